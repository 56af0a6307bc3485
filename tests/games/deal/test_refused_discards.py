"""With too many cards at the end of a turn nothing is done but discarding, and only what is held."""

import pytest

from gamenight.games.deal.actions import DROP
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from tests.games.deal.hands import game, hand, lay
from tests.games.playing import go_on, reason, stack

NINE = "2M 2M 2M 3M 3M 3M 4M 4M red"


def discarding(turn=0):
    """Somebody with nine cards has ended the turn; all have something laid out."""
    hands = ["", "", ""]
    hands[turn] = NINE
    table = lay(3, ["1M"] * 5, hands=hands, sets=[{"pink": "pink pink"}, {"red": "red-yellow"}], turn=turn)
    table.play(turn, "end")
    return table


@pytest.mark.rule("turn.discard", "move.rearrange")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(
    ("moves", "word", "why"),
    [
        ([], "end", "discard_first"),
        ([], "bank 2M", "discard_first"),
        ([], "move pink:pink pink2", "discard_first"),
        (["discard 4M"], "end", "discard_first"),
        ([], "discard 1M", "not_held"),  # the first kind of all
        ([], "discard 10M", "not_held"),
        (["discard red"], "discard red", "not_held"),
    ],
)
def test_what_is_refused_until_seven_are_left(turn, moves, word, why):
    """By the clause of discarding; how many are too many is told."""
    table = discarding(turn)
    go_on(table, *[f"{turn} {move}" for move in moves])
    name, clause, facts = reason(table, turn, word)

    assert (name, clause) == (why, "turn.discard")
    if why == "discard_first":
        assert facts["count"] == 2 - len(moves)


@pytest.mark.rule("move.rearrange")
def test_others_do_not_rearrange_meanwhile():
    """It is Ann's turn until she has discarded."""
    table = discarding()

    assert reason(table, 1, "move red:red-yellow yellow") == ("not_your_turn", "move.rearrange", {"other": 0})


@pytest.mark.rule("turn.discard")
def test_what_is_no_card_is_not_discarded():
    """Programs may name what no word can."""
    table = discarding()
    for item in (-1, len(game().kind_words), 1000):
        why = engine.why_not(table.state, 0, Action(DROP, item=item))

        assert why is not None
        assert (why.name, why.clause) == ("no_such_kind", "turn.discard")


@pytest.mark.rule("turn.discard")
def test_each_discard_is_a_question_of_its_own():
    """Its serial is another, so that an answer to the first is not taken for one to the second."""
    table = discarding()
    first = stack(table)[-1]["serial"]
    table.play(0, "discard red")

    assert stack(table)[-1]["serial"] > first
    table.play(0, "discard 4M")
    assert hand(table, 0) == "2M 2M 2M 3M 3M 3M 4M"
