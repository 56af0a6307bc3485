// A cat or a dog for each chair.

import type { Terms } from "../../family.ts";
import { chosenIn, inTurns } from "../../lobby/seating.ts";

export const PIECES = ["cat", "dog"];

/** The piece of each chair: as agreed, and where nothing is, in turns. */
export const piecesOf = (terms: Terms, chairs: number): string[] => inTurns(chairs, chosenIn(terms, "pieces"), PIECES);

export function resized(terms: Terms, chairs: number): Terms {
    return chosenIn(terms, "pieces").length ? { ...terms, pieces: piecesOf(terms, chairs) } : terms;
}
