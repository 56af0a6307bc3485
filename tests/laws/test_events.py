"""What a game tells and asks is what it has declared, and money that is told to change hands does."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from gamenight.kernel import engine
from gamenight.kernel.event import OVER
from tests.laws.subjects import SUBJECTS, Subject, walk
from tests.laws.trial import folder_of

if TYPE_CHECKING:
    import gamenight as gn
    from gamenight.editions.edition import Edition
    from gamenight.kernel.event import Event, Kind

BOXES = list(dict.fromkeys(subject.edition for subject in SUBJECTS))
subjects = pytest.mark.parametrize("subject", SUBJECTS, ids=repr)
WITH_PURSES = [one for one in SUBJECTS if "cash" in one.edition.game.position_fields()]
GAMES = {subject.edition.family: subject.edition.game for subject in SUBJECTS if not subject.is_toy}
events = pytest.mark.parametrize(
    ("game", "kind"),
    [(game.name, kind) for game in GAMES.values() for kind in game.events if kind not in engine.EVENTS],
)


def paid(told: list[Event]) -> Counter[int]:
    """By purse (a seat's or a team's): what came in, less what went out, as the events tell it."""
    purses: Counter[int] = Counter()
    for event in told:
        if "pays" in event.kind.traits:
            facts = event.facts()
            payer, payee = event.kind.traits["pays"]
            assert facts["amount"] > 0, event
            if payer != "bank":
                purses[facts[payer]] -= facts["amount"]
            if payee != "bank":
                purses[facts[payee]] += facts["amount"]
    return purses


def cash_of(table: gn.Table) -> Counter[int]:
    """The cash in each purse."""
    cash: Any = table.position()["cash"]
    return Counter(dict(enumerate(cash)))


@pytest.mark.parametrize("edition", BOXES, ids=lambda edition: edition.id)
def test_a_box_lists_what_its_game_tells(edition: Edition):
    """So that pages know the traits of all events before the rules are loaded."""
    assert [*edition.events, *engine.EVENTS] == edition.game.events


@subjects
def test_nothing_is_told_that_is_not_declared(subject: Subject):
    """By the very kind that the game lists, so that its fields and traits are known beforehand."""
    declared = set(map(id, subject.edition.game.events))
    for seed in range(2):
        table = subject.open(seed)
        for _ in walk(table, random.Random(seed), resigning=0.01):
            pass

        assert {event.name for event in table.events if id(event.kind) not in declared} == set()


@pytest.mark.parametrize("subject", [one for one in SUBJECTS if not one.is_toy], ids=repr)
def test_nothing_is_told_after_the_end(subject: Subject):
    """The last thing told is who has won, or why nobody has; it is told once."""
    for seed in range(6):
        table = subject.open(seed)
        for _ in walk(table, random.Random(seed), resigning=0.01):
            pass
        ends = [place for place, event in enumerate(table.events, 1) if event.kind.traits.get("ends")]

        assert ends == [len(table.events)], table.events[-3:]


@subjects
def test_nothing_is_asked_that_is_not_declared(subject: Subject):
    """Of anybody, players and who watches: by the very kind that the game lists."""
    declared = set(map(id, [*subject.edition.game.questions, OVER]))
    table = subject.open(3)
    for _ in walk(table, random.Random(3), resigning=0.01):
        for seat in [None, *range(subject.seats)]:
            asked = table.asks(seat)
            assert id(asked.kind) in declared, asked
            assert len(asked.asks()) == 1 + len(asked.kind.fields)


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_declared_once(game: str):
    """Its name says which it is."""
    names = Counter(kind.name for kind in GAMES[game].questions)

    assert [name for name, count in names.items() if count > 1] == []


@events
def test_all_that_is_declared_is_asked_for(game: str, kind: Kind):
    """By the tests of its family: as what follows in a case, or in the table of what clauses cause."""
    files = folder_of(game).glob("*.py")

    assert any(f'"{kind.name}"' in file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("subject", WITH_PURSES, ids=repr)
def test_what_is_told_to_be_paid_is_what_changes_hands(subject: Subject):
    """After every action: each purse has changed by what the events say, to the last coin."""
    for seed in range(3):
        table = subject.open(seed)
        cash, heard = cash_of(table), len(table.events)
        for _ in walk(table, random.Random(seed), resigning=0.01):
            told = table.events[heard:]
            cash.update(paid(told))
            heard += len(told)

            assert cash == cash_of(table), told


@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_event_has_its_name_to_itself(game):
    """No two kinds of a game are told by one name."""
    names = Counter(kind.name for kind in GAMES[game].events)

    assert max(names.values()) == 1


@events
def test_traits_speak_of_fields(game: str, kind: Kind):
    """What a trait names is a field of the event; who pays pays an amount, what moves goes from and to."""
    traits = kind.traits
    named = {*traits.get("pays", ()), *traits.get("throws", ())} - {"bank"}
    named |= {traits[trait] for trait in ("at", "mover", "spins", "turns") if trait in traits}
    named |= {"amount"} if "pays" in traits else set()
    named |= {"from", "to", traits.get("mover", "seat")} if "moves" in traits else set()
    named |= {"count"} if traits.get("moves") == "count" else set()

    assert named <= set(kind.fields)
    assert all(traits.values()), "a trait that an event lacks is left out"
    assert "at" not in traits or "pays" in traits
