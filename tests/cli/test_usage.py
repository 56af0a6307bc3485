"""Wrong usage is one sentence, in the reader's language, with what would be right."""

from __future__ import annotations

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
        ("verify", "FILE is missing (see gamenight verify --help)"),
        ("verify a b", "'b' is one word too many (see gamenight verify --help)"),
        ("play", "which game? gamenight games lists them, and gamenight menu lets you choose"),
        ("--language de paly", "es gibt keinen Befehl „paly“; meintest du „play“? (siehe gamenight --help)"),
    ],
)
def test_what_is_wrong_is_said(run, line, sentence):
    """One line on the error stream, and nothing is started."""
    assert run(*line.split()) == (2, "", f"gamenight: {sentence}\n")


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
