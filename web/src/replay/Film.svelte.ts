// A finished game that is looked at again: its steps, fetched some at a time, and which one is shown.

import { film, type FilmPart, type Source } from "../api.ts";
import type { Room } from "../room/Room.svelte.ts";
import type { Hand, RoomFacts, Told } from "../wire.ts";

const AT_ONCE = 60;

export class Film {
    #facts = $state.raw<RoomFacts | null>(null);
    chapters = $state.raw<FilmPart["chapters"]>([]);
    steps = $state(0);
    step = $state(0);
    hand = $state.raw<Hand | undefined>(undefined);
    /** What is told at this step; nothing after a jump, so that the pieces stand at once where they stood. */
    fresh = $state.raw<readonly Told[]>([]);
    story = $state.raw<readonly Told[]>([]);
    isPlaying = $state(false);

    readonly source: Source;
    readonly #hands = new Map<number, Hand>();
    #wanted = 0;

    constructor(source: Source) {
        this.source = source;
    }

    /** The table; how it ended is not told before it has. */
    get facts(): RoomFacts | null {
        if (this.#facts === null || this.step === this.steps - 1) return this.#facts;
        return { ...this.#facts, ending: null };
    }

    /** Fetch the beginning. */
    async open(): Promise<void> {
        const part = await this.#fetch(0);
        this.#facts = part.room;
        this.steps = part.steps;
        this.chapters = part.chapters;
        await this.go(0);
    }

    /** Show a step. */
    async go(step: number): Promise<void> {
        const goal = Math.max(0, Math.min(step, this.steps - 1));
        this.#wanted = goal;
        if (!this.#hands.has(goal)) await this.#fetch(goal - (goal % AT_ONCE));
        // Somebody may have gone elsewhere meanwhile.
        if (this.#wanted !== goal) return;
        const hand = this.#hands.get(goal);
        const isNext = goal === this.step + 1;
        this.fresh = isNext ? (hand?.told ?? []) : [];
        this.story = isNext ? [...this.story, ...(hand?.told ?? [])] : this.#before(goal);
        this.hand = hand;
        this.step = goal;
        if (goal === this.steps - 1) this.isPlaying = false;
        const ahead = goal - (goal % AT_ONCE) + AT_ONCE;
        if (ahead < this.steps && goal % AT_ONCE > AT_ONCE / 2 && !this.#hands.has(ahead)) void this.#fetch(ahead);
    }

    /** What was told up to a step, as far back as it was fetched. */
    #before(step: number): readonly Told[] {
        const lines: Told[][] = [];
        for (let at = step; at >= 0 && this.#hands.has(at); at -= 1) lines.unshift(this.#hands.get(at)?.told ?? []);
        return lines.flat();
    }

    async #fetch(first: number): Promise<FilmPart> {
        const part = await film(this.source, first, AT_ONCE);
        part.hands.forEach((hand, place) => this.#hands.set(part.first + place, hand));
        return part;
    }

    /** The film as a room in which nobody sits, for the parts of the table that only show. */
    get room(): Room {
        const shown = {
            facts: this.facts,
            hand: this.hand,
            hands: this.hand ? [this.hand] : [],
            fresh: this.fresh,
            story: this.story,
            chat: [],
            guest: null,
            held: null,
            mine: [],
            refusal: null,
            problem: "",
            isWatching: true,
            isHost: false,
            isPlaying: false,
            myName: "",
            play: () => undefined,
            say: () => false,
        };
        return shown as unknown as Room;
    }
}
