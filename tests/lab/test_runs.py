"""Pieces of work are done once, wherever, and what is done stays done."""

from __future__ import annotations

import errno
import importlib
import signal
import sqlite3
import sys
import time
from multiprocessing import active_children

import pytest

import gamenight as gn
from gamenight.bots import named
from gamenight.lab import guarded, processes
from gamenight.lab.duplicate import scored
from gamenight.lab.matches import works
from gamenight.lab.processes import Processes
from gamenight.lab.runs import Kept, key_of, results
from gamenight.lab.work import Game, Work, done, program

GAME = "cats-and-dogs"


@pytest.fixture
def kept(tmp_path):
    """A file of its own."""
    store = Kept(tmp_path / "lab.sqlite")
    yield store
    store.close()


def pieces(games=32, seed=1):
    """A match in four pieces of eight seeds."""
    return works(GAME, ["random", "random"], games, seed, {}, 10_000)


def test_what_was_done_is_not_done_again(kept, monkeypatch):
    """A run that was broken off goes on where it was, and gives what a whole run gives."""
    first = list(results(pieces(16), 1, kept))
    played: list[range] = []

    plays = Work.done

    def noted(work: Work) -> list[Game]:
        played.append(work.seeds)
        return plays(work)

    with monkeypatch.context() as patch:
        patch.setattr(Work, "done", noted)
        again = list(results(pieces(32), 1, kept))

    assert again[:2] == first
    assert [one.start for one in played] == [17, 25]
    assert again == [work.done() for work in pieces(32)]


@pytest.mark.parametrize("change", ["terms", "bots", "seeds", "most", "game"])
def test_other_work_has_another_key(change):
    """Whatever decides the games is in it."""
    work = Work("dog-lovers", {}, ("plain", "plain"), range(1, 9), 100)
    others = {
        "terms": {"variant": "short"},
        "bots": ("plain", "easy"),
        "seeds": range(1, 8),
        "most": 99,
        "game": "kanto",
    }
    other = Work(**{**vars(work), change: others[change]})

    assert work.key() != other.key()
    assert work.key() == Work(**vars(work)).key()


@pytest.mark.parametrize(("bots", "is_alike"), [(("plain", "hard"), False), (("plain", "normal"), True)])
def test_games_of_who_thinks_less_have_another_key(bots, is_alike, monkeypatch):
    """Levels that look ahead do so with fewer playouts interpreted; others play alike on both engines."""
    work, keys = Work("deal", {}, bots, range(1, 9), 100), []
    for engine in ("compiled", "interpreted"):
        monkeypatch.setattr(named, "engine", lambda found=engine: found)
        keys.append(work.key())

    assert (keys[0] == keys[1]) == is_alike


def test_what_another_version_of_the_lab_counted_is_counted_again(tmp_path, monkeypatch):
    """Also where another file of it says how; games themselves are not played again for that."""
    piece, keys = pieces(8)[0], []
    (tmp_path / "lab").mkdir()
    with monkeypatch.context() as patch:
        patch.setattr("gamenight.lab.work.HOME", tmp_path)
        for text in ("first = 2.0", "first = 3.0"):
            (tmp_path / "lab" / "scoring.py").write_text(text)
            program.cache_clear()
            keys.append((key_of(scored, piece), key_of(done, piece)))
    program.cache_clear()

    assert keys[0][0] != keys[1][0]
    assert keys[0][1] == keys[1][1]


def test_a_bot_of_ones_own_is_always_asked_again(kept, tmp_path, monkeypatch):
    """Its file may have changed since."""
    (tmp_path / "mine.py").write_text(
        "import gamenight as gn\n\n\nclass Own(gn.Bot):\n"
        "    def choose(self, sight, answers):\n        return answers[0]\n"
    )
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    piece = works(GAME, ["mine:Own", "random"], 2, 1, {}, 10_000)
    list(results(piece, 1, kept))

    assert kept.find(piece[0].key(), list[Game]) is None


def test_a_disk_that_cannot_be_written_costs_no_game(tmp_path):
    """The reason is kept; the games are played all the same."""
    (tmp_path / "here").write_text("no folder")
    kept = Kept(tmp_path / "here" / "lab.sqlite")

    assert len(list(results(pieces(), 1, kept))) == 4
    assert str(tmp_path) in kept.trouble


def test_a_file_that_is_none_of_ours_costs_no_game(tmp_path):
    """The same for a file that is no database."""
    file = tmp_path / "lab.sqlite"
    file.write_bytes(b"not a database at all, " * 100)
    kept = Kept(file)

    assert len(list(results(pieces(8), 1, kept))) == 1
    assert "not a database" in kept.trouble


def test_two_runs_may_write_into_one_file(kept, tmp_path):
    """Each keeps its own pieces, and finds the other's."""
    other = Kept(tmp_path / "lab.sqlite")
    list(results(pieces(16, 1), 1, kept))
    list(results(pieces(16, 17), 1, other))
    other.close()

    assert all(kept.find(work.key(), list[Game]) is not None for work in pieces(32, 1))
    with sqlite3.connect(tmp_path / "lab.sqlite") as file:
        assert file.execute("SELECT count(*) FROM done").fetchone() == (4,)


