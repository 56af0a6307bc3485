"""What messages are made of: the room, the hands, the choices, as a client is shown them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gamenight.api.view import View
from gamenight.kernel.terms import Value

# What a family has declared
GameEvent = Annotated[dict[str, Any], msgspec.Meta(title="GameEvent")]
GameQuestion = Annotated[dict[str, Any], msgspec.Meta(title="GameQuestion")]
GameEffect = Annotated[dict[str, Any], msgspec.Meta(title="GameEffect")]


class Why(msgspec.Struct, omit_defaults=True):
    """A refusal in a sentence, and the clause that causes it; no clause if no rule does."""

    clause: str | None
    sentence: str
    lacks: bool = False  # the question would allow it, but the money or the card for it is missing


class Slot(msgspec.Struct):
    """What must be filled in: a number in a range, or a free word."""

    name: str
    low: int | None
    high: int | None


class Choice(msgspec.Struct, omit_defaults=True):
    """One thing a chair may do now, or (with `why_not`) may not; the likely ones first."""

    word: str  # what is played; where something is left open, `form` says how to make it
    label: str
    verb: str  # the word that it begins with
    facts: dict[str, int]  # what it is about, by the names of its slots: seat, space, card
    slots: list[Slot]
    why_not: Why | None
    gain: int  # money that comes by it at once; below zero: that goes
    form: str = ""  # the word with `{slot}` for each thing that is left open
    group: str = ""  # what it is shown with: one heading, or the thing that it is about
    grave: bool = False  # it cannot be taken back: ask once more
    uses: list[int] = []  # the kinds of cards in my hand that it is played with


class Told(msgspec.Struct, omit_defaults=True):
    """One event in words, with its clause and its facts."""

    text: str
    clause: str
    event: GameEvent
    card: str = ""  # what is printed on the card that was turned over
    brief: str = ""  # the same in a few words after the name of its seat, where it matters


class Partner(msgspec.Struct):
    """A player of my team who is asked: which chair, and what may be answered; I can advise."""

    chair: int
    choices: list[Choice]


class Coach(msgspec.Struct):
    """What the coach of a first evening says to me, and how many of its decisions I have taken."""

    text: str
    step: int
    steps: int
    is_over: bool = False  # the coach takes leave; the game can go on


class Fall(msgspec.Struct):
    """One thing that may have fallen: the word for it, what its button says, and its facts."""

    word: str
    label: str
    facts: dict[str, int]


class Chance(msgspec.Struct):
    """At a kitchen table: people throw or draw for real, and are asked what fell. `line` goes into `Fell`."""

    line: int
    seat: int | None  # who throws
    verb: str
    question: str
    falls: list[Fall]


class Hand(msgspec.Struct):
    """What one chair may know and do; chair null is what everybody may know."""

    chair: int | None
    question: str
    asks: GameQuestion | None  # the same as a name and its facts; null after the end
    is_asked: bool
    choices: list[Choice]
    view: View[Any]
    told: list[Told]
    partner: Partner | None = None
    team: list[int] = []
    takes_back: bool = False  # there is something of mine that I could ask to take back
    chance: Chance | None = None
    slips: bool = False  # nothing has followed it or was shown by it: for three seconds it needs no consent
    coach: Coach | None = None


class GuestFacts(msgspec.Struct):
    """A guest as the others see one; `deputy`: stands in for a host who is away."""

    number: int
    name: str
    here: bool
    host: bool
    deputy: bool = False
    muted: bool = False


class ChairFacts(msgspec.Struct):
    """A chair: free, a person's, a bot's."""

    kind: str
    name: str
    guest: int | None
    here: bool
    bot: str = ""  # which bot: its level, with its character if it has one
    was: int | None = None  # the guest whom a bot plays for, and who may take the chair back at once
    asks: bool = False  # it asks for what it is owed by itself
    program: bool = False  # its guest is a program that plays, such as a language model


class Knock(msgspec.Struct):
    """Somebody asks the host to be let in."""

    number: int
    name: str


class Wish(msgspec.Struct):
    """A guest asks to take over a bot's chair; `granted`: who of those asked has said yes."""

    number: int
    guest: int
    name: str
    chair: int
    granted: list[int]


