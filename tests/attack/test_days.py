"""Over days, updates and many games, at real servers: nothing expires, changes or grows by itself."""

from __future__ import annotations

import resource
import signal
import sqlite3
from functools import partial
from typing import Any

import pytest

from tests.attack.visitor import Visitor, begun, opened
from tests.server.process import Served, served
from tests.server.upgraded import where_cash_was_less

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled

FILE = "table.sqlite3"


def played(host: Visitor, word: str, action: str) -> dict[str, Any]:
    """The host answers what is asked of chair 0; what the server says to it."""
    hand = next(message for message in reversed(host.heard) if message.get("hands"))["hands"][0]
    host.say("Play", id=action, chair=0, serial=hand["view"]["serial"], word=word)
    return host.of("Done", "NotDone")


def stands(wanted: tuple[str, int], room: dict[str, Any]) -> bool:
    """Whether the room is at this point of this game."""
    return (room["status"], room["number"]) == wanted


@pytest.mark.parametrize("days", ["31", "4000", "-4000"])
def test_a_calendar_that_is_far_off_deletes_nothing(tmp_path, days):
    """One start with a clock a month or years ahead, or behind: the game is there, then and afterwards."""
    with served(tmp_path, "--bot-pause", "1000") as server:
        ann = begun(server, "garden-path")
        server.end(signal.SIGINT)
    odd = Served(tmp_path)
    odd._command[2:3] = ["tests.attack.later", days]
    odd.start()
    try:
        # The first sweep is over before the second request: both go through one loop.
        kinds = [Visitor(odd, ann.room, ann.token).of("Welcome", "Gone")["type"] for _ in range(2)]
    finally:
        odd.end(signal.SIGINT)
    with served(tmp_path) as server:
        kinds.append(Visitor(server, ann.room, ann.token).of("Welcome", "Gone")["type"])

    assert kinds == ["Welcome"] * 3


def test_an_update_changes_no_running_game_silently(tmp_path):
    """By today's rules the purse would be fuller: the game waits, and goes on as it stood when all agree."""
    with served(tmp_path, "--bot-pause", "1000") as server:
        ann = begun(server, "dog-lovers", bots=1)
        while True:
            hand = ann.settled() or [next(one for one in reversed(ann.heard) if one.get("hands"))]
            choices = [one["word"] for one in hand[-1]["hands"][0]["choices"] if not one["why_not"]]
            if not hand[-1]["hands"][0]["is_asked"]:
                break
            assert played(ann, choices[0], f"a{len(ann.heard)}")["type"] == "Done"
        server.end(signal.SIGINT)
    cash = where_cash_was_less(tmp_path, ann.room)
    with served(tmp_path, "--bot-pause", "1000") as server:
        again = Visitor(server, ann.room, ann.token)
        paused = again.of("Welcome")
        again.say("Resume")
        resumed = again.room_is(lambda room: room["status"] == "playing")

    assert (paused["room"]["status"], paused["hands"]) == ("paused", [])
    assert "lead elsewhere" in paused["room"]["pause"]["sentence"]
    assert resumed["hands"][0]["view"]["table"]["players"][0]["cash"] == cash


def test_an_evening_of_games_leaves_little_behind(tmp_path):
    """Nine games in one room: afterwards the file has the entries of the last one only."""
    with served(tmp_path, "--bot-pause", "1000") as server:
        ann = begun(server, "garden-path", bots=1)
        for number in range(9):
            if number:
                ann.say("Rematch")
                ann.say("Start")
                ann.room_is(partial(stands, ("playing", number + 1)))
            assert played(ann, "resign", f"r{number}")["type"] == "Done"
        server.end(signal.SIGINT)
    connection = sqlite3.connect(tmp_path / FILE)
    entries = connection.execute("SELECT count(*) FROM entry").fetchone()[0]
    records = connection.execute("SELECT count(*) FROM finished").fetchone()[0]
    connection.close()
    with served(tmp_path) as server:
        end = Visitor(server, ann.room, ann.token).of("Welcome")

    assert entries <= 5
    assert records == 8
    assert (end["room"]["status"], end["room"]["number"]) == ("over", 9)


def test_a_full_disk_is_no_rule(tmp_path):
    """What could not be stored is told in a sentence without a clause; with room again it is done, once."""
    with served(tmp_path, "--bot-pause", "1000") as server:
        ann = opened(server, "garden-path")
        ann.say("SeatBot", chair=1)
        ann.say("Start")
        ann.room_is(lambda room: room["status"] == "playing")
        assert server.process is not None
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
        refused = played(ann, "spin", "a1")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        done = played(ann, "spin", "a1")

    assert (refused["type"], refused["stale"], refused["why"]["clause"]) == ("NotDone", False, None)
    assert "could not save" in refused["why"]["sentence"]
    assert done["type"] == "Done"
