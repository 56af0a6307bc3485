// What an owner may do at any time, as the server offers it: business folded under headings, and trades.

import { isLawful, sorted, type Sorted } from "../../choices.ts";
import type { Choice } from "../../wire.ts";

/** Answers to claims and offers, and new offers: they are shown where those are. */
const TRADE = "trade";

export interface Fold {
    name: string;
    choices: Choice[];
}

export interface Business extends Sorted {
    folds: Fold[];
    trades: Choice[];
}

/** Business of which there may be much at once: it is folded under the heading of its group. */
const isFolded = (choice: Choice): boolean => choice.group !== undefined && choice.group !== TRADE;

export function businessIn(choices: readonly Choice[]): Business {
    const all = sorted(choices);
    return {
        ...all,
        open: all.open.filter((choice) => choice.group === undefined),
        folds: folded(all.open.filter(isFolded)),
        trades: all.open.filter((choice) => choice.group === TRADE),
    };
}

function folded(choices: readonly Choice[]): Fold[] {
    const folds = new Map<string, Choice[]>();
    for (const choice of choices) {
        const name = choice.group ?? "";
        folds.set(name, [...(folds.get(name) ?? []), choice]);
    }
    return [...folds].map(([name, inside]) => ({ name, choices: inside }));
}

/** What may be done with a space at any time: build, sell, mortgage, lift. */
export function businessOn(choices: readonly Choice[], space: number): Choice[] {
    return choices.filter((choice) => isFolded(choice) && choice.facts["space"] === space && isLawful(choice));
}

/** The spaces on which something under a heading may be done. */
export function spacesUnder(choices: readonly Choice[], heading: string): number[] {
    const fold = businessIn(choices).folds.find((one) => one.name === heading);
    return (fold?.choices ?? []).flatMap((choice) => choice.facts["space"] ?? []);
}
