"""The help of every command, in every language, from words of our own."""

from __future__ import annotations

import re

import pytest

from gamenight.called import VARIABLE, command
from gamenight.cli.app import build
from gamenight.cli.completing import commands
from gamenight.cli.language import choose, words
from gamenight.cli.outline import outline

PATHS = [one.path for one in commands(outline(build()))]
LEFT_OVER = re.compile(
    r"Parameters|\[default|\[required|\bSTR\b|\bINT\b|\bFLOAT\b|\bBOOL|--empty|--no-json|╭|{|}"
)
ENGLISH = re.compile(r"\b(Usage|Options|Arguments|Commands|unless|the|and|with)\b")


@pytest.mark.parametrize("path", PATHS, ids=lambda path: " ".join(path) or "all")
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_of_a_library(run, language, path):
    """No type, no default, no heading that we did not write; nothing wider than the terminal."""
    code, told, complaint = run("--language", language, *path, "--help")

    assert (code, complaint) == (0, "")
    assert LEFT_OVER.search(told) is None
    assert max(map(len, told.splitlines())) <= 80


@pytest.mark.parametrize("path", PATHS, ids=lambda path: " ".join(path) or "all")
def test_german_help_is_german(run, path):
    """Everything but what is typed."""
    _, told, _ = run("--language", "de", *path, "--help")
    typed = r'"[^"]*"|--[\w-]+|\b[A-Z:]+\b|cats-and-dogs'

    assert told.startswith("Aufruf: gamenight")
    assert ENGLISH.search(re.sub(typed, "", told)) is None


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_has_its_sentence(language):
    """Every command, argument and option is explained in the catalogue, and not by a docstring."""
    choose(["--language", language])
    silent = []
    for one in commands(outline(build())):
        if not one.about:
            silent.append(one.path)
        for entry in (*one.arguments, *one.options):
            key = entry.name.removeprefix("--").lower().replace("-", "_")
            if not (words().find("cli", "options_of", *one.path, key) or words().find("cli", "options", key)):
                silent.append((*one.path, entry.name))

    assert silent == []


def test_what_holds_unless_one_says_otherwise(run):
    """A default is told in words; a switch has none."""
    _, told, _ = run("serve", "--help")

    assert "(default: 8765)" in told
    assert "False" not in told


@pytest.mark.parametrize(
    ("typed", "named"), [("./gamenight", "./gamenight"), ("", "gamenight"), (None, "gamenight")]
)
def test_the_command_is_named_as_it_was_typed(run, monkeypatch, typed, named):
    """By the script that sets all up: its name with the dot; else the installed one."""
    if typed is None:
        monkeypatch.delenv(VARIABLE, raising=False)
    else:
        monkeypatch.setenv(VARIABLE, typed)

    assert command() == named
    assert run("play", "--help")[1].startswith(f"Usage: {named} play [GAME] [OPTIONS]")
    assert run("paly")[2].endswith(f"(see {named} --help)\n")
    assert f"{named} games lists them" in run("play")[2]


def test_a_game_that_was_left_names_the_command(run, monkeypatch):
    """How to go on is said as it was typed."""
    monkeypatch.setenv(VARIABLE, "./gamenight")
    _, told, _ = run("play", "garden-path", "--seats", "Ann,Bob", typed="\n")

    assert "Go on with: ./gamenight play" in " ".join(told.split())
