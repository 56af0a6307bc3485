// What a family of games brings to the page. The shell finds it by its name, and knows nothing else of it.

import type { Component, Snippet } from "svelte";
import type { Piece } from "./board/pieces.ts";
import type { SymbolName } from "./board/symbols.ts";
import type { Contents, Game, Hand } from "./contents.ts";
import type { Sound } from "./motion/sound.ts";
import type { IconName } from "./parts/Icon.svelte";
import type { Showing } from "./showing.ts";
import type { Choice, OptionFacts, RoomFacts } from "./wire.ts";

/** What was agreed before the game, by the names of the options. */
export type Terms = RoomFacts["terms"];

/**
 * How the page is laid out round the table.
 *
 * `plain`: the table is a square, all else beside it.
 * `ring`: a board with room in its middle, where the question stands on a wide screen.
 * `teams`: the same below two tall panels of seats.
 * `cards`: the table takes what room there is, my cards and the question below it.
 */
export type Layout = "plain" | "ring" | "teams" | "cards";

/** A component that is fetched when it is first needed. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as Svelte has it: any props
export type Part<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>;

/** What every part is handed: what is looked at, the game, and what may be known of it. */
export interface Seen<C extends Contents = Contents> {
    showing: Showing<C>;
    game: Game<C>;
    hand: Hand<C>;
}

export interface TableProps<C extends Contents = Contents> extends Omit<Seen<C>, "hand"> {
    /** None before the game. */
    hand: Hand<C> | undefined;
    /** What is put into the middle of a board that has room there. */
    inside?: Snippet | undefined;
}

export interface AskProps<C extends Contents = Contents> extends Seen<C> {
    /** Whether it stands in the middle of the board. */
    isInside: boolean;
    /** The word of the greyed choice that is being explained. */
    explained: string;
    onexplain: (choice: Choice) => void;
    ondismiss: () => void;
    /** The question, with whose turn it is. */
    question: Snippet<[isUnseen?: boolean]>;
}

export interface SeatsProps<C extends Contents = Contents> extends Seen<C> {
    facts: RoomFacts;
    /** On a screen across the room. */
    isLarge: boolean;
}

export interface Panel<C extends Contents = Contents> {
    /** Its key among the words of the page. */
    name: string;
    icon: IconName;
    Body: Part<Seen<C>>;
}

/** Before the game: something that each chair has of its own, and the host chooses. */
export interface Seating<C extends Contents = Contents> {
    /** The pieces of the chairs, as things are agreed. */
    chosen(pieces: readonly Piece[], terms: Terms): Piece[];
    /** What was agreed, for another number of chairs: what was chosen stays with its chair. */
    resized(terms: Terms, chairs: number): Terms;
    /** In the row of a chair: what it has, and for the host how to choose. */
    Choice: Part<ChoiceProps<C>>;
    /** Below the chairs. */
    Note?: Part<SeatingProps<C>>;
}

export interface SeatingProps<C extends Contents = Contents> {
    game: Game<C>;
    facts: RoomFacts;
}

export interface ChoiceProps<C extends Contents = Contents> extends SeatingProps<C> {
    place: number;
    isFixed: boolean;
    onagree: (terms: Terms) => void;
}

/** A part of an edition that is being changed: of which list of its file, and which one. */
export interface Chosen {
    list: string;
    place: number;
}

export interface PreviewProps<C extends Contents = Contents> {
    game: Game<C>;
    /** A table at which nobody sits. */
    showing: Showing<C>;
    chosen: Chosen | null;
    /** What the file says of it. */
    part: Readonly<Record<string, unknown>> | undefined;
    /** Somebody wants to change that part. */
    onchoose: (chosen: Chosen) => void;
}

/** What `games/<family>/lid.ts` exports: the shelf has it at once, before the family itself is fetched. */
export interface Lid {
    /** What is on the lid of an edition, 400 wide and 140 high; the shell draws frame, rays and title. */
    Picture: Component<{ id: string }> | Component;
    /** The ground and the rays on it, by the id of the edition. */
    grounds: Readonly<Record<string, readonly [string, string]>>;
}

/** What is told to those who ask by a letter, instead of looking: parts of a sentence, about a seat. */
export interface Ear<C extends Contents = Contents> {
    /** What it has: after "You have". */
    has(game: Game<C>, hand: Hand<C>, seat: number): string;
    /** Where it stands, and what that means: after "You are". */
    here?(game: Game<C>, hand: Hand<C>, seat: number, names: readonly string[]): string;
}

/** What `games/<family>/index.ts` exports. */
export interface Family<C extends Contents = Contents> {
    /** The board with its pieces, or whatever lies on the table. */
    Table: Part<TableProps<C>>;
    /** How the page is laid out round it; `plain` if it does not say. */
    layout?: Layout;
    /** The question and its answers; else there is a button for each choice. */
    Ask?: Part<AskProps<C>>;
    /** What stands between players and waits for my answer: it lies over the table. */
    Between?: Part<Seen<C>>;
    /** What fell last, where the table does not show it: beside the question, and below the seats. */
    Fallen?: Part<{ showing: Showing<C>; size: string }>;
    /** Everybody at the table; else there is a card for each seat. */
    Seats?: Part<SeatsProps<C>>;
    /** What a player has, on the card of a seat. */
    Purse?: Part<Omit<Seen<C>, "showing"> & { seat: number; isLarge: boolean }>;
    /** On a phone that serves as a hand: what is mine. */
    Mine?: Part<Seen<C>>;
    /** Whether that is all one needs there: neither the seats nor the story is shown with it. */
    isMineAll?: boolean;
    /** More beside the story, the chat and the rules. */
    panels?: readonly Panel<C>[];
    /** The drawing of one step of how the game goes. */
    HowItGoes?: Part<{ game: Game<C>; step: number }>;
    /** What each chair has of its own besides one of the box's tokens. */
    seating?: Seating<C>;
    /** Whether an option means nothing as things are agreed, and is not shown. */
    hides?(option: OptionFacts, terms: Terms): boolean;
    /** The look of the box, which the table wears: custom properties of CSS. */
    look?(board: C["board"]): Readonly<Record<string, string>>;
    /** The colours of its pieces, worn by the lobby too. */
    colours?(board: C["board"]): Readonly<Record<string, string>>;
    /** What is drawn on the box's tokens, in their order: names of symbols. */
    signs?(board: C["board"]): readonly string[];
    /** Who has won, in a sentence; empty: as the server says it. */
    winner?(game: Game<C>, hand: Hand<C>, winners: readonly number[]): string;
    /** What is counted from turn to turn in the figures of a game, with its unit. */
    counted?(board: C["board"], amount: number): string;
    /** The kinds of events that are worth remembering, the best first. */
    memorable?: readonly C["event"]["event"][];
    /** What rains down at the end: names of symbols. */
    confetti?(board: C["board"]): readonly SymbolName[];
    /** In the studio: all that the box prints; else its table as it is before a game. */
    Preview?: Part<PreviewProps<C>>;
    /** What those are told who listen instead of looking. */
    ear?: () => Promise<{ ear: Ear<C> }>;
    /** How its own events sound, where their traits do not say it. */
    sounds?: Readonly<Partial<Record<C["event"]["event"], Sound>>>;
}

/**
 * A family with contents of its own, as the shell knows it. Here alone the contents are left open: a family is only
 * ever handed games of its own name.
 */
export const declared = <C extends Contents>(family: Family<C>): Family => family as Family;
