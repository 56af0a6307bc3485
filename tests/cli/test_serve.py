"""`gamenight serve` as a real process: ports, a second start, Ctrl-C."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import urllib.request

import gamenight as gn
from gamenight.cli import main
from gamenight.folders import data_folder
from tests.server.process import free_port, served

PROGRAM = [sys.executable, "-m", "gamenight", "serve", "--no-browser"]


def address(lines: list[str]) -> str:
    """Where the table said it is."""
    return next(line for line in lines if "The table is open:" in line).rsplit(" ", 1)[1]


def test_ctrl_c_closes_cleanly(tmp_path):
    """Exit 0, a word that everything is kept, and no traceback."""
    with served(tmp_path) as server:
        process = server.process
        assert process is not None
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=60)

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
            [*PROGRAM, "--data", str(tmp_path)], capture_output=True, text=True, check=False, timeout=60
        )

    assert second.returncode == 0
    assert second.stdout == f"The table is open already: {address(server.lines)}\n"


def test_the_network_is_served_under_its_address(tmp_path):
    """With --lan-address other devices find it there, and a code for the phone is printed."""
    with served(tmp_path, "--lan-address", "127.0.0.2") as server:
        port = address(server.lines).rsplit(":", 1)[1]
        with urllib.request.urlopen(f"http://127.0.0.2:{port}/api/lan", timeout=60) as answer:
            reach = json.load(answer)

    assert reach["addresses"] == [f"http://127.0.0.2:{port}"]
    assert any("\u2588" in line or "\u2580" in line for line in server.lines)


def test_an_address_that_is_not_ours_is_told(tmp_path):
    """Nobody looks for the code in vain: the table is open to this computer alone."""
    with served(tmp_path, "--lan-address", "192.0.2.7") as server:
        lines = server.lines

    why = "no device can reach the table there; it is no address of this computer."
    assert f"--lan-address 192.0.2.7: {why}" in [line.strip() for line in lines]


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
