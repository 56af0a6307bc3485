"""A property table as a view shows it, for tests of how it is drawn: nothing is played here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from gamenight.editions.shelf import edition_of
from gamenight.games.property.edition.board import Space
from tests.kernel.parlour_edition import ParlourEdition

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.board import Board

NAMES = {
    1: ("Geodude", "brown", 60),
    3: ("Onix", "brown", 60),
    6: ("Staryu", "light blue", 100),
    8: ("Horsea", "light blue", 100),
    9: ("Starmie", "light blue", 120),
    11: ("Voltorb", "pink", 140),
    13: ("Electrode", "pink", 140),
    14: ("Raichu", "pink", 160),
    16: ("Tangela", "orange", 180),
    18: ("Victreebel", "orange", 180),
    19: ("Vileplume", "orange", 200),
    21: ("Koffing", "red", 220),
    23: ("Muk", "red", 220),
    24: ("Weezing", "red", 240),
    26: ("Kadabra", "yellow", 260),
    27: ("Mr. Mime", "yellow", 260),
    29: ("Alakazam", "yellow", 280),
    31: ("Growlithe", "green", 300),
    32: ("Rapidash", "green", 300),
    34: ("Arcanine", "green", 320),
    37: ("Articuno", "blue", 350),
    39: ("Mewtwo", "blue", 400),
}
CORNERS = {
    0: ("GO", "go"),
    10: ("Jail", "jail"),
    20: ("Free Parking", "parking"),
    30: ("Go to Jail", "go_to_jail"),
}
OTHERS = {
    2: ("Wild", "chest", None), 4: ("Fee", "tax", None), 5: ("Poke Ball", "station", 200),
    7: ("Chance", "chance", None), 12: ("Moltres", "utility", 150), 15: ("Great Ball", "station", 200),
    17: ("Wild", "chest", None), 22: ("Chance", "chance", None), 25: ("Ultra Ball", "station", 200),
    28: ("Zapdos", "utility", 150), 33: ("Wild", "chest", None), 35: ("Master Ball", "station", 200),
    36: ("Chance", "chance", None), 38: ("Tax", "tax", None),
}  # fmt: skip


GROUPS = [*dict.fromkeys(colour for _, colour, _ in NAMES.values()), "station", "utility"]


def space(number: int) -> Space:
    """One printed space."""
    kind: Any = "lot"
    colour, price = None, None
    if number in NAMES:
        name, colour, price = NAMES[number]
    elif number in CORNERS:
        name, kind = CORNERS[number]
    else:
        name, kind, price = OTHERS[number]
    return Space(
        number=number,
        name=name,
        kind=kind,
        group=GROUPS.index(colour or kind) if price else None,
        colour=colour,
        price=price,
        mortgage=price // 2 if price else None,
        house=None,
        rents=None,
        amount=None,
        percent=None,
        text="",
    )


class DrawnEdition(ParlourEdition):
    """A box with a ring of spaces, and no rules for it."""

    def __init__(self, spaces: int = 40) -> None:
        super().__init__()
        self.title = "The Estate"
        self.size = spaces

    def board(self) -> Board:
        """Forty spaces, or as many of them as a test wants."""
        words = {"house": "mart", "houses": "marts", "hotel": "center", "hotels": "centers"}
        spaces = [space(number) for number in range(self.size)]
        return msgspec.structs.replace(edition_of("kanto").board(), sign="¥", spaces=spaces, words=words)


def player(seat: int, **more: Any) -> dict[str, Any]:
    """A player with a full purse on the first space."""
    facts = {
        "seat": seat,
        "token": seat,
        "cash": 1500,
        "space": 0,
        "jailed": 0,
        "deeds": [],
        "jail_cards": [],
    }
    return facts | {"out": False} | more


def deed(number: int, owner: int | None = None, **more: Any) -> dict[str, Any]:
    """A deed, the Bank's unless a test says whose."""
    return {"space": number, "owner": owner, "mortgaged": False, "houses": 0, "hotel": False} | more


def view(names: list[str] | None = None, **more: Any) -> View[Any]:
    """A view of a table before the first throw, but for what a test says."""
    names = names or ["Ann", "Bob"]
    table: dict[str, Any] = {
        "players": [player(seat) for seat in range(len(names))],
        "deeds": [],
        "bank": {"houses": 32, "hotels": 12},
        "pot": 0,
        "turn": 0,
        "step": "before",
        "claims": [],
        "offers": [],
        "auction": None,
        "debt": None,
        "inherit": None,
        "buying": None,
    } | more
    table["pieces"] = [
        {"seat": one["seat"], "piece": one["token"], "colour": "", "space": one["space"], "out": one["out"]}
        for one in table["players"]
    ]
    return seen(names, table)


def seen(names: list[str], table: dict[str, Any]) -> View[Any]:
    """A view of any table, for whom nobody sits there."""
    return {
        "family": "property",
        "game": "drawn",
        "seat": None,
        "names": names,
        "asked": "turn",
        "serial": 1,
        "waiting": [0],
        "left": [],
        "clock": 0,
        "table": table,
        "outcome": None,
    }


def middle_of_a_game() -> View[Any]:
    """Three players, deeds with everything on them, two claims, an offer, an auction and a debt."""
    deeds = {0: [1, 3, 5, 12, 39], 1: [6, 8, 9, 28], 2: [21, 23]}
    owners = {number: seat for seat, numbers in deeds.items() for number in numbers}
    printed = sorted([*NAMES, *(number for number, one in OTHERS.items() if one[2])])
    listed = [deed(number, owners.get(number)) for number in printed]
    for one in listed:
        one["houses"] = {1: 2, 3: 3}.get(one["space"], 0)
        one["hotel"] = one["space"] == 6
        one["mortgaged"] = one["space"] in {12, 23}
    players = [
        player(0, cash=742, space=14, deeds=deeds[0], jail_cards=["chance"]),
        player(1, cash=1210, space=10, jailed=2, deeds=deeds[1]),
        player(2, cash=58, space=14, deeds=deeds[2]),
    ]
    nothing: dict[str, Any] = {"cash": 0, "deeds": [], "cards": []}
    claims: list[dict[str, Any]] = [
        {"claim": 7, "owner": 0, "debtor": 2, "space": 3, "amount": 180, "asked": False}
    ]
    claims.append({"claim": 8, "owner": 1, "debtor": 2, "space": 28, "amount": None, "asked": True})
    offers: list[dict[str, Any]] = [
        {"offer": 9, "seat": 1, "other": 0, "give": nothing | {"cash": 100, "deeds": [9]}}
    ]
    offers[0]["take"] = nothing | {"deeds": [12, 39], "cards": ["chance"]}
    auction = {"space": 27, "piece": None, "bid": 120, "leader": 1, "passed": [0]}
    return view(
        ["Ann", "Bob", "Cleo"],
        players=players,
        deeds=listed,
        bank={"houses": 27, "hotels": 11},
        pot=75,
        turn=2,
        claims=claims,
        offers=offers,
        auction=auction,
        debt={"seat": 2, "other": None, "amount": 200},
        buying=None,
    )
