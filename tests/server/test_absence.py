"""Somebody who sits at the table is away: it is told, and the others need not wait."""

import asyncio

import pytest

from gamenight.server import wire
from gamenight.server.hub import Hub
from tests.server.clients import Client, opened, settled
from tests.server.test_pace import Clock

PATIENCE = 30


async def three(hub: Hub, game: str = "cats-and-dogs") -> tuple[list[Client], str, list[str]]:
    """Ann (host), Bob and Cid, the game begun; the link and their tokens."""
    link, token = await hub.open_room(game, "Ann")
    people = [await Client(hub).hello(link, token)]
    await people[0].say(wire.Agree(game, {}, 3))
    tokens = [token]
    for chair, name in enumerate(["Bob", "Cid"], start=1):
        people.append(await Client(hub).hello(link, name=name))
        tokens.append(people[-1].last("Welcome")["token"])
        await people[-1].say(wire.Sit(chair, name))
    await people[0].say(wire.Start())
    return people, link, tokens


def absences(client: Client) -> list[tuple[int, bool]]:
    """Who is told to be away, or to let the table wait: the chair, and whether they are there."""
    return [(one["chair"], one["here"]) for one in client.now()["room"]["absences"]]


def chairs(client: Client) -> list[str]:
    """Who sits: persons and bots."""
    return [chair["kind"] for chair in client.now()["room"]["chairs"]]


def serial(client: Client) -> int:
    """Of the question that is open."""
    return int(client.now()["hands"][0]["view"]["serial"])


def waiting(client: Client) -> list[int]:
    """Who is asked."""
    return list(client.now()["hands"][0]["view"]["waiting"])


async def gone(hub: Hub, *people: Client) -> None:
    """These close their pages."""
    for one in people:
        hub.disconnect(one.connection)
    await settled()


def test_who_is_gone_is_told_at_once_and_since_when(tmp_path):
    """By the calendar, and no more when they are back."""

    async def story() -> None:
        clock = Clock()
        async with opened(tmp_path, clock=clock, calendar=lambda: clock.now + 500) as hub:
            (ann, bob, _), link, tokens = await three(hub)
            assert absences(ann) == []
            await gone(hub, bob)
            clock.now += 3
            assert absences(ann) == [(1, False)]
            assert ann.now()["room"]["absences"][0]["since"] == 1500
            await Client(hub).hello(link, tokens[1])
            await settled()
            assert absences(ann) == []

    asyncio.run(story())


@pytest.mark.parametrize(("passed", "told"), [(PATIENCE - 1, []), (PATIENCE, [(0, True)])])
def test_who_is_there_may_think_for_half_a_minute(tmp_path, passed, told):
    """After that the others are told that somebody lets them wait; an answer ends it."""

    async def story() -> None:
        clock = Clock()
        async with opened(tmp_path, clock=clock) as hub:
            (ann, bob, _), _, _ = await three(hub)
            assert waiting(ann) == [0]
            await hub.tick()
            clock.now += passed
            await hub.tick()
            await settled()
            assert absences(bob) == told
            await ann.play("spin", "a")
            assert absences(bob) == []

    asyncio.run(story())


def test_the_host_decides_alone(tmp_path):
    """One question is answered by a bot; the next one waits again. The table is told."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            (ann, bob, cid), _, _ = await three(hub)
            await ann.play("spin", "a")
            await gone(hub, bob)
            before = serial(ann)
            await ann.say(wire.Skip(1, before))
            assert serial(ann) > before
            assert waiting(ann) == [2]
            assert chairs(cid) == ["person"] * 3
            assert cid.now()["chat"][-1]["text"] == "Bob is away: a bot answers this once."

    asyncio.run(story())


def test_without_the_host_most_of_those_there_decide(tmp_path):
    """Of two who are there one is not enough; the other's wish for something else does not count with it."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            (ann, bob, cid), _, _ = await three(hub)
            await gone(hub, ann)
            question = serial(bob)
            await bob.say(wire.Skip(0, question))
            await settled()
            assert bob.now()["room"]["absences"][0]["skip"] == [2]
            await cid.say(wire.Replace(0))
            await settled()
            assert (waiting(bob), chairs(bob)) == ([0], ["person"] * 3)
            await cid.say(wire.Skip(0, question))
            assert waiting(bob) == [1]

    asyncio.run(story())


def test_a_bot_plays_until_its_player_is_back(tmp_path):
    """Also after a restart; the chair is taken back at once, and nobody is asked."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            (ann, bob, _), link, tokens = await three(hub)
            await gone(hub, bob)
            await ann.say(wire.Replace(1))
            assert chairs(ann) == ["person", "bot", "person"]
            assert ann.now()["room"]["chairs"][1]["was"] == 2
        async with opened(tmp_path) as hub:
            bob = await Client(hub).hello(link, tokens[1])
            assert bob.now()["hands"][0]["chair"] is None
            await bob.say(wire.Sit(1, "Bob"))
            assert chairs(bob) == ["person"] * 3
            assert bob.now()["chat"][-1]["text"] == "Bob is back and plays on."

    asyncio.run(story())


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (wire.Skip(2, 1), "Cid is there, and may think a little longer."),
        (wire.Replace(2), "Cid is there, and may think a little longer."),
        (wire.Replace(9), "There is no such chair; there are 3 chairs."),
        (wire.Replace(1), "This is not for you to decide."),
    ],
)
def test_what_is_not_for_somebody_to_decide(tmp_path, message, sentence):
    """Nobody is replaced who is there; nor does anybody decide about themselves."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            (_, bob, _), _, _ = await three(hub)
            answers = await bob.say(message)
            assert answers[-1]["sentence"] == sentence

    asyncio.run(story())


def test_a_question_already_answered_is_not_skipped(tmp_path):
    """Two want to skip at the same time: one answer is given."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            (ann, bob, _), _, _ = await three(hub)
            await ann.play("spin", "a")
            await gone(hub, bob)
            question = serial(ann)
            await ann.say(wire.Skip(1, question))
            after = serial(ann)
            await ann.say(wire.Skip(1, question))
            assert serial(ann) == after

    asyncio.run(story())
