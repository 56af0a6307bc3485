// What lies on the table of the race.

import type { AnyEvent, AnyView, Contents, Told } from "../../contents.ts";
import { numberIn, type Manners } from "../../motion/manners.ts";
import type { BoardPlan } from "../../wire.ts";

export interface Race extends Contents {
    view: AnyView;
    board: BoardPlan;
    event: AnyEvent;
}

/** Where the spinner points after these events; null while nobody has spun. */
export function lastSpin(story: readonly Told<Race>[], manners: Manners): number | null {
    const spin = story.findLast(({ event }) => manners.of(event).spins);
    return spin ? numberIn(spin.event, manners.of(spin.event).spins ?? "") : null;
}
