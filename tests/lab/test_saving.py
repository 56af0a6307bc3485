"""What was found as a table in a file."""

from __future__ import annotations

import csv
import json
import re
import sys

import pytest

import gamenight as gn
from gamenight.extras import install


@pytest.fixture
def match():
    """A small one."""
    return gn.lab.match("garden-path", ["random", "normal"], games=4)


def test_csv_and_json_say_the_same(match, tmp_path):
    """A row a game, with who won and where."""
    match.save(tmp_path / "games.csv")
    match.save(tmp_path / "games.json")
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    same = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))

    assert [{name: str(cell) for name, cell in row.items()} for row in same] == rows
    assert [row["seed"] for row in rows] == ["1", "1", "2", "2"]
    assert {row["winners"] for row in rows} <= {"random", "normal"}
    assert rows[0]["seats"] == rows[1]["seats"]  # nothing is decided: the same seat wins


def test_parquet(match, tmp_path):
    """The same rows, where polars is installed."""
    polars = pytest.importorskip("polars", reason=f"polars is not installed: {install('lab')}")
    match.save(tmp_path / "games.parquet")

    assert polars.read_parquet(tmp_path / "games.parquet").to_dicts() == match.as_rows()


def test_every_kind_of_result_has_rows():
    """Games where there are any, and what came out of a question."""
    league = gn.lab.league("garden-path", ["random", "normal"], games=4)
    trial = gn.lab.sprt("garden-path", "random", "normal", games=8)
    answer = gn.lab.ask("cats-vs-dogs", "rounds", values=[2], bots=["plain"], games=4, seats=2)

    assert len(league.as_rows()) == league.played
    assert len(trial.as_rows()) == trial.played
    assert [(row["rule"], row["value"], row["bots"]) for row in answer.as_rows()] == [
        ("rounds", "2", "plain")
    ]


def test_what_is_missing_is_asked_for(match, tmp_path, monkeypatch):
    """In a sentence, and before anything is written."""
    monkeypatch.setitem(sys.modules, "polars", None)
    said = f"Parquet needs polars; .csv and .json need nothing. This brings it: {install('lab')}"
    with pytest.raises(ModuleNotFoundError, match=re.escape(said)):
        match.save(tmp_path / "games.parquet")
    with pytest.raises(gn.BadSetup, match=r"must end with \.csv, \.json, \.parquet"):
        match.save(tmp_path / "games.xlsx")
