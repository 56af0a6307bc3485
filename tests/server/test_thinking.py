"""Bots that think in other processes: the same thought, nothing peeked at, and nobody held up."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import gamenight as gn
from gamenight.bots.named import sit_down
from gamenight.bots.search.thinker import Thinker
from gamenight.bots.seated import Seated
from gamenight.kernel.stream import Stream
from gamenight.server import wire
from gamenight.server.advice import Adviser
from gamenight.server.plan import NotAllowed
from gamenight.server.think_worker import Figures, Question, thought_of
from gamenight.server.thinkers import Thinkers
from gamenight.server.thinking import question_of, thought_from
from tests.bots.tables import laid
from tests.server.clients import Client, opened
from tests.server.rooms import Played, two_at_table

if TYPE_CHECKING:
    from gamenight.server.hub import Hub

GUARD = 120.0  # seconds until a hang is called one


def at_turn(seed: int = 3) -> gn.Table:
    """Somebody's first turn in the card game, with several cards to play."""
    return gn.open("deal", ["Ann", "Bob"], dealer=gn.Seeded(seed))


def seated(table: gn.Table, name: str = "hard", seed: int = 8) -> Seated:
    """A bot that thinks elsewhere, on the seat that is asked."""
    seat = table.waiting()[0]
    return Seated(sit_down(name, table.game, seat, seed), table, seat, thinks_elsewhere=True)


def asked(one: Seated, name: str = "hard", seed: int = 8) -> Question:
    """What a bot ponders, as it is handed over."""
    pondering = one.pondering()
    assert pondering is not None
    return question_of(one, pondering, name, seed)


def test_another_process_thinks_the_same():
    """The figures of every idea are those that the bot would have counted itself."""
    table = at_turn()
    one = seated(table)
    pondering = one.pondering()
    assert pondering is not None
    there = thought_of(asked(one))
    assert isinstance(one.bot, Thinker)
    here = one.bot.think(table.sight(one.seat), pondering.ideas)
    assert here is not None

    assert there.counted == [idea.figures() for idea in here.ideas]
    assert here.ideas[there.chosen] is here.chosen


def test_another_process_knows_what_was_learnt_from_refusals():
    """The others are taken to judge offers otherwise than at first, there as here."""
    deeds = [[1, 37, 11, 13, 14], [3, 39], [6]]
    table = laid("dog-lovers", ["dice 6 4"], 3, cash=[900] * 3, deeds=deeds, places=[0] * 3)
    table.play(0, "roll")
    one = seated(table)
    assert isinstance(one.bot, Thinker)
    memories: list[list[float]] = []
    while (pondering := one.pondering()) is None:
        table.play(0, one.move())
        memories.append(one.bot.mind.memory()[1:])
        refusal = f"refuse {len(memories)}"
        table.play(next(seat for seat in (1, 2) if refusal in table.legal(seat)), refusal)
    there = thought_of(asked(one))
    here = one.bot.think(table.sight(0), pondering.ideas)
    assert here is not None

    assert one.bot.mind.memory()[1:] != memories[0]
    assert there.counted == [idea.figures() for idea in here.ideas]


def test_a_question_tells_only_what_the_seat_knows():
    """Deal all that it cannot know anew: with the same seed the question is the same to the last byte."""
    table = at_turn()
    seat = table.waiting()[0]
    questions = set()
    for purpose in range(5):
        hidden = table.game.imagine(table.sight(seat), Stream(purpose, 77))
        other = gn.open("deal", ["Ann", "Bob"], position=table.game.write(hidden))
        questions.add(msgspec.json.encode(asked(seated(other))))

    assert len(questions) == 1


def test_what_was_thought_is_done():
    """The bot plays the idea that was chosen; asked again it need not think again."""
    one = seated(at_turn())
    pondering = one.pondering()
    assert pondering is not None
    figures = thought_of(asked(one))

    assert one.conclude(pondering, thought_from(pondering, figures))
    assert one.move() == pondering.ideas[figures.chosen]
    assert one.pondering() is None


def test_without_a_thought_it_does_as_usual():
    """A process that fails costs a bot its thought, not its turn."""
    one = seated(at_turn())
    pondering = one.pondering()
    assert pondering is not None

    assert one.conclude(pondering, thought_from(pondering, None))
    assert one.move() == pondering.ideas[0]


def test_a_thought_that_comes_too_late_is_forgotten():
    """The table has moved on: what was pondered is worth nothing."""
    table = at_turn()
    one = seated(table)
    pondering = one.pondering()
    assert pondering is not None
    table.play(one.seat, table.legal(one.seat)[0])

    assert not one.conclude(pondering, None)


def test_only_a_bot_that_thinks_ponders():
    """The normal one moves at once."""
    assert seated(at_turn(), "normal").pondering() is None


# In a room


async def with_a_bot(hub: Hub, bot: str, name: str = "Ann") -> Client:
    """A game of cards for one person and a bot, begun."""
    link, token = await hub.open_room("deal", name)
    ann = await Client(hub).hello(link, token)
    await ann.say(wire.SeatBot(1, bot))
    await ann.say(wire.Start())
    return ann


async def ended_turn(ann: Client) -> None:
    """Ann ends her turns until the bot has played something in its own."""
    for step in range(40):
        hand = next(one for one in ann.now()["hands"] if one["chair"] == 0)
        if hand["is_asked"]:
            words = [one["word"] for one in hand["choices"] if not one["why_not"] and ".." not in one["word"]]
            await ann.play("end" if "end" in words else words[0], f"a{step}")
        else:
            return


