// One room as the page sees it: who I am in it, what the server said last, and what one may ask of it.

import { untrack } from "svelte";
import { Connection } from "../connection.ts";
import type { Hand, Weighed } from "../contents.ts";
import { keep, keepGone, keepToken, kept, myName, onNewToken, tokenOf } from "../keeping.ts";
import type { Bubble } from "../faces/bubbles.ts";
import { pace } from "../motion/pace.svelte.ts";
import { newId } from "../random.ts";
import type { Playing, Showing } from "../showing.ts";
import { serialOf } from "../story.ts";
import { after, type Status } from "../surroundings.ts";
import type {
    Advice,
    Changed,
    Ending,
    Explained,
    FromClient,
    FromServer,
    Reacted,
    Recapped,
    Said,
    Welcome,
    Why,
    Wish,
} from "../wire.ts";
import { language, say } from "../words.ts";
import { absenceNote } from "./absence.ts";
import { Look, type Looked } from "./looking.ts";
import { Note } from "./noting.ts";
import { answered, guestOf, mayHost, requestsFor, type Request } from "./powers.ts";
import { presence } from "./presence.ts";
import { Scene, type Moment } from "./Scene.svelte.ts";
import { Speech } from "./Speech.svelte.ts";

/** So many lines at least are worth a recap. */
const ENOUGH = 3;

export class Room extends Scene implements Showing, Playing {
    status = $state<Status>("connecting");
    chat = $state.raw<readonly Said[]>([]);
    guest = $state.raw<number | null>(null);
    /** What the table itself said last, for the live region. */
    announced = $state("");
    refusal = $state.raw<Why | null>(null);
    /** What the bot would do, if I asked. */
    advice = $state.raw<Advice | null>(null);
    /** Which bot is asked for advice: the one that was chosen last in this browser. */
    adviser = $state(kept("adviser") || "normal");
    /** Whether advice was asked for and has not come yet. */
    isPondering = $state(false);
    /** Why a bot made its last move, if I asked. */
    explained = $state.raw<Explained | null>(null);
    /** What the word that I last asked about would bring about. */
    weighed = $state.raw<Weighed | null>(null);
    /** Something else that went wrong. */
    problem = $state("");
    /** Why the room is closed to me; empty while it is open. */
    closed = $state.raw<{ sentence: string; isGone: boolean; isUnknown?: boolean } | null>(null);
    /** What is said to me while somebody is asked to let me in; empty when I am in, or not at the door. */
    door = $state("");
    /** Whether the line is open in which the words of the game are typed. */
    isTyping = $state(false);
    /** What happened while I did not look, until I have seen it. */
    recap = $state.raw<Recapped | null>(null);
    /** What I played last: for a moment it can be taken back without asking. */
    slip = $state("");
    #isWaiting = $state(false);
    /** The wishes that I have said no to, while others may still say yes. */
    #declined = $state.raw<readonly number[]>([]);

    readonly link: string;
    readonly isWatching: boolean;
    readonly #connection: Connection;
    readonly #look: Look;
    readonly #note: Note;
    readonly #speech = new Speech();
    readonly #letGo: (() => void)[] = [];
    /** The language in which I asked to be told everything. */
    #spoken = "";
    #token = "";

