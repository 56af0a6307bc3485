"""What one sees of the engine's objects at the prompt of Python."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.games.race.state import STOPS
from gamenight.kernel.event import Event
from tests.kernel.parlour import BID, COUNTER_NO, OFFER, PAID, SELL
from tests.kernel.parlour_edition import parlour_table

DOCUMENTED = [
    gn.Action,
    gn.Action.covers,
    gn.Dealer,
    gn.Event,
    gn.Event.name,
    gn.Outcome,
    gn.RandomBot.choose,
    gn.Seeded,
    gn.Sight.asked,
    gn.State,
    gn.State.copy,
    gn.Table,
    gn.Table.play,
    gn.engine,
    gn.say,
]


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (gn.Action(BID, number=120), "bid 120"),
        (gn.Action(BID, number=1, most=9), "bid 1..9"),
        (gn.Action(SELL, item=3), "sell 3"),
        (gn.Action(COUNTER_NO, seat=2), "insist 2"),
        (gn.Action(OFFER, item=1, number=4), "offer 1 4"),
        (gn.Action(STOPS, number=147), "spin 3@147"),
        (gn.Action(STOPS, number=60), "spin line@60"),
        (OFFER, "offer <lot> <coins>"),
        (PAID, "<paid seat other coins>"),
        (Event(PAID, "buy.price", [0, 1, 4]), "<paid seat=0 other=1 coins=4 [buy.price]>"),
        (gn.Outcome("win.last", [1], [[1], [0]]), "<winners [1] [win.last]>"),
        (gn.Seeded(7), "Seeded(7)"),
        (gn.Scripted(["spin 3"]), "Scripted(['spin 3'])"),
    ],
)
def test_a_thing_says_what_it_is(thing, said):
    """In the words of the notation where there are any."""
    assert repr(thing) == said


def test_a_table_says_who_is_to_do_what_and_a_state_what_it_remembers():
    """Frames, claims and offers by the names of their fields; what is as at first is left out."""
    table = parlour_table(["Ann", "Bob", "Cid"], position={"owner": [-2, 1, -2, -2, -2]})
    table.play(0, "offer 1 3")
    table.play(0, "look")
    table.play(0, "decline")
    table.play(2, "bid 4")

    assert repr(table) == "<parlour: Ann, Bob, Cid; Ann, Bob to pass or bid>"
    assert repr(table.state) == "<Parlour of 3: auction waits for 0, 1; leader=2 bid=4>"
    assert repr(table.state.stack[0]) == "<turn waits; seat=0 busy=True>"
    assert repr(table.state.standing) == "[<offer 1: seat=0 other=1 lot=1 price=3>]"
    assert repr(table.sight(1).auction()) == "Bidding(lot=0, bid=4, leader=2)"  # type: ignore[attr-defined]


def test_sights_games_and_boxes_say_what_they_are():
    """Whose sight it is and what is asked; the version of the rules; the box by its title."""
    table = gn.open("cats-and-dogs", ["Ann", "Bob"], dealer=gn.Scripted(["spin 3@147", "spin 4@230"]))
    table.play(0, "spin")
    table.play(1, "spin")

    assert repr(table.sight(1)) == "<RaceSight of seat 1; turn>"
    assert repr(table.sight(None)) == "<RaceSight of a spectator; turn>"
    assert repr(table.game) == "<race/2>"
    assert repr(table.edition) == "<cats-and-dogs: Cats and Dogs>"
    table.resign(0)
    assert repr(table.sight(1)) == "<RaceSight of seat 1; over>"


def test_a_table_says_how_it_ended():
    """The repr of a finished table names the winner."""
    table = parlour_table(["Ann", "Bob"])
    table.resign(0)

    assert repr(table) == "<parlour: Ann, Bob; won by Bob>"
    assert repr(table.state) == "<Parlour of 2: winners [1] [win.last]>"


def test_a_table_is_printed_as_the_terminal_draws_it():
    """The board of its family; plain facts where there is none."""
    race = gn.open("cats-and-dogs", ["Ann", "Bob"], dealer=gn.Seeded(1))

    assert "Finish Here" in str(race)
    assert "Ann: not yet on the board" in str(race)
    assert "coins" in str(parlour_table(["Ann", "Bob"]))


@pytest.mark.parametrize("thing", DOCUMENTED)
def test_docstrings_are_there_at_run_time(thing):
    """In the compiled engine too, so that `help` helps."""
    assert (thing.__doc__ or "").strip()
