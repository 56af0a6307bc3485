"""What the laws must know of a family to try it: each says so itself, in the subject.py beside its tests."""

from __future__ import annotations

import importlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from gamenight import families

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    import gamenight as gn
    from gamenight.editions.edition import Edition

    Laid = Callable[[Edition, int, random.Random, dict[str, Any]], dict[str, Any]]

TESTS = Path(__file__).parent.parent
TOY = "parlour"  # which is no family: its rules are among the tests of the kernel


@dataclass(frozen=True)
class Trial:
    """How a family is tried; only its census must be said.

    The census asserts what holds at every moment, and gives what stays the same through the whole game.
    """

    census: Callable[[gn.Table], object]
    terms: dict[int, dict[str, Any]] = field(default_factory=dict)  # by seats: every option is agreed on once
    laid: Laid | None = None  # a position in the middle of a game, where that is far from the start
    purse: Callable[[Any, int], int] | None = None  # what a seat, or its team, has to spend in a state
    moments: tuple[str, ...] = ()  # verbs that are asked for although nothing else will do
    untold: tuple[str, ...] = ()  # verbs that move money without having said how much
    races: tuple[str, ...] = ()  # verbs of answers that are lost or won by being first
    patience: int | None = None  # steps after which players begin to give up, so that a long game ends


def trial_of(name: str) -> Trial:
    """How the family of that name is tried."""
    place = folder_of(name).relative_to(TESTS.parent)
    return cast("Trial", importlib.import_module(".".join([*place.parts, "subject"])).TRIAL)


def folder_of(name: str) -> Path:
    """The folder with the tests of a family: among those of the games, or its own if it lives in tests/."""
    family = families.find(name)
    if family is not None and family.folder.is_relative_to(TESTS):
        return family.folder
    return TESTS / "kernel" if name == TOY else TESTS / "games" / name
