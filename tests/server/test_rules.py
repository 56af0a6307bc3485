"""The rulebook that the page asks for."""

from __future__ import annotations

import pytest

from tests.server.test_web import served


@pytest.mark.parametrize(
    ("game", "key", "chapter", "rule"),
    [
        (
            "kanto",
            "go.salary",
            "Your turn",
            "If your move took you onto GO or past it, the Bank pays you ¥200",
        ),
        ("dog-lovers", "go.salary", "GO", "Whenever your token lands on GO or passes it"),
        ("garden-path", "finish.exact", "The centre", "The first to reach the centre, the hearth,"),
    ],
)
def test_the_rules_of_one_box(tmp_path, game, key, chapter, rule):
    """Every clause with its chapter, its text and what is not the rulebook's own word."""
    with served(tmp_path) as client:
        book = client.get(f"/api/rules/{game}").json()
    clause = next(one for one in book["clauses"] if one["key"] == key)

    assert set(book) == {"title", "note", "lead", "clauses"}
    assert set(clause) == {"key", "chapter", "rule", "ruling", "unofficial"}
    assert clause["chapter"] == chapter
    assert clause["rule"].startswith(rule)
    assert book["clauses"][-1]["chapter"] == "At this table"
