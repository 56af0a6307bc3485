"""Everybody at a table reads their own language; the made-up one is English in marks."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from gamenight.server import facts, log, snapshot, wire
from gamenight.server.room import restored
from gamenight.server.sentences import Saying
from gamenight.words.catalogue import catalogue
from tests.server.clients import Client, opened, two
from tests.server.rooms import Played, two_at_table
from tests.server.test_web import WS, served
from tests.words.foreign import OPEN, is_foreign, marked

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.testclient import TestClient, WebSocketTestSession

GAME = {"game": "cats-and-dogs", "name": "Ann"}


class Guest:
    """One browser with its language."""

    def __init__(self, socket: WebSocketTestSession, room: str, **hello: object) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.say("Hello", protocol=1, room=room, **hello)
        self.welcome = self.until("Welcome")

    def say(self, kind: str, **facts: object) -> None:
        """Send a message."""
        self.socket.send_json({"type": kind, **facts})

    def until(self, *kinds: str) -> dict[str, Any]:
        """Read up to the next message of one of these kinds."""
        while True:
            self.heard.append(self.socket.receive_json())
            if self.heard[-1]["type"] in kinds:
                return self.heard[-1]

    def until_status(self, status: str) -> dict[str, Any]:
        """Read until the room stands so."""
        while True:
            message = self.until("Welcome", "Changed")
            if message["room"]["status"] == status:
                return message


@contextmanager
def at_table(client: TestClient, theirs: dict[str, str]) -> Iterator[tuple[Guest, Guest]]:
    """Ann, who reads English, and Bob, who reads another language, at a table whose game has begun."""
    room = client.post("/api/rooms", json=GAME).json()
    with client.websocket_connect(WS) as one, client.websocket_connect(WS) as other:
        ann = Guest(one, room["link"], token=room["token"], language="en")
        bob = Guest(other, room["link"], name="Bob", **theirs)
        bob.say("Sit", chair=1, name="Bob")
        bob.until("Changed")
        ann.say("Start")
        yield ann, bob


def texts(hand: dict[str, Any]) -> list[str]:
    """Every sentence of a hand."""
    why = [choice["why_not"]["sentence"] for choice in hand["choices"] if choice["why_not"]]
    labels = [choice["label"] for choice in hand["choices"]]
    return [hand["question"], *labels, *why, *(told["text"] for told in hand["told"])]


def test_two_guests_read_their_own_languages(tmp_path, foreign):
    """Questions, labels, refusals and what happened; to each only in the language of the hello."""
    with served(tmp_path) as client, at_table(client, {"language": foreign}) as (ann, bob):
        first, second = ann.until_status("playing"), bob.until_status("playing")
        serial = first["hands"][0]["view"]["serial"]
        ann.say("Play", id="1", chair=0, serial=serial, word="spin")
        told, heard = ann.until("Changed"), bob.until("Changed")

    assert (ann.welcome["language"], bob.welcome["language"]) == ("en", foreign)
    for message in (first, told):
        assert not any(OPEN in text for text in texts(message["hands"][0]))
    for message in (second, heard):
        assert all(is_foreign(text) for text in texts(message["hands"][0]))
    # On a dividing line the spin is made again: what counts comes last.
    mine, theirs = (
        next(line for line in one["hands"][0]["told"] if line["event"]["event"] == "spun")
        for one in (told, heard)
    )
    assert mine["text"].startswith("You spin")
    assert theirs["text"].startswith(f"{OPEN}Ann spin")
    assert mine["event"] == theirs["event"]


@pytest.mark.parametrize("wish", [{"language": "zz"}, {"language": ""}, {}], ids=["unknown", "empty", "none"])
def test_a_language_that_is_not_there_is_english(tmp_path, wish):
    """Without an error, as for whoever says nothing about it."""
    with served(tmp_path) as client, at_table(client, wish) as (_, bob):
        playing = bob.until_status("playing")

    assert bob.welcome["language"] == "en"
    assert playing["hands"][0]["question"].endswith(".")
    assert not any(OPEN in text for text in texts(playing["hands"][0]))


def test_without_a_word_the_browser_s_language_counts(tmp_path, foreign):
    """The connection's Accept-Language, until the hello says otherwise."""
    headers = {"accept-language": f"zz, {foreign};q=0.5"}
    with served(tmp_path) as client:
        room = client.post("/api/rooms", json=GAME).json()
        with client.websocket_connect(WS, headers=headers) as socket:
            guest = Guest(socket, room["link"], token=room["token"])
        with client.websocket_connect(WS, headers=headers) as socket:
            other = Guest(socket, room["link"], token=room["token"], language="en")

    assert (guest.welcome["language"], other.welcome["language"]) == (foreign, "en")


