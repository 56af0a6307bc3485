// What is drawn on the tokens of the box that lies on the table; there is one box on a page.

import { isSymbol, signOn, SYMBOLS } from "./symbols.ts";

let drawn = $state.raw<readonly string[]>([]);

/** From now on tokens look as this box draws them: names of symbols, in the order of the tokens. */
export function wearSigns(signs: readonly string[] | undefined): void {
    drawn = signs ?? [];
}

/** The sign on one of the box's tokens; where the box says nothing, one that is like no other. */
export function signOf(token: number): string {
    const name = drawn[token];
    return isSymbol(name) ? SYMBOLS[name] : signOn(token);
}
