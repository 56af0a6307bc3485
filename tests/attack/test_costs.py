"""What is dear is made once, asked for seldom, or bounded: one visitor does not stop the others."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from starlette.websockets import WebSocketState

import gamenight as gn
from gamenight.api.opening import replay
from gamenight.server import moments, wire
from gamenight.server.answers import packed_once
from gamenight.server.help import pages
from gamenight.server.help import web as help_web
from gamenight.server.help.web import whole
from gamenight.server.hub import Hub
from gamenight.server.limits import Tries
from gamenight.server.open_room import OpenRoom
from gamenight.server.service import ADVICE
from gamenight.server.socket import serve_socket
from gamenight.server.thinkers import Thinkers
from gamenight.server.web import rules_of
from tests.server.clients import Client, opened, settled, two
from tests.server.rooms import WATCH
from tests.server.test_film import kept, record_of
from tests.server.test_web import served

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled

HUGE = 10**30


def test_what_the_search_of_the_help_goes_through_is_made_once(tmp_path, monkeypatch):
    """A third of a megabyte, and packed: a thousand who ask for it cost what one does."""
    made: list[int] = []
    searched = pages.searched

    def counted() -> list[pages.Found]:
        made.append(1)
        return searched()

    monkeypatch.setattr(pages, "searched", counted)
    help_web.searched.cache_clear()
    with served(tmp_path) as client:
        answers = [client.get("/help/search.json") for _ in range(3)]
        plain = client.get("/help/search.json", headers={"accept-encoding": "identity"})

    assert made == [1]
    assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
    assert plain.json() == answers[0].json() != []


@pytest.mark.parametrize("path", ["/api/games", "/api/words", "/api/words/de", "/help/reference/wire"])
def test_what_every_page_asks_for_is_packed_once(tmp_path, path):
    """However often, as long as it is the same."""
    packed_once.cache_clear()
    whole.cache_clear()
    with served(tmp_path) as client:
        answers = [client.get(path, params={"language": "en"}) for _ in range(3)]
        plain = client.get(path, params={"language": "en"}, headers={"accept-encoding": "identity"})

    assert packed_once.cache_info().misses == 1
    assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
    assert plain.headers.get("content-encoding") is None
    assert {answer.text for answer in answers} == {plain.text}


def test_a_rulebook_is_written_once_in_each_language(tmp_path):
    """As long as its box is the same."""
    rules_of.cache_clear()
    with served(tmp_path) as client:
        english = [client.get("/api/rules/kanto?language=en").json() for _ in range(3)]
        german = client.get("/api/rules/kanto?language=de").json()

    assert (rules_of.cache_info().misses, rules_of.cache_info().hits) == (2, 2)
    assert english[0] == english[2] != german


def test_a_game_is_not_played_on_after_very_many_moves(monkeypatch):
    """The server itself must follow them, whenever it starts."""
    record = record_of("kanto-short")
    monkeypatch.setattr(moments, "MOST_MOVES", 30)

    assert len(moments.moment(record, 5).moves) <= 30
    with pytest.raises(gn.BadRecord, match="after 30 at most"):
        moments.moment(record, sum(1 for _ in replay(record).entries) // 4)


@pytest.mark.parametrize(
    "odd",
    [
        {"watch": WATCH, "game": HUGE},
        {"watch": WATCH, "game": -1},
        {"watch": WATCH, "game": 2**63},
        {"watch": WATCH, "game": 999_999},
        {"watch": WATCH, "step": HUGE},
        {"watch": WATCH, "seat": HUGE},
        {"watch": WATCH, "seat": -HUGE},
        {"watch": WATCH, "bot": "\0" * 1000},
        {"watch": "\0"},
        {"watch": WATCH, "name": "\u202e\n"},
    ],
    ids=str,
)
def test_odd_wishes_to_play_on(tmp_path, monkeypatch, odd):
    """A sentence, whatever stands there."""
    monkeypatch.setattr(Tries, "take", lambda *_: True)
    kept(tmp_path, 10_000)
    with served(tmp_path) as client:
        answer = client.post("/api/what-if", json={"step": 4, "seat": 0, **odd})

    assert answer.status_code < 500
    assert answer.json()["sentence"]


@pytest.mark.parametrize("bots", [HUGE, -HUGE, 2**63, 1000])
def test_so_many_bots(tmp_path, bots):
    """More than there are chairs are told how many there are."""
    with served(tmp_path) as client:
        answer = client.post("/api/rooms", json={"game": "kanto", "name": "Ann", "bots": bots})

    assert (answer.status_code, bool(answer.json().get("sentence"))) == (
        (400, True) if bots > 0 else (200, False)
    )


def test_taking_back_is_asked_for_now_and_then(tmp_path):
    """The game is followed anew for it, and everybody asked: who is refused does not ask all the time."""

    async def story() -> list[str]:
        async with opened(tmp_path, generosity=1.0) as hub:
            link, token = await hub.open_room("kanto", "Ann")
            ann = await Client(hub).hello(link, token)
            bob = await Client(hub).hello(link, name="Bob")
            await bob.say(wire.Sit(1, "Bob"))
            await ann.say(wire.Start())
            room = hub.open_rooms[link].room
            for number in range(6):
                assert room.table is not None
                chair = room.table.waiting()[0]
                word = next(one for one in room.table.legal(chair) if "<" not in one and ".." not in one)
                await (ann, bob)[chair].play(word, str(number), chair)
            told = []
            for _ in range(12):
                await ann.say(wire.TakeBack(0))
                request = hub.open_rooms[link].taking_back.request
                if request is not None:
                    await ann.say(wire.Consent(request.number, granted=False))
                told.append(ann.last("Problem")["sentence"])
            return told

    told = asyncio.run(story())

    assert "not agree" in told[0]
    assert "a lot in a short time" in told[-1]


def test_one_address_is_advised_so_often_at_all_its_tables(tmp_path):
    """A quick bot's advice is made by the server itself, beside all games."""

    async def story() -> list[str]:
        async with opened(tmp_path, generosity=1.0) as hub:
            hub.service.advising = Tries(ADVICE, 0.0001)
            found = []
            for _ in range(2):
                link, token = await hub.open_room("deal", "Ann")
                ann = await Client(hub).hello(link, token)
                await ann.say(wire.Sit(1, "Bob"))
                await ann.say(wire.Start())
                table = hub.open_rooms[link].room.table
                assert table is not None
                asking = wire.Advise(table.waiting()[0])
                found += [(await ann.say(asking))[-1]["type"] for _ in range(35)]
            return found

    assert asyncio.run(story()) == ["Advice"] * ADVICE + ["Problem"] * (70 - ADVICE)


