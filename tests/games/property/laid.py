"""Tables laid in mid-game, for the tests of the property game.

Spaces are numbers from GO, as on the classic board: 1 and 3 are the first group, 37 and 39 the last, 5, 15,
25 and 35 the stations, 12 and 28 the utilities, 7, 22, 36 Chance, 2, 17, 33 the Chest, 4 and 38 the taxes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gamenight as gn

if TYPE_CHECKING:
    from collections.abc import Sequence

BOTH = ["kanto", "dog-lovers"]
NAMES = ["Ann", "Bob", "Cid", "Dan", "Eva", "Fay"]
BROWN, LIGHT_BLUE, PINK = [1, 3], [6, 8, 9], [11, 13, 14]
ORANGE, RED, YELLOW = [16, 18, 19], [21, 23, 24], [26, 27, 29]
GREEN, DARK_BLUE = [31, 32, 34], [37, 39]
STATIONS, UTILITIES = [5, 15, 25, 35], [12, 28]
JAIL = 10


def lay(
    game: str = "kanto",
    seats: int = 2,
    chance: Sequence[object] = (),
    terms: dict[str, Any] | None = None,
    **position: Any,
) -> gn.Table:
    """A table in mid-game, seat 0 to throw unless said otherwise, with the chance that will come.

    Chance is a list: (3, 4) are dice, ("chance", 5) or ("chest", 0) a card, 39 a deed dealt.
    """
    dealer = gn.Scripted([word_of(one) for one in chance])
    return gn.open(game, NAMES[:seats], terms or {}, dealer=dealer, position=position)


def word_of(one: object) -> str:
    """How chance is written."""
    if isinstance(one, tuple) and isinstance(one[0], str):
        return f"card {one[0]} {one[1]}"
    if isinstance(one, tuple):
        return f"dice {one[0]} {one[1]}"
    return f"deed {one}" if isinstance(one, int) else str(one)


def cash(table: gn.Table) -> list[int]:
    """Everybody's money."""
    found: Any = table.position()["cash"]
    return list(found)


def places(table: gn.Table) -> list[int]:
    """Where the tokens stand."""
    found: Any = table.position()["places"]
    return list(found)


def deeds(table: gn.Table, seat: int) -> list[int]:
    """A seat's deeds."""
    found: Any = table.position()["deeds"]
    return list(found[seat])


def buildings(table: gn.Table) -> dict[int, int]:
    """Houses by space; one more than the most is a hotel."""
    found: Any = table.position()["buildings"]
    return {int(space): height for space, height in found.items()}


def claims(table: gn.Table) -> list[int]:
    """The numbers of the rents that can still be asked for."""
    view: Any = table.view()["table"]
    return [one["claim"] for one in view["claims"] if not one["asked"]]


def stock(table: gn.Table) -> tuple[int, int]:
    """The houses and hotels that the Bank has."""
    view: Any = table.view()["table"]
    return view["bank"]["houses"], view["bank"]["hotels"]


def stack(table: gn.Table) -> list[dict[str, Any]]:
    """What is open, the latest last."""
    found: Any = table.position()["stack"]
    return list(found)
