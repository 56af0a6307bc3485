"""A model's chair whose connection breaks just when something is said, or that is taken away."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from gamenight.models.door import Place
from gamenight.models.guest import ModelGuest, NotDone
from gamenight.words.catalogue import catalogue


class Broken:
    """A connection that is gone, as one hears when something is sent."""

    async def send(self, _: str) -> None:
        """Nobody hears it."""
        raise ConnectionClosedError(None, None)


class Line:
    """A connection that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send(self, text: str) -> None:
        """Keep it."""
        self.sent.append(json.loads(text))


def guest_says(key: str) -> str:
    """What a guest says of itself."""
    return catalogue("en").say("models", "seat", key)


def cut_off() -> ModelGuest:
    """A guest in a running game, who has not heard yet that the connection is gone."""
    guest = ModelGuest(Place("http://127.0.0.1:1", "abc"), "Ada", lambda *_, **__: None, "en")
    guest.table = {"status": "playing", "number": 1}
    guest.hand = {"chair": 0, "view": {"serial": 3}}
    guest._socket = Broken()  # type: ignore[assignment]
    return guest


def test_a_word_is_answered_when_the_connection_is_back():
    """It was not heard, and stays unanswered: so it is said again, and its answer awaited."""

    async def story() -> tuple[Any, str]:
        guest = cut_off()
        putting = asyncio.create_task(guest.put("spin"))
        await asyncio.sleep(0)  # until it waits for the answer
        kept, guest.hand = guest.unanswered, None
        await guest.heed({"type": "Done"})
        return kept, await putting

    kept, text = asyncio.run(story())

    assert (kept["word"], kept["serial"]) == ("spin", 3)
    assert text == guest_says("asked_for")


@pytest.mark.parametrize("is_known", [False, True], ids=["not heard of yet", "heard of"])
def test_what_nobody_hears_is_not_said(is_known):
    """The model is told so, whether the guest knows already that the connection is gone."""
    guest = cut_off()
    if is_known:
        guest._socket = None
    with pytest.raises(NotDone) as found:
        asyncio.run(guest.talk("hello"))

    assert str(found.value) == guest_says("at_the_door" if is_known else "unheard")


def test_a_chair_that_is_taken_away_is_no_end():
    """The host agrees on fewer chairs: what is said is heard on, and the guest sits down on another."""

    async def story() -> tuple[ModelGuest, Line]:
        guest, line = cut_off(), Line()
        guest._socket, guest.guest, guest.chair = line, 2, 3  # type: ignore[assignment]
        chairs = [{"kind": "person", "name": "Bob", "guest": 1}, {"kind": "free", "name": "", "guest": None}]
        room = {"status": "lobby", "number": 1, "game": "garden-path", "chairs": chairs}
        said = [{"name": "Bob", "text": "Two is enough."}]
        changed = {"type": "Changed", "version": 9, "room": room, "hands": [], "chat": said}
        assert not await guest._understand(line, json.dumps(changed))  # type: ignore[arg-type]
        return guest, line

    guest, line = asyncio.run(story())

    assert [(one.name, one.text) for one in guest.chat] == [("Bob", "Two is enough.")]
    assert [(message["type"], message["chair"]) for message in line.sent] == [("Sit", 1)]
