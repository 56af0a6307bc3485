"""Frames: pings, pieces and what is not read have limits; a proper client's connection goes on."""

from __future__ import annotations

import pytest

from tests.attack.rude import BOUND, Rude, attacked, closed_with, eventually, frame, frames, upgrade

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled

TEXT, PING, PONG, CLOSE = 1, 9, 10, 8


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One server for all tests that leave it as it was."""
    with attacked(tmp_path_factory.mktemp("frames")) as server:
        yield server


def test_a_few_pings_are_answered(server):
    """Every ping has its pong, as the protocol asks for."""
    with Rude(server.port) as client:
        assert upgrade(client).status == 101
        client.send(b"".join(frame(PING, bytes([65 + at])) for at in range(10)))
        line = frames(client)

        assert [next(line) for _ in range(10)] == [(PONG, bytes([65 + at])) for at in range(10)]


@pytest.mark.parametrize("opcode", [PING, PONG])
def test_a_flood_of_control_frames_ends_the_line(server, opcode):
    """Whether they are to be answered or not; thousands of answers are not written for them."""
    with Rude(server.port) as client:
        assert upgrade(client).status == 101
        client.send(frame(opcode) * 2000)
        heard = list(frames(client))

    assert len([one for one, _ in heard if one == PONG]) <= 100
    assert heard[-1][0] == CLOSE
    assert int.from_bytes(heard[-1][1][:2], "big") == 1008
    assert server.lives()


def test_a_message_has_so_many_pieces(server):
    """Thousands of empty fragments are no message."""
    with Rude(server.port) as client:
        assert upgrade(client).status == 101
        client.send(frame(TEXT, b"{", is_last=False) + frame(0, is_last=False) * 5000)

        assert closed_with(client) == 1008


def test_a_message_has_so_many_bytes(server):
    """All pieces of a message count together."""
    with Rude(server.port) as client:
        assert upgrade(client).status == 101
        client.send(frame(TEXT, b"x" * 30_000, is_last=False))
        client.send(frame(0, b"x" * 30_000, is_last=False) * 2)

        assert closed_with(client) == 1009


def test_a_flood_of_messages_is_not_kept(server):
    """Tens of thousands of tiny messages in one piece end the connection."""
    with Rude(server.port) as client:
        assert upgrade(client).status == 101
        client.send(frame(TEXT, b"{}") * 20_000)

        assert closed_with(client) == 1008


def test_a_frame_that_is_none_ends_the_line(server):
    """With the protocol's code, and without a word in the error stream."""
    with Rude(server.port) as client:
        assert upgrade(client).status == 101
        client.send(b"\x81\x01x")  # without a mask

        assert closed_with(client) == 1002
    assert server.errors() == []


@pytest.mark.parametrize(
    "ways",
    [
        {"patience": {"reading": 0.5, "look": 0.05}, "talk": [60_000, 2000]},
        {"patience": {"reading": 10 * BOUND}, "talk": [40_000_000, 1]},
    ],
    ids=["too long", "too much"],
)
def test_who_does_not_read_is_let_go(tmp_path, ways):
    """When it has not read for too long, or at once when too much waits for it."""
    with attacked(tmp_path, ways=ways) as server:
        before = server.handles_open()
        with Rude(server.port) as client:
            assert upgrade(client).status == 101

            assert eventually(lambda: server.handles_open() <= before)
        assert server.lives()


def test_the_servers_own_pings_go_on(tmp_path):
    """Who answers them stays, who does not is let go."""
    with attacked(tmp_path, ways={"ping": [0.2, 4.0]}) as server:
        with Rude(server.port) as client:
            assert upgrade(client).status == 101
            line = frames(client)
            for _ in range(5):
                opcode, data = next(line)
                assert opcode == PING
                client.send(frame(PONG, data))
            client.send(frame(PING, b"still here"))
            assert (PONG, b"still here") in [next(line), next(line)]
        with Rude(server.port) as client:
            assert upgrade(client).status == 101

            assert closed_with(client) == 1011


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"sec_websocket_version": "7"}, 400),
        ({"sec_websocket_key": "x"}, 400),
        ({"x": "y" * 10_000}, 431),
        ({"content_length": "5"}, 400),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "http://["}, 400),
        ({"host": "evil.example"}, 403),
    ],
)
def test_a_handshake_that_is_none_is_refused(server, more, status):
    """With a status, a sentence and the headers, and nothing hangs."""
    with Rude(server.port) as client:
        answer = upgrade(client, **more)

        assert (answer.status, answer.is_safe()) == (status, True)
        assert answer.body
        assert client.is_closed()
    assert server.errors() == []


@pytest.mark.parametrize(
    ("line", "status"), [(b"POST /ws", 405), (b"GET /\xff", 400), (b"GET /nowhere", 403), (b"GET /ws", 101)]
)
def test_a_handshake_names_its_address(server, line, status):
    """Any other is refused with a sentence."""
    more = b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    host = f"host: 127.0.0.1:{server.port}\r\n".encode()
    with Rude(server.port) as client:
        client.send(line + b" HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n" + host + more)
        answer = client.answer()

        assert (answer.status, answer.is_safe()) == (status, True)
        assert status == 101 or answer.body
    assert server.errors() == []
