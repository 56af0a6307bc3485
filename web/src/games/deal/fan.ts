// Cards held like a fan: in one row as long as every name can be read, else in two, one behind the other.

import { within } from "../../parts/within.ts";

export interface Held {
    row: number;
    /** Where its left edge is, in pixels. */
    x: number;
    /** How far it is turned, in degrees, and how far it hangs below the middle one. */
    turn: number;
    drop: number;
}

/** How much of a card must be seen beside the next one, so that a name set for it can be read: as a share, in pixels;
 * and where there is no room for two rows. */
const [STRIP, NARROWEST, NARROWEST_ALONE] = [0.56, 56, 31];
/** By the width of a card: how high it is, and how much is seen of one in the row behind. */
const HIGH = 1.4;
export const BEHIND = 0.86;
/** How many cards wide a row is in which each of ten can be told: all in one, or five in each of two. */
const [TEN_ACROSS, FIVE_ACROSS] = [6.1, 3.6];
/** The largest there is; the one size on a phone that lies on its side. */
const [LARGEST, ON_LOW] = [140, 62];
/** How far apart two cards are at most, as a share, and how far the outer ones are turned. */
const [WIDEST, STEEPEST] = [0.86, 3.2];

/** What is around the cards, which are turned and lifted, in pixels. */
export const AROUND = 24;

/** How high so many rows of cards are, with what is around them. */
export const tallOf = (rows: number, card: number): number => card * (HIGH + (rows === 2 ? BEHIND : 0)) + AROUND;

/** How wide cards are in a space of this size: as large as there is room for many of them, in one row or in two. */
export function cardFor(width: number, height: number, isLow = false): number {
    if (isLow) return ON_LOW;
    const least = width < 560 ? 68 : 92;
    const inOne = Math.min((height - AROUND) / HIGH, width / TEN_ACROSS);
    const inTwo = Math.min((height - AROUND) / (HIGH + BEHIND), width / FIVE_ACROSS);
    return within(Math.max(inOne, inTwo), least, LARGEST);
}

/** How many rows a hand takes. */
export function rowsFor(count: number, width: number, height: number, card: number): number {
    const seen = count > 1 ? (width - card) / (count - 1) : card;
    if (seen >= Math.max(NARROWEST, STRIP * card)) return 1;
    const hasRoom = height >= tallOf(2, card);
    return hasRoom || seen < NARROWEST_ALONE ? 2 : 1;
}

/** How far from one card to the next in a row of so many. */
function stepOf(size: number, width: number, card: number): number {
    return size > 1 ? Math.max(0, Math.min(card * WIDEST, (width - card) / (size - 1))) : card;
}

/** How much is seen of every card in so many rows: so wide its name may be. */
export const stripOf = (count: number, rows: number, width: number, card: number): number =>
    stepOf(Math.ceil(count / rows), width, card);

/** Where each card of a hand is held, in so many rows, in a space of this width. */
export function fanned(count: number, rows: number, width: number, card: number): Held[] {
    const first = Math.ceil(count / rows);
    return Array.from({ length: count }, (_, place) => {
        const row = place < first ? 0 : 1;
        const size = row ? count - first : first;
        const at = row ? place - first : place;
        const step = stepOf(size, width, card);
        const left = (width - card - step * (size - 1)) / 2;
        const off = at - (size - 1) / 2;
        const steep = size > 1 ? Math.min(STEEPEST, 16 / size) : 0;
        return { row, x: left + at * step, turn: off * steep, drop: off * off * steep * 0.42 };
    });
}
