"""The rulebook of a game as lines to read."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich.text import Text

from gamenight.rulebook.clauses import Clause, clause_of, clauses, how_to_read, source_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.editions.edition import Edition
    from gamenight.terminal.screen import Screen
    from gamenight.words.catalogue import Catalogue

HEADING, KEY, LABEL = "bold", "dim", "bold italic"
MARGIN = 4
WIDEST = 88  # longer lines are hard to read, however wide the terminal is


def show_book(screen: Screen, edition: Edition) -> None:
    """The whole rulebook: the box's note, the source, and every clause under its chapter."""
    words, box = screen.words, edition.spoken(screen.words.language)
    book = clauses(edition, words.language)
    show(
        screen, [Text(box.title, HEADING), Text(box.note), Text(), Text(how_to_read(edition, words.language))]
    )
    for chapter, found in groupby(book, lambda clause: clause.chapter):
        rule = screen.strokes.across * Text(chapter).cell_len
        show(screen, [Text(), Text(), Text(chapter, HEADING), Text(rule, KEY)])
        for clause in found:
            show(screen, [Text(), Text(clause.key, KEY)])
            show(screen, lines_of(clause, words), MARGIN)


def show_clause(screen: Screen, edition: Edition, key: str) -> None:
    """One clause's text; BadSetup if there is none of that key."""
    show(screen, lines_of(clause_of(edition, key, screen.words.language), screen.words))


def show(screen: Screen, paragraphs: list[Text], margin: int = 0) -> None:
    """Paragraphs with a margin on their left, wrapped."""
    width = max(min(screen.width, WIDEST) - margin, 1)
    for paragraph in paragraphs:
        for line in paragraph.wrap(screen.console, width):
            line.rstrip()
            screen.console.print(Text(" " * margin) + line, soft_wrap=True)


def lines_of(clause: Clause, words: Catalogue) -> list[Text]:
    """What the rulebook says, what we rule, and what is unofficial, the last two with their label."""
    found = [Text(text) for text in (clause.rule,) if text]
    for label, text in labelled(clause, words):
        found.append(Text.assemble((label, LABEL), " ", text))
    return found


def labelled(clause: Clause, words: Catalogue) -> Iterator[tuple[str, str]]:
    """What is not the rulebook's own word, each with its label."""
    if clause.ruling:
        yield words.say("book", "ruling"), clause.ruling
    if clause.unofficial:
        yield words.say("book", "unofficial"), clause.unofficial


def clause_text(edition: Edition, key: str, words: Catalogue) -> str:
    """One clause's text in a single paragraph; BadSetup if there is none of that key."""
    return " ".join(line.plain for line in lines_of(clause_of(edition, key, words.language), words))


def book_json(edition: Edition, key: str | None, words: Catalogue) -> dict[str, object]:
    """The rulebook, or one clause of it, ready for JSON."""
    box, language = edition.spoken(words.language), words.language
    found = clauses(edition, language) if key is None else [clause_of(edition, key, language)]
    return {
        "game": edition.id,
        "title": box.title,
        "note": box.note,
        "source": source_of(edition),
        "clauses": [
            {
                "key": one.key,
                "chapter": one.chapter,
                "rule": one.rule,
                "ruling": one.ruling,
                "unofficial": one.unofficial,
            }
            for one in found
        ],
    }
