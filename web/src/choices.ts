// What may be answered: the server's choices, sorted for the page, and words made of templates.

import type { Choice } from "./wire.ts";

const OPEN_WORD = /^<.*>$|\.\./;

/** Business of which there may be much at once, by the heading that it is folded under. */
const FOLDED: Readonly<Record<string, string>> = {
    build: "build",
    sell: "sell",
    clear: "sell",
    break: "sell",
    mortgage: "mortgage",
    lift: "lift",
};
/** Answers to claims and offers, which are shown where those are. */
const STANDING = new Set(["ask", "accept", "refuse", "withdraw", "counter"]);
/** What cannot be taken back is asked once more. */
const GRAVE = new Set(["bankrupt", "resign"]);

export interface Fold {
    name: string;
    choices: Choice[];
}

/** Choices in groups; leaving the game stands apart, so that nobody presses it by mistake. */
export interface Sorted {
    open: Choice[];
    folds: Fold[];
    /** Answers to what stands between players, and new offers. */
    deals: Choice[];
    greyed: Choice[];
    resign: Choice | null;
}

export const verbOf = (choice: Choice): string => choice.word.split(" ")[0] ?? "";

export const isGrave = (choice: Choice): boolean => GRAVE.has(verbOf(choice));

/** With `hasDeals` claims and offers are shown as such, and their answers are not among the open ones. */
export function sorted(choices: readonly Choice[], hasDeals = false): Sorted {
    const legal = choices.filter((choice) => choice.why_not === null && choice.word !== "resign");
    const isDeal = (choice: Choice) =>
        hasDeals && (STANDING.has(verbOf(choice)) || (verbOf(choice) === "offer" && choice.slots.length > 0));
    const isFolded = (choice: Choice) => verbOf(choice) in FOLDED && choice.word !== verbOf(choice);
    const open = legal.filter((choice) => !isDeal(choice) && !isFolded(choice));
    return {
        // What is grave is never the one at hand.
        open: [...open.filter((choice) => !isGrave(choice)), ...open.filter(isGrave)],
        folds: folded(legal.filter(isFolded)),
        deals: legal.filter(isDeal),
        greyed: choices.filter((choice) => choice.why_not !== null),
        resign: choices.find((choice) => choice.word === "resign") ?? null,
    };
}

/** What may be done with a space at any time: build, sell, mortgage, lift. */
export function businessOn(choices: readonly Choice[], space: number): Choice[] {
    return choices.filter(
        (choice) => verbOf(choice) in FOLDED && itemOf(choice) === space && choice.why_not === null,
    );
}

/** The spaces on which something under a heading may be done. */
export function spacesUnder(choices: readonly Choice[], heading: string): number[] {
    const fold = sorted(choices, true).folds.find((one) => one.name === heading);
    return (fold?.choices ?? []).flatMap((choice) => itemOf(choice) ?? []);
}

function folded(choices: readonly Choice[]): Fold[] {
    const folds = new Map<string, Choice[]>();
    for (const choice of choices) {
        const name = FOLDED[verbOf(choice)] ?? "";
        folds.set(name, [...(folds.get(name) ?? []), choice]);
    }
    return [...folds].map(([name, inside]) => ({ name, choices: inside }));
}

/** The number that follows the verb: a space, a claim, an offer, a seat; null where it is open or none. */
export function itemOf(choice: Choice): number | null {
    const item = choice.word.split(" ")[1] ?? "";
    return /^\d+$/.test(item) ? Number(item) : null;
}

/** The choice of a verb about a thing, if there is one. */
export function choiceOf(choices: readonly Choice[], verb: string, item: number): Choice | undefined {
    return choices.find((choice) => verbOf(choice) === verb && itemOf(choice) === item);
}

/** The word of a template with its slots filled in, in their order: `bid 10..40` and 15 is `bid 15`. */
export function filled(choice: Choice, values: readonly string[]): string {
    const rest = [...values];
    return choice.word
        .split(" ")
        .map((part) => (OPEN_WORD.test(part) ? (rest.shift() ?? part) : part))
        .join(" ");
}

/** Whether every slot is filled with something that can stand in it. */
export function isComplete(choice: Choice, values: readonly string[]): boolean {
    return choice.slots.every((slot, place) => {
        const value = (values[place] ?? "").trim();
        if (value === "" || /\s/.test(value)) return false;
        if (slot.low === null || slot.high === null) return true;
        return /^\d+$/.test(value) && Number(value) >= slot.low && Number(value) <= slot.high;
    });
}

/** What a slot shows before anything is typed: the least that fits. */
export function firstValues(choice: Choice): string[] {
    return choice.slots.map((slot) => (slot.low === null ? "" : String(slot.low)));
}
