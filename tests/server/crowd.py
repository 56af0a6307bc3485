"""The people of the protocol's model: what they may send, and which of their tabs is meant."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import hypothesis.strategies as st
from hypothesis.stateful import RuleBasedStateMachine

from gamenight.server import wire
from tests.kernel.parlour_edition import PARLOUR
from tests.laws.subjects import RANGE

if TYPE_CHECKING:
    from tests.server.tabs import Tab
    from tests.server.world import World

GAMES = ["cats-and-dogs", PARLOUR.id]
NAMES = ["Ann", "Bob", "Bot 2", "Žofie", "a\u200bb", "x" * 24]
RESIGNING = 7
picks = st.integers(0, 2**16).map(lambda number: number * 40503 % 65537)  # small ones are drawn too often
rooms = st.integers(0, len(GAMES) - 1)
chairs = st.integers(0, 4)
names = st.sampled_from(NAMES)
MESSAGES = st.one_of(
    st.builds(wire.Sit, chairs, names),
    st.builds(wire.Stand, chairs),
    st.builds(wire.Rename, names),
    st.builds(wire.Say, names),
    st.builds(wire.SeatBot, chairs),
    st.builds(wire.Clear, chairs),
    st.builds(wire.Lock, st.booleans()),
    st.builds(wire.MakeHost, st.integers(1, 5)),
    st.builds(wire.Grant, st.integers(1, 4), st.booleans()),
    st.builds(wire.Kick, st.integers(1, 5), st.booleans()),
    st.builds(wire.Mute, st.integers(1, 5), st.booleans()),
    st.builds(wire.Hush, st.booleans()),
    st.builds(wire.Guard, st.booleans()),
    st.builds(wire.Skip, chairs, st.integers(0, 40)),
    st.builds(wire.Replace, chairs),
    st.builds(wire.TakeBack, chairs),
    st.builds(wire.Consent, st.integers(1, 4), st.booleans()),
    st.builds(wire.Agree, st.sampled_from([*GAMES, "chess"]), st.just({}), st.integers(1, 4)),
    st.sampled_from([wire.Start(), wire.Rematch(), wire.Leave(), wire.Ping(), wire.Resume()]),
)


class Crowd(RuleBasedStateMachine):
    """A world of tabs, and ways to speak of them."""

    world: World
    numbered = 0  # the plays so far

    def step(self, steps: int) -> None:
        """Let the server work a little."""

        async def some() -> None:
            for _ in range(steps):
                await asyncio.sleep(0)

        self.world.run(some())

    def tab(self, pick: int) -> Tab:
        """Any tab; before it does anything, the server may have worked a little."""
        self.step(pick % 5 * 4)
        return self.world.tabs[pick % len(self.world.tabs)]

    def host(self, room: int) -> Tab | None:
        """A tab of the room's host, as the tabs know it."""
        for tab in self.world.tabs:
            if tab.is_welcome and tab.person.room == room and tab.guest is not None:
                for guest in tab.room["guests"]:
                    if guest["host"] and guest["number"] == tab.guest:
                        return tab
        return None

    def asked(self, room: int) -> list[tuple[Tab, dict[str, Any]]]:
        """The tabs that know that they are asked, each with the hand."""
        return [
            (tab, hand)
            for tab in self.world.tabs
            if tab.is_welcome and tab.person.room == room
            for hand in tab.hands
            if hand["is_asked"] and hand["chair"] is not None and not tab.unanswered
        ]

    def play(self, tab: Tab, hand: dict[str, Any], pick: int, serial: int | None = None) -> None:
        """One of the words that a hand offers, seldom resigning; with a serial of one's own, any it shows."""
        words = [
            one["word"]
            for one in hand["choices"]
            if one["word"] != "resign" and (serial is not None or not one["why_not"])
        ]
        if pick % 50 == RESIGNING or not words:
            words = ["resign"]
        word = RANGE.sub(lambda found: str(int(found[1]) + pick % 3), words[pick % len(words)])
        if hand["chair"] is None:
            return
        self.numbered += 1
        answered = max(0, hand["view"]["serial"] + (serial or 0))
        tab.say(wire.Play(f"n{self.numbered}", hand["chair"], answered, word))
