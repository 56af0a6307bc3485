// What was agreed, in a sentence: what differs from the rulebook, or that nothing does.

import type { Game } from "../contents.ts";
import type { Terms } from "../family.ts";
import type { OptionFacts } from "../wire.ts";
import { say, sayOr } from "../words.ts";
import { isChanged, isUnofficial, kindOf, valueOf } from "./terms.ts";

/** The option that is the game itself: the whole one, or another way to play it. */
const WAY = "variant";

/** The same option may mean something else in another family. */
export const labelOf = (family: string, option: string): string =>
    sayOr(`option_${family}_${option}`, sayOr(`option_${option}`, option.replaceAll("_", " ")));

/** A value as it is read. */
export const written = (option: string, value: unknown): string =>
    sayOr(`option_${option}_${String(value)}`, typeof value === "string" ? value : JSON.stringify(value));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One thing that was agreed. */
function told(family: string, option: OptionFacts, terms: Terms, people: readonly string[]): string {
    const value = valueOf(option, terms);
    const label = labelOf(family, option.name);
    const kind = kindOf(option);
    if (kind === "switch") return value === true ? label : say("agreed_not", { what: label });
    if (kind === "number" && typeof value === "number") {
        const name = people[value] || say("chair_number", { place: value + 1 });
        const own = sayOr(`agreed_${option.name}`, "");
        return own ? say(`agreed_${option.name}`, { count: value, name }) : `${label}: ${value}`;
    }
    return `${label}: ${written(option.name, value)}`;
}

/** All that was agreed before this game: "The short game; no auction (house rule)". */
export function agreedSentence(game: Game, shown: readonly OptionFacts[], terms: Terms, people: readonly string[]) {
    const way = shown.find((one) => one.name === WAY);
    const mark = (option: OptionFacts, text: string): string =>
        isUnofficial(option, terms) ? say("agreed_unofficial", { what: text }) : text;
    const changed = shown.filter((one) => one !== way && kindOf(one) !== "chairs" && isChanged(one, terms));
    const parts = [
        ...(way ? [mark(way, written(WAY, valueOf(way, terms)))] : []),
        ...changed.map((one) => mark(one, told(game.family, one, terms, people))),
    ];
    const isByTheBook = changed.length === 0 && (!way || !isUnofficial(way, terms));
    return capital(isByTheBook ? [...parts, say("by_the_book")].join(", ") : parts.join("; "));
}
