"""Connections: headers, slowness, number and file handles have limits, and nobody else notices."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import threading
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from gamenight.server.wire import PROTOCOL
from tests.attack.rude import Attacked, Rude, attacked, eventually, frame, heard, told, upgrade

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled

HASTY = {"head": 1.5, "body": 3.0, "stall": 1.5, "reading": 0.5, "look": 0.05}
PATIENT = {"head": 600, "body": 600, "stall": 600}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One server for all tests that leave it as it was."""
    with attacked(tmp_path_factory.mktemp("connections"), ways={"patience": PATIENT}) as server:
        yield server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """One server with little patience, for all tests that leave it as it was."""
    with attacked(tmp_path_factory.mktemp("hasty"), ways={"patience": HASTY}) as server:
        yield server


def is_refused(client: Rude, status: int) -> bool:
    """Whether the answer is that status with a sentence and the headers, and nothing after it."""
    answer = client.answer()
    return (
        (answer.status, answer.is_safe()) == (status, True) and bool(answer.sentence()) and client.is_closed()
    )


@pytest.mark.parametrize(
    "start",
    [b"GET / HTTP/1.1\r\nx: ", b"GET /", b"GET / HTTP/1.1\r\n" + b"x" * 100 + b": ", b"\r\n"],
    ids=["value", "address", "name", "empty"],
)
def test_a_head_has_an_end(server, start):
    """Headers that never end are cut off after 32 kB; far less than what is sent goes through."""
    with Rude(server.port) as client:
        client.send(start)
        filler = b"\r\n" * 2000 if start == b"\r\n" else b"x" * 4000
        sent = 0
        while sent < 40_000_000 and client.send(filler):
            sent += len(filler)

        assert sent < 40_000_000
        assert is_refused(client, 431)
    assert server.lives()


@pytest.mark.parametrize("is_second", [False, True])
def test_a_head_that_is_too_long_in_one_piece(server, is_second):
    """33 kB are refused, 31 kB are not; on a connection's second request, too."""
    with Rude(server.port) as client:
        if is_second:
            client.ask(x="y" * 31_000)
            assert client.answer().status == 200
        client.ask(x="y" * 33_000)

        assert is_refused(client, 431)


def test_a_head_that_comes_in_drops(server):
    """The bytes of all pieces together count."""
    with Rude(server.port) as client:
        client.send(b"GET / HTTP/1.1\r\n")
        for _ in range(2000):
            client.send(b"a: " + b"b" * 1000 + b"\r\n")

        assert is_refused(client, 431)


@pytest.mark.parametrize("is_socket", [False, True])
def test_a_hundred_fields_are_enough(server, is_socket):
    """Of a plain request as of a WebSocket's handshake."""
    many = {f"x{number}": "y" for number in range(120)}
    with Rude(server.port) as client:
        if is_socket:
            assert upgrade(client, **many).status == 431
        else:
            client.ask(**many)
            assert is_refused(client, 431)


def test_what_follows_a_body_is_no_header(server):
    """Trailers could go on for ever, and none is needed."""
    with Rude(server.port) as client:
        client.ask("/api/rooms", "POST", transfer_encoding="chunked")
        client.send(b"0\r\nx: y\r\n\r\n")

        assert is_refused(client, 400)


def test_a_body_has_an_end(server):
    """Whatever the address makes of it, a body is cut off."""
    with Rude(server.port) as client:
        client.ask("/api/rooms", "POST", content_length="40000000")
        sent = 0
        while sent < 40_000_000 and client.send(b"x" * 4000):
            sent += 4000

        assert sent < 40_000_000
        assert client.is_closed()


def test_requests_do_not_queue_without_limit(server):
    """Thousands of requests sent ahead of their answers end the connection."""
    line = f"GET /health HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    with Rude(server.port) as client:
        sender = threading.Thread(target=client.send, args=(line * 5000,))
        sender.start()
        is_closed = client.is_closed()
        sender.join()

        assert is_closed
        assert client.heard.count(b"HTTP/1.1 200") < 100
    assert server.lives()


