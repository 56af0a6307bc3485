// What a table may agree on: how an option is shown, and what is sent when it changes.

import type { Game, Option } from "../api.ts";

export type Kind = "pieces" | "choice" | "switch" | "number" | "fixed";

/** How an option is set: a piece for each chair, one of several, yes or no, a number; else it only shows. */
export function kindOf(option: Option): Kind {
    if (option.name === "pieces" && Array.isArray(option.default)) return "pieces";
    if (option.choices !== undefined) return isYesOrNo(option.choices) ? "switch" : "choice";
    if (typeof option.default === "boolean") return "switch";
    return typeof option.default === "number" ? "number" : "fixed";
}

function isYesOrNo(choices: readonly unknown[]): boolean {
    return choices.length === 2 && choices.includes(true) && choices.includes(false);
}

/** What an option is now. */
export function valueOf(option: Option, terms: Readonly<Record<string, unknown>>): unknown {
    return terms[option.name] ?? option.default;
}

/** Whether a value is other than the rulebook's. */
export function isChanged(option: Option, terms: Readonly<Record<string, unknown>>): boolean {
    return JSON.stringify(valueOf(option, terms)) !== JSON.stringify(option.default);
}

/** The terms with one of them changed. Numbers belong to the variant that they were given for. */
export function agreedTerms(
    options: readonly Option[],
    terms: Readonly<Record<string, unknown>>,
    name: string,
    value: unknown,
): Record<string, unknown> {
    const numbers = new Set(options.filter((one) => kindOf(one) === "number").map((one) => one.name));
    const kept = Object.entries(terms).filter(([one]) => name !== "variant" || !numbers.has(one));
    return { ...Object.fromEntries(kept), [name]: value };
}

/** Whether what is agreed is in no rulebook: the whole option, or just this choice of it. */
export function isUnofficial(option: Option, terms: Readonly<Record<string, unknown>>): boolean {
    if (!option.official) return isChanged(option, terms);
    return (option.unofficial ?? []).some(
        (one) => JSON.stringify(one) === JSON.stringify(valueOf(option, terms)),
    );
}

export const PIECES = ["cat", "dog"] as const;

/** A piece for every chair: as agreed, and where nothing is agreed in turns. */
export function piecesFor(chairs: number, agreed: unknown): string[] {
    const given = Array.isArray(agreed) ? (agreed as unknown[]) : [];
    return Array.from({ length: chairs }, (_, chair) => {
        const piece = given[chair];
        return typeof piece === "string" ? piece : (PIECES[chair % PIECES.length] ?? "cat");
    });
}

/** The terms for another number of chairs: pieces that were chosen stay with their chairs. */
export function resized(terms: Readonly<Record<string, unknown>>, chairs: number): Record<string, unknown> {
    const pieces = terms["pieces"];
    if (!Array.isArray(pieces) || pieces.length === 0) return { ...terms };
    return { ...terms, pieces: piecesFor(chairs, pieces) };
}

/** As many chairs as a game can have, as near as possible to what there are. */
export function fitting(game: Game, chairs: number): number {
    return Math.min(game.seats[1], Math.max(game.seats[0], chairs));
}
