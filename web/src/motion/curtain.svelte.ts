// The curtain between what has happened and what is seen: while something moves, the table stays as it was.

import type { Told } from "../contents.ts";
import type { Surroundings } from "../surroundings.ts";
import type { Manners } from "./manners.ts";
import { seenUntil, timeline, type Cue } from "./timeline.ts";

/** Something that happened at the table. */
export interface Act {
    told: readonly Told[];
    /** What moves begins, each thing at its time; nothing does if it is not to be seen. */
    begin: (cues: readonly Cue[]) => void;
    /** It has been seen: the table is as it is after it. */
    end: () => void;
}

interface Around extends Pick<Surroundings, "after"> {
    /** How the events of the game are shown. */
    manners: () => Manners;
    /** What every length of an act is multiplied by; 0: everything at once. */
    factor: (told: readonly Told[]) => number;
}

/** Who has more than this still to see is behind, and sees only the last of it move. */
const MOST_WAITING = 2;
/** With more to come, this one is seen faster. */
const IN_A_HURRY = 0.6;

export class Curtain {
    /** Whether something is still on its way to what was told. */
    isMoving = $state(false);

    readonly #around: Around;
    #waiting: Act[] = [];
    #shown: Act | null = null;
    #callOff: () => void = () => undefined;

    constructor(around: Around) {
        this.#around = around;
    }

    /** Show an act, after those that came before it. */
    show(act: Act): void {
        this.#waiting.push(act);
        if (this.#waiting.length > MOST_WAITING) this.#skip(1);
        if (this.#shown === null) this.#next();
    }

    /** See everything as it is now. */
    finish(): void {
        this.#skip(0);
    }

    /** End what is shown and all that waits, but for the last so many. */
    #skip(spared: number): void {
        this.#callOff();
        this.#shown?.end();
        this.#shown = null;
        for (const act of this.#waiting.splice(0, this.#waiting.length - spared)) {
            act.begin([]);
            act.end();
        }
        this.isMoving = false;
    }

    #next(): void {
        for (let act = this.#waiting.shift(); act !== undefined; act = this.#waiting.shift()) {
            const speed = this.#around.factor(act.told) * (this.#waiting.length ? IN_A_HURRY : 1);
            const cues = timeline(act.told, this.#around.manners(), speed);
            const length = seenUntil(cues);
            act.begin(cues);
            if (length > 0) {
                this.#shown = act;
                this.isMoving = true;
                this.#callOff = this.#around.after(length, () => this.#over());
                return;
            }
            act.end();
        }
    }

    #over(): void {
        this.#shown?.end();
        this.#shown = null;
        this.isMoving = false;
        this.#next();
    }
}
