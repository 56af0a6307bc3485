"""A hint: what the bot would do on one's chair, and why."""

import asyncio

import pytest

import gamenight as gn
from gamenight.bots.named import sit_down
from gamenight.bots.search.thinker import Thinker
from gamenight.bots.search.thought import Idea, Thought
from gamenight.editions.shelf import editions
from gamenight.server import wire
from gamenight.server.advice import Adviser
from gamenight.server.plan import NotAllowed
from gamenight.server.reasons import open_why, why
from gamenight.words.catalogue import catalogue
from tests.games.property.laid import lay
from tests.server.clients import Client, opened
from tests.server.rooms import two_at_table
from tests.views.golden import seated


@pytest.mark.parametrize("game", ["cats-and-dogs", "kanto", "deal", "cats-vs-dogs"])
def test_a_hint_is_a_word_that_may_be_played(game):
    """For many moves: the hint is legal, says its button's label, and gives a reason."""
    played, ann, bob = two_at_table(game=game)
    table = played.room.table
    assert table is not None
    for move in range(40):
        if table.outcome is not None:
            break
        chair = table.waiting()[0]
        guest = (ann, bob)[chair]
        before = table.hash()
        hint = Adviser(played.room, guest, chair).advice()

        assert hint.serial == table.sight(chair).serial()
        assert hint.label
        assert hint.why.endswith(".")
        assert table.hash() == before
        played.play(guest, chair, hint.word, f"m{move}")


def test_every_word_of_every_game_has_a_reason():
    """No hint falls back on the general sentence."""
    games = {edition.family: edition.game for edition in editions()}
    find = catalogue().find
    silent = [
        f"{name}: {verb.word}"
        for name, game in games.items()
        for verb in game.verbs
        if verb.word != "resign" and find("hint", name, verb.word) is None
    ]

    assert silent == []


def test_only_who_is_asked_gets_a_hint():
    """Not for another's chair, and not while nothing is asked of one's own."""
    played, ann, bob = two_at_table()
    table = played.room.table
    assert table is not None
    asked = table.waiting()[0]
    silent = 1 - asked
    for guest, key in (((ann, bob)[asked], "not_yours"), ((ann, bob)[silent], "no_hint")):
        with pytest.raises(NotAllowed) as refused:
            Adviser(played.room, guest, silent)

        assert refused.value.saying.key == key


def test_a_hint_comes_to_who_asked_alone(tmp_path):
    """Over the connection: one Advice, and the other guest hears nothing of it."""

    async def story() -> tuple[list[str], list[str]]:
        async with opened(tmp_path, dealer=lambda: gn.Seeded(1)) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            ann = await Client(hub).hello(link, token)
            bob = await Client(hub).hello(link, name="Bob")
            await bob.say(wire.Sit(1, "Bob"))
            await ann.say(wire.Start())
            ann.read()
            bob.read()
            asked = ann.now()["hands"][0]["is_asked"]
            asker, chair, silent = (ann, 0, bob) if asked else (bob, 1, ann)
            heard = await asker.say(wire.Advise(chair))
            return [message["type"] for message in heard], [message["type"] for message in silent.read()]

    assert asyncio.run(story()) == (["Advice"], [])


def test_what_playouts_like_better_is_explained_by_them():
    """How much better it did than the usual choice, which is named; whoever knows the hand is told all."""
    table = gn.open("deal", ["Ann", "Bob"], dealer=gn.Seeded(3))
    seat = table.waiting()[0]
    bot = sit_down("hard", table.game, seat, 8)
    assert isinstance(bot, Thinker)
    usual, other = (Idea(table.read(seat, word)) for word in table.legal(seat)[:2])
    for world in range(12):
        usual.note(0.2, 0.2)
        other.note(0.21 + 0.02 * (world % 4), 0.2)
    bot.thought = Thought([usual, other], other)
    action = other.action
    assert action is not None
    told = why(table.speaking("en"), seat, bot, action)

    assert told.sentence.startswith("In 12 imagined games it did better than “")
    assert told.sentence.endswith("”: about 4 wins more in 100.")
    assert told.ideas[0].label == table.speaking("en").label(seat, action)
    assert open_why(table.speaking("en"), seat, bot, action) == ("", [])


def test_what_happens_beside_a_question_is_thought_over_again():
    """The other one says something while the bot thinks: the same question anew; an answered one not."""
    table = lay(chance=[(1, 2)], deeds=[[1], [3]])
    room = seated(table)
    first = Adviser(room, 1, 0, "hard")
    table.play(1, "offer 0 give:3,get:60")
    second = first.anew()

    assert not first.is_timely()
    assert second is not None
    assert second.is_timely()
    assert second.bot == "hard"

    table.play(0, "roll")

    assert second.anew() is None
