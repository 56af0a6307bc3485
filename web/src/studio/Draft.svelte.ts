// An edition that is being changed: what the server keeps of it, and the changes on their way there, one after another.

import { whyNot } from "../api.ts";
import type { Change, StudioFacts, StudioFields } from "../wire.ts";
import { at, type Path } from "./paths.ts";
import { studioOf, type Studio } from "./server.ts";

/** What was typed, of which only the latest need be sent; or something else that waits for its turn. */
type Job = { changes: Change[]; stroke: number } | { act: () => Promise<StudioFacts>; done: () => void };

export class Draft {
    facts = $state.raw<StudioFacts | null>(null);
    form = $state.raw<StudioFields | null>(null);
    /** Why the last thing was not done. */
    trouble = $state("");
    /** Raised whenever what is typed gives way to what the server says. */
    turns = $state(0);
    readonly server: Studio;
    #jobs: Job[] = [];
    #isSending = false;
    #stroke = 0;

    constructor(edition: string, key: string) {
        this.server = studioOf(edition, key);
    }

    get problems() {
        return this.facts?.problems ?? [];
    }

    value(path: Path): unknown {
        return at(this.facts?.document, path);
    }

    open(): Promise<void> {
        return this.#inTurn(async () => {
            this.form = await this.server.fields();
            return this.server.look();
        });
    }

    /** What is typed from now on is undone together. */
    begin(): void {
        this.#stroke += 1;
    }

    put(path: Path, value: unknown): void {
        this.#add([{ do: "put", path: [...path], value }], this.#stroke);
    }

    drop(path: Path): void {
        this.#add([{ do: "drop", path: [...path], value: null }], this.#stroke);
    }

    /** Several changes at once, undone at once. */
    all(changes: Change[]): void {
        this.begin();
        this.#add(changes, this.#stroke);
    }

    undo = () => this.#turn(() => this.server.undo());
    redo = () => this.#turn(() => this.server.redo());
    save = (over = false) => this.#turn(() => this.server.save(over));

    /** Whether nothing is on its way. */
    get isQuiet(): boolean {
        return !this.#isSending && !this.#jobs.length;
    }

    #add(changes: Change[], stroke: number): void {
        const last = this.#jobs.at(-1);
        if (last && "changes" in last && last.stroke === stroke && isOfOneField(last.changes, changes))
            last.changes = changes;
        else this.#jobs.push({ changes, stroke });
        void this.#send();
    }

    async #send(): Promise<void> {
        if (this.#isSending) return;
        this.#isSending = true;
        for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
            if ("act" in job) {
                await this.#ask(job.act);
                job.done();
            } else {
                const { changes, stroke } = job;
                await this.#ask(() => this.server.change({ changes, stroke }));
            }
        }
        this.#isSending = false;
    }

    /** Do something when all that was typed before has been sent. */
    #inTurn(act: () => Promise<StudioFacts>): Promise<void> {
        return new Promise((done) => {
            this.#jobs.push({ act, done });
            void this.#send();
        });
    }

    async #turn(act: () => Promise<StudioFacts>): Promise<void> {
        this.begin();
        await this.#inTurn(act);
        this.turns += 1;
    }

    async #ask(act: () => Promise<StudioFacts>): Promise<void> {
        try {
            this.facts = await act();
            this.trouble = "";
        } catch (error) {
            this.trouble = whyNot(error);
        }
    }
}

/** Whether these are two single changes of the same field. */
function isOfOneField(one: readonly Change[], other: readonly Change[]): boolean {
    return one.length === 1 && other.length === 1 && JSON.stringify(one[0]?.path) === JSON.stringify(other[0]?.path);
}
