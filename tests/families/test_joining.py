"""A family of somebody else's joins by its package, and is then like our own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import gamenight as gn
from gamenight import families
from gamenight.bots.named import bot_named
from gamenight.editions.shelf import edition_of, ids
from gamenight.rulebook.book import books, books_of, page
from gamenight.terminal.boards import board_of
from gamenight.words.catalogue import catalogue, languages
from tests.families.toy import EDITION, PACKAGE, make
from tests.terminal.typist import Typist

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.battery  # once is enough: families of others are never compiled

ROOT = Path(__file__).parent.parent.parent
POINTS = f"[{families.GROUP}]\nany-name = {PACKAGE}\n"


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Iterator[Path]:
    """The folder of a family that Python can find, but that has not joined."""
    monkeypatch.syspath_prepend(str(tmp_path))
    yield make(tmp_path)
    families.remove(PACKAGE)
    page.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]


def test_our_own_families_are_found():
    """Each has an edition's reader, a drawing for the terminal, a rulebook, and all languages."""
    for family in families.known():
        assert family.reader() is not None
        assert family.drawing() is not None
        assert books_of(family.name)
        assert sorted(one.name for one in family.words.iterdir()) == list(languages())
    assert len(families.known()) >= 4


def test_a_family_joins(folder):
    """Its editions stand on the shelf, its words and rulebook are there, its bot and board are used."""
    families.add(PACKAGE)
    table = gn.open(EDITION, ["Ann", "Bob"])

    assert EDITION in ids()
    assert edition_of(EDITION).family == PACKAGE
    assert catalogue().find("event", PACKAGE, "bowed") == "{seat} bows."
    assert page("parlour").family == PACKAGE
    assert type(bot_named("normal", PACKAGE)).__name__ == "Sensible"
    assert [line.plain for line in board_of(table, None, Typist().screen)] == [
        f"{EDITION}, drawn by its family"
    ]


def test_a_family_speaks_english_where_it_has_no_words_of_a_language(folder):
    """English is better than nothing at all."""
    families.add(PACKAGE)

    assert {catalogue(language).find("event", PACKAGE, "bowed") for language in languages()} == {
        "{seat} bows."
    }


def test_a_family_goes(folder):
    """Nothing of it is left behind."""
    families.add(PACKAGE)
    families.remove(PACKAGE)

    assert EDITION not in ids()
    assert "parlour" not in books()
    assert catalogue().find("event", PACKAGE, "bowed") is None


def test_a_family_without_a_bot_or_a_board(folder):
    """A random bot plays it, and its facts are listed."""
    shutil.rmtree(folder / "bot")
    shutil.rmtree(folder / "terminal")
    families.add(PACKAGE)
    table = gn.open(EDITION, ["Ann", "Bob"])

    assert isinstance(bot_named("normal", PACKAGE), gn.RandomBot)
    assert "The Parlour" in board_of(table, None, Typist().screen)[0].plain


def test_to_join_twice_is_to_join_once(folder):
    """Whoever adds it need not know who else has."""
    assert families.add(PACKAGE) is families.add(PACKAGE)
    assert [one.package for one in families.known()].count(PACKAGE) == 1


@pytest.mark.parametrize(
    ("package", "why"),
    [
        (
            "no.such.thing",
            "families: there is no package 'no.such.thing'; is it installed, or",
        ),
        ("sys", "families: there is no package 'sys'"),
        ("", "families: there is no package ''"),
        ("json", "families: json has no game.py, so it is no family of rules"),
        ("other.deal", "families: other.deal and gamenight.games.deal are both called 'deal'; rename one"),
    ],
)
def test_what_cannot_join_is_told_why(package, why, tmp_path, monkeypatch):
    """A package that is not there, one that is no game, a name that is taken; and nothing has changed."""
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "other" / "deal").mkdir(parents=True)
    (tmp_path / "other" / "deal" / "game.py").write_text("")
    before = families.known()

    with pytest.raises(gn.BadSetup) as error:
        families.add(package)

    assert str(error.value).startswith(why)
    assert families.known() == before


@pytest.mark.parametrize(
    ("file", "copy", "why"),
    [
        ("rulebook/parlour.toml", "rulebook/table.toml", "there is another rulebook of that name"),
        (f"editions/{EDITION}", "editions/kanto", "there is another edition of that name"),
    ],
)
def test_a_book_or_an_edition_of_a_name_that_is_taken(folder, file, copy, why):
    """The error names both places."""
    (folder / file).rename(folder / copy)
    families.add(PACKAGE)

    with pytest.raises(gn.BadSetup, match=why):
        gn.open(EDITION, ["Ann", "Bob"])


def run(program: str, *path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a program says in a fresh process."""
    paths = os.pathsep.join(map(str, [*path, ROOT, os.environ.get("PYTHONPATH", "")]))
    command = [sys.executable, "-c", program]
    given = {**os.environ, "PYTHONPATH": paths, **environment}
    return subprocess.run(command, env=given, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("way", ["variable", "entry point"])
def test_a_family_is_announced_to_a_program(way, tmp_path):
    """By the environment it runs in, or by what is installed beside it."""
    make(tmp_path)
    if way == "entry point":
        (tmp_path / "some-1.0.dist-info").mkdir()
        (tmp_path / "some-1.0.dist-info" / "entry_points.txt").write_text(POINTS)
    program = f"import gamenight as gn; print(gn.open({EDITION!r}, ['Ann', 'Bob']).game.name)"
    told = run(program, tmp_path, GAMENIGHT_FAMILIES=f"{PACKAGE}, " if way == "variable" else "")

    assert told.stdout.strip() == PACKAGE, told.stderr


def test_a_wrong_announcement_is_told_with_its_source():
    """One then knows which of the three ways to look at."""
    told = run("from gamenight.cli import main; main(['games'])", GAMENIGHT_FAMILIES="no.such")

    assert "GAMENIGHT_FAMILIES: there is no package 'no.such'" in told.stderr
    assert "Traceback" not in told.stderr


OPENED = """
import sys
import gamenight as gn
from gamenight.server import log
from gamenight.server.room import Room

def imported():
    return sorted(name for name in sys.modules if name.startswith("gamenight.games."))

def show(names):
    print(*sorted({name.split(".")[2] for name in names} - {"parts"}))

{opening}
show(imported())
print(*sorted({name.split(".")[3] for name in imported() if name.count(".") > 2} & {"bot", "terminal"}))
"""
WAYS = {
    "table": "gn.open(GAME, ['Ann', 'Bob'])",
    "room": """
from tests.server.rooms import Played, wire
room = Played(GAME)
ann = room.enter("Ann")
room.do(ann, wire.Sit(0, "Ann"))
room.do(ann, wire.SeatBot(1))
room.do(ann, wire.Start())
room.room.bot_on(1)
""",
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", ["cats-and-dogs", "kanto", "deal", "cats-vs-dogs"])
def test_only_the_family_that_is_played_is_imported(game, way):
    """A table needs the rules and the reader of its own family, a room with a bot that bot too."""
    opening = WAYS[way].replace("GAME", repr(game))
    told = run(OPENED.replace("{opening}", opening))
    family = edition_of(game).family
    has_bot = way == "room" and not isinstance(bot_named("normal", family), gn.RandomBot)

    assert told.stdout.splitlines() == [family, "bot" if has_bot else ""], told.stderr
