"""Leaving while all throw for the start, and while somebody else's debt is being settled."""

from __future__ import annotations

import pytest

import gamenight as gn
from tests.games.playing import go_on, one_told, stack, told
from tests.games.property.laid import BOTH, NAMES, lay, word_of

ANN, BOB, CID, DAN = range(4)
DEALT = [1, 3, 5, 6, 8, 9, 11, 12, 13]  # three to each of three
SHORT = {"variant": "short"}


def opened(game, seats, chance, terms=None):
    """A game from its beginning, with the chance that will come."""
    dealer = gn.Scripted([word_of(one) for one in chance])
    return gn.open(game, NAMES[:seats], terms or {}, dealer=dealer)


def asks(table) -> list[str]:
    """What is open, the latest last."""
    return [frame["ask"] for frame in stack(table)]


@pytest.mark.rule("resign.leave", "win.last", "setup.order")
@pytest.mark.parametrize("game", BOTH)
def test_nobody_starts_a_game_that_is_won(game):
    """Ann has thrown and Bob leaves: she has won, and has no turn."""
    table = opened(game, 2, [(1, 2)])
    table.play(ANN, "roll")
    events = table.resign(BOB)

    assert told(events)[-2:] == [("left_game", "resign.leave"), ("won", "win.last")]


@pytest.mark.rule("resign.leave", "bankrupt.to_bank", "setup.order")
@pytest.mark.parametrize("game", BOTH)
def test_the_start_waits_for_the_auction_of_who_left(game):
    """Ann and Bob have thrown and Cid leaves: his three deeds are auctioned, then Bob begins."""
    table = opened(game, 3, [*DEALT, (1, 2), (2, 3)], SHORT)
    go_on(table, "0 roll", "1 roll")
    table.resign(CID)
    assert asks(table) == ["order", "estate", "auction"]
    events = go_on(table, *["0 pass", "1 pass"] * 3)

    assert one_told(events, "starts").facts() == {"seat": BOB, "total": 5}
    assert table.waiting() == (BOB,)


@pytest.mark.rule("resign.leave", "setup.order")
@pytest.mark.parametrize("game", BOTH)
def test_after_such_an_auction_who_has_not_thrown_throws(game):
    """Ann has thrown, and Cid has left: Bob still has his throw."""
    table = opened(game, 3, [*DEALT, (1, 2), (2, 3)], SHORT)
    go_on(table, "0 roll")
    table.resign(CID)
    go_on(table, *["0 pass", "1 pass"] * 3)

    assert (asks(table), table.waiting()) == (["order"], (BOB,))
    assert stack(table)[0]["totals"][:2] == [3, 0]


@pytest.mark.rule("resign.leave", "setup.order")
@pytest.mark.parametrize("game", BOTH)
def test_where_all_who_tied_have_left_the_others_throw_again(game):
    """Ann and Bob share the highest total and leave: Cid and Dan, whatever they threw, throw anew."""
    table = opened(game, 4, [(6, 6), (6, 6), (2, 3), (1, 2)])
    go_on(table, "0 roll", "1 roll", "2 roll", "3 roll")
    assert stack(table)[0]["totals"] == [0, 0, 0, 0]
    table.resign(ANN)
    events = table.resign(BOB)

    assert told(events)[-1] == ("tied_left", "setup.order")
    assert "tied" not in [event.name for event in events]
    assert (asks(table), table.waiting()) == (["order"], (CID,))


@pytest.mark.rule("timed.stop", "timed.end")
@pytest.mark.parametrize("game", BOTH)
def test_an_hour_before_the_first_throw_ends_the_game(game):
    """Two deeds each are paid for, and nobody has thrown."""
    table = opened(game, 2, [1, 3, 5, 6], {"variant": "timed", "minutes": 1})
    table.deal()
    assert asks(table) == ["order"]
    events = table.tick(1)

    assert ("time_up", "timed.stop") in told(events)
    assert table.outcome is not None
    assert table.outcome.winners == [ANN, BOB]


@pytest.mark.rule("turn.end", "resign.leave")
@pytest.mark.parametrize("game", BOTH)
def test_the_dice_do_not_pass_to_who_has_resigned(game):
    """Bob leaves while Ann raises her tax, and she is bankrupt: the next turn is Cid's."""
    table = lay(game, 4, [(1, 2)], places=[35, 0, 0, 0], cash=[0, 500, 500, 500], deeds=[[5]], mortgaged=[5])
    table.play(ANN, "roll")
    assert asks(table) == ["turn", "debt"]
    table.resign(BOB)
    events = go_on(table, "0 bankrupt", "2 pass", "3 pass")

    assert [event.facts() for event in events if event.name == "turn_began"] == [{"seat": CID}]
