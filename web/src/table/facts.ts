// The facts of a view for a game without a drawing of its own: what to show, and what the board shows already.

import { tableOf } from "../board/pieces.ts";
import { dealOf } from "../games/deal/deal.ts";
import { estateOf } from "../games/property/property.ts";
import { petsOf } from "../games/pets/pets.ts";
import type { Hand } from "../wire.ts";

/** What the board, the seats and the hand show in their own way. */
const SHOWN_ELSEWHERE = new Set(["pieces", "order", "turn", "arrows", "finish", "hand"]);

/** The facts that lie open and are shown nowhere else. */
export function otherFacts(hand: Hand): [string, unknown][] {
    if (estateOf(hand) || dealOf(hand) || petsOf(hand)) return []; // the table shows it all
    return Object.entries(tableOf(hand)).filter(([name]) => !SHOWN_ELSEWHERE.has(name));
}

export function hasOtherFacts(hand: Hand): boolean {
    return otherFacts(hand).length > 0;
}

/** A name in the view as a person would write it. */
export function spoken(name: string): string {
    return name.replaceAll("_", " ");
}

export type Shape = "nothing" | "plain" | "list" | "lists" | "record";

/** How a fact is set: a word, a row of words, a list of parts, or names with what belongs to them. */
export function shapeOf(fact: unknown): Shape {
    if (fact === null || fact === undefined || fact === "") return "nothing";
    if (typeof fact !== "object") return "plain";
    if (!Array.isArray(fact)) return "record";
    if (fact.length === 0) return "nothing";
    return fact.every((one) => typeof one !== "object" || one === null) ? "list" : "lists";
}
