"""Positions as one writes them down: laid, or refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from tests.games.pets.laid import GAME, seated

CAT_3 = {"stacks": {"3": ["cat"]}, "places": [3, 0, 0]}
DOG_3 = {"stacks": {"3": ["dog"]}, "places": [3, 0, 0]}
FREE_3 = {"places": [3, 0, 0]}
BROKE = {"stacks": {"3": ["cat"]}, "cash": [0, 0]}


def opened(position: dict[str, Any], seats: str = "cdc", terms: dict[str, Any] | None = None) -> gn.Table:
    """A table laid as the position says, the seats by their teams."""
    return gn.open(GAME, *seated(seats, terms), dealer=gn.Scripted([]), position=position)


def refused(position: dict[str, Any]) -> str:
    """What is wrong with the position."""
    with pytest.raises(gn.BadPosition) as bad:
        opened(position)
    return str(bad.value)


def question(ask: str, seat: int = 0, stage: str = "acting", **more: object) -> dict[str, Any]:
    """A turn of seat 0 with a question above it."""
    above = {"ask": ask, "seat": seat, "waits": [seat], **more}
    return {"stack": [{"ask": "turn", "seat": 0, "stage": stage}, above]}


def debt(seat: int = 1, debtor: str = "cat", creditor: str = "dog", **more: Any) -> dict[str, Any]:
    """A marker is to be picked, for a debt of 100."""
    return question("pick", seat, amount=100, debtor=debtor, creditor=creditor, **more)
