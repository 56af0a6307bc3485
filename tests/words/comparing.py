"""Compares the sentences of a language with those of English."""

from __future__ import annotations

import re
import string
from typing import TYPE_CHECKING, Any

from gamenight.rulebook.clauses import holes_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.words.catalogue import Catalogue

PLURALS = 2  # one, and many
OWN = {("language", key) for key in ("genders", "sounds", "decimal")}  # what a language has for itself
ARTICLES = re.compile(r"([Aa]) #\|\1n #")  # chosen by sound, where another language has genders
INNER = re.compile(r"\{[^{}]*\}")  # a hole within a form
NUMBERS = ("language", "number")  # some have words for more numbers than others


def sentences(catalogue: Catalogue) -> dict[tuple[str, ...], str]:
    """All sentences of a language by their paths."""
    found = dict(_walk(catalogue.part(), ()))
    return {path: text for path, text in found.items() if path not in OWN and path[:2] != NUMBERS}


def _walk(part: dict[str, Any], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    for key, one in part.items():
        if isinstance(one, dict):
            yield from _walk(one, (*path, key))
        else:
            yield (*path, key), one


def choices(sentence: str) -> dict[str, list[int]]:
    """How many forms each hole that chooses between some has, by its name; articles are not counted."""
    found: dict[str, list[int]] = {}
    for _, name, form, _ in string.Formatter().parse(sentence):
        if name is None or not form or "|" not in form:
            continue
        if not ARTICLES.fullmatch(form):
            found.setdefault(name, []).append(INNER.sub("", form).count("|") + 1)
        for inner, counts in choices(form).items():
            found.setdefault(inner, []).extend(counts)
    return found


def differences(there: Catalogue, english: Catalogue) -> list[str]:
    """What is wrong with a language: a line each."""
    ours, theirs = sentences(english), sentences(there)
    wrong = [f"{'.'.join(path)}: missing" for path in ours.keys() - theirs.keys()]
    wrong += [f"{'.'.join(path)}: English has no such sentence" for path in theirs.keys() - ours.keys()]
    for path in ours.keys() & theirs.keys():
        wrong += [f"{'.'.join(path)}: {why}" for why in _compared(ours[path], theirs[path], there.genders)]
    return sorted(wrong)


def _compared(ours: str, theirs: str, genders: str) -> Iterator[str]:
    if holes_in(ours) != holes_in(theirs):
        yield f"holes {sorted(holes_in(theirs))} where English has {sorted(holes_in(ours))}"
    counted = choices(ours)
    for hole, forms in choices(theirs).items():
        right = {PLURALS} if hole in counted or not genders else {PLURALS, len(genders)}
        if not set(forms) <= right:
            fits = " or ".join(map(str, sorted(right)))
            yield f"{{{hole}}} chooses between {max(forms)} forms; {fits} are right"
