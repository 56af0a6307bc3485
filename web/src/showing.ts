// What is looked at: a room where a game is on, or a film of one that is over. The table shows either.

import type { Contents, Hand, Told, Weighed } from "./contents.ts";
import type { Cue } from "./motion/timeline.ts";
import type { Ending, Said, Why } from "./wire.ts";

/** How those answer who may: everybody else has no such thing. */
export interface Playing<C extends Contents = Contents> {
    /** Whether nothing can be played just now: an answer is awaited, or what happened is still being shown. */
    readonly isBusy: boolean;
    /** Why the last word was refused. */
    readonly refusal: Why | null;
    /** Which table this is: what is kept for it outlives a page that is laid out anew. */
    readonly link: string;
    /** What the word that was last asked about would bring about. */
    readonly weighed: Weighed<C> | null;
    /** For how many seconds others wait for what I am owed. */
    readonly patience: number;
    /** Whether a chair of mine asks for what it is owed by itself. */
    asksByItself(hand: Hand): boolean;
    /** Letting it ask so from now on, or no longer. */
    order(hand: Hand, asks: boolean): void;
    /** What was said at the table. */
    readonly chat: readonly Said[];
    /** Let a seat say nothing more in a bubble: it is told elsewhere. */
    hush(seat: number): void;
    /** Playing a word for a hand of mine. */
    word(hand: Hand, word: string): void;
    /** Asking what a word would bring about. */
    weigh(hand: Hand, word: string): void;
}

export interface Showing<C extends Contents = Contents> {
    /** What I may know, one for each chair of mine; without a chair, what everybody may. */
    readonly hands: readonly Hand<C>[];
    /** The hand that is shown now; none while the screen is covered. */
    readonly hand: Hand<C> | undefined;
    /** That hand as it will be after what is being shown: where the pieces are going. */
    readonly coming: Hand<C> | undefined;
    /** What that hand was told so far. */
    readonly story: readonly Told<C>[];
    /** The story with what is being shown. */
    readonly telling: readonly Told<C>[];
    /** What is being shown and heard, each thing at its time. */
    readonly cues: readonly Cue<C>[];
    /** Who sits at the table, by seats. */
    readonly names: readonly string[];
    /** By seats, that somebody is away and since when; nothing of who is there. */
    readonly absences?: readonly string[];
    /** The seats that are mine. */
    readonly mine: readonly number[];
    /** How the game ended; null before that. */
    readonly ending: Ending | null;
    /** How I answer, if I sit at the table. */
    readonly play?: Playing<C> | undefined;
}
