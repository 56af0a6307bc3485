// Where the token that walked last has been: the last few spaces, the nearest first.

import type { Told } from "../../contents.ts";
import { around } from "../../ring/plan.ts";
import type { Property } from "./property.ts";

const LONGEST = 6;

export interface Print {
    space: number;
    /** Where the next one is, so that it points the way. */
    next: number;
    /** How many steps ago. */
    ago: number;
    /** How many steps after the walk began. */
    step: number;
}

export function trailOf(story: readonly Told<Property>[], size: number): Print[] {
    const walk = story.map(({ event }) => event).findLast((event) => event.event === "moved");
    if (!walk) return [];
    const { from, to } = walk;
    const way = [from, ...around(from, to, size)];
    return way
        .slice(0, -1)
        .map((space, step) => ({ space, next: way[step + 1] ?? to, ago: way.length - 1 - step, step }))
        .slice(-LONGEST)
        .reverse();
}
