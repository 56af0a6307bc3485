"""No shared file names a family, an edition or a variant: whoever adds one changes none of them."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import gamenight
from gamenight import families
from gamenight.editions.shelf import boxes, editions
from gamenight.words.catalogue import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = Path(gamenight.__file__).parent
ROOT = Path(__file__).parent.parent.parent
SHARED = sorted(
    file
    for file in [*SOURCE.rglob("*.py"), *ROOT.glob("tools/**/*.py"), ROOT / "hatch_build.py"]
    if not any(file.is_relative_to(family.folder) for family in families.known())
)
EXCUSED = {
    "tools/deal_chance.py": {"deal"},  # fits the numbers of one family's bots
    "tools/deal_habit.py": {"deal"},  # the same
    "tools/property_outlook.py": {"property", "dog-lovers", "kanto"},  # the same of another
    "reference/conversation.py": {"garden-path"},  # one talk, about one game
    "reference/python.py": {"property"},  # the decorator
    "kernel/engine.py": {"timed"},  # what the kernel tells when the clock moves; a variant has the same name
}
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")


@cache
def names() -> frozenset[str]:
    """The names of all families and variants; the plain game is called the same in all of them."""
    variants = {variant for edition in editions() for variant in edition.variants}
    return frozenset({family.name for family in families.known()} | variants - {"standard"})


@cache
def an_edition() -> re.Pattern[str]:
    """Any edition's id, as a word of its own; one that is called like its family is told apart by quotes."""
    ids = set(boxes()) - names()
    return re.compile(rf"\b({'|'.join(sorted(ids | {one.replace('-', '_') for one in ids}))})\b")


@cache
def events() -> frozenset[str]:
    """The names of all that happens in some family."""
    told = {name for family in families.known() for name in catalogue().part("event", family.name)}
    return frozenset(name for name in told if not name.endswith("_you"))


def place_of(file: Path) -> str:
    """A file with its folder."""
    return file.relative_to(file.parent.parent).as_posix()


def offences(text: str) -> set[str]:
    """What a file names that it must not: an edition anywhere, a family or a variant as a name in code.

    `deal` is an English verb too, and `property` a builtin: such a word counts where it is quoted, is part of
    a longer name, or is imported.
    """
    return {*an_edition().findall(text), *(one for node in ast.walk(ast.parse(text)) for one in _named(node))}


def _named(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from {node.value} & names()
        yield from re.findall(rf"games[./]({'|'.join(sorted(names()))})\b", node.value)
    elif isinstance(node, ast.Import | ast.ImportFrom):
        modules = [getattr(node, "module", None) or "", *(alias.name for alias in node.names)]
        yield from {family.name for family in families.known()} & set(".".join(modules).split("."))
    elif isinstance(node, ast.Set | ast.List | ast.Tuple):
        listed = [one.value for one in node.elts if isinstance(one, ast.Constant)]
        if len(events() & set(listed)) > 1:
            yield "list of events"
    for field in ("id", "attr", "name", "arg"):
        called = getattr(node, field, None)
        words = WORD.findall(called) if isinstance(called, str) else []
        yield from {word.lower() for word in words if len(words) > 1} & names()


@pytest.mark.parametrize("file", SHARED, ids=place_of)
def test_no_shared_file_names_one(file):
    """What a family is or has, the family is asked for."""
    assert offences(file.read_text(encoding="utf-8")) == EXCUSED.get(place_of(file), set())


def test_there_is_something_to_find():
    """A law about nothing would hold."""
    assert len(names()) > 4
    assert len(events()) > 100
    assert len(SHARED) > 80


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('if game.name == "property":\n    pass', {"property"}),
        ("from gamenight.games.deal.bot.plain import PlainDeal", {"deal"}),
        ("from gamenight.games import pets", {"pets"}),
        ('import_module("gamenight.games.race")', {"race"}),
        ("class PropertyBoard:\n    pass", {"property"}),
        ("def draw_race() -> None: ...", {"race"}),
        ('GAME = "kanto"', {"kanto"}),
        ("# as in dog-lovers\nkanto_deeds = 28", {"dog-lovers"}),
        ('is_over = terms["variant"] == "timed"', {"timed"}),
        ('NOTABLE = ("paid_rent", "took_over")', {"list of events"}),
        ("@property\ndef words(self): return table.deal()", set()),
        ('"""Deal the cards; the race is on."""', set()),
        ('status = "locked"', set()),
    ],
)
def test_a_name_is_found_in_every_guise(text, named):
    """In a comparison, an import, a class, a default; but not where it is English."""
    assert offences(text) == named
