// What if? A moment of a finished game: its address, and the odds there in numbers.

import type { Source } from "../api.ts";
import type { SeatOdds } from "../wire.ts";

/** A step of a game; with a seat, somebody would play on from there. */
export interface Moment {
    step: number;
    seat: number | null;
}

/** The moment that an address names: `#step=12`, or `#step=12&seat=1` to play on. */
export function momentIn(hash: string): Moment | null {
    const [, step, seat] = /^#step=(\d{1,6})(?:&seat=(\d))?$/.exec(hash) ?? [];
    return step === undefined ? null : { step: Number(step), seat: seat === undefined ? null : Number(seat) };
}

/** Where a moment of a table's game is shown; nothing where the game is only a file. */
export function addressOf(source: Source, { step, seat }: Moment): string {
    if (!("watch" in source)) return "";
    const game = source.game === null ? "" : `/${source.game}`;
    return `/replay/${source.watch}${game}#step=${step}${seat === null ? "" : `&seat=${seat}`}`;
}

/** A chance of a hundred, and half the width of its bounds: at least one, for it is never quite sure. */
export function inHundred({ chance, low, high }: SeatOdds): { chance: number; error: number } {
    return { chance: Math.round(100 * chance), error: Math.max(1, Math.round(50 * (high - low))) };
}

/** Who sits down if nobody has chosen: the wished seat, else the first one asked, else the first in the game. */
export function chairFor(playing: readonly number[], wished: number | null, asked: readonly number[]): number {
    const wishes = [...(wished === null ? [] : [wished]), ...asked, ...playing];
    return wishes.find((seat) => playing.includes(seat)) ?? 0;
}