def test_a_few_requests_may_be_sent_ahead(server):
    """Requests that do not wait for answers are answered in their order."""
    with Rude(server.port) as client:
        for path in ("/health", "/nowhere", "/health"):
            client.ask(path)

        assert [client.answer().status for _ in range(3)] == [200, 404, 200]


# Time


def test_a_head_must_be_complete_in_time(hasty):
    """A client that is too slow is told and let go; for a WebSocket's handshake as for others."""
    line = b"GET /ws HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    with Rude(hasty.port) as first, Rude(hasty.port) as second, Rude(hasty.port) as third:
        first.send(b"G")
        second.send(line)
        third.send(line + b"upgrade: websocket\r\nconnection: upgrade\r\n")

        assert [is_refused(client, 408) for client in (first, second, third)] == [True] * 3


def test_a_head_in_drops_must_be_complete_in_time(hasty):
    """Each byte comes soon after the last, but there are too many."""
    with Rude(hasty.port) as client:
        client.send(b"GET / HTTP/1.1\r\nx: ")
        client.drip(b"y")

        assert client.answer().status == 408


def test_the_second_head_must_be_complete_in_time(hasty):
    """On a connection that was kept open."""
    with Rude(hasty.port) as client:
        client.ask()
        assert client.answer().status == 200
        client.send(b"GET / HTTP/1.1\r\n")

        assert is_refused(client, 408)


def test_a_connection_that_says_nothing_is_closed(hasty):
    """Without a word: nothing was asked."""
    with Rude(hasty.port) as client:
        assert client.is_closed()
        assert client.heard == b""


@pytest.mark.parametrize("is_stalling", [True, False])
def test_a_body_must_be_complete_in_time(hasty, is_stalling):
    """Whether it stops or comes in drops."""
    with Rude(hasty.port) as client:
        client.ask("/api/rooms", "POST", content_length="3000")
        client.drip(b"" if is_stalling else b"{")

        assert client.answer().status == 408
    assert not [line for line in hasty.errors() if "Traceback" in line]


def test_an_answer_may_take_its_time(hasty):
    """Who knocks waits for the host, longer than a client may take for anything."""
    with Rude(hasty.port) as asking, Rude(hasty.port) as host, Rude(hasty.port) as guest:
        room = posted(asking, "/api/rooms", {"game": "cats-and-dogs", "name": "Ann"})
        assert upgrade(host).status == 101
        hello = {"type": "Hello", "protocol": PROTOCOL, "room": room["link"], "token": room["token"]}
        seen = told(host, hello)["room"]
        code = seen["code"]
        knocking = json.dumps({"code": code, "name": "Bob"}).encode()
        guest.ask("/api/knock", "POST", content_length=str(len(knocking)))
        guest.send(knocking)
        while not seen["knocks"]:
            seen = heard(host).get("room", seen)
        time.sleep(HASTY["body"] + 1)
        host.send(
            frame(
                1,
                json.dumps(
                    {"type": "Admit", "knock": seen["knocks"][0]["number"], "admitted": True}
                ).encode(),
            )
        )

        assert guest.answer().status == 200


def posted(client: Rude, path: str, document: object) -> dict[str, str]:
    """Send a document; the one that comes back."""
    body = json.dumps(document).encode()
    client.ask(path, "POST", content_length=str(len(body)))
    client.send(body)
    answer: dict[str, str] = json.loads(client.answer().body)
    return answer


def test_an_answer_must_be_read_in_time(tmp_path):
    """Whoever asks for a page and does not read it is let go."""
    with attacked(tmp_path, ways={"patience": HASTY, "talk": [60_000, 1000]}) as server:
        before = server.handles_open()
        with Rude(server.port) as client:
            client.ask("/")
            assert client.socket.recv(10) == b"HTTP/1.1 2"

            assert eventually(lambda: server.handles_open() <= before)


# How many


