"""Short scenes of the property game in which something seldom happens, laid and played by script."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gamenight as gn
from tests.games.playing import go_on
from tests.games.property.laid import (
    BROWN,
    DARK_BLUE,
    GREEN,
    JAIL,
    LIGHT_BLUE,
    NAMES,
    ORANGE,
    PINK,
    RED,
    lay,
    word_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

REST = list(range(16))
NO_CHANCE_CARD = [card for card in REST if card != 7]
NO_CHEST_CARD = [card for card in REST if card != 4]
HELD = [{"unseen": NO_CHANCE_CARD, "keeper": 0}, {"unseen": REST}]
BOTH_HELD = [{"unseen": NO_CHANCE_CARD, "keeper": 0}, {"unseen": NO_CHEST_CARD, "keeper": 0}]
BY_BOB = [{"unseen": NO_CHANCE_CARD, "keeper": 1}, {"unseen": REST}]
CROWD = {"11": 4, "13": 4, "14": 4, "16": 4, "18": 4, "19": 4, "21": 3, "23": 2, "24": 2}  # one house is left
SCARCE: dict[str, Any] = {
    "deeds": [BROWN, LIGHT_BLUE, [], PINK + ORANGE + RED],
    "buildings": CROWD,
    "places": [17] * 4,
    "cash": [1500, 1500, 0, 0],
}
SHORT = {"variant": "short"}
TIMED = {"variant": "timed", "rounds": 1}

# By name: the box, the seats, what they agreed, the position, what chance brings, the moves
# (without a position it is a game from its beginning)
Scene = tuple[str, int, dict[str, Any], dict[str, Any] | None, list[object], list[str]]
SCENES: dict[str, Scene] = {
    "a tie for the start": (
        "kanto", 2, {}, None, [(1, 2), (1, 2), (3, 4), (1, 1)], ["0 roll", "1 roll", "0 roll", "1 roll"],
    ),
    "a tie of two who leave": (
        "kanto", 4, {}, None, [(6, 6), (6, 6), (2, 3), (1, 2)],
        ["0 roll", "1 roll", "2 roll", "3 roll", "0 resign", "1 resign"],
    ),
    "deeds for nothing": ("kanto", 2, SHORT, None, [1, 3, 5, 6, 8, 9, (1, 2)], ["0 roll"]),
    "deeds to be paid for": (
        "dog-lovers", 2, {"variant": "timed"}, None, [1, 3, 5, 6, (1, 2)], ["0 roll", "clock"],
    ),
    "a purchase": ("kanto", 2, {}, {"places": [36, 0]}, [(1, 2)], ["0 roll", "0 buy"]),
    "money by card": ("kanto", 2, {}, {}, [(3, 4), ("chance", 6)], ["0 roll"]),
    "a fee by card": ("kanto", 2, {}, {}, [(3, 4), ("chance", 11)], ["0 roll"]),
    "exactly onto GO": ("kanto", 2, {}, {"places": [37, 0]}, [(1, 2)], ["0 roll"]),
    "sent to Jail": ("kanto", 2, {}, {"places": [27, 0]}, [(1, 2)], ["0 roll"]),
    "just visiting": ("kanto", 2, {}, {"places": [7, 0]}, [(1, 2)], ["0 roll"]),
    "a lot's rent": (
        "kanto", 2, {}, {"places": [36, 0], "deeds": [[], [39]]}, [(1, 2)], ["0 roll", "1 ask 1"],
    ),
    "past GO and back to it": ("kanto", 2, {}, {"places": [38, 0]}, [(1, 3), ("chest", 0)], ["0 roll"]),
    "past GO by throw and by card": (
        "kanto", 2, {}, {"places": [37, 0], "deeds": [[5]]}, [(4, 6), ("chance", 12)], ["0 roll"],
    ),
    "backward": ("kanto", 2, {}, {"places": [0, 0]}, [(3, 4), ("chance", 8)], ["0 roll"]),
    "three doubles": (
        "kanto", 2, {}, {"places": [0, 0], "deeds": [[6, 8, 12]]}, [(3, 3), (1, 1), (2, 2)], ["0 roll"] * 3,
    ),
    "too poor to buy": ("kanto", 2, {}, {"places": [36, 0], "cash": [9, 1500]}, [(1, 2)], ["0 roll"]),
    "a card out of Jail": (
        "kanto", 2, {}, {"places": [JAIL, 0], "jailed": [1, 0], "decks": HELD}, [(1, 2)], ["0 card"],
    ),
    "one of two cards": (
        "kanto", 2, {}, {"places": [JAIL, 0], "jailed": [1, 0], "decks": BOTH_HELD}, [(1, 2)],
        ["0 card chest"],
    ),
    "the last turn in Jail": ("kanto", 2, {}, {"places": [JAIL, 0], "jailed": [3, 0]}, [(1, 2)], ["0 roll"]),
    "doubles out of Jail": (
        "kanto", 2, {}, {"places": [JAIL, 0], "jailed": [1, 0]}, [(5, 5), (1, 2)], ["0 roll", "0 roll"],
    ),
    "no doubles in Jail": ("kanto", 2, {}, {"places": [JAIL, 0], "jailed": [1, 0]}, [(1, 2)], ["0 roll"]),
    "paid out of Jail": ("kanto", 2, {}, {"places": [JAIL, 0], "jailed": [1, 0]}, [(1, 2)], ["0 pay"]),
    "one turn in Jail": ("kanto", 2, SHORT, {"places": [JAIL, 0], "jailed": [1, 0]}, [(1, 2)], ["0 roll"]),
    "a card is kept": ("kanto", 2, {}, {"places": [0, 0]}, [(3, 4), ("chance", 7)], ["0 roll"]),
    "from everybody": ("kanto", 3, {}, {"places": [0, 0, 0]}, [(1, 1), ("chest", 6)], ["0 roll"]),
    "a bird's rent": (
        "kanto", 2, {}, {"places": [9, 0], "deeds": [[], [12]]}, [(1, 2), (3, 4)], ["0 roll", "1 ask 1"],
    ),
    "a bird's rent by card": (
        "kanto", 2, {}, {"places": [0, 0], "deeds": [[], [12]]}, [(3, 4), ("chance", 3), (2, 3)],
        ["0 roll", "1 ask 1"],
    ),
    "a ball's rent": (
        "kanto", 2, {}, {"places": [2, 0], "deeds": [[], [5]]}, [(1, 2)], ["0 roll", "1 ask 1"],
    ),
    "double rent": (
        "kanto", 2, {}, {"places": [36, 0], "deeds": [[], DARK_BLUE]}, [(1, 2)], ["0 roll", "1 ask 1"],
    ),
    "a rent too late": (
        "kanto", 2, {}, {"places": [36, 17], "deeds": [[], [39]]}, [(1, 2), (1, 2)],
        ["0 roll", "0 end", "1 roll"],
    ),
    "mortgaged before the rent was asked for": (
        "kanto", 2, {}, {"places": [36, 0], "deeds": [[], [39]]}, [(1, 2)], ["0 roll", "1 mortgage 39"],
    ),
    "a mortgaged lot": (
        "kanto", 2, {}, {"places": [36, 0], "deeds": [[], [39]], "mortgaged": [39]}, [(1, 2)], ["0 roll"],
    ),
    "an owner who leaves": (
        "kanto", 3, {}, {"places": [36, 0, 0], "deeds": [[], [39]]}, [(1, 2)], ["0 roll", "1 resign"],
    ),
    "an owner in Jail": (
        "kanto", 2, {"no_jail_rent": True},
        {"places": [36, JAIL], "jailed": [0, 1], "deeds": [[], [39]]}, [(1, 2)], ["0 roll"],
    ),
    "taxes": (
        "dog-lovers", 2, {"parking_money": True}, {"places": [0, 34]}, [(1, 3), (1, 3), (1, 3)],
        ["0 roll", "0 tenth", "0 end", "1 roll", "1 end"],
    ),
    "the pot": (
        "kanto", 2, {"parking_money": True}, {"places": [17, 0], "pot": 70, "cash": [1500, 1500]}, [(1, 2)],
        ["0 roll"],
    ),
    "the flat tax": ("dog-lovers", 2, SHORT, {"places": [0, 0]}, [(1, 3)], ["0 roll"]),
    "onto GO": ("kanto", 2, {"go_double": True}, {"places": [37, 0]}, [(1, 2)], ["0 roll"]),
    "no auction": ("kanto", 2, {"no_auction": True}, {"places": [36, 0]}, [(1, 2)], ["0 roll", "0 decline"]),
    "an auction": (
        "kanto", 3, {}, {"places": [36, 0, 0], "cash": [1500, 20, 1500]}, [(1, 2)],
        ["0 roll", "0 decline", "0 bid 30", "2 pass"],
    ),
    "an auction without a bid": (
        "kanto", 2, {}, {"places": [36, 0]}, [(1, 2)], ["0 roll", "0 decline", "0 pass", "1 pass"],
    ),
    "scarce, and nobody else wants": ("kanto", 4, {}, {**SCARCE}, [], ["0 build 1", "1 none"]),
    "scarce, and nobody bids": (
        "kanto", 4, {}, {**SCARCE}, [], ["0 build 1", "1 want 1", "0 pass", "1 pass"],
    ),
    "scarce, and put down": (
        "kanto", 4, {}, {**SCARCE}, [], ["0 build 1", "1 want 1", "0 pass", "1 bid 9", "1 put 6"],
    ),
    "scarce, and given back": (
        "kanto", 4, {}, {**SCARCE}, [],
        ["0 build 1", "1 want 1", "1 bid 9", "1 mortgage 6", "0 pass"],
    ),
    "a hotel": (
        "kanto", 2, {}, {"deeds": [BROWN], "buildings": {"1": 4, "3": 4}}, [], ["0 build 1", "0 sell 1"],
    ),
    "a hotel after three": (
        "kanto", 2, SHORT, {"deeds": [BROWN], "buildings": {"1": 3, "3": 3}}, [], ["0 build 1"],
    ),
    "all hotels at once": (
        "dog-lovers", 2, {}, {"deeds": [BROWN], "buildings": {"1": 5, "3": 5}}, [], ["0 clear 1"],
    ),
    "hotels and no houses": (
        "kanto", 2, {},
        {
            "deeds": [BROWN, PINK + ORANGE + RED],
            "buildings": {
                "1": 5, "3": 5, "21": 3, "23": 3, "24": 2, **dict.fromkeys(map(str, PINK + ORANGE), 4),
            },
        },
        [], ["0 break 1"],
    ),
    "a mortgage lifted": ("kanto", 2, {}, {"deeds": [[5]], "mortgaged": [5]}, [], ["0 lift 5"]),
    "mortgages in a deal": (
        "kanto", 2, {}, {"deeds": [[5, 15], [1]], "mortgaged": [5, 15]}, [],
        ["0 offer 1 give:5,give:15,get:10", "1 accept 1", "1 redeem 5"],
    ),
    "a mortgage kept in a deal": (
        "kanto", 2, {}, {"deeds": [[5], [1]], "mortgaged": [5]}, [],
        ["0 offer 1 give:5,get:10", "1 accept 1", "1 keep"],
    ),
    "haggling": (
        "kanto", 2, {}, {"deeds": [[5], [1]], "decks": BY_BOB}, [],
        [
            "0 offer 1 give:5,take-card:chance,pay:3", "0 offer 1 give:5,take-card:chance,get:3",
            "1 refuse 2", "0 offer 1 give:5,take-card:chance,get:9", "0 withdraw 3",
            "0 offer 1 give:5,get:9", "0 mortgage 5", "0 offer 1 give:5,take-card:chance,get:9",
            "1 accept 5", "1 keep",
        ],
    ),
    "bankrupt to a player": (
        "kanto", 3, {},
        {
            "places": [32, 0, 0], "cash": [1, 900, 900], "decks": HELD,
            "deeds": [[1, 12], [*GREEN, 35]], "mortgaged": [12], "buildings": {"31": 5, "32": 5, "34": 5},
        },
        [(1, 1)], ["0 roll", "1 ask 1", "0 bankrupt", "1 redeem 1"],
    ),
    "bankrupt with houses": (
        "dog-lovers", 3, {},
        {
            "places": [32, 0, 0], "cash": [1, 900, 900],
            "deeds": [BROWN, GREEN], "buildings": {"31": 5, "32": 5, "34": 5, "1": 1, "3": 1},
        },
        [(1, 1)], ["0 roll", "1 ask 1", "0 bankrupt"],
    ),
    "bankrupt to the Bank": (
        "kanto", 3, {},
        {"places": [0, 0, 0], "cash": [1, 900, 0], "deeds": [[1]], "decks": HELD}, [(1, 3)],
        ["0 roll", "0 bankrupt", "1 pass"],
    ),
    "the last one left": (
        "kanto", 2, {}, {"places": [0, 0], "cash": [1, 900]}, [(1, 3)], ["0 roll"],
    ),
    "a debt": (
        "kanto", 3, {}, {"places": [0, 0, 0], "cash": [1, 900, 0], "deeds": [[39]]}, [(1, 3)],
        ["0 roll", "0 mortgage 39"],
    ),
    "the short game's end": (
        "kanto", 3, SHORT,
        {"places": [32, 0, 0], "cash": [1, 900, 0], "deeds": [[1, 3], GREEN], "mortgaged": [1],
         "buildings": {"31": 4, "32": 4, "34": 4}},
        [(1, 1)], ["0 roll", "1 ask 1", "0 bankrupt"],
    ),
    "a rent still owed at the short game's end": (
        "kanto", 3, SHORT,
        {"places": [36, 0, 0], "cash": [1, 900, 0], "deeds": [[], DARK_BLUE, [1]], "issued": 1,
         "standing": [
             {"kind": "claim", "number": 1, "seat": 1, "other": 2, "space": 1, "amount": 2,
              "reason": "rent.lot", "lapses": 9},
         ]},
        [(1, 2)], ["0 roll", "1 ask 2", "0 bankrupt"],
    ),
    "a rent asked for after the debt that was too much": (
        "kanto", 3, {},
        {"places": [36, 0, 0], "cash": [1, 900, 0], "deeds": [[], DARK_BLUE, [1]], "issued": 1,
         "standing": [
             {"kind": "claim", "number": 1, "seat": 0, "other": 2, "space": 1, "amount": 2,
              "reason": "rent.lot", "lapses": 9},
         ]},
        [(1, 2)], ["0 roll", "1 ask 2", "2 ask 1", "0 bankrupt"],
    ),
    "rents at the hour": (
        "dog-lovers", 3, {"variant": "timed", "minutes": 1},
        {"places": [35, 17, 17], "deeds": [[1], [], [39]]}, [(2, 2)], ["0 roll", "clock"],
    ),
    "leaving with houses": (
        "kanto", 3, {}, {"deeds": [BROWN], "buildings": {"1": 1, "3": 1}}, [], ["0 resign"],
    ),
    "a rent that stops the building": (
        "kanto", 4, {},
        {**SCARCE, "places": [29, 17, 17, 17], "cash": [60, 500, 0, 0],
         "deeds": [BROWN, [*LIGHT_BLUE, 32], [], PINK + ORANGE + RED]},
        [(1, 2)], ["0 roll", "0 build 1", "1 ask 1", "1 none"],
    ),
    "the hour": (
        "dog-lovers", 2, TIMED, {"places": [17, 17], "first": 1}, [(1, 2), (1, 2)], ["0 roll", "0 end"],
    ),
}  # fmt: skip


def stages(name: str) -> Iterator[gn.Table]:
    """The table of a scene, before its first move and after each of them."""
    game, seats, terms, position, chance, moves = SCENES[name]
    if position is None:
        dealer = gn.Scripted([word_of(one) for one in chance])
        table = gn.open(game, NAMES[:seats], terms, dealer=dealer)
        table.deal()
    else:
        table = lay(game, seats, chance, terms, **position)
    yield table
    for move in moves:
        if move == "clock":
            table.tick(1)
        else:
            go_on(table, move)
        yield table


def played(name: str) -> gn.Table:
    """The table after a scene."""
    return list(stages(name))[-1]
