"""A game taken back: it stands as it did, chance says the same again, and the record knows nothing of it."""

from random import Random

import pytest

import gamenight as gn
from gamenight.api.opening import games
from gamenight.kernel.seat import CHANCE
from gamenight.server import log
from gamenight.server.again import Again
from gamenight.server.film import figures, film
from gamenight.server.room import OVER, restored
from tests.server.rooms import Played, two_at_table

GAMES = [str(game["id"]) for game in games()]
MOVES = 60


def moves_of(played: Played) -> list[tuple[int, str]]:
    """The lines of the record."""
    assert played.room.table is not None
    return [(entry.seat, entry.word) for entry in played.room.table.entries]


def play_on(played: Played, random: Random, moves: int) -> None:
    """Whoever is asked first answers, in any way that needs nothing filled in."""
    for number in range(moves):
        table = played.room.table
        assert table is not None
        if table.outcome is not None:
            return
        seat = table.waiting()[0]
        words = [word for word in table.legal(seat) if "<" not in word and ".." not in word]
        word = random.choice(words)
        played.play(seat + 1, seat, word, f"{len(moves_of(played))}-{number}")


def redo(played: Played, moves: list[tuple[int, str]]) -> None:
    """The seats' words again; chance answers by itself."""
    for number, (seat, word) in enumerate(moves):
        if seat != CHANCE:
            played.play(seat + 1, seat, word, f"again-{number}-{len(played.entries)}")


def begun(game: str) -> Played:
    """Two people at a table, some way into a game."""
    played, _, _ = two_at_table(game=game)
    played.room.table.dealer = gn.Seeded(3)  # type: ignore[union-attr]
    play_on(played, Random(2), MOVES)
    return played


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("back", [1, 7, 40])
def test_the_same_words_bring_the_same_game(game, back):
    """Whoever plays as before has everything as before: no throw is thrown anew."""
    played = begun(game)
    moves, after = moves_of(played), played.room.table.hash()  # type: ignore[union-attr]
    if played.room.status == OVER:
        moves = moves[:-1]
    line = max(0, len(moves) - back)
    while moves[line][0] == CHANCE:
        line -= 1
    played.make([log.TakenBack(moves[line][0], line)])
    assert moves_of(played) == moves[:line]
    redo(played, moves[line:])
    assert moves_of(played)[: len(moves)] == moves
    assert len(moves_of(played)) > len(moves) or played.room.table.hash() == after  # type: ignore[union-attr]


@pytest.mark.parametrize("game", GAMES)
def test_records_films_and_figures_know_nothing_of_it(game):
    """Taken back twice and played on otherwise: the record is lawful, and stands as the room does."""
    played = begun(game)
    for back in (9, 4):
        moves = moves_of(played)
        line = max(place for place, (seat, _) in enumerate(moves[:-back]) if seat != CHANCE)
        played.make([log.TakenBack(moves[line][0], line)])
        play_on(played, Random(back), 12)
    table = played.room.table
    assert table is not None

    record = table.record()
    assert gn.replay(record).hash() == table.hash()
    assert film(record, None, 0, 1).steps > 0
    assert figures(record).names == table.names


@pytest.mark.parametrize("game", GAMES)
def test_it_survives_a_restart(game):
    """From its entries the room stands the same, and chance has the same left to say."""
    played = begun(game)
    moves = moves_of(played)
    line = max(place for place, (seat, _) in enumerate(moves[:-20]) if seat != CHANCE)
    played.make([log.TakenBack(moves[line][0], line)])
    redo(played, moves[line : line + 6])
    again = restored(played.entries, played.dealer)

    assert again.table is not None
    assert played.room.table is not None
    assert again.table.hash() == played.room.table.hash()
    kept, left = played.room.table.dealer, again.table.dealer
    assert isinstance(kept, Again)
    assert isinstance(left, Again)
    assert kept.answers_left == left.answers_left


def test_who_plays_otherwise_gets_the_throw_that_was_to_come():
    """Ann takes her purchase back and declines; Bob's throw is the same, whatever she did."""
    dice = ["dice 6 6", "dice 1 2", "dice 1 2", "dice 5 6"]
    played, _, _ = two_at_table(game="dog-lovers", script=dice)
    for step, (seat, word) in enumerate([(0, "roll"), (1, "roll"), (0, "roll"), (0, "buy"), (0, "end")]):
        played.play(seat + 1, seat, word, f"{step}")
    bought = moves_of(played).index((0, "buy"))
    played.play(2, 1, "roll", "bob")
    assert moves_of(played)[-1] == (CHANCE, "dice 5 6")
    played.make([log.TakenBack(0, bought)])
    others = [(0, "decline"), (0, "pass"), (1, "pass"), (0, "end"), (1, "roll")]
    for step, (seat, word) in enumerate(others):
        played.play(seat + 1, seat, word, f"other {step}")
    assert moves_of(played)[-1] == (CHANCE, "dice 5 6")
