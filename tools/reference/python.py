"""The page docs/reference/python.md: all that `import gamenight` gives, from its docstrings."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import gamenight as gn
import gamenight.lab

SOURCE = Path(__file__).parents[2] / "src"
HEAD = """\
# The public Python

Written by `python -m tools.pages` from the docstrings of the sources. `import gamenight as gn` gives all
of it. [Play from Python](../how-to/play-from-python.md) shows the calls at work, [the
notation](notation.md) says what words, positions and records mean, and [sights.md](sights.md) what a bot
can ask. Everything that goes wrong is a `gn.Error` with a sentence.
"""
GROUPS = {
    "A table": [
        "games", "open", "replay", "Table", "Event", "Outcome", "Dealer", "Seeded", "Scripted", "engine",
        "TextEnv",
    ],
    "Actions and words": ["Action", "Verb", "say", "read"],
    "Bots": ["Bot", "RandomBot", "check", "Sight", "State", "lay"],
    "Errors": [
        "Error", "Refused", "Unreadable", "BadSetup", "BadPosition", "BadRecord", "BadEdition", "BadBot",
    ],
}  # fmt: skip
VOICES = {
    "CHANCE": "what dice, spinner and decks bring",
    "CLOCK": "the table's clock, where a game has one",
    "NOBODY": "no seat at all",
}
NAMED = ((gn, [name for names in GROUPS.values() for name in names]), (gamenight.lab, gamenight.lab.__all__))
Function = ast.FunctionDef | ast.AsyncFunctionDef


def written() -> str:
    """The whole page."""
    parts = [HEAD]
    for title, names in GROUPS.items():
        parts += [f"## {title}\n", *(entry(gn, "gn", name) for name in names)]
    voices = "".join(f"| `gn.{name}` | {getattr(gn, name)} | {told} |\n" for name, told in VOICES.items())
    parts += [f"## Who has no seat\n\n| | | |\n| --- | ---: | --- |\n{voices}"]
    lab = [entry(gamenight.lab, "gn.lab", name) for name in sorted(gamenight.lab.__all__) if name != "lay"]
    return "\n".join([*parts, "## The lab\n", *lab])


def entry(home: object, prefix: str, name: str) -> str:
    """One name: a function, or a class with what it offers."""
    thing = getattr(home, name)
    node = found(thing.__module__, thing.__name__)
    if isinstance(node, Function):
        return f"### `{prefix}.{name}`\n\n`{signature(node)}`\n\n{docstring(node)}\n"
    rows = "".join(f"| `{said}` | {told} |\n" for said, told in offered(thing))
    table = f"\n| | |\n| --- | --- |\n{rows}" if rows else ""
    return f"### `{prefix}.{name}`\n\n{docstring(node)}\n{table}"


def offered(thing: type) -> list[tuple[str, str]]:
    """What a class offers: its own, and what it has from bases of ours that have no entry here."""
    listed = {id(getattr(home, name)) for home, names in NAMED for name in names}
    shown: dict[str, tuple[str, str]] = {}
    for base in thing.__mro__:
        if base is not thing and (not base.__module__.startswith("gamenight.") or id(base) in listed):
            continue
        node = found(base.__module__, base.__name__)
        assert isinstance(node, ast.ClassDef)
        for said, told in members(node):
            shown.setdefault(said.partition("(")[0], (said, told))
    return list(shown.values())


def members(node: ast.ClassDef) -> list[tuple[str, str]]:
    """The methods and properties of a class, each with its sentence."""
    shown = []
    for one in node.body:
        if isinstance(one, Function) and not one.name.startswith("_"):
            marks = {ast.unparse(mark) for mark in one.decorator_list}
            said = one.name if marks & {"property", "cached_property"} else signature(one)
            shown.append((said.replace("|", "\\|"), docstring(one).partition("\n")[0].replace("|", "\\|")))
    return shown


def signature(node: Function) -> str:
    """The parameters with their types and what they are unless said, and what comes back."""
    given = ast.parse(f"def {node.name}(): ...").body[0]
    assert isinstance(given, ast.FunctionDef)
    given.args, given.returns = node.args, node.returns
    text = " ".join(ast.unparse(given).partition(":\n")[0].split())
    text = re.sub(r"\((self|cls)(, )?", "(", text.removeprefix("def "))
    return re.sub(r"(?<=\w|\])=", " = ", text).replace("ENGLISH", "'en'")


def docstring(node: ast.ClassDef | Function) -> str:
    """All that a docstring says, without the rules that it cites."""
    text = ast.get_docstring(node) or ""
    paragraphs = [one for one in text.split("\n\n") if not one.startswith("Rule:")]
    return "\n\n".join(paragraphs).strip()


@cache
def found(module: str, name: str) -> ast.ClassDef | Function:
    """Where a name is declared."""
    for node in tree(module).body:
        if isinstance(node, ast.ClassDef | Function) and node.name == name:
            return node
    raise LookupError(f"{module} declares no {name}")


@cache
def tree(module: str) -> ast.Module:
    """The source of a module."""
    file = SOURCE / Path(*module.split(".")).with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))
