"""The games that are kept: how each is played, and what is written down of it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

import gamenight as gn
from gamenight.bots.plain import plain_bot
from gamenight.server.seated import Seated

FOLDER = Path(__file__).parent


class Golden(NamedTuple):
    """One kept game: its name, box, players, seed, who resigns after how many moves, and what was agreed."""

    name: str
    edition: str
    names: list[str]
    seed: int
    resigns: tuple[tuple[int, int], ...] = ()
    terms: dict[str, Any] = {}  # noqa: RUF012  never changed


KEPT = [
    Golden("cats-and-dogs-2", "cats-and-dogs", ["Ann", "Bob"], 7),
    Golden("cats-and-dogs-6", "cats-and-dogs", ["red", "blue", "yellow", "green", "black", "white"], 6),
    Golden("cats-and-dogs-resigned", "cats-and-dogs", ["Ann", "Bob", "Cid"], 3, ((9, 1), (20, 0))),
    Golden("garden-path-3", "garden-path", ["Ann", "Bob", "Cid"], 12),
    Golden("kanto", "kanto", ["Ann", "Bob", "Cid"], 4),
    Golden("kanto-short", "kanto", ["Pikachu", "Eevee"], 3, terms={"variant": "short"}),
    Golden("kanto-timed", "kanto", ["Ann", "Bob", "Cid"], 5, terms={"variant": "timed", "rounds": 12}),
    Golden("dog-lovers", "dog-lovers", ["Ann", "Bob", "Cid", "Dan"], 2),
    Golden("dog-lovers-short", "dog-lovers", ["Ann", "Bob", "Cid"], 9, terms={"variant": "short"}),
    Golden("dog-lovers-timed", "dog-lovers", ["Ann", "Bob"], 8, terms={"variant": "timed", "rounds": 15}),
    Golden("deal-2", "deal", ["Ann", "Bob"], 3),
    Golden("deal-5", "deal", ["Ann", "Bob", "Cid", "Dan", "Eva"], 5, ((30, 2),)),
    Golden("deal-7", "deal", ["Ann", "Bob", "Cid", "Dan", "Eva", "Fay", "Gil"], 1),
    Golden("dog-lovers-resigned", "dog-lovers", ["Ann", "Bob", "Cid"], 6, ((60, 1), (110, 0))),
    Golden("cats-vs-dogs-2", "cats-vs-dogs", ["Ann", "Bob"], 9),
    Golden("cats-vs-dogs-5", "cats-vs-dogs", ["Ann", "Bob", "Cid", "Dan", "Eva"], 15),
    Golden("cats-vs-dogs-8", "cats-vs-dogs", list("ABCDEFGH"), 4, ((40, 3), (70, 0)), {"rounds": 7}),
]


def played(golden: Golden) -> gn.Table:
    """Play it, repeatably: the race at random, all else by the families' own bots."""
    table = gn.open(golden.edition, golden.names, golden.terms, gn.Seeded(golden.seed))
    is_race = table.game.name == "race"
    rng = random.Random(golden.seed)
    bots = [
        Seated(plain_bot(table.game.name, golden.seed * 10 + seat), table, seat)
        for seat in range(len(golden.names))
    ]
    resigns = dict(golden.resigns)
    moves = 0
    while table.outcome is None:
        if moves in resigns:
            table.play(resigns[moves], "resign")
        elif is_race:
            seat = rng.choice(table.waiting())
            table.play(seat, rng.choice(table.legal(seat)))
        else:
            eager = [bot.chair for bot in bots if bot.takes_up()]
            seat = (eager or table.waiting())[0]
            table.play(seat, bots[seat].choose(table.sight(seat), table.legal_actions(seat)))
        moves += 1
    return table


def story(table: gn.Table) -> str:
    """The game as it is told to a spectator, each line with its clause."""
    return "".join(f"{table.tell(event)} [{event.clause}]\n" for event in table.heard(None))
