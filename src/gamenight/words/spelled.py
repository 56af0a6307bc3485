"""Numbers and lists as one says them in a sentence: six tokens, two 500s and four 100s."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import msgspec

if TYPE_CHECKING:
    from gamenight.words.catalogue import Catalogue


Entry = int | str | dict[str, int | str]


class Listing(msgspec.Struct, frozen=True):
    """Several things that a sentence names one after the other, in no language yet."""

    entries: list[Entry]
    joint: str = "and"  # what stands before the last, by its key in the language
    each: str = ""  # the sentence that says one entry, by its key in the catalogue


Fact = bool | int | str | Listing | None  # what a box tells of itself; None: it has no such thing


class Spelled(int):
    """A number that is read as a word, chooses between one and many, and gives its digits for `{count:d}`."""

    word: str

    def __new__(cls, value: int, word: str) -> Self:
        """The number, and the word for it."""
        number = super().__new__(cls, value)
        number.word = word
        return number

    def __str__(self) -> str:
        """The number as a word."""
        return self.word

    def __format__(self, form: str) -> str:
        """The word, or the digits where a form is asked for."""
        return super().__format__(form) if form else self.word


def spelled(facts: dict[str, Fact], words: Catalogue) -> dict[str, object]:
    """What a box tells of itself, as it is said in a language; what it has not is left out."""
    return {name: _said(fact, words) for name, fact in facts.items() if fact is not None}


def _said(fact: Fact, words: Catalogue) -> object:
    if isinstance(fact, Listing):
        return words.listed([_entry(entry, fact.each, words) for entry in fact.entries], fact.joint)
    if isinstance(fact, bool) or not isinstance(fact, int):
        return fact
    return Spelled(fact, words.find("language", "number", str(fact)) or str(fact))


def _entry(entry: Entry, each: str, words: Catalogue) -> str:
    if isinstance(entry, dict):
        return words.say("listing", each, **{name: _said(fact, words) for name, fact in entry.items()})
    return str(_said(entry, words))
