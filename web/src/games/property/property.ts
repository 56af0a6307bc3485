// What lies on the table of a game of deeds and trades, and what its box calls it.

import type { Of } from "../../contents.ts";
import type { PropertyBoard, PropertySpace } from "../../wire.ts";

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
