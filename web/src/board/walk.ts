// How a piece goes from where it stood to where it stands: the way that the events tell, step by step.

import type { Space } from "../api.ts";
import { around } from "../ring/plan.ts";
import type { Told } from "../wire.ts";

const LONGEST_WALK = 24;

/** The spaces that a seat's piece passes, the last included; empty if the events do not lead there. */
export function walked(
    told: readonly Told[],
    seat: number,
    from: number | null,
    to: number,
    spaces: readonly Space[],
    isRing = false,
): number[] {
    const way: number[] = [];
    let at = from;
    for (const { event } of told) {
        const [start, end] = [event["from"], event["to"]];
        if (event["seat"] !== seat || typeof start !== "number" || typeof end !== "number") continue;
        if (at !== null && start !== at) continue;
        const isLed = spaces[start]?.leads_to === end;
        // On a ring a throw is walked; what a card or a guard does is done at once.
        const isThrown = typeof event["count"] === "number";
        if (isRing) way.push(...(isThrown ? around(start, end, spaces.length) : [end]));
        else way.push(...(isLed ? [end] : stepped(start, end)));
        at = end;
    }
    return at === to && way.length <= LONGEST_WALK ? way : [];
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
