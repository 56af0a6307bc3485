"""Nobody peeks: a chair in a running game is asked for, and a second hand is never to be had."""

from __future__ import annotations

import pytest

from tests.attack.visitor import Visitor, begun
from tests.server.process import served

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled

SLOW = ("--bot-pause", "1000")  # the bots stay where they are


def chairs_seen(visitor: Visitor) -> set[int | None]:
    """Whose hands this visitor was ever sent."""
    return {hand["chair"] for message in visitor.heard for hand in message.get("hands", [])}


def test_a_bots_chair_in_a_running_game_must_be_granted(tmp_path):
    """Whoever has the link may ask; until the host agrees no hand is shown, and the table sees who asks."""
    with served(tmp_path, *SLOW) as server:
        ann = begun(server, "deal")
        eve = Visitor(server, ann.room).welcomed()
        eve.say("Sit", chair=1, name="Eve")
        room = ann.room_is(lambda room: room.get("wishes"))["room"]
        wish, bot = room["wishes"][0], room["chairs"][1]["name"]
        before = chairs_seen(eve) | {None for _ in eve.settled()}
        ann.say("Grant", wish=wish["number"], granted=True)
        seated = eve.room_is(lambda room: room["chairs"][1]["kind"] == "person")
        told = ann.until(lambda message: message.get("chat"))["chat"][-1]

    assert (wish["name"], wish["chair"], wish["granted"]) == ("Eve", 1, [])
    assert before == {None}
    assert [hand["chair"] for hand in seated["hands"]] == [1]
    assert (told["name"], told["text"]) == ("", f"Eve takes over from {bot}.")


def test_a_wish_that_the_host_refuses_shows_nothing(tmp_path):
    """The one who asked is told, and goes on watching."""
    with served(tmp_path, *SLOW) as server:
        ann = begun(server, "deal")
        eve = Visitor(server, ann.room).welcomed()
        eve.say("Sit", chair=1, name="Eve")
        wish = ann.room_is(lambda room: room.get("wishes"))["room"]["wishes"][0]
        ann.say("Grant", wish=wish["number"], granted=False)
        told = eve.of("Problem")
        eve.settled()

    assert "not given the chair" in told["sentence"]
    assert chairs_seen(eve) == {None}


def test_all_who_sit_can_grant_when_the_host_is_away(tmp_path):
    """Each of them must; nobody grants a wish of their own."""
    with served(tmp_path, *SLOW) as server:
        ann = begun(server, "deal", bots=3)
        bob, eve = (Visitor(server, ann.room, name=name).welcomed() for name in ("Bob", "Eve"))
        bob.say("Sit", chair=1, name="Bob")
        wish = ann.room_is(lambda room: room.get("wishes"))["room"]["wishes"][0]
        ann.say("Grant", wish=wish["number"], granted=True)
        bob.room_is(lambda room: room["chairs"][1]["kind"] == "person")
        ann.say("Stand", chair=0)  # the host watches, and then goes
        bob.room_is(lambda room: room["chairs"][0]["kind"] == "bot")
        ann.close()
        eve.say("Sit", chair=2, name="Eve")
        wish = bob.room_is(lambda room: room.get("wishes"))["room"]["wishes"][0]
        eve.say("Grant", wish=wish["number"], granted=True)
        refused = eve.of("Problem")
        bob.say("Grant", wish=wish["number"], granted=True)
        seated = eve.room_is(lambda room: room["chairs"][2]["kind"] == "person")

    assert "not for you" in refused["sentence"]
    assert [hand["chair"] for hand in seated["hands"]] == [2]


@pytest.mark.parametrize("who", ["the host", "a guest"])
def test_who_sits_in_a_game_with_secrets_takes_no_second_chair(tmp_path, who):
    """Not even the host, whose table it is."""
    with served(tmp_path, *SLOW) as server:
        ann = begun(server, "deal")
        peeking = ann
        if who == "a guest":
            peeking = Visitor(server, ann.room, name="Bob").welcomed()
            peeking.say("Sit", chair=1, name="Bob")
            wish = ann.room_is(lambda room: room.get("wishes"))["room"]["wishes"][0]
            ann.say("Grant", wish=wish["number"], granted=True)
            peeking.room_is(lambda room: room["chairs"][1]["kind"] == "person")
        peeking.say("Sit", chair=2, name="Second")
        told = peeking.of("Problem")
        peeking.settled()

    assert "already playing" in told["sentence"]
    assert 2 not in chairs_seen(peeking)


def test_who_stood_up_comes_back_without_asking(tmp_path):
    """But not after having sat elsewhere, and not on a chair that was another's."""
    with served(tmp_path, *SLOW) as server:
        ann = begun(server, "deal")
        ann.say("Stand", chair=0)
        ann.room_is(lambda room: room["chairs"][0]["kind"] == "bot")
        ann.say("Sit", chair=0, name="Ann")
        back = ann.room_is(lambda room: room["chairs"][0]["kind"] == "person")
        eve = Visitor(server, ann.room).welcomed()
        ann.say("Stand", chair=0)
        eve.room_is(lambda room: room["chairs"][0]["kind"] == "bot")
        eve.say("Sit", chair=0, name="Eve")
        wishes = ann.room_is(lambda room: room.get("wishes"))["room"]["wishes"]
        eve.settled()

    assert [hand["chair"] for hand in back["hands"]] == [0]
    assert [wish["chair"] for wish in wishes] == [0]
    assert chairs_seen(eve) == {None}


def test_what_a_team_said_before_is_not_for_who_comes_later(tmp_path):
    """A chair on the other team opens none of its talk from before."""
    with served(tmp_path, *SLOW) as server:
        ann = begun(server, "cats-vs-dogs", bots=3)
        team = ann.heard[-1]["hands"][0]["team"]
        ann.say("Say", text="our secret plan", chair=0)
        ann.until(lambda message: message.get("chat"))
        eve = Visitor(server, ann.room).welcomed()
        eve.say("Sit", chair=team[1], name="Eve")
        wish = ann.room_is(lambda room: room.get("wishes"))["room"]["wishes"][0]
        ann.say("Grant", wish=wish["number"], granted=True)
        eve.room_is(lambda room: room["chairs"][team[1]]["kind"] == "person")
        again = Visitor(server, ann.room, eve.token).welcomed()
        ann.say("Say", text="welcome to us", chair=0)
        heard = again.until(lambda message: message.get("chat") and message["type"] == "Changed")["chat"]
        said = [one["text"] for message in (*eve.heard, *again.heard) for one in message.get("chat", [])]

    assert "our secret plan" not in said
    assert [(one["text"], one["team"]) for one in heard] == [("welcome to us", True)]