    constructor(link: string, isWatching: boolean) {
        super();
        this.link = link;
        this.isWatching = isWatching;
        this.#look = new Look(link);
        this.#note = new Note(link);
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
                changed: (status) => {
                    if (status !== "open") {
                        untrack(() => this.#lookAway());
                        this.isPondering = false; // the answer will not come
                    }
                    this.status = status;
                },
            },
        );
    }

    /** Come in, and stay until the page is left. */
    enter(): () => void {
        const back = () => {
            this.#lookAgain();
            this.#connection.wake();
        };
        this.#letGo.push(
            presence(() => this.#lookAway(), back),
            onNewToken(this.link, (token) => this.#useToken(token)),
        );
        this.#connection.start();
        // In another language everything is told anew; whoever is not connected just now says it with the hello.
        $effect(() => {
            this.#speak(language());
        });
        // A tap on what is moving finishes it.
        $effect(() => {
            if (pace.hurried)
                untrack(() => {
                    this.coupling.hurry();
                    this.curtain.finish();
                });
        });
        return () => {
            this.#lookAway();
            this.curtain.finish();
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

    /** Ask what a bot would do; from now on this one, if it is named. */
    ask(hand: Hand, bot = this.adviser): void {
        this.adviser = bot;
        keep("adviser", bot);
        const isThere = this.facts?.bots.includes(bot) ?? false;
        if (hand.chair === null) return;
        this.isPondering = this.say({ type: "Advise", chair: hand.chair, bot: isThere ? bot : "" });
    }

    /** Ask why a bot made its last move. */
    explain(chair: number): void {
        this.explained = null;
        this.say({ type: "Explain", chair });
    }

    weigh(hand: Hand, word: string): void {
        if (hand.chair !== null) this.#connection.say({ type: "Weigh", chair: hand.chair, word });
    }

    get bubbles(): readonly Bubble[] {
        return this.#speech.bubbles;
    }

    get patience(): number {
        return this.facts?.patience ?? 0;
    }

    hush(seat: number): void {
        this.#speech.hush(seat);
    }

    asksByItself(hand: Hand): boolean {
        return this.facts?.chairs[hand.chair ?? -1]?.asks ?? false;
    }

    order(hand: Hand, asks: boolean): void {
        if (hand.chair !== null) this.say({ type: "Order", chair: hand.chair, asks });
    }

    get isBusy(): boolean {
        return this.#isWaiting || this.curtain.isMoving;
    }

    /** The room itself is how one plays in it. */
    get play(): Playing | undefined {
        return this.isWatching ? undefined : this;
    }

    get names(): string[] {
        return this.facts?.chairs.map((chair) => chair.name) ?? [];
    }

    get absences(): string[] {
        const facts = this.facts;
        if (facts === null) return [];
        return facts.chairs.map((_, seat) => (this.mine.includes(seat) ? "" : absenceNote(facts, seat)));
    }

    get ending(): Ending | null {
        return this.facts?.ending ?? null;
    }

    get isHost(): boolean {
        return guestOf(this.facts, this.guest)?.host ?? false;
    }

    /** Whether I decide what is played: at the tables of a duplicate that is done. */
    get mayAgree(): boolean {
        return this.isHost && !this.facts?.duplicate;
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

    /** Store a token before saying that I have it: until then the one before lets me in again. */
    #keepToken(token: string): void {
        this.#token = token;
        keepToken(this.link, token);
        this.#connection.say({ type: "Kept" });
    }

    #hear(message: FromServer): void {
        switch (message.type) {
            case "Welcome":
                if (message.token) this.#keepToken(message.token);
                this.guest = message.guest;
                this.closed = null;
                this.door = "";
                // told anew in the middle of a game: what the table has said meanwhile is heard too
                if (this.facts !== null) this.#announce(message.chat.slice(this.chat.length));
                this.chat = message.chat;
                this.#follow(message, message.continues);
                this.#lookAgain();
                this.#speak(language());
                break;
            case "Changed":
                this.chat = message.chat.length ? [...this.chat, ...message.chat] : this.chat;
                this.#announce(message.chat);
                this.#holdBack(message.chat);
                this.#follow(message, true);
                break;
            case "NewToken":
                this.#keepToken(message.token);
                break;
            case "Recapped":
                if (message.lines >= ENOUGH) this.recap = message;
                break;
            case "Done":
                this.slip = message.id;
                break;
            case "NotDone":
                this.refusal = message.why;
                break;
            case "Reacted":
                this.#react(message);
                break;
            case "Explained":
                this.explained = message;
                break;
            case "Weighed":
                this.weighed = message;
                break;
            case "Advice":
                this.advice = message;
                this.isPondering = false;
                break;
            case "Problem":
                if (message.fatal) this.#close(message.sentence, message.about === "token");
                else this.problem = message.sentence;
                this.isPondering = false;
                break;
            case "AtTheDoor":
                this.door = message.sentence;
                break;
            case "Gone":
                this.closed = { sentence: message.sentence, isGone: true };
                keepGone(this.link);
                break;
        }
        this.#isWaiting = this.#connection.isWaiting;
    }

    #follow(message: Welcome | Changed, goesOn: boolean): void {
        const isWhole = this.see(message, goesOn);
        if (!this.isWatching) this.#note.make(message.room, this.guest);
        // I sat down in mid-game: the beginning of that chair's story is missing.
        if (!isWhole) this.#connection.resync();
    }

    #react({ chair, kind, text }: Reacted): void {
        const said = text || say(`quick_${kind}`);
        this.#speech.hold(chair, said);
        this.announced = say("says", { name: this.names[chair] ?? "", text: said });
        if (!this.curtain.isMoving) this.#speech.speakUp();
    }

    /** What bots write, such as why they refuse, is also said at their seats, once the table shows it. */
    #holdBack(chat: readonly Said[]): void {
        for (const { name, text } of chat) {
            const seat = this.facts?.chairs.findIndex((chair) => chair.kind === "bot" && chair.name === name) ?? -1;
            if (seat >= 0) this.#speech.hold(seat, text);
        }
    }

    protected override seen({ room, hands }: Moment): void {
        this.#speech.speakUp();
        if (serialOf(hands[0]) !== serialOf(this.hands[0])) {
            this.refusal = null;
            this.isPondering = false;
            this.advice = null;
        }
        this.#declined = this.#declined.filter((one) => room.wishes.some((wish) => wish.number === one));
    }

    #now(): Looked {
        return { version: this.#connection.seen, number: this.facts?.number ?? 0, when: Date.now() };
    }

    /** I look elsewhere, or the connection is gone. */
    #lookAway(): void {
        if (!this.isWatching && this.facts?.status === "playing") this.#look.away(this.#now());
    }

    /** I am back: what was missed is asked for, if it is worth it. */
    #lookAgain(): void {
        if (document.hidden || this.status === "ended") return;
        const missed = this.#look.again(this.#now());
        if (missed === null || this.facts?.status !== "playing") return;
        const chair = this.mine.length === 1 ? (this.mine[0] ?? null) : null;
        this.#connection.say({ type: "Recap", since: missed.version, chair });
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
