"""Chance at tables: from the system's generator, never from a sequence that what was dealt gives away."""

from __future__ import annotations

import secrets
from collections import Counter

import gamenight as gn
from gamenight.server.room import Room
from gamenight.server.unseen import BITS, Unseen
from tests.server.rooms import two_at_table

KANTO = {"seats": ["Ann", "Bob"], "position": {"places": [0, 0], "turn": 0}}


def thrown(dealer: gn.Dealer) -> tuple[int, ...]:
    """The first throw of a game."""
    table = gn.open("kanto", dealer=dealer, **KANTO)  # type: ignore[arg-type]
    event = next(event for event in table.play(0, "roll") if event.name == "threw")
    return event.facts()["first"], event.facts()["second"]


def test_a_room_deals_from_the_systems_generator():
    """Every room does so, unless a test says otherwise."""
    assert isinstance(Room()._dealer(), Unseen)


def test_every_answer_is_drawn_afresh(monkeypatch):
    """As many random numbers as there are answers; nothing is computed from a seed."""
    drawn: list[int] = []
    real = secrets.randbits

    def noting(bits: int) -> int:
        drawn.append(bits)
        return real(bits)

    monkeypatch.setattr(secrets, "randbits", noting)
    table = gn.open("deal", ["Ann", "Bob"], dealer=Unseen())
    chances = sum(entry.seat < 0 for entry in table.entries)

    assert drawn == [BITS] * chances
    assert chances > 10


def test_the_answers_have_their_weights(monkeypatch):
    """Numbers spread evenly over all that the generator gives: each of the 36 throws falls equally often."""
    counts: Counter[tuple[int, ...]] = Counter()
    for part in range(72):
        monkeypatch.setattr(secrets, "randbits", lambda bits, part=part: ((2 * part + 1) << bits) // 144)
        counts[thrown(Unseen())] += 1

    assert len(counts) == 36
    assert set(counts.values()) == {2}


def test_the_lowest_and_the_highest_number_are_answers_too(monkeypatch):
    """No number of the generator falls outside."""
    found = []
    for number in (0, 2**BITS - 1):
        monkeypatch.setattr(secrets, "randbits", lambda _, number=number: number)
        found.append(thrown(Unseen()))

    assert found == [(1, 1), (6, 6)]


def test_a_move_that_was_not_stored_is_dealt_the_same_again():
    """Nobody throws again by filling the disk."""
    table = gn.open("kanto", dealer=Unseen(), **KANTO)  # type: ignore[arg-type]
    first = table.prepare(0, "roll")
    table.abandon(first)
    second = table.prepare(0, "roll")
    table.abandon(second)
    events = table.play(0, "roll")

    assert [entry.word for entry in first.entries] == [entry.word for entry in second.entries]
    assert [event.to_json() for event in events][: len(first.events)] == [
        event.to_json() for event in first.events if event.sees & 1
    ]


def test_a_rooms_game_replays_without_the_dealer():
    """What chance said is in the record."""
    played, ann, bob = two_at_table()
    for _ in range(6):
        assert played.room.table is not None
        chair = played.room.table.waiting()[0]
        played.play((ann, bob)[chair], chair, "spin")
    table = played.room.table
    assert table is not None

    assert gn.replay(table.record()).hash() == table.hash()