def test_the_language_changes_in_the_middle(tmp_path, foreign):
    """Everything is told anew, the story from its beginning; and from then on in that language."""
    with served(tmp_path) as client, at_table(client, {"language": "en"}) as (ann, bob):
        first = ann.until_status("playing")
        bob.until_status("playing")
        serial = first["hands"][0]["view"]["serial"]
        ann.say("Play", id="1", chair=0, serial=serial, word="spin")
        before = bob.until("Changed")
        bob.say("Speak", language=foreign)
        anew = bob.until("Welcome")
        bob.say("Play", id="2", chair=1, serial=anew["hands"][0]["view"]["serial"], word="spin")
        after = bob.until("Changed")
        bob.say("Speak", language="zz")
        back = bob.until("Welcome")

    assert not any(OPEN in text for text in texts(before["hands"][0]))
    assert (anew["language"], anew["continues"]) == (foreign, False)
    assert [one["event"] for one in anew["hands"][0]["told"]] == [
        one["event"] for one in before["hands"][0]["told"]
    ]
    for message in (anew, after):
        assert all(is_foreign(text) for text in texts(message["hands"][0]))
    assert back["language"] == "en"
    assert not any(OPEN in text for text in texts(back["hands"][0]))


@pytest.mark.parametrize(
    ("word", "clause", "stale"),
    [("spin", "table.asked", False), ("jump", None, False), ("spin 4", None, False)],
    ids=["refused", "no word", "no such form"],
)
def test_a_refusal_is_told_in_ones_language(tmp_path, foreign, word, clause, stale):
    """By the rules or by the grammar, with the same clause as in any language."""

    async def play() -> tuple[dict[str, Any], dict[str, Any]]:
        async with opened(tmp_path) as hub:
            ann, bob, _, _ = await two(hub)
            asked = 0 if ann.now()["hands"][0]["is_asked"] else 1
            clients = (ann, bob)
            if word == "spin":
                await clients[asked].play("spin", "1", asked)  # the rules wait for the other one now
            found = []
            for language in ("en", foreign):
                clients[asked].connection.language = language
                await clients[asked].play(word, language, asked)
                found.append(clients[asked].last("NotDone"))
            return found[0], found[1]

    english, there = asyncio.run(play())

    assert (english["why"]["clause"], english["stale"]) == (clause, stale)
    assert (there["why"]["clause"], there["stale"]) == (clause, stale)
    assert OPEN not in english["why"]["sentence"]
    assert is_foreign(there["why"]["sentence"])


@pytest.mark.parametrize(
    ("message", "key"),
    [
        (wire.Start(), "host_only"),
        (wire.Clear(0), "host_only"),
        (wire.Say("  "), "empty_text"),
        (wire.Stand(0), "not_yours"),
        (wire.Advise(0), "not_yours"),
        (wire.Grant(7, granted=True), "no_wish"),
    ],
    ids=["start", "clear", "say", "stand", "advise", "grant"],
)
def test_a_problem_is_told_in_ones_language(tmp_path, foreign, message, key):
    """Whatever a guest may not do."""

    async def ask() -> str:
        async with opened(tmp_path) as hub:
            _, bob, _, _ = await two(hub)
            bob.connection.language = foreign
            await bob.say(message)
            return str(bob.last("Problem")["sentence"])

    assert asyncio.run(ask()) == Saying(key, {}).told(foreign)


def test_advice_is_given_in_ones_language(tmp_path, foreign):
    """The button's label and the reason; the word is the game's."""

    async def ask() -> dict[str, Any]:
        async with opened(tmp_path) as hub:
            ann, bob, _, _ = await two(hub)
            asked = 0 if ann.now()["hands"][0]["is_asked"] else 1
            guest = (ann, bob)[asked]
            guest.connection.language = foreign
            await guest.say(wire.Advise(asked))
            return guest.last("Advice")

    advice = asyncio.run(ask())

    assert advice["word"] == "spin"
    assert is_foreign(advice["label"])
    assert is_foreign(advice["why"])


TOOK_OVER = Saying("took_over", {"name": "Bob again", "bot": "Bob"})


def taken_over() -> Played:
    """A table at which somebody has taken over from another, which the table says in the chat."""
    played, _, bob = two_at_table()
    played.do(bob, wire.Say("bye"))
    played.do(bob, wire.Stand(1))
    played.do(bob, wire.Sit(1, "Bob again"))
    return played


