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
    {"face"},
    {"bots", "lab", "envs", "table"},
    {"prompt"},
    {"cli"},
]
HEIGHT = {room: height for height, floor in enumerate(FLOORS) for room in floor}
FILES = sorted(file for file in SOURCE.rglob("*.py") if file.parent != SOURCE)


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
    """A room imports from its own floor or from below; a family of rules never from another."""
    room = file.relative_to(SOURCE).parts[0]
    assert room in HEIGHT, f"{room} has no floor; say in ARCHITECTURE where it stands"
    for module in imported(file):
        parts = module.split(".")
        if len(parts) == 1 or parts[1] not in HEIGHT:
            continue
        assert HEIGHT[parts[1]] <= HEIGHT[room], f"{module} is above {room}"
        if room == "games" and parts[1] == "games":
            assert parts[2] in {file.relative_to(SOURCE).parts[1], "parts"}, f"{module} is another family"


@pytest.mark.parametrize(
    "file", sorted((SOURCE / "games").rglob("*.py")), ids=lambda file: str(file.relative_to(SOURCE))
)
def test_no_rule_names_an_edition(file):
    """What a box prints is data; a rule that asks which box it is would be two rules."""
    text = file.read_text(encoding="utf-8")

    assert [name for name in ids() if name in text and name not in families()] == []
