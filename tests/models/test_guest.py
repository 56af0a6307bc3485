"""A model's chair whose connection breaks just when something is said."""

from __future__ import annotations

import asyncio
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
