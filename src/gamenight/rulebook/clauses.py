"""The clauses of a box: the texts of its rulebook, filled in with its own numbers and names."""

from __future__ import annotations

import string
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from gamenight.rulebook.book import PARTS, TABLE, books_of, page
from gamenight.words.catalogue import ENGLISH, Catalogue, catalogue
from gamenight.words.spelled import spelled
from gamenight.words.unfit import Unfit

if TYPE_CHECKING:
    from gamenight.editions.edition import Edition
    from gamenight.rulebook.book import Mark


class Clause(msgspec.Struct, frozen=True):
    """One clause: what the rulebook demands, what we rule where it is silent, what is unofficial."""

    key: str
    chapter: str
    rule: str | None = None
    ruling: str | None = None
    unofficial: str | None = None


def clauses(edition: Edition, language: str = ENGLISH) -> list[Clause]:
    """The whole rulebook of a box in its own order, then the table's own clauses."""
    both = dict.fromkeys((edition.rulebook, TABLE))
    return [clause for book in both for clause in _book(edition, book, language)]


def source_of(edition: Edition) -> str | None:
    """Where the rules of a box come from; a game without a printed rulebook has no source."""
    return None if edition.rulebook == TABLE else page(edition.rulebook).source


def how_to_read(edition: Edition, language: str = ENGLISH) -> str:
    """Where the rules of a box come from, and what the labels in front of some of them mean."""
    words, source = catalogue(language), source_of(edition)
    found = [] if source is None else [words.say("book", "source", source=source)]
    found.append(words.say("book", "means_ruling"))
    if any(clause.unofficial for clause in clauses(edition, language)):
        found.append(words.say("book", "means_unofficial"))
    return " ".join(found)


def how_it_goes(edition: Edition, language: str = ENGLISH) -> list[str]:
    """The game in a few sentences, for whoever has never played it, with the numbers of the box."""
    words, family = catalogue(language), edition.family
    holes = _holes(edition, family, language)
    steps = [text(words, [("how", family, key)], holes) for key in sorted(words.part("how", family))]
    return [step for step in steps if step]


def clause_of(edition: Edition, key: str, language: str = ENGLISH) -> Clause:
    """One clause of a box, or of the table it is played at."""
    found = {clause.key: clause for clause in clauses(edition, language)}
    if key not in found:
        near = get_close_matches(key, found, 1)
        starts = dict.fromkeys(f"{one.partition('.')[0]}." for one in found)
        facts = {"key": repr(key), "near": repr(near[0]) if near else "", "known": ", ".join(starts)}
        raise Unfit("clause_but" if near else "clause", facts)
    return found[key]


def _book(edition: Edition, book: str, language: str) -> list[Clause]:
    """The clauses of one book; those that speak only of what the box does not have are left out."""
    family = page(book).family
    words, holes = catalogue(language), _holes(edition, family, language)
    homes = list(dict.fromkeys((book, family, *books_of(family))))
    found = []
    for name, chapter in page(book).chapters.items():
        title = text(words, [("chapter", home, name) for home in homes], holes) or name
        for key, marks in chapter.items():
            parts = {PARTS[mark]: _part(words, homes, key, mark, holes) for mark in marks}
            if any(parts.values()):
                found.append(Clause(key, title, **parts))
    return found


def _holes(edition: Edition, family: str, language: str) -> dict[str, object]:
    """What the box calls its things, and the numbers it prints, as they are said in a language."""
    if family == TABLE:
        return {}
    words, box = catalogue(language), edition.spoken(language)
    return {**words.things(family, box.things()), **spelled(box.facts(), words)}


def _part(words: Catalogue, homes: list[str], key: str, mark: Mark, holes: dict[str, object]) -> str | None:
    return text(words, [("rules", home, key, PARTS[mark]) for home in homes], holes)


def text(words: Catalogue, places: list[tuple[str, ...]], holes: dict[str, object]) -> str | None:
    """The first text among these places whose holes can all be filled, filled in.

    A box's own text comes first, then the family's, then that of another box: one may play by its rule.
    """
    for place in places:
        sentence = words.find(*place)
        if sentence is not None and holes_in(sentence) <= holes.keys():
            return words.fill(sentence, holes)
    return None


@cache
def holes_in(sentence: str) -> frozenset[str]:
    """The names of the holes in a sentence, those within its forms too."""
    found: set[str] = set()
    for _, name, form, _ in string.Formatter().parse(sentence):
        if name is not None:
            found |= {name, *holes_in(form or "")}
    return frozenset(found)
