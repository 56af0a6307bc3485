"""Taking back: a slip at once, anything else if the others agree; what was shown since is said."""

import asyncio
from typing import Any

import pytest

import gamenight as gn
from gamenight.server import wire
from gamenight.server.hub import Hub
from tests.server.clients import Client, opened, settled
from tests.server.test_absence import gone, three
from tests.server.test_pace import Clock

# Ann begins, lands on a lot and buys it; Bob throws.
DICE = ["dice 6 6", "dice 1 2", "dice 1 3", "dice 1 2", "dice 5 6", "dice 3 4"]
BOUGHT = [(0, "roll"), (1, "roll"), (2, "roll"), (0, "roll"), (0, "buy")]
ENDED = [*BOUGHT, (0, "end")]
THROWN = [*ENDED, (1, "roll")]


async def at(hub: Hub, moves: list[tuple[int, str]]) -> tuple[list[Client], str, list[str]]:
    """Ann, Bob and Cid, after some moves of a property game."""
    people, link, tokens = await three(hub, "dog-lovers")
    for step, (seat, word) in enumerate(moves):
        answers = await people[seat].play(word, f"o{step}", seat)
        assert answers[-1]["type"] == "Done", answers
    return people, link, tokens


async def asking(hub: Hub, clock: Clock, moves: list[tuple[int, str]]) -> list[Client]:
    """The three, when Ann, too late for a slip, has asked to take her last action back."""
    people, _, _ = await at(hub, moves)
    clock.now += 10
    await people[0].say(wire.TakeBack(0))
    await settled()
    return people


def hub_of(folder, clock):
    """A hub whose dice are known, and whose clock stands still."""
    return opened(folder, dealer=lambda: gn.Scripted(DICE), clock=clock)


def asked(client: Client) -> Any:
    """The request, as a client knows it."""
    return client.now()["room"]["taking_back"]


def deeds(client: Client) -> int:
    """How many deeds Ann has."""
    return len(client.now()["hands"][0]["view"]["table"]["players"][0]["deeds"])


@pytest.mark.parametrize(("passed", "is_done"), [(3.0, True), (3.1, False)])
def test_a_slip_needs_nobody_s_consent(tmp_path, passed, is_done):
    """Within three seconds the purchase is gone at once; later the others are asked."""

    async def story() -> None:
        clock = Clock()
        async with hub_of(tmp_path, clock) as hub:
            (ann, bob, _), _, _ = await at(hub, BOUGHT)
            assert deeds(bob) == 1
            clock.now += passed
            await ann.say(wire.TakeBack(0))
            await settled()
            assert (deeds(bob), asked(bob) is None) == ((0, True) if is_done else (1, False))

    asyncio.run(story())


@pytest.mark.parametrize(
    ("moves", "chance", "lines"),
    [(ENDED, False, 1), (THROWN, True, 3)],
)
def test_all_who_sit_must_agree(tmp_path, moves, chance, lines):
    """The request says whether dice were shown since; with the last consent the game stands as before."""

    async def story() -> None:
        clock = Clock()
        async with hub_of(tmp_path, clock) as hub:
            ann, bob, cid = await asking(hub, clock, moves)
            request = asked(bob)
            assert request is not None
            assert (request["what"], request["guest"], request["asked"]) == ("Pass the dice on", 1, [2, 3])
            assert (request["chance"], request["secret"], request["lines"]) == (chance, False, lines)
            await bob.say(wire.Consent(request["number"], granted=True))
            await settled()
            assert asked(cid)["agreed"] == [2]
            assert ann.now()["hands"][0]["view"]["waiting"] != [0]
            await cid.say(wire.Consent(request["number"], granted=True))
            assert ann.now()["type"] == "Welcome"
            assert ann.now()["hands"][0]["view"]["waiting"] == [0]
            assert asked(bob) is None
            assert bob.now()["chat"][-1]["text"] == "Ann took the last action back."
            assert not [one for one in bob.now()["hands"][0]["told"] if "5 and 6" in one["text"]]

    asyncio.run(story())


def test_one_no_is_enough(tmp_path):
    """Nothing has changed, and Ann is told."""

    async def story() -> None:
        clock = Clock()
        async with hub_of(tmp_path, clock) as hub:
            ann, bob, cid = await asking(hub, clock, ENDED)
            number = asked(bob)["number"]
            await bob.say(wire.Consent(number, granted=True))
            await cid.say(wire.Consent(number, granted=False))
            await settled()
            assert asked(bob) is None
            assert bob.now()["hands"][0]["view"]["waiting"] == [1]
            assert ann.last("Problem")["sentence"].startswith("The others did not agree")
            answers = await bob.say(wire.Consent(number, granted=True))
            assert answers[-1]["sentence"] == "Nobody is asking to take anything back any more."

    asyncio.run(story())


def test_more_is_shown_while_it_is_asked(tmp_path):
    """Bob agreed before he threw: he is asked again, and told that dice were shown."""

    async def story() -> None:
        clock = Clock()
        async with hub_of(tmp_path, clock) as hub:
            _, bob, cid = await asking(hub, clock, ENDED)
            await bob.say(wire.Consent(asked(bob)["number"], granted=True))
            await bob.play("roll", "later", 1)
            await settled()
            assert (asked(cid)["agreed"], asked(cid)["chance"]) == ([], True)

    asyncio.run(story())


