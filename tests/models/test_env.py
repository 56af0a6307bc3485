"""A text environment: sentences in, words out, bots around; the same seed gives the same text."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.editions.shelf import editions
from gamenight.kernel.stream import Stream
from tests.models.readers import Reader, conversation

GAMES = [edition.id for edition in editions()]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_a_conversation(game):
    """Every text has the table, the question and the choices, and the last one says who won."""
    env = gn.TextEnv(game, ["me", "normal"], seed=7)
    steps = list(conversation(env))

    assert len(steps) > 3
    for text, _, is_done, info in steps:
        assert "The table as you see it:" in text
        assert is_done or "The question: " in text
        assert info.get("refused") is None
    text, reward, is_done, info = steps[-1]
    assert is_done
    assert env.table.ending() in text
    assert reward == float("me" in info["winners"])
    assert not info["truncated"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_same_seed_gives_the_same_text(game, language):
    """Two environments of one seed are told the same in every step; another seed is another game."""
    told = []
    for seed in (3, 3, 4):
        env = gn.TextEnv(game, ["me", "normal", "easy"], seed=seed, language=language, most=400)
        told.append([text for (text, *_), _ in zip(conversation(env), range(30), strict=False)])

    assert told[0] == told[1]
    assert told[0] != told[2]


def test_a_second_game_of_one_environment_is_another():
    """`reset` goes on to the next chances; with a seed it begins with those of the seed."""
    env = gn.TextEnv("deal", seed=7)
    first, second, again = env.reset(), env.reset(), env.reset(seed=7)

    assert first != second
    assert first == again


@pytest.mark.parametrize(
    ("word", "clause", "says"),
    [
        ("end 4", None, "'end 4'"),
        ("no", "no.party", "Only the player acted against may say no"),
        ("fly", None, "is no word of this game"),
        ("x" * 100_000, None, "is too long for an action"),
        ("", None, "an empty line is no action"),
        ("wait", None, "The game is waiting for you"),
    ],
)
def test_a_word_that_is_not_allowed_changes_nothing(word, clause, says):
    """The text says why, with the clause and its text, and tells the table as it still is."""
    env = gn.TextEnv("deal", seed=7)
    env.reset()
    before, text_before = env.table.hash(), env.text
    text, reward, is_done, info = env.step(word)

    assert (env.table.hash(), reward, is_done) == (before, 0.0, False)
    assert info["clause"] == clause
    assert says in text
    assert "Nothing has changed." in text
    assert text.endswith(text_before)
    assert len(text) < len(text_before) + 2000
    assert clause is None or f"\n{clause}: " in text


@pytest.mark.parametrize("game", GAMES)
def test_no_text_tells_what_the_seat_cannot_know(game):
    """Permute everything hidden: not a letter of the text changes, nor of a refusal."""
    env = gn.TextEnv(game, ["me", "normal", "normal"], seed=21, most=300)
    env.reset()
    reader, stream, differed = Reader(env), Stream(21, 0), 0
    while not env.is_done:
        true, shown = env.table.state, env.text
        differed_from = env.table.hash()
        env.table.state = env.table.game.imagine(env.table.sight(env.seat), stream)
        differed += env.table.hash() != differed_from
        imagined, refused = env.text, env.step("fly")
        env.table.state = true
        assert imagined == shown
        assert env.step("fly") == refused
        env.step(reader.word())

    assert (differed > 0) == env.table.game.has_secrets


def test_what_nobody_waits_for_can_be_let_be():
    """Who is owed a rent or offered a trade is told so, though not asked, and may take it up, or wait."""
    env = gn.TextEnv("dog-lovers", ["me", "normal"], seed=7)
    env.reset()
    reader = Reader(env)
    while env.seat in env.table.waiting():
        env.step(reader.word())
    text, *_ = env.step("fly")

    assert "The game is not waiting for you just now." in text
    assert "- wait: leave it at that, and go on" in text
    assert any(word.partition(" ")[0] in {"ask", "accept"} for word in env.table.legal(env.seat))
    before = len(env.table.entries)
    assert env.step("wait")[3]["refused"] is None
    assert len(env.table.entries) > before


def test_a_game_that_goes_on_too_long_is_truncated():
    """Nobody has won then, and `info` says so."""
    env = gn.TextEnv("kanto", seed=1, most=40)
    *_, (_, reward, is_done, info) = conversation(env)

    assert (reward, is_done, info["truncated"], info["winners"]) == (0.0, True, True, [])


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        (
            ["me", "you"],
            "exactly one seat is yours",
        ),
        (["easy", "normal"], "here 0 have no bot"),
        (["me"], "deal is played by 2 to 10"),
        (["me", "nromal"], "there is no bot 'nromal'; did you mean 'normal'?"),
        (["me", "hard-x"], "there is no bot 'hard-x' for this game"),
    ],
)
def test_who_cannot_sit_so_is_told_at_once(seats, says):
    """One seat for whoever reads, and bots on all the others."""
    with pytest.raises(gn.BadSetup) as found:
        gn.TextEnv("deal", seats)

    assert says in str(found.value)


def test_a_word_before_the_first_game_or_after_the_last_is_an_error():
    """`reset` begins a game."""
    env = gn.TextEnv("garden-path", seed=1)
    with pytest.raises(gn.BadSetup, match="call reset"):
        env.step("spin")
    list(conversation(env))
    with pytest.raises(gn.BadSetup, match="the game is over"):
        env.step("spin")
