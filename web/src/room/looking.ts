// When this browser last looked at a table, so that whoever returns is told what was missed.

import { keep, kept } from "../keeping.ts";

/** How the room stood when it was looked at last. */
export interface Looked {
    version: number;
    /** Which game of the room. */
    number: number;
    when: number;
}

/** Who looks away for less than this has missed nothing worth a word. */
const A_WHILE = 20_000;

export const keepLook = (link: string, looked: Looked): void => keep(`looked.${link}`, JSON.stringify(looked));

/** The last look at a table, if this browser remembers one. */
export function keptLook(link: string): Looked | null {
    try {
        const { version, number, when } = JSON.parse(kept(`looked.${link}`)) as Partial<Looked>;
        return version && number && when ? { version, number, when } : null;
    } catch {
        return null;
    }
}

/** Whether there is something to tell: of the same game, newer than the last look, and that was a while ago. */
export function hasMissed(looked: Looked | null, now: Looked): looked is Looked {
    return (
        looked !== null &&
        looked.number === now.number &&
        looked.version < now.version &&
        now.when - looked.when >= A_WHILE
    );
}

/** My looking at one table. */
export class Look {
    readonly #link: string;
    /** My last look, while I do not look. */
    #last: Looked | null;

    constructor(link: string) {
        this.#link = link;
        this.#last = keptLook(link);
    }

    /** I look elsewhere: what comes now I have not seen. */
    away(now: Looked): void {
        if (this.#last !== null) return;
        this.#last = now;
        keepLook(this.#link, now);
    }

    /** I am back: the last look, if something was missed since. */
    again(now: Looked): Looked | null {
        const last = this.#last;
        this.#last = null;
        return hasMissed(last, now) ? last : null;
    }
}
