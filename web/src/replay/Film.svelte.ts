// A finished game that is looked at again: its steps, fetched some at a time, and which one is shown.

import { film, whyNot, type Source } from "../api.ts";
import type { Hand, Told } from "../contents.ts";
import { Curtain } from "../motion/curtain.svelte.ts";
import { Manners } from "../motion/manners.ts";
import { pace } from "../motion/pace.svelte.ts";
import type { Cue } from "../motion/timeline.ts";
import type { Showing } from "../showing.ts";
import { after } from "../surroundings.ts";
import type { Ending, Film as FilmPart, RoomFacts } from "../wire.ts";

const AT_ONCE = 60;
/** How long a step is looked at, in milliseconds; who chooses less sees it move faster too. */
export const PAUSES = [2400, 1200, 500, 150];
const USUAL = 1200;

export class Film implements Showing {
    #facts = $state.raw<RoomFacts | null>(null);
    chapters = $state.raw<FilmPart["chapters"]>([]);
    steps = $state(0);
    step = $state(0);
    hand = $state.raw<Hand | undefined>(undefined);
    story = $state.raw<readonly Told[]>([]);
    /** What is being shown of this step; nothing after a jump, so that the pieces stand at once where they stood. */
    cues = $state.raw<readonly Cue[]>([]);
    isPlaying = $state(false);
    /** Why the step that was wished for cannot be shown. */
    trouble = $state("");
    /** Nobody looks at a film from a seat. */
    readonly mine: readonly number[] = [];
    /** How the events of its game are shown; before the game is known, none of them moves. */
    manners = $state.raw(new Manners());
    pause = $state(USUAL);

    readonly source: Source;
    readonly #hands = new Map<number, Hand>();
    readonly #curtain = new Curtain({
        after,
        manners: () => this.manners,
        factor: () => pace.factor * Math.min(1, this.pause / USUAL),
    });
    /** The table as it will be when what is being shown has come to rest. */
    #ahead = $state.raw<{ hand: Hand | undefined; story: readonly Told[] } | null>(null);
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
        let trouble = "";
        if (!this.#hands.has(goal))
            await this.#fetch(goal - (goal % AT_ONCE)).catch((error: unknown) => (trouble = whyNot(error)));
        // Somebody may have gone elsewhere meanwhile.
        if (this.#wanted !== goal) return;
        this.trouble = trouble;
        if (trouble) {
            this.isPlaying = false;
            return;
        }
        const hand = this.#hands.get(goal);
        this.#curtain.finish(); // who goes on sees the next step, and not the rest of this one
        const isNext = goal === this.step + 1;
        const told = hand?.told ?? [];
        const story = isNext ? [...this.story, ...told] : this.#before(goal);
        this.step = goal;
        this.#curtain.show({
            told: isNext ? told : [],
            begin: (cues) => {
                this.#ahead = { hand, story };
                this.cues = cues;
            },
            end: () => {
                this.#ahead = null;
                if (this.#curtain.isMoving) this.cues = [];
                this.story = story;
                this.hand = hand;
            },
        });
        if (goal === this.steps - 1) this.isPlaying = false;
        const ahead = goal - (goal % AT_ONCE) + AT_ONCE;
        if (ahead < this.steps && goal % AT_ONCE > AT_ONCE / 2 && !this.#hands.has(ahead))
            this.#fetch(ahead).catch(() => undefined); // it is asked for again when one is there
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

    /** Whether a step is still on its way. */
    get isMoving(): boolean {
        return this.#curtain.isMoving;
    }

    /** A tap on what is moving finishes it. */
    hurry(): void {
        this.#curtain.finish();
    }

    get hands(): readonly Hand[] {
        return this.hand ? [this.hand] : [];
    }

    get coming(): Hand | undefined {
        return this.#ahead?.hand ?? this.hand;
    }

    get telling(): readonly Told[] {
        return this.#ahead?.story ?? this.story;
    }

    get names(): string[] {
        return this.#facts?.chairs.map((chair) => chair.name) ?? [];
    }

    get ending(): Ending | null {
        return this.facts?.ending ?? null;
    }
}
