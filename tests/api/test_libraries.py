"""What the engine needs besides itself: a few libraries, and not even all of them."""

from __future__ import annotations

import subprocess
import sys

import pytest

import gamenight as gn

# Lets a process import nothing but itself, the standard library and what is named.
ONLY = """
import sys

class Only:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] not in {allowed} | sys.stdlib_module_names:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Only())
"""
ENGINE = {"gamenight", "gamenight__mypyc", "librt", "msgspec", "mypy_extensions", "typing_extensions"}
PLAY = """
import gamenight as gn
for game in gn.games():
    table = gn.open(game["id"], ["Ann", "Bob"], dealer=gn.Seeded(1))
    bot = gn.RandomBot(1)
    while table.outcome is None and len(table.record().splitlines()) < 60:
        seat = table.waiting()[0]
        table.play(seat, bot.choose(table.sight(seat), table.legal_actions(seat)))
    assert gn.replay(table.record()).hash() == table.hash(), game
    table.view(0), table.question(0)
"""
KEPT = """
from tests.records.golden import FOLDER, KEPT, played
from librt.vecs import vec
assert vec.__module__ == "gamenight.arrays"
for golden in KEPT:
    assert played(golden).record() == (FOLDER / f"{golden.name}.record").read_text(encoding="utf-8"), golden
"""


def run(allowed: set[str], script: str) -> subprocess.CompletedProcess[str]:
    """Run a script in a process that may import no more than this."""
    code = ONLY.format(allowed=allowed) + script
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_the_engine_needs_few_libraries():
    """Every game is opened, played, shown, recorded and replayed without what only the table needs."""
    done = run(ENGINE, PLAY)

    assert done.stderr == ""


@pytest.mark.skipif(gn.engine() == "compiled", reason="compiled modules have librt's own arrays in them")
def test_lists_stand_in_for_arrays():
    """Where librt cannot be had, all kept games come out the same, to the last hash."""
    done = run((ENGINE - {"librt"}) | {"tests", "pytest", "_pytest"}, KEPT)

    assert done.stderr == ""
