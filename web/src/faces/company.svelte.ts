// Who of those at the table is a bot, how it feels, and what is asked of it: for whatever shows a seat.

import { getContext, setContext } from "svelte";
import type { Room } from "../room/Room.svelte.ts";
import type { Mood } from "./faces.ts";
import { moodsAtEnd, moodsOf } from "./moods.ts";

const KEY = Symbol("company");

export class Company {
    /** The bot that somebody wants to know more of. */
    asked = $state<number | null>(null);

    readonly #room: Room;

    constructor(room: Room) {
        this.#room = room;
    }

    readonly #moods = $derived.by(() => {
        const { ending, names, story, manners, hands } = this.#room;
        return ending ? moodsAtEnd(ending.winners, names.length) : moodsOf(story, manners, hands[0]);
    });

    /** The name of the bot on a seat; undefined if no bot sits there. */
    bot(seat: number): string | undefined {
        const chair = this.#room.facts?.chairs[seat];
        return chair?.kind === "bot" ? chair.name : undefined;
    }

    mood(seat: number): Mood {
        return this.#moods.get(seat) ?? "calm";
    }

    /** Whether I can ask a bot why. */
    get mayAsk(): boolean {
        return !this.#room.isWatching;
    }

    /** Ask a bot why it made its last move. */
    ask(seat: number): void {
        this.asked = seat;
        this.#room.explain(seat);
    }
}

/** Let all that is shown below this component know the company. */
export function receive(room: Room): Company {
    return setContext(KEY, new Company(room));
}

/** The company that is shown; undefined where there is none, as in a film. */
export const company = (): Company | undefined => getContext<Company | undefined>(KEY);
