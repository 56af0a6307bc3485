"""Imports point down, and no rule names an edition or a variant."""

import ast
from pathlib import Path

import pytest

import gamenight
from gamenight.editions.shelf import ids
from gamenight.rulebook.book import families

SOURCE = Path(gamenight.__file__).parent
FLOORS = [
    {"kernel"},
    {"games"},
    {"editions", "rulebook", "words", "notation"},
    {"api"},
    {"bots", "lab", "server"},
    {"terminal"},
    {"models"},
    {"cli"},
]
HEIGHT = {room: height for height, floor in enumerate(FLOORS) for room in floor}
FILES = sorted(file for file in SOURCE.rglob("*.py") if file.parent != SOURCE)
ROOMS = {
    "edition": "editions",
    "bot": "bots",
    "terminal": "terminal",
}  # of a family: the floor each stands on


def floor_of(parts: tuple[str, ...]) -> str:
    """Where a module of ours stands, by its path below the package; a family's rooms stand apart."""
    is_room = parts[0] == "games" and len(parts) > 2
    return ROOMS.get(parts[2], "games") if is_room else parts[0]


def family_of(parts: tuple[str, ...]) -> str:
    """The family that a module is of; nothing if it is of none, or of what families share."""
    return parts[1] if parts[0] == "games" and len(parts) > 1 and parts[1] != "parts" else ""


RULES = [file for file in FILES if floor_of(file.relative_to(SOURCE).parts) == "games"]


def imported(file: Path) -> set[str]:
    """The modules of ours that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("gamenight"):
            found.add(node.module)
            found |= {f"{node.module}.{name.name}" for name in node.names if node.module == "gamenight"}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names if name.name.startswith("gamenight")}
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_point_down(file):
    """A room imports from its own floor or from below, and a family's modules from that family alone."""
    here = file.relative_to(SOURCE).with_suffix("").parts
    assert floor_of(here) in HEIGHT, f"{here[0]} has no floor; say in ARCHITECTURE where it stands"
    for module in imported(file):
        there = tuple(module.split(".")[1:])
        if not there or there[0] not in HEIGHT:
            continue
        assert HEIGHT[floor_of(there)] <= HEIGHT[floor_of(here)], f"{module} is above {floor_of(here)}"
        assert family_of(there) in {"", family_of(here)}, f"{module} is of a family"


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_rule_names_an_edition(file):
    """What a box prints is data; a rule that asks which box it is would be two rules."""
    text = file.read_text(encoding="utf-8")

    assert [name for name in ids() if name in text and name not in families()] == []