def test_a_guest_has_two_bots_think_at_a_time(tmp_path, monkeypatch):
    """They think in the few processes that all tables share."""
    asked = []

    async def think(_: Thinkers, question: object, whose: str) -> None:
        asked.append(question)
        await asyncio.sleep(3600)

    monkeypatch.setattr(Thinkers, "think", think)

    async def story() -> str:
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("deal", "Ann")
            ann = await Client(hub).hello(link, token)
            await ann.say(wire.Sit(1, "Bob"))
            await ann.say(wire.Start())
            room = hub.open_rooms[link].room
            assert room.table is not None
            for _ in range(6):
                await ann.say(wire.Advise(room.table.waiting()[0], "hard"))
                await settled()
            return str(ann.last("Problem")["sentence"])

    told = asyncio.run(story())

    assert len(asked) == 2
    assert "a lot in a short time" in told


def test_a_bot_does_not_wait_for_ever_for_its_turn_to_think():
    """While others think it does what it would do without."""

    async def story() -> object:
        thinkers = Thinkers(1, patience=0.05)
        await thinkers._turns.take("others")
        return await asyncio.wait_for(thinkers.think(msgspec.UNSET), 60)  # type: ignore[arg-type]

    assert asyncio.run(story()) is None


async def long_game(hub: Hub) -> tuple[OpenRoom, list[int]]:
    """A game in which much has happened, and its versions."""
    ann, bob, link, _ = await two(hub)
    room = hub.open_rooms[link].room
    for number in range(20):
        assert room.table is not None
        chair = room.table.waiting()[0]
        await (ann, bob)[chair].play(room.table.legal(chair)[0], str(number), chair)
    return hub.open_rooms[link], [version for version, _ in room.marks]


