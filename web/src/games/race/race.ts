// What the table of the race tells.

import type { Of, Told } from "../../contents.ts";

export type Race = Of<"race">;

/** Where the spinner points after these events; null while nobody has spun. */
export function lastSpin(story: readonly Told<Race>[]): number | null {
    const spin = story.map(({ event }) => event).findLast((event) => "degree" in event);
    return spin?.degree ?? null;
}
