// What a table may agree on: how an option is shown, and what is sent when it changes.

import type { Game } from "../contents.ts";
import type { OptionFacts } from "../wire.ts";

export type Kind = "chairs" | "choice" | "switch" | "number" | "fixed";

/** How an option is set: something for each chair, one of several, yes or no, a number; else it only shows. */
export function kindOf(option: OptionFacts): Kind {
    if (Array.isArray(option.default)) return "chairs";
    if (option.choices !== undefined) return isYesOrNo(option.choices) ? "switch" : "choice";
    if (typeof option.default === "boolean") return "switch";
    return typeof option.default === "number" ? "number" : "fixed";
}

function isYesOrNo(choices: readonly unknown[]): boolean {
    return choices.length === 2 && choices.includes(true) && choices.includes(false);
}

/** What an option is now. */
export function valueOf(option: OptionFacts, terms: Readonly<Record<string, unknown>>): unknown {
    return terms[option.name] ?? option.default;
}

/** Whether a value is other than the rulebook's. */
export function isChanged(option: OptionFacts, terms: Readonly<Record<string, unknown>>): boolean {
    return JSON.stringify(valueOf(option, terms)) !== JSON.stringify(option.default);
}

/** The terms with one of them changed. Numbers belong to the variant that they were given for. */
export function agreedTerms(
    options: readonly OptionFacts[],
    terms: Readonly<Record<string, unknown>>,
    name: string,
    value: unknown,
): Record<string, unknown> {
    const numbers = new Set(options.filter((one) => kindOf(one) === "number").map((one) => one.name));
    const kept = Object.entries(terms).filter(([one]) => name !== "variant" || !numbers.has(one));
    return { ...Object.fromEntries(kept), [name]: value };
}

/** Whether what is agreed is in no rulebook: the whole option, or just this choice of it. */
export function isUnofficial(option: OptionFacts, terms: Readonly<Record<string, unknown>>): boolean {
    if (!option.official) return isChanged(option, terms);
    return (option.unofficial ?? []).some((one) => JSON.stringify(one) === JSON.stringify(valueOf(option, terms)));
}

/** The fewest and the most that can play a game. */
export function seatsOf({ seats }: Game): [number, number] {
    const [least = 1, most = least] = seats;
    return [least, most];
}

/** As many chairs as a game can have, as near as possible to what there are. */
export function fitting(game: Game, chairs: number): number {
    const [least, most] = seatsOf(game);
    return Math.min(most, Math.max(least, chairs));
}
