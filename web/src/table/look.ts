// What a page wears while a game is on it: the look of its box, and the colours of its pieces.

import type { Game } from "../contents.ts";
import { familyOf } from "../families.svelte.ts";

export function lookOf(game: Game | undefined): Record<string, string> {
    if (game === undefined) return {};
    const family = familyOf(game);
    return { ...family.colours?.(game.board), ...family.look?.(game.board) };
}
