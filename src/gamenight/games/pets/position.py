"""The table as JSON, whole or partial, and what no game could reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.pets.board import JAIL_FREE, TALLEST, TEAM_NAMES, TEAMS, TITLE
from gamenight.games.pets.fields import PETS
from gamenight.games.pets.memory import STAGES, TurnFrame
from gamenight.games.pets.pile import EMPTY
from gamenight.games.pets.rules.turn import open_turn
from gamenight.games.pets.terms import START
from gamenight.kernel.errors import BadPosition
from gamenight.kernel.reading import check_fields, documents, numbers, read_seats, whole
from gamenight.kernel.seat import after, holds

if TYPE_CHECKING:
    from gamenight.games.pets.state import Pets

FIELDS: Final = [*PETS.names, "stacks", "decks", "turn"]
DECK_FIELDS: Final = ["unseen", "below", "kept"]


def write_table(state: Pets, document: dict[str, object]) -> None:
    """Everything that the state has of its own."""
    PETS.write(state, state, document)
    stacks: dict[str, object] = {}
    for space in state.board.titles:
        pile = state.pile(space.index)
        if pile is not EMPTY:
            stacks[str(space.index)] = [TEAM_NAMES[team] for team in pile.markers]
    document["stacks"] = stacks
    document["decks"] = [
        {**state.decks[team].write(), "kept": cards_of(state, team)} for team in range(TEAMS)
    ]


def cards_of(state: Pets, team: int) -> list[int]:
    """The cards that a team keeps."""
    return [card for card in range(state.decks[team].size) if (state.kept[team] >> card) & 1]


def read_table(state: Pets, document: dict[str, object]) -> None:
    """What is given; the rest as when play begins; then, unless a stack is given, a turn."""
    PETS.read(state, state, document, "")
    read_stacks(state, document)
    for team, one in enumerate(documents(document, "decks")):
        read_deck(state, team, one)
    in_purses = state.cash[0] + state.cash[1]
    if "bank" not in document:
        state.bank = -in_purses
    elif state.bank != -in_purses:
        raise BadPosition(f"bank: {state.bank} does not balance {in_purses} in the purses")
    if "out" in document:
        state.out = read_seats(state, document["out"], "out")
    turn = whole(document, "turn", 0, 0, state.seats - 1)
    for team in range(TEAMS):
        if not state.side(team) and "outcome" not in document:
            raise BadPosition(f"out: nobody plays for {TEAM_NAMES[team]!r}, and so the game is over")
        if state.side(team) and "next" not in document:
            state.next[team] = after(state.side(team), turn, state.seats)
    if "stack" not in document and "outcome" not in document:
        if holds(state.out, turn):
            raise BadPosition(f"turn: seat {turn} is out of the game")
        state.depth = 0
        open_turn(state, turn, "order.alternate")


def read_stacks(state: Pets, document: dict[str, object]) -> None:
    """By space: the markers from the bottom up."""
    value = document.get("stacks", {})
    if not isinstance(value, dict):
        raise BadPosition(f"stacks: {value!r} is not an object of spaces and markers")
    for space in state.board.titles:
        state.set_pile(space.index, EMPTY)
    for name, given in value.items():
        index = int(name) if isinstance(name, str) and name.isascii() and name.isdigit() else -1
        if not 0 <= index < state.board.size or state.board.spaces[index].kind != TITLE:
            raise BadPosition(f"stacks: {name!r} is no title; give the number of a space with a price")
        if not isinstance(given, list) or len(given) > TALLEST:
            raise BadPosition(f"stacks[{name}]: {given!r} is not a list of at most {TALLEST} markers")
        pile = EMPTY
        for marker in given:
            if marker not in TEAM_NAMES:
                raise BadPosition(f"stacks[{name}]: {marker!r} is no marker; it is 'cat' or 'dog'")
            pile = pile.with_marker(TEAM_NAMES.index(marker))
        state.set_pile(index, pile)


def read_deck(state: Pets, team: int, document: dict[str, object]) -> None:
    """One deck: unseen, put back, kept."""
    if team >= TEAMS:
        raise BadPosition(f"decks: there are {TEAMS}")
    check_fields(document, DECK_FIELDS, f"decks[{team}]")
    cards = state.board.decks[team]
    kept = numbers(document, "kept", 0, len(cards) - 1)
    state.decks[team].read(document, kept, f"decks[{team}]")
    for card in kept:
        if cards[card].effect != JAIL_FREE:
            raise BadPosition(f"decks[{team}]: card {card} cannot be kept")
    state.kept[team] = 0
    for card in kept:
        state.kept[team] |= 1 << card


def check_table(state: Pets) -> None:
    """Whoever is in Jail stands there; a game that goes on has titles left, or is even in sudden death.

    Rule: jail.go, end.claimed, end.sudden_death
    """
    for seat in range(state.seats):
        if state.jailed[seat] and state.places[seat] != state.board.jail:
            raise BadPosition(f"jailed[{seat}]: who is in Jail stands on space {state.board.jail}")
    if state.outcome is not None:
        return
    if state.agreed.last_round and state.rounds >= state.agreed.last_round:
        raise BadPosition(f"rounds: all {state.agreed.last_round} are played, and so the game is over")
    is_claimed = state.claimed() == state.board.all_titles
    if state.sudden and state.titles_of(0) != state.titles_of(1):
        raise BadPosition("sudden: one team has more titles, and so the game is over")
    if state.sudden and not is_claimed:
        raise BadPosition("sudden: it begins when every title is claimed, and some have no marker")
    if not state.sudden and is_claimed:
        raise BadPosition("stacks: every title is claimed; then the game is over, or it is sudden death")
    for team in range(TEAMS):
        if not holds(state.side(team), state.next[team]):
            raise BadPosition(f"next[{team}]: seat {state.next[team]} does not play for {TEAM_NAMES[team]!r}")
    check_asked(state)


def check_asked(state: Pets) -> None:
    """At the bottom the showing of pets, or a turn and on it at most the one question it waits for."""
    home = state.stack[0]
    if not isinstance(home, TurnFrame) and not START.asks(home):
        raise BadPosition("stack[0]: at the bottom is the showing of pets or a turn")
    if state.asking.waits & (state.out | state.left):
        raise BadPosition(f"stack[{state.depth - 1}]: who has left the game is asked nothing")
    if state.depth == 1:
        return
    asked = state.asking.decision.name
    stages = [stage for stage in STAGES if asked in stage.questions]
    if not isinstance(home, TurnFrame) or state.depth > 2 or not stages:
        raise BadPosition("stack: above a turn lies one question, and above the showing of pets none")
    if home.stage not in stages:
        raise BadPosition(f"stack[0].stage: with {asked!r} above it is {stages[0].name!r}")
