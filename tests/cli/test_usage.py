"""Wrong usage is one sentence, in the reader's language, with what would be right."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

import pytest

import gamenight as gn
from gamenight.cli import main
from gamenight.folders import data_folder
from gamenight.server.serve import free_port


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
        (
            "serve --lan=so",
            "--lan 'so': give nothing after it (it stands alone) (see gamenight serve --help)",
        ),
        ("--version extra", "'extra' is one word too many"),
        ("PALY kanto", "there is no command “PALY”; did you mean “play”? (see gamenight --help)"),
        ("play kanto --seed 1.5", "--seed '1.5': give a whole number (see gamenight play --help)"),
        ("lab odds f --line 1.5", "--line '1.5': give a whole number (see gamenight lab odds --help)"),
        ("lab match deal --games 1.5", "--games '1.5': give a whole number (see gamenight lab match --help)"),
        (
            "play deal --seats A,B --seats C",
            "--seats stands there twice; give it once (see gamenight play --help)",
        ),
        (
            "play kanto --seats A,B --term parking_money=7",
            "terms: parking_money cannot be 7; it may be false, true",
        ),
        ("edition pack nowhere", "nowhere: no edition there; a folder with an edition.toml is one"),
        (
            "--language de edition check nowhere",
            "nowhere: da ist keine Ausgabe; ein Ordner mit einer edition.toml ist eine",
        ),
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


@pytest.mark.parametrize("host", ["https://a.example", "a.example:443", "a b", ""])
def test_a_host_that_no_browser_would_ask_for(run, host):
    """It is a name alone; the table would never be reached by it."""
    told = "give a name alone, such as games.example.org, without http:// and without a port"

    assert run("--no-browser", "--host", host) == (2, "", f"gamenight: --host {host}: {told}\n")


def test_a_word_with_one_dash(run):
    """It is told as an option that there is not."""
    assert run("-x")[2].startswith("gamenight: there is no option -x; there are --bot-pause, ")


def test_what_is_closed_is_let_be(monkeypatch):
    """Somebody closed the output, and wants nothing but the code."""
    for stream in ("stdout", "stderr"):
        monkeypatch.setattr(sys, stream, None)

    assert [main(["games", "kanto"]), main(["games", "nonsense"])] == [0, 2]


def test_an_account_without_a_home(run, monkeypatch):
    """What would be kept there cannot be, and that is told as of any other folder."""

    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(Path, "home", homeless)

    assert data_folder() == Path("/.local/share/gamenight")
    assert run("games", "kanto")[0] == 0


def test_a_port_of_the_systems_own(monkeypatch):
    """That it is closed to us is not told as if it were taken."""

    def closed(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("gamenight.server.serve.socket.socket.bind", closed)

    with pytest.raises(gn.Error, match="port 80 is not yours to open; give one from 1024 on"):
        free_port(80)


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
