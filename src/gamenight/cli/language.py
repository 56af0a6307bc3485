"""The language of this run: as --language says, else as our variable or the machine's locale does."""

from __future__ import annotations

import os
from contextvars import ContextVar

from gamenight.kernel.errors import BadSetup
from gamenight.words.catalogue import ENGLISH, Catalogue, catalogue, languages
from gamenight.words.choosing import VARIABLE, of_machine

OPTION = "--language"

_chosen: ContextVar[str] = ContextVar("language", default=ENGLISH)


def choose(tokens: list[str]) -> list[str]:
    """Take --language from wherever it stands, and use that language; what is left of the tokens."""
    left = list(tokens)
    _chosen.set(ENGLISH)  # in which the next line would complain
    wish, said_by = of_machine(os.environ), VARIABLE
    for place, token in enumerate(left):
        name, sign, value = token.partition("=")
        if name == OPTION:
            wish, said_by = value if sign else "".join(left[place + 1 : place + 2]), OPTION
            del left[place : place + (1 if sign else 2)]
            break
    if wish not in languages():
        known = ", ".join(languages())
        raise BadSetup(words().say("cli", "which_language", said_by=said_by, wish=repr(wish), known=known))
    _chosen.set(wish)
    return left


def language() -> str:
    """The language that was chosen."""
    return _chosen.get()


def words() -> Catalogue:
    """The sentences of the language that was chosen."""
    return catalogue(language())
