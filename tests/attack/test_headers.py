"""Headers: what every answer carries, which hosts and pages are ours, and which proxies are believed."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from gamenight.server.places import CLIENT
from tests.attack.rude import Answer, Rude, attacked, upgrade

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One server for all tests that leave it as it was."""
    with attacked(tmp_path_factory.mktemp("headers"), "--host", "Games.Example") as server:
        yield server


def asked(port: int, path: str = "/health", method: str = "GET", **headers: str) -> Answer:
    """The answer to one request."""
    with Rude(port) as client:
        client.ask(path, method, **headers)
        return client.answer()


def sent(port: int, data: bytes) -> Answer:
    """The answer to whatever it is."""
    with Rude(port) as client:
        client.send(data)
        return client.answer()


# On every answer


@pytest.mark.parametrize(
    ("path", "method", "more", "status"),
    [
        ("/health", "GET", {}, 200),
        ("/", "GET", {}, 200 if (CLIENT / "index.html").is_file() else 503),  # built, or not yet
        ("/api/games", "GET", {"accept_encoding": "gzip"}, 200),
        ("/api/games", "HEAD", {}, 200),
        ("/nowhere", "GET", {}, 404),
        ("/assets/nowhere", "GET", {}, 404),
        ("/api/rooms", "GET", {}, 405),
        ("/health", "GET", {"host": "evil.example"}, 403),
        ("/api/rooms", "POST", {"origin": "http://evil.example"}, 403),
        ("/api/rooms", "POST", {"content_length": "0"}, 400),
        ("/health", "G\x00T", {}, 400),
        ("*", "OPTIONS", {}, 404),
    ],
)
def test_every_answer_has_the_headers(server, path, method, more, status):
    """Pages, addresses, errors, and what the server answers before anybody is asked."""
    with Rude(server.port) as client:
        client.ask(path, method, **more)
        while b"\r\n\r\n" not in client.heard:
            assert client.hear()
        answer = Answer(client.heard.partition(b"\r\n\r\n")[0], b"")

    assert (answer.status, answer.is_safe()) == (status, True)


def test_a_websocket_has_the_headers(server):
    """The answer to its handshake is an answer."""
    with Rude(server.port) as client:
        answer = upgrade(client)

    assert (answer.status, answer.is_safe()) == (101, True)


def test_the_policy_names_no_other_place(server):
    """The page talks with its own host alone, and nobody frames or opens it."""
    headers = asked(server.port, "/").headers
    policy = dict(one.strip().split(" ", 1) for one in headers["content-security-policy"].split(";"))

    assert policy["connect-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "ws:" not in headers["content-security-policy"]


def test_an_error_of_ours_has_the_headers_and_one_traceback(tmp_path):
    """However often it happens, the log has its traceback once."""
    with attacked(tmp_path, ways={"broken": True}) as server:
        answers = [asked(server.port, "/") for _ in range(5)]
        errors = server.errors()

    assert [(answer.status, answer.is_safe()) for answer in answers] == [(500, True)] * 5
    assert len([line for line in errors if line.startswith("Traceback")]) == 1


# Hosts and pages


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200),
        ("LocalHost", 200),
        ("localhost.", 200),
        ("LOCALHOST.:1", 200),
        ("games.example", 200),
        ("GAMES.example.:443", 200),
        ("[::1]:8765", 200),
        ("localhost..", 400),
        ("", 400),
        ("[", 400),
        ("http://[", 400),
        ("localhost:port", 400),
        ("localhost:1:2", 400),
        ("local host", 400),
        ("localhöst", 400),
        ("localhost/", 400),
        ("user@localhost", 400),
        ("a" * 20_000, 400),
        ("evil.example", 403),
        ("localhost.evil.example", 403),
        ("[::2]", 403),
    ],
)
def test_a_host_is_ours_or_not(server, host, status):
    """However it is written; what cannot be read is told, and no error of ours."""
    answer = asked(server.port, host=host)

    assert answer.status == status
    assert status == 200 or answer.sentence()
    assert server.errors() == []


