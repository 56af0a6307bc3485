"""What a family can do, read from its own files: the kinds it tells and refuses, its verbs, its questions."""

from __future__ import annotations

import ast
import importlib
import string
from pathlib import Path

import gamenight
from gamenight.kernel.action import Verb
from gamenight.kernel.event import Kind
from gamenight.words.catalogue import catalogue

GAMES = Path(gamenight.__file__).parent / "games"
FAMILIES = sorted(file.parent.name for file in GAMES.glob("*/actions.py"))


class Family:
    """One family of rules, as far as it speaks to players."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.actions = importlib.import_module(f"gamenight.games.{name}.actions")
        source = (GAMES / name / "actions.py").read_text(encoding="utf-8")
        events, refusals = source.split("# What is refused")
        self.kinds: dict[str, list[Kind]] = {"event": self._made(events), "refused": self._made(refusals)}
        self.verbs: list[Verb] = self.actions.VERBS

    def _made(self, source: str) -> list[Kind]:
        """The kinds that a stretch of the module makes."""
        names = [
            ast.unparse(node.target)
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.value).startswith("Kind(")
        ]
        return [getattr(self.actions, name) for name in names]

    def all_kinds(self) -> list[Kind]:
        """Every kind that the module has, wherever it stands."""
        return [kind for kind in vars(self.actions).values() if isinstance(kind, Kind)]

    def decisions(self) -> set[str]:
        """The names that the decisions of the family give themselves."""
        found = set()
        for file in sorted((GAMES / self.name / "rules").glob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                bases = [ast.unparse(base) for base in node.bases] if isinstance(node, ast.ClassDef) else []
                if any("Decision" in base for base in bases):
                    calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
                    inits = [call for call in calls if ast.unparse(call.func) == "super().__init__"]
                    found |= {ast.literal_eval(call.args[0]) for call in inits}
        return found

    def holes(self, sentence: str) -> set[str]:
        """The placeholders of a sentence, those left out that stand for the box's own words."""
        found = {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}
        return found - set(catalogue().part("thing", self.name))
