"""What a seat of the card game is shown, and tables that differ only in what it cannot know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import gamenight as gn
from gamenight.games.deal.state import Deal
from gamenight.kernel import engine
from gamenight.kernel.seat import NOBODY, WATCHERS
from tests.games.deal.hands import NAMES, game

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from gamenight.kernel.state import State
    from gamenight.kernel.stream import Stream

QUIET_MOVES = 0.1  # of so many choices beside which cards may be moved
RESIGNING = 0.004
MOST_STEPS = 3000
PLACES = ["brown", "red", "pink2"]
CARDS = ["red-yellow", "any", "house", "hotel"]


def walk(table: gn.Table, rng: random.Random, resigning: float = RESIGNING) -> Iterator[gn.Table]:
    """Play at random to the end, cards rather into sets and the centre than into the bank."""
    for _ in range(MOST_STEPS):
        if table.outcome is not None:
            return
        yield table
        if rng.random() < resigning:
            here = [seat for seat in range(len(table.names)) if not table.state.left >> seat & 1]
            table.play(rng.choice(here), "resign")
            continue
        seat = rng.choice(table.waiting())
        choices = [action for action in engine.answers(table.state, seat) if not action.is_template()]
        assert choices, "somebody is waited for and can say nothing"
        if rng.random() < QUIET_MOVES:
            choices = engine.asides(table.state, seat) or choices
        table.play(seat, rng.choice(choices))


def number(word: str) -> int:
    """The number of a card in front of somebody, as an action has it."""
    found = game().read_card(word)
    assert found is not None, word
    return found


def everything_tried() -> list[gn.Action]:
    """Every verb with many things in its slots, to see every refusal."""
    found: list[gn.Action] = []
    for verb in game().verbs:
        seats = [0, 1, 3] if verb.seat else [NOBODY]
        items, numbers = [-1], [-1]
        if verb.item == "kind":
            items = list(range(0, len(game().kind_words), 3))
        elif verb.item == "set":
            items = [0, 4, 7, 14]
        elif verb.item == "card":
            named = [f"{place}:{card}" for place in PLACES for card in [place.rstrip("2"), *CARDS]]
            items = [0, 4, *[number(one) for one in named]]
        if verb.number in {"colour", "doublers"}:
            numbers = [0, 1, 4]
        elif verb.number == "set":
            numbers = [0, 4, 14]
        elif verb.number == "mine":
            numbers = [number("brown:brown"), number("red:red-yellow")]
        goods: list[tuple[int, ...]] = [()]
        if verb.goods:
            goods = [(0,), (4,), (0, 0), (number("red:red"),), (number("red:house"),)]
        found += [
            gn.Action(verb, seat, item, one, some)
            for seat in seats
            for item in items
            for one in numbers
            for some in goods
        ]
    return found


TRIED: list[gn.Action] = []


def shown(table: gn.Table, state: State, seat: int | None) -> str:
    """Everything that a seat is shown of a state, as bytes would leave the server."""
    if not TRIED:
        TRIED.extend(everything_tried())
    true, table.state = table.state, state
    sight: Any = table.sight(seat)
    refusals = []
    if seat is not None:
        for action in TRIED:
            why = engine.why_not(state, seat, action)
            refusals.append(None if why is None else table.teller.refusal(why, "deal", seat))
    accessors = [sight.below(), sight.known(), sight.pile_size(), sight.serial(), sight.on_turn()]
    legal = [] if seat is None else table.legal(seat)
    found = json.dumps(
        [table.view(seat), legal, table.question(seat), refusals, accessors, table.waiting()],
        sort_keys=True,
    )
    table.state = true
    return found


def permuted(table: gn.Table, seat: int | None, rng: random.Random) -> Deal:
    """All that the seat cannot know, dealt anew on the written position, apart from the engine's own way."""
    written: Any = json.loads(json.dumps(table.position()))
    me = NOBODY if seat is None else seat
    others = [other for other in range(len(table.names)) if other != me]
    seen: dict[int, list[str]] = {other: [] for other in others}
    foreign: dict[int, list[dict[str, Any]]] = {other: [] for other in others}
    for one in written["known"]:
        if one["holder"] in others and one["knower"] == me:
            seen[one["holder"]].append(one["card"])
        elif one["holder"] in others:
            foreign[one["holder"]].append(one)
    loose = list(written["unseen"])
    sizes = {other: len(written["hands"][other]) for other in others}
    for other in others:
        rest = written["hands"][other]
        for card in seen[other]:
            rest.remove(card)
        loose += rest
    hidden = [one for one in written["below"] if one["knower"] != me]
    loose += [one["card"] for one in hidden]
    rng.shuffle(loose)
    for one in hidden:
        one["card"] = loose.pop()
    for other in others:
        dealt = [loose.pop() for _ in range(sizes[other] - len(seen[other]))]
        for one, card in zip(foreign[other], dealt, strict=False):
            one["card"] = card
        written["hands"][other] = seen[other] + dealt
    written["unseen"] = loose
    return game().read(table.state.terms, written)


def heard(state: State, seat: int, action: gn.Action, listener: int | None) -> tuple[list[object], State]:
    """What one hears of an action, and the state after it."""
    after = state.copy()
    after.log = []
    engine.play(after, seat, action)
    ear = WATCHERS if listener is None else 1 << listener
    return [event.to_json() for event in after.log if event.sees & ear], after


def imagined(state: State, seat: int | None, stream: Stream) -> Deal:
    """One state that the seat holds possible, as the engine deals it."""
    assert isinstance(state, Deal)
    found = game().imagine(game().sight(state, NOBODY if seat is None else seat), stream)
    assert isinstance(found, Deal)
    return found


def opened(seats: int, seed: int, terms: dict[str, Any] | None = None) -> gn.Table:
    """A fresh table."""
    return gn.open("deal", NAMES[:seats], terms or {}, dealer=gn.Seeded(seed))
