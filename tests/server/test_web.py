"""The addresses: what is served, to whom, and what is turned away."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from gamenight.server.addresses import Addresses
from gamenight.server.hub import Hub
from gamenight.server.limits import Bucket, Tries
from gamenight.server.sentences import sentence
from gamenight.server.store import Store
from gamenight.server.web import Web

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HERE = "http://127.0.0.1:8765"
WS = "ws://127.0.0.1:8765/ws"


@contextmanager
def served(folder: Path, **addresses: Any) -> Iterator[TestClient]:
    """The application, as a browser on this computer meets it."""

    async def open_lan() -> None:
        web.addresses.listening = ["192.0.2.7"]

    web = Web(Hub(Store(folder), bot_pause=0.0), Addresses(8765, **addresses), open_lan)
    with TestClient(web.app(), HERE, client=("127.0.0.1", 5)) as client:
        yield client


def test_a_room_is_opened_and_played_over_the_wire(tmp_path):
    """POST, then Hello, SeatBot, Start, Play."""
    with served(tmp_path) as client:
        room = client.post("/api/rooms", json={"game": "cats-and-dogs", "name": "Ann"}).json()
        with client.websocket_connect(WS) as socket:
            socket.send_json({"type": "Hello", "protocol": 1, "room": room["link"], "token": room["token"]})
            welcome = socket.receive_json()
            socket.receive_json()
            for message in ({"type": "SeatBot", "chair": 1}, {"type": "Start"}):
                socket.send_json(message)
                changed = socket.receive_json()
            serial = changed["hands"][0]["view"]["serial"]
            socket.send_json({"type": "Play", "id": "1", "chair": 0, "serial": serial, "word": "spin"})
            told, done = socket.receive_json(), socket.receive_json()
            record = client.get(
                f"/api/record/{room['link']}", headers={"authorization": f"Bearer {room['token']}"}
            )

    assert welcome["guest"] == 1
    assert told["hands"][0]["told"][0]["clause"] == "setup.order"
    assert done["type"] == "Done"
    assert record.text.startswith("gamenight record 2\ngame cats-and-dogs\n")


def test_an_invitation_says_who_invites_to_what(tmp_path):
    """By the link, and by the code in either case; what is not there is told."""
    with served(tmp_path) as client:
        room = client.post("/api/rooms", json={"game": "cats-and-dogs", "name": "Ann"}).json()
        by_link = client.get(f"/api/invitation/{room['link']}").json()
        with client.websocket_connect(WS) as socket:
            socket.send_json({"type": "Hello", "protocol": 1, "room": room["link"], "token": room["token"]})
            code = socket.receive_json()["room"]["code"]
        by_code = client.get(f"/api/code/{code.lower()}").json()
        wrong = [client.get(path).status_code for path in ("/api/invitation/none", "/api/code/AAAAA")]
        often = [client.get("/api/code/AAAAA").status_code for _ in range(6)][-1]

    assert by_link == {
        "game": "cats-and-dogs",
        "title": "Cats and Dogs",
        "host": "Ann",
        "status": "lobby",
        "free": 1,
        "bots": 0,
    }
    assert by_code == by_link
    assert (wrong, often) == ([404, 404], 429)


@pytest.mark.parametrize("token", ["", "Bearer x"])
def test_a_record_is_for_guests_only(tmp_path, token):
    """Without a guest's token there is nothing there."""
    with served(tmp_path) as client:
        room = client.post("/api/rooms", json={"game": "cats-and-dogs", "name": "Ann"}).json()
        answer = client.get(f"/api/record/{room['link']}", headers={"authorization": token})

    assert answer.status_code == 404


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/health", 200),
        ("/metrics", 200),
        ("/api/games", 200),
        ("/api/rules/cats-and-dogs", 200),
        ("/api/rules/chess", 404),
        ("/api/words/en", 200),
        ("/api/words/xx", 404),
        ("/api/lan", 200),
        ("/api/qr?path=/r/x", 404),
        ("/nowhere", 404),
    ],
)
def test_what_is_served(tmp_path, path, status):
    """With the headers that keep a page to itself."""
    with served(tmp_path) as client:
        answer = client.get(path)

    assert answer.status_code == status
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(("accept", "kind"), [("text/html,*/*", "text/html"), ("*/*", "application/json")])
def test_a_mistyped_address_is_answered_by_the_page(tmp_path, monkeypatch, accept, kind):
    """To whoever reads it in a browser; a program is told in JSON."""
    (tmp_path / "index.html").write_text("the page", encoding="utf-8")
    monkeypatch.setattr("gamenight.server.web.CLIENT", tmp_path)
    with served(tmp_path / "data") as client:
        answer = client.get("/nowhere", headers={"accept": accept})

    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith(kind)


