"""Every clause is in the rulebook, cited by code and shown by a test; code cites no unknown clause."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import gamenight
from gamenight import families as found
from gamenight.editions.shelf import boxes, edition_of
from gamenight.rulebook.book import families, keys_of, page
from gamenight.rulebook.clauses import clause_of, clauses
from gamenight.words.catalogue import languages
from tests.laws.trial import folder_of

TESTS = Path(__file__).parent.parent
SOURCE = Path(gamenight.__file__).parent
RULE = re.compile(r"Rule: ((?:[a-z_]+(?:\.[a-z0-9_]+)?(?:,\s+|$))+)", re.MULTILINE)
KEY = re.compile(r"^[a-z_]+\.[a-z0-9_]+$")


def docstring_keys(tree: ast.AST) -> set[str]:
    """The keys that the docstrings of a module cite."""
    keys: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
            for found in RULE.findall(ast.get_docstring(node) or ""):
                keys |= {key.strip() for key in found.split(",")}
    return keys


def literal_keys(tree: ast.AST, prefixes: set[str]) -> set[str]:
    """The string literals of a module that are written like clause keys."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.match(node.value)
        if node.value.split(".")[0] in prefixes
    }


@cache
def shown_keys(folder: Path) -> frozenset[str]:
    """The keys that the tests of a folder name in their mark."""
    return frozenset(
        arg.value
        for file in folder.rglob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for arg in node.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    )


def cited_keys(folder: Path, prefixes: set[str]) -> tuple[set[str], set[str]]:
    """The keys that a folder's docstrings cite, and those in its literals."""
    cited: set[str] = set()
    literal: set[str] = set()
    for file in folder.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        cited |= docstring_keys(tree)
        literal |= literal_keys(tree, prefixes)
    return cited, literal


FAMILIES = [family for family in families() if family != "table"]
TABLE = set(keys_of("table"))


@pytest.mark.parametrize("family", FAMILIES)
def test_every_clause_is_cited_by_its_family(family):
    """A clause that no rule obeys is not in the game."""
    known = set(keys_of(family))
    home = found.find(family)
    assert home is not None
    cited, literal = cited_keys(home.folder, {key.split(".")[0] for key in known})

    assert known - cited == set(), "not cited"
    assert cited - known - TABLE == set(), "cited, but in no rulebook"
    assert literal - known - TABLE == set(), "named in code, but in no rulebook"


def test_every_clause_of_the_table_is_cited():
    """The clauses of the table itself are obeyed by the kernel and by the loop that plays many games."""
    everything = TABLE | {key for family in FAMILIES for key in keys_of(family)}
    cited: set[str] = set()
    literal: set[str] = set()
    for floor in ("kernel", "bots"):
        some_cited, some_literal = cited_keys(SOURCE / floor, {"table", "resign"})
        cited |= some_cited
        literal |= some_literal

    assert set() == TABLE - cited
    assert literal - everything == set()


@pytest.mark.parametrize("family", FAMILIES)
def test_every_clause_is_shown_by_a_test_of_its_family(family):
    """A clause without a test is a promise; another family's test of the same key does not keep it."""
    known = set(keys_of(family))
    shown = shown_keys(folder_of(family))

    assert known - shown == set(), "not shown"
    assert shown - known - TABLE == set(), "shown, but in no rulebook of the family"


def test_every_clause_of_the_table_is_shown_by_a_test():
    """Clauses of the table itself may be shown in any game; no test names a clause that there is not."""
    known = {key for family in families() for key in keys_of(family)}

    shown = shown_keys(TESTS) - shown_keys(TESTS / "families")  # whose families join when they are tried

    assert TABLE - shown == set()
    assert shown - known == set()


@pytest.mark.parametrize("game", sorted(boxes()))
@pytest.mark.parametrize("language", languages())
def test_every_clause_has_its_texts(game, language):
    """What is read is what the book of the box marks: its rulebook's word, a ruling, what is unofficial."""
    edition = edition_of(game)
    marks = {**page(edition.rulebook).clauses, **page("table").clauses}
    for clause in clauses(edition, language):
        parts = {"rulebook": clause.rule, "ruling": clause.ruling, "unofficial": clause.unofficial}
        told = {mark for mark, text in parts.items() if text is not None}
        assert told
        assert told <= set(marks[clause.key])
        assert clause_of(edition, clause.key, language) == clause
