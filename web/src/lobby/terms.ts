// What a table may agree on: how an option is shown, and what is sent when it changes.

import type { Game, Option } from "../api.ts";
import { resizedTokens } from "./tokens.ts";

export type Kind = "pieces" | "teams" | "tokens" | "choice" | "switch" | "number" | "fixed";

/** How an option is set: a piece or a team for each chair, one of several, yes or no, a number; else it only shows. */
export function kindOf(option: Option): Kind {
    if (Array.isArray(option.default) && isOfChairs(option.name)) return option.name;
    if (option.choices !== undefined) return isYesOrNo(option.choices) ? "switch" : "choice";
    if (typeof option.default === "boolean") return "switch";
    return typeof option.default === "number" ? "number" : "fixed";
}

/** Whether an option gives each chair something of its own. */
function isOfChairs(name: string): name is "pieces" | "teams" | "tokens" {
    return name === "pieces" || name === "teams" || name === "tokens";
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

/** The terms for another number of chairs: what was chosen stays with its chair; a team needs somebody. */
export function resized(terms: Readonly<Record<string, unknown>>, chairs: number): Record<string, unknown> {
    const { teams, pieces, tokens, ...others } = terms;
    const changed: Record<string, unknown> = { ...others };
    if (Array.isArray(pieces) && pieces.length) changed["pieces"] = piecesFor(chairs, pieces);
    if (Array.isArray(tokens) && tokens.length) changed["tokens"] = resizedTokens(tokens, chairs);
    if (Array.isArray(teams) && teams.length) {
        const kept = evenly(chairs, teams);
        if (!emptyTeam(kept)) changed["teams"] = kept;
    }
    return changed;
}

/** The teams of so many chairs: as they were, and a new chair for the smaller team. */
function evenly(chairs: number, given: readonly unknown[]): string[] {
    const teams = given.filter((team): team is string => typeof team === "string").slice(0, chairs);
    while (teams.length < chairs) {
        const [cats, dogs] = sizesOf(teams);
        teams.push((cats ?? 0) <= (dogs ?? 0) ? "cat" : "dog");
    }
    return teams;
}

/** How many play for each team. */
export function sizesOf(teams: readonly string[]): number[] {
    return PIECES.map((team) => teams.filter((one) => one === team).length);
}

/** The team that nobody plays for; undefined if there is none. */
export function emptyTeam(teams: readonly string[]): string | undefined {
    return PIECES.find((team) => !teams.includes(team));
}

/** The teams after one chair has changed sides: if its team would be empty, another one comes over for it. */
export function changedSides(teams: readonly string[], chair: number, team: string): string[] {
    const changed = teams.map((one, place) => (place === chair ? team : one));
    const empty = emptyTeam(changed);
    if (empty === undefined) return changed;
    const other = (chair + 1) % changed.length;
    return changed.map((one, place) => (place === other ? empty : one));
}

/** As many chairs as a game can have, as near as possible to what there are. */
export function fitting(game: Game, chairs: number): number {
    return Math.min(game.seats[1], Math.max(game.seats[0], chairs));
}

const BY_THE_CLOCK: ReadonlySet<string> = new Set(["minutes", "rounds"]);
const TIMED = "timed";

/** Whether an option is worth showing: what belongs to the game by the clock only where that is played. */
export function isAsked(option: Option, options: readonly Option[], terms: Readonly<Record<string, unknown>>): boolean {
    if (isOfChairs(kindOf(option))) return false;
    const variant = options.find((one) => one.name === "variant");
    if (!BY_THE_CLOCK.has(option.name) || !variant?.choices?.includes(TIMED)) return true;
    return valueOf(variant, terms) === TIMED;
}
