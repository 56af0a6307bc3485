"""The rulebook for whoever reads: its contents, a chapter of it, a clause, and a refusal with its clause."""

from __future__ import annotations

from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING

from gamenight.kernel.errors import BadSetup
from gamenight.rulebook.clauses import clauses, how_it_goes
from gamenight.terminal.rules import clause_text

if TYPE_CHECKING:
    from gamenight.editions.edition import Edition
    from gamenight.words.catalogue import Catalogue


def page(edition: Edition, key: str, words: Catalogue) -> str:
    """A clause by its key, all clauses that begin with a word, or, without a key, the contents."""
    if not key:
        return contents(edition, words)
    within = [one.key for one in clauses(edition, words.language) if one.key.partition(".")[0] == key]
    return "\n".join(f"{one}: {clause_text(edition, one, words)}" for one in within or [key])


def contents(edition: Edition, words: Catalogue) -> str:
    """How the game goes, in a few sentences, and the keys of all clauses by chapter."""
    lines = [*how_it_goes(edition, words.language), "", words.say("models", "contents")]
    for chapter, found in groupby(clauses(edition, words.language), lambda clause: clause.chapter):
        lines.append(f"{chapter}: {', '.join(clause.key for clause in found)}")
    return "\n".join(lines)


def refusal(edition: Edition, sentence: str, clause: str | None, words: Catalogue) -> str:
    """Why something was not done, the text of the clause that forbids it, and that nothing has changed."""
    text = ""
    if clause:
        with suppress(BadSetup):  # a game may have no rulebook yet
            text = f"\n{clause}: {clause_text(edition, clause, words)}"
    named = f"{sentence} [{clause}]" if clause else sentence
    return words.say("models", "refused", why=named + text)
