"""The files: what a lobby is told of each box, and what a guest is told in each scene."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from gamenight.editions.shelf import editions
from gamenight.server import facts, film, wire
from gamenight.server.web import game_facts
from tests.records.golden import FOLDER as RECORDS
from tests.server.rooms import Played
from tests.views.scenes import SCENES, Scene

if TYPE_CHECKING:
    import gamenight as gn
    from gamenight.server.room import Room

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "golden"
FILMED = "cats-vs-dogs-2"


class Shown(msgspec.Struct):
    """What one guest is told: everything at first, then what is new."""

    welcome: wire.Welcome
    changed: wire.Changed


def texts() -> dict[Path, str]:
    """Every file with what is in it."""
    found: dict[str, object] = {f"games/{one.id}": game_facts(one, "en") for one in editions()}
    found |= {f"scenes/{scene.name}": shown(scene) for scene in SCENES}
    record = (RECORDS / f"{FILMED}.record").read_text(encoding="utf-8")
    found |= {"film": film.film(record, None, 20, 3), "figures": film.figures(record)}
    return {FOLDER / f"{name}.json": text(document) for name, document in found.items()}


def text(document: object) -> str:
    """JSON that can be read, and compared line by line."""
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def shown(scene: Scene) -> Shown:
    """A scene as it is sent over the wire."""
    table = scene.lay()
    room = seated(table)
    for move in scene.moves:
        play(table, move)
    guest, here = scene.seat + 1, set(room.seating.guests)
    everything = wire.Welcome(
        protocol=wire.PROTOCOL,
        version=1,
        guest=guest,
        token="token",  # noqa: S106  nobody's
        room=facts.room_facts(room, guest, here, []),
        hands=facts.hands(room, guest, None),
        chat=[],
    )
    heard = len(table.events)
    play(table, scene.then)
    news = wire.Changed(2, facts.room_facts(room, guest, here, []), facts.hands(room, guest, heard), [])
    return Shown(everything, news)


def seated(table: gn.Table) -> Room:
    """A room in which a guest sits on every chair of this table."""
    played = Played(table.edition.id, len(table.names))
    guests = [played.enter(name) for name in table.names]
    for chair, guest in enumerate(guests):
        played.do(guest, wire.Sit(chair, table.names[chair]))
    played.do(guests[0], wire.Start())
    played.room.table = table
    played.room.terms = table.head.terms
    return played.room


def play(table: gn.Table, move: str) -> None:
    """A seat's word: `0 roll`."""
    seat, word = move.split(" ", 1)
    table.play(int(seat), word)
