// The card that was drawn in this turn.

import type { Told } from "../../wire.ts";

export interface Drawn {
    /** 0 and 1: which of the two decks. */
    deck: number;
    text: string;
    event: Told["event"];
}

/** The last card of the turn; null if none was drawn since it began. */
export function lastDrawn(story: readonly Told[]): Drawn | null {
    const told = story.findLast(({ event }) => ["drew", "turn_began"].includes(String(event["event"])));
    if (!told || typeof told.event["card"] !== "number") return null;
    const text = /“(.*)”/s.exec(told.text)?.[1] ?? told.text;
    return { deck: Number(told.event["deck"] ?? 0), text, event: told.event };
}
