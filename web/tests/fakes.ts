// A socket and a clock for tests: nothing happens unless the test says so.

import { Connection } from "../src/connection.ts";
import type { AnyTable, AnyView, Hand } from "../src/contents.ts";
import type { Socket, Status } from "../src/surroundings.ts";
import type { ChairFacts, Choice, FromClient, FromServer, RoomFacts, Welcome } from "../src/wire.ts";

export class FakeSocket implements Socket {
    sent: FromClient[] = [];
    isClosed = false;
    #listeners: Record<string, ((event: { data: string }) => void)[]> = {};

    addEventListener(what: string, listen: (event: { data: string }) => void): void {
        (this.#listeners[what] ??= []).push(listen);
    }
    send(text: string): void {
        this.sent.push(JSON.parse(text) as FromClient);
    }
    close(): void {
        this.isClosed = true;
    }
    /** The network does something. */
    does(what: "open" | "close" | "message", message?: FromServer): void {
        this.#listeners[what]?.forEach((listen) => listen({ data: JSON.stringify(message) }));
    }
    says(message: FromServer): void {
        this.does("message", message);
    }
}

export class World {
    sockets: FakeSocket[] = [];
    heard: FromServer[] = [];
    statuses: Status[] = [];
    token = "mine";
    now = 0;
    #later: { at: number; run: () => void }[] = [];
    #ids = 0;

    readonly connection = new Connection(
        {
            open: () => {
                this.sockets.push(new FakeSocket());
                return this.socket;
            },
            after: (milliseconds, run) => {
                const plan = { at: this.now + milliseconds, run };
                this.#later.push(plan);
                return () => (this.#later = this.#later.filter((one) => one !== plan));
            },
            newId: () => `id${++this.#ids}`,
            luck: () => 1,
            hello: () => ({ room: "room", token: this.token, name: "Ann" }),
        },
        { told: (message) => this.heard.push(message), changed: (status) => this.statuses.push(status) },
    );

    get socket(): FakeSocket {
        const socket = this.sockets.at(-1);
        if (socket === undefined) throw new Error("nothing was opened");
        return socket;
    }

    /** Connect and be let in. */
    enter(version = 1): FakeSocket {
        this.connection.start();
        return this.welcome(version);
    }
    welcome(version: number): FakeSocket {
        this.socket.does("open");
        this.socket.says(welcome(version));
        return this.socket;
    }
    /** Let time pass, and do what was planned for it. */
    pass(milliseconds: number): void {
        const end = this.now + milliseconds;
        for (;;) {
            const [next] = this.#later.filter((plan) => plan.at <= end).sort((one, other) => one.at - other.at);
            if (next === undefined) break;
            this.#later = this.#later.filter((plan) => plan !== next);
            this.now = next.at;
            next.run();
        }
        this.now = end;
    }
    /** What was said over the last socket, without the first hello. */
    get said(): FromClient[] {
        return this.socket.sent.slice(1);
    }
}

export const chair = (kind: string, name = "", guest: number | null = null): ChairFacts => ({
    kind,
    name,
    guest,
    here: true,
    bot: kind === "bot" ? "normal" : "",
    was: null,
    program: false,
    asks: false,
});

export const facts = (more: Partial<RoomFacts> = {}): RoomFacts => ({
    link: "room",
    watch: "watch",
    code: "",
    game: "cats-and-dogs",
    title: "Cats and Dogs",
    terms: {},
    status: "playing",
    locked: false,
    guests: [],
    chairs: [],
    knocks: [],
    ending: null,
    number: 1,
    guarded: false,
    hushed: false,
    wishes: [],
    absences: [],
    taking_back: null,
    pause: null,
    kept_hours: 0,
    game_kept_hours: 0,
    bots: [],
    characters: [],
    offers: false,
    quiet: false,
    kitchen: false,
    duplicate: null,
    kitchen_offered: false,
    claims: false,
    patience: 6,
    pace: "brisk",
    meter: [],
    meter_note: "",
    ...more,
});

export const welcome = (version: number, more: Partial<Welcome> = {}): Welcome => ({
    type: "Welcome",
    protocol: 1,
    version,
    guest: 1,
    token: "",
    room: facts(),
    hands: [],
    chat: [],
    continues: false,
    language: "en",
    ...more,
});

export const told = <const Event extends { event: string }>(event: Event, text = "") => ({
    text,
    clause: "spin.line",
    event: { clause: "spin.line", ...event },
});

export const view = (table: AnyTable = {}, more: Partial<AnyView> = {}): AnyView => ({
    family: "unheard-of",
    game: "unheard-of",
    seat: 0,
    names: [],
    asked: null,
    serial: 1,
    waiting: [],
    left: [],
    clock: 0,
    table,
    outcome: null,
    ...more,
});

export const hand = (chair: number | null, more: Partial<Hand> = {}): Hand => ({
    chair,
    question: "Your turn: spin the cat.",
    is_asked: false,
    choices: [],
    asks: { ask: "turn" },
    view: view(),
    told: [],
    partner: null,
    coach: null,
    team: [],
    takes_back: false,
    chance: null,
    slips: false,
    ...more,
});

export const choice = (word: string, more: Partial<Choice> = {}): Choice => ({
    word,
    label: word,
    verb: word.split(" ")[0] ?? "",
    facts: {},
    slots: [],
    why_not: null,
    gain: 0,
    ...more,
});