@pytest.mark.parametrize(
    ("method", "path", "status", "allowed"),
    [
        ("GET", "/nowhere", 404, ""),
        ("GET", "/assets/none.css", 404, ""),
        ("GET", "/api/rules/%2fetc", 404, ""),
        ("PUT", "/api/rooms", 405, "POST"),
        ("POST", "/api/games", 405, "GET, HEAD"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_error_is_a_sentence(tmp_path, method, path, status, allowed, language):
    """Also where there is no such address, and where something else can be done."""
    with served(tmp_path) as client:
        answer = client.request(method, path, params={"language": language})

    key = "not_served" if status == 404 else "wrong_method"
    assert (answer.status_code, answer.json()) == (status, {"sentence": sentence(key, language)})
    assert sorted(answer.headers.get("allow", "").split(", ")) == allowed.split(", ")


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8765", 200),
        ("localhost:8765", 200),
        ("[::1]:8765", 200),
        ("gamenight.test:8765", 200),
        ("evil.example", 403),
        ("evil.example:8765", 403),
        ("127.0.0.1.evil.example", 403),
        ("LOCALHOST.:8765", 200),
        ("Gamenight.Test", 200),
        ("", 400),
        ("http://[", 400),
    ],
)
def test_only_our_own_hosts_are_answered(tmp_path, host, status):
    """A stranger's name that leads here (DNS rebinding) is turned away."""
    with served(tmp_path, names=("gamenight.test",)) as client:
        assert client.get("/api/games", headers={"host": host}).status_code == status


@pytest.mark.parametrize(
    ("origin", "is_let_in"), [(HERE, True), (None, True), ("http://evil.example", False), ("null", False)]
)
def test_only_our_own_pages_may_write(tmp_path, origin, is_let_in):
    """A stranger's page in the same browser cannot open rooms or sockets; a program without pages can."""
    headers = {} if origin is None else {"origin": origin}
    with served(tmp_path) as client:
        answer = client.post("/api/rooms", json={"game": "cats-and-dogs", "name": "Ann"}, headers=headers)
        assert answer.status_code == (200 if is_let_in else 403)
        if is_let_in:
            with client.websocket_connect(WS, headers=headers) as socket:
                socket.send_json({"type": "Hello", "protocol": 1, "room": "x"})
                assert socket.receive_json()["type"] == "Gone"
        else:
            with pytest.raises(WebSocketDisconnect), client.websocket_connect(WS, headers=headers):
                pass


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"name": 1}', b'{"name": "a", "x": 1}', b"\xff", b"x" * 5000]
)
def test_a_body_that_cannot_be_read_is_told(tmp_path, body):
    """The answer is one sentence, without a traceback."""
    with served(tmp_path) as client:
        answer = client.post("/api/rooms", content=body)

    assert (answer.status_code, list(answer.json())) == (400, ["sentence"])


@pytest.mark.parametrize("game", ["chess", "", "../..", "/etc/passwd"])
def test_a_game_that_is_not_there_is_told(tmp_path, game):
    """No path leads out of the shelf."""
    with served(tmp_path) as client:
        answer = client.post("/api/rooms", json={"game": game, "name": "Ann"})

    assert answer.status_code == 400
    assert "there is no game" in answer.json()["sentence"]


def test_codes_cannot_be_tried_through(tmp_path):
    """After a few tries one is told to wait."""
    with served(tmp_path) as client:
        answers = [client.post("/api/knock", json={"code": "AAAAA", "name": "Eve"}) for _ in range(8)]

    assert [answer.status_code for answer in answers] == [403] * 5 + [429] * 3


