// What an owner may do at any time, as the server offers it: business folded under headings, and trades.

import { itemOf, sorted, verbOf, type Sorted } from "../../choices.ts";
import type { Choice } from "../../wire.ts";

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
const STANDING: ReadonlySet<string> = new Set(["ask", "accept", "refuse", "withdraw", "counter"]);
const GRAVE = ["bankrupt"];

export interface Fold {
    name: string;
    choices: Choice[];
}

export interface Business extends Sorted {
    folds: Fold[];
    /** Answers to what stands between players, and new offers. */
    trades: Choice[];
}

const isFolded = (choice: Choice): boolean => verbOf(choice) in FOLDED && choice.word !== verbOf(choice);

const isTrade = (choice: Choice): boolean =>
    STANDING.has(verbOf(choice)) || (verbOf(choice) === "offer" && choice.slots.length > 0);

export function businessIn(choices: readonly Choice[]): Business {
    const all = sorted(choices, GRAVE);
    return {
        ...all,
        open: all.open.filter((choice) => !isTrade(choice) && !isFolded(choice)),
        folds: folded(all.open.filter(isFolded)),
        trades: all.open.filter(isTrade),
    };
}

function folded(choices: readonly Choice[]): Fold[] {
    const folds = new Map<string, Choice[]>();
    for (const choice of choices) {
        const name = FOLDED[verbOf(choice)] ?? "";
        folds.set(name, [...(folds.get(name) ?? []), choice]);
    }
    return [...folds].map(([name, inside]) => ({ name, choices: inside }));
}

/** What may be done with a space at any time: build, sell, mortgage, lift. */
export function businessOn(choices: readonly Choice[], space: number): Choice[] {
    return choices.filter(
        (choice) => verbOf(choice) in FOLDED && itemOf(choice) === space && choice.why_not === null,
    );
}

/** The spaces on which something under a heading may be done. */
export function spacesUnder(choices: readonly Choice[], heading: string): number[] {
    const fold = businessIn(choices).folds.find((one) => one.name === heading);
    return (fold?.choices ?? []).flatMap((choice) => itemOf(choice) ?? []);
}
