"""Leaving while a card played against others is being answered."""

import pytest

from tests.games.deal.hands import bank, lay, picked
from tests.games.playing import go_on, told


def birthday(actor=0, **more):
    """It is the actor's birthday, at a table of four; nobody has anything unless said otherwise."""
    hands = ["4M", "4M", "4M", "5M"]
    hands[actor] = "birthday 10M"
    table = lay(4, ["red", "red"], hands=hands, turn=actor, **more)
    table.play(actor, "birthday")
    return table


@pytest.mark.rule("action.poor", "resign.leave")
@pytest.mark.parametrize(
    ("moves", "is_vain"),
    [
        (["1 allow", "2 allow", "3 allow"], True),
        (["1 resign", "2 allow", "3 allow"], False),
        (["1 allow", "2 allow", "3 resign"], False),
    ],
)
def test_what_one_who_leaves_would_have_paid_is_not_known(moves, is_vain):
    """Nobody has anything: it was in vain, unless somebody left before answering."""
    events = go_on(birthday(), *moves)

    assert (("in_vain", "action.poor") in told(events)) is is_vain


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("actor", [0, 1, 3])
def test_nobody_answers_an_actor_who_has_left(actor):
    """Whoever was asked, seat 0 too, is asked no more and keeps the money."""
    table = birthday(actor, banks=["5M", "1M", "3M", "2M"])
    others = [seat for seat in range(4) if seat != actor]
    assert table.waiting() == tuple(others)
    table.resign(actor)

    assert table.waiting() == ((actor + 1) % 4,)
    assert [bank(table, seat) for seat in others] == [["5M", "1M", "3M", "2M"][seat] for seat in others]


@pytest.mark.rule("resign.leave", "pay.choice")
@pytest.mark.parametrize("leaver", [1, 2])
def test_cards_that_a_leaver_had_picked_are_picked_no_more(leaver):
    """What the other has picked stays picked."""
    table = birthday(banks=["", "1M 1M 3M", "1M 1M 3M", "2M 3M"])
    go_on(table, "1 allow", "2 allow", "1 give bank:1M", "2 give bank:1M")
    assert picked(table) == ["bank:1M", "bank:1M"]
    table.resign(leaver)

    assert picked(table) == ["bank:1M"]
    assert table.waiting() == (3 - leaver, 3)
    table.play(3 - leaver, "give bank:1M")
    assert bank(table, 0) == "1M 1M"
