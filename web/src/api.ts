// The server's plain addresses, and what they answer.

import type { Game } from "./contents.ts";
import type {
    Admission,
    Figures,
    Film,
    Invitation,
    OddsFacts,
    Reach,
    ReviewFacts,
    Rules,
    Sentence,
    Shelf,
    Words,
} from "./wire.ts";
import { language, say, useBreaks, useNouns } from "./words.ts";

/** What the server said instead of an answer, or nothing if it was not there. */
export class NotAnswered extends Error {
    /** The status of HTTP; 0 if there was no answer. */
    readonly status: number;

    constructor(sentence: string, status = 0) {
        super(sentence);
        this.status = status;
    }
}

/** What is told of something that failed: the server's sentence, or that it did not answer. */
export const whyNot = (error: unknown): string => (error instanceof NotAnswered && error.message) || say("no_answer");

/** An address whose answer is in the language that is spoken now. */
const spoken = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}language=${language()}`;

/** What an address answers; NotAnswered says why not. */
export const ask = <Answer>(path: string, init: RequestInit = {}): Promise<Answer> =>
    fetched<Answer>(spoken(path), init);

async function fetched<Answer>(address: string, init: RequestInit): Promise<Answer> {
    let response: Response;
    try {
        response = await fetch(address, init);
    } catch {
        throw new NotAnswered("");
    }
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return answer as Answer;
    throw new NotAnswered((answer as Partial<Sentence>).sentence ?? "", response.status);
}

function post<Answer>(path: string, document: unknown = {}): Promise<Answer> {
    const headers = { "content-type": "application/json" };
    return ask<Answer>(path, { method: "POST", headers, body: JSON.stringify(document) });
}

// The preload in index.html asks in just this way, so that the words are there before the program is.
/** The words in the language that the browser prefers, and which languages there are. */
export const catalogue = (): Promise<Words> => fetched("/api/words", { credentials: "same-origin", mode: "cors" });

/** The words in a language. */
export const wordsOf = (language: string): Promise<Words["words"]> => ask(`/api/words/${encodeURIComponent(language)}`);

/** The shelf as the page knows it: the games, and boxes that cannot be opened. */
export interface GameShelf extends Omit<Shelf, "games"> {
    games: Game[];
}

const shelves = new Map<string, Promise<GameShelf>>();

/** What stands on the shelf, asked for once in a language; anew as long as a box on it is broken. */
export function gameShelf(): Promise<GameShelf> {
    const spokenNow = language();
    const found =
        shelves.get(spokenNow) ??
        ask<GameShelf>("/api/games").then((shelf) => {
            for (const game of shelf.games) {
                useNouns(game.genders);
                useBreaks(game.breaks);
            }
            if (shelf.broken.length) shelves.delete(spokenNow);
            return shelf;
        });
    shelves.set(spokenNow, found);
    found.catch(() => shelves.delete(spokenNow));
    return found;
}

/** The games on the shelf. */
export const games = (): Promise<Game[]> => gameShelf().then((shelf) => shelf.games);

const books = new Map<string, Promise<Rules>>();

/** The rulebook of a game, asked for once in a language. */
export function rules(game: string): Promise<Rules> {
    const key = `${language()} ${game}`;
    const book = books.get(key) ?? ask<Rules>(`/api/rules/${encodeURIComponent(game)}`);
    books.set(key, book);
    book.catch(() => books.delete(key));
    return book;
}

/** With whom a game begins at once: people who share this device, and bots. */
export interface Company {
    beside?: string[];
    bots?: number;
    /** A first evening, with a coach. */
    evening?: boolean;
    /** Whether I sit down; a big screen does not. */
    sits?: boolean;
}

export const openRoom = (game: string, name: string, company: Company = {}): Promise<Admission> =>
    post("/api/rooms", { game, name, ...company });

export const knock = (code: string, name: string): Promise<Admission> => post("/api/knock", { code, name });

/** Where somebody is invited: by a link, or by a code that was called out. */
export type Invited = { link: string } | { code: string };

/** What codes that were looked up have said, until it is taken. */
const lookedUp = new Map<string, Invitation>();

/** The invitation to a table by its code. It is kept until it is taken: only a few codes may be tried in a minute. */
export async function lookUp(code: string): Promise<Invitation> {
    const found = await ask<Invitation>(`/api/code/${encodeURIComponent(code)}`);
    lookedUp.set(code, found);
    return found;
}

export async function invitation(to: Invited): Promise<Invitation> {
    if ("link" in to) return ask(`/api/invitation/${to.link}`);
    const found = lookedUp.get(to.code) ?? (await lookUp(to.code));
    lookedUp.delete(to.code);
    return found;
}

export const reach = (): Promise<Reach> => ask("/api/lan");

export const openLan = (): Promise<Reach> => post("/api/lan/open");

export const qrOf = (path: string): string => `/api/qr?path=${encodeURIComponent(path)}`;

/** A finished game: by the watch link of its table and its number there (none: the last), or the text of its record. */
export type Source = { watch: string; game: number | null } | { record: string };

function asked(what: string, source: Source, query: Record<string, number> = {}): [string, RequestInit] {
    const named = "watch" in source && source.game !== null ? { ...query, game: source.game } : query;
    const all = new URLSearchParams(Object.entries(named).map(([name, value]) => [name, String(value)]));
    return "watch" in source
        ? [`/api/${what}/${encodeURIComponent(source.watch)}?${all}`, {}]
        : [`/api/${what}?${all}`, { method: "POST", body: source.record }];
}

export const film = (source: Source, first: number, count: number): Promise<Film> =>
    ask(...asked("film", source, { first, count }));

export const figures = (source: Source): Promise<Figures> => ask(...asked("figures", source));

/** How a game came out as it did, looked at to some depth. */
export const review = (source: Source, depth: number): Promise<ReviewFacts> =>
    ask(...asked("review", source, { depth }));

/** Who was favoured after a step of a game, looked at to some depth. */
export const odds = (source: Source, step: number, depth: number): Promise<OddsFacts> =>
    ask(...asked("odds", source, { step, depth }));

/** Where a finished game is played on: after which step, on whose chair, against what bots. */
export interface Chosen {
    step: number;
    seat: number;
    bot: string;
    name: string;
}

export const playOn = (source: Source, chosen: Chosen): Promise<Admission> =>
    post("/api/what-if", { ...source, ...chosen });

/** The record of a game, as far as my seat may read it. */
export async function record(link: string, token: string): Promise<string> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`/api/record/${link}`, { headers }).catch(() => null);
    if (!response?.ok) throw new NotAnswered("");
    return response.text();
}
