// What lies on the table of the card game: hands, banks, sets, and what is being answered.

import type { Of } from "../../contents.ts";
import type { DealBoard, DealCardSet, DealKind, DealLane, DealPlayer, DealTable } from "../../wire.ts";

export type Deal = Of<"deal">;

export interface Stack {
    kind: number;
    count: number;
}

/** Cards of a kind together, in the order they come. */
export function stacked(kinds: readonly number[]): Stack[] {
    const counts = new Map<number, number>();
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** Every card by itself, and which one of its kind it is. */
export function copiesOf(kinds: readonly number[]): { kind: number; copy: number }[] {
    const seen = new Map<number, number>();
    return kinds.map((kind) => {
        const copy = seen.get(kind) ?? 0;
        seen.set(kind, copy + 1);
        return { kind, copy };
    });
}

/** Cards of the same value together, the dearest first, with their names. */
export function byValue(board: DealBoard, kinds: readonly number[]): { value: number; names: string[] }[] {
    const values = new Map<number, string[]>();
    for (const kind of kinds) {
        const card = kindOf(board, kind);
        if (card) values.set(card.value, [...(values.get(card.value) ?? []), card.name]);
    }
    return [...values].map(([value, names]) => ({ value, names })).sort((one, other) => other.value - one.value);
}

export function kindOf(board: DealBoard, kind: number): DealKind | undefined {
    return board.kinds[kind];
}

/** A set as one calls it: by its colour; the second of a colour has a number. */
export function setName(board: DealBoard, set: number): string {
    const { colour, order } = board.sets[set] ?? { colour: -1, order: 0 };
    return `${board.colours[colour]?.name ?? ""}${order ? ` ${order + 1}` : ""}`;
}

/** A card that lies in a set, by its number, which is the same in front of everybody: what it is, and where. */
export function cardIn(board: DealBoard, table: DealTable, card: number): { kind: DealKind; set: number } | undefined {
    for (const { set, cards, buildings } of table.players.flatMap((player) => player.sets)) {
        const kind = kindOf(board, [...cards, ...buildings].find((one) => one.card === card)?.kind ?? -1);
        if (kind) return { kind, set };
    }
    return undefined;
}

/** The kind of card that builds a house or a hotel. */
export function buildingOf(board: DealBoard, does: "house" | "hotel"): DealKind | undefined {
    return board.kinds.find((kind) => kind.does === does);
}

/** One card that I can pay with; which of several that are alike. */
export interface Coin {
    word: string;
    kind: DealKind;
    copy: number;
}

export interface Coins {
    /** Null: they are in the bank. */
    set: DealCardSet | null;
    coins: Coin[];
}

/** What I can pay with, by where it lies: the bank, then set by set. */
export function coinsIn(board: DealBoard, player: DealPlayer, lane: DealLane): Coins[] {
    const parts = new Map<number | null, Coin[]>();
    const seen = new Map<string, number>();
    for (const { word, kind: number, set } of lane.coins) {
        const [kind, copy] = [kindOf(board, number), seen.get(word) ?? 0];
        if (kind) parts.set(set, [...(parts.get(set) ?? []), { word, kind, copy }]);
        seen.set(word, copy + 1);
    }
    return [...parts].map(([number, coins]) => ({ set: player.sets.find(({ set }) => set === number) ?? null, coins }));
}

export const keyOf = (coin: Coin): string => `${coin.word} ${coin.copy}`;
