"""A bot's last move is explained to whoever asks; what only its seat knows waits until the game is over."""

from __future__ import annotations

import pytest

from gamenight.bots.search.thinker import Thinker
from gamenight.bots.search.thought import Idea, Thought
from gamenight.server import log, wire
from gamenight.server.commands import bot_choice, bot_moved
from gamenight.server.explaining import Explaining
from gamenight.server.plan import NotAllowed
from gamenight.server.room import OVER
from tests.server.rooms import Played
from tests.server.test_remarks import asked_to_move


def at_table(game: str, bot: str) -> tuple[Played, int]:
    """Ann and a bot, begun, the bot to move."""
    played = Played(game)
    ann = played.enter("Ann")
    played.do(ann, wire.Sit(0, "Ann"))
    played.do(ann, wire.SeatBot(1, bot))
    played.do(ann, wire.Start())
    asked_to_move(played, ann)
    return played, ann


def moved(played: Played, explaining: Explaining) -> bool:
    """Let the bot make a move; whether it was explained."""
    room = played.room
    action = bot_choice(room, 1)
    explained = explaining.about_to(room, 1, action)
    plan = bot_moved(room, 1, action)
    played.make(plan.entries, plan)
    explaining.note(1, explained)
    return explained is not None


@pytest.mark.parametrize(("language", "buys"), [("en", " buys "), ("de", " kauft ")])
def test_the_last_move_with_a_choice_is_explained(language, buys):
    """What it did, and why, in the asker's language; to throw the dice is no such move."""
    played, ann = at_table("kanto", "normal")
    room, explaining = played.room, Explaining()
    assert explaining.told(room, 1, language) == wire.Explained(1, "", "")
    told = explaining.told(room, 1, language)
    for _ in range(20):
        asked_to_move(played, ann)
        moved(played, explaining)
        told = explaining.told(room, 1, language)
        if buys in told.move:
            break

    assert buys in told.move
    assert told.why.endswith(".")
    assert told.ideas == []


def test_ideas_are_secret_where_hands_are():
    """A thinking bot's ideas name its cards: they are told when no game with the same luck goes on."""
    played, _ = at_table("deal", "hard")
    room, explaining = played.room, Explaining()
    table = room.table
    assert table is not None
    seated = room.bot_on(1)
    pondering = seated.pondering()
    assert pondering is not None
    assert isinstance(seated.bot, Thinker)
    ideas = [Idea(action) for action in pondering.ideas]
    for idea in ideas:
        idea.note(0.4, 0.4)
        idea.note(0.6, 0.4)
    assert seated.conclude(pondering, Thought(ideas, ideas[0]))
    assert moved(played, explaining)
    before = explaining.told(room, 1, "en")
    room.status = OVER
    after = explaining.told(room, 1, "en")
    room.duplicate = log.Duplicated("night", 1, "00" * 32, ["a", "b"])
    sealed = explaining.told(room, 1, "en")

    assert sealed == before
    assert before.ideas == []
    assert len(after.ideas) > 1
    assert after.ideas[0].chance == 0.5
    assert after.why


def test_only_a_bot_is_asked_why():
    """A person need not explain anything."""
    played, _ = at_table("kanto", "normal")
    with pytest.raises(NotAllowed) as refused:
        Explaining().told(played.room, 0, "en")

    assert refused.value.saying.key == "no_bot_there"


def test_words_that_fail_never_hold_a_move_up(monkeypatch, caplog):
    """The move is made, nothing is told of it, and the log says what was wrong."""
    played, _ = at_table("kanto", "normal")
    monkeypatch.setattr("gamenight.server.explaining.why", lambda *_: 1 // 0)
    before = len(played.room.table.entries)  # type: ignore[union-attr]

    assert not moved(played, Explaining())
    assert len(played.room.table.entries) > before  # type: ignore[union-attr]
    assert "cannot be explained" in caplog.text