def test_the_table_s_own_words_are_read_by_each_in_their_language(foreign):
    """They are kept as what they say; what guests say stays as they said it."""
    played = taken_over()
    said = {language: facts.chat(None, played.room.chat, language) for language in ("en", foreign)}

    assert [one.text for one in said["en"]] == ["bye", TOOK_OVER.told()]
    assert [one.text for one in said[foreign]] == ["bye", marked(TOOK_OVER.told())]


def test_the_table_s_words_outlive_a_restart(foreign):
    """Folded again from the entries, or read from a snapshot."""
    played = taken_over()
    again = restored(played.entries, played.dealer)
    kept = msgspec.json.decode(snapshot.taken(again))

    for room in (again, snapshot.room_of(msgspec.json.encode({**kept, "status": "lobby"}))):
        assert facts.chat(None, room.chat, foreign)[-1].text == marked(TOOK_OVER.told())


def test_words_of_the_table_that_were_kept_as_text_are_read_as_they_are(foreign):
    """A snapshot of an older version has them finished, without a key."""
    kept = msgspec.json.decode(snapshot.taken(taken_over().room))
    old = [["Ann", "hello", 1, []], ["", "Bob takes over from Ann."], ["Bob", "psst", 2, [1, 2]]]
    room = snapshot.room_of(msgspec.json.encode({**kept, "status": "lobby", "chat": old}))

    assert [one.text for one in facts.chat(1, room.chat, foreign)] == [
        "hello",
        "Bob takes over from Ann.",
        "psst",
    ]


def test_why_a_game_waits_is_told_in_ones_language(foreign):
    """With what is wrong, told too, and the title of the box."""
    played, ann, _ = two_at_table()
    room = restored([*played.entries, log.Played(1, "x", [(1, "spin")])])
    pause = facts.room_facts(room, ann, {ann}, [], language=foreign).pause

    assert pause is not None
    assert is_foreign(pause.sentence)
    assert Saying("not_lawful_now", {"word": "'spin'"}).told(foreign) in pause.sentence


def test_names_that_the_table_gives_are_in_the_language_of_who_asks(tmp_path, foreign):
    """A guest without a name, and a bot; they are names from then on, the same for everybody."""

    async def enter() -> dict[str, Any]:
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            ann = Client(hub)
            ann.connection.language = foreign
            await ann.hello(link, token)
            bob = Client(hub)
            bob.connection.language = foreign
            await bob.hello(link)
            await ann.say(wire.SeatBot(1))
            return dict(ann.now()["room"])

    room = asyncio.run(enter())

    assert [guest["name"] for guest in room["guests"]] == ["Ann", marked("Guest 2")]
    assert room["chairs"][1]["name"] in marked(catalogue().say("bots", "names")).split(", ")


def test_a_hand_is_built_once_for_all_who_read_the_same(tmp_path, foreign, monkeypatch):
    """Two watchers in each of two languages: two hands more than the players', not four."""
    built: list[tuple[int | None, str]] = []
    hand = facts.hand

    def counted(room: Any, table: Any, seat: int | None, since: int | None, language: str) -> wire.Hand:
        built.append((seat, language))
        return hand(room, table, seat, since, language)

    async def play() -> None:
        async with opened(tmp_path) as hub:
            ann, bob, link, _ = await two(hub)
            watch = hub.open_rooms[link].room.watch
            for language in ("en", foreign, "en", foreign):
                client = Client(hub)
                client.connection.language = language
                await client.hello(watch)
            asked = 0 if ann.now()["hands"][0]["is_asked"] else 1
            monkeypatch.setattr(facts, "hand", counted)
            await (ann, bob)[asked].play("spin", "1", asked)

    asyncio.run(play())

    assert sorted(built, key=str) == sorted([(0, "en"), (1, "en"), (None, "en"), (None, foreign)], key=str)


def test_changing_the_language_again_and_again_is_slowed_down(tmp_path):
    """Each time everything is told anew, so that it is not for nothing."""

    async def flood() -> list[dict[str, Any]]:
        async with opened(tmp_path) as hub:
            ann, _, _, _ = await two(hub)
            ann.read()
            for _ in range(40):
                await ann.say(wire.Speak("en"))
            return ann.heard

    heard = asyncio.run(flood())

    assert 5 <= sum(one["type"] == "Welcome" for one in heard) <= 15
    assert heard[-1] == {
        "type": "Problem",
        "sentence": Saying("slowly", {}).told(),
        "fatal": False,
        "about": "",
    }
