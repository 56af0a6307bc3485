"""What a family can do, read from its own files: its kinds of sentences, its verbs, its questions."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import string
from functools import cached_property
from typing import TYPE_CHECKING

from gamenight import families
from gamenight.editions.shelf import editions
from gamenight.kernel.action import RESIGN, Verb
from gamenight.kernel.event import Kind
from gamenight.words.catalogue import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

FAMILIES = sorted({edition.family for edition in editions()})
FORMS = ("_to_you", "_you")  # the longer one first


class Family:
    """One family of rules, as far as it speaks to players."""

    def __init__(self, name: str) -> None:
        self.name = name
        found = families.find(name)
        assert found is not None
        self.package, self.folder = found.package, found.folder
        game = next(edition.game for edition in editions() if edition.family == name)
        self.verbs: list[Verb] = [verb for verb in game.verbs if verb is not RESIGN]
        self.effects = game.effects

    @cached_property
    def kinds(self) -> list[Kind]:
        """Every kind that a module of the family makes, once; but effects, which clients put into words."""
        package = importlib.import_module(self.package)
        found: list[Kind] = []
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for value in vars(importlib.import_module(module.name)).values():
                found += [kind for kind in kinds_in(value) if kind.name and kind not in found]
        return sorted((kind for kind in found if kind not in self.effects), key=lambda kind: kind.name)

    @cached_property
    def decisions(self) -> set[str]:
        """The names that the decisions of the family give themselves."""
        found = set()
        for file in sorted((self.folder / "rules").glob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                bases = [ast.unparse(base) for base in node.bases] if isinstance(node, ast.ClassDef) else []
                if any("Decision" in base for base in bases):
                    calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
                    inits = [call for call in calls if ast.unparse(call.func) == "super().__init__"]
                    found |= {ast.literal_eval(call.args[0]) for call in inits}
        return found

    def named(self, name: str) -> list[Kind]:
        """The kinds of that name: what happens and what is asked may be called alike."""
        return [kind for kind in self.kinds if kind.name == name]

    def holes(self, sentence: str) -> set[str]:
        """What is filled into a sentence; the box's own words are no facts."""
        found: set[str] = set()
        for _, name, form, _ in string.Formatter().parse(sentence):
            if name is not None:
                found |= {name} | self.holes(form or "")
        return found - set(catalogue().part("thing", self.name))


def kinds_in(value: object) -> Iterator[Kind]:
    """The kinds in a value of a module: itself, or what its lists and tables hold."""
    if isinstance(value, Kind):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from kinds_in(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from kinds_in(one)


def plain(key: str) -> str:
    """The name of a sentence without its form."""
    for form in FORMS:
        if key.endswith(form):
            return key.removesuffix(form)
    return key
