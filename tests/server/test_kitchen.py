"""A kitchen table: people throw and draw for real and say what fell; all else is as ever."""

import asyncio
from random import Random
from typing import Any

import pytest

import gamenight as gn
from gamenight.notation.record import PEOPLE, read_record
from gamenight.server import wire
from gamenight.server.hub import Hub
from tests.server.clients import Client, opened, settled

GAMES = ["dog-lovers", "kanto", "cats-vs-dogs", "cats-and-dogs", "garden-path"]


async def at_the_kitchen_table(hub: Hub, game: str) -> tuple[Client, Client, str, list[str]]:
    """Ann (host) and Bob, with the box between them, the game begun."""
    link, token = await hub.open_room(game, "Ann")
    ann = await Client(hub).hello(link, token)
    bob = await Client(hub).hello(link, name="Bob")
    tokens = [token, bob.last("Welcome")["token"]]
    await bob.say(wire.Sit(1, "Bob"))
    await ann.say(wire.Kitchen(kitchen=True))
    assert ann.now()["room"]["kitchen"]
    await ann.say(wire.Start())
    return ann, bob, link, tokens


def hand(client: Client) -> dict[str, Any]:
    """What a client's chair knows."""
    return dict(client.now()["hands"][0])


async def step(people: tuple[Client, Client], random: Random, number: int) -> bool:
    """Whoever is asked answers; or somebody says what fell. Whether the latter."""
    chance = hand(people[0])["chance"]
    if chance is not None:
        assert chance["question"]
        fall = random.choice(chance["falls"])
        await people[number % 2].say(wire.Fell(chance["line"], fall["word"]))
        return True
    seat = hand(people[0])["view"]["waiting"][0]
    choices = [
        one["word"]
        for one in hand(people[seat])["choices"]
        if not one["why_not"] and not one["slots"] and one["verb"] not in {"resign", "bankrupt"}
    ]
    await people[seat].play(choices[0], f"s{number}", seat)
    return False


@pytest.mark.parametrize("game", GAMES)
def test_some_rounds(tmp_path, game):
    """Every throw is asked for and taken as it was said; a restart in between changes nothing."""

    async def story() -> None:
        random = Random(4)
        async with opened(tmp_path) as hub:
            ann, bob, link, tokens = await at_the_kitchen_table(hub, game)
            fell = sum([await step((ann, bob), random, number) for number in range(60)])
            assert fell > 10
        async with opened(tmp_path) as hub:
            ann = await Client(hub).hello(link, tokens[0])
            bob = await Client(hub).hello(link, tokens[1])
            assert ann.now()["room"]["status"] in {"playing", "over"}
            if ann.now()["room"]["status"] == "playing":
                for number in range(60, 80):
                    if ann.now()["room"]["status"] == "playing":
                        await step((ann, bob), random, number)
            table = hub.open_rooms[link].room.table
            assert table is not None
            record = table.record()
            assert read_record(record)[0].dealt == PEOPLE
            assert gn.replay(record).hash() == table.hash()

    asyncio.run(story())


def test_what_fell_is_what_was_said(tmp_path):
    """Bob says what Ann threw, and she stands there; who says it again is too late, and nothing happens."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, link, _ = await at_the_kitchen_table(hub, "kanto")
            await ann.play("roll", "a")
            chance = hand(bob)["chance"]
            assert (chance["seat"], chance["verb"], len(chance["falls"])) == (0, "dice", 36)
            assert chance["question"] == "Ann throws: what do the dice show?"
            await bob.say(wire.Fell(chance["line"], "dice 6 3"))
            assert hand(ann)["told"][-1]["text"] == "You throw 6 and 3."
            await ann.say(wire.Fell(chance["line"], "dice 1 1"))
            assert hand(ann)["chance"] is None
            entries = list(hub.store.entries(link, 0))
            assert entries[-1].chair == 1  # type: ignore[attr-defined]

    asyncio.run(story())


def test_a_wrong_tap_is_put_right_by_taking_back(tmp_path):
    """The dice lie there still: people are asked again what they show."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, _, _ = await at_the_kitchen_table(hub, "kanto")
            await ann.play("roll", "a")
            await bob.say(wire.Fell(hand(bob)["chance"]["line"], "dice 6 3"))
            await ann.say(wire.TakeBack(0))
            await settled()
            await bob.say(wire.Consent(1, granted=True))
            assert hand(ann)["chance"] is None
            await ann.play("roll", "b")
            await ann.say(wire.Fell(hand(ann)["chance"]["line"], "dice 6 4"))
            assert hand(ann)["told"][-1]["text"] == "You throw 6 and 4."

    asyncio.run(story())


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (wire.Fell(0, "dice 1 1"), "Nothing is being thrown or drawn just now."),
        (wire.Kitchen(kitchen=False), "That can only be changed before the game starts."),
    ],
)
def test_what_cannot_be(tmp_path, message, sentence):
    """Each is refused with a sentence."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, _, _ = await at_the_kitchen_table(hub, "kanto")
            assert (await ann.say(message))[-1]["sentence"] == sentence

    asyncio.run(story())


@pytest.mark.parametrize("word", ["dice 7 1", "roll", "card chance 3", "?"])
def test_what_cannot_have_fallen(tmp_path, word):
    """It is refused, and asked for still."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, _, _, _ = await at_the_kitchen_table(hub, "kanto")
            await ann.play("roll", "a")
            answers = await ann.say(wire.Fell(hand(ann)["chance"]["line"], word))
            assert answers[-1]["type"] == "Problem"
            assert hand(ann)["chance"] is not None

    asyncio.run(story())


def test_not_where_cards_are_secret(tmp_path):
    """Phones would have to show what nobody else may see, and nobody could say it aloud."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("deal", "Ann")
            ann = await Client(hub).hello(link, token)
            assert not ann.now()["room"]["kitchen_offered"]
            answers = await ann.say(wire.Kitchen(kitchen=True))
            assert answers[-1]["sentence"].startswith("This game cannot be played with real cards here")

    asyncio.run(story())
