"""Open questions that no game could have open together are refused, and the message says what would do."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from tests.games.deal.hands import NAMES

TURN = {"ask": "turn", "seat": 0, "stage": "playing", "waits": [0]}
SETTLING = {**TURN, "stage": "settling", "waits": []}
CHARGE = {"ask": "charge", "seat": 0, "demand": "debt", "amount": 5, "asked": [1], "waits": [1]}
DRAW = {"ask": "draw", "seat": 0, "to_draw": 2, "waits": ["chance"]}


def refusal(*stack: dict[str, Any], **more: Any) -> str:
    """What is said to these questions; Bob has 6M in his bank."""
    position = {"banks": [[], ["5M", "1M"]], "stack": list(stack), **more}
    with pytest.raises(gn.BadPosition) as error:
        gn.open("deal", NAMES[:3], position=position)
    return str(error.value)


@pytest.mark.parametrize(
    ("stack", "says"),
    [
        ([{**TURN, "waits": []}, CHARGE], "'charge' does not lie above 'turn' as that stands"),
        ([SETTLING, {**TURN, "seat": 1, "waits": [1]}], "'turn' does not lie above 'turn' as that stands"),
        ([SETTLING, CHARGE, CHARGE], "'charge' does not lie above 'charge' as that stands, but place"),
        ([SETTLING, {**CHARGE, "seat": 1, "asked": [0], "waits": [0]}], "'charge' is about seat 0 here"),
        ([{**SETTLING, "stage": "drawing"}, {**DRAW, "seat": 1}], "stack[1].seat: 'draw' is about seat 0"),
    ],
)  # fmt: skip
def test_what_does_not_lie_above_what(stack, says):
    """The stage of a turn says what it waits for, and that is about whoever is on turn."""
    assert says in refusal(*stack)


@pytest.mark.parametrize(
    ("stack", "says"),
    [
        ([{**TURN, "stage": "settling"}], "with nothing above it a turn is of stage 'playing'"),
        ([{**TURN, "waits": [1]}], "stack[0]: 'turn' waits for all who may answer it, and nobody else"),
        ([SETTLING, {**CHARGE, "waits": [0]}], "'charge' waits for all who may answer it"),
        ([SETTLING, {**CHARGE, "asked": [], "refused": [1]}], "'charge' waits for all who may answer it"),
        ([{**TURN, "plays": 4}], "at most 3 cards are played in a turn"),
    ],
)
def test_who_is_waited_for(stack, says):
    """The player on turn, whoever is asked or pays, and the actor where somebody has said no."""
    assert says in refusal(*stack)


def test_nobody_who_is_out_is_asked():
    """Neither for an answer nor for money."""
    assert "whoever is out of the game neither answers nor pays" in refusal(
        SETTLING, {**CHARGE, "asked": [1, 2]}, out=[2]
    )
