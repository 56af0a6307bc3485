"""Matches: every seed with every bot on every seat, and the same result whoever plays it."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.lab.matches import Match
from gamenight.lab.work import Game, shifts

RACE = "garden-path"


@pytest.mark.parametrize(
    ("bots", "ways"),
    [
        (["easy", "hard"], [0, 1]),
        (["hard", "normal", "normal", "normal"], [0, 1, 2, 3]),
        (["easy", "hard", "easy", "hard"], [0, 1]),
        (["normal", "normal", "normal"], [0]),
    ],
)
def test_bots_move_round_the_seats(bots, ways):
    """Each sits everywhere; those who are alike need not change places with each other."""
    assert shifts(bots) == ways


def test_every_seed_in_every_rotation():
    """Of eight games for two, each of four seeds is played both ways round."""
    played = gn.lab.match(RACE, ["random", "normal"], games=8, seed=5)

    assert [(game.seed, game.shift) for game in played.games] == [
        (seed, shift) for seed in range(5, 9) for shift in (0, 1)
    ]


def test_chance_does_not_know_who_sits_where():
    """In the race bots decide nothing: in either rotation the same seat wins."""
    played = gn.lab.match(RACE, ["random", "normal"], games=8)
    seats = [[(place + game.shift) % 2 for place in game.winners] for game in played.games]

    assert seats[0::2] == seats[1::2]
    assert played.share("random").value == played.share("normal").value == 0.5


@pytest.mark.parametrize("game", ["cats-vs-dogs", "deal"])
def test_the_same_to_the_last_bit_with_any_number_of_workers(game):
    """Pieces of a match depend on their seeds alone."""
    bots = ["plain", "easy"]
    alone = gn.lab.match(game, bots, games=40)
    together = gn.lab.match(game, bots, games=40, workers=2)

    assert alone.games == together.games
    assert alone.to_json() == together.to_json()


def test_a_game_that_does_not_end_is_counted_as_broken_off():
    """It has no winner, and takes part in every share as a game not won."""
    played = gn.lab.match("dog-lovers", ["plain", "plain"], games=3, most=10)

    assert (len(played.games), played.truncated, played.decisions) == (3, 3, 10)
    assert played.share("plain").value == 0


def test_winners_who_tie_share_a_game():
    """Half a game each; the shares of all add up to one."""
    games = [Game(1, 0, (0, 1), 9, "race.home"), Game(1, 1, (1,), 9, "race.home")]
    played = Match(RACE, ("easy", "hard"), games)

    assert (played.share("easy").value, played.share("hard").value) == (0.25, 0.75)


@pytest.mark.parametrize(
    ("bots", "games", "workers", "why"),
    [
        (["plain"], 10, 1, "is played by 2 to 6; bots named: 1"),
        (["plain", "nobody"], 10, 1, "no bot 'nobody'"),
        (["plain", "plain"], 0, 1, "at least one game, not 0"),
        (["plain", "plain"], 10**9, 1, "at most 10000000 games, not 1000000000"),
        (["plain", "plain"], 10, 0, "workers is 0"),
        (["plain", "plain"], 10, "some", "workers is 'some'"),
    ],
)
def test_what_cannot_be_played_is_told(bots, games, workers, why):
    """Before the first game, in a sentence."""
    with pytest.raises(gn.BadSetup, match=why):
        gn.lab.match("dog-lovers", bots, games=games, workers=workers)


def test_somebody_who_did_not_play_has_no_share():
    """The names of those who did are told."""
    with pytest.raises(gn.BadSetup, match="'master' did not play; random, normal did"):
        gn.lab.match(RACE, ["random", "normal"], games=2).share("master")
