// What lies on the table of a game of deeds and trades, and what its box calls it.

import type { Of } from "../../contents.ts";
import type { PropertyBoard, PropertyDeed, PropertySpace } from "../../wire.ts";

export type Property = Of<"property">;

export function nameOf(board: PropertyBoard, space: number | null): string {
    return (space === null ? undefined : board.spaces[space]?.name) ?? "";
}

/** A house or a hotel, or several, as the box calls them. */
export function pieceName(board: PropertyBoard, piece: string, count = 1): string {
    return board.words[count === 1 ? piece : `${piece}s`] ?? piece;
}

/** A jail card by the deck that it belongs to. */
export function deckName(board: PropertyBoard, deck: string): string {
    return board.words[deck] ?? deck;
}

/** What a deed earns, step by step: as more stands on a lot, or as one owns more of its kind. */
export function rentsOf(board: PropertyBoard, space: PropertySpace): number[] {
    if (space.kind === "station") return board.numbers.station_rents;
    return space.kind === "utility" ? board.numbers.utility_factors : (space.rents ?? []);
}

/** Which of these rents applies now, by its place; -1 where none does. */
export function rentNow(board: PropertyBoard, space: PropertySpace, deed: PropertyDeed | undefined): number {
    if (!deed || deed.owner === null || deed.mortgaged) return -1;
    const rents = rentsOf(board, space);
    if (space.kind !== "lot") return rents.indexOf(deed.times ?? deed.rent ?? -1);
    return deed.hotel ? rents.length - 1 : deed.houses;
}

/** Deeds in the order of the board, those of a group together. */
export function byGroup(board: PropertyBoard, deeds: readonly number[]): PropertySpace[][] {
    const groups = new Map<unknown, PropertySpace[]>();
    for (const number of [...deeds].sort((one, other) => one - other)) {
        const space = board.spaces[number];
        if (space === undefined) continue;
        const group = space.group ?? space.kind;
        groups.set(group, [...(groups.get(group) ?? []), space]);
    }
    return [...groups.values()];
}