def test_one_address_has_so_many_connections(server):
    """Further ones are told to come again; others come in, and so does this one when there is room."""
    with ExitStack() as stack:
        clients = [stack.enter_context(Rude(server.port)) for _ in range(230)]
        late = clients[-1].answer()
        other = stack.enter_context(Rude(server.port, "127.0.0.9"))
        other.ask()

        assert (late.status, late.is_safe(), late.headers["retry-after"]) == (503, True, "10")
        assert late.sentence()
        assert clients[-1].is_closed()
        assert other.answer().status == 200
        clients[0].ask()
        assert clients[0].answer().status == 200
    assert eventually(server.lives)


def test_there_are_so_many_connections_in_all(tmp_path):
    """From whatever addresses; WebSockets count, and give their place back."""
    with (
        attacked(tmp_path, "--connections", "20", ways={"patience": PATIENT}) as server,
        ExitStack() as stack,
    ):
        clients = [stack.enter_context(Rude(server.port, f"127.0.0.{1 + at}")) for at in range(20)]
        assert all(upgrade(client).status == 101 for client in clients[:10])
        late = stack.enter_context(Rude(server.port, "127.0.0.99"))

        assert is_refused(late, 503)
        for client in clients[:10]:
            client.close()
        assert eventually(server.lives)


@pytest.mark.parametrize("option", ["--connections", "--per-address"])
def test_nobody_at_all_is_not_a_limit(tmp_path, option):
    """One sentence that says what would be right."""
    command = [
        sys.executable,
        "-m",
        "gamenight",
        "serve",
        "--no-browser",
        "--data",
        str(tmp_path),
        option,
        "0",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)

    assert done.returncode == 2
    assert f"{option} 0 would let nobody in: give 1 or more" in done.stderr


def test_requests_of_one_address_are_limited(tmp_path):
    """Whoever asks without end is told to wait; another address is answered as ever."""
    with attacked(tmp_path) as server:
        with Rude(server.port, "127.0.0.9") as greedy:
            statuses: list[int] = []
            while len(statuses) < 3000 and 429 not in statuses:
                for _ in range(3):
                    greedy.ask("/nowhere")
                statuses += [greedy.answer().status for _ in range(3)]
        with Rude(server.port, "127.0.0.10") as other:
            other.ask()
            answered = other.answer().status

    assert 429 in statuses
    assert set(statuses[:1000]) == {404}
    assert answered == 200


# File handles


def test_the_limit_of_file_handles_is_raised(tmp_path):
    """The soft limit to the hard one."""
    with attacked(tmp_path, handles=600) as server:
        assert server.process is not None
        lines = Path(f"/proc/{server.process.pid}/limits").read_text(encoding="utf-8").splitlines()
        limits = next(line.split() for line in lines if line.startswith("Max open files"))

    assert limits[3:5] == ["600", "600"]


def burst(server: Attacked, count: int) -> list[Rude]:
    """So many connections that the server meets all at once."""
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGSTOP)
    clients = [Rude(server.port, f"127.0.0.{1 + at % 9}") for at in range(count)]
    os.kill(server.process.pid, signal.SIGCONT)
    return clients


def test_running_out_of_file_handles_is_one_line(tmp_path):
    """The server lives on, nobody who is there is harmed, and it says so in a line at the most."""
    with attacked(tmp_path, handles=128) as server, Rude(server.port, "127.0.0.77") as first:
        assert upgrade(first).status == 101
        for _ in range(2):
            clients = burst(server, 300)
            try:
                assert eventually(partial(has_met, clients))
            finally:
                for client in clients:
                    client.close()
            assert eventually(lambda: asked(server))
        first.send(b"\x89\x80\x00\x00\x00\x00")
        first.socket.settimeout(60)

        assert first.socket.recv(2) == b"\x8a\x00"
        assert len([line for line in server.errors() if not line.endswith(" times)")]) <= 1


def has_met(clients: list[Rude]) -> bool:
    """Whether the server has sent some of them away, so that it has looked at many."""
    return bool(select.select([client.socket for client in clients], [], [], 0)[0])


def asked(server: Attacked) -> bool:
    """Whether it answers, where it may also hang up."""
    with Rude(server.port) as client:
        client.ask()
        return client.hear() and client.heard.startswith(b"HTTP/1.1 200")
