"""What the lab finds can be kept as a table, whatever was asked."""

from __future__ import annotations

import json

import pytest

from gamenight.lab.experiment import Experiment

ASKED: dict[str, tuple[dict[str, object], int]] = {
    "order": ({"game": "garden-path", "games": 4}, 2 + 3 + 4 + 5 + 6),
    "halftime": ({"game": "cats-vs-dogs", "games": 4, "seats": 2}, 3),
    "duplicate": ({"game": "cats-vs-dogs", "bots": ["plain", "random"], "boards": 2}, 2),
    "solve": ({"game": "garden-path", "seats": 2}, 2),
    "xray": ({"game": "cats-vs-dogs", "games": 4, "seats": 2}, 4),
    "meter": ({"game": "cats-vs-dogs", "games": 4, "seats": 2, "bots": ["plain"]}, 2),
}


@pytest.mark.parametrize("kind", ASKED)
def test_a_result_is_saved(kind, tmp_path):
    """A row for each figure, with the same columns in all."""
    fields, rows = ASKED[kind]
    file = tmp_path / "found.json"
    Experiment(kind, fields).run().save(file)
    found = json.loads(file.read_text(encoding="utf-8"))

    assert len(found) == rows
    assert len({tuple(row) for row in found}) == 1