@pytest.mark.parametrize("hosts", [[], ["localhost", "localhost"], ["localhost", "evil.example"]])
def test_there_is_one_host(server, hosts):
    """A request with no host, or with more than one, is nobody's."""
    lines = "".join(f"host: {host}\r\n" for host in hosts)
    answer = sent(server.port, f"GET /health HTTP/1.1\r\n{lines}\r\n".encode())

    assert (answer.status, answer.is_safe()) == (400, True)
    assert answer.sentence()


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("localhost:8765", "http://LOCALHOST:8765", 405),
        ("Localhost:8765", "http://localhost:8765", 405),
        ("localhost", "http://localhost:80", 405),
        ("localhost:443", "https://localhost", 405),
        ("localhost", "https://localhost.", 405),
        ("localhost:8765", "http://localhost", 403),
        ("localhost:80", "https://localhost", 403),
        ("localhost:8765", "http://127.0.0.1:8765", 403),
        ("localhost:8765", "ftp://localhost:8765", 403),
        ("localhost:8765", "null", 403),
        ("localhost:8765", "", 400),
        ("localhost:8765", "http://[", 400),
        ("localhost:8765", "http://localhost:8765/path", 400),
        ("localhost:8765", "http://localhost:8765 http://evil.example", 400),
        ("localhost:8765", "localhost:8765", 400),
        ("localhost:8765", "http://\xff", 400),
        ("localhost:8765", "http://" + "a" * 20_000, 400),
    ],
)
def test_a_page_is_ours_or_not(server, host, origin, status):
    """Name and port are compared as such; whoever is let in learns that nothing is taken there."""
    answer = asked(server.port, "/health", "POST", host=host, origin=origin, content_length="0")

    assert answer.status == status
    assert status == 405 or answer.sentence()
    assert server.errors() == []


# Proxies


def knocks(port: int, chains: list[str], address: str = "127.0.0.1") -> list[int]:
    """The answers to a try of a code for each of these askers."""
    found = []
    for chain in chains:
        with Rude(port, address) as client:
            client.ask("/api/knock", "POST", x_forwarded_for=chain, content_length="0")
            found.append(client.answer().status)
    return found


def test_nobody_says_that_he_is_another(tmp_path):
    """Without a named proxy a forged header changes nothing: neither the tries nor who is here."""
    with attacked(tmp_path) as server:
        statuses = knocks(server.port, [f"10.0.0.{at}" for at in range(9)])
        here = asked(server.port, "/api/lan", x_forwarded_for="10.0.0.1")
        with Rude(server.port, "127.0.0.9") as client:
            client.ask("/api/lan", x_forwarded_for="127.0.0.1")
            afar = client.answer()

    assert 429 in statuses
    assert json.loads(here.body)["may_open"]
    assert not json.loads(afar.body)["may_open"]


def test_a_named_proxy_is_believed(tmp_path):
    """The rightmost address that is no proxy counts; what stands left of it anybody may have written."""
    with attacked(tmp_path, "--trust-proxy", "127.0.0.1", "--trust-proxy", "10.0.0.0/8") as server:
        each = knocks(server.port, [f"192.0.2.{at}" for at in range(8)])
        forged = knocks(server.port, [f"198.51.100.{at}, 203.0.113.7, 10.1.2.3" for at in range(8)])
        odd = knocks(server.port, [f"192.0.2.1{at}, x" for at in range(8)])
        stranger = knocks(server.port, [f"192.0.2.2{at}" for at in range(8)], "127.0.0.9")
        afar = asked(server.port, "/api/lan", x_forwarded_for="127.0.0.1, 192.0.2.1")

    assert each == [400] * 8
    assert all(429 in statuses for statuses in (forged, odd, stranger))
    assert not json.loads(afar.body)["may_open"]


def test_a_proxy_brings_many_but_not_for_one(tmp_path):
    """Its own connections do not count, but those for one address do, and they give their place back."""
    with attacked(tmp_path, "--trust-proxy", "127.0.0.1", "--per-address", "3") as server:
        first = [Rude(server.port) for _ in range(5)]
        answers = [upgrade(client, x_forwarded_for="192.0.2.1") for client in first]
        second = [Rude(server.port) for _ in range(3)]
        others = [upgrade(client, x_forwarded_for="192.0.2.2").status for client in second]
        for client in first:
            client.close()
        assert [answer.status for answer in answers] == [101] * 3 + [503] * 2
        assert answers[-1].sentence()
        assert answers[-1].is_safe()
        assert answers[-1].headers["retry-after"] == "10"
        assert others == [101] * 3
        assert again(server.port) == 101
        for client in second:
            client.close()
        assert server.errors() == []


def again(port: int) -> int:
    """The status when the places have been given back, which takes a moment."""
    for _ in range(1000):
        with Rude(port) as client:
            status = upgrade(client, x_forwarded_for="192.0.2.1").status
        if status == 101:
            break
    return status


@pytest.mark.parametrize("value", ["nobody", "10.0.0.1/8", "10.0.0.0/40", "", "*"])
def test_a_proxy_has_an_address(tmp_path, value):
    """One sentence that says what would be right."""
    command = [sys.executable, "-m", "gamenight", "serve", "--no-browser", "--data", str(tmp_path)]
    command += ["--trust-proxy", value]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)

    assert done.returncode == 2
    assert f"--trust-proxy {value!r} is no address: give an address like 10.0.0.5" in done.stderr
    assert "Traceback" not in done.stderr
