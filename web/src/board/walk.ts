// How a piece goes from where it stood to where it stands: the way that the events tell, step by step.

import type { Space } from "../api.ts";
import { isMoveOf, type Cue } from "../motion/timeline.ts";
import { around } from "../ring/plan.ts";
import type { Told } from "../wire.ts";

const LONGEST_WALK = 24;

/** A space on the way, and when the piece is on it. */
export interface Step {
    space: number;
    at: number;
}

/** The spaces that a seat's piece passes, the last included, each at its time; empty if the events do not lead there. */
export function walked(
    cues: readonly Cue[],
    seat: number,
    from: number | null,
    to: number,
    spaces: readonly Space[],
    isRing = false,
): Step[] {
    const steps: Step[] = [];
    let stands = from;
    for (const { event, at, takes } of cues) {
        if (!isMoveOf(event, seat)) continue;
        const [start, end] = [event["from"] as number, event["to"] as number];
        if (stands !== null && start !== stands) continue;
        // On a ring a throw is walked; what a card or a guard does is done at once.
        const isThrown = typeof event["count"] === "number";
        const isLed = isRing ? !isThrown : spaces[start]?.leads_to === end;
        const way = isLed ? [end] : isRing ? around(start, end, spaces.length) : stepped(start, end);
        way.forEach((space, place) => steps.push({ space, at: at + (takes * place) / way.length }));
        stands = end;
    }
    return stands === to && steps.length <= LONGEST_WALK ? steps : [];
}

/** Every number from one to another, without the first. */
function stepped(from: number, to: number): number[] {
    const step = from < to ? 1 : -1;
    return Array.from({ length: Math.abs(to - from) }, (_, place) => from + step * (place + 1));
}

/** Where the spinner points after these events; null while nobody has spun. */
export function lastSpin(story: readonly Told[]): number | null {
    const spin = story.findLast(({ event }) => typeof event["degree"] === "number");
    return (spin?.event["degree"] as number | undefined) ?? null;
}
