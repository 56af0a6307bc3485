// What may be answered: the server's choices, sorted for the page, and words made of templates.

import type { Choice } from "./wire.ts";

/** The group of leaving the game, in every game. */
const LEAVE = "leave";

/** Choices in groups; leaving the game stands apart, so that nobody presses it by mistake. */
export interface Sorted {
    open: Choice[];
    /** What cannot be taken back: it is never the one at hand, and is asked once more. */
    grave: Choice[];
    greyed: Choice[];
    resign: Choice | null;
}

export const isLawful = (choice: Choice): boolean => choice.why_not === null && choice.group !== LEAVE;

/** The choices as they are offered. */
export function sorted(choices: readonly Choice[]): Sorted {
    const lawful = choices.filter(isLawful);
    return {
        open: lawful.filter((choice) => !choice.grave),
        grave: lawful.filter((choice) => choice.grave),
        greyed: choices.filter((choice) => choice.why_not !== null),
        resign: choices.find((choice) => choice.group === LEAVE) ?? null,
    };
}

/** The choice of a verb about a thing, if there is one. */
export function choiceOf(choices: readonly Choice[], verb: string, slot: string, thing: number): Choice | undefined {
    return choices.find((choice) => choice.verb === verb && choice.facts[slot] === thing);
}

/** The word of a choice with its open slots filled in, in their order. */
export function filled(choice: Choice, values: readonly string[]): string {
    return choice.slots.reduce(
        (word, slot, place) => word.replace(`{${slot.name}}`, () => values[place] ?? ""),
        choice.form ?? choice.word,
    );
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
