"""Pieces of work: games that depend on nothing but what stands in the piece, so anybody may play them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from gamenight.bots.named import thinks_less
from gamenight.editions.shelf import edition_of
from gamenight.kernel.errors import BadSetup
from gamenight.lab.start import lay

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gamenight.lab.start import Start

T = TypeVar("T")
_laid: dict[tuple[object, ...], Start] = {}  # the last tables, for pieces of one run

BUNDLE = 8  # seeds in one piece of work
TABLES = 32  # that stay laid: a question plays at several in turns
HOME = Path(__file__).parent.parent
PARTS, LAB = ("kernel", "games", "bots"), ("lab",)


class Game(NamedTuple):
    """One game that bots played: its seed, how far they had moved on round the seats, how it ended."""

    seed: int
    shift: int
    winners: tuple[int, ...]  # by the bots' places, not by seat
    decisions: int
    clause: str
    turns: int = 0  # how often another seat had the turn
    order: tuple[int, ...] = ()  # the bots' places as they had their first turn

    def won(self, place: int) -> float:
        """What part of the game was won by who is at that place in the order of play, counted from 0."""
        is_there = place < len(self.order)
        return 1.0 / len(self.winners) if is_there and self.order[place] in self.winners else 0.0


@dataclass(frozen=True)
class Work:
    """A piece of work, and all that it depends on: the same piece gives the same games anywhere."""

    game: str
    terms: dict[str, Any]
    bots: tuple[str, ...]
    seeds: range
    most: int
    content: str = ""  # of the edition when the run began; if it is not said, as it is now

    def done(self) -> list[Game]:
        """Play it: every seed once for each way to move the bots round the seats."""
        start = self.start()
        rows = start.rounds(start.company(self.bots), self.seeds, shifts(self.bots), self.most)
        return [tuple.__new__(Game, row) for row in rows]  # as _make does, without its check

    def start(self) -> Start:
        """The table of this piece before the first game; the table of the piece before, if it is the same."""
        content = self.content_now()
        key = (self.game, content, len(self.bots), msgspec.json.encode(self.terms))
        if key not in _laid:
            edition = edition_of(self.game)
            if edition.content != content:
                raise BadSetup(f"{self.game} was changed while it was played: run it again")
            if len(_laid) == TABLES:
                _laid.clear()
            _laid[key] = lay(edition, len(self.bots), self.terms)
        return _laid[key]

    def content_now(self) -> str:
        """The digest of what its edition contains."""
        return self.content or edition_of(self.game).content

    def count(self) -> int:
        """How many games it has."""
        return len(self.seeds) * len(_shifts(self.bots))

    def is_ours(self) -> bool:
        """Whether all its bots come with the program, so that the key says all about them."""
        return not any(":" in bot for bot in self.bots)

    def key(self) -> str:
        """A key of this piece of work: equal for the same work by the same rules, and for nothing else."""
        seeds = (self.seeds.start, self.seeds.stop)
        less = any(thinks_less(bot) for bot in self.bots)
        what = (program(), self.content_now(), self.game, self.terms, self.bots, seeds, self.most, less)
        return sha256(msgspec.json.encode(what, order="deterministic")).hexdigest()


def shifts(bots: Sequence[str]) -> list[int]:
    """By how many seats the bots are moved on, so that each sits everywhere once; equals stay."""
    return list(_shifts(tuple(bots)))


@cache
def _shifts(bots: tuple[str, ...]) -> list[int]:
    seen: list[tuple[str, ...]] = []
    found: list[int] = []
    for shift in range(len(bots)):
        seated = tuple(bots[(seat - shift) % len(bots)] for seat in range(len(bots)))
        if seated not in seen:
            seen.append(seated)
            found.append(shift)
    return found


@cache
def program(parts: tuple[str, ...] = PARTS) -> str:
    """A digest of the rules and the bots: games that other ones played are not taken for theirs."""
    found = sha256()
    for folder in parts:
        for file in sorted((HOME / folder).rglob("*.py")) + sorted((HOME / folder).rglob("*.toml")):
            found.update(file.relative_to(HOME).as_posix().encode())
            found.update(file.read_bytes())
    return found.hexdigest()


def done(work: Work) -> list[Game]:
    """Do a piece of work; a worker process is handed this function."""
    return work.done()


def done_by(does: Callable[[Work], T], work: Work) -> tuple[str, T]:
    """Do a piece of work by a function, on some machine, and say by which rules and bots."""
    return program(), does(work)


def pieces(game: str, terms: dict[str, Any], bots: Sequence[str], seeds: range, most: int) -> list[Work]:
    """Games with these seeds, in pieces."""
    content = edition_of(game).content
    parts = [range(one, min(one + BUNDLE, seeds.stop)) for one in range(seeds.start, seeds.stop, BUNDLE)]
    return [Work(game, terms, tuple(bots), part, most, content) for part in parts]
