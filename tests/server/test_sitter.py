"""What a program at the table does when it hears what; without a server."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import gamenight as gn
from gamenight.server.far_guest import Turned, another
from gamenight.server.sit import REFUSALS, Sitter

ME, OTHER = 4, 7


class Socket:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send(self, text: str) -> None:
        """Keep it."""
        self.sent.append(json.loads(text))

    def kinds(self) -> list[str]:
        """What was sent since the last look."""
        kinds = [message["type"] for message in self.sent]
        self.sent = []
        return kinds


class Told:
    """A bot that always has the same word, and says whether it was asked."""

    name = "told"

    def __init__(self, word: str | None = "spin") -> None:
        self.said = word
        self.asked = 0

    def check(self, game: str) -> None:
        """Any game is fine."""

    def look(self, room: object, hand: object, told: object) -> None:
        """Count."""
        self.asked += 1

    async def thinks(self) -> str | None:
        """Always the same."""
        return self.said


def chair(kind: str, guest: int | None = None, name: str = "") -> dict[str, Any]:
    """A chair as the room tells it."""
    return {"kind": kind, "guest": guest, "name": name}


def room(status: str = "playing", *chairs: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A room in which I sit on the first chair, unless told otherwise."""
    sits = [*chairs] or [chair("person", ME, "Robot"), chair("bot", None, "Bot 2")]
    return {"status": status, "chairs": sits, "game": "garden-path", "number": 1, "terms": {}, **more}


def hand(*, is_asked: bool = True, serial: int = 9, facts: tuple[dict[str, int], ...] = ()) -> dict[str, Any]:
    """My hand."""
    return {
        "chair": 0,
        "is_asked": is_asked,
        "choices": [{"facts": one} for one in facts],
        "view": {"serial": serial, "names": ["Robot", "Bot 2"]},
    }


def welcome(room: dict[str, Any], *hands: dict[str, Any]) -> dict[str, Any]:
    """Everything as it is now."""
    return {"type": "Welcome", "version": 3, "guest": ME, "token": "t", "room": room, "hands": [*hands]}


def changed(room: dict[str, Any], *hands: dict[str, Any]) -> dict[str, Any]:
    """Something happened."""
    return {"type": "Changed", "version": 4, "room": room, "hands": [*hands]}


POSITIONED = {"type": "Positioned", "chair": 0, "serial": 9, "version": 3, "position": {}}
REFUSED = {"type": "NotDone", "id": "x", "stale": False, "why": {"clause": None, "sentence": "No."}}
STALE = {**REFUSED, "stale": True}
DONE = {"type": "Done", "id": "x", "version": 4}
NO = {"type": "Problem", "sentence": "Not so.", "fatal": False}


class Sat:
    """A sitter, its socket, its bot, and what it noted."""

    def __init__(self, word: str | None = "spin") -> None:
        self.socket, self.bot, self.notes = Socket(), Told(word), list[str]()
        self.sitter = Sitter(
            "http://127.0.0.1:1/r/x",
            "Robot",
            self.bot,  # type: ignore[arg-type]
            lambda key, **_: self.notes.append(key),
            "en",
        )

    def hear(self, *messages: dict[str, Any]) -> list[str]:
        """Hear some messages; what was sent for them."""

        async def listen() -> None:
            for message in messages:
                await self.sitter._hear(self.socket, message)  # type: ignore[arg-type]

        asyncio.run(listen())
        return self.socket.kinds()


def test_one_serial_serves_several_questions():
    """When an answer is done and the chair is asked still, that is a new question, whatever its serial."""
    sat = Sat()

    assert sat.hear(welcome(room(), hand())) == ["Position"]
    assert sat.hear(changed(room(), hand())) == []  # it is looking
    assert sat.hear(POSITIONED) == ["Play"]
    assert sat.hear(changed(room(), hand())) == []  # its answer is under way
    assert sat.hear(DONE) == ["Position"]
    assert sat.hear(POSITIONED) == ["Play"]
    assert sat.hear(changed(room(), hand(is_asked=False)), DONE) == []


def test_what_came_too_late_is_thought_about_again():
    """A stale answer is no refusal."""
    sat = Sat()
    sat.hear(welcome(room(), hand()), POSITIONED)

    assert sat.hear(STALE) == ["Position"]
    assert sat.notes == ["sits", "plays"]


def test_refusals_come_to_an_end():
    """A refused word is told and another sought; after so many in a row it is the bot's fault."""
    sat = Sat()
    sat.hear(welcome(room(), hand()))
    for _ in range(REFUSALS - 1):
        assert sat.hear(POSITIONED, REFUSED) == ["Play", "Position"]
    with pytest.raises(gn.BadBot, match="refused 20 times in a row: No"):
        sat.hear(POSITIONED, REFUSED)


