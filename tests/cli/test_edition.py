"""Making an edition of one's own, and looking whether it is right."""

from __future__ import annotations

import json

import pytest

import gamenight as gn
from gamenight.editions.shelf import FILE, SHELF, boxes

BOXES = sorted(boxes())


@pytest.fixture(autouse=True)
def _here(tmp_path, monkeypatch) -> None:
    """In a folder of one's own, with no editions on the shelf but our own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(tmp_path / "shelf"))


def test_a_path_is_named_by_its_last_part(run, tmp_path):
    """The folder may lie anywhere."""
    code, out, err = run("edition", "new", str(tmp_path / "my-box"), "--from", "kanto")

    assert (code, err) == (0, "")
    assert "a copy of kanto, called My Box." in out


@pytest.mark.parametrize("source", BOXES)
def test_new_check_and_open(run, tmp_path, source):
    """A copy with another title and every comment, which is right at once, and plays the same game."""
    code, out, err = run("edition", "new", "my-box", "--from", source)
    first = (SHELF / source / FILE).read_text(encoding="utf-8").splitlines()
    second = (tmp_path / "my-box" / FILE).read_text(encoding="utf-8").splitlines()
    changed = [line for line, old in zip(second, first, strict=True) if line != old]

    assert (code, err) == (0, "")
    assert out.startswith(f"my-box/edition.toml: a copy of {source}, called My Box.")
    assert f"Put the folder into {tmp_path / 'shelf'}" in out
    assert changed == ['title = "My Box"']

    code, out, err = run("edition", "check", "my-box")
    table = gn.open(tmp_path / "my-box", ["a", "b"])

    assert (code, err) == (0, "")
    least, most = table.edition.seats
    assert out.startswith(f"my-box/edition.toml: My Box, {least} to {most} players, ")
    assert out.count("\n") == 1
    assert table.edition.title == "My Box"
    assert table.edition.content == gn.open(source, ["a", "b"]).edition.content
    assert table.edition.rulebook == gn.open(source, ["a", "b"]).edition.rulebook


def test_from_ones_own(run, tmp_path):
    """By the folder, or by the id on one's own shelf; the title may be said."""
    run("edition", "new", "first", "--from", "garden-path")
    (tmp_path / "shelf").mkdir()
    (tmp_path / "first").rename(tmp_path / "shelf" / "first")

    assert run("edition", "check", "first")[0] == 0
    assert run("edition", "new", "second", "--from", "first", "--title", 'The "Second"')[0] == 0
    assert run("edition", "new", "third", "--from", "./second")[0] == 0
    assert gn.open("./second", ["a", "b"]).edition.title == 'The "Second"'
    assert gn.open("./third", ["a", "b"]).edition.title == "Third"
    assert "first: First, 2 to 6 players" in run("games")[1]


@pytest.mark.parametrize(
    ("tokens", "told"),
    [
        (["new", "my-box", "--from", "garden-pat"], "did you mean 'garden-path'?"),
        (["new", "my-box", "--from", "./nowhere"], "nowhere: no edition there"),
        (["new", "my-box"], "--from"),
        (["new", "My Box", "--from", "garden-path"], "in small letters and digits, with dashes"),
        (["new", "garden-path", "--from", "garden-path"], "is a box that comes with gamenight; give"),
        (["new", "taken", "--from", "garden-path"], "taken: something of that name is there already"),
        (["new", "no/where", "--from", "garden-path"], "no/where: cannot be made: No such file or directory"),
        (["new", "my-box", "--from", "garden-path", "--title", ""], "'' is no title; give 1 to 40"),
        (["new", "my-box", "--from", "garden-path", "--title", "a\x1bb"], "is no title"),
        (["check", "nowhere"], "nowhere: no edition there; a folder with an edition.toml is one"),
        (["check"], "FOLDER"),
        (["chek", "x"], "did you mean “check”?"),
    ],
)  # fmt: skip
def test_wrong_usage(run, tmp_path, tokens, told):
    """One clear line, 2, and nothing made."""
    (tmp_path / "taken").touch()
    code, out, err = run("edition", *tokens)

    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1
    assert not (tmp_path / "my-box").exists()


def test_each_problem_has_a_line(run, tmp_path):
    """By file and field, and 2, as bad input always."""
    run("edition", "new", "my-box", "--from", "kanto")
    file = tmp_path / "my-box" / FILE
    file.write_text(file.read_text().replace('"Onix"', '"Geodude"').replace("space = 24", "space = 99"))
    code, out, err = run("edition", "check", "my-box")
    start = "gamenight: my-box/edition.toml:"

    assert (code, out) == (2, "")
    assert err.splitlines() == [
        f"{start}36: spaces[3].name: spaces[1] is 'Geodude' already; each deed has its own",
        f"{start}81: chance[1].space: there is no space 99; they run from 0 to 39",
    ]


def test_the_check_as_json(run, tmp_path):
    """For an editor: errors and warnings by file, line and field; the code is the same."""
    run("edition", "new", "my-box", "--from", "kanto")
    file = tmp_path / "my-box" / FILE
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"Onix"', '"Geschwindigkeit"'), encoding="utf-8")
    code, out, err = run("edition", "check", "my-box", "--json")
    fine = json.loads(out)
    file.write_text(text.replace("price = 60", "price = 0", 1), encoding="utf-8")
    wrong, told, _ = run("edition", "check", "my-box", "--json")

    assert (code, err, wrong) == (0, "", 2)
    assert (fine["right"], fine["id"], fine["title"], fine["errors"]) == (True, "my-box", "My Box", [])
    assert [(one["line"], one["path"]) for one in fine["warnings"]] == [(36, "spaces[3].name")]
    assert json.loads(told) == {
        "folder": "my-box",
        "right": False,
        "errors": [
            {
                "file": "my-box/edition.toml",
                "line": 34,
                "path": "spaces[1].price",
                "why": "0 is out of bounds; give a whole number from 1 to 100000",
            }
        ],
        "warnings": [],
    }


def test_what_is_left_off_the_shelf_is_told(run, tmp_path):
    """The doctor names the folder and the command; the check says the same; the machine can play."""
    folder = tmp_path / "shelf" / "garden-path"
    folder.mkdir(parents=True)
    (folder / FILE).write_text((SHELF / "garden-path" / FILE).read_text(encoding="utf-8"), encoding="utf-8")
    broken = tmp_path / "shelf" / "broken"
    broken.mkdir()
    (broken / FILE).write_text("family = 'race'\nfinish = 1\n")
    code, out, _ = run("doctor")
    checks = json.loads(run("doctor", "--json")[1])["checks"]

    assert code == 0
    assert "missing  an edition of your own that cannot be opened: broken\n" in out
    assert f"           {broken / FILE}: " in out
    assert f"mend it with: gamenight edition check {broken}\n" in out
    assert f"{folder}: garden-path is a box that comes with gamenight" in out
    assert [check["what"] for check in checks].count("an edition of your own that cannot be opened") == 2
    assert run("games")[0] == 0
    assert run("edition", "check", str(folder))[0] == 2
    assert "is a box that comes with gamenight" in run("edition", "check", str(folder))[2]


@pytest.mark.parametrize("command", ["new", "check"])
def test_help(run, command):
    """Each has its own, and the whole lists them."""
    _, whole, _ = run("edition", "--help")
    code, out, _ = run("edition", command, "--help")

    assert code == 0
    assert f"\n  {command} " in whole
    assert out.startswith(f"Usage: gamenight edition {command}")
