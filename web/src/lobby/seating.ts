// What each chair plays with, before the game: one of the box's tokens, and whatever its family adds.

import type { Piece } from "../board/pieces.ts";
import type { Game } from "../contents.ts";
import { familyOf } from "../families.svelte.ts";
import type { Terms } from "../family.ts";
import type { RoomFacts } from "../wire.ts";
import { resizedTokens, tokensFor } from "./tokens.ts";

/** What each chair has of an option that is a list with a word for each; empty where nothing was chosen. */
export function chosenIn(terms: Terms, option: string): string[] {
    const given: unknown = terms[option];
    return Array.isArray(given) ? given.map((one) => (typeof one === "string" ? one : "")) : [];
}

/** The number of each chair's token; none where the box has none to choose from. */
export function heldTokens(game: Game | undefined, facts: RoomFacts): number[] {
    const people = facts.chairs.map((chair) => chair.name);
    const tokens = game?.board.tokens ?? [];
    return tokens.length ? tokensFor(people, tokens, chosenIn(facts.terms, "tokens")) : [];
}

/** The pieces of all chairs. */
export function piecesFor(game: Game | undefined, facts: RoomFacts): Piece[] {
    const held = heldTokens(game, facts);
    const bare = { colour: "", space: null, out: false };
    const pieces = facts.chairs.map((_, seat) => ({ ...bare, seat, piece: held[seat] ?? "" }));
    return familyOf(game).seating?.chosen(pieces, facts.terms) ?? pieces;
}

/** The terms for another number of chairs: what was chosen stays with its chair. */
export function resized(game: Game | undefined, terms: Terms, chairs: number): Terms {
    const tokens = chosenIn(terms, "tokens");
    const kept = tokens.length ? { ...terms, tokens: resizedTokens(tokens, chairs) } : terms;
    return familyOf(game).seating?.resized(kept, chairs) ?? kept;
}

/** A word for every chair: what was chosen, and where nothing was, these in turns. */
export function inTurns(chairs: number, chosen: readonly string[], words: readonly string[]): string[] {
    return Array.from({ length: chairs }, (_, chair) => chosen[chair] || (words[chair % words.length] ?? ""));
}
