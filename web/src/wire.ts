// What goes over the wire, both ways. tools/wire_types.py writes this from table/wire.py; do not edit.

export const PROTOCOL = 1;
export const LONGEST_MESSAGE = 8192;
export const LONGEST_TEXT = 500;
export const LONGEST_NAME = 24;

/** A message to the server. */
export type FromClient =
    | Hello
    | Speak
    | Sit
    | Stand
    | Rename
    | Agree
    | SeatBot
    | Clear
    | Lock
    | Admit
    | Grant
    | Guard
    | Kick
    | Mute
    | Hush
    | MakeHost
    | Start
    | Play
    | Resume
    | Say
    | Advise
    | Rematch
    | Leave
    | Delete
    | Ping;

/** A message to a client. */
export type FromServer =
    | Welcome
    | Changed
    | NewToken
    | Done
    | NotDone
    | Advice
    | Problem
    | AtTheDoor
    | Gone
    | Pong;

/**
 * The first message: which room (by its link, or its watch link), who I am, what I have seen.
 *
 * `language` is the one I read (`de`); without it, the first of the connection's Accept-Language.
 */
export interface Hello {
    type: "Hello";
    protocol: number;
    room: string;
    token?: string;
    name?: string;
    seen?: number;
    language?: string;
}

/** Tell me everything in this language from now on (in English if it is not there); a Welcome follows. */
export interface Speak {
    type: "Speak";
    language: string;
}

/**
 * Sit down on a free chair or on a bot's; several chairs are for passing one device round.
 *
 * In a running game this asks for the chair: the host, or all who sit, grant it (see `Wish`).
 */
export interface Sit {
    type: "Sit";
    chair: number;
    name: string;
}

/** Give up a chair: free in the lobby, a bot's in a game. My token is replaced. */
export interface Stand {
    type: "Stand";
    chair: number;
}

/** Call me otherwise. */
export interface Rename {
    type: "Rename";
    name: string;
}

/** Host, in the lobby: which game, on which terms, with how many chairs. */
export interface Agree {
    type: "Agree";
    game: string;
    terms: Record<string, unknown>;
    chairs: number;
}

/** Host: a bot on this chair; in a game a person is replaced by it. */
export interface SeatBot {
    type: "SeatBot";
    chair: number;
}

/** Host, in the lobby: nobody on this chair. */
export interface Clear {
    type: "Clear";
    chair: number;
}

/** Host: nobody may come in any more, or may again. */
export interface Lock {
    type: "Lock";
    locked: boolean;
}

/** Host: let in who knocked with the code, or not. */
export interface Admit {
    type: "Admit";
    knock: number;
    admitted: boolean;
}

/** Host, or who sits at the table: let somebody take over a bot's chair, or not. */
export interface Grant {
    type: "Grant";
    wish: number;
    granted: boolean;
}

/** Host: whoever comes by the link must be let in, or need not. */
export interface Guard {
    type: "Guard";
    guarded: boolean;
}

/** Host: send a guest out; from then on the host lets in who comes by the link. `ban`: never this one. */
export interface Kick {
    type: "Kick";
    guest: number;
    ban?: boolean;
}

/** Host: this guest may not talk to the table, or may again. */
export interface Mute {
    type: "Mute";
    guest: number;
    muted: boolean;
}

/** Host: nobody may talk to the table, or everybody may again. */
export interface Hush {
    type: "Hush";
    hushed: boolean;
}

/** Host: another guest is the host now. */
export interface MakeHost {
    type: "MakeHost";
    guest: number;
}

/** Host: begin. */
export interface Start {
    type: "Start";
}

/**
 * Play a word: once for an id, however often it is sent; the serial says which question it answers.
 *
 * `game` is the `number` of the room's game that is meant; without it, the one that is played now.
 */
export interface Play {
    type: "Play";
    id: string;
    chair: number;
    serial: number;
    word: string;
    game?: number;
}

/** In a paused game: I would go on from where it stood, by the rules of today. */
export interface Resume {
    type: "Resume";
}

/** Say something to the table; or, with one of my chairs, to that chair's team alone. */
export interface Say {
    type: "Say";
    text: string;
    chair?: number | null;
}

/** What would the house's own player do on this chair of mine? */
export interface Advise {
    type: "Advise";
    chair: number;
}

/** Host, after the end: back to the lobby with everybody on their chairs. */
export interface Rematch {
    type: "Rematch";
}

/** Leave the room for good. */
export interface Leave {
    type: "Leave";
}

/** Host: delete this room; for thirty days whoever runs the server can bring it back. */
export interface Delete {
    type: "Delete";
}

/** Are you there? */
export interface Ping {
    type: "Ping";
}

