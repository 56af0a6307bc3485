"""Cards that are played on nobody, on somebody who has left, or on what is no card, set or colour."""

import pytest

from gamenight.games.deal.actions import BANK, BREAK, BUILD_HOTEL, BUILD_HOUSE, CHARGE_RENT, LAY
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from tests.games.deal.hands import kind, lay
from tests.games.playing import reason

ANN, BOB, CID, DAN = range(4)
HELD = "sly-deal forced-deal deal-breaker debt-collector house hotel rent-any red"
RED = {"red": "red", "pink": "pink pink pink"}


def left_by(leaver):
    """Bob's turn, with everything in hand; somebody has left, and Dan has a pink set."""
    table = lay(4, hands=["", HELD, "", ""], sets=[{}, RED, {}, {"green": "green"}], turn=BOB)
    table.resign(leaver)
    return table


@pytest.mark.rule("action.target")
@pytest.mark.parametrize("leaver", [ANN, CID])
@pytest.mark.parametrize(
    "word", ["collect {}", "rent-one {} red 0", "steal {} green:green", "break {} green"]
)
def test_nothing_is_played_on_one_who_has_left(leaver, word):
    """Wherever that one sat, also on the first chair."""
    assert reason(left_by(leaver), BOB, word.format(leaver)) == (
        "is_gone",
        "action.target",
        {"other": leaver},
    )


@pytest.mark.rule("action.target", "action.sly_deal", "action.deal_breaker")
@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("steal 0 green:green", ("not_theirs", "action.sly_deal")),
        ("break 0 green", ("no_set_of_theirs", "action.deal_breaker")),
        ("steal 4 green:green", ("no_such_player", "action.target")),
        ("collect 4", ("no_such_player", "action.target")),
        ("rent-one 4 red 0", ("no_such_player", "action.target")),
        ("rent-one 1 red 0", ("not_on_yourself", "action.target")),
        ("collect 1", ("not_on_yourself", "action.target")),
        ("steal 1 red:red", ("not_on_yourself", "action.target")),
    ],
)
def test_the_first_chair_is_a_player_and_the_place_after_the_last_is_none(word, why):
    """Of who is there it is said what is missing."""
    assert reason(left_by(CID), BOB, word)[:2] == why


@pytest.mark.rule("turn.play", "play.property", "action.house", "action.deal_breaker", "rent.none")
def test_what_no_word_can_name_is_not_there():
    """Programs may name any number: cards, colours and sets end with the last."""
    table = left_by(CID)
    state = table.state
    cases = [
        *[(Action(BANK, item=item), "no_such_kind", "turn.play") for item in (-1, state.kinds, 999)],
        *[(Action(LAY, item=item, number=0), "no_such_kind", "turn.play") for item in (-1, state.kinds)],
        *[
            (Action(LAY, item=kind("red"), number=number), "no_such_colour", "play.property")
            for number in (-1, state.colours, 99)
        ],
        *[(Action(BUILD_HOUSE, item=slot), "no_such_set", "action.house") for slot in (-1, state.slots, 99)],
        *[(Action(BUILD_HOTEL, item=slot), "no_such_set", "action.house") for slot in (-1, state.slots)],
        *[
            (Action(BREAK, seat=DAN, item=slot), "no_such_set", "action.deal_breaker")
            for slot in (-1, state.slots, 99)
        ],
        *[
            (Action(CHARGE_RENT, item=slot, number=0), "no_such_set", "rent.none")
            for slot in (-1, state.slots)
        ],
    ]
    for action, name, clause in cases:
        why = engine.why_not(state, BOB, action)

        assert why is not None, action
        assert (why.name, why.clause) == (name, clause), action


@pytest.mark.rule("rent.double")
@pytest.mark.parametrize(
    ("played", "word", "why"),
    [
        (0, "rent red 3", ("few_doublers", {"count": 2})),
        (1, "rent red 2", ("few_plays", {"count": 2})),
        (2, "rent red 1", ("few_plays", {"count": 1})),
        (2, "rent red 2", ("few_plays", {"count": 1})),
        (2, "rent red 3", ("few_doublers", {"count": 2})),
        (0, "rent-one 1 red 1", ("no_doubling", {})),
    ],
)
def test_doublers_that_are_not_held_or_not_to_be_played(played, word, why):
    """Each of them is a play, and so is the rent card."""
    table = lay(2, hands=["1M 1M rent-red-yellow rent-any double-rent double-rent"], sets=[{"red": "red"}])
    for _ in range(played):
        table.play(ANN, "bank 1M")
    name, clause, facts = reason(table, ANN, word)

    assert (name, clause) == (why[0], "rent.double")
    assert name == "few_doublers" or facts == why[1]


@pytest.mark.rule("rent.double")
@pytest.mark.parametrize(("played", "doubled"), [(0, 2), (1, 1), (2, 0)])
def test_as_many_doublers_as_plays_are_left(played, doubled):
    """The most that is lawful, and one more is not."""
    table = lay(
        2, hands=["1M 1M rent-red-yellow double-rent double-rent"], banks=["", "5M 4M"], sets=[{"red": "red"}]
    )
    for _ in range(played):
        table.play(ANN, "bank 1M")

    assert [f"rent red {number}" in table.legal(ANN) for number in range(3)] == [
        number <= doubled for number in range(3)
    ]


@pytest.mark.rule("rent.double", "action.target")
def test_enough_plays_for_the_doublers_leave_the_target():
    """Where any rent may be doubled: two plays are left for two cards, but not on oneself."""
    table = lay(2, terms={"double_any_rent": True}, hands=["1M rent-any double-rent"], sets=[{"red": "red"}])
    table.play(ANN, "bank 1M")

    assert reason(table, ANN, "rent-one 0 red 1")[:2] == ("not_on_yourself", "action.target")


@pytest.mark.rule("action.forced_deal")
@pytest.mark.parametrize(
    ("mine", "why"),
    [
        ("bank:1M", "no_property_of_yours"),
        ("brown:house", "no_property_of_yours"),
        ("green:green", "not_yours"),
    ],
)
def test_only_a_property_is_given_for_a_property(mine, why):
    """Neither money nor a building, nor what is not there."""
    table = lay(
        2, hands=["forced-deal"], banks=["1M"], sets=[{"brown": "brown brown house"}, {"pink": "pink"}]
    )

    assert reason(table, ANN, f"swap 1 pink:pink {mine}")[:2] == (why, "action.forced_deal")
