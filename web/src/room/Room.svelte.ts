// One room as the page sees it: what the server said last, and what one may ask of it.

import { untrack } from "svelte";
import { Connection } from "../connection.ts";
import type { Hand, Told, Weighed } from "../contents.ts";
import { keepGame, keepToken, myName, onNewToken, tokenOf } from "../keeping.ts";
import { Curtain } from "../motion/curtain.svelte.ts";
import { Manners } from "../motion/manners.ts";
import { pace } from "../motion/pace.svelte.ts";
import type { Cue } from "../motion/timeline.ts";
import { handedTo, held, type Held } from "../passing.ts";
import { newId } from "../random.ts";
import { shared } from "../sharing.ts";
import type { Playing, Showing } from "../showing.ts";
import { grown, serialOf, whole, type Stories } from "../story.ts";
import { after, type Status } from "../surroundings.ts";
import type { Advice, Changed, Ending, FromClient, FromServer, RoomFacts, Said, Welcome, Why, Wish } from "../wire.ts";
import { language } from "../words.ts";
import { answered, guestOf, mayHost, requestsFor, type Request } from "./powers.ts";

const STORY_LATER = 90;

export class Room implements Showing, Playing {
    status = $state<Status>("connecting");
    facts = $state.raw<RoomFacts | null>(null);
    hands = $state.raw<readonly Hand[]>([]);
    stories = $state.raw<Stories>(new Map());
    chat = $state.raw<readonly Said[]>([]);
    guest = $state.raw<number | null>(null);
    held = $state.raw<Held | null>(null);
    /** What was told last, for the live region. */
    fresh = $state.raw<readonly Told[]>([]);
    /** What the table itself said last, for the live region. */
    announced = $state("");
    /** How the events of its game are shown; before the game is known, none of them moves. */
    manners = new Manners();
    /** What is being shown and heard, each thing at its time; nothing moves any more when all has been seen. */
    cues = $state.raw<readonly Cue[]>([]);
    refusal = $state.raw<Why | null>(null);
    /** What the bot would do, if I asked. */
    advice = $state.raw<Advice | null>(null);
    /** What the word that I last asked about would bring about. */
    weighed = $state.raw<Weighed | null>(null);
    /** Something else that went wrong. */
    problem = $state("");
    /** Why the room is closed to me; empty while it is open. */
    closed = $state.raw<{ sentence: string; isGone: boolean; isUnknown?: boolean } | null>(null);
    /** What is said to me while somebody is asked to let me in; empty when I am in, or not at the door. */
    door = $state("");
    #isWaiting = $state(false);
    /** The wishes that I have said no to, while others may still say yes. */
    #declined = $state.raw<readonly number[]>([]);

