// What lies on the table of a game of deeds and deals: purses, deeds, claims, offers, an auction, a debt.

import type { BoardPlan, Space } from "../../api.ts";
import { tableOf } from "../../board/pieces.ts";
import type { Hand } from "../../wire.ts";

export interface Player {
    seat: number;
    token: number;
    cash: number;
    space: number;
    /** 0 is free; else which turn in Jail comes next. */
    jailed: number;
    deeds: number[];
    jail_cards: string[];
    out: boolean;
}

export interface Deed {
    space: number;
    owner: number | null;
    mortgaged: boolean;
    houses: number;
    hotel: boolean;
    /** What a landing there costs now: an amount, or so many times the dice. */
    rent: number | null;
    times: number | null;
}

/** One side of a deal. */
export interface Goods {
    cash: number;
    deeds: readonly number[];
    cards: readonly string[];
}

export interface Claim {
    claim: number;
    owner: number;
    debtor: number;
    space: number;
    amount: number | null;
    asked: boolean;
}

/** A deal that seat offers to other: seat gives, and takes in return. */
export interface Offer {
    offer: number;
    seat: number;
    other: number;
    give: Goods;
    take: Goods;
}

export interface Auction {
    space: number | null;
    piece: string | null;
    bid: number;
    leader: number | null;
    passed: number[];
}

export interface Debt {
    seat: number;
    other: number | null;
    amount: number;
}

/** Mortgaged deeds that somebody took over, and is asked about. */
export interface Inherit {
    seat: number;
    deeds: number[];
}

export interface Estate {
    players: Player[];
    deeds: Deed[];
    bank: { houses: number; hotels: number };
    pot: number;
    turn: number | null;
    /** Where the turn stands: before the throw, after it, busy with something else. */
    step: string;
    claims: Claim[];
    offers: Offer[];
    auction: Auction | null;
    debt: Debt | null;
    inherit: Inherit | null;
    buying: number | null;
}

/** What a hand's view shows of it; null where the game is of another kind. */
export function estateOf(hand: Hand | undefined): Estate | null {
    const table = tableOf(hand);
    const isOne = ["players", "deeds", "claims", "offers"].every((part) => Array.isArray(table[part]));
    return isOne ? (table as unknown as Estate) : null;
}

export function nameOf(board: BoardPlan, space: number | null): string {
    return (space === null ? undefined : board.spaces[space]?.name) ?? "";
}

/** A house or a hotel, or several, as the box calls them. */
export function pieceName(board: BoardPlan, piece: string, count = 1): string {
    return board.words?.[count === 1 ? piece : `${piece}s`] ?? piece;
}

/** A jail card by the deck that it belongs to. */
export function deckName(board: BoardPlan, deck: string): string {
    return board.words?.[deck] ?? deck;
}

/** What a deed earns, step by step: as more stands on a lot, or as one owns more of its kind. */
export function rentsOf(board: BoardPlan, space: Space): number[] {
    const shared = { station: "station_rents", utility: "utility_factors" }[space.kind];
    const numbers = shared === undefined ? space.rents : board.numbers?.[shared];
    return Array.isArray(numbers) ? (numbers as number[]) : [];
}

/** Which of these rents applies now, by its place; -1 where none does. */
export function rentNow(board: BoardPlan, space: Space, deed: Deed | undefined): number {
    if (!deed || deed.owner === null || deed.mortgaged) return -1;
    const rents = rentsOf(board, space);
    if (space.kind !== "lot") return rents.indexOf(deed.times ?? deed.rent ?? -1);
    return deed.hotel ? rents.length - 1 : deed.houses;
}

/** Deeds in the order of the board, those of a group together. */
export function byGroup(board: BoardPlan, deeds: readonly number[]): Space[][] {
    const groups = new Map<unknown, Space[]>();
    for (const number of [...deeds].sort((one, other) => one - other)) {
        const space = board.spaces[number];
        if (space === undefined) continue;
        const group = space.group ?? space.kind;
        groups.set(group, [...(groups.get(group) ?? []), space]);
    }
    return [...groups.values()];
}
