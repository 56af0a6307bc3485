"""`gamenight lab run`: do an experiment that a file describes."""

from __future__ import annotations

from pathlib import Path

from gamenight.cli.lab.wishes import USUAL, Wishes


def run(file: Path, /, *, wishes: Wishes = USUAL) -> int:
    """Do the experiment of a TOML file: what the command of its kind would do with the same options."""
    from gamenight.cli.lab.running import perform
    from gamenight.lab import read_experiment

    return perform(read_experiment(file), wishes)
