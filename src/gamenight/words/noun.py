"""A word that knows its gender, for the languages in which the words around it depend on that."""

from __future__ import annotations

from typing import Self


class Noun(str):
    """A word with its gender: its place among the genders of the language."""

    __slots__ = ("gender",)

    gender: int

    def __new__(cls, text: str, gender: int) -> Self:
        """The word itself is all that is read aloud."""
        word = super().__new__(cls, text)
        word.gender = gender
        return word


def noun(word: str, genders: str) -> str:
    """A word as it is written in words/ and in editions, `Haus (n)`, with its gender taken off and kept."""
    if genders and word.endswith(")") and word[-3:-2] == "(" and word[-2] in genders:
        return Noun(word[:-3].rstrip(), genders.index(word[-2]))
    return word
