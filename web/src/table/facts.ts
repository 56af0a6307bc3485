// The facts of a view for a game without a drawing of its own: what to show, and how.

import type { Hand } from "../contents.ts";

/** What the pieces, the seats and the hand show in their own way. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(["pieces", "order", "turn", "hand"]);

/** The facts that lie open and are shown nowhere else. */
export function otherFacts(hand: Hand): [string, unknown][] {
    return Object.entries(hand.view.table).filter(([name]) => !SHOWN_ELSEWHERE.has(name));
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
