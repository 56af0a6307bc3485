// What a game sends, as far as the shell reads it: of any view, board, event and question only what all of them may have.

import type * as wire from "./wire.ts";

/** What lies open on any table; what is not there is no part of that game. */
export interface AnyTable {
    pieces?: readonly wire.Piece[];
    players?: readonly { seat: number; team?: string }[];
    teams?: readonly { team: string }[];
    /** The seats in the order of play. */
    order?: readonly number[];
    /** What only I may see. */
    hand?: unknown;
}

export type AnyView = wire.ViewOf<string, AnyTable>;

export interface AnyEvent {
    event: string;
    clause: string;
    seat?: number;
    amount?: number;
}

export interface AnyQuestion {
    ask: string;
}

export interface AnyEffect {
    effect: string;
}

export interface AnyBoard {
    spaces: readonly { name: string }[];
    /** The sign of the box's money. */
    sign?: string;
    /** A sum as the box writes it, around {amount}. */
    money?: string;
    /** The tokens by their number, as they are named in what is agreed; and what they are called here. */
    tokens?: readonly string[];
    token_names?: readonly string[];
}

/** What is different from family to family. */
export interface Contents {
    view: AnyView;
    board: AnyBoard;
    event: AnyEvent;
    question: AnyQuestion;
    effect: AnyEffect;
}

/** What a family of ours has. */
export interface Of<Name extends keyof wire.Families> extends Contents {
    view: wire.Families[Name]["view"];
    board: wire.Families[Name]["board"];
    event: wire.Families[Name]["event"] | wire.TableEvent;
    question: wire.Families[Name]["question"];
    effect: wire.Families[Name]["effect"];
}

/** One event in words, with its clause and its facts. */
export type Told<C extends Contents = Contents> = Omit<wire.Told, "event"> & { event: C["event"] };

/** What one chair may know and do. */
export type Hand<C extends Contents = Contents> = Omit<wire.Hand, "view" | "told" | "asks"> & {
    view: C["view"];
    /** What is asked, by its name and its facts; null after the end. */
    asks: C["question"] | null;
    told: Told<C>[];
};

/** What a word that is not played yet would bring about. */
export type Weighed<C extends Contents = Contents> = Omit<wire.Weighed, "effects"> & { effects: C["effect"][] };

/** A box on the shelf. */
export type Game<C extends Contents = Contents> = Omit<wire.GameFacts, "board"> & { board: C["board"] };
