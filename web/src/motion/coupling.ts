// How fast the moves of bots are shown: by the table's pace, and at once for the rest of a turn that somebody hurried.

import type { Told } from "../contents.ts";
import type { RoomFacts, SetPace } from "../wire.ts";

export const PACES: readonly SetPace["pace"][] = ["calm", "brisk", "at_once"];
const FACTORS: Readonly<Record<string, number>> = { calm: 1, brisk: 0.5, at_once: 0.15 };

export class Coupling {
    /** Whose turn is to be over as soon as it can. */
    #hurried: number | null = null;
    #last: number | null = null;

    /** What the lengths of something told are multiplied by. */
    factor(told: readonly Told[], facts: RoomFacts | null): number {
        const seat = told.find(({ event }) => event.seat !== undefined)?.event.seat ?? null;
        if (seat === null || facts?.chairs[seat]?.kind !== "bot") return 1;
        if (seat !== this.#hurried) this.#hurried = null;
        this.#last = seat;
        return this.#hurried === null ? (FACTORS[facts.pace] ?? 1) : 0;
    }

    /** Somebody wants to see the end of what is moving: of a bot's, the end of its turn. */
    hurry(): void {
        this.#hurried = this.#last;
    }
}
