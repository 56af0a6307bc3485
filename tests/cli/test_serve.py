"""`gamenight serve` as a real process: ports, a second start, Ctrl-C, a program that sits down."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from websockets.sync.client import ClientConnection, connect

import gamenight as gn
from gamenight.cli import main
from gamenight.folders import data_folder
from tests.server.process import free_port, served

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PROGRAM = [sys.executable, "-m", "gamenight", "serve", "--no-browser"]
SITTER = [sys.executable, "-m", "gamenight", "sit"]


def address(lines: list[str]) -> str:
    """Where the table said it is."""
    return next(line for line in lines if "The table is open:" in line).rsplit(" ", 1)[1]


def post(url: str, document: object) -> dict[str, str]:
    """Ask an address."""
    request = urllib.request.Request(url, json.dumps(document).encode(), method="POST")  # noqa: S310  our own
    with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310  our own
        found: dict[str, str] = json.load(answer)
    return found


def test_ctrl_c_closes_cleanly(tmp_path):
    """Exit 0, a word that everything is kept, and no traceback."""
    with served(tmp_path) as server:
        process = server.process
        assert process is not None
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=20)

    assert address(server.lines).startswith("http://127.0.0.1:")
    assert process.returncode == 0
    assert rest == "The table is closed. Every game is kept.\n"


def test_a_port_that_is_taken_is_said(tmp_path):
    """The next free port is used, and named."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with served(tmp_path, port=port) as server:
            lines = server.lines

    assert any(line.startswith(f"Port {port} is taken; the table uses ") for line in lines)
    assert not address(server.lines).endswith(f":{port}")


def test_a_second_start_finds_the_first(tmp_path):
    """With the same data there is one table; the second says where it is and is content."""
    with served(tmp_path) as server:
        second = subprocess.run(
            [*PROGRAM, "--data", str(tmp_path)], capture_output=True, text=True, check=False, timeout=30
        )

    assert second.returncode == 0
    assert second.stdout == f"The table is open already: {address(server.lines)}\n"


def test_the_network_is_served_under_its_address(tmp_path):
    """With --lan-address other devices find it there, and a code for the phone is printed."""
    with served(tmp_path, "--lan-address", "127.0.0.2") as server:
        port = address(server.lines).rsplit(":", 1)[1]
        with urllib.request.urlopen(f"http://127.0.0.2:{port}/api/lan", timeout=10) as answer:
            reach = json.load(answer)

    assert reach["addresses"] == [f"http://127.0.0.2:{port}"]
    assert any("\u2588" in line or "\u2580" in line for line in server.lines)


def test_a_program_sits_down_and_plays(tmp_path):
    """Two of them, each with a bot of its own; the game is over, and both know who won."""
    (tmp_path / "my_bots.py").write_text(
        "class Careful:\n    def choose(self, hand):\n        return hand['choices'][0]['word']\n"
    )
    with served(tmp_path / "data") as server:
        url = address(server.lines)
        room = post(f"{url}/api/rooms", {"game": "garden-path", "name": "Host"})
        link = f"{url}/r/{room['link']}"
        # Without a limit to what lies unread, or closing would wait for it.
        with connect(f"ws{url.removeprefix('http')}/ws", max_queue=None) as host:
            hello = {"type": "Hello", "protocol": 1, "room": room["link"], "token": room["token"]}
            for message in (hello, {"type": "Stand", "chair": 0}):
                host.send(json.dumps(message))
            with seated(link, tmp_path, "one", "two") as sitters:
                until(host, lambda facts: all(chair["kind"] == "person" for chair in facts["chairs"]))
                host.send(json.dumps({"type": "Start"}))
                said = [sitter.communicate(timeout=60)[0] for sitter in sitters]

    assert [sitter.returncode for sitter in sitters] == [0, 0]
    assert said[0] == said[1]
    assert said[0] in {"one [finish.exact]\n", "two [finish.exact]\n"}


@contextmanager
def seated(link: str, folder: Path, *names: str) -> Iterator[list[subprocess.Popen[str]]]:
    """Programs that sit at a table, all started at once; none outlives its test."""
    sitters = [
        subprocess.Popen(
            [*SITTER, link, "--name", name, "--bot", "my_bots:Careful"],
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
        )
        for name in names
    ]
    try:
        yield sitters
    finally:
        for sitter in sitters:
            sitter.kill()
            sitter.communicate()


def until(host: ClientConnection, is_so: Callable[[dict[str, Any]], bool]) -> None:
    """Read until the room is so."""
    while True:
        message = json.loads(host.recv(timeout=30))
        if message["type"] in {"Welcome", "Changed"} and is_so(message["room"]):
            return


def test_a_link_that_is_none_is_told(capsys):
    """The program says so in one line and ends with 2."""
    assert main(["sit", "http://127.0.0.1:1/nowhere"]) == 2
    assert "is no table's link" in capsys.readouterr().err


def test_a_table_that_does_not_answer_is_told(capsys):
    """One line, exit 2, where no server listens."""
    assert main(["sit", f"http://127.0.0.1:{free_port()}/r/abc"]) == 2
    assert "no table answers" in capsys.readouterr().err


def test_the_data_folder_is_the_users_own(monkeypatch, tmp_path):
    """Rooms are kept where the desktop says, or in the home folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    assert data_folder() == tmp_path / "gamenight"
    assert gn.__version__
