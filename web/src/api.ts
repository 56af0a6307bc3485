// The server's plain addresses, and what they answer.

import type { Colour, Kind } from "./games/deal/deal.ts";
import type { Hand, RoomFacts } from "./wire.ts";
import { language, useNouns } from "./words.ts";

export interface Option {
    name: string;
    default: unknown;
    official: boolean;
    choices?: unknown[];
    /** Those of the choices that no rulebook knows. */
    unofficial?: unknown[];
}

/** One space of a board; `shows` names a drawing, where the edition has one. */
export interface Space {
    number: number;
    name: string;
    kind: string;
    leads_to: number | null;
    shows?: string | null;
    group?: string | number | null;
    colour?: string | null;
    price?: number | null;
    rents?: number[] | null;
    house?: number | null;
    mortgage?: number | null;
    amount?: number | null;
    /** Of a tax that may be paid by so much of everything instead. */
    percent?: number | null;
    /** A title: its place among the sets, its symbol, and what it earns alone and in a whole set. */
    set?: number | null;
    symbol?: string | null;
    tribute?: number | null;
    set_tribute?: number | null;
    text?: string | null;
}

/** A team as its box prints it; a marker of it is a `marker`, several are `markers`. */
export interface TeamPlan {
    id: string;
    name: string;
    colour: string;
    marker: string;
    markers: string;
    deck: string;
}

/** How a box shows its board; what is not given is as on every board. */
export interface Look {
    ground?: string;
    print?: string;
    ink?: string;
    accent?: string;
    texture?: "plain" | "felt" | "kraft";
    bands?: "plain" | "collar";
    pictures?: "none" | "creatures" | "dogs";
    trail?: "none" | "paws";
    tokens?: string[];
}

export interface BoardPlan {
    shape: string;
    spaces: Space[];
    /** The sign of the box's money. */
    sign?: string;
    /** A sum as the box writes it, around {amount}. */
    money?: string;
    groups?: { name: string; colour: string; symbol: string }[];
    /** The tokens by their number, as they are named in what is agreed; and what they are called here. */
    tokens?: string[];
    token_names?: string[];
    /** What the two decks are called. */
    decks?: string[];
    /** What the box calls a house, a hotel, and so on. */
    words?: Record<string, string>;
    numbers?: Record<string, unknown>;
    look?: Look;
    /** The colours and the cards of a box that is played with cards. */
    colours?: Colour[];
    kinds?: Kind[];
    /** Of a box for two teams: the teams, the sets of titles, and the pets that have a picture. */
    teams?: TeamPlan[];
    sets?: { id: string; name: string; colour: string; symbol: string }[];
    pets?: { name: string; team: string }[];
}

export interface Game {
    id: string;
    title: string;
    about: string;
    note: string;
    family: string;
    seats: [number, number];
    variants: string[];
    options: Option[];
    board: BoardPlan;
    /** The game in a few sentences. */
    how: string[];
    /** Of words of the box, by their text, where the language has genders. */
    genders: Record<string, number>;
}

/** One clause: the rulebook's word, our ruling, what is unofficial; each may be missing. */
export interface Clause {
    key: string;
    chapter: string;
    rule: string | null;
    ruling: string | null;
    unofficial: string | null;
}

export interface Rules {
    title: string;
    note: string;
    lead: string;
    clauses: Clause[];
}

export interface House {
    only_here: boolean;
    may_open: boolean;
    addresses: string[];
}

/** What the server said instead of an answer, or nothing if it was not there. */
export class NotAnswered extends Error {}

/** An address whose answer is in the language that is spoken now. */
const spoken = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}language=${language()}`;

const ask = <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => fetched<Answer>(spoken(path), init);

async function fetched<Answer>(address: string, init: RequestInit): Promise<Answer> {
    let response: Response;
    try {
        response = await fetch(address, init);
    } catch {
        throw new NotAnswered("");
    }
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return answer as Answer;
    throw new NotAnswered((answer as { sentence?: string }).sentence ?? "");
}

function post<Answer>(path: string, document: unknown = {}): Promise<Answer> {
    const headers = { "content-type": "application/json" };
    return ask<Answer>(path, { method: "POST", headers, body: JSON.stringify(document) });
}

type Words = Record<string, string>;

// The preload in index.html asks in just this way, so that the words are there before the program is.
/** The words in the language that the browser prefers, and which languages there are. */
export const catalogue = (): Promise<{ language: string; languages: Words; words: Words }> =>
    fetched("/api/words", { credentials: "same-origin", mode: "cors" });

/** The words in a language. */
export const wordsOf = (language: string): Promise<Words> => ask(`/api/words/${encodeURIComponent(language)}`);

const shelves = new Map<string, Promise<Game[]>>();

/** The games on the shelf, asked for once in a language. */
export function games(): Promise<Game[]> {
    const spokenNow = language();
    const shelf =
        shelves.get(spokenNow) ??
        ask<{ games: Game[] }>("/api/games").then((answer) => {
            for (const game of answer.games) useNouns(game.genders);
            return answer.games;
        });
    shelves.set(spokenNow, shelf);
    shelf.catch(() => shelves.delete(spokenNow));
    return shelf;
}

const books = new Map<string, Promise<Rules>>();

/** The rulebook of a game, asked for once in a language. */
export function rules(game: string): Promise<Rules> {
    const key = `${language()} ${game}`;
    const book = books.get(key) ?? ask<Rules>(`/api/rules/${encodeURIComponent(game)}`);
    books.set(key, book);
    book.catch(() => books.delete(key));
    return book;
}

export const openRoom = (game: string, name: string): Promise<{ link: string; token: string }> =>
    post("/api/rooms", { game, name });

export const knock = (code: string, name: string): Promise<{ link: string; token: string }> =>
    post("/api/knock", { code, name });

export const house = (): Promise<House> => ask("/api/house");

export const openHouse = (): Promise<House> => post("/api/house/open");

export const qrOf = (path: string): string => `/api/qr?path=${encodeURIComponent(path)}`;

/** Some steps of a finished game, and what one may jump to. */
export interface FilmPart {
    room: RoomFacts;
    steps: number;
    first: number;
    hands: Hand[];
    chapters: { step: number; text: string }[];
}

export interface Bar {
    name: string;
    number: number;
}

/** A finished game in numbers. */
export interface Figures {
    names: string[];
    family: string;
    curves: number[][];
    throws: Bar[];
    visits: Bar[];
    earners: Bar[];
}

/** A finished game: by the watch link of its table and its number there (none: the last), or the text of its record. */
export type Source = { watch: string; game: number | null } | { record: string };

function asked(what: string, source: Source, query: Record<string, number> = {}): [string, RequestInit] {
    const named = "watch" in source && source.game !== null ? { ...query, game: source.game } : query;
    const all = new URLSearchParams(Object.entries(named).map(([name, value]) => [name, String(value)]));
    return "watch" in source
        ? [`/api/${what}/${encodeURIComponent(source.watch)}?${all}`, {}]
        : [`/api/${what}?${all}`, { method: "POST", body: source.record }];
}

export const film = (source: Source, first: number, count: number): Promise<FilmPart> =>
    ask(...asked("film", source, { first, count }));

export const figures = (source: Source): Promise<Figures> => ask(...asked("figures", source));

/** The record of a game, as far as my seat may read it. */
export async function record(link: string, token: string): Promise<string> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`/api/record/${link}`, { headers }).catch(() => null);
    if (!response?.ok) throw new NotAnswered("");
    return response.text();
}
