// Which card of the hand a choice is played with, and how many choices of one verb are narrowed down to one.

import { isLawful, sorted } from "../../choices.ts";
import type { Choice, DealKind } from "../../wire.ts";

const MOVE = "move";
const PAY = "pay";
const ALLOW = "allow";
export const FEW = 3;

/** Whether a choice is played with this card. */
export const isWith = (kind: DealKind, choice: Choice): boolean => choice.uses?.includes(kind.kind) ?? false;

/** The choices by verbs, in the order they come. */
export function byVerb(choices: readonly Choice[]): Choice[][] {
    const verbs = new Map<string, Choice[]>();
    for (const choice of choices) verbs.set(choice.verb, [...(verbs.get(choice.verb) ?? []), choice]);
    return [...verbs.values()];
}

export interface Sides {
    /** Those of the picked card, and those of no card. */
    open: Choice[];
    /** Verbs of which there are many. */
    many: Choice[][];
    moves: Choice[];
    pay: Choice | null;
    greyed: Choice[];
    resign: Choice | null;
}

export interface Held {
    /** The card that was tapped. */
    picked: DealKind | null;
    /** Whether something was played against me: then I answer, and need not tap a card. */
    isAnswering: boolean;
    /** Whether I choose what to pay with: then I let it happen by paying. */
    chooses: boolean;
}

/** The server's choices: with the picked card, with no card, rearranging, paying, and what is greyed. */
export function sides(choices: readonly Choice[], { picked, isAnswering, chooses }: Held): Sides {
    const { greyed, resign } = sorted(choices);
    const lawful = choices.filter(isLawful);
    const pay = chooses ? (lawful.find((choice) => choice.group === PAY && choice.slots.length > 0) ?? null) : null;
    const isApart = (choice: Choice) =>
        choice.group === MOVE || choice.slots.length > 0 || (pay && (choice.group === PAY || choice.group === ALLOW));
    const plain = lawful.filter((choice) => !isApart(choice));
    const isOfACard = (choice: Choice) => !isAnswering && (choice.uses?.length ?? 0) > 0;
    const mine = picked ? plain.filter((choice) => isOfACard(choice) && isWith(picked, choice)) : [];
    const groups = byVerb([...mine, ...plain.filter((choice) => !isOfACard(choice))]);
    return {
        open: groups.filter((group) => group.length <= FEW).flat(),
        many: groups.filter((group) => group.length > FEW),
        moves: lawful.filter((choice) => choice.group === MOVE),
        pay,
        greyed,
        resign,
    };
}

export interface Step {
    place: number;
    slot: string;
    values: number[];
    chosen: number | null;
}

/** The questions that lead to one choice, as far as they are answered; what there is no doubt about is not asked. */
export function narrowed(
    choices: readonly Choice[],
    picked: readonly (number | undefined)[],
): { steps: Step[]; choice: Choice | null } {
    const steps: Step[] = [];
    let left = [...choices];
    for (const [place, slot] of Object.keys(left[0]?.facts ?? {}).entries()) {
        const values = [...new Set(left.flatMap((choice) => choice.facts[slot] ?? []))];
        const wanted = picked[place];
        const chosen = (values.length === 1 ? values[0] : values.find((value) => value === wanted)) ?? null;
        if (values.length > 1) steps.push({ place, slot, values, chosen });
        if (chosen === null) return { steps, choice: null };
        left = left.filter((choice) => choice.facts[slot] === chosen);
    }
    return { steps, choice: left.length === 1 ? (left[0] ?? null) : null };
}
