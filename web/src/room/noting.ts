// This browser's note of a room, from which the home page lists my games.

import { keepGame } from "../keeping.ts";
import type { RoomFacts } from "../wire.ts";

export class Note {
    readonly #link: string;
    /** How the game stood when the note was made. */
    #made = "";

    constructor(link: string) {
        this.#link = link;
    }

    /** Make it anew if something in it is different now. */
    make(facts: RoomFacts, guest: number | null): void {
        const others = facts.chairs.flatMap((chair) => (chair.name && chair.guest !== guest ? [chair.name] : []));
        const { title, status, game, watch, number } = facts;
        const note = [status, game, ...others].join("\n");
        if (note === this.#made) return;
        this.#made = note;
        keepGame({ link: this.#link, title, status, when: Date.now(), game, others, watch, number });
    }
}
