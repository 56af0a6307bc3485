// What goes over the wire, both ways. tools/wire_types.py writes it from the server's own types; do not edit.

export const PROTOCOL = 1;
export const LONGEST_MESSAGE = 8192;
export const LONGEST_TEXT = 500;
export const LONGEST_NAME = 24;
export const MOST_TABLES = 8;

/** A message to the server. */
export type FromClient =
    | Hello
    | Speak
    | Sit
    | Stand
    | Kept
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
    | Quiet
    | Kitchen
    | Duplicate
    | Compare
    | Fell
    | Order
    | SetPace
    | MakeHost
    | Start
    | Play
    | Skip
    | Replace
    | TakeBack
    | Consent
    | Resume
    | Say
    | React
    | Advise
    | Explain
    | Weigh
    | Position
    | Recap
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
    | Explained
    | Reacted
    | Weighed
    | Recapped
    | Positioned
    | Problem
    | AtTheDoor
    | Gone
    | Pong;

/**
 * The first message: which room (by its link, or its watch link), who I am, what I have seen.
 *
 * `language` is the one I read (`de`); without it, the first of the connection's Accept-Language.
 * `program`: nobody sits here but a program that plays, and the table shall say so.
 */
export interface Hello {
    type: "Hello";
    protocol: number;
    room: string;
    token?: string;
    name?: string;
    seen?: number;
    language?: string;
    program?: boolean;
}

/** Tell me everything in this language from now on (in English if it is not there); a Welcome follows. */
export interface Speak {
    type: "Speak";
    language: string;
}

/**
 * Sit down on a free chair or on a bot's; several chairs are for passing one device round.
 *
 * In a running game this asks for the chair: the host, or all who sit, grant it (see `Wish`). Whoever gave
 * it up has it back at once, under its name.
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

/** I have stored the token that I was given last: those before it shall open nothing any more. */
export interface Kept {
    type: "Kept";
}

/** Call me by another name; not while I am muted. */
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

