// Who of those at the table is a bot, how it feels, and what is asked of it: for whatever shows a seat.

import { getContext, setContext } from "svelte";
import type { Told } from "../contents.ts";
import type { Room } from "../room/Room.svelte.ts";
import { say } from "../words.ts";
import type { Mood } from "./faces.ts";
import { moodsAtEnd, moodsOf } from "./moods.ts";
import { lineOf, turnsOf, type Turn } from "./turns.ts";

const KEY = Symbol("company");
/** In so many of the last lines the last turn of a bot is looked for. */
const LATELY = 60;

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

    /** The last turn of a bot that the story tells of, in one line; null if there was none. */
    readonly line = $derived.by(() => {
        const { story, manners, names } = this.#room;
        const turns = turnsOf(story.slice(-LATELY), manners);
        const last = turns.findLast((turn) => turn.seat !== null && this.bot(turn.seat) !== undefined && lineOf(turn));
        if (last === undefined) return null;
        const text = say("says", { name: names[last.seat ?? 0] ?? "", text: lineOf(last) });
        return { seat: last.seat, text, isNow: last === turns.at(-1) };
    });

    /** The name of the bot on a seat; undefined if no bot sits there. */
    bot(seat: number): string | undefined {
        const chair = this.#room.facts?.chairs[seat];
        return chair?.kind === "bot" ? chair.name : undefined;
    }

    /** A story by turns. */
    turnsOf(story: readonly Told[]): Turn[] {
        return turnsOf(story, this.#room.manners);
    }

    /** Whether money goes with it, or it is worth a chapter. */
    matters({ event }: Told): boolean {
        const { pays, notable = false } = this.#room.manners.of(event);
        return pays !== undefined || notable;
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
