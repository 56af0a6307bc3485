"""Open questions that no game could have open together are refused, and the message says what would do."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from tests.games.property.laid import BROWN, NAMES

ACTING = {"ask": "turn", "seat": 0, "stage": "acting", "waits": []}
BEFORE = {**ACTING, "stage": "before"}
HEIR = {"ask": "inherit", "seat": 1, "waits": [1], "deeds": [5], "reason": "mortgage.transfer"}
SHORTAGE = {"ask": "shortage", "seat": 0, "waits": [1], "piece": "house", "space": 1, "wanted": [1, 0, 0]}
NOBODYS = {key: value for key, value in SHORTAGE.items() if key != "wanted"}


def refusal(*stack: dict[str, Any]) -> str:
    """What is said to these questions; Ann has the first group, Bob a mortgaged station."""
    position = {"deeds": [BROWN, [5]], "mortgaged": [5], "stack": list(stack)}
    with pytest.raises(gn.BadPosition) as error:
        gn.open("dog-lovers", NAMES[:3], position=position)
    return str(error.value)


@pytest.mark.parametrize(
    ("below", "frame", "says"),
    [
        (ACTING, {"ask": "turn", "seat": 1, "waits": [1]}, "'turn' does not lie above 'turn'"),
        (BEFORE, {"ask": "dice", "seat": 0, "waits": ["chance"]}, "'dice' does not lie above 'turn'"),
        (BEFORE, {"ask": "buy", "seat": 0, "waits": [0], "space": 11}, "but debt or rent or inherit"),
        (ACTING, SHORTAGE, "'shortage' does not lie above 'turn' as that stands"),
        (ACTING, {"ask": "auction", "waits": [1], "space": 11, "bidders": [1]}, "'auction' does not lie"),
        ({**BEFORE, "stage": "throwing"}, {**HEIR, "stage": "choosing"}, "as that stands, but dice"),
        (
            {**BEFORE, "stage": "throwing"}, {"ask": "dice", "seat": 1, "waits": ["chance"]},
            "stack[1].seat: 'dice' is about seat 0 here",
        ),
        (ACTING, {"ask": "buy", "seat": 1, "waits": [1], "space": 11}, "'buy' is about seat 0 here"),
    ],
)  # fmt: skip
def test_what_does_not_lie_above_what(below, frame, says):
    """A turn's stage says what it waits for, and some questions are about whoever has the dice."""
    assert says in refusal(below, frame)


@pytest.mark.parametrize(
    ("frame", "says"),
    [
        ({"ask": "levy", "seat": 0, "waits": [0], "amount": 5, "others": [1]}, "'levy' asks nobody anything"),
        ({"ask": "rent", "seat": 0, "waits": [0], "owner": 1, "space": 12}, "'rent' asks nobody anything"),
        ({**HEIR, "stage": "paying"}, "an heir who is asked is 'choosing', not 'paying'"),
        ({**HEIR, "stage": "choosing", "waits": [0]}, "'inherit' waits for seat 1 alone"),
        ({"ask": "tax", "seat": 0, "waits": [1], "space": 4}, "'tax' waits for seat 0 alone"),
        (
            {"ask": "debt", "seat": 0, "waits": [0], "creditor": 0, "amount": 2000, "reason": "rent.lot"},
            "nobody owes anything to himself",
        ),
    ],
)
def test_who_is_asked_in_vain(frame, says):
    """The question on top waits for whose it is; payments in a row wait for what lies above them."""
    assert says in refusal(ACTING, frame)


@pytest.mark.parametrize(
    ("frames", "says"),
    [
        ([{**ACTING, "waits": [0]}], "with nothing above it a turn is of stage 'before' or 'after'"),
        ([{**BEFORE, "waits": [0, 1]}], "stack[0]: 'turn' waits for seat 0 alone, whose question it is"),
        ([BEFORE, {**SHORTAGE, "waits": [0]}], "'shortage' waits for players who may still answer"),
        ([BEFORE, NOBODYS], "a shortage needs how many pieces each seat wants"),
        ([BEFORE, {**SHORTAGE, "stage": "bidding"}], "with nothing above it a shortage is at 'wishing'"),
        (
            [BEFORE, {**SHORTAGE, "stage": "placing"}, {"ask": "place", "seat": 1, "waits": [1]}],
            "to put down a house needs a seat with a lot that can take it",
        ),
    ],
)
def test_a_stage_that_waits_for_nothing(frames, says):
    """A stage that something else must end cannot be on top, and scarce pieces are wanted by all."""
    assert says in refusal(*frames)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"waits": [1], "leader": 1, "bid": 5}, "'auction' waits for players who may still answer"),
        ({"waits": []}, "nobody is asked anything"),
        ({"space": 5}, "space 5 is owned already"),
    ],
)
def test_an_auction_that_cannot_run(change, says):
    """Whoever leads is not asked, and what somebody owns is not sold."""
    buying = {"ask": "buy", "seat": 0, "waits": [], "space": 11, "auctioned": True}
    auction = {"ask": "auction", "space": 11, "waits": [1, 2], "bidders": [1, 2]}

    assert says in refusal(ACTING, buying, {**auction, **change})
