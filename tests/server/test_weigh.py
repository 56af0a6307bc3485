"""Weighing: what a word would bring about, asked before it is played."""

import asyncio

import pytest

import gamenight as gn
from gamenight.server import commands, wire
from gamenight.server.plan import NotAllowed
from tests.games.property.laid import lay
from tests.server.clients import Client, opened
from tests.server.rooms import two_at_table
from tests.views.golden import seated


def test_a_draft_is_weighed_and_nothing_is_played():
    """The effects on both sides' groups; the table is as it was."""
    table = lay(deeds=[[1], [3]])
    room = seated(table)
    before = table.hash()

    assert commands.weighed(room, 1, 0, "offer 1 take:3,pay:10").effects == [
        {"effect": "completes", "seat": 0, "group": 0}
    ]
    assert commands.weighed(room, 1, 0, "roll").effects == []
    assert table.hash() == before


def test_only_words_of_ones_own_chair_are_weighed():
    """Another's words, and words that cannot be read, are not weighed."""
    room = seated(lay())
    with pytest.raises(NotAllowed) as refused:
        commands.weighed(room, 1, 1, "offer 0 take:3")

    assert refused.value.saying.key == "not_yours"
    with pytest.raises(gn.Unreadable):
        commands.weighed(room, 1, 0, "offer 1 everything")


def test_there_is_nothing_to_weigh_before_the_game():
    """In the lobby a word has no effects."""
    played, ann, _ = two_at_table()
    played.room.table = None

    assert commands.weighed(played.room, ann, 0, "spin") == wire.Weighed(0, "spin", [])


def test_what_is_weighed_comes_to_who_asked_alone(tmp_path):
    """Over the connection: one Weighed, and the other guest hears nothing of it."""

    async def story() -> tuple[list[str], list[str]]:
        async with opened(tmp_path, dealer=lambda: gn.Seeded(1)) as hub:
            link, token = await hub.open_room("kanto", "Ann")
            ann = await Client(hub).hello(link, token)
            bob = await Client(hub).hello(link, name="Bob")
            await bob.say(wire.Sit(1, "Bob"))
            await ann.say(wire.Start())
            ann.read()
            bob.read()
            heard = await ann.say(wire.Weigh(0, "offer 1 pay:10,get:20"))
            return [message["type"] for message in heard], [message["type"] for message in bob.read()]

    assert asyncio.run(story()) == (["Weighed"], [])
