"""What stands on the shelf, and by which rules it is played."""

from __future__ import annotations

import json
import re

import pytest

import gamenight as gn
from gamenight.editions.shelf import edition_of
from gamenight.rulebook.clauses import clauses


def test_games(run):
    """Every game with its id, title, number of players and what it is about."""
    code, out, err = run("games")

    assert (code, err) == (0, "")
    assert "cats-and-dogs: Cats and Dogs, 2 to 6 players\n" in out
    assert "garden-path: The Garden Path, 2 to 6 players\n" in out


def test_a_broken_edition_is_not_hidden(run, tmp_path, monkeypatch):
    """Of an edition of one's own that cannot be read, the first errors are told."""
    monkeypatch.setattr("gamenight.editions.shelf.editions_folder", lambda: tmp_path)
    (tmp_path / "my-box").mkdir()
    (tmp_path / "my-box" / "edition.toml").write_text('family = "properti"\n')
    code, out, err = run("games")

    assert (code, err) == (0, "")
    assert "\nmy-box: cannot be opened\n" in out
    assert "'properti' is no family of rules" in " ".join(out.split())


def test_games_as_json(run):
    """What the public Python gives, and nothing else."""
    code, out, _ = run("games", "--json")

    assert code == 0
    assert json.loads(out) == gn.games()


def test_rules(run):
    """Note on the board, source, every clause under its chapter with rulings marked, the table's own last."""
    code, out, _ = run("rules", "cats-and-dogs")
    places = [out.find(f"\n{clause.key}\n") for clause in clauses(edition_of("cats-and-dogs"))]

    assert code == 0
    assert -1 not in places
    assert places == sorted(places)
    assert "are our own drawing." in out.replace("\n", " ")
    assert "The rules are those of Cats and Dogs, Parker Brothers Inc., 1929, told in our" in out
    assert "\nWho goes first\n──────────────\n" in out
    assert "order.ties\n    Ruling: Those who tie" in out
    assert "move.turn\n    One spin" in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_one_clause(run):
    """Only the text of the clause that was named is printed."""
    code, out, _ = run("rules", "cats-and-dogs", "finish.ends")

    assert code == 0
    assert out == "Ruling: The first at the centre ends the game; the others are not ranked.\n"


def test_rules_as_json(run):
    """Rule and ruling apart; one clause is a list of one."""
    _, whole, _ = run("rules", "garden-path", "--json")
    _, one, _ = run("rules", "garden-path", "spin.lost", "--json")
    book, clause = json.loads(whole), json.loads(one)

    assert book["game"] == "garden-path"
    assert book["note"].startswith("This track is our own")
    assert book["source"].startswith("Cats and Dogs, Parker")
    assert len(book["clauses"]) == len(clauses(edition_of("garden-path")))
    assert [(found["key"], found["rule"]) for found in clause["clauses"]] == [("spin.lost", None)]


@pytest.mark.parametrize(
    ("tokens", "told"),
    [
        (["rules", "cats-and-dog"], "there is no game 'cats-and-dog'; did you mean 'cats-and-dogs'?"),
        (
            ["rules", "cats-and-dogs", "spin.lime"],
            "there is no clause 'spin.lime'; did you mean 'spin.line'?",
        ),
        (["rules"], "GAME"),
        (["ruls"], "did you mean “rules”?"),
        (["games", "--jsn"], "--jsn"),
        (["games", "more"], "more"),
        (["rules", "/nowhere"], "no edition there"),
    ],
)
def test_wrong_usage(run, tokens, told):
    """One clear line on the error stream, nothing on the other, and 2."""
    code, out, err = run(*tokens)

    assert (code, out) == (2, "")
    assert err.startswith("gamenight: ")
    assert told in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["play", "games", "rules", "replay", "verify", "doctor"])
def test_help(run, command):
    """The whole lists every command; each has its own help, and no option is left unexplained."""
    _, whole, _ = run("--help")
    code, out, err = run(command, "--help")
    options = [line for line in out.splitlines() if line.startswith("  --")]

    assert f"\n  {command} " in whole
    assert "Exit codes:" in whole
    assert (code, err) == (0, "")
    assert out.startswith(f"Usage: gamenight {command}")
    assert all(re.match(r"  --[\w-]+( [A-Z]+)?  +\w+ \w+", line) for line in options)


def test_version(run):
    """Which program, which engine, which Python."""
    code, out, _ = run("--version")

    assert code == 0
    assert out.startswith(f"gamenight {gn.__version__} ({gn.engine()} engine, Python 3.")
