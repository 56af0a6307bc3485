// A table at which nobody sits and nothing happens: what a board is drawn with before any game.

import type { Showing } from "../showing.ts";

export const QUIET: Showing = {
    hands: [],
    hand: undefined,
    coming: undefined,
    story: [],
    telling: [],
    cues: [],
    names: [],
    mine: [],
    ending: null,
};
