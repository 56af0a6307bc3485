"""What ./gamenight does before it compiles for minutes: the lab says at once what is asked wrongly."""

from __future__ import annotations

import pytest

from gamenight.cli.lab import COMMANDS

RIGHT = {
    "match": "garden-path random easy --games 4",
    "league": "garden-path random easy --games 4",
    "sprt": "garden-path easy random",
    "tune": "deal normal debt --tries 2",
    "ask": "cats-vs-dogs rounds --value 2 --seats 2 --games 4",
    "run": "{folder}/first.toml",
    "odds": "{folder}/game.txt --line 9",
    "review": "{record}",
    "meter": "cats-vs-dogs --games 4",
    "order": "garden-path --games 4",
    "halftime": "garden-path --games 4",
    "solve": "garden-path --seats 2",
    "duplicate": "garden-path random easy --boards 2",
}
WRONG = {
    "match": ("deal nromal plain", "did you mean 'normal'?"),
    "league": ("deal normal plain --games 0", "a match has at least one game, not 0"),
    "sprt": ("dael normal plain", "did you mean 'deal'?"),
    "tune": ("deal normal nonsense", "nonsense"),
    "ask": ("cats-vs-dogs ruonds", "rounds"),
    "run": ("{folder}/none.toml", "no such file"),
    "odds": ("{folder}/game.txt --seat 9", "there is no seat 9"),
    "review": ("{record} --playouts 1", "at least 4 playouts"),
    "meter": ("garden-path --seats 9", "garden-path is played by 2 to 6, and not by 9"),
    "order": ("garden-path --games many", "many"),
    "halftime": ("garden-path --bto normal", "did you mean --bot?"),
    "solve": ("kanto", "cannot be solved exactly"),
    "duplicate": ("garden-path random easy --workers 0", "workers is 0"),
}


@pytest.fixture
def typed(run, record, tmp_path, monkeypatch):
    """Type a question to the lab, which only checks it."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("GAMENIGHT_LAB", "checks")
    (tmp_path / "first.toml").write_text('kind = "order"\ngame = "garden-path"\ngames = 4\n')

    def ask(question: str, words: str):
        filled = words.format(folder=tmp_path, record=record)
        return run("lab", question, *filled.split())

    return ask


@pytest.mark.parametrize("question", COMMANDS)
def test_what_is_asked_rightly_is_not_played(typed, question):
    """Nothing is said, and the code tells the script to compile."""
    assert typed(question, RIGHT[question]) == (75, "", "")


@pytest.mark.parametrize("question", COMMANDS)
def test_what_is_asked_wrongly_is_told_at_once(typed, question):
    """As it would be told with the compiled engine."""
    words, why = WRONG[question]
    code, said, complaint = typed(question, words)

    assert (code, said) == (2, "")
    assert why in complaint
    assert complaint.count("\n") == 1


def test_what_was_played_before_is_shown(run, tmp_path, monkeypatch):
    """Nothing need be compiled for it."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    words = ["lab", "match", "garden-path", "random", "easy", "--games", "4", "--workers", "1"]
    first = run(*words)
    monkeypatch.setenv("GAMENIGHT_LAB", "checks")

    assert run(*words) == first
