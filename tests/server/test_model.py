"""Joins, duplicates, stale serials, wrong tokens, slow readers, restarts: in the end all know the same."""

from __future__ import annotations

import random

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import initialize, precondition, rule, run_state_machine_as_test

from gamenight.editions.shelf import put_on_shelf, take_off_shelf
from gamenight.server import wire
from tests.kernel.parlour_edition import PARLOUR
from tests.server.crowd import GAMES, MESSAGES, RESIGNING, Crowd, picks, rooms
from tests.server.tabs import Person
from tests.server.world import World

MOST_TABS = 12


class Tables(Crowd):
    """Two rooms, one of them with secrets, and whatever people and networks do."""

    @initialize(begun=st.lists(st.booleans(), min_size=len(GAMES), max_size=len(GAMES)))
    def begin(self, begun: list[bool]) -> None:
        """In each room a host and a guest with two tabs sit at the table; in some the game has begun."""
        self.world = World(GAMES)
        for room in range(len(GAMES)):
            bob = self.world.arrive(Person(room))
            self.step(20)
            self.world.arrive(bob.person)
            bob.say(wire.Sit(1, "Bob"))
            self.step(20)
            if begun[room]:
                self.begin_game(room, bots=False, chairs=2)
        self.world.check()

    def teardown(self) -> None:
        """In the end, as at every quiet moment, everybody knows the same; then all is put away."""
        if hasattr(self, "world"):
            try:
                self.world.check()
            finally:
                self.world.end()

    # Coming and going

    @precondition(lambda self: len(self.world.tabs) < MOST_TABS)
    @rule(
        room=rooms, kind=st.sampled_from(["none", "wrong", "foreign", "retired", "watch", "own"]), pick=picks
    )
    def arrive(self, room: int, kind: str, pick: int) -> None:
        """A new tab with no token, a wrong one, another room's, one that was replaced; or a watcher's."""
        tokens = {
            "wrong": ["x" * 43],
            "foreign": [token for where, token in self.world.owner if where != room],
            "retired": [token for where, token in self.world.retired if where == room],
        }.get(kind) or [""]
        person = Person(room, tokens[pick % len(tokens)])
        if kind == "own":
            person = self.tab(pick).person
        self.world.arrive(person, is_watching=kind == "watch")

    @rule(pick=picks, kind=st.sampled_from(["close", "slow", "back", "reload"]))
    def network(self, pick: int, kind: str) -> None:
        """The connection breaks, or is not read from for a while; or a tab is back, or was reloaded."""
        tab = self.tab(pick)
        if kind == "close":
            tab.drop()
        elif kind == "slow" and tab.pipe is not None:
            tab.pipe.reads.clear()
        elif kind in {"back", "reload"}:
            tab.open(seen=0 if kind == "reload" else tab.version)

    # Commands, by whoever, allowed or not

    @rule(pick=picks, message=MESSAGES)
    def command(self, pick: int, message: wire.FromClient) -> None:
        """Anything that a client may send in a lobby or at a table."""
        self.tab(pick).say(message)

    @rule(pick=picks, kind=st.sampled_from(["stand", "stand", "leave", "all leave"]))
    def go(self, pick: int, kind: str) -> None:
        """Somebody who sits stands up, or leaves for good, or everybody in the room does."""
        tab = self.tab(pick)
        for hand in tab.hands[:1] if kind == "stand" else ():
            if hand["chair"] is not None:
                tab.say(wire.Stand(hand["chair"]))
        for one in self.world.tabs:
            if one is tab or (kind == "all leave" and one.person.room == tab.person.room):
                one.say(wire.Leave() if "leave" in kind else wire.Ping())

    @rule(pick=picks, message=MESSAGES, others=st.integers(0, 8))
    def overflow(self, pick: int, message: wire.FromClient, others: int) -> None:
        """A tab sends something and reads nothing, while the others talk."""
        tab = self.tab(pick)
        self.network(pick, "slow")
        tab.say(message)
        for hand in tab.hands[:1] if pick % 2 else ():
            tab.say(wire.Stand(hand["chair"] or 0))
        for number in range(others):
            self.tab(pick + number).say(wire.Say(f"hm {number}"))
        self.step(40)

    @rule(room=rooms, bots=st.booleans(), chairs=st.integers(2, 4))
    def begin_game(self, room: int, bots: bool, chairs: int) -> None:
        """The host starts, or starts anew, with bots where nobody sits, or with one device for all."""
        host = self.host(room)
        if host is not None:
            host.say(wire.Rematch())
            host.say(wire.Agree(GAMES[room], {}, chairs))
            self.step(40)
            for place, chair in enumerate(host.room["chairs"]):
                if chair["kind"] == "free":
                    host.say(wire.SeatBot(place) if bots and place else wire.Sit(place, f"Host {place}"))
            host.say(wire.Start())
            self.step(40)

    # Playing

    @rule(room=rooms, pick=picks)
    def answer(self, room: int, pick: int) -> None:
        """Whoever knows to be asked plays: two tabs of one guest perhaps at once."""
        for tab, hand in self.asked(room):
            self.play(tab, hand, pick)

    @rule(room=rooms, seed=picks, moves=st.integers(1, 40))
    def rush(self, room: int, seed: int, moves: int) -> None:
        """Several moves, one after the other."""
        rng = random.Random(seed)
        for _ in range(moves):
            asked = self.asked(room)
            if asked:
                self.play(*rng.choice(asked), rng.randrange(1000))
            self.step(15)

    @rule(room=rooms)
    def finish(self, room: int) -> None:
        """Everybody resigns."""
        for tab in self.world.tabs:
            if tab.person.room == room:
                for hand in tab.hands:
                    self.play(tab, hand, RESIGNING)
                self.step(15)

    @rule(pick=picks, seed=picks, what=st.sets(st.sampled_from(["rush", "finish", "begin", "restart"])))
    def sleep_through(self, pick: int, seed: int, what: set[str]) -> None:
        """A tab plays and is gone before the answer, perhaps until the next game has begun."""
        tab = self.tab(pick)
        room = tab.person.room
        self.network(pick, "slow")
        for hand in tab.hands[:1]:
            self.play(tab, hand, seed)
        self.step(seed % 20)
        tab.drop()
        if "restart" in what:
            self.restart()
        if "finish" in what:
            self.finish(room)
        if "begin" in what:
            self.begin_game(room, bots=bool(seed % 2), chairs=2 + seed % 3)
        if "rush" in what:
            self.rush(room, seed, 3)
        tab.open(seen=tab.version)

    @rule(pick=picks, word=picks, serial=st.integers(-2, 2))
    def play_anything(self, pick: int, word: int, serial: int) -> None:
        """Out of turn, with a stale serial or one that is still to come."""
        tab = self.tab(pick)
        for hand in tab.hands:
            self.play(tab, hand, word, serial)

    @rule(pick=picks, which=picks)
    def send_again(self, pick: int, which: int) -> None:
        """Any message that was ever sent in this room, from any tab in it: late, twice, by another."""
        tab = self.tab(pick)
        sent = self.world.sent[tab.person.room]
        if tab.is_welcome and sent and not tab.is_watching:
            tab.write(sent[which % len(sent)])

    # Time

    @rule(steps=st.integers(1, 30))
    def work(self, steps: int) -> None:
        """Let the server work a little."""
        self.step(steps)

    @rule()
    def restart(self) -> None:
        """Killed, whatever is under way, and started again; everybody comes back with what was seen."""
        open_tabs = [tab for tab in self.world.tabs if tab.pipe is not None]
        self.world.kill()
        self.world.run(self.world.start())
        for tab in open_tabs:
            tab.open(seen=tab.version)

    @rule()
    def quiet(self) -> None:
        """Everything is read; everybody knows what the server knows."""
        self.world.check()


def run(monkeypatch: pytest.MonkeyPatch, examples: int, steps: int) -> None:
    """Try so many stories of so many steps; queues are short, so that slow readers fall behind soon."""
    monkeypatch.setattr("gamenight.server.connection.WAITING_AT_MOST", 5)
    monkeypatch.setattr("gamenight.server.socket.BURST", 10**9)
    put_on_shelf(PARLOUR)
    try:
        run_state_machine_as_test(
            Tables,
            settings=settings(
                derandomize=True,
                database=None,
                deadline=None,
                max_examples=examples,
                stateful_step_count=steps,
                suppress_health_check=list(HealthCheck),
            ),
        )
    finally:
        take_off_shelf(PARLOUR.id)


def test_after_quiet_every_client_knows_what_the_server_knows(monkeypatch):
    """In many random stories every client ends with what the server has."""
    run(monkeypatch, examples=60, steps=40)


@pytest.mark.battery
@pytest.mark.long
def test_after_quiet_every_client_knows_what_the_server_knows_in_long_stories(monkeypatch):
    """More stories, and longer ones, end in the same way."""
    run(monkeypatch, examples=200, steps=60)