def test_who_is_away_is_not_asked(tmp_path):
    """Nobody waits for the consent of who is not there."""

    async def story() -> None:
        clock = Clock()
        async with hub_of(tmp_path, clock) as hub:
            (ann, bob, cid), _, _ = await at(hub, ENDED)
            clock.now += 10
            await gone(hub, cid)
            await ann.say(wire.TakeBack(0))
            await settled()
            await bob.say(wire.Consent(asked(bob)["number"], granted=True))
            assert bob.now()["hands"][0]["view"]["waiting"] == [0]

    asyncio.run(story())


@pytest.mark.parametrize(("moves", "is_done"), [(ENDED, True), (THROWN, False)])
def test_nobody_there_is_no_consent(tmp_path, moves, is_done):
    """Alone, Ann takes back what concerns nobody else; not what was thrown or played since."""

    async def story() -> None:
        clock = Clock()
        async with hub_of(tmp_path, clock) as hub:
            (ann, bob, cid), _, _ = await at(hub, moves)
            clock.now += 10
            for one in (bob, cid):
                await gone(hub, one)
            before = ann.now()["hands"][0]["view"]["waiting"]
            told = await ann.say(wire.TakeBack(0))
            await settled()
            now = ann.now()
            assert (now["hands"][0]["view"]["waiting"] == [0]) == is_done
            assert (now["room"]["taking_back"], before) == (None, [1])
            assert ("Everybody else" in told[-1].get("sentence", "")) != is_done

    asyncio.run(story())


def test_who_goes_while_asked_holds_nothing_up(tmp_path):
    """Bob has agreed, and Cid, who has not, goes: the next look at the clock finds that all have."""

    async def story() -> None:
        clock = Clock()
        async with hub_of(tmp_path, clock) as hub:
            ann, bob, cid = await asking(hub, clock, ENDED)
            await bob.say(wire.Consent(asked(bob)["number"], granted=True))
            await gone(hub, cid)
            assert asked(bob) is not None
            await hub.tick()
            await settled()
            assert asked(bob) is None
            assert ann.now()["hands"][0]["view"]["waiting"] == [0]

    asyncio.run(story())


def test_bots_agree_until_something_was_shown(tmp_path):
    """Alone with a bot Ann takes her purchase back at any time, but no throw."""
    dice = [DICE[0], DICE[1], DICE[3]]

    async def story() -> None:
        clock = Clock()
        async with opened(tmp_path, dealer=lambda: gn.Scripted(dice), clock=clock, bot_pause=1e3) as hub:
            link, token = await hub.open_room("dog-lovers", "Ann")
            ann = await Client(hub).hello(link, token)
            bob = await Client(hub).hello(link, name="Bob")
            await bob.say(wire.Sit(1, "Bob"))
            await ann.say(wire.Start())
            for step, (seat, word) in enumerate([(0, "roll"), (1, "roll"), (0, "roll"), (0, "buy")]):
                await (ann, bob)[seat].play(word, f"o{step}", seat)
            await bob.say(wire.Stand(1))
            clock.now += 100
            assert deeds(ann) == 1
            await ann.say(wire.TakeBack(0))
            assert deeds(ann) == 0
            answers = await ann.say(wire.TakeBack(0))
            assert answers[-1]["sentence"].startswith("Dice or cards have been shown since")

    asyncio.run(story())


def test_it_is_stored(tmp_path):
    """After a restart the game stands as it was taken back."""

    async def story() -> None:
        clock = Clock()
        async with hub_of(tmp_path, clock) as hub:
            (ann, _, _), link, tokens = await at(hub, BOUGHT)
            await ann.say(wire.TakeBack(0))
        async with hub_of(tmp_path, clock) as hub:
            ann = await Client(hub).hello(link, tokens[0])
            assert deeds(ann) == 0
            assert ann.now()["hands"][0]["view"]["waiting"] == [0]

    asyncio.run(story())


def test_an_answer_on_its_way_does_not_fit_what_is_asked_anew(tmp_path):
    """A purchase crosses its own taking back: it names what was seen, and comes too late."""

    async def story() -> None:
        async with hub_of(tmp_path, Clock()) as hub:
            (ann, _, _), _, _ = await at(hub, BOUGHT[:4])
            serial = ann.now()["hands"][0]["view"]["serial"]
            await ann.play("buy", "first", 0)
            seen = ann.now()["version"]
            await ann.say(wire.TakeBack(0))
            assert ann.now()["hands"][0]["view"]["serial"] == serial
            late = await ann.say(wire.Play("late", 0, serial, "buy", seen=seen))
            assert (late[-1]["type"], late[-1]["stale"], deeds(ann)) == ("NotDone", True, 0)
            again = await ann.say(wire.Play("again", 0, serial, "buy", seen=ann.now()["version"]))
            assert (again[-1]["type"], deeds(ann)) == ("Done", 1)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (wire.TakeBack(1), "That is not your chair."),
        (wire.TakeBack(9), "There is no such chair; there are 3 chairs."),
        (wire.Consent(1, granted=True), "Nobody is asking to take anything back any more."),
    ],
)
def test_what_cannot_be(tmp_path, message, sentence):
    """Each is refused with a sentence."""

    async def story() -> None:
        async with hub_of(tmp_path, Clock()) as hub:
            (ann, _, _), _, _ = await at(hub, BOUGHT)
            assert (await ann.say(message))[-1]["sentence"] == sentence

    asyncio.run(story())
