// What the dice show.

import type { AnyEvent, Told } from "../contents.ts";

const isThrow = (event: AnyEvent): event is AnyEvent & { first: number; second: number } =>
    "first" in event && "second" in event;

/** The two dice of the last throw in a story; null while nobody has thrown. */
export function lastThrow(story: readonly Told[]): [number, number] | null {
    const last = story.map(({ event }) => event).findLast(isThrow);
    return last ? [last.first, last.second] : null;
}