/** Host: a bot on this chair, of a kind that the room names; in a game a person is replaced by it. */
export interface SeatBot {
    type: "SeatBot";
    chair: number;
    bot?: string;
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

/** Host, or whoever sits at the table: let somebody take over a bot's chair, or not. */
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

/** Somebody who sits here: bots make no offers at this table, or may again. */
export interface Quiet {
    type: "Quiet";
    quiet: boolean;
}

/** Host, in the lobby: we use the real dice and cards, or do not. */
export interface Kitchen {
    type: "Kitchen";
    kitchen: boolean;
}

/** Host, in the lobby: so many tables play what is agreed here, with the same chance for each seat. */
export interface Duplicate {
    type: "Duplicate";
    tables: number;
}

/** Host of the first table of a duplicate: compare those that have finished, and wait for no other. */
export interface Compare {
    type: "Compare";
}

/** Who sits here, or the host: this is what the real dice or cards showed (see `Chance`). */
export interface Fell {
    type: "Fell";
    line: number;
    word: string;
}

/** From now on let this chair of mine ask for what it is owed by itself, or no longer. */
export interface Order {
    type: "Order";
    chair: number;
    asks: boolean;
}

/** Somebody who sits here: how fast bots play at this table. */
export interface SetPace {
    type: "SetPace";
    pace: "at_once" | "brisk" | "calm";
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
 * `seen` is the version of the room that was seen last: what was taken back since asks anew. Without it
 * the serial alone says which question is meant.
 */
export interface Play {
    type: "Play";
    id: string;
    chair: number;
    serial: number;
    word: string;
    game?: number;
    seen?: number;
}

/**
 * Let a bot answer the one question that somebody who is away leaves open; the serial says which.
 *
 * Done when the host wants it, or most of those who sit here and are there.
 */
export interface Skip {
    type: "Skip";
    chair: number;
    serial: number;
}

/** Let a bot play for somebody who is away, until they come back; decided as by `Skip`. */
export interface Replace {
    type: "Replace";
    chair: number;
}

/**
 * Take back the last action of this chair of mine, with all that has followed.
 *
 * At once if it was a slip of the last three seconds that nothing followed; else the others are asked (see
 * `TakingBack`). While all of them are away, only what showed nothing and nobody else has followed.
 */
export interface TakeBack {
    type: "TakeBack";
    chair: number;
}

/** An answer to who would take something back; a no of my own takes my request back. */
export interface Consent {
    type: "Consent";
    request: number;
    granted: boolean;
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

/** Say one of six short things from a chair of mine; everybody here sees it for a moment (`Reacted`). */
export interface React {
    type: "React";
    chair: number;
    kind: "bravo" | "laugh" | "lucky" | "oops" | "thanks" | "think";
}

/** What would a bot do on this chair of mine? One of a kind that the room names, or the normal one. */
export interface Advise {
    type: "Advise";
    chair: number;
    bot?: string;
}

/** Why did the bot on this chair make its last move? An `Explained` follows. */
export interface Explain {
    type: "Explain";
    chair: number;
}

/** What would this word bring about, if I played it on this chair of mine? */
export interface Weigh {
    type: "Weigh";
    chair: number;
    word: string;
}

/** A position to think with: the table as this chair of mine sees it, the rest dealt at random. */
export interface Position {
    type: "Position";
    chair: number;
}

/** What has happened since this version of the room, as a chair of mine (null: everybody) heard it? */
export interface Recap {
    type: "Recap";
    since: number;
    chair?: number | null;
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
    /** Which bot: its level, with its character if it has one. */
    bot: string;
    /** The guest whom a bot plays for, and who may take the chair back at once. */
    was: number | null;
    /** It asks for what it is owed by itself. */
    asks: boolean;
    /** Its guest is a program that plays, such as a language model. */
    program: boolean;
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

/**
 * Somebody who sits here and is away, or is there but has not answered for long.
 *
 * `since`: in seconds since 1970. `skip` and `replace`: which guests would have a bot answer once, or play.
 */
export interface Absence {
    chair: number;
    since: number;
    here: boolean;
    skip: number[];
    replace: number[];
}

/**
 * Somebody would take back an action, and the others are asked; `what`: as its button says it.
 *
 * `lines`: of the record, so many go with it. `chance`, `secret`: since then dice or cards, or what somebody
 * held in secret, have been shown. `asked`: who must agree (in teams most of them); `agreed`: who has.
 */
export interface TakingBack {
    number: number;
    chair: number;
    guest: number;
    what: string;
    lines: number;
    chance: boolean;
    secret: boolean;
    asked: number[];
    agreed: number[];
}

/** Why a game waits; it goes on when all who sit here agree. `agreed`: who has. */
export interface Pause {
    sentence: string;
    agreed: number[];
    asked: number[];
}

/** What a term that is agreed otherwise than in the box does to the game, as far as it was measured. */
export interface MeterLine {
    /** The name of the option. */
    term: string;
    label: string;
    effect: string;
}

/**
 * What somebody made of a seat's chances at one table of a duplicate.
 *
 * `points`: what part of the comparisons with the same seat at other tables was won, from 0 to 1.
 */
export interface DuplicateResult {
    table: number;
    seat: number;
    name: string;
    won: boolean;
    /** As the game counts: money, spaces, sets, titles. */
    tally: number;
    /** Null: no other table has finished. */
    points: number | null;
}

/**
 * The room is one of several tables with the same chance, which are compared when all have finished.
 *
 * `seal` is SHA-256 of "gamenight duplicate ", the `id` and the `seed`, which is told when all is over.
 */
export interface DuplicateFacts {
    /** From 1. */
    table: number;
    tables: number;
    /** So many have finished. */
    done: number;
    is_over: boolean;
    /** I may close the comparison. */
    organises: boolean;
    /** Of the other tables, for who organises. */
    links: string[];
    id: string;
    seal: string;
    seed: string;
    results: DuplicateResult[];
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
    /** By the names of the options. */
    terms: Record<string, boolean | number | string | string[]>;
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
    absences: Absence[];
    taking_back: TakingBack | null;
    pause: Pause | null;
    kept_hours: number;
    game_kept_hours: number;
    /** The levels that bots of this game have. */
    bots: string[];
    /** That they may have besides. */
    characters: string[];
    /** Whether trades are offered in this game. */
    offers: boolean;
    /** The real dice and cards are used. */
    kitchen: boolean;
    /** This box can be played with them. */
    kitchen_offered: boolean;
    /** Whether what one is owed must be asked for in this game. */
    claims: boolean;
    /** For how many seconds a throw waits for a claim that nobody has asked for yet. */
    patience: number;
    /** Bots make no offers, and do not speak up. */
    quiet: boolean;
    /** How fast bots play: calm, brisk, at_once. */
    pace: string;
    /** In the lobby: what the agreed terms do. */
    meter: MeterLine[];
    duplicate: DuplicateFacts | null;
    /** Where these figures come from. */
    meter_note: string;
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
    /** The question would allow it, but the money or the card for it is missing. */
    lacks?: boolean;
}

/** One thing a chair may do now, or (with `why_not`) may not; the likely ones first. */
export interface Choice {
    /** What is played; where something is left open, `form` says how to make it. */
    word: string;
    label: string;
    /** The word that it begins with. */
    verb: string;
    /** What it is about, by the names of its slots: seat, space, card. */
    facts: Record<string, number>;
    slots: Slot[];
    why_not: Why | null;
    /** Money that comes by it at once; below zero: that goes. */
    gain: number;
    /** The word with `{slot}` for each thing that is left open. */
    form?: string;
    /** What it is shown with: one heading, or the thing that it is about. */
    group?: string;
    /** It cannot be taken back: ask once more. */
    grave?: boolean;
    /** The kinds of cards in my hand that it is played with. */
    uses?: number[];
}

/** One event in words, with its clause and its facts. */
export interface Told {
    text: string;
    clause: string;
    event: GameEvent;
    /** What is printed on the card that was turned over. */
    card?: string;
    /** The same in a few words after the name of its seat, where it matters. */
    brief?: string;
}

/** A player of my team who is asked: which chair, and what may be answered; I can advise. */
export interface Partner {
    chair: number;
    choices: Choice[];
}

/** One thing that may have fallen: the word for it, what its button says, and its facts. */
export interface Fall {
    word: string;
    label: string;
    facts: Record<string, number>;
}

/** At a kitchen table: people throw or draw for real, and are asked what fell. `line` goes into `Fell`. */
export interface Chance {
    line: number;
    /** Who throws. */
    seat: number | null;
    verb: string;
    question: string;
    falls: Fall[];
}

/** What the coach of a first evening says to me, and how many of its decisions I have taken. */
export interface Coach {
    text: string;
    step: number;
    steps: number;
    /** The coach takes leave; the game can go on. */
    is_over: boolean;
}

/** What one chair may know and do; chair null is what everybody may know. */
export interface Hand {
    chair: number | null;
    question: string;
    /** The same as a name and its facts; null after the end. */
    asks: GameQuestion | null;
    is_asked: boolean;
    choices: Choice[];
    view: View;
    told: Told[];
    partner: Partner | null;
    team: number[];
    /** There is something of mine that I could ask to take back. */
    takes_back: boolean;
    chance: Chance | null;
    /** Nothing has followed it or was shown by it: for three seconds it needs no consent. */
    slips: boolean;
    coach: Coach | null;
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

/** My token was replaced. The old one opens nothing any more once I say `Kept`, or show the new one. */
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

/**
 * Something a bot could do, and how likely it is to win then: from 0 to 1, give or take the error.
 *
 * Without a word: to let a claim or an offer stand.
 */
export interface Thought {
    word: string;
    label: string;
    chance: number;
    error: number;
}

/**
 * What the bot would do for this chair: a word, as its button says it, and why.
 *
 * A bot that has thought about it tells the best of its ideas too, what it would do first.
 */
export interface Advice {
    type: "Advice";
    chair: number;
    serial: number;
    word: string;
    label: string;
    why: string;
    ideas: Thought[];
}

/**
 * What a bot did last where it had a choice, and why; all of it empty if there was nothing yet.
 *
 * Where players have secrets, a bot tells nothing of its own until the game is over.
 */
export interface Explained {
    type: "Explained";
    chair: number;
    move: string;
    why: string;
    ideas: Thought[];
}

/**
 * Who sits on a chair has something to say, for a moment.
 *
 * `kind` is what a person chose, to be said in my language; of a bot it is what moved it, and `text` is what
 * it says.
 */
export interface Reacted {
    type: "Reacted";
    chair: number;
    kind: string;
    text: string;
}

/** What a word that I asked about would bring about, besides what it says. */
export interface Weighed {
    type: "Weighed";
    chair: number;
    word: string;
    effects: GameEffect[];
}

/** How much more money a player (or a team) has, all payments together; below zero: how much less. */
export interface Balance {
    name: string;
    amount: number;
    mine: boolean;
}

/**
 * What has happened meanwhile, in short: who gained and lost money, then what mattered, in its order.
 *
 * `lines`: how many there were in all; none if it cannot be told from where I asked.
 */
export interface Recapped {
    type: "Recapped";
    lines: number;
    balances: Balance[];
    told: Told[];
}

/**
 * A position that I asked for, as at this version; `rules` and `content` say by which box it is read.
 *
 * All that this chair can see is as it is; hands, decks and whatever else it cannot see are drawn at random
 * from what it holds possible, anew each time.
 */
export interface Positioned {
    type: "Positioned";
    chair: number;
    serial: number;
    version: number;
    rules: string;
    content: string;
    position: Record<string, unknown>;
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

// What every game has in common

/** All that one seat, or a spectator, may know of a game. */
export interface ViewOf<Family extends string, Table> {
    /** The family of its rules, which decides what the table has on it. */
    family: Family;
    /** The edition. */
    game: string;
    /** Who sees it; null: a spectator. */
    seat: number | null;
    /** By seat. */
    names: string[];
    /** The name of the open question; null after the end. */
    asked: string | null;
    /** Its number, which an answer names. */
    serial: number;
    /** The seats whose answer moves the game on. */
    waiting: number[];
    /** The seats that have resigned. */
    left: number[];
    /** Minutes played, where the game has a clock. */
    clock: number;
    /** What lies on it, as far as the seat may know. */
    table: Table;
    /** Null: the game is not over. */
    outcome: OutcomeFacts | null;
}

/** What any game may tell. */
export type TableEvent =
    | Happening<"resigned", "seat">
    | Happening<"timed", "minutes">;

/** One thing that happened: its name, its numbers by the names of its fields, and its clause. */
export type Happening<Name extends string, Field extends string = never> = { event: Name; clause: string } & Record<Field, number>;

/** What each family has of its own. */
export interface Families {
    deal: { view: DealView; board: DealBoard; event: DealEvent; question: DealQuestion; effect: DealEffects };
    pets: { view: PetsView; board: PetsBoard; event: PetsEvent; question: PetsQuestion; effect: PetsEffects };
    property: { view: PropertyView; board: PropertyBoard; event: PropertyEvent; question: PropertyQuestion; effect: PropertyEffects };
    race: { view: RaceView; board: RaceBoard; event: RaceEvent; question: RaceQuestion; effect: RaceEffects };
}

/** What one may know of a game. */
export type View = Families[keyof Families]["view"];

/** What a box prints. */
export type Board = Families[keyof Families]["board"];

/** What happened, in any game. */
export type GameEvent = TableEvent | Families[keyof Families]["event"];

/** What is asked, in any game: its name, and its numbers by the names of its fields. */
export type GameQuestion = Families[keyof Families]["question"];
export type Asking<Name extends string, Field extends string = never> = { ask: Name } & Record<Field, number>;

/** What something that is not played yet would bring about, in any game. */
export type GameEffect = Families[keyof Families]["effect"];
export type Effect<Name extends string, Field extends string = never> =
    { effect: Name } & Record<Field, number>;

/**
 * What an event is, for those who show a game, film it or count in it; a trait that it lacks is left out.
 *
 * They name fields of the event, so that nobody needs a list of the events that pay, move or throw.
 */
export interface Traits {
    /** Who pays whom: fields that are a seat or a team, or "bank"; `amount` is the sum. */
    pays?: [string, string];
    /** The field that says at which space the money was earned. */
    at?: string;
    /** A piece goes from `from` to `to`: space by space (`count`), or at once. */
    moves?: "count" | "leap";
    /** The field that says whose piece moves, if it is not `seat`. */
    mover?: string;
    /** The fields that are the dice, or the number that was spun. */
    throws?: string[];
    /** The field that says at which degree the spinner stopped. */
    spins?: string;
    /** The field that names the card that is turned over. */
    turns?: string;
    /** What was bought or asked for is paid later, not now. */
    defers?: boolean;
    /** Whom it makes glad: fields that are a seat or a team. */
    cheers?: string[];
    /** And whom sorry. */
    saddens?: string[];
    /** Worth a chapter in a film of the game. */
    notable?: boolean;
    /** A turn of `seat` begins with it; again in a row, it goes on. */
    begins?: boolean;
    /** Somebody has won. */
    ends?: boolean;
}

/** One space, as any board draws it. */
export interface Space {
    number: number;
    name: string;
    kind: string;
    /** Where an arrow leads from it. */
    leads_to: number | null;
    /** The name of a drawing on it. */
    shows: string | null;
}

/** One player's piece. */
export interface Piece {
    seat: number;
    /** Which: a token of the box by its number, or what the piece is. */
    piece: number | string;
    /** What tells it apart from others of its kind; empty where each piece is its own kind. */
    colour: string;
    /** Null: not on the board. */
    space: number | null;
    /** Its player is out of the game. */
    out: boolean;
}

/** How a game ended. */
export interface OutcomeFacts {
    /** By which it ended. */
    clause: string;
    winners: number[];
    /** The seats by their places, the best first, equals together. */
    standings: number[][];
}

// The family deal

export type DealView = ViewOf<"deal", DealTable>;

export type DealEvent =
    | Happening<"starts", "seat">
    | Happening<"turn_began", "seat">
    | Happening<"drew", "seat">
    | Happening<"drew_card", "seat" | "kind">
    | Happening<"shuffled", "count">
    | Happening<"draw_short", "seat">
    | Happening<"banked", "seat" | "kind">
    | Happening<"laid", "seat" | "kind">
    | Happening<"laid_as", "seat" | "kind" | "colour">
    | Happening<"played", "seat" | "kind">
    | Happening<"played_on", "seat" | "other" | "kind">
    | Happening<"has_birthday", "seat" | "amount">
    | Happening<"wants_sum", "seat" | "other" | "amount">
    | Happening<"charged", "seat" | "amount" | "set">
    | Happening<"charged_one", "seat" | "other" | "amount" | "set">
    | Happening<"wants_card", "seat" | "other" | "card">
    | Happening<"wants_swap", "seat" | "other" | "card" | "mine">
    | Happening<"wants_set", "seat" | "other" | "set">
    | Happening<"built", "seat" | "kind" | "set">
    | Happening<"said_no", "seat" | "other">
    | Happening<"allowed", "seat" | "other">
    | Happening<"yielded", "seat" | "other">
    | Happening<"cancelled", "seat" | "other">
    | Happening<"paid", "seat" | "other" | "kind">
    | Happening<"overpaid", "seat" | "other" | "amount">
    | Happening<"paid_all", "seat" | "other" | "amount">
    | Happening<"paid_nothing", "seat" | "other">
    | Happening<"in_vain", "seat">
    | Happening<"stolen", "seat" | "other" | "kind">
    | Happening<"swapped", "seat" | "other" | "kind" | "mine">
    | Happening<"broken", "seat" | "other" | "set">
    | Happening<"set_apart", "seat" | "set">
    | Happening<"put_down", "seat" | "kind" | "colour">
    | Happening<"moved", "seat" | "kind" | "set">
    | Happening<"building_banked", "seat" | "kind">
    | Happening<"discarded", "seat">
    | Happening<"discarded_card", "seat" | "kind">
    | Happening<"left_game", "seat">
    | Happening<"stalled">
    | Happening<"counted", "seat" | "sets" | "amount">
    | Happening<"won", "seat">;

export type DealQuestion =
    | Asking<"first">
    | Asking<"draw">
    | Asking<"turn", "count">
    | Asking<"turn_played">
    | Asking<"turn_empty">
    | Asking<"place", "kind">
    | Asking<"discard", "count">
    | Asking<"charge", "other">
    | Asking<"charge_birthday", "other" | "amount" | "count">
    | Asking<"charge_debt", "other" | "amount">
    | Asking<"charge_rent", "other" | "amount" | "set" | "count">
    | Asking<"charge_steal", "other" | "card">
    | Asking<"charge_swap", "other" | "card" | "mine">
    | Asking<"charge_break", "other" | "set">
    | Asking<"charge_pay", "other" | "amount">
    | Asking<"charge_counter", "other">
    | Asking<"charge_counters", "count">;

export type DealEffects = never;

/** A card in a set, or a building on it. */
export interface DealCardInSet {
    /** The number by which it is stolen or paid with. */
    card: number;
    /** Its kind, by its number on the board. */
    kind: number;
}

/** One set: its colour, its cards, its buildings, its rent. */
export interface DealCardSet {
    /** Its number among all sets that a player may have. */
    set: number;
    /** What it is called in what one plays: red, or red2 for the second of a colour. */
    word: string;
    colour: number;
    cards: DealCardInSet[];
    buildings: DealCardInSet[];
    house: boolean;
    hotel: boolean;
    full: boolean;
    rent: number;
    /** Which of the rents of its colour applies; null: none does. */
    row: number | null;
}

/** What lies in front of one player. */
export interface DealPlayer {
    seat: number;
    /** How many are in the hand. */
    cards: number;
    /** The kinds of the cards in it. */
    bank: number[];
    /** What those are worth. */
    banked: number;
    sets: DealCardSet[];
    /** In how many colours there is a full set. */
    full: number;
    /** Of all that lies there. */
    value: number;
    out: boolean;
}

/** A card in front of me that I can pay with. */
export interface DealCoin {
    /** What it is called in what one plays. */
    word: string;
    kind: number;
    /** The set that it is in; null: it is in the bank. */
    set: number | null;
}

/** Where one player's answer stands. */
export interface DealLane {
    seat: number;
    step: "done" | "may refuse" | "pays" | "refused";
    /** What is to be paid; null where nothing is, or a card is asked for. */
    due: number | null;
    /** There are two ways to pay it. */
    chooses: boolean;
    /** Mine, if I choose: all that I can pay with. */
    coins: DealCoin[];
    /** The cards picked so far, by their numbers. */
    picked: number[];
}

/** What somebody has played against others, and where each one's answer stands. */
export interface DealCharge {
    seat: number;
    /** What happens to who allows it. */
    what: "break" | "steal" | "sum" | "swap";
    amount: number;
    /** The set that rent is asked for. */
    set: number | null;
    /** By seat. */
    lanes: DealLane[];
}

/** One's own hand, and all that lies open: banks, sets, the centre, and what is being answered. */
export interface DealTable {
    /** The kinds of my own cards. */
    hand: number[];
    /** By seat. */
    players: DealPlayer[];
    /** How many cards are left to draw. */
    pile: number;
    /** The kinds of the cards that have been played. */
    centre: number[];
    /** The kind of the card that was played there last. */
    top: number | null;
    /** The cards under the pile, the next one first: a kind that I know, or -1. */
    below: number[];
    /** Whose turn it is; null after the end. */
    turn: number | null;
    /** Where it stands; null before the first. */
    step: "discarding" | "drawing" | "passing" | "playing" | "settling" | null;
    /** How many cards have been played in it. */
    plays: number | null;
    charge: DealCharge | null;
    /** The kind of the wildcard that is to be placed. */
    placing: number | null;
}

/** A colour of properties; it has a rent for each number of cards. */
export interface DealColour {
    /** The name by which cards and records call it. */
    id: string;
    /** Its name for players. */
    name: string;
    /** The colour of its cards. */
    hue: string;
    /** A mark beside the colour. */
    symbol: "ball" | "bolt" | "bone" | "bowl" | "cloud" | "drop" | "eye" | "flame" | "heart" | "leaf" | "moon" | "mountain" | "paw" | "rock" | "star" | "station" | "sun" | "utility";
    /** The rent for one card, for two and so on, rising; as many rents as cards in a set. */
    rents: number[];
    /** Whether a house and a hotel may stand on it. */
    is_built: boolean;
    colour: number;
    /** How many cards make a set. */
    size: number;
}

/** One kind of card, as it is printed. */
export interface DealKind {
    kind: number;
    /** What it is called in what one plays. */
    word: string;
    name: string;
    what: "action" | "money" | "property" | "rent" | "wild";
    value: number;
    /** How many are in a pack. */
    count: number;
    colours: number[];
    /** What an action card does. */
    does: "birthday" | "deal_breaker" | "debt_collector" | "double_rent" | "forced_deal" | "hotel" | "house" | "just_say_no" | "pass_go" | "sly_deal" | null;
    text: string;
    /** The names on the properties, one each. */
    places: string[];
}

/** A place for a set in front of a player. */
export interface DealPlaceOfSet {
    colour: number;
    /** 0: the first of its colour. */
    order: number;
}

/** The box's other numbers. */
export interface DealNumbers {
    /** Cards that each player is dealt. */
    hand: number;
    /** Cards drawn at the start of a turn. */
    draw: number;
    /** Cards drawn at the start of a turn with an empty hand. */
    draw_empty: number;
    /** Cards that may be played in a turn. */
    plays: number;
    /** Cards that may be kept in hand at the end of a turn. */
    most_in_hand: number;
    /** Full sets of different colours that win. */
    sets_to_win: number;
    /** What each of the others pays for a birthday. */
    birthday: number;
    /** What a debt collector gets. */
    debt: number;
    /** What a house adds to the rent of a full set. */
    house_rent: number;
    /** What a hotel adds besides. */
    hotel_rent: number;
    /** Cards drawn by a Pass Go. */
    pass_go: number;
}

/** No board: the colours, and all that is printed on the cards. */
export interface DealBoard {
    family: "deal";
    /** How the spaces lie: a track, a ring, or none. */
    shape: string;
    spaces: Space[];
    /** A sum as the box writes it, around {amount}. */
    money: string;
    colours: DealColour[];
    kinds: DealKind[];
    /** By the number of a set. */
    sets: DealPlaceOfSet[];
    /** What the box calls the cards that do something, and what two of them bring. */
    words: Record<string, string>;
    numbers: DealNumbers;
}

// The family pets

export type PetsView = ViewOf<"pets", PetsTable>;

export type PetsEvent =
    | Happening<"showed", "seat" | "pet">
    | Happening<"showed_none", "seat">
    | Happening<"starts", "seat">
    | Happening<"starts_by_lot", "seat">
    | Happening<"turn_began", "seat">
    | Happening<"threw", "seat" | "first" | "second">
    | Happening<"moved", "seat" | "from" | "to" | "count">
    | Happening<"moved_by_card", "seat" | "from" | "to">
    | Happening<"zoomed", "seat" | "from" | "to">
    | Happening<"nowhere_to_zoom", "seat">
    | Happening<"salary", "seat" | "team" | "amount">
    | Happening<"landed", "seat" | "space">
    | Happening<"visiting", "seat" | "space">
    | Happening<"parked", "seat" | "space">
    | Happening<"claimed", "seat" | "team" | "space" | "amount">
    | Happening<"left_unclaimed", "seat" | "space" | "amount">
    | Happening<"too_dear_to_claim", "seat" | "team" | "space" | "amount">
    | Happening<"theirs_locked", "seat" | "rival" | "space">
    | Happening<"too_dear_to_take", "seat" | "team" | "space" | "amount">
    | Happening<"paid_tribute", "seat" | "team" | "rival" | "amount" | "space">
    | Happening<"took_over", "seat" | "team" | "rival" | "amount" | "space">
    | Happening<"added", "seat" | "team" | "space" | "amount">
    | Happening<"left_as_it_is", "seat" | "space">
    | Happening<"ours_locked", "seat" | "team" | "space">
    | Happening<"too_dear_to_add", "seat" | "team" | "space" | "amount">
    | Happening<"locked", "team" | "space">
    | Happening<"unlocked", "space">
    | Happening<"owns", "team" | "space">
    | Happening<"unclaimed", "space">
    | Happening<"drew", "seat" | "deck" | "card">
    | Happening<"kept_card", "seat" | "team">
    | Happening<"card_back", "seat" | "team">
    | Happening<"got_by_card", "seat" | "team" | "amount">
    | Happening<"paid_by_card", "seat" | "team" | "amount">
    | Happening<"paid_rival", "team" | "rival" | "amount">
    | Happening<"paid_fine", "seat" | "team" | "amount">
    | Happening<"to_jail", "seat" | "from">
    | Happening<"left_jail", "seat">
    | Happening<"stayed_in_jail", "seat" | "turn">
    | Happening<"cannot_pay", "team" | "rival" | "amount">
    | Happening<"cannot_pay_bank", "team" | "amount">
    | Happening<"forgiven", "team" | "amount">
    | Happening<"kept_cash", "team" | "amount">
    | Happening<"handed_over", "team" | "rival" | "amount">
    | Happening<"handed_to_bank", "team" | "amount">
    | Happening<"nothing_to_give", "team">
    | Happening<"only_marker", "team" | "space">
    | Happening<"replaced", "seat" | "team" | "rival" | "space" | "level">
    | Happening<"removed", "seat" | "rival" | "space" | "level">
    | Happening<"left_team", "seat" | "team">
    | Happening<"sudden_death", "titles">
    | Happening<"counted", "team" | "titles">
    | Happening<"counted_cash", "team" | "amount">
    | Happening<"capped", "rounds">
    | Happening<"won", "team">
    | Happening<"shared", "titles">;

export type PetsQuestion =
    | Asking<"start">
    | Asking<"turn">
    | Asking<"jail", "turn" | "most" | "amount">
    | Asking<"jail_pay", "turn" | "most" | "amount">
    | Asking<"jail_card", "turn" | "most" | "amount">
    | Asking<"jail_all", "turn" | "most" | "amount">
    | Asking<"dice">
    | Asking<"draw">
    | Asking<"claim", "space" | "amount">
    | Asking<"tribute", "space" | "rival" | "amount" | "more">
    | Asking<"add", "space" | "amount">
    | Asking<"pick", "team" | "amount">
    | Asking<"pick_bank", "team" | "amount">;

export type PetsEffects = never;

/** One player: team, token, where it stands. */
export interface PetsPlayer {
    seat: number;
    team: "cat" | "dog";
    /** Its number among the tokens of the box. */
    token: number;
    space: number;
    /** 0: free; else which turn in Jail comes next. */
    jailed: number;
    out: boolean;
}

/** One team: its purse, its titles, the cards out of Jail that it keeps, and who plays next for it. */
export interface PetsTeam {
    team: "cat" | "dog";
    cash: number;
    /** The spaces that it owns. */
    titles: number[];
    jail_cards: number;
    seats: number[];
    next: number;
}

/** What landing on a title would mean for my team now; to who watches, for those who do not own it. */
export interface PetsLanding {
    does: "add" | "claim" | "nothing" | "tribute";
    amount: number;
    /** What it is with the surcharge for taking the title over; null: that cannot be. */
    more: number | null;
    clause: string;
}

/** One title: the markers on it, whose it is, and what it costs the other team to land there now. */
export interface PetsStack {
    space: number;
    /** From the bottom up. */
    markers: ("cat" | "dog")[];
    owner: "cat" | "dog" | null;
    locked: boolean;
    /** 0: nothing. */
    tribute: number;
    /** Its owners have the whole set. */
    whole: boolean;
    landing: PetsLanding;
}

/** The question about a title: who is asked to do what with it, and the sum. */
export interface PetsTitleAsked {
    ask: "add" | "claim" | "tribute";
    seat: number;
    space: number;
    amount: number;
}

/** The pick of a marker: who picks, from which team, for what debt, and whether it leaves the board. */
export interface PetsPicking {
    seat: number;
    team: "cat" | "dog";
    amount: number;
    /** If not, it is changed for one of the picker's team. */
    leaves: boolean;
}

/** Tokens, teams with their purses, stacks of markers, and what is being asked. */
export interface PetsTable {
    /** By seat. */
    pieces: Piece[];
    /** By seat. */
    players: PetsPlayer[];
    /** The cats first. */
    teams: PetsTeam[];
    /** In the order of the board. */
    stacks: PetsStack[];
    /** Whose turn it is; null before the first and after the end. */
    turn: number | null;
    question: PetsTitleAsked | null;
    picking: PetsPicking | null;
    /** From 1. */
    round: number;
    /** After how many the game ends; 0: it is played to its end. */
    rounds: number;
    sudden_death: boolean;
}

/** One space; only a title has a set, a price and tributes. */
export interface PetsSpace {
    number: number;
    name: string;
    kind: "chance" | "go" | "go_to_jail" | "jail" | "parking" | "title" | "zoom";
    /** Where an arrow leads from it. */
    leads_to: number | null;
    /** The name of a drawing on it. */
    shows: string | null;
    /** Its place among the sets. */
    set: number | null;
    colour: string | null;
    symbol: string | null;
    price: number | null;
    tribute: number | null;
    /** The tribute while its team has the whole set. */
    set_tribute: number | null;
    /** What else is printed there. */
    text: string;
}

/** The titles of one colour, and on which spaces they are. */
export interface PetsSet {
    /** The name by which the spaces call it. */
    id: string;
    /** Its name for players. */
    name: string;
    /** The colour of its spaces. */
    colour: string;
    /** A mark beside the colour, for those who cannot tell colours apart. */
    symbol: "ball" | "bolt" | "bone" | "bowl" | "cloud" | "drop" | "eye" | "flame" | "heart" | "leaf" | "moon" | "mountain" | "paw" | "rock" | "star" | "sun";
    spaces: number[];
}

/** One team as the box prints it; one of its markers is a `marker`, several are `markers`. */
export interface PetsPrintedTeam {
    id: "cat" | "dog";
    name: string;
    colour: string;
    marker: string;
    markers: string;
    deck: string;
}

/** A pet that has a picture to show. */
export interface PetsPet {
    name: string;
    team: "cat" | "dog";
}

/** The box's other numbers. */
export interface PetsNumbers {
    /** What each team begins with. */
    cash: number;
    /** What a team gets for passing GO. */
    salary: number;
    /** What it costs to leave Jail. */
    fine: number;
    /** What taking over a title of the other team costs, on top of the tribute. */
    takeover: number;
    /** What another marker on a title of the team's own costs. */
    marker: number;
    /** How many turns in Jail a player may try for doubles; then the fine is due. */
    jail_turns: number;
}

/** A ring of spaces from GO, with all that is printed on them, on the cards and on the box. */
export interface PetsBoard {
    family: "pets";
    /** How the spaces lie: a track, a ring, or none. */
    shape: "ring";
    spaces: PetsSpace[];
    /** Of the box's money. */
    sign: string;
    /** A sum as the box writes it, around {amount}. */
    money: string;
    sets: PetsSet[];
    /** The cats first, as in a view. */
    teams: PetsPrintedTeam[];
    /** By their numbers, as they are named in what is agreed. */
    tokens: string[];
    /** What they are called in this language. */
    token_names: string[];
    /** By the number that `show` names. */
    pets: PetsPet[];
    /** What the two decks are called. */
    decks: string[];
    /** What the box calls its teams, markers and decks. */
    words: Record<string, string>;
    numbers: PetsNumbers;
}

// The family property

export type PropertyView = ViewOf<"property", PropertyTable>;

export type PropertyEvent =
    | Happening<"threw", "seat" | "first" | "second">
    | Happening<"starts", "seat" | "total">
    | Happening<"tied", "seat" | "total">
    | Happening<"tied_left">
    | Happening<"dealt", "seat" | "space">
    | Happening<"bought_dealt", "seat" | "space" | "amount">
    | Happening<"turn_began", "seat">
    | Happening<"moved", "seat" | "from" | "to" | "count">
    | Happening<"moved_by_card", "seat" | "from" | "to">
    | Happening<"salary", "seat" | "amount">
    | Happening<"salary_on_go", "seat" | "amount">
    | Happening<"landed", "seat" | "space">
    | Happening<"visits", "seat" | "space">
    | Happening<"at_home", "seat" | "space">
    | Happening<"parked", "seat" | "space">
    | Happening<"nothing_due", "seat" | "space" | "other">
    | Happening<"owner_jailed", "seat" | "space" | "other">
    | Happening<"bought", "seat" | "space" | "amount">
    | Happening<"declined", "seat" | "space" | "amount">
    | Happening<"cannot_buy", "seat" | "space" | "amount">
    | Happening<"up_for_auction", "space">
    | Happening<"piece_up", "piece" | "left">
    | Happening<"raised", "seat" | "amount">
    | Happening<"passed", "seat">
    | Happening<"cannot_build", "seat" | "space">
    | Happening<"no_bids_again", "space">
    | Happening<"cannot_bid", "seat">
    | Happening<"won_auction", "seat" | "space" | "amount">
    | Happening<"won_piece", "seat" | "piece" | "amount">
    | Happening<"gave_back", "seat" | "piece">
    | Happening<"no_bids", "space">
    | Happening<"no_piece_bids", "piece">
    | Happening<"claim_open", "seat" | "other" | "space" | "claim" | "amount">
    | Happening<"claim_by_dice", "seat" | "other" | "space" | "claim" | "times">
    | Happening<"claim_ended", "seat" | "other" | "space" | "claim">
    | Happening<"asked_rent", "seat" | "other" | "space" | "claim">
    | Happening<"claim_void", "seat" | "other" | "space">
    | Happening<"lapsed", "seat" | "other" | "space" | "claim">
    | Happening<"paid_rent", "seat" | "other" | "amount" | "space">
    | Happening<"paid_tax", "seat" | "amount" | "space">
    | Happening<"paid_fine", "seat" | "amount">
    | Happening<"paid_by_card", "seat" | "amount">
    | Happening<"paid_player", "seat" | "other" | "amount">
    | Happening<"got_by_card", "seat" | "amount">
    | Happening<"paid_interest", "seat" | "amount">
    | Happening<"chose_tax", "seat" | "percent" | "space">
    | Happening<"drew", "seat" | "deck" | "card">
    | Happening<"kept_card", "seat" | "deck">
    | Happening<"card_back", "seat" | "deck">
    | Happening<"took_pot", "seat" | "amount">
    | Happening<"to_jail", "seat" | "from">
    | Happening<"left_jail", "seat">
    | Happening<"stayed_in_jail", "seat" | "turn">
    | Happening<"owes", "seat" | "other" | "amount">
    | Happening<"built", "seat" | "space" | "height" | "amount">
    | Happening<"placed", "seat" | "space" | "height">
    | Happening<"sold", "seat" | "space" | "height" | "amount">
    | Happening<"sold_group", "seat" | "space" | "amount">
    | Happening<"mortgaged", "seat" | "space" | "amount">
    | Happening<"lifted", "seat" | "space" | "amount">
    | Happening<"kept_mortgages", "seat" | "count">
    | Happening<"short_of", "piece" | "left">
    | Happening<"wanted", "seat" | "pieces">
    | Happening<"wanted_none", "seat">
    | Happening<"offered_trade", "seat" | "other" | "offer">
    | Happening<"terms_cash", "seat" | "other" | "amount" | "offer">
    | Happening<"terms_deed", "seat" | "other" | "space" | "offer">
    | Happening<"terms_card", "seat" | "other" | "deck" | "offer">
    | Happening<"refused_trade", "seat" | "other" | "offer">
    | Happening<"withdrew", "seat" | "other" | "offer">
    | Happening<"expired", "seat" | "other" | "offer">
    | Happening<"struck_trade", "seat" | "other" | "offer">
    | Happening<"gave_cash", "seat" | "other" | "amount">
    | Happening<"gave_deed", "seat" | "other" | "space">
    | Happening<"gave_card", "seat" | "other" | "deck">
    | Happening<"went_bankrupt", "seat" | "other">
    | Happening<"went_bankrupt_to_bank", "seat">
    | Happening<"cash_to_bank", "seat" | "amount">
    | Happening<"left_game", "seat">
    | Happening<"time_up">
    | Happening<"counted", "seat" | "amount">
    | Happening<"won", "seat">;

export type PropertyQuestion =
    | Asking<"order">
    | Asking<"dealing">
    | Asking<"dice">
    | Asking<"draw">
    | Asking<"rent">
    | Asking<"levy">
    | Asking<"debt">
    | Asking<"inherit">
    | Asking<"estate">
    | Asking<"turn">
    | Asking<"turn_again">
    | Asking<"turn_done">
    | Asking<"jail", "turn" | "turns">
    | Asking<"jail_pay", "turn" | "turns" | "amount">
    | Asking<"jail_card", "turn" | "turns">
    | Asking<"jail_pay_card", "turn" | "turns" | "amount">
    | Asking<"jail_last", "amount">
    | Asking<"jail_last_pay", "amount">
    | Asking<"jail_last_card", "amount">
    | Asking<"jail_last_pay_card", "amount">
    | Asking<"buy", "space" | "amount">
    | Asking<"buy_short", "space" | "amount" | "has">
    | Asking<"auction", "space" | "least">
    | Asking<"auction_led", "space" | "least" | "amount" | "other">
    | Asking<"auction_short", "space" | "least" | "has">
    | Asking<"auction_piece", "piece" | "least">
    | Asking<"auction_piece_led", "piece" | "least" | "amount" | "other">
    | Asking<"auction_piece_short", "piece" | "least" | "has">
    | Asking<"tax", "space" | "amount" | "percent">
    | Asking<"shortage", "piece" | "left">
    | Asking<"place", "piece">
    | Asking<"debt_rent", "seat" | "other" | "amount" | "space" | "lacks">
    | Asking<"debt_tax", "seat" | "amount" | "space" | "lacks">
    | Asking<"debt_card", "seat" | "amount" | "lacks">
    | Asking<"debt_player", "seat" | "other" | "amount" | "lacks">
    | Asking<"debt_fine", "seat" | "amount" | "lacks">
    | Asking<"debt_interest", "seat" | "amount" | "lacks">
    | Asking<"inherit_one", "seat" | "space" | "amount" | "has">
    | Asking<"inherit_many", "seat" | "count" | "amount" | "has">
    | Asking<"buy_or_leave", "space" | "amount">
    | Asking<"buy_or_leave_short", "space" | "amount" | "has">;

export type PropertyEffects =
    | Effect<"completes", "seat" | "group">
    | Effect<"breaks", "seat" | "group">;

/** A group of which a player has all deeds, or all but one. */
export interface PropertyNear {
    group: number;
    /** The space of that deed; null: it is whole. */
    missing: number | null;
}

/** One player: token, purse, deeds and cards. */
export interface PropertyPlayer {
    seat: number;
    /** Its number among the tokens of the box. */
    token: number;
    cash: number;
    space: number;
    /** 0: free; else which turn in Jail comes next. */
    jailed: number;
    /** The spaces whose deeds the player owns. */
    deeds: number[];
    near: PropertyNear[];
    /** The decks whose card out of Jail the player keeps. */
    jail_cards: ("chance" | "chest")[];
    out: boolean;
}

/** One deed: whose, mortgaged or not, what stands on it, and what a landing there costs now. */
export interface PropertyDeed {
    space: number;
    /** Null: the Bank's. */
    owner: number | null;
    mortgaged: boolean;
    houses: number;
    hotel: boolean;
    /** What a landing costs others; null: it is so many times the dice. */
    rent: number | null;
    /** Null: it is an amount. */
    times: number | null;
    /** Which of the printed rents that is; null: none. */
    row: number | null;
    /** By which it is so. */
    clause: string;
}

/** The buildings that the Bank has left. */
export interface PropertyBank {
    houses: number;
    hotels: number;
}

/** A rent that its owner may ask for, or has asked for. */
export interface PropertyClaim {
    /** Its number, as `ask` names it. */
    claim: number;
    owner: number;
    debtor: number;
    space: number;
    /** Null: the dice decide it. */
    amount: number | null;
    asked: boolean;
}

/** One side of an offer. */
export interface PropertyGoods {
    cash: number;
    deeds: number[];
    cards: ("chance" | "chest")[];
}

/** What a trade does to a group: it completes it in a player's hand, or breaks it up. */
export interface PropertyEffect {
    effect: "breaks" | "completes";
    seat: number;
    group: number;
}

/** A trade that one player (`seat`) offers another: what is given, and what is taken for it. */
export interface PropertyOffer {
    /** Its number, as `accept` names it. */
    offer: number;
    seat: number;
    other: number;
    give: PropertyGoods;
    take: PropertyGoods;
    effects: PropertyEffect[];
}

/** The auction that runs, of a deed or of a scarce building. */
export interface PropertyAuction {
    space: number | null;
    piece: "hotel" | "house" | null;
    /** The highest so far; 0: none. */
    bid: number;
    leader: number | null;
    passed: number[];
}

/** What must be raised first. */
export interface PropertyDebt {
    seat: number;
    /** To whom; null: the Bank. */
    other: number | null;
    amount: number;
    /** So much of it is not there yet. */
    lacks: number;
    /** What says that it must be raised first. */
    clause: string;
    /** The clause by which it is owed. */
    reason: string;
}

/** Who is asked which of the mortgages taken over to lift, and which those are. */
export interface PropertyInherit {
    seat: number;
    deeds: number[];
    /** What lifting each of them costs. */
    costs: number[];
    /** The heir's cash for it: what was asked for comes first. */
    has: number;
}

/** Tokens, purses, deeds, the Bank, claims, offers, and what is being settled; never a total worth. */
export interface PropertyTable {
    /** By seat. */
    pieces: Piece[];
    /** By seat. */
    players: PropertyPlayer[];
    /** In the order of the board. */
    deeds: PropertyDeed[];
    bank: PropertyBank;
    /** The money on Free Parking, where the table plays so. */
    pot: number;
    /** Whose turn it is; null before the first and after the end. */
    turn: number | null;
    /** Where it stands: before the first, before the throw, after it, or busy with something else. */
    step: "after" | "before" | "busy" | "order";
    claims: PropertyClaim[];
    offers: PropertyOffer[];
    auction: PropertyAuction | null;
    debt: PropertyDebt | null;
    inherit: PropertyInherit | null;
    /** The space that the player on turn may buy. */
    buying: number | null;
}

/** One space; which of the numbers it has depends on its kind. */
export interface PropertySpace {
    number: number;
    name: string;
    kind: "chance" | "chest" | "go" | "go_to_jail" | "jail" | "lot" | "parking" | "station" | "tax" | "utility";
    /** Where an arrow leads from it. */
    leads_to: number | null;
    /** The name of a drawing on it. */
    shows: string | null;
    /** Its place among the groups. */
    group: number | null;
    colour: string | null;
    price: number | null;
    mortgage: number | null;
    /** What a house costs there. */
    house: number | null;
    /** Of a lot: bare, with houses, with a hotel; else by how many one has. */
    rents: number[] | null;
    /** Of a tax. */
    amount: number | null;
    /** Of a tax that may be paid by so much of everything instead. */
    percent: number | null;
    /** What else is printed there. */
    text: string;
}

/** The deeds that belong together. */
export interface PropertyGroup {
    id: string;
    name: string;
    colour: string;
    symbol: string;
    kind: "lot" | "station" | "utility";
}

/** How one side of a trade is said in what one plays, around {}: goods one after another, with commas. */
export interface PropertyGoodsWords {
    deeds: string;
    cash: string;
    cards: string;
}

/** What I give, and what I take. */
export interface PropertyTradeWords {
    give: PropertyGoodsWords;
    take: PropertyGoodsWords;
}

/** The box's other numbers, and the points in which rulebooks of this family differ. */
export interface PropertyNumbers {
    /** What each player begins with. */
    cash: number;
    /** What a player gets for passing GO. */
    salary: number;
    /** What it costs to leave Jail. */
    fine: number;
    /** How many houses the Bank has. */
    houses: number;
    /** How many hotels the Bank has. */
    hotels: number;
    /** The rent for one station owned, for two and so on. */
    station_rents: number[];
    /** Times the dice, for one utility owned, for two and so on. */
    utility_factors: number[];
    /** Rent is asked for before the throw of the next player, or of the one after. */
    rent_window: 1 | 2;
    /** On how many turns in Jail the fine may be paid before the throw. */
    pay_turns: number;
    /** A utility's rent takes a new throw; else the throw that led there counts. */
    throws_for_utility: boolean;
    /** A bare lot brings double rent even if another of its group is mortgaged. */
    doubles_beside_mortgage: boolean;
    /** All hotels of a group may be sold at once, down to bare lots. */
    sells_hotels_at_once: boolean;
    /** A bankrupt player's deeds are mortgaged before another player gets them. */
    mortgages_estate: boolean;
    /** Doubles out of Jail let the player throw again. */
    jail_doubles_again: boolean;
}

/** How the table shows the board; for showing only, and all of it may be left out. */
export interface PropertyLook {
    /** The colour under the spaces and in their middle. */
    ground?: string | null;
    /** The colour of the paper of spaces and deeds. */
    print?: string | null;
    /** The colour of what is printed on it. */
    ink?: string | null;
    /** The colour of the button at hand, and of marks. */
    accent?: string | null;
    /** What the ground is made of. */
    texture?: "felt" | "kraft" | "plain";
    /** How the colour bars of the lots look. */
    bands?: "collar" | "plain";
    /** On the lots; in colour once they are owned. */
    pictures?: "creatures" | "dogs" | "none";
    /** What a token leaves behind. */
    trail?: "none" | "paws";
    /** What is drawn on the tokens, in their order. */
    tokens?: ("ball" | "bolt" | "bone" | "bowl" | "cloud" | "drop" | "eye" | "flame" | "heart" | "leaf" | "moon" | "mountain" | "paw" | "rock" | "star" | "sun" | "dog" | "house" | "hydrant" | "terrier")[];
}

/** A ring of spaces from GO, with all that is printed on them, on the deeds and on the box. */
export interface PropertyBoard {
    family: "property";
    /** How the spaces lie: a track, a ring, or none. */
    shape: "ring";
    spaces: PropertySpace[];
    /** Of the box's money. */
    sign: string;
    /** A sum as the box writes it, around {amount}. */
    money: string;
    groups: PropertyGroup[];
    /** By their numbers, as they are named in what is agreed. */
    tokens: string[];
    /** What they are called in this language. */
    token_names: string[];
    /** What the box calls a house, a hotel, and so on. */
    words: Record<string, string>;
    /** What the two decks are called. */
    decks: string[];
    /** What is handed out at the start: how many notes, of which value. */
    notes: ([number, number])[];
    trade: PropertyTradeWords;
    numbers: PropertyNumbers;
    look: PropertyLook;
}

// The family race

export type RaceView = ViewOf<"race", RaceTable>;

export type RaceEvent =
    | Happening<"spun", "seat" | "count" | "degree">
    | Happening<"on_line", "seat" | "degree">
    | Happening<"tied", "seat" | "place">
    | Happening<"ordered", "seat" | "place">
    | Happening<"entered", "seat" | "space">
    | Happening<"moved", "seat" | "from" | "to" | "count">
    | Happening<"followed_arrow", "seat" | "from" | "to">
    | Happening<"blocked", "seat" | "space" | "other" | "count">
    | Happening<"arrow_blocked", "seat" | "picture" | "space" | "other" | "count">
    | Happening<"back_blocked", "seat" | "picture" | "space" | "other" | "count">
    | Happening<"moved_back", "seat" | "from" | "to" | "count">
    | Happening<"swapped", "seat" | "other" | "from" | "to">
    | Happening<"won", "seat" | "space">
    | Happening<"left_board", "seat">;

export type RaceQuestion =
    | Asking<"order">
    | Asking<"tie", "place">
    | Asking<"spinner">
    | Asking<"turn", "space">
    | Asking<"near", "space" | "count">;

export type RaceEffects = never;

/** The track, the pieces on it, and the order of play; nothing is hidden in a race. */
export interface RaceTable {
    /** The space at the centre. */
    finish: number;
    /** Each from a picture to where its arrow leads. */
    arrows: number[][];
    /** By seat. */
    pieces: Piece[];
    /** The seats in the order of play; empty while it is being spun for. */
    order: number[];
    /** Whose turn it is; null after the end. */
    turn: number | null;
}

/** One space of the track; a picture has an arrow, which leads to a bone or a bowl. */
export interface RaceSpace {
    number: number;
    name: string;
    kind: "end" | "finish" | "picture" | "plain" | "start";
    /** Where an arrow leads from it. */
    leads_to: number | null;
    /** The name of a drawing on it. */
    shows: "bone" | "bowl" | "cat" | "dog" | null;
}

/** A track from Start to the centre, with its arrows. */
export interface RaceBoard {
    family: "race";
    /** How the spaces lie: a track, a ring, or none. */
    shape: "track";
    spaces: RaceSpace[];
}

// What the plain addresses answer

/** What is said instead of an answer. */
export interface Sentence {
    sentence: string;
}

/** One thing a table may agree on, as a lobby shows it. */
export interface OptionFacts {
    name: string;
    default: boolean | number | string | string[];
    /** The rulebook knows it. */
    official: boolean;
    /** Left out: the game itself checks what is given. */
    choices?: (boolean | number | string | string[])[];
    /** Those of the choices that the rulebook does not know. */
    unofficial?: (boolean | number | string | string[])[];
}

/** A box as the page shows it, in a language. */
export interface GameFacts {
    id: string;
    title: string;
    about: string;
    family: string;
    seats: number[];
    variants: string[];
    options: OptionFacts[];
    /** Whose work it is. */
    note: string;
    /** The game in a few sentences. */
    how: string[];
    board: Board;
    /** Whether there is a first evening to learn it. */
    evening: boolean;
    /** Of words of the box, by their text, where the language has genders. */
    genders: Record<string, number>;
    /** Long names of the box, with soft hyphens where they may be broken. */
    breaks: Record<string, string>;
    /** By its name, each event that has traits. */
    events: Record<string, Traits>;
}

/** A box that cannot be opened; of the files everybody sees the names, and no more. */
export interface BrokenBox {
    id: string;
    /** The first things, each with its file, line and field. */
    wrong: string[];
    /** How many besides. */
    more: number;
}

/** All boxes on the shelf. */
export interface Shelf {
    games: GameFacts[];
    broken: BrokenBox[];
}

/** One clause: what the rulebook demands, what we rule where it is silent, what is unofficial. */
export interface Clause {
    key: string;
    chapter: string;
    rule: string | null;
    ruling: string | null;
    unofficial: string | null;
}

/** The rulebook of a box. */
export interface Rules {
    title: string;
    note: string;
    /** Where the rules come from, and how to read them. */
    lead: string;
    clauses: Clause[];
}

/** The page's own words in the language that the browser prefers. */
export interface Words {
    language: string;
    /** All that there are, by their short names. */
    languages: Record<string, string>;
    words: Record<string, string>;
}

/** A room that was opened, or that the host let one into: its link, and the token of a new guest. */
export interface Admission {
    link: string;
    token: string;
}

/** What whoever has a room's link, or its code, may know before coming in. */
export interface Invitation {
    game: string;
    title: string;
    /** Who invites. */
    host: string;
    /** As in RoomFacts. */
    status: string;
    /** Chairs to sit down on. */
    free: number;
    /** Chairs to ask for. */
    bots: number;
}

/** Who can reach this server. */
export interface Reach {
    /** Nobody but this computer. */
    only_here: boolean;
    /** Who asks may let others in. */
    may_open: boolean;
    addresses: string[];
}

/** That the server answers, for whoever watches over it. */
export interface Health {
    name: string;
    version: string;
    rooms: number;
}

/** Something worth jumping to: at which step, and what happened. */
export interface Chapter {
    step: number;
    text: string;
}

/** Some steps of a finished game; a step is one player's action with all that chance made of it. */
export interface Film {
    room: RoomFacts;
    steps: number;
    first: number;
    hands: Hand[];
    chapters: Chapter[];
}

/** How often, or how much, under a name. */
export interface Bar {
    name: string;
    number: number;
}

/** A finished game in numbers: how each seat stood, turn by turn; throws, visits, what paid most. */
export interface Figures {
    names: string[];
    family: string;
    curves: number[][];
    throws: Bar[];
    visits: Bar[];
    earners: Bar[];
}

/** How likely each seat was to win after a step, from 0 to 1. */
export interface ReviewMoment {
    step: number;
    chances: number[];
    /** The widest of the seats. */
    error: number;
}

/** The throw, spin or card that did most for the winner. */
export interface Decisive {
    step: number;
    /** The winner. */
    seat: number;
    gain: number;
    told: string[];
}

/** A number, give or take. */
export interface Figure {
    value: number;
    /** Half the width of its 95 % interval. */
    error: number;
}

/** Where a seat's result came from: start, luck, own play and the others' add up to the end. */
export interface ReviewAccount {
    seat: number;
    start: number;
    luck: Figure;
    skill: Figure;
    others: Figure;
    end: number;
}

/** What somebody did otherwise than a normal bot, and what it brought. */
export interface ReviewChoice {
    step: number;
    seat: number;
    said: string;
    /** Nothing: to let it be. */
    instead: string;
    gain: Figure;
}

/** What a seat threw on average, and between what the average of so many fair dice mostly lies. */
export interface ReviewDice {
    seat: number;
    count: number;
    mean: number;
    low: number;
    high: number;
    /** It lies between. */
    usual: boolean;
}

/** A finished game looked at again, to some depth. */
export interface ReviewFacts {
    names: string[];
    winners: number[];
    steps: number;
    depth: number;
    depths: number;
    moments: ReviewMoment[];
    decisive: Decisive | null;
    accounts: ReviewAccount[];
    best: ReviewChoice[];
    worst: ReviewChoice[];
    /** Choices that differed from a normal bot's. */
    departures: number;
    dice: ReviewDice[];
}

/** What is wrong, and with what field; with none: with the file. */
export interface FieldProblem {
    path: string;
    sentence: string;
}

/** An edition that is being changed. */
export interface StudioFacts {
    id: string;
    /** Where it is written. */
    file: string;
    /** As it stands now. */
    text: string;
    /** What the text says. */
    document: Record<string, unknown>;
    problems: FieldProblem[];
    /** As it was when nothing was wrong with it; none if something always was. */
    game: GameFacts | null;
    is_saved: boolean;
    /** In another program, since it was read. */
    is_changed_elsewhere: boolean;
    may_undo: boolean;
    may_redo: boolean;
}

/** One value of a few, and what it is called. */
export interface FieldChoice {
    value: string | number;
    label: string;
}

/** One field of a file: how it is called and changed, and what it may be. */
export interface FieldFacts {
    name: string;
    label: string;
    kind: "choice" | "colour" | "list" | "long" | "number" | "switch" | "table" | "text";
    hint: string;
    /** It cannot be left out. */
    is_needed: boolean;
    /** What it is if it is left out. */
    default: unknown;
    /** Of a number; of a list or a text: how long. */
    least: number | null;
    most: number | null;
    choices: FieldChoice[];
    /** It names a part of that field, by its id. */
    one_of: string;
    /** It is the place of a part of that field. */
    place_in: string;
    /** Of a list. */
    part: FieldFacts | null;
    /** Of a table. */
    fields: FieldFacts[];
    /** Of a table: the field on whose value it depends which others there are. */
    by: string;
    needs: Record<string, string[]>;
    may: Record<string, string[]>;
}

/** What may be changed in an edition, in a language, and how many games its X-ray may be made of. */
export interface StudioFields {
    fields: FieldFacts[];
    xray_games: number[];
    /** The fewest and the most. */
    xray_seats: number[];
}

/** One change: a value put or taken away, a part of a list put before another, or swapped with one. */
export interface Change {
    do: "drop" | "insert" | "put" | "swap";
    path: (string | number)[];
    /** To be put or inserted; of a swap, the place of the other. */
    value: unknown;
}

/** Changes that are made together; those of one stroke are undone together. */
export interface Changes {
    changes: Change[];
    stroke: number | null;
}

/** How far an X-ray is: nothing yet, being made, made, or not to be made, and why. */
export interface XrayFacts {
    state: "failed" | "made" | "none" | "playing";
    games: number;
    /** Where it can be read. */
    page: string;
    why: string;
}

/** How likely a seat is to win, from 0 to 1, and between what that lies at 95 %. */
export interface SeatOdds {
    seat: number;
    chance: number;
    low: number;
    high: number;
}

/** Who is favoured at a step of a finished game, if normal bots play on from there. */
export interface OddsFacts {
    step: number;
    odds: SeatOdds[];
    /** The seats that are still in the game. */
    playing: number[];
    /** The odds are those of all cards, some of which were hidden then. */
    secrets: boolean;
    playouts: number;
    depth: number;
    depths: number;
}
