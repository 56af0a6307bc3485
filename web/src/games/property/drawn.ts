// The card that was drawn in this turn.

import type { Told } from "../../contents.ts";
import type { Property } from "./property.ts";

export interface Drawn {
    /** 0 and 1: which of the two decks. */
    deck: number;
    text: string;
    event?: Property["event"];
}

/** The last card of the turn; null if none was drawn since it began. */
export function lastDrawn(story: readonly Told<Property>[]): Drawn | null {
    const told = story.findLast(({ event }) => event.event === "drew" || event.event === "turn_began");
    if (told?.event.event !== "drew") return null;
    return { deck: told.event.deck, text: told.card ?? "", event: told.event };
}
