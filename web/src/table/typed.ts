// What was typed into the fields of a choice, kept while that choice is offered: the page may be laid out anew.

import type { Choice } from "../wire.ts";

let kept: { word: string; values: string[] } | null = null;

export const typedFor = (choice: Choice): string[] | null => (kept?.word === choice.word ? [...kept.values] : null);

export function keepTyped(choice: Choice, values: readonly string[]): void {
    kept = { word: choice.word, values: [...values] };
}
