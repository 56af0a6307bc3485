"""Wrong usage is one sentence, in the reader's language, with what would be right."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("paly", "there is no command “paly”; did you mean “play”? (see gamenight --help)"),
        ("lab mach", "there is no command “mach”; did you mean “match”? (see gamenight lab --help)"),
        ("serve --prot 3", "there is no option --prot; did you mean --port? (see gamenight serve --help)"),
        ("serve --port abc", "--port 'abc': give a whole number (see gamenight serve --help)"),
        ("serve --port 99999", "--port 99999: give a number from 0 (any that is free) to 65535"),
        ("serve --keep-days long", "--keep-days 'long': give a number (see gamenight serve --help)"),
        ("serve --port 1.5", "--port '1.5': give a whole number (see gamenight serve --help)"),
        ("serve --port", "--port needs a value after it (see gamenight serve --help)"),
        (f"serve --data {__file__}", f"--data {__file__}: that is a file; give a folder"),
        ("serve --bot-pause -3", "--bot-pause -3: give 0 or more"),
        ("rooms --data /nowhere", "/nowhere: no tables are kept there; name the folder with --data"),
        ("kanto", "kanto is a game: gamenight play kanto (see gamenight --help)"),
        ("play kantoo", "there is no game 'kantoo'; did you mean 'kanto'?"),
        ("completion tcsh", "SHELL 'tcsh': give bash, zsh or fish (see gamenight completion --help)"),
        ("lab mach --help", "there is no command “mach”; did you mean “match”? (see gamenight lab --help)"),
        ("--language de serve --port", "hinter --port fehlt ein Wert (siehe gamenight serve --help)"),
        ("edition print", "EDITION is missing (see gamenight edition print --help)"),
        (
            "edition studio kanto",
            "kanto is a box from the shelf; copy it first: gamenight edition new NAME --from kanto",
        ),
        ("hlep", "there is no command “hlep”; did you mean “help”? (see gamenight --help)"),
        ("verify", "FILE is missing (see gamenight verify --help)"),
        ("verify a b", "'b' is one word too many (see gamenight verify --help)"),
        ("play", "which game? gamenight games lists them, and gamenight menu lets you choose"),
        ("--language de play kantoo", "es gibt kein Spiel 'kantoo'; meintest du 'kanto'?"),
        ("--language de rules deal rent.anny", "es gibt keine Regel 'rent.anny'; meintest du 'rent.any'?"),
        ("--language de play kanto --seats A", "kanto spielt man mit 2 bis 6; genannt sind 1"),
        ("--language de play kanto --seats A,A", "zwei Plätze haben denselben Namen: A, A"),
        (
            "--language de play kanto --seats A,B --term rent=no",
            "Absprachen: rent kann nicht 'no' sein; möglich sind 'ask', 'automatic'",
        ),
        ("--language de paly", "es gibt keinen Befehl „paly“; meintest du „play“? (siehe gamenight --help)"),
    ],
)
def test_what_is_wrong_is_said(run, line, sentence):
    """One line on the error stream, and nothing is started."""
    assert run(*line.split()) == (2, "", f"gamenight: {sentence}\n")


@pytest.mark.parametrize("group", ["edition", "lab"])
def test_a_group_alone_shows_what_is_in_it(run, group):
    """As its help does: a command is missing."""
    helped = run(group, "--help")

    assert run(group) == (2, helped[1], "")


@pytest.mark.parametrize("line", ["rooms --data {}/x", "play {}/x --seats a,b"])
def test_what_is_closed_to_us_is_told(run, monkeypatch, line):
    """By its name, in a sentence, wherever it is met first."""

    def closed(place: Path, **_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(place))

    monkeypatch.setattr(Path, "stat", closed)
    code, out, complaint = run(*line.format("/closed").split())

    assert (code, out) == (2, "")
    assert complaint.startswith("gamenight: /closed/x")
    assert complaint.endswith(": Permission denied\n")


def test_a_data_folder_that_is_closed_to_us(run, shut):
    """The server says which, and what to do."""
    code, out, complaint = run("serve", "--no-browser", "--data", str(shut / "tables"))

    assert (code, out) == (2, "")
    assert complaint == (
        f"gamenight: {shut}/tables cannot be used (Permission denied): "
        "make the folder yours to write, or choose another folder with --data\n"
    )


def test_a_word_of_the_script(run, monkeypatch):
    """Whoever typed the script may have meant one of its own."""
    monkeypatch.setenv("GAMENIGHT_COMMAND", "./gamenight")

    assert "did you mean “compile”? (see ./gamenight --help)" in run("compil")[2]
    assert "did you mean “test”?" in run("tset")[2]


def test_nothing_near_lists_all(run):
    """Whoever is far off sees what there is."""
    code, _, complaint = run("edition", "zzz")

    assert code == 2
    assert "there is no command “zzz”; there are " in complaint
    assert "check" in complaint


@pytest.mark.parametrize(
    ("line", "usage"),
    [
        ("help", "Usage: gamenight COMMAND"),
        ("help play", "Usage: gamenight play"),
        ("help edition new", "Usage: gamenight edition new"),
    ],
)
def test_help_may_stand_first(run, line, usage):
    """`help COMMAND` is what `COMMAND --help` is."""
    code, told, complaint = run(*line.split())

    assert (code, complaint) == (0, "")
    assert told.startswith(usage)
