// What may be answered: the server's choices, sorted for the page, and words made of templates.

import type { Choice } from "./wire.ts";

const OPEN_WORD = /^<.*>$|\.\./;

/** Choices in groups; leaving the game stands apart, so that nobody presses it by mistake. */
export interface Sorted {
    open: Choice[];
    /** What cannot be taken back: it is never the one at hand, and is asked once more. */
    grave: Choice[];
    greyed: Choice[];
    resign: Choice | null;
}

export const verbOf = (choice: Choice): string => choice.word.split(" ")[0] ?? "";

const isLawful = (choice: Choice): boolean => choice.why_not === null && choice.word !== "resign";

/** The choices as they are offered; those of these verbs are grave. */
export function sorted(choices: readonly Choice[], grave: readonly string[] = []): Sorted {
    const isGrave = (choice: Choice) => grave.includes(verbOf(choice));
    const lawful = choices.filter(isLawful);
    return {
        open: lawful.filter((choice) => !isGrave(choice)),
        grave: lawful.filter(isGrave),
        greyed: choices.filter((choice) => choice.why_not !== null),
        resign: choices.find((choice) => choice.word === "resign") ?? null,
    };
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

/** A list with one thing more, or without it if it is there. */
export function toggled<Thing>(things: readonly Thing[], thing: Thing): Thing[] {
    return things.includes(thing) ? things.filter((one) => one !== thing) : [...things, thing];
}
