"""What holds for every bot: lawful answers, nothing peeked at, same seed same move, games that end."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.bots.named import RANDOM, THINKING, characters, levels, names
from gamenight.editions.shelf import editions

GAMES = {edition.id: edition.family for edition in editions()}

ONE_OF_EACH = list({family: game for game, family in GAMES.items()}.values())
QUICK = [
    (game, name)
    for game in ONE_OF_EACH
    for name in names(GAMES[game])
    if name != RANDOM and name.partition("-")[0] not in THINKING  # at random, games take for ever
]
SLOW = [(game, name) for game in ONE_OF_EACH for name in levels(GAMES[game]) if name in THINKING]


@pytest.mark.parametrize(("game", "name"), QUICK)
def test_a_bot_keeps_the_laws(game, name):
    """Against itself and against others, with different numbers of seats."""
    report = gn.check(name, game, games=4)

    assert report.problems == [], report


@pytest.mark.battery
@pytest.mark.long
@pytest.mark.parametrize(("game", "name"), SLOW)
def test_a_bot_that_thinks_keeps_the_laws(game, name):
    """It thinks about imagined worlds alone: what its seat cannot know changes nothing."""
    report = gn.check(name, game, games=1, seats=2)

    assert report.problems == [], report


@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_every_character_plays_on_every_level(game):
    """A level and a character are two things."""
    family = GAMES[game]
    kinds = [f"{level}-{character}" for level in levels(family) for character in characters(family)]

    assert len(gn.lay(game, 2).bots(kinds)) == len(kinds)
