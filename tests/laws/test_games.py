"""A box makes the same game each time: what it declares does not depend on when it was made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.laws.subjects import SUBJECTS

if TYPE_CHECKING:
    from gamenight.kernel.game import Game

EDITIONS = {one.edition.id: one.edition for one in SUBJECTS}


def declared(game: Game[Any]) -> list[object]:
    """All that a game says of itself: its name and version, words, events, questions, what may be agreed."""
    agreed = [(type(one), one.option.name) for one in game.agreements]
    words = [game.verbs, game.chances, game.events, game.questions, game.effects, game.clock_verbs]
    return [type(game), game.name, game.rules, game.has_secrets, agreed, *words]


@pytest.mark.parametrize("name", EDITIONS)
def test_a_game_that_is_made_again_is_the_same(name):
    """A second one, made from the same box, declares what the first does."""
    edition = EDITIONS[name]

    assert declared(edition.load_game()) == declared(edition.game)
