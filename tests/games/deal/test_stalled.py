"""A game in which the same cards go round and round ends: nobody plays on for ever without a change."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from tests.games.deal.hands import NAMES, cards_of, centre, hand, lay
from tests.games.deal.test_win import spent
from tests.games.playing import go_on, told

MANY_TURNS = 40


def shuffled(table: gn.Table, **more: Any) -> gn.Table:
    """The same table with a dealer who shuffles, and with these things changed."""
    names = NAMES[: len(table.names)]
    return gn.open("deal", names, position={**table.position(), **more}, dealer=gn.Seeded(1))


def circling() -> gn.Table:
    """One Pass Go in the centre; every other card is in a hand or in front of somebody."""
    table = spent(0, 1)
    banks: Any = table.position()["banks"]
    banks[0].remove("pass-go")
    return shuffled(table, banks=banks, centre=["pass-go"], coming=1)


def end_turn(table: gn.Table) -> list[gn.Event]:
    """Whoever is on turn ends it, and discards the last cards of the hand if there are too many."""
    seat = table.waiting()[0]
    events = go_on(table, f"{seat} end")
    while table.sight(None).asked() == "discard" and table.waiting() == (seat,):
        events += go_on(table, f"{seat} {table.legal(seat)[-1]}")
    return events


@pytest.mark.rule("end.stalled", "pile.pass_go", "pile.empty")
def test_a_pass_go_that_goes_round_and_round_does_not_keep_the_game_going():
    """It is the only card to draw: whoever draws it plays it, and it comes back to the centre."""
    table = circling()
    before = cards_of(table)
    played = turns = 0
    events: list[gn.Event] = []
    while table.outcome is None:
        seat = table.waiting()[0]
        if "pass-go" in hand(table, seat).split():
            assert told(go_on(table, f"{seat} pass-go"))[0] == ("played", "action.pass_go")
            assert centre(table) == "pass-go"
            played += 1
        events = end_turn(table)
        turns += 1
        assert turns < MANY_TURNS, "the card goes round for ever"

    assert table.outcome.clause == "end.stalled"
    assert ("stalled", "end.stalled") in told(events)
    assert played >= 2
    assert cards_of(table) == before
    assert shuffled(table).position() == table.position()


@pytest.mark.rule("end.stalled", "turn.discard")
def test_cards_that_are_drawn_and_discarded_again_do_not_keep_the_game_going():
    """Everybody holds seven, draws two from below and puts two back."""
    below = [("4M", 0), ("4M", 0), ("4M", 0), ("5M", 0), ("5M", 0)]
    table = lay(3, hands=["1M 1M 1M 1M 1M 1M 2M", "2M 2M 2M 2M 3M 3M 3M"], pile="", below=below)
    turns = 0
    while table.outcome is None:
        end_turn(table)
        turns += 1
        assert turns < MANY_TURNS, "they go round for ever"

    assert turns > 3
    assert table.outcome.clause == "end.stalled"


def round_begun(**more: Any) -> gn.Table:
    """All has come round, and one turn has changed nothing; it is Ann's."""
    laid: dict[str, Any] = {
        "hands": ["1M red birthday sly-deal pass-go", "just-say-no"],
        "banks": ["", "2M"],
        "sets": [{"green": "any"}, {"pink": "pink"}],
        **more,
    }
    return shuffled(lay(3, pile="", **laid), idle=1, coming=0)


@pytest.mark.rule("end.stalled", "action.poor", "action.just_say_no", "move.rearrange")
@pytest.mark.parametrize(
    ("words", "more", "is_change"),
    [
        (["0 bank 1M"], {}, True),
        (["0 lay red red"], {}, True),
        (["0 birthday", "1 pay bank:2M", "2 allow"], {}, True),
        (["0 birthday", "1 no", "2 allow", "0 yield 1"], {}, True),
        (["0 birthday", "1 allow", "2 allow"], {"banks": [], "sets": []}, True),
        (["0 steal 1 pink:pink", "1 allow"], {}, True),
        (["0 steal 1 pink:pink", "1 no", "0 yield 1"], {}, True),
        (["0 move green:any utility"], {}, False),
        (["0 pass-go"], {}, False),
        ([], {}, False),
    ],
    ids=[
        "bank", "lay", "paid", "stopped", "poor", "stolen", "theft stopped", "moved", "pass go", "nothing",
    ],
)  # fmt: skip
def test_a_card_played_counts_whatever_comes_of_it(words, more, is_change):
    """Then all cards may come round once more before the game stalls; a Pass Go and moves do not count."""
    table = round_begun(**more)
    go_on(table, *words, "0 end")

    assert table.position()["idle"] == (0 if is_change else 2)
    assert table.outcome is None


@pytest.mark.rule("end.stalled")
def test_turns_count_only_when_all_cards_have_come_round():
    """Five cards can be drawn since the last change: with the last of them the turns begin to count."""
    table = lay(4, hands=["4M", "4M", "5M"], pile="1M 1M 2M", centre="house birthday", keeper=3)
    table = shuffled(table, turn=0)
    seen = []
    for _ in range(4):
        end_turn(table)
        seen.append((table.position()["coming"], table.position()["idle"]))

    assert seen == [(3, 0), (1, 0), (0, 0), (0, 1)]
    assert table.outcome is None


@pytest.mark.rule("end.stalled", "resign.leave")
def test_leaving_counts_as_a_change():
    """Bob and Cid have passed when Cid's cards come to the centre: all that can be drawn may be of use."""
    table = spent(0, 1, turn=1)
    go_on(table, "1 end", "2 end", "2 resign")
    shuffling = shuffled(table)
    go_on(shuffling, "0 end")

    assert shuffling.outcome is None
    assert shuffling.waiting() == (1,)
