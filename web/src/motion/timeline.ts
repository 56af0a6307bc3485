// When each thing that was just told is shown: one after the other, in the order in which it happened.

import type { Told } from "../wire.ts";

export const DICE = 700;
export const SPIN = 1500;
export const STEP = 120;
export const LEAP = 320;
export const CARD = 900;
export const MONEY = 420;
export const NOTE = 160;
/** A longer show than this is not for somebody who wants to play. */
export const LONGEST = 6000;

/** Where money goes: a seat by its number, or the Bank. */
export type Purse = number | "bank";

export interface Payment {
    from: Purse;
    to: Purse;
    amount: number;
}

/** One told event, when it begins to be shown, and how long that takes. */
export interface Cue {
    event: Told["event"];
    at: number;
    takes: number;
}

const FROM_BANK = new Set(["salary", "salary_on_go", "got_by_card", "sold", "sold_group", "mortgaged", "took_pot"]);
const TO_BANK = new Set([
    "bought", "bought_dealt", "won_auction", "won_piece", "built", "lifted", "paid_tax", "paid_fine",
    "paid_by_card", "paid_interest", "claimed", "added", "handed_to_bank", "cash_to_bank",
]); // prettier-ignore
const BETWEEN = new Set(["paid_rent", "paid_player", "gave_cash", "paid_tribute", "took_over", "paid_rival", "handed_over", "paid_all"]);

const number = (event: Told["event"], field: string): number | null => {
    const value = event[field];
    return typeof value === "number" ? value : null;
};

/** The payment that an event tells of; in a game of teams the purse of a team is that of its first seat. */
export function paymentOf(event: Told["event"], teamSeat: (team: number) => number | null = () => null): Payment | null {
    const name = String(event["event"]);
    const amount = number(event, "amount");
    if (amount === null || amount <= 0) return null;
    const team = number(event, "team");
    const rival = number(event, "rival");
    const payer = team === null ? number(event, "seat") : teamSeat(team);
    const other = rival === null ? number(event, "other") : teamSeat(rival);
    if (payer === null) return null;
    if (FROM_BANK.has(name)) return { from: "bank", to: payer, amount };
    if (TO_BANK.has(name)) return { from: payer, to: "bank", amount };
    if (BETWEEN.has(name) && other !== null) return { from: payer, to: other, amount };
    return null;
}

/** How long it takes to show one event. */
export function lengthOf(event: Told["event"], size = 0): number {
    const name = String(event["event"]);
    if (name === "threw") return DICE;
    if (name === "spun" || name === "on_line") return SPIN;
    const from = number(event, "from");
    const to = number(event, "to");
    if (from !== null && to !== null) {
        const count = number(event, "count");
        const steps = count ?? (size ? (to - from + size) % size : Math.abs(to - from));
        return count === null ? LEAP : steps * STEP;
    }
    if (name === "drew" && number(event, "card") !== null) return CARD;
    if (paymentOf(event, () => 0)) return MONEY;
    return NOTE;
}

/** All that was just told, with when it is shown; a long show is told faster, a very long one at once. */
export function timeline(told: readonly Told[], speed: number): Cue[] {
    const lengths = told.map(({ event }) => lengthOf(event));
    const total = lengths.reduce((sum, length) => sum + length, 0);
    const factor = total > 2 * LONGEST ? 0 : speed * Math.min(1, LONGEST / Math.max(total, 1));
    let at = 0;
    return told.map(({ event }, place) => {
        const takes = (lengths[place] ?? 0) * factor;
        const cue = { event, at, takes };
        at += takes;
        return cue;
    });
}

/** Whether an event is seen moving, and not only heard or read. */
function isSeen(event: Told["event"]): boolean {
    return lengthOf(event) !== NOTE;
}

/** When the last thing that moves has come to rest; what is only read needs no waiting. */
export function seenUntil(cues: readonly Cue[]): number {
    const last = cues.findLast(({ event }) => isSeen(event));
    return last ? last.at + last.takes : 0;
}

/** Whether an event moves a seat's piece. */
export function isMoveOf(event: Told["event"], seat: number): boolean {
    return event["seat"] === seat && number(event, "from") !== null && number(event, "to") !== null;
}