def test_a_claim_or_an_offer_is_considered_once():
    """Nobody waits for the chair, but something new addresses it; the bot may let it be."""
    sat = Sat(None)
    offered = hand(is_asked=False, facts=({"offer": 5},))
    newer = hand(is_asked=False, facts=({"offer": 5}, {"claim": 6}))

    assert sat.hear(welcome(room(), hand(is_asked=False))) == []
    assert sat.hear(changed(room(), offered)) == ["Position"]
    assert sat.hear(POSITIONED) == []
    assert sat.hear(changed(room(), offered)) == []
    assert sat.hear(changed(room(), newer)) == ["Position"]


def test_after_a_break_the_same_is_sent_again():
    """What was played and not answered, with the same id; a position is asked for anew."""
    sat = Sat()
    sat.hear(welcome(room(), hand()), POSITIONED)
    sent = sat.sitter.unanswered
    sat.sitter._socket = None

    assert sat.hear(welcome(room(), hand())) == ["Play"]
    assert sat.sitter.unanswered == sent
    assert "back" in sat.notes
    assert sat.hear(DONE) == ["Position"]


def test_a_position_that_nobody_asked_for_is_not_answered():
    """One that was on its way when everything was told anew."""
    sat = Sat()
    sat.hear(welcome(room(), hand()), POSITIONED)

    assert sat.hear(POSITIONED) == []


LOBBY = room("lobby", chair("person", OTHER, "Ann"), chair("bot", None, "Bot 2"), chair("free"))


def test_a_free_chair_before_a_bots():
    """And if somebody was faster, the next one; what is said of the first is no answer to the second."""
    sat = Sat()
    taken = room("lobby", chair("person", OTHER), chair("bot", None, "Robot"), chair("person", 8))
    sat.hear(welcome(LOBBY))
    assert sat.sitter.wanted == 2
    assert sat.hear(changed(taken)) == ["Sit"]
    assert sat.sitter.wanted == 1
    assert sat.hear(NO, changed(taken)) == []
    with pytest.raises(Turned, match="Not so"):
        sat.hear(NO)


@pytest.mark.parametrize(
    ("told", "says"),
    [
        (welcome(room("lobby", chair("person", OTHER))), "every chair is a person's"),
        (welcome(room("over", chair("bot"))), "the game at this table is over"),
        ({"type": "Gone", "sentence": "It is gone."}, "It is gone."),
        ({**NO, "fatal": True}, "Not so."),
    ],
    ids=["full", "over", "gone", "fatal"],
)
def test_what_cannot_be_helped_ends_it(told, says):
    """A sentence, and nothing is tried again."""
    with pytest.raises(Turned, match=says):
        Sat().hear(told)


def test_a_chair_in_a_running_game_is_asked_for_and_may_be_lost():
    """Granted, it plays; given to another, it ends."""
    sat = Sat()
    bots = room("playing", chair("person", OTHER), chair("bot", None, "Bot 2"))
    mine = room("playing", chair("person", OTHER), chair("person", ME, "Robot"))

    assert sat.hear(welcome(bots)) == ["Sit"]
    assert sat.hear(changed(bots)) == []
    assert sat.hear(changed(mine, {**hand(), "chair": 1})) == ["Position"]
    assert sat.notes == ["asks", "sits"]
    with pytest.raises(Turned, match="somebody else was given the chair of Robot"):
        sat.hear(changed(bots))


def test_it_agrees_to_go_on_with_a_paused_game():
    """Once a pause: others must agree too."""
    sat = Sat()
    paused = room("paused", pause={"sentence": "The rules have changed.", "agreed": [], "asked": [ME]})

    assert sat.hear(welcome(paused)) == ["Resume"]
    assert sat.hear(changed(paused)) == []


def test_what_went_too_fast_is_asked_again(monkeypatch):
    """The server makes no position just now: a pause, and again."""
    pauses = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    sat = Sat()
    sat.hear(welcome(room(), hand()))

    assert sat.hear(NO) == ["Position"]
    assert pauses == [1.0]


@pytest.mark.parametrize(
    ("name", "taken", "expected"),
    [
        ("Robot", [], "Robot"),
        ("Robot", ["Robot", "Robot 2"], "Robot 3"),
        ("R" * 30, [], "R" * 24),
        ("R" * 24, ["R" * 24], "R" * 21 + " 2"),
    ],
)
def test_two_of_one_name(name, taken, expected):
    """The second gets a number; no name is too long."""
    assert another(name, taken) == expected