    readonly link: string;
    readonly isWatching: boolean;
    readonly #connection: Connection;
    readonly #letGo: (() => void)[] = [];
    readonly #curtain = new Curtain({
        after,
        manners: () => this.manners,
        factor: () => (document.hidden ? 0 : pace.factor),
    });
    /** The table as it will be when what is being shown has come to rest. */
    #ahead = $state.raw<{ hands: readonly Hand[]; stories: Stories } | null>(null);
    /** All that was told, and how it stood, whether it has been seen or not. */
    #known: Stories = new Map();
    #latest: Pick<Changed, "room" | "hands"> = { room: {} as RoomFacts, hands: [] };
    /** How the game stood when this browser last made a note of it. */
    #remembered = "";
    /** The language in which I asked to be told everything. */
    #spoken = "";
    #token = "";

    constructor(link: string, isWatching: boolean) {
        this.link = link;
        this.isWatching = isWatching;
        this.#connection = new Connection(
            {
                open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`),
                after,
                newId,
                luck: Math.random,
                hello: () => this.#hello(),
            },
            {
                told: (message) => this.#hear(message),
                changed: (status) => (this.status = status),
            },
        );
    }

    /** Come in, and stay until the page is left. */
    enter(): () => void {
        const wake = () => document.visibilityState === "visible" && this.#connection.wake();
        addEventListener("online", wake);
        document.addEventListener("visibilitychange", wake);
        this.#letGo.push(
            () => removeEventListener("online", wake),
            () => document.removeEventListener("visibilitychange", wake),
            onNewToken(this.link, (token) => this.#useToken(token)),
        );
        this.#connection.start();
        // In another language everything is told anew; who is not connected just now says it with the hello.
        $effect(() => {
            this.#speak(language());
        });
        // A tap on what is moving finishes it.
        $effect(() => {
            if (pace.hurried) untrack(() => this.#curtain.finish());
        });
        return () => {
            this.#curtain.finish();
            this.#letGo.splice(0).forEach((letGo) => letGo());
            this.#connection.stop();
        };
    }

    /** Try once more after it was closed. */
    again(): void {
        this.closed = null;
        this.door = "";
        this.#connection.start();
    }

    say(message: FromClient): boolean {
        this.problem = "";
        return this.#connection.say(message);
    }

    word(hand: Hand, word: string): void {
        if (hand.chair === null) return;
        this.refusal = null;
        this.advice = null;
        this.problem = "";
        this.#connection.play(this.facts?.number ?? 0, hand.chair, serialOf(hand), word);
        this.#isWaiting = true;
    }

    weigh(hand: Hand, word: string): void {
        if (hand.chair !== null) this.#connection.say({ type: "Weigh", chair: hand.chair, word });
    }

    get isBusy(): boolean {
        return this.#isWaiting || this.#curtain.isMoving;
    }

    /** The room itself is how one plays in it. */
    get play(): Playing | undefined {
        return this.isWatching ? undefined : this;
    }

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

    get names(): string[] {
        return this.facts?.chairs.map((chair) => chair.name) ?? [];
    }

    get ending(): Ending | null {
        return this.facts?.ending ?? null;
    }

    get isHost(): boolean {
        return guestOf(this.facts, this.guest)?.host ?? false;
    }

    /** Whether I am the host, or stand in while the host is away. */
    get canHost(): boolean {
        return mayHost(this.facts, this.guest);
    }

    /** Who asks something of me. */
    get requests(): Request[] {
        return requestsFor(this.facts, this.guest, this.#declined);
    }

    answer(request: Request, yes: boolean): void {
        if (this.say(answered(request, yes)) && !yes && request.kind === "wish")
            this.#declined = [...this.#declined, request.number];
    }

    /** The chair that I have asked for. */
    get wish(): Wish | undefined {
        return this.facts?.wishes.find((wish) => wish.guest === this.guest);
    }

    get mine(): number[] {
        const chairs = this.facts?.chairs ?? [];
        return chairs.flatMap((chair, place) => (chair.guest !== null && chair.guest === this.guest ? [place] : []));
    }

    get myName(): string {
        return guestOf(this.facts, this.guest)?.name ?? myName();
    }

    /** Hand the device to somebody else of mine. */
    handTo(chair: number): void {
        this.held = handedTo(this.hands, chair, this.held);
        if (this.held.isCovered) this.fresh = [];
    }

    uncover(): void {
        if (this.held !== null) this.held = { ...this.held, isCovered: false };
    }

    #hello() {
        this.#token = this.isWatching ? "" : tokenOf(this.link);
        this.#spoken = language();
        return { room: this.link, token: this.#token, name: myName(), language: this.#spoken };
    }

    #speak(chosen: string): void {
        if (chosen !== this.#spoken && this.#connection.say({ type: "Speak", language: chosen })) this.#spoken = chosen;
    }

    #useToken(token: string): void {
        // Another tab of mine gave up a chair: with the old token I would come in as a stranger.
        if (token !== this.#token && this.closed !== null) this.again();
    }

    #hear(message: FromServer): void {
        switch (message.type) {
            case "Welcome":
                if (message.token) keepToken(this.link, message.token);
                this.#token = message.token || this.#token;
                this.guest = message.guest;
                this.closed = null;
                this.door = "";
                this.chat = message.chat;
                this.#see(message, message.continues);
                this.#speak(language());
                break;
            case "Changed":
                this.chat = message.chat.length ? [...this.chat, ...message.chat] : this.chat;
                this.#announce(message.chat);
                this.#see(message, true);
                break;
            case "NewToken":
                this.#token = message.token;
                keepToken(this.link, message.token);
                break;
            case "NotDone":
                this.refusal = message.why;
                break;
            case "Weighed":
                this.weighed = message;
                break;
            case "Advice":
                this.advice = message;
                break;
            case "Problem":
                if (message.fatal) this.#close(message.sentence, message.about === "token");
                else this.problem = message.sentence;
                break;
            case "AtTheDoor":
                this.door = message.sentence;
                break;
            case "Gone":
                this.closed = { sentence: message.sentence, isGone: true };
                if (this.facts) this.#remember({ ...this.facts, status: "gone" });
                break;
        }
        this.#isWaiting = this.#connection.isWaiting;
    }

    #see(said: Welcome | Changed, goesOn: boolean): void {
        const message = this.#compared(said);
        const isGoingOn = goesOn && this.#known.size > 0;
        const stories = isGoingOn ? grown(this.#known, message.hands) : whole(message.hands);
        const known = stories ?? whole(message.hands);
        this.#known = known;
        const shown = this.held?.isCovered ? undefined : message.hands.find((hand) => hand.chair === this.held?.chair);
        const told = goesOn ? (shown?.told ?? []) : [];
        // Who comes in, or sees the game begin, sees it as it is.
        const isSnapped = !goesOn || this.facts?.status !== "playing";
        if (isSnapped) this.#curtain.finish();
        this.#curtain.show({
            told: isSnapped ? [] : told,
            begin: (cues) => {
                this.#ahead = { hands: message.hands, stories: known };
                this.cues = cues;
                if (!goesOn || told.length) this.fresh = told;
            },
            end: () => this.#settle(message, known),
        });
        this.#remember(message.room);
        // I sat down in mid-game: the beginning of that chair's story is missing.
        if (stories === null) this.#connection.resync();
    }

    /** What was said, with what has not changed since the last time; but what is told happened anew, alike or not. */
    #compared(said: Welcome | Changed): Pick<Changed, "room" | "hands"> {
        const { room, hands } = this.#latest;
        this.#latest = {
            room: shared(room, said.room),
            hands: said.hands.map((hand, place) => ({ ...shared(hands[place], hand), told: hand.told })),
        };
        return this.#latest;
    }

    /** All has been seen: the table is as the message says. */
    #settle(message: Pick<Changed, "room" | "hands">, stories: Stories): void {
        if (serialOf(message.hands[0]) !== serialOf(this.hands[0])) {
            this.refusal = null;
            this.advice = null;
        }
        this.#ahead = null;
        if (this.#curtain.isMoving) this.cues = [];
        // The story follows a moment later where things move: all at once would be felt on a slow device.
        if (this.facts?.status === "playing" && pace.factor > 0) after(STORY_LATER, () => (this.stories = stories));
        else this.stories = stories;
        this.facts = message.room;
        this.#declined = this.#declined.filter((one) => message.room.wishes.some((wish) => wish.number === one));
        this.hands = message.hands;
        this.held = held(message.hands, this.held);
        // What the last one was told must not be heard by the next.
        if (this.held.isCovered) this.fresh = [];
    }

    #remember(facts: RoomFacts): void {
        if (this.isWatching || facts.status === this.#remembered) return;
        this.#remembered = facts.status;
        keepGame({ link: this.link, title: facts.title, status: facts.status, when: Date.now() });
    }

    #announce(said: readonly Said[]): void {
        const lines = said.filter((one) => one.name === "").map((one) => one.text);
        if (lines.length) this.announced = lines.join(" ");
    }

    #close(sentence: string, isUnknown: boolean): void {
        this.closed = { sentence, isGone: false, isUnknown };
        this.door = "";
        if (!this.isWatching && tokenOf(this.link) !== this.#token) this.again();
    }
}
