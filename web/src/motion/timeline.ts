// When each thing that was just told is shown: one after the other, in the order in which it happened.

import type { AnyEvent, Contents, Told } from "../contents.ts";
import { moveOf, paymentOf, type Manner, type Manners } from "./manners.ts";

export const DICE = 700;
export const SPIN = 1500;
export const STEP = 120;
export const LEAP = 320;
export const CARD = 900;
export const MONEY = 420;
export const NOTE = 160;
/** A longer show than this is not for somebody who wants to play. */
export const LONGEST = 6000;

/** One told event, how it is shown, when that begins, and how long it takes. */
export interface Cue<C extends Contents = Contents> {
    event: C["event"];
    manner: Manner;
    at: number;
    takes: number;
}

/** How long it takes to show one event. */
export function lengthOf(event: AnyEvent, manner: Manner): number {
    if (manner.spins) return SPIN;
    if (manner.throws) return DICE;
    if (manner.turns) return CARD;
    const move = moveOf(event, manner);
    if (move) return move.steps ? move.steps * STEP : LEAP;
    return paymentOf(event, manner) ? MONEY : NOTE;
}

/** All that was just told, with when it is shown; a long show is told faster, a very long one at once. */
export function timeline(told: readonly Told[], manners: Manners, speed: number): Cue[] {
    const lengths = told.map(({ event }) => lengthOf(event, manners.of(event)));
    const total = lengths.reduce((sum, length) => sum + length, 0);
    const factor = total > 2 * LONGEST ? 0 : speed * Math.min(1, LONGEST / Math.max(total, 1));
    let at = 0;
    return told.map(({ event }, place) => {
        const takes = (lengths[place] ?? 0) * factor;
        const cue = { event, manner: manners.of(event), at, takes };
        at += takes;
        return cue;
    });
}

/** When the last thing that moves has come to rest; what is only heard or read needs no waiting. */
export function seenUntil(cues: readonly Cue[]): number {
    const last = cues.findLast(({ event, manner }) => lengthOf(event, manner) !== NOTE);
    return last ? last.at + last.takes : 0;
}
