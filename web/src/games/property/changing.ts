// A board whose edition is being changed: no game is on it.

import type { Drawn } from "./drawn.ts";

export interface Changing {
    /** The spaces that are being changed. */
    chosen: readonly number[];
    /** The card that is, instead. */
    card: Drawn | null;
    /** Somebody wants to change that space. */
    onchoose: (space: number) => void;
}
