// How a piece goes from where it stood to where it stands: the way that the events tell, step by step.

import { moveOf } from "../motion/manners.ts";
import type { Cue } from "../motion/timeline.ts";
import { around } from "../ring/plan.ts";

const LONGEST_WALK = 24;

/** A space on the way, and when the piece is on it. */
export interface Step {
    space: number;
    at: number;
}

/**
 * The spaces that a seat's piece passes, the last included, each at its time; empty if the events do not lead there.
 * On a ring of so many spaces one only walks forward.
 */
export function walked(cues: readonly Cue[], seat: number, from: number | null, to: number, ring = 0): Step[] {
    const steps: Step[] = [];
    let stands = from;
    for (const { event, manner, at, takes } of cues) {
        const move = moveOf(event, manner);
        if (move?.seat !== seat || (stands !== null && move.from !== stands)) continue;
        const way = !move.steps ? [move.to] : ring ? around(move.from, move.to, ring) : stepped(move.from, move.to);
        way.forEach((space, place) => steps.push({ space, at: at + (takes * place) / way.length }));
        stands = move.to;
    }
    return stands === to && steps.length <= LONGEST_WALK ? steps : [];
}

/** Every number from one to another, without the first. */
function stepped(from: number, to: number): number[] {
    const step = from < to ? 1 : -1;
    return Array.from({ length: Math.abs(to - from) }, (_, place) => from + step * (place + 1));
}
