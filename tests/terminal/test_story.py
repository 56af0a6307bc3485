"""What each viewer is told, and when."""

from __future__ import annotations

import gamenight as gn
from gamenight.terminal.story import Story
from gamenight.words.catalogue import catalogue
from tests.terminal.test_session import race


def told(table: gn.Table, *turns: int) -> Story:
    """The story of some spins, by whoever made them."""
    story = Story(table, catalogue())
    for seat in turns:
        first, entries = len(table.events), len(table.entries)
        table.play(seat, "spin")
        story.note(first, table.entries[entries])
    return story


def test_one_paragraph_an_action():
    """All that an action led to stands together, in the viewer's own words."""
    story = told(race("2", "1", "4"), 0, 1, 0)

    expected = [
        "You spin a 2.",
        "Bob spins a 1. You go first. Bob goes second. You put your piece on Start.",
    ]
    *told_before, last = story.news(0)
    assert expected == told_before
    assert last.startswith("You spin a 4. You move 4 spaces, from Start to space 4. You follow the arrow")
    assert last.endswith("Bob puts a piece on Start.")


def test_news_is_told_once_to_each():
    """Whoever has looked is told only what is new; the other has not looked yet."""
    story = told(race("2", "1"), 0, 1)

    assert len(story.news(0)) == 2
    assert story.news(0) == []
    assert len(story.news(1)) == 2


def test_what_is_skipped_is_not_news():
    """After skipping, only the last action is told."""
    story = told(race("2", "1"), 0, 1)
    story.skip(None)

    assert len(story.news(None)) == 1


def test_the_whole_story_has_its_clauses():
    """One line an event, from the very beginning."""
    story = told(race("line", "2"), 0)

    assert story.whole(None) == [
        "The tail stops on a line, so Ann spins again. [spin.line]",
        "Ann spins a 2. [spin.line]",
    ]
