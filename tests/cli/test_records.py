"""Replaying and verifying records."""

from __future__ import annotations

import json

import pytest

import gamenight as gn
from gamenight.editions.shelf import FILE, SHELF


def test_verify(run, record):
    """One line: how many actions, which hash, who won by which clause."""
    code, out, err = run("verify", str(record))
    table = gn.replay(record.read_text())

    assert (code, err) == (0, "")
    assert out.startswith(f"verified: {len(table.entries)} actions, hash {table.hash()}, bot")
    assert out.endswith("wins by finish.exact\n")
    assert out.count("\n") == 1


def test_verify_as_json(run, record):
    """With --json what was verified is data."""
    code, out, _ = run("verify", "--json", str(record))
    found, table = json.loads(out), gn.replay(record.read_text())

    assert code == 0
    assert (found["verified"], found["hash"], found["actions"]) == (True, table.hash(), len(table.entries))
    assert found["outcome"]["clause"] == "finish.exact"


def test_verify_a_game_with_real_dice(run, record):
    """What can be checked is, and it is said what cannot."""
    text = record.read_text()
    record.write_text(text.replace("\nterms ", "\ndealt people\nterms ", 1))
    code, out, _ = run("verify", str(record))

    assert code == 0
    assert out.startswith("The dice and cards were real, and people said what fell")
    assert "\nverified: " in out
    assert json.loads(run("verify", "--json", str(record))[1])["dealt"] == "people"


def test_verify_an_unfinished_game(run, record):
    """A record that stops before the end is true as far as it goes."""
    lines = record.read_text().splitlines()
    record.write_text("\n".join(lines[:20]))
    code, out, _ = run("verify", str(record))

    assert code == 0
    assert out.endswith(", not finished\n")


def test_verify_a_false_record(run, record):
    """A spin that was changed afterwards: 1, and the line where it shows."""
    record.write_text(record.read_text().replace("* spin ", "* spin 9", 1))
    code, out, err = run("verify", str(record))

    assert (code, err) == (1, "")
    assert out.startswith(f"not verified: {record}: line ")


def test_verify_a_false_record_as_json(run, record):
    """With --json the reason is data too."""
    record.write_text("no record at all")
    code, out, _ = run("verify", "--json", str(record))

    assert code == 1
    assert json.loads(out)["verified"] is False
    assert "line 1" in json.loads(out)["why"]


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("name", "told"),
    [("missing", "no such file"), (".", "is a directory"), ("latin", "not text in UTF-8")],
)
def test_no_record_to_be_read(run, tmp_path, command, name, told):
    """A missing file, a folder, another encoding: one line, and 2."""
    (tmp_path / "latin").write_bytes(b"\xff\xfe")
    code, out, err = run(command, str(tmp_path / name))

    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1


def test_replay(run, record):
    """The whole story with its clauses, the last board, and the end."""
    code, out, _ = run("replay", str(record))
    table = gn.replay(record.read_text())

    assert code == 0
    assert out.count("[spin.line]") == sum(event.clause == "spin.line" for event in table.events)
    assert out.rstrip().endswith("wins.")
    assert "┌─ Cats and Dogs" in out


def test_replay_quietly(run, record):
    """Only the last board and the end."""
    _, out, _ = run("replay", "--quiet", str(record))

    assert out.startswith("┌─ Cats and Dogs")
    assert "[spin.line]" not in out


def test_replay_to_a_line(run, record):
    """The story stops there, and says what was asked then."""
    text = record.read_text().splitlines()
    first = text.index("") + 1
    code, out, _ = run("replay", str(record), "--to", str(first + 2))

    assert code == 0
    assert out.startswith("bot spins ")
    assert out.count("[") == 1
    assert out.endswith(
        f"this is how it stands after line {first + 2}. bot 2 to spin for the order of play.\n"
    )


@pytest.mark.parametrize("line", ["0", "3", "100000"])
def test_replay_to_a_line_that_cannot_be(run, record, line):
    """In the head, or after the end."""
    code, _, err = run("replay", str(record), "--to", line)

    assert code == 2
    assert f"--to {line}: give a line of the record, from" in err


def test_records_of_ones_own_edition(run, tmp_path, record):
    """A record of a box that is not on the shelf is read with its folder."""
    folder = tmp_path / "mine"
    folder.mkdir()
    box = (SHELF / "garden-path" / FILE).read_text(encoding="utf-8")
    (folder / FILE).write_text(box.replace("finish = 32", "finish = 31"))
    file = tmp_path / "own.txt"
    run("play", str(folder), "--seats", "bot,bot", "--record", str(file))

    assert run("verify", str(file))[0] == 1
    assert run("verify", str(file), "--edition", str(folder))[0] == 0
    assert run("replay", "--quiet", str(file), "--edition", str(folder))[0] == 0


COMMANDS = [
    ["verify", "{file}"],
    ["verify", "--json", "{file}"],
    ["replay", "{file}"],
    ["replay", "{file}", "--to", "9"],
    ["play", "--resume", "{file}"],
    ["play", "--from", "{file}:9"],
    ["lab", "odds", "{file}"],
    ["lab", "review", "{file}"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda words: " ".join(words[:2]))
@pytest.mark.parametrize(
    ("wrong", "line"), [("0 fly", 9), ("nonsense", 9), ("seat 7 Zoe", 6), ("terms {", None)]
)
def test_a_broken_record_is_told_by_file_and_line(run, record, command, wrong, line):
    """Whoever gives several files knows which one is meant."""
    lines = record.read_text().splitlines()
    if line is None:
        lines = [wrong if one.startswith("terms ") else one for one in lines]
    else:
        lines[line - 1] = wrong
    record.write_text("\n".join(lines))
    code, out, err = run(*(word.format(file=record) for word in command))

    assert code in {1, 2}
    assert f"{record}: {'terms: ' if line is None else f'line {line}: '}" in out + err or "--json" in command
    assert str(record) in out + err
    assert (f"line {line}:" if line else "terms:") in out + err


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("begins", ["", "\ufeff"])
def test_a_record_as_any_editor_may_have_saved_it(run, record, ending, begins):
    """With the line ends of Windows or of old Macs, and with a mark before the text: nothing else is read."""
    text = record.read_text()
    record.write_bytes((begins + text.replace("\n", ending)).encode())

    assert run("verify", str(record))[0] == 0
    assert gn.replay(begins + text.replace("\n", ending)).record() == text
    record.write_bytes((begins + text.replace("\n", ending).replace(" spin", " fly", 3)).encode())
    line = next(number for number, one in enumerate(text.splitlines(), 1) if " spin" in one)
    assert f"{record}: line {line}: " in run("verify", str(record))[1]