@pytest.mark.parametrize(
    "text", ["", "x", "{}", '{"type": "Fly"}', '{"type": "Say", "text": 1}', '{"type": "Say"}' + " " * 9000]
)
def test_a_message_that_cannot_be_read_is_told_and_the_connection_goes_on(tmp_path, text):
    """A message that is too long is told in the same way."""
    with served(tmp_path) as client:
        room = client.post("/api/rooms", json={"game": "cats-and-dogs", "name": "Ann"}).json()
        with client.websocket_connect(WS) as socket:
            socket.send_json({"type": "Hello", "protocol": 1, "room": room["link"], "token": room["token"]})
            socket.receive_json()
            socket.receive_json()
            socket.send_text(text)
            problem = socket.receive_json()
            socket.send_json({"type": "Ping"})

            assert (problem["type"], problem["fatal"]) == ("Problem", False)
            assert socket.receive_json() == {"type": "Pong"}


def test_bytes_are_told_and_the_line_goes_on(tmp_path):
    """A frame that is no text at all."""
    with served(tmp_path) as client:
        room = client.post("/api/rooms", json={"game": "cats-and-dogs", "name": "Ann"}).json()
        with client.websocket_connect(WS) as socket:
            socket.send_json({"type": "Hello", "protocol": 1, "room": room["link"], "token": room["token"]})
            socket.receive_json()
            socket.receive_json()
            socket.send_bytes(b"\x00")
            problem = socket.receive_json()
            socket.send_json({"type": "Ping"})

            assert (problem["type"], problem["fatal"]) == ("Problem", False)
            assert socket.receive_json() == {"type": "Pong"}


def test_a_flood_ends_the_connection(tmp_path):
    """More messages than a person sends."""
    with served(tmp_path) as client:
        room = client.post("/api/rooms", json={"game": "cats-and-dogs", "name": "Ann"}).json()
        with client.websocket_connect(WS) as socket:
            socket.send_json({"type": "Hello", "protocol": 1, "room": room["link"], "token": room["token"]})
            for _ in range(100):
                socket.send_json({"type": "Ping"})
            heard = [socket.receive_json()]
            while not heard[-1].get("fatal"):
                heard.append(socket.receive_json())
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()

    assert heard[-1]["type"] == "Problem"
    assert heard[-1]["fatal"]


def test_the_first_message_is_hello(tmp_path):
    """Anything else ends the connection."""
    with served(tmp_path) as client, client.websocket_connect(WS) as socket:
        socket.send_json({"type": "Ping"})
        assert socket.receive_json()["fatal"]


def test_who_says_nothing_is_told_why_it_ends(tmp_path, monkeypatch):
    """The hello has to come within some seconds."""
    monkeypatch.setattr("gamenight.server.socket.HELLO_WAITS", 0.01)
    with served(tmp_path) as client, client.websocket_connect(WS) as socket:
        told = socket.receive_json()

    assert (told["type"], told["fatal"], told["sentence"]) == ("Problem", True, sentence("too_slow"))


def test_the_network_is_let_in_from_this_computer(tmp_path):
    """Then, and only then, there is an address to show, and a code for it."""
    with served(tmp_path) as client:
        before = client.get("/api/lan").json()
        after = client.post("/api/lan/open").json()
        drawing = client.get("/api/qr?path=/r/abc")
        from_afar = client.get("/api/games", headers={"host": "192.0.2.7:8765"})

    assert before == {"only_here": True, "may_open": True, "addresses": []}
    assert after == {"only_here": False, "may_open": False, "addresses": ["http://192.0.2.7:8765"]}
    assert drawing.headers["content-type"] == "image/svg+xml"
    assert from_afar.status_code == 200


def test_buckets_fill_again():
    """So many at once, so many a second; each address for itself."""
    now = [0.0]
    bucket = Bucket(2, 1, lambda: now[0])
    tries = Tries(1, 1, lambda: now[0])

    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert [tries.take("a"), tries.take("a"), tries.take("b")] == [True, False, True]
    now[0] = 1.5
    assert [bucket.take(), bucket.take(), tries.take("a")] == [True, False, True]
