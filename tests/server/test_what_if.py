"""What if? A finished game is played on from any of its moments, and asked who was favoured there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import gamenight as gn
from gamenight.server import replays
from gamenight.server.beginning import Chosen, played_on
from gamenight.server.film import steps
from gamenight.server.moments import DEPTHS, moment, odds_at
from gamenight.server.plan import NotAllowed
from gamenight.server.room import Room
from tests.server.clients import Client, opened
from tests.server.rooms import WATCH
from tests.server.test_film import GOLDEN, kept, record_of
from tests.server.test_web import WS, served

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled

RACE = record_of("cats-and-dogs-2")
CARDS = record_of("deal-2")


def position_at(record: str, step: int) -> dict[str, Any]:
    """How a game stood after a step."""
    return next(table.position() for number, (table, _) in enumerate(steps(record)) if number == step)


def branch(record: str, step: int, seat: int = 0, bot: str = "") -> Room:
    """A room that plays on from a step."""
    room = Room()
    played_on(room, moment(record, step), Chosen(step, seat, bot, "Zoe"), "ABCDE", "en")
    return room


@pytest.mark.parametrize("name", GOLDEN)
def test_a_room_stands_as_the_game_stood(name):
    """In every game, four times on its way: the same position, names and terms, and somebody is asked."""
    record = record_of(name)
    last = sum(1 for _ in steps(record)) - 1
    for step in range(0, last, max(1, last // 4)):
        found = moment(record, step)
        room = branch(record, step, found.playing[0])
        table = room.table

        assert table is not None
        assert (room.status, table.names) == ("playing", gn.replay(record).names)
        assert table.position() == position_at(record, step)
        assert table.waiting()
        assert table.head.terms == gn.replay(record).head.terms


def test_the_chosen_seat_is_mine_and_bots_have_the_others():
    """Everybody's name stays on their chair; the bots are those that were chosen."""
    room = branch(record_of("kanto-short"), 40, seat=1, bot="hard-bold")
    chairs = [(chair.kind, chair.name, chair.bot) for chair in room.seating.chairs]
    names = gn.replay(record_of("kanto-short")).names

    assert chairs[1] == ("person", names[1], "")
    assert {(kind, bot) for kind, _, bot in chairs[:1] + chairs[2:]} == {("bot", "hard-bold")}
    assert [name for _, name, _ in chairs] == names
    assert room.seating.guests[1].name == "Zoe"


@pytest.mark.parametrize(
    ("record", "told"), [(RACE, "as it did there."), (CARDS, "has seen everybody's cards.")]
)
def test_the_table_says_what_it_is(record, told):
    """And that nothing is secret of a game that was looked at again."""
    assert branch(record, 3).chat[0].told("en").endswith(told)


def test_its_record_holds_both_games_and_verifies():
    """The old lines, a line that says so, and the new ones."""
    room = branch(RACE, 6)
    table = room.table
    assert table is not None
    lines = len(table.entries)
    table.play(table.waiting()[0], "spin")
    again = gn.replay(table.record())

    assert again.head.branches == [lines]
    assert again.hash() == table.hash()
    assert table.record().splitlines()[: lines + 8] == RACE.splitlines()[: lines + 8]


def out_of_play() -> tuple[str, int]:
    """A record in which somebody is out, and a step after that."""
    record = record_of("dog-lovers-resigned")
    number = sum(1 for _ in steps(record)) - 2
    return record, number


def test_who_is_out_is_no_seat_to_play():
    """A seat that had left by then is refused, and a bot that this game has not."""
    record, step = out_of_play()
    found = moment(record, step)
    gone = next(seat for seat in range(len(found.names)) if seat not in found.playing)
    with pytest.raises(NotAllowed, match="no longer in the game"):
        branch(record, step, gone)
    with pytest.raises(NotAllowed, match="no such bot"):
        branch(record, step, found.playing[0], bot="wizard")


# Over HTTP


def test_played_on_over_the_wire_and_after_a_restart(tmp_path):
    """From the watch link to a move; the server is closed and opened, and the game stands."""
    kept(tmp_path, 10_000)
    with served(tmp_path) as client:
        chosen = {"watch": WATCH, "step": 4, "seat": 0, "name": "Zoe"}
        room = client.post("/api/what-if", json=chosen).json()
        with client.websocket_connect(WS) as socket:
            socket.send_json({"type": "Hello", "protocol": 1, "room": room["link"], "token": room["token"]})
            hand = socket.receive_json()["hands"][0]
            while not hand["is_asked"]:
                hand = socket.receive_json().get("hands", [hand])[0]
            play = {"type": "Play", "id": "1", "chair": 0, "serial": hand["view"]["serial"], "word": "spin"}
            socket.send_json(play)
            while socket.receive_json()["type"] != "Done":
                pass

    async def look() -> str:
        async with opened(tmp_path) as hub:
            client = await Client(hub).hello(room["link"], room["token"])
            table = hub.open_rooms[room["link"]].room.table
            assert table is not None
            assert client.now()["room"]["chairs"][1]["kind"] == "bot"
            return table.record()

    record = asyncio.run(look())
    assert "\n/ what if\n0 spin\n" in record
    assert gn.replay(record).head.branches


