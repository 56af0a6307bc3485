// Which card of the hand a choice is played with, and how many choices of one verb are narrowed down to one.

import { verbOf } from "../../choices.ts";
import type { Choice, DealBoard, DealKind } from "../../wire.ts";
import { readSet } from "./deal.ts";

/** What each word after a verb means. */
const SLOTS: Readonly<Record<string, readonly string[]>> = {
    bank: ["kind"],
    lay: ["kind", "colour"],
    discard: ["kind"],
    collect: ["seat"],
    rent: ["set", "doublers"],
    "rent-one": ["seat", "set", "doublers"],
    steal: ["seat", "card"],
    swap: ["seat", "card", "mine"],
    break: ["seat", "set"],
    house: ["set"],
    hotel: ["set"],
    move: ["card", "set"],
    put: ["colour"],
};
/** What the card does that a verb is played with. */
const CARD_OF: Readonly<Record<string, string>> = {
    "pass-go": "pass_go",
    birthday: "birthday",
    collect: "debt_collector",
    steal: "sly_deal",
    swap: "forced_deal",
    break: "deal_breaker",
    house: "house",
    hotel: "hotel",
};
export const FEW = 3;

const partsOf = (choice: Choice): string[] => choice.word.split(" ").slice(1);

/** Whether a choice is one of this card's. */
export function isWith(board: DealBoard, kind: DealKind, choice: Choice): boolean {
    const verb = verbOf(choice);
    const parts = partsOf(choice);
    const slots = SLOTS[verb] ?? [];
    if (slots[0] === "kind") return parts[0] === kind.word;
    if (CARD_OF[verb] !== undefined) return CARD_OF[verb] === kind.does;
    if (verb !== "rent" && verb !== "rent-one") return false;
    if (kind.does === "double_rent") return Number(parts[slots.indexOf("doublers")] ?? 0) > 0;
    const colour = readSet(board, parts[slots.indexOf("set")] ?? "")?.colour.colour ?? -1;
    const isForOne = kind.colours.length === board.colours.length;
    return kind.what === "rent" && kind.colours.includes(colour) && isForOne === (verb === "rent-one");
}

const ANSWERED_WITH = "just_say_no";
const ANSWERS: ReadonlySet<string> = new Set(["no", "insist"]);

/** Whether this card is the one that a choice answers with; the choice is offered without it being tapped. */
export function isAnsweredWith(kind: DealKind, choice: Choice): boolean {
    return kind.does === ANSWERED_WITH && ANSWERS.has(verbOf(choice));
}

const isBank = (choice: Choice | undefined): boolean => choice !== undefined && verbOf(choice) === "bank";

/** The choices by verbs, in the order they come. */
export function byVerb(choices: readonly Choice[]): Choice[][] {
    const verbs = new Map<string, Choice[]>();
    for (const choice of choices) verbs.set(verbOf(choice), [...(verbs.get(verbOf(choice)) ?? []), choice]);
    return [...verbs.values()];
}

export interface Sides {
    /** Those of the picked card, and those of no card. */
    open: Choice[];
    /** Verbs of which there are many. */
    many: Choice[][];
    moves: Choice[];
    pay: Choice | null;
    greyed: Choice[];
    resign: Choice | null;
}

/**
 * The server's choices: with the picked card, with no card, rearranging, paying, and what is greyed.
 * Who chooses what to pay with lets it happen by paying; who does not choose pays all by letting it happen.
 */
export function sides(
    board: DealBoard,
    hand: readonly DealKind[],
    picked: DealKind | null,
    choices: readonly Choice[],
    chooses: boolean,
): Sides {
    const offered = choices.find((choice) => verbOf(choice) === "pay" && choice.slots.length > 0);
    const pay = chooses && offered ? offered : null;
    const apart = new Set(["resign", "pay", "move", ...(pay ? ["give", "allow"] : [])]);
    const legal = choices.filter((choice) => choice.why_not === null && !apart.has(verbOf(choice)));
    const isOfACard = (choice: Choice) => hand.some((kind) => isWith(board, kind, choice));
    const played = picked ? legal.filter((choice) => isWith(board, picked, choice)) : [];
    // Every card is money; what else it does comes first.
    const mine = byVerb(played).sort((one, other) => Number(isBank(one[0])) - Number(isBank(other[0]))).flat();
    const groups = byVerb([...mine, ...legal.filter((choice) => !isOfACard(choice))]);
    return {
        open: groups.filter((group) => group.length <= FEW).flat(),
        many: groups.filter((group) => group.length > FEW),
        moves: choices.filter((choice) => choice.why_not === null && verbOf(choice) === "move"),
        pay,
        greyed: choices.filter((choice) => choice.why_not !== null),
        resign: choices.find((choice) => choice.word === "resign") ?? null,
    };
}

export interface Step {
    place: number;
    slot: string;
    values: string[];
    chosen: string | null;
}

/** The questions that lead to one choice, as far as they are answered; what there is no doubt about is not asked. */
export function narrowed(choices: readonly Choice[], picked: readonly string[]): { steps: Step[]; choice: Choice | null } {
    const steps: Step[] = [];
    let left = [...choices];
    const slots = SLOTS[verbOf(left[0] ?? { word: "", label: "", slots: [], why_not: null, gain: 0 })] ?? [];
    for (const [place, slot] of slots.entries()) {
        const values = [...new Set(left.map((choice) => partsOf(choice)[place] ?? ""))];
        const wanted = picked[place] ?? "";
        const chosen = (values.length === 1 ? values[0] : values.find((value) => value === wanted)) ?? null;
        if (values.length > 1) steps.push({ place, slot, values, chosen });
        if (chosen === null) return { steps, choice: null };
        left = left.filter((choice) => partsOf(choice)[place] === chosen);
    }
    return { steps, choice: left.length === 1 ? (left[0] ?? null) : null };
}
