"""A view is what its family declares it to be, whoever looks, at every moment of a game."""

from __future__ import annotations

import random
import sys
from typing import Any

import msgspec
import pytest

import gamenight as gn
from gamenight.api.view import View
from gamenight.editions.board import Board
from gamenight.editions.edition import Edition
from gamenight.editions.shelf import editions
from tests.laws.subjects import SUBJECTS, Subject, walk

pytestmark = pytest.mark.skipif(
    gn.engine() == "compiled", reason="types are read from the sources; what they say is the same compiled"
)
REAL = [subject for subject in SUBJECTS if not subject.is_toy]


def declared(edition: Edition) -> Any:
    """The type of what lies on the tables of its family, as its game says."""
    view = type(edition.game).view
    return vars(sys.modules[view.__module__])[view.__annotations__["return"]]


@pytest.mark.parametrize("subject", REAL, ids=repr)
def test_a_view_is_what_its_type_says(subject: Subject):
    """Every field is there, of its type, and no other: what is not declared would be dropped here."""
    kind: Any = View[declared(subject.edition)]  # type: ignore[misc]
    table = subject.open(3)
    for _ in walk(table, random.Random(3)):
        for seat in (*range(subject.seats), None):
            view = msgspec.to_builtins(table.view(seat))

            assert msgspec.convert(view, kind) == view


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_a_board_says_its_family_and_is_what_its_type_says(edition):
    """Under the name that its views carry too."""
    board = edition.board()
    sent = msgspec.json.encode(board)

    assert isinstance(board, Board)
    assert msgspec.json.decode(sent)["family"] == edition.family
    assert msgspec.json.encode(msgspec.json.decode(sent, type=type(board))) == sent