class Absence(msgspec.Struct):
    """Somebody who sits here and is away, or is there but has not answered for long.

    `since`: in seconds since 1970. `skip` and `replace`: which guests would have a bot answer once, or play.
    """

    chair: int
    since: int
    here: bool
    skip: list[int] = []
    replace: list[int] = []


class TakingBack(msgspec.Struct):
    """Somebody would take back an action, and the others are asked; `what`: as its button says it.

    `lines`: of the record, so many go with it. `chance`, `secret`: since then dice or cards, or what somebody
    held in secret, have been shown. `asked`: who must agree (in teams most of them); `agreed`: who has.
    """

    number: int
    chair: int
    guest: int
    what: str
    lines: int
    chance: bool
    secret: bool
    asked: list[int]
    agreed: list[int]


class Pause(msgspec.Struct):
    """Why a game waits; it goes on when all who sit here agree. `agreed`: who has."""

    sentence: str
    agreed: list[int]
    asked: list[int]


class Ending(msgspec.Struct):
    """How the game ended."""

    sentence: str
    clause: str
    winners: list[int]


class MeterLine(msgspec.Struct):
    """What a term that is agreed otherwise than in the box does to the game, as far as it was measured."""

    term: str  # the name of the option
    label: str
    effect: str


class DuplicateResult(msgspec.Struct):
    """What somebody made of a seat's chances at one table of a duplicate.

    `points`: what part of the comparisons with the same seat at other tables was won, from 0 to 1.
    """

    table: int
    seat: int
    name: str
    won: bool
    tally: int  # as the game counts: money, spaces, sets, titles
    points: float | None  # null: no other table has finished


class DuplicateFacts(msgspec.Struct):
    """The room is one of several tables with the same chance, which are compared when all have finished.

    `seal` is SHA-256 of "gamenight duplicate ", the `id` and the `seed`, which is told when all is over.
    """

    table: int  # from 1
    tables: int
    done: int  # so many have finished
    is_over: bool
    organises: bool  # I may close the comparison
    links: list[str]  # of the other tables, for who organises
    id: str
    seal: str
    seed: str
    results: list[DuplicateResult]


class RoomFacts(msgspec.Struct):
    """What everybody in the room may know of it; links and code only for those who came by the link.

    `status` is lobby, playing, paused or over. `number` counts the games of this room, from 1. `kept_hours`:
    how long the room is kept after something last happened in it, while the server is open (0: for good);
    `game_kept_hours`: the same once a game has begun.
    """

    link: str
    watch: str
    code: str
    game: str
    title: str
    terms: dict[str, Value]  # by the names of the options
    status: str
    locked: bool
    guests: list[GuestFacts]
    chairs: list[ChairFacts]
    knocks: list[Knock]
    ending: Ending | None
    number: int = 1
    guarded: bool = False
    hushed: bool = False
    wishes: list[Wish] = []
    absences: list[Absence] = []
    taking_back: TakingBack | None = None
    pause: Pause | None = None
    kept_hours: int = 0
    game_kept_hours: int = 0
    bots: list[str] = []  # the levels that bots of this game have
    characters: list[str] = []  # that they may have besides
    offers: bool = False  # whether trades are offered in this game
    kitchen: bool = False  # the real dice and cards are used
    kitchen_offered: bool = False  # this box can be played with them
    claims: bool = False  # whether what one is owed must be asked for in this game
    patience: float = 0.0  # for how many seconds a throw waits for a claim that nobody has asked for yet
    quiet: bool = False  # bots make no offers, and do not speak up
    pace: str = "brisk"  # how fast bots play: calm, brisk, at_once
    meter: list[MeterLine] = []  # in the lobby: what the agreed terms do
    duplicate: DuplicateFacts | None = None
    meter_note: str = ""  # where these figures come from


class Thought(msgspec.Struct):
    """Something a bot could do, and how likely it is to win then: from 0 to 1, give or take the error.

    Without a word: to let a claim or an offer stand.
    """

    word: str
    label: str
    chance: float
    error: float


class Balance(msgspec.Struct):
    """How much more money a player (or a team) has, all payments together; below zero: how much less."""

    name: str
    amount: int
    mine: bool


class Said(msgspec.Struct):
    """Something that a guest said; `team`: only to a team of mine. No name: the table's own word."""

    name: str
    text: str
    team: bool = False
