// What lies on the table of the card game: hands, banks, sets, and what is being answered.

import type { Of, Told } from "../../contents.ts";
import type { DealBoard, DealCardSet, DealColour, DealKind, DealPlayer } from "../../wire.ts";

export type Deal = Of<"deal">;

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
export function byValue(board: DealBoard, kinds: readonly number[]): { value: number; names: string[] }[] {
    const values = new Map<number, string[]>();
    for (const kind of kinds) {
        const card = kindOf(board, kind);
        if (card) values.set(card.value, [...(values.get(card.value) ?? []), card.name]);
    }
    return [...values].map(([value, names]) => ({ value, names })).sort((one, other) => other.value - one.value);
}

export function kindOf(board: DealBoard, kind: number): DealKind | undefined {
    return board.kinds[kind];
}

export function worth(board: DealBoard, kinds: readonly number[]): number {
    return kinds.reduce((sum, kind) => sum + (kindOf(board, kind)?.value ?? 0), 0);
}

/** The number that a set has among a player's sets of its colour: 0 for the first. */
export function orderOf(board: DealBoard, set: number): number {
    return Math.floor(set / Math.max(1, board.colours.length));
}

/** How one types a set: by its colour; the second of a colour has a 2. */
export function setWord(board: DealBoard, set: DealCardSet): string {
    const order = orderOf(board, set.set);
    return `${board.colours[set.colour]?.id ?? ""}${order ? order + 1 : ""}`;
}

/** A set that a word means: its colour, and its number among those. */
export function readSet(board: DealBoard, word: string): { colour: DealColour; order: number } | null {
    const [, id = "", digits = ""] = /^(.*?)(\d*)$/.exec(word) ?? [];
    const colour = board.colours.find((one) => one.id === id);
    return colour ? { colour, order: digits ? Number(digits) - 1 : 0 } : null;
}

/** The kind of card that a word for one on the table means: bank:5m, brown:brown, red2:house. */
export function readCard(board: DealBoard, word: string): DealKind | undefined {
    const what = word.split(":")[1] ?? word;
    return board.kinds.find((kind) => kind.word === what) ?? board.kinds.find((kind) => kind.does === what);
}

/** The kind of card that builds a house or a hotel. */
export function buildingOf(board: DealBoard, does: "house" | "hotel"): DealKind | undefined {
    return board.kinds.find((kind) => kind.does === does);
}

/** One card that lies in front of me, by the word that pays with it. */
export interface Coin {
    word: string;
    kind: DealKind;
    /** Which of several with the same word. */
    copy: number;
}

/** What lies in front of a player and is worth something: the bank, then set by set. */
export function coinsOf(board: DealBoard, player: DealPlayer): { set: DealCardSet | null; coins: Coin[] }[] {
    const parts: { set: DealCardSet | null; words: [string, DealKind | undefined][] }[] = [
        { set: null, words: player.bank.map((kind) => [`bank:${kindOf(board, kind)?.word}`, kindOf(board, kind)]) },
    ];
    for (const set of player.sets) {
        const word = setWord(board, set);
        const words = set.cards.map(({ kind }): [string, DealKind | undefined] => [
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
const PLAYED_WITH = {
    wants_card: "sly_deal",
    wants_swap: "forced_deal",
    wants_set: "deal_breaker",
    said_no: "just_say_no",
} as const;

/** Whether an event tells that a card of this kind was played into the centre. */
function isPlayedBy(board: DealBoard, event: Deal["event"], kind: DealKind): boolean {
    switch (event.event) {
        case "played":
        case "played_on":
            return kind.kind === event.kind;
        case "wants_card":
        case "wants_swap":
        case "wants_set":
        case "said_no":
            return kind.does === PLAYED_WITH[event.event];
        case "charged":
        case "charged_one": {
            const isForOne = kind.colours.length === board.colours.length;
            const isOfColour = kind.colours.includes(event.set % Math.max(1, board.colours.length));
            return kind.what === "rent" && isOfColour && isForOne === (event.event === "charged_one");
        }
        default:
            return false;
    }
}

/** The card on top of the centre: the last that was played there, as the story tells it; and where it is told. */
export function topOfCentre(
    board: DealBoard,
    centre: readonly number[],
    story: readonly Told<Deal>[],
): { kind: DealKind; at: number } | null {
    const lying = [...new Set(centre)].flatMap((kind) => kindOf(board, kind) ?? []);
    for (let at = story.length - 1; at >= 0; at -= 1) {
        const event = story[at]?.event;
        const kind = event && lying.find((one) => isPlayedBy(board, event, one));
        if (kind) return { kind, at };
    }
    return null;
}