def test_a_hard_bot_plays_in_a_room(tmp_path):
    """Its thoughts come from a process of its own, which goes with the hub."""
    processes: list[Any] = []

    async def story() -> None:
        async with opened(tmp_path) as hub:
            thought: list[Figures | None] = []
            think = hub.thinkers.think

            async def noted(question: Question, whose: str = "") -> Figures | None:
                figures = await think(question, whose)
                processes.extend(hub.thinkers._idle)
                thought.append(figures)
                return figures

            hub.thinkers.think = noted  # type: ignore[method-assign]
            ann = await with_a_bot(hub, "hard")
            assert ann.now()["room"]["chairs"][1]["bot"] == "hard"
            while not thought:
                await ended_turn(ann)
                await asyncio.sleep(0.01)
            assert thought[0] is not None

    asyncio.run(asyncio.wait_for(story(), GUARD))
    assert {one._process.returncode for one in processes} == {-signal.SIGKILL}


class Stuck(Thinkers):
    """Processes that never come back with a thought."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()

    async def think(self, question: Question, whose: str = "") -> Figures | None:
        """Ponder for ever."""
        self.asked.set()
        await asyncio.Event().wait()
        return None


def test_one_table_does_not_wait_for_the_bot_of_another(tmp_path):
    """While a bot ponders, one can talk at its own table, and at another a bot plays on."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            stuck = hub.thinkers = Stuck()
            slow = await with_a_bot(hub, "hard")
            while not stuck.asked.is_set():
                await ended_turn(slow)
                await asyncio.sleep(0)
            quick = await with_a_bot(hub, "normal", "Bob")
            room = hub.open_rooms[quick.now()["room"]["link"]].room
            before = room.version
            while room.version < before + 6:
                await ended_turn(quick)
                await asyncio.sleep(0)
            await slow.say(wire.Say("Hello?"))
            assert hub.open_rooms[slow.now()["room"]["link"]].room.chat[-1].text == "Hello?"

    asyncio.run(asyncio.wait_for(story(), GUARD))


@pytest.mark.parametrize("how", ["killed", "slow"])
def test_a_process_that_fails_is_replaced(how, monkeypatch):
    """No thought comes of it; the next question gets one."""

    async def story() -> list[bool]:
        thinkers = Thinkers(1, patience=0.0 if how == "slow" else GUARD)
        if how == "slow":
            first = await thinkers.think(question)
            thinkers._patience = GUARD
        else:
            thinking = asyncio.create_task(thinkers.think(question))
            while not thinkers._busy:  # noqa: ASYNC110  until it is under way
                await asyncio.sleep(0.01)
            os.kill(next(iter(thinkers._busy))._process.pid, signal.SIGKILL)
            first = await thinking
        second = await thinkers.think(question)
        await thinkers.close()
        return [first is None, second is not None]

    question = asked(seated(at_turn()))
    monkeypatch.setattr("gamenight.server.thinkers.logger.error", lambda *_: None)

    assert asyncio.run(asyncio.wait_for(story(), GUARD)) == [True, True]


# What may sit there, and advice


@pytest.mark.parametrize(
    ("game", "bot", "is_there"),
    [
        ("deal", "", True),
        ("deal", "master", True),
        ("deal", "hard-bold", True),
        ("deal", "hard-trader", False),
        ("deal", "os:system", False),
        ("cats-vs-dogs", "easy", True),
        ("cats-vs-dogs", "master", False),
        ("cats-and-dogs", "normal", False),
    ],
)
def test_which_bots_may_sit_at_a_table(game, bot, is_there):
    """The levels that differ in that game, and its characters; never a class of somebody's own."""
    played = Played(game)
    ann = played.enter("Ann")
    if is_there:
        played.do(ann, wire.SeatBot(1, bot))
        assert played.room.bot_name(1) == (bot or "normal")
    else:
        with pytest.raises(NotAllowed) as refused:
            played.do(ann, wire.SeatBot(1, bot))
        assert refused.value.saying.key in {"no_such_bot", "one_kind_of_bot"}


def test_a_bot_of_another_level_keeps_its_name():
    """Only how well it plays is changed; every bot of a room has a name of its own."""
    played = Played("deal", chairs=4)
    ann = played.enter("Ann")
    for place in (1, 2, 3):
        played.do(ann, wire.SeatBot(place))
    names = [chair.name for chair in played.room.seating.chairs]
    played.do(ann, wire.SeatBot(2, "hard"))

    assert len(set(names[1:])) == 3
    assert [chair.name for chair in played.room.seating.chairs] == names


def test_advice_after_some_thought():
    """The best ideas with their chances, what it would do first; quick advice has none."""
    played, ann, bob = two_at_table(game="deal")
    table = played.room.table
    assert table is not None
    chair = table.waiting()[0]
    guest = (ann, bob)[chair]
    adviser = Adviser(played.room, guest, chair, "hard")

    class Here(Thinkers):
        """Thinks in this very process."""

        async def think(self, question: Question, whose: str = "") -> Figures | None:
            """What comes of it."""
            return thought_of(question)

    asyncio.run(adviser.think(Here()))
    advice = adviser.advice()

    assert 2 <= len(advice.ideas) <= 3
    assert advice.ideas[0].word == advice.word
    assert all(0 <= idea.chance <= 1 and idea.label for idea in advice.ideas)
    assert Adviser(played.room, guest, chair).advice().ideas == []
