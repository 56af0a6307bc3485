// What may be answered: the server's choices, sorted for the page, and words made of templates.

import type { Choice } from "./wire.ts";

const OPEN_WORD = /^<.*>$|\.\./;

/** Choices in three groups; leaving the game stands apart, so that nobody presses it by mistake. */
export interface Sorted {
    open: Choice[];
    greyed: Choice[];
    resign: Choice | null;
}

export function sorted(choices: readonly Choice[]): Sorted {
    return {
        open: choices.filter((choice) => choice.why_not === null && choice.word !== "resign"),
        greyed: choices.filter((choice) => choice.why_not !== null),
        resign: choices.find((choice) => choice.word === "resign") ?? null,
    };
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
