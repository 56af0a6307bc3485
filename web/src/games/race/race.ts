// What the table of the race tells.

import type { Contents, Told } from "../../contents.ts";
import type { RaceBoard, RaceEvent, RaceView, TableEvent } from "../../wire.ts";

export interface Race extends Contents {
    view: RaceView;
    board: RaceBoard;
    event: RaceEvent | TableEvent;
}

/** Where the spinner points after these events; null while nobody has spun. */
export function lastSpin(story: readonly Told<Race>[]): number | null {
    const spin = story.map(({ event }) => event).findLast((event) => "degree" in event);
    return spin?.degree ?? null;
}
