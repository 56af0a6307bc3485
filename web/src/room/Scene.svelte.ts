// The game of a room as it is shown: message after message, each when what the last one moves has come to rest.

import type { Hand, Told } from "../contents.ts";
import { Coupling } from "../motion/coupling.ts";
import { Curtain } from "../motion/curtain.svelte.ts";
import { Manners } from "../motion/manners.ts";
import { pace } from "../motion/pace.svelte.ts";
import type { Cue } from "../motion/timeline.ts";
import { handedTo, held, type Held } from "../passing.ts";
import { shared } from "../sharing.ts";
import { grown, whole, type Stories } from "../story.ts";
import { after } from "../surroundings.ts";
import type { Changed, RoomFacts, Welcome } from "../wire.ts";

const STORY_LATER = 90;

/** What a message says of the game. */
export type Moment = Pick<Changed, "room" | "hands">;

export abstract class Scene {
    facts = $state.raw<RoomFacts | null>(null);
    hands = $state.raw<readonly Hand[]>([]);
    stories = $state.raw<Stories>(new Map());
    held = $state.raw<Held | null>(null);
    /** What was told last, for the live region. */
    fresh = $state.raw<readonly Told[]>([]);
    /** How the events of its game are shown; before the game is known, none of them moves. */
    manners = $state.raw(new Manners());
    /** What is being shown and heard, each thing at its time; nothing moves any more when all has been seen. */
    cues = $state.raw<readonly Cue[]>([]);

    protected readonly coupling = new Coupling();
    protected readonly curtain = new Curtain({
        after,
        manners: () => this.manners,
        factor: (told) => (document.hidden ? 0 : pace.factor * this.coupling.factor(told, this.facts)),
    });
    /** The table as it will be when what is being shown has come to rest. */
    #ahead = $state.raw<{ hands: readonly Hand[]; stories: Stories } | null>(null);
    /** All that was told, and how it stood, whether it has been seen or not. */
    #known: Stories = new Map();
    /** The stories of the message that was seen last, before they are shown and after. */
    #settled: Stories = new Map();
    #latest: Moment = { room: {} as RoomFacts, hands: [] };

    get hand(): Hand | undefined {
        if (this.held?.isCovered) return undefined;
        return this.hands.find((hand) => hand.chair === this.held?.chair);
    }

    get story(): readonly Told[] {
        return this.stories.get(this.hand?.chair ?? null) ?? [];
    }

    get coming(): Hand | undefined {
        const hands = this.#ahead?.hands ?? this.hands;
        return this.held?.isCovered ? undefined : (hands.find((hand) => hand.chair === this.held?.chair) ?? hands[0]);
    }

    get telling(): readonly Told[] {
        return (this.#ahead?.stories ?? this.stories).get(this.hand?.chair ?? null) ?? this.story;
    }

    /** Hand the device to somebody else of mine. */
    handTo(chair: number): void {
        this.held = handedTo(this.hands, chair, this.held);
        if (this.held.isCovered) this.fresh = [];
    }

    uncover(): void {
        if (this.held !== null) this.held = { ...this.held, isCovered: false };
    }

    /** Show what was said in its turn; whether all the stories that go on could be gone on with. */
    protected see(said: Welcome | Changed, goesOn: boolean): boolean {
        const message = this.#compared(said);
        const isGoingOn = goesOn && this.#known.size > 0;
        const stories = isGoingOn ? grown(this.#known, message.hands) : whole(message.hands);
        const known = stories ?? whole(message.hands);
        this.#known = known;
        const shown = this.held?.isCovered ? undefined : message.hands.find((hand) => hand.chair === this.held?.chair);
        const told = goesOn ? (shown?.told ?? []) : [];
        // Whoever comes in, or sees the game begin, sees it as it is.
        const isSnapped = !goesOn || this.facts?.status !== "playing";
        if (isSnapped) this.curtain.finish();
        this.curtain.show({
            told: isSnapped ? [] : told,
            begin: (cues) => {
                this.#ahead = { hands: message.hands, stories: known };
                this.cues = cues;
                if (!goesOn || told.length) this.fresh = told;
            },
            end: () => this.#settle(message, known),
        });
        return stories !== null;
    }

    /** All of a message has been seen; the table is not yet as it says. */
    protected abstract seen(moment: Moment): void;

    /** What was said, with what has not changed since the last time; but what is told happened anew, alike or not. */
    #compared(said: Welcome | Changed): Moment {
        const { room, hands } = this.#latest;
        this.#latest = {
            room: shared(room, said.room),
            hands: said.hands.map((hand, place) => ({ ...shared(hands[place], hand), told: hand.told })),
        };
        return this.#latest;
    }

    /** All has been seen: the table is as the message says. */
    #settle(message: Moment, stories: Stories): void {
        this.seen(message);
        this.#ahead = null;
        if (this.curtain.isMoving) this.cues = [];
        // The story follows a moment later where things move: all at once would be felt on a slow device.
        // By then there may be a newer one.
        this.#settled = stories;
        if (this.facts?.status === "playing" && pace.factor > 0)
            after(STORY_LATER, () => (this.stories = this.#settled));
        else this.stories = stories;
        this.facts = message.room;
        this.hands = message.hands;
        this.held = held(message.hands, this.held);
        // What the last one was told must not be heard by the next.
        if (this.held.isCovered) this.fresh = [];
    }
}
