"""One language's sentences, found by key."""

from __future__ import annotations

import string
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from gamenight.kernel.errors import BadSetup

FOLDER = Path(__file__).parent


def languages() -> list[str]:
    """The languages there are."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


class Plural(string.Formatter):
    """Fills sentences in; `{count:# space|# spaces}` chooses between one and many."""

    def format_field(self, value: Any, format_spec: str) -> str:  # noqa: ANN401  as the base class has it
        """One form for exactly one, the other for any other number; # is the number."""
        one, bar, many = format_spec.partition("|")
        if not bar:
            return str(super().format_field(value, format_spec))
        return (one if value == 1 else many).replace("#", str(value))


class Catalogue:
    """All sentences of one language."""

    def __init__(self, language: str, document: dict[str, Any]) -> None:
        self.language = language
        self._document = document
        self._form = Plural()

    def find(self, *path: str) -> str | None:
        """The sentence at this path, or None."""
        here: Any = self._document
        for step in path:
            if not isinstance(here, dict) or step not in here:
                return None
            here = here[step]
        return here if isinstance(here, str) else None

    def say(self, *path: str, **facts: object) -> str:
        """The sentence at this path, filled in."""
        sentence = self.find(*path)
        assert sentence is not None, f"{self.language}.toml has no {'.'.join(path)}"
        return self._form.format(sentence, **facts)

    def part(self, *path: str) -> dict[str, Any]:
        """A whole part of the catalogue, as it stands."""
        here: Any = self._document
        for step in path:
            here = here.get(step, {})
        return dict(here)

    def things(self, family: str, words: dict[str, str] | None = None) -> dict[str, str]:
        """What a family's sentences call its things: a box's own words first, else plain ones."""
        return {**self.part("thing", family), **(words or {})}

    def fill(self, sentence: str, facts: dict[str, object]) -> str:
        """A sentence already found, filled in."""
        return self._form.format(sentence, **facts)


@cache
def catalogue(language: str = "en") -> Catalogue:
    """The catalogue of a language."""
    if language not in languages():
        raise BadSetup(f"there is no language {language!r}; there are {', '.join(languages())}")
    return Catalogue(language, tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8")))
