// A board whose edition is being changed: no game is on it.

export interface Changing {
    /** The spaces that are being changed. */
    chosen: readonly number[];
    /** Somebody wants to change that space. */
    onchoose: (space: number) => void;
}