def test_a_sent_record_is_played_on(tmp_path):
    """A saved file does as well as a table's link."""
    with served(tmp_path) as client:
        answer = client.post("/api/what-if", json={"record": CARDS, "step": 5, "seat": 1, "name": "Zoe"})
        link = answer.json()["link"]

        assert client.get(f"/api/invitation/{link}").json()["status"] == "playing"


HALF = RACE.partition("\n# ")[0] + "\n"
LATE = RACE.replace("\n\n", '\nposition {"spaces":[3,9],"turn":0}\n\n', 1)


@pytest.mark.parametrize(
    ("chosen", "status", "said"),
    [
        ({"watch": "nowhere", "step": 0, "seat": 0}, 404, "no longer exists"),
        ({"record": RACE, "step": 999_999, "seat": 0}, 400, "no step 999999"),
        ({"record": RACE, "step": 1, "seat": 7}, 400, "no longer in the game"),
        ({"record": RACE, "step": 1, "seat": 0, "bot": "wizard"}, 400, "no such bot in this game; all its"),
        ({"record": CARDS, "step": 1, "seat": 0, "bot": "wizard"}, 400, "there are easy"),
        ({"record": HALF, "step": 1, "seat": 0}, 400, "not over yet"),
        ({"record": LATE, "step": 1, "seat": 0}, 400, ""),
        ({"record": "milk", "step": 1, "seat": 0}, 400, "gamenight record"),
        ({"record": RACE.replace("game cats", "game /srv/cats"), "step": 1, "seat": 0}, 400, "on this shelf"),
        ({"record": "\n" * 20_001, "step": 1, "seat": 0}, 413, "lines"),
        ({"record": RACE, "step": -1, "seat": 0}, 400, "cannot be read"),
        ({"record": RACE, "seat": 0}, 400, "cannot be read"),
        ({"record": RACE, "step": 1, "seat": 0, "more": 1}, 400, "cannot be read"),
    ],
)
def test_what_cannot_be_played_on(tmp_path, chosen, status, said):
    """A sentence says why, and no table is opened."""
    with served(tmp_path) as client:
        answer = client.post("/api/what-if", json=chosen)

        assert (answer.status_code, client.get("/health").json()["rooms"]) == (status, 0)
        assert said in answer.json()["sentence"]


def test_a_game_that_goes_on_gives_nothing_away(tmp_path):
    """Neither a table nor the odds, by its link."""
    kept(tmp_path, 3)
    with served(tmp_path) as client:
        assert client.post("/api/what-if", json={"watch": WATCH, "step": 0, "seat": 0}).status_code == 409
        assert client.get(f"/api/odds/{WATCH}?step=0").status_code == 409
        assert client.post("/api/odds?step=0", content=HALF).status_code == 400


# Odds


def test_odds_grow_surer():
    """Deeper is more playouts and narrower bounds; the chances add up to one, and secrets are owned to."""
    found = [odds_at(RACE, 8, depth) for depth in range(2)]
    widths = [one.odds[0].high - one.odds[0].low for one in found]

    assert widths[1] < widths[0]
    assert [one.playouts for one in found] == sorted({one.playouts for one in found})
    assert all(sum(seat.chance for seat in one.odds) == pytest.approx(1.0, abs=0.01) for one in found)
    assert (found[0].depths, found[0].secrets) == (len(DEPTHS), False) == (replays.DEPTHS, False)
    assert odds_at(CARDS, 5, 0).secrets


def test_odds_over_the_wire(tmp_path):
    """By the watch link and of a sent record; what was made once is not made again."""
    kept(tmp_path, 10_000)
    with served(tmp_path) as client:
        found = client.get(f"/api/odds/{WATCH}?step=2").json()
        twice = [client.post("/api/odds?step=8&depth=1", content=RACE).content for _ in range(2)]
        wrong = [
            client.get(f"/api/odds/{WATCH}?{bad}").status_code for bad in ("step=x", "depth=3", "step=99999")
        ]

    assert (found["step"], found["playing"], len(found["odds"])) == (2, [0, 1], 2)
    assert twice[0] == twice[1]
    assert wrong == [400, 400, 400]
