"""The rulebook of a game as lines to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.rulebook.book import Clause, clause_of, clauses, families, page

if TYPE_CHECKING:
    from gamenight.editions.edition import Edition
    from gamenight.words.catalogue import Catalogue


def book_of(edition: Edition, words: Catalogue) -> list[tuple[str, str]]:
    """Headings and texts of the whole rulebook: the box's note, the source, every clause, and the table's."""
    family = edition.game.name
    found = [(edition.title, edition.note)]
    for name in (family, "table"):
        if name in families():
            found.append(("", words.say("cli", "source", source=page(name).source)))
            page_clauses = clauses(name, words.language, edition.words())
            found += [(clause.key, text_of(clause, words)) for clause in page_clauses]
    return found


def clause_text(edition: Edition, key: str, words: Catalogue) -> str:
    """One clause's text; BadSetup if there is none of that key."""
    return text_of(_clause(edition, key, words), words)


def text_of(clause: Clause, words: Catalogue) -> str:
    """What the rulebook says, then what we rule."""
    ruling = clause.ruling and words.say("cli", "ruling", text=clause.ruling)
    return " ".join(part for part in (clause.rule, ruling) if part)


def book_json(edition: Edition, key: str | None, words: Catalogue) -> dict[str, object]:
    """The rulebook, or one clause of it, ready for JSON."""
    family = edition.game.name
    found = clauses(family, words.language, edition.words()) if family in families() else []
    found = [*found, *clauses("table", words.language)]
    if key is not None:
        found = [_clause(edition, key, words)]
    return {
        "game": edition.id,
        "title": edition.title,
        "note": edition.note,
        "source": page(family).source if family in families() else None,
        "clauses": [{"key": one.key, "rule": one.rule, "ruling": one.ruling} for one in found],
    }


def _clause(edition: Edition, key: str, words: Catalogue) -> Clause:
    family = edition.game.name
    return clause_of(family if family in families() else "table", key, words.language, edition.words())
