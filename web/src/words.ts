// Every text of the page, from the server's catalogue, in the language that is chosen.

import { SvelteMap } from "svelte/reactivity";

type Words = Readonly<Record<string, string>>;
type Facts = Readonly<Record<string, string | number>>;

/** What is spoken now: in a map that is watched, so that the page is written anew in another language. */
const spoken = new SvelteMap<"now", { language: string; words: Words }>();
const genders = new Map<string, number>();
const breaks = new Map<string, string>();

const HOLE = /\{(\w+)(?::((?:[^{}]|\{\w+\})*))?\}/g;

/** Use these words from now on. */
export function useWords(words: Words, language = "en"): void {
    spoken.set("now", { language, words });
}

/** The language that is spoken now. */
export function language(): string {
    return spoken.get("now")?.language ?? "en";
}

/** How dates, times and numbers are written: as in the browser's country, where it speaks this language. */
export function locale(): string {
    return navigator.language.startsWith(language()) ? navigator.language : language();
}

/** Nouns of a box with their genders: places among the genders of the language. */
export function useNouns(nouns: Readonly<Record<string, number>>): void {
    for (const [noun, gender] of Object.entries(nouns)) genders.set(noun, gender);
}

/** Long names of a box, with soft hyphens where they may be broken. */
export function useBreaks(names: Readonly<Record<string, string>>): void {
    for (const [name, broken] of Object.entries(names)) breaks.set(name, broken);
}

/** A name with soft hyphens where it may be broken, if anybody has said where. */
export const breakable = (name: string): string => breaks.get(name) ?? name;

/**
 * The text for a key, filled in. What is filled in may choose between forms, and # stands for it there: a number
 * between one and many, `{count:# chair|# chairs}`, a noun by its gender, `{piece:jeder #|jede #|jedes #}`.
 */
export function say(key: string, facts: Facts = {}): string {
    const text = spoken.get("now")?.words[key];
    return text === undefined ? key : filled(text, facts);
}

function filled(text: string, facts: Facts): string {
    return text.replace(HOLE, (whole, name: string, choice?: string) => {
        const value = facts[name];
        if (value === undefined) return whole;
        const forms = choice?.split("|") ?? [];
        const form = forms[Math.min(placeOf(value), forms.length - 1)];
        if (form === undefined) return String(value);
        // What is filled in stays as it is, whatever stands in it.
        return form
            .split("#")
            .map((part) => filled(part, facts))
            .join(String(value));
    });
}

function placeOf(value: string | number): number {
    return typeof value === "number" ? Number(value !== 1) : (genders.get(value) ?? 0);
}

/** The text for a key if there is one, else something else. */
export function sayOr(key: string, other: string): string {
    return spoken.get("now")?.words[key] ?? other;
}
