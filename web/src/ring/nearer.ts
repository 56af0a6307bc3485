// On a phone the board comes nearer by itself: while a piece walks, to where it comes to rest; then it is whole again.

import { moveOf } from "../motion/manners.ts";
import type { Cue } from "../motion/timeline.ts";
import { EDGE, WHOLE, type Box } from "./plan.ts";

/** A part of the board that fills its frame: how far the board is moved, as shares of the frame. */
export interface Sight {
    x: number;
    y: number;
}

/** A sight, from when to when, and how long it takes to come there, in milliseconds. */
export interface Look {
    sight: Sight;
    at: number;
    takes: number;
    until: number;
}

/** How many times larger. */
export const NEAR = 2;
/** Coming nearer and going away take so long at least. */
export const GLIDE = 450;
/** Somebody else's walk is looked at if it takes so long. */
const A_WALK = 700;
/** So long one stays where a piece came to rest. */
const A_LOOK = 900;

/** A space in the middle of the frame, or as near to it as the board's edge allows. */
export function sightOf({ x, y, width, height }: Box): Sight {
    const moved = (middle: number) => Math.min(0, Math.max(1 - NEAR, 0.5 - (NEAR * (middle + EDGE)) / WHOLE));
    return { x: moved(x + width / 2), y: moved(y + height / 2) };
}

/** What is worth looking at in what is being shown: every walk of mine, and the long ones of the others. */
export function looksAt(cues: readonly Cue[], places: readonly Box[], mine: readonly number[]): Look[] {
    return cues.flatMap(({ event, manner, at, takes }) => {
        const move = moveOf(event, manner);
        const box = move?.steps ? places[move.to] : undefined;
        if (!move || !box || !takes || (takes < A_WALK && !mine.includes(move.seat))) return [];
        return [{ sight: sightOf(box), at, takes: Math.max(takes, GLIDE), until: at + takes + A_LOOK }];
    });
}
