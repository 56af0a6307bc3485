"""The rulebook of a game: its clauses in order, with their texts."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import msgspec

from gamenight.kernel.errors import BadSetup
from gamenight.words.catalogue import catalogue

FOLDER = Path(__file__).parent


class Clause(msgspec.Struct, frozen=True):
    """One clause: what the rulebook demands, and what we rule where it is silent."""

    key: str
    rule: str | None
    ruling: str | None


class Page(msgspec.Struct, forbid_unknown_fields=True):
    """One file of clauses: where its rules come from, and whose word each clause is."""

    source: str
    clauses: dict[str, list[str]]


@cache
def page(family: str) -> Page:
    """The page of one family, or of the table."""
    text = (FOLDER / f"{family}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Page)


def families() -> list[str]:
    """Every page there is."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def clauses(family: str, language: str = "en", words: dict[str, str] | None = None) -> list[Clause]:
    """The clauses of a page, in the order of play; `words` are a box's own (`Edition.words()`)."""
    sentences = catalogue(language)
    things = sentences.things(family, words)
    found = []
    for key, marks in page(family).clauses.items():
        rule = sentences.say("rules", family, key, "rule", **things) if "rulebook" in marks else None
        ruling = sentences.say("rules", family, key, "ruling", **things) if "ruling" in marks else None
        found.append(Clause(key, rule, ruling))
    return found


def clause_of(family: str, key: str, language: str = "en", words: dict[str, str] | None = None) -> Clause:
    """One clause of a game, or of the table it is played at."""
    pages = [*clauses(family, language, words), *clauses("table", language)]
    both = {clause.key: clause for clause in pages}
    if key not in both:
        near = get_close_matches(key, both, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(both)}"
        raise BadSetup(f"there is no clause {key!r}; {hint}")
    return both[key]