def test_a_story_of_which_much_was_missed_is_told_anew(tmp_path, monkeypatch):
    """Nobody makes the server tell a whole long game: the last of it is all that is ever told at once."""
    monkeypatch.setattr("gamenight.server.facts.STORY_KEPT", 5)

    async def story() -> list[tuple[bool, int]]:
        async with opened(tmp_path) as hub:
            open_room, versions = await long_game(hub)
            found = []
            for seen in (versions[0], versions[-2]):
                watcher = await Client(hub).hello(open_room.room.watch, seen=seen)
                welcome = watcher.last("Welcome")
                found.append((welcome["continues"], len(welcome["hands"][0]["told"])))
            return found

    missed, nearly_all = asyncio.run(story())

    assert missed == (False, 5)
    assert nearly_all[0]
    assert nearly_all[1] < 5


def test_what_was_told_is_not_kept_for_every_version_that_somebody_names(tmp_path, monkeypatch):
    """Whoever comes again and again, each time from elsewhere, fills no memory by it."""
    monkeypatch.setattr("gamenight.server.telling.HANDS_KEPT", 4)

    async def story() -> list[int]:
        async with opened(tmp_path) as hub:
            open_room, versions = await long_game(hub)
            kept = []
            for seen in versions:
                await Client(hub).hello(open_room.room.watch, seen=seen)
                kept.append(len(open_room._telling._hands))
            return kept

    assert max(asyncio.run(story())) == 4


class Line:
    """As much of a socket as the server uses: sends what it was given, then goes away."""

    client = None
    client_state = WebSocketState.DISCONNECTED

    def __init__(self, *says: wire.FromClient) -> None:
        self.says = [wire.encoder.encode(one).decode() for one in says]
        self.heard: list[str] = []

    async def accept(self) -> None:
        """The server takes the connection."""

    async def receive(self) -> dict[str, object]:
        """The next message to the server."""
        if not self.says:
            return {"type": "websocket.disconnect", "code": 1006}
        return {"type": "websocket.receive", "text": self.says.pop(0)}

    async def send_text(self, text: str) -> None:
        """A message of the server's."""
        self.heard.append(msgspec.json.decode(text)["type"])

    async def close(self) -> None:
        """The server goes."""


def test_one_address_leaves_time_for_the_others(tmp_path, monkeypatch):
    """On all its sockets together it may say so much a second; what is more waits, and is done later."""
    limit = Tries(10, 4.0, lambda: 0.0)

    assert [limit.delay("here") for _ in range(13)] == [0.0] * 10 + [0.25, 0.5, 0.75]
    assert limit.delay("elsewhere") == 0.0

    async def story() -> tuple[list[float], int]:
        waited: list[float] = []
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            hub.messages = Tries(5, 2000.0, lambda: 0.0)
            real = hub.messages.delay

            def noted(address: str) -> float:
                waited.append(real(address))
                return waited[-1]

            monkeypatch.setattr(hub.messages, "delay", noted)
            line = Line(wire.Hello(wire.PROTOCOL, link, token), *[wire.Ping()] * 8)
            await serve_socket(hub, line)  # type: ignore[arg-type]
        return waited, line.heard.count("Pong")

    waited, answered = asyncio.run(story())

    assert waited == [0.0] * 5 + [0.0005, 0.001, 0.0015]
    assert answered == 8