/** A guest as the others see one; `deputy`: stands in for a host who is away. */
export interface GuestFacts {
    number: number;
    name: string;
    here: boolean;
    host: boolean;
    deputy: boolean;
    muted: boolean;
}

/** A chair: free, a person's, a bot's. */
export interface ChairFacts {
    kind: string;
    name: string;
    guest: number | null;
    here: boolean;
}

/** Somebody asks the host to be let in. */
export interface Knock {
    number: number;
    name: string;
}

/** How the game ended. */
export interface Ending {
    sentence: string;
    clause: string;
    winners: number[];
}

/** A guest asks to take over a bot's chair; `granted`: who of those asked has said yes. */
export interface Wish {
    number: number;
    guest: number;
    name: string;
    chair: number;
    granted: number[];
}

/** Why a game waits; it goes on when all who sit here agree. `agreed`: who has. */
export interface Pause {
    sentence: string;
    agreed: number[];
    asked: number[];
}

/**
 * What everybody in the room may know of it; links and code only for those who came by the link.
 *
 * `status` is lobby, playing, paused or over. `number` counts the games of this room, from 1. `kept_hours`:
 * how long the room is kept after something last happened in it, while the server is open (0: for good);
 * `game_kept_hours`: the same once a game has begun.
 */
export interface RoomFacts {
    link: string;
    watch: string;
    code: string;
    game: string;
    title: string;
    terms: Record<string, unknown>;
    status: string;
    locked: boolean;
    guests: GuestFacts[];
    chairs: ChairFacts[];
    knocks: Knock[];
    ending: Ending | null;
    number: number;
    guarded: boolean;
    hushed: boolean;
    wishes: Wish[];
    pause: Pause | null;
    kept_hours: number;
    game_kept_hours: number;
}

/** What must be filled in: a number in a range, or a free word. */
export interface Slot {
    name: string;
    low: number | null;
    high: number | null;
}

/** A refusal in a sentence, and the clause that causes it; no clause if no rule does. */
export interface Why {
    clause: string | null;
    sentence: string;
}

/** One thing a chair may do now, or (with `why_not`) may not. */
export interface Choice {
    word: string;
    label: string;
    slots: Slot[];
    why_not: Why | null;
    gain: number;
}

/** One event in words, with its clause and its facts. */
export interface Told {
    text: string;
    clause: string;
    event: Record<string, unknown>;
}

/** A player of my team who is asked: which chair, and what may be answered; I can advise. */
export interface Partner {
    chair: number;
    choices: Choice[];
}

/** What one chair may know and do; chair null is what everybody may know. */
export interface Hand {
    chair: number | null;
    question: string;
    is_asked: boolean;
    choices: Choice[];
    view: Record<string, unknown>;
    told: Told[];
    partner: Partner | null;
    team: number[];
}

/** Something that a guest said; `team`: only to a team of mine. No name: the table's own word. */
export interface Said {
    name: string;
    text: string;
    team: boolean;
}

/**
 * The answer to Hello and to a gap: everything, as it is now. The token only when it is new.
 *
 * `continues`: the stories of the hands go on from the version I had seen; if not, they are told anew.
 * `language`: in which I am told everything.
 */
export interface Welcome {
    type: "Welcome";
    protocol: number;
    version: number;
    guest: number | null;
    token: string;
    room: RoomFacts;
    hands: Hand[];
    chat: Said[];
    continues: boolean;
    language: string;
}

/** Something happened: the room and my hands as they are now, and what is new in story and chat. */
export interface Changed {
    type: "Changed";
    version: number;
    room: RoomFacts;
    hands: Hand[];
    chat: Said[];
}

/** My token was replaced; the old one opens nothing any more. */
export interface NewToken {
    type: "NewToken";
    token: string;
}

/** My action with this id is applied (or was, before). */
export interface Done {
    type: "Done";
    id: string;
    version: number;
}

/** My action with this id is refused, or stale: the question it answers is gone. */
export interface NotDone {
    type: "NotDone";
    id: string;
    stale: boolean;
    why: Why;
}

/** What the house's own player would do for this chair: a word, as its button says it, and why. */
export interface Advice {
    type: "Advice";
    chair: number;
    serial: number;
    word: string;
    label: string;
    why: string;
}

/** Something else is wrong; `fatal`: this connection ends. `about` `token`: mine is not known here. */
export interface Problem {
    type: "Problem";
    sentence: string;
    fatal: boolean;
    about: string;
}

/** The host has been asked to let me in; a Welcome or a fatal Problem follows. */
export interface AtTheDoor {
    type: "AtTheDoor";
    sentence: string;
}

/** This room is gone: deleted, expired, or never was. */
export interface Gone {
    type: "Gone";
    sentence: string;
}

/** I am here. */
export interface Pong {
    type: "Pong";
}
