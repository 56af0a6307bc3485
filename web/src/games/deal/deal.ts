// What lies on the table of the card game: hands, banks, sets, and what is being answered.

import { tableOf } from "../../board/pieces.ts";
import type { Hand } from "../../contents.ts";
import type { BoardPlan } from "../../wire.ts";

/** One kind of card, as it is printed. */
export interface Kind {
    kind: number;
    word: string;
    name: string;
    what: string;
    value: number;
    count: number;
    colours: number[];
    does: string | null;
    text: string;
    places: string[];
}

export interface Colour {
    colour: number;
    id: string;
    name: string;
    hue: string;
    symbol: string;
    rents: number[];
    size: number;
}

export interface CardSet {
    set: number;
    colour: number;
    cards: { card: number; kind: number }[];
    house: boolean;
    hotel: boolean;
    full: boolean;
    rent: number;
}

export interface Player {
    seat: number;
    cards: number;
    bank: number[];
    sets: CardSet[];
    full: number;
    value: number;
    out: boolean;
}

/** Where one player's answer stands: what is due, whether there are two ways to pay it, what is picked so far. */
export interface Lane {
    seat: number;
    step: string;
    due: number | null;
    chooses: boolean;
    picked: number[];
}

/** What somebody has played against others, and where each one's matter stands. */
export interface Charge {
    seat: number;
    amount: number;
    lanes: Lane[];
}

export interface Deal {
    hand: number[];
    players: Player[];
    pile: number;
    centre: number[];
    turn: number | null;
    plays: number | null;
    charge: Charge | null;
    placing: number | null;
}

/** What a hand's view shows of it; null where the game is of another kind. */
export function dealOf(hand: Hand | undefined): Deal | null {
    const table = tableOf(hand);
    const players = table["players"];
    const isOne = Array.isArray(players) && players.every((one) => Array.isArray((one as Player).sets));
    return isOne && Array.isArray(table["centre"]) ? (table as unknown as Deal) : null;
}

export interface Stack {
    kind: number;
    count: number;
}

/** Cards of a kind together, in the order they come. */
export function stacked(kinds: readonly number[]): Stack[] {
    const counts = new Map<number, number>();
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** Every card by itself, and which one of its kind it is. */
export function copiesOf(kinds: readonly number[]): { kind: number; copy: number }[] {
    const seen = new Map<number, number>();
    return kinds.map((kind) => {
        const copy = seen.get(kind) ?? 0;
        seen.set(kind, copy + 1);
        return { kind, copy };
    });
}

/** Cards of the same value together, the dearest first, with their names. */
export function byValue(board: BoardPlan, kinds: readonly number[]): { value: number; names: string[] }[] {
    const values = new Map<number, string[]>();
    for (const kind of kinds) {
        const card = kindOf(board, kind);
        if (card) values.set(card.value, [...(values.get(card.value) ?? []), card.name]);
    }
    return [...values].map(([value, names]) => ({ value, names })).sort((one, other) => other.value - one.value);
}

export function kindOf(board: BoardPlan, kind: number): Kind | undefined {
    return board.kinds?.[kind];
}

export function worth(board: BoardPlan, kinds: readonly number[]): number {
    return kinds.reduce((sum, kind) => sum + (kindOf(board, kind)?.value ?? 0), 0);
}

/** The number that a set has among a player's sets of its colour: 0 for the first. */
export function orderOf(board: BoardPlan, set: number): number {
    return Math.floor(set / Math.max(1, board.colours?.length ?? 1));
}

/** How one types a set: by its colour; the second of a colour has a 2. */
export function setWord(board: BoardPlan, set: CardSet): string {
    const order = orderOf(board, set.set);
    return `${board.colours?.[set.colour]?.id ?? ""}${order ? order + 1 : ""}`;
}

/** A set that a word means: its colour, and its number among those. */
export function readSet(board: BoardPlan, word: string): { colour: Colour; order: number } | null {
    const [, id = "", digits = ""] = /^(.*?)(\d*)$/.exec(word) ?? [];
    const colour = board.colours?.find((one) => one.id === id);
    return colour ? { colour, order: digits ? Number(digits) - 1 : 0 } : null;
}

/** The kind of card that a word for one on the table means: bank:5m, brown:brown, red2:house. */
export function readCard(board: BoardPlan, word: string): Kind | undefined {
    const what = word.split(":")[1] ?? word;
    return board.kinds?.find((kind) => kind.word === what) ?? board.kinds?.find((kind) => kind.does === what);
}

/** The kind of card that builds a house or a hotel. */
export function buildingOf(board: BoardPlan, does: "house" | "hotel"): Kind | undefined {
    return board.kinds?.find((kind) => kind.does === does);
}

/** One card that lies in front of me, by the word that pays with it. */
export interface Coin {
    word: string;
    kind: Kind;
    /** Which of several with the same word. */
    copy: number;
}

/** What lies in front of a player and is worth something: the bank, then set by set. */
export function coinsOf(board: BoardPlan, player: Player): { set: CardSet | null; coins: Coin[] }[] {
    const parts: { set: CardSet | null; words: [string, Kind | undefined][] }[] = [
        { set: null, words: player.bank.map((kind) => [`bank:${kindOf(board, kind)?.word}`, kindOf(board, kind)]) },
    ];
    for (const set of player.sets) {
        const word = setWord(board, set);
        const words = set.cards.map(({ kind }): [string, Kind | undefined] => [
            `${word}:${kindOf(board, kind)?.word}`,
            kindOf(board, kind),
        ]);
        if (set.house) words.push([`${word}:house`, buildingOf(board, "house")]);
        if (set.hotel) words.push([`${word}:hotel`, buildingOf(board, "hotel")]);
        parts.push({ set, words });
    }
    const seen = new Map<string, number>();
    return parts
        .map(({ set, words }) => ({
            set,
            coins: words.flatMap(([word, kind]): Coin[] => {
                if (!kind?.value) return [];
                const copy = seen.get(word) ?? 0;
                seen.set(word, copy + 1);
                return [{ word, kind, copy }];
            }),
        }))
        .filter(({ coins }) => coins.length > 0);
}

export const keyOf = (coin: Coin): string => `${coin.word} ${coin.copy}`;

/** What the card does that an event was played with. */
const PLAYED_WITH: Readonly<Record<string, string>> = {
    wants_card: "sly_deal",
    wants_swap: "forced_deal",
    wants_set: "deal_breaker",
    said_no: "just_say_no",
};

/** The card on top of the centre: the last that was played there, as the story tells it; and where it is told. */
export function topOfCentre(
    board: BoardPlan,
    centre: readonly number[],
    story: readonly { event: Record<string, unknown> }[],
): { kind: Kind; at: number } | null {
    const lying = [...new Set(centre)].map((kind) => kindOf(board, kind));
    for (let at = story.length - 1; at >= 0; at -= 1) {
        const event = story[at]?.event ?? {};
        const name = String(event["event"]);
        const does = PLAYED_WITH[name];
        const kind = lying.find((one) => {
            if (name === "played" || name === "played_on") return one?.kind === event["kind"];
            if (does !== undefined) return one?.does === does;
            const colour = Number(event["set"]) % Math.max(1, board.colours?.length ?? 1);
            const isForOne = one?.colours.length === board.colours?.length;
            if (name === "charged" || name === "charged_one")
                return one?.what === "rent" && one.colours.includes(colour) && isForOne === (name === "charged_one");
            return false;
        });
        if (kind) return { kind, at };
    }
    return null;
}
