"""Every command speaks the language that is chosen, before or after its name."""

from __future__ import annotations

import json

import pytest

from gamenight.editions.shelf import FILE, SHELF
from tests.words.foreign import OPEN, is_foreign


@pytest.mark.parametrize("place", ["before", "after", "joined"])
def test_the_language_is_said_anywhere(run, foreign, place):
    """Before the command, after it, or with an equals sign."""
    option = [f"--language={foreign}"] if place == "joined" else ["--language", foreign]
    tokens = ["games", *option] if place == "after" else [*option, "games"]
    code, out, err = run(*tokens)

    assert (code, err) == (0, "")
    assert f"{OPEN}2 to 6 players⟧" in out


@pytest.mark.parametrize(
    ("environment", "is_there"),
    [
        ({"GAMENIGHT_LANGUAGE": "xx"}, True),
        ({"GAMENIGHT_LANGUAGE": "", "LC_ALL": "xx_YY.UTF-8"}, True),
        ({"GAMENIGHT_LANGUAGE": "", "LC_ALL": "zz_ZZ.UTF-8"}, False),
        ({"GAMENIGHT_LANGUAGE": "en", "LC_ALL": "xx"}, False),
    ],
    ids=["our variable", "the locale", "another locale", "our variable first"],
)
@pytest.mark.usefixtures("foreign")
def test_unsaid_the_machine_says_it(run, monkeypatch, environment, is_there):
    """Our own variable, else the locale, if we have its language."""
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    assert (OPEN in run("games")[1]) == is_there


@pytest.mark.parametrize("wish", ["zz", "", "EN"])
def test_a_language_that_is_not_there_is_told(run, monkeypatch, wish):
    """By the option or by our variable; nobody guesses."""
    monkeypatch.setenv("GAMENIGHT_LANGUAGE", "en")
    code, out, err = run("--language", wish, "games")

    assert (code, out) == (2, "")
    assert f"--language {wish!r}: give one of" in err
    assert err.count("\n") == 1
    monkeypatch.setenv("GAMENIGHT_LANGUAGE", "zz")
    assert "GAMENIGHT_LANGUAGE 'zz': give one of" in run("games")[2]


def test_the_help_is_in_the_language(run, foreign):
    """The commands and what they do; it names the languages there are."""
    code, out, _ = run("--language", foreign, "--help")
    flat = " ".join(out.split())

    assert code == 0
    assert out.count(OPEN) >= 12
    assert f"en, {foreign}" in flat


def test_rules_and_records_are_told_in_the_language(run, foreign, record):
    """A clause, the story, the end."""
    rules = run("--language", foreign, "rules", "cats-and-dogs", "move.forward")
    told = run("--language", foreign, "replay", str(record))
    result = run("--language", foreign, "verify", str(record))

    for code, out, err in (rules, told, result):
        assert (code, err) == (0, "")
        assert OPEN in out
    assert is_foreign(result[1].strip())


def test_a_game_is_played_in_the_language(run, foreign):
    """Board, question, choices and refusals; what is typed stays the same."""
    typed = "jump\nspin\nquit\n\n"
    seats = ["--seats", "Ann,bot", "--seed", "1"]
    code, out, _ = run("--language", foreign, "play", "cats-and-dogs", *seats, typed=typed)

    assert code == 0
    assert f"{OPEN}'jump'" in out
    assert out.count(OPEN) > 5


def test_the_menu_speaks_it_too(run, foreign):
    """From the shelf to the last question."""
    code, out, _ = run("--language", foreign, "menu", typed="q\n")

    assert code == 0
    assert out.startswith(OPEN)


def test_json_is_for_programs(run, foreign):
    """Its keys are the same in every language, its texts are not."""
    english = json.loads(run("rules", "cats-and-dogs", "--json")[1])
    there = json.loads(run("--language", foreign, "rules", "cats-and-dogs", "--json")[1])

    assert english.keys() == there.keys()
    assert [one["key"] for one in english["clauses"]] == [one["key"] for one in there["clauses"]]
    assert english != there


def test_a_copy_of_an_edition_speaks_as_it_is_printed(run, foreign, tmp_path, monkeypatch):
    """It may change every name, so the names in other languages stay behind; its own are checked."""
    monkeypatch.chdir(tmp_path)
    first = tmp_path / "first"
    first.mkdir()
    text = (SHELF / "garden-path" / FILE).read_text(encoding="utf-8")
    (first / FILE).write_text(text, encoding="utf-8")
    (first / f"{foreign}.toml").write_text('"the gate" = "das Tor"', encoding="utf-8")
    made = run("edition", "new", "second", "--from", "./first")
    checked = run("edition", "check", "second")
    (tmp_path / "second" / f"{foreign}.toml").write_text('"Nowhere" = "x"', encoding="utf-8")
    broken = run("edition", "check", "second")

    assert (made[0], checked[0]) == (0, 0)
    assert broken[0] == 2
    assert f"second/{foreign}.toml:1: Nowhere: the box prints no such text" in broken[2]
