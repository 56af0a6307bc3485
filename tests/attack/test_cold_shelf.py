"""The first moment of a program: many threads, or many requests, that are the first to read the shelf."""

from __future__ import annotations

import http.client
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from gamenight import families
from gamenight.editions import shelf
from gamenight.rulebook import book
from tests.attack.visitor import asked, begun
from tests.server.process import Served
from tests.server.test_web import served

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled

RECORDS = Path(__file__).parent.parent / "records"

# What each thread of a fresh process does first; the threads change places as often as can be.
FIRST = {
    "list": "gn.games()",
    "open": "gn.open(GAMES[number % len(GAMES)], ['Ann', 'Bob'])",
    "replay": "gn.replay(RECORDS[number % len(RECORDS)])",
    "film": "film(RECORDS[number % len(RECORDS)], None, 0, 3)",
    "figures": "figures(RECORDS[number % len(RECORDS)])",
    "own box": "gn.open(FOLDER, ['Ann', 'Bob'])",
}
PROGRAM = """
import sys, threading
from pathlib import Path
import gamenight as gn
from gamenight.server.film import figures, film

FOLDER = Path(sys.argv[2])
RECORDS = [file.read_text(encoding="utf-8") for file in sorted(Path(sys.argv[1]).glob("*-2.record"))]
GAMES = ["kanto", "deal", "cats-vs-dogs", "cats-and-dogs"]
together = threading.Barrier(12)
done = []

def first(number):
    together.wait()
    {first}
    done.append(number)

sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=first, args=(number,)) for number in range(12)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
sys.exit(len(done) != 12)
"""

# The server, which at its end writes down the modules that it has imported.
TELLING = """
import atexit, pathlib, sys
atexit.register(lambda: pathlib.Path({file!r}).write_text("\\n".join(sys.modules), encoding="utf-8"))
from gamenight.cli import main
sys.exit(main())
"""

# The server, with threads that change places as often.
HASTY = "import sys; sys.setswitchinterval(1e-6); from gamenight.cli import main; sys.exit(main())"


@pytest.mark.parametrize("first", FIRST)
def test_threads_on_a_cold_shelf(first):
    """Twelve threads that are all the first to read an edition do not crash the interpreter."""
    program = PROGRAM.format(first=FIRST[first])
    command = [sys.executable, "-c", program, str(RECORDS), str(shelf.SHELF / "kanto")]
    codes = [subprocess.run(command, timeout=120, check=False).returncode for _ in range(2)]

    assert codes == [0, 0]  # -11 is a segmentation fault


def ask(port: int, together: Barrier, number: int) -> int:
    """One of many requests that come at the same moment; the status of its answer."""
    record = (RECORDS / "kanto-timed.record").read_bytes()
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    line.connect()
    together.wait()
    line.request("POST", f"/api/{'film' if number % 2 else 'figures'}", record)
    status = line.getresponse().status
    line.close()
    return status


@pytest.mark.parametrize("at_once", [2, 6, 8])
def test_a_fresh_server_asked_for_films_at_once(tmp_path, at_once):
    """The first requests of all, films and figures at the same moment, are answered, and the server lives."""
    together = Barrier(at_once)
    server = Served(tmp_path)
    server._command[1:3] = ["-c", HASTY]
    server.start()
    try:
        with ThreadPoolExecutor(at_once) as askers:
            statuses = list(askers.map(lambda number: ask(server.port, together, number), range(at_once)))
        assert server.process is not None
        code = server.process.poll()
    finally:
        server.end()

    assert (statuses, code) == ([200] * at_once, None)


def ruled(modules: list[str]) -> set[str]:
    """The families whose rules are among some modules."""
    parts = [module.split(".") for module in modules if module.startswith(f"{families.OURS}.")]
    return {part[2] for part in parts if part[3:4] in (["rules"], ["game"], ["state"], ["variants"], ["bot"])}


@pytest.mark.parametrize("game", [None, "kanto", "deal", "cats-vs-dogs", "cats-and-dogs"])
def test_a_server_loads_the_rules_that_are_played(tmp_path, game):
    """The list of games and all rulebooks take no rules, a running game with bots only its own family's."""
    file = tmp_path / "modules"
    server = Served(tmp_path)
    server._command[1:3] = ["-c", TELLING.format(file=str(file))]
    server.start()
    try:
        listed = asked(server, "/api/games")[1]["games"]
        for one in listed:
            asked(server, f"/api/rules/{one['id']}")
        if game is not None:
            begun(server, game).close()
    finally:
        server.end(signal.SIGTERM)
    loaded = ruled(file.read_text(encoding="utf-8").splitlines())

    assert len(listed) == len(shelf.boxes())
    assert loaded == {one["family"] for one in listed if one["id"] == game}


def test_the_server_reads_the_shelf_before_the_first_request(tmp_path):
    """All editions and rulebooks are there when it opens; none is read by whoever asks first."""
    shelf._read_box.cache_clear()
    book.page.cache_clear()
    with served(tmp_path):
        assert shelf._read_box.cache_info().currsize == len(shelf.boxes())
        assert book.page.cache_info().currsize == len(book.books())
