"""What players read is written in words/ alone: a sentence elsewhere would be English for everybody."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import gamenight

SOURCE = Path(gamenight.__file__).parent
ROOMS = ("server", "terminal", "cli", "api", "notation")
HOLE = "Ann"  # what stands for a name in braces
SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}|[a-z]{3,}[.:!?;] [A-Za-z]")  # two words after each other

# Calls whose texts are for somebody else: who writes a program, an edition or a record, or runs a server;
# what is logged; what the command line's own help says of its options.
FOR_OTHERS = {
    "AssertionError", "BadBot", "BadEdition", "BadPosition", "BadRecord", "BadSetup", "CannotOpen",
    "IndexError", "NotImplementedError", "OSError", "Parameter", "ProtocolError", "check_plain", "blaming",
    "wrong", "exception", "error", "info", "warning", "_log", "fail", "compile", "execute", "field",
}  # fmt: skip
# Files that speak to who runs a server or writes an edition or a bot, not to players.
FOR_HOSTS = {
    "server/database.py": "what is wrong with the data folder",
    "server/serve.py": "ports and folders",
    "server/far_guest.py": "for who lets a program sit down",
    "server/help": "HTML",
    "server/metrics.py": "for monitoring",
    "server/net/crowd.py": "an option of serve",
    "server/net/handles.py": "a limit of the machine",
    "server/net/once.py": "the log",
    "server/net/proxies.py": "an option of serve",
    "server/process.py": "the start of a process",
    "server/store.py": "SQL",
    "api/strange.py": "for who writes a position",
    "terminal/boards": "styles of rich",
    "cli/checkup.py": "commands to type",
    "cli/completing.py": "scripts of shells",
    "cli/engine.py": "commands to type",
    "cli/table_check.py": "commands to type",
}
# Two words that are no sentence: a line of a record, a header, a style, what begins a complaint.
NO_SENTENCES = {
    "gamenight record 1",
    "gamenight record 2",
    "/ what if",
    'attachment; filename="Ann.record"',
    "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    "bold italic",
    "Ann -m pip install Ann",
    "gamenight: Ann\n",
    "gamenight Ann (Ann engine, Python Ann)",
}
FILES = sorted(
    file.relative_to(SOURCE).as_posix() for room in ROOMS for file in (SOURCE / room).rglob("*.py")
)
PLAYERS_READ = [
    file for file in FILES if not any(file == one or file.startswith(f"{one}/") for one in FOR_HOSTS)
]


def literals(tree: ast.AST) -> list[tuple[int, str]]:
    """The texts of a file that somebody might read, with their lines."""
    found: list[tuple[int, str]] = []

    def look(node: ast.AST) -> None:
        if isinstance(node, ast.Call) and name_of(node.func) in FOR_OTHERS:
            return
        if isinstance(node, ast.Assert):
            look(node.test)
            return
        if isinstance(node, ast.FunctionDef) and node.name == "__repr__":
            return  # for programmers
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append((node.lineno, node.value))
        if isinstance(node, ast.JoinedStr):
            parts = [str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values]
            found.append((node.lineno, "".join(parts)))
        for child in ast.iter_child_nodes(node):
            if not is_docstring(child) and not isinstance(node, ast.JoinedStr):
                look(child)
            elif isinstance(node, ast.JoinedStr) and isinstance(child, ast.FormattedValue):
                look(child.value)

    look(tree)
    return found


def name_of(call: ast.expr) -> str:
    """What is called, by its last name."""
    return call.attr if isinstance(call, ast.Attribute) else call.id if isinstance(call, ast.Name) else ""


def is_docstring(node: ast.AST) -> bool:
    """Whether a statement is only a text: a docstring, or what a class says of an attribute."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def sentences(text: str) -> list[str]:
    """The texts of a source that read like a sentence."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation is not None:
            node.annotation = ast.Constant(None)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
    found = [text for _, text in literals(tree) if SENTENCE.search(text)]
    return [text for text in found if text not in NO_SENTENCES]


@pytest.mark.parametrize("file", PLAYERS_READ)
def test_no_sentence_for_players_outside_words(file):
    """Texts of two words and more come from the catalogue, or are for somebody else."""
    assert sentences((SOURCE / file).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("place", sorted(FOR_HOSTS))
def test_what_is_left_out_is_there(place):
    """A file that is no more, or has nothing to say any more, is left out of the list too."""
    files = [SOURCE / place] if place.endswith(".py") else sorted((SOURCE / place).glob("*.py"))

    assert [text for file in files for text in sentences(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(
    ("source", "is_found"),
    [
        ('told("There are " + known)', True),
        ('answer(f"There is no {what} here")', True),
        ('x = "The page is not built."', True),
        ('def f(a="no such thing"): ...', True),
        ('f(f"{a} and {b} win")', True),
        ('raise NotAllowed("host_only")', False),
        ('raise BadSetup("terms: no such option")', False),
        ('logger.error("room set aside: %s", error)', False),
        ('"""What is there."""', False),
        ('def f() -> "list[one two]":\n    """Do it now."""', False),
        ('x: "dict of things" = {}', False),
        ('assert x, "this cannot be"', False),
        ('say("cli", "no_line", line=line)', False),
        ('def __repr__(self): return "won by Ann"', False),
    ],
)
def test_the_law_finds_what_it_is_for(source, is_found):
    """Sentences in calls, values, defaults and between braces; not docstrings, types, logs or keys."""
    assert bool(sentences(source)) == is_found