@pytest.fixture
def own_bot(tmp_path, monkeypatch):
    """Writes a module with a bot that answers so, where every process finds it; its name."""

    def write(module: str, answer: str, before: str = "") -> str:
        (tmp_path / f"{module}.py").write_text(
            f"import os\nimport time\nimport gamenight as gn\n{before}\n\n\nclass Own(gn.Bot):\n"
            f"    def choose(self, sight, answers):\n        {answer}\n        return answers[0]\n"
        )
        monkeypatch.delitem(sys.modules, module, raising=False)
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
        return f"{module}:Own"

    return write


def test_workers_that_end_again_and_again_are_told(own_bot):
    """In a sentence; what was done before is kept."""
    bot = own_bot("grim", "os._exit(9)")
    with pytest.raises(gn.Error, match="worker processes end again and again; what was done before is kept"):
        list(results(works(GAME, [bot, "random"], 32, 1, {}, 10_000), 2))


def test_the_pieces_of_a_worker_that_is_lost_are_done_by_another(own_bot, tmp_path):
    """And come to the same."""
    mark = tmp_path / "died"
    bot = own_bot(
        "frail", f"if not os.path.exists({str(mark)!r}): open({str(mark)!r}, 'w').close(), os._exit(9)"
    )
    work = works(GAME, [bot, "random"], 32, 1, {}, 10_000)
    found = list(results(work, 2))

    assert mark.is_file()
    assert found == list(results(work, 1))


DIES_ONCE = """from pathlib import Path


def dies_once(work):
    mark = Path({folder!r}, str(work.seeds.start))
    if not mark.exists():
        mark.touch()
        os._exit(9)
    return work.seeds.start
"""


def test_a_machine_that_starts_no_workers(monkeypatch):
    """As where shared memory is closed to us: why, and how to play all the same."""

    def closed(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(processes, "ProcessPoolExecutor", closed)
    with pytest.raises(gn.Error, match=r"started here \(Permission denied\); --workers 1 plays without"):
        gn.lab.match("garden-path", ["random", "random"], games=64, workers=2)


def test_a_long_run_may_lose_a_worker_now_and_then(own_bot, tmp_path):
    """What counts is how often one piece was lost: five whose workers die once each are no reason to stop."""
    own_bot("mortal", "pass", DIES_ONCE.format(folder=str(tmp_path)))
    does = importlib.import_module("mortal").dies_once
    crew = Processes(1)
    try:
        handed = [crew.hand(does, work) for work in pieces(40)]
        found = [crew.take(one) for one in handed]
    finally:
        crew.close()

    assert found == [1, 9, 17, 25, 33]


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no signal that looks at the clock")
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    "answer",
    [
        "time.sleep(1000)",
        "while True: pass",
        "while True:\n            try:\n                time.sleep(1000)\n            except Exception: pass",
    ],
)
def test_a_bot_that_hangs_is_given_up(own_bot, monkeypatch, answer, workers):
    """By its name; no worker is left that hangs."""
    for name in ("PATIENCE", "LOOK"):  # which the bot's module sets, here as in the workers: back afterwards
        monkeypatch.setattr(guarded, name, getattr(guarded, name))
    quick = "from gamenight.lab import guarded\nguarded.PATIENCE, guarded.LOOK = 0.2, 0.05"
    bot = own_bot("slow", answer, quick)
    with pytest.raises(gn.BadBot, match=r"the bot slow:Own gave no answer within 0\.2 seconds \(on seat 0, "):
        list(results(works(GAME, [bot, "random"], 32, 1, {}, 10_000), workers))
    ending = time.monotonic() + 60
    while active_children() and time.monotonic() < ending:  # the pool reaps them too, in a thread of its own
        time.sleep(0.01)

    assert not active_children()


def test_patience_is_as_it_was():
    """What a test has cut short is not so for those that follow it, on a machine with much to do."""
    assert (guarded.PATIENCE, guarded.LOOK) == (60.0, 1.0)


def test_what_a_bot_prints_is_not_among_the_results(own_bot, capfd):
    """It goes where errors go, here and from the workers."""
    bot = own_bot("loud", "print('I throw!')")
    for workers in (1, 2):
        list(results(works(GAME, [bot, "random"], 32, 1, {}, 10_000), workers))
        said, told = capfd.readouterr()

        assert said == ""
        assert "I throw!" in told


@pytest.mark.parametrize(
    ("answer", "why", "workers"),
    [
        ("1 / 0", "the bot bad:Bad failed: ZeroDivisionError: division by zero", 1),
        ("1 / 0", "the bot bad:Bad failed: ZeroDivisionError: division by zero", 2),
        ("exit(0)", "the bot bad:Bad failed: SystemExit: 0", 1),
        ("'yes'", "answered 'yes', which is no Action", 1),
        ("None", "gave no answer", 1),
        ("gn.Action(answers[0].verb, -7)", "which is refused|which is a template", 1),
    ],
)
def test_a_bot_that_fails_or_cheats_is_told(tmp_path, monkeypatch, answer, why, workers):
    """By its name, with the seat and the seed to see it again."""
    (tmp_path / "bad.py").write_text(
        f"import gamenight as gn\n\n\nclass Bad(gn.Bot):\n"
        f"    def choose(self, sight, answers):\n        return {answer}\n"
    )
    monkeypatch.delitem(sys.modules, "bad", raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    with pytest.raises(gn.BadBot, match=why) as told:
        list(results(works("deal", ["bad:Bad", "random"], 32, 1, {}, 10_000), workers))

    assert "on seat " in str(told.value)
