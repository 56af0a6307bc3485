"""What has happened while somebody was away: money first, then what mattered, in its order."""

import asyncio
from typing import Any

import pytest

import gamenight as gn
from gamenight.server import wire
from gamenight.server.hub import Hub
from gamenight.server.recap import SHOWN
from tests.server.clients import Client, opened, two

# Bob buys what he lands on; Ann comes there and pays him rent.
DICE = ["dice 1 2", "dice 6 5", "dice 1 2", "dice 1 2", "dice 2 3"]
MOVES = [(0, "roll"), (1, "roll"), (1, "roll"), (1, "buy"), (1, "end"), (0, "roll"), (1, "ask 1")]


async def recap(client: Client, since: int, chair: int | None) -> dict[str, Any]:
    """What a client is told."""
    return (await client.say(wire.Recap(since, chair)))[-1]


async def played(hub: Hub) -> tuple[Client, Client, int]:
    """Ann and Bob after some moves of a property game, and the version at which it began."""
    ann, bob, _, _ = await two(hub, "dog-lovers")
    since = int(ann.now()["version"])
    for step, (seat, word) in enumerate(MOVES):
        answers = await (ann, bob)[seat].play(word, f"o{step}", seat)
        assert answers[-1]["type"] == "Done", answers
    return ann, bob, since


@pytest.mark.parametrize(
    ("seat", "balances", "paid"),
    [
        (0, [("Ann", -4, True), ("Bob", -56, False)], "You pay Bob $4 rent for Doberman Pinscher."),
        (1, [("Bob", -56, True), ("Ann", -4, False)], "Ann pays you $4 rent for Doberman Pinscher."),
    ],
)
def test_money_first_and_one_s_own_before_all(tmp_path, seat, balances, paid):
    """All payments together; then at most so many lines, in the order in which they happened."""

    async def story() -> None:
        async with opened(tmp_path, dealer=lambda: gn.Scripted(DICE)) as hub:
            ann, bob, since = await played(hub)
            told = await recap((ann, bob)[seat], since, seat)
            assert [(one["name"], one["amount"], one["mine"]) for one in told["balances"]] == balances
            assert told["lines"] > SHOWN
            assert len(told["told"]) == SHOWN
            assert told["told"][-1]["text"] == paid

    asyncio.run(story())


def test_only_what_is_new(tmp_path):
    """Nothing since the last version; of a version before the game began, nothing can be told."""

    async def story() -> None:
        async with opened(tmp_path, dealer=lambda: gn.Scripted(DICE)) as hub:
            ann, _, _ = await played(hub)
            assert (await recap(ann, int(ann.now()["version"]), 0))["lines"] == 0
            assert (await recap(ann, 1, 0))["lines"] == 0
            assert (await recap(ann, 1, 1))["sentence"] == "That is not your chair."

    asyncio.run(story())


def test_a_team_s_purse_is_one_s_own(tmp_path):
    """In the team game the purse of one's team counts as one's own."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, _, _ = await two(hub, "cats-vs-dogs")
            since = int(ann.now()["version"])
            for step in range(12):
                client, seat = next(
                    (one, seat) for seat, one in enumerate((ann, bob)) if one.now()["hands"][0]["is_asked"]
                )
                hand = client.now()["hands"][0]
                word = next(one["word"] for one in hand["choices"] if not one["slots"] and not one["why_not"])
                await client.play(word, f"p{step}", seat)
            told = await recap(ann, since, 0)
            assert [one["mine"] for one in told["balances"]] == [True, False]

    asyncio.run(story())
