"""Tables laid and played to where there is something to see: each is kept as the server shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import gamenight as gn
from tests.games.deal import hands as deal
from tests.games.pets import laid as pets
from tests.games.property import laid as property_game

if TYPE_CHECKING:
    from collections.abc import Callable


class Scene(NamedTuple):
    """A table as it was laid, what is played until it is shown, what is played then, and who looks."""

    name: str
    lay: Callable[[], gn.Table]
    moves: tuple[str, ...]
    then: str
    seat: int = 0


def race(spaces: list[int], chance: list[str]) -> gn.Table:
    """A race in its middle; the first seat spins."""
    names = ["Ann", "Bob", "Cid"][: len(spaces)]
    return gn.open("cats-and-dogs", names, dealer=gn.Scripted(chance), position={"spaces": spaces})


OWNED: dict[str, Any] = {
    "places": [36, 10, 5],
    "cash": [742, 1210, 300],
    "deeds": [[1, 3, 5, 12], [39, 6, 8, 9], [21, 23]],
    "buildings": {"1": 2, "3": 2, "6": 5, "8": 4, "9": 4},
    "mortgaged": [12, 23],
    "jailed": [0, 2, 0],
}
SETS = [{"brown": "brown brown house", "red": "red"}, {"railroad": "railroad railroad"}, {}]

SCENES = [
    Scene("race-turn", lambda: race([5, 14, 30], ["spin 2"]), (), "0 spin"),
    Scene("race-line", lambda: race([5, 14], ["spin line", "spin 4"]), (), "0 spin"),
    Scene(
        "property-claim",
        lambda: property_game.lay("kanto", 3, [(1, 2)], **OWNED),
        ("0 roll", "2 offer 0 give:21,get:100"),
        "1 ask 1",
    ),
    Scene(
        "property-trade",
        lambda: property_game.lay("kanto", 3, [(1, 2)], deeds=[[1, 5], [3, 39], [37]]),
        ("1 offer 0 give:3,get:100",),
        "0 accept 1",
    ),
    Scene(
        "property-auction",
        lambda: property_game.lay("kanto", 3, [(1, 2)], places=[36, 0, 0]),
        ("0 roll", "0 decline", "1 bid 120"),
        "2 pass",
    ),
    Scene(
        "property-debt",
        lambda: property_game.lay("kanto", 3, [(1, 3)], places=[0, 0, 0], cash=[1, 900, 0], deeds=[[39]]),
        ("0 roll",),
        "0 mortgage 39",
    ),
    Scene(
        "property-card",
        lambda: property_game.lay("dog-lovers", 2, [(3, 4), ("chance", 6)], places=[0, 0]),
        (),
        "0 roll",
    ),
    Scene(
        "deal-turn",
        lambda: deal.lay(
            3, hands=["1M rent-any sly-deal red any", "5M", "just-say-no"], banks=["5M 1M"], sets=SETS
        ),
        (),
        "0 lay red red",
    ),
    Scene(
        "deal-rent",
        lambda: deal.lay(
            3,
            hands=["rent-any", "just-say-no", "5M"],
            banks=["5M", "1M 2M 4M", ""],
            sets=[{"brown": "brown brown"}, {"red": "red"}, {}],
        ),
        ("0 rent-one 1 brown 0",),
        "1 allow",
        seat=1,
    ),
    Scene("pets-claim", lambda: pets.lay(3, [(1, 2)], stacks={1: "c", 4: "cd", 27: "ddd"}), (), "0 roll"),
    Scene("pets-tribute", lambda: pets.lay(2, [(1, 2)], stacks={3: "d", 1: "d"}), ("0 roll",), "0 tribute"),
    Scene(
        "pets-picking",
        lambda: pets.lay(2, [(1, 2)], cash=[0, 900], stacks={3: "d", 1: "cdc", 9: "c"}),
        ("0 roll",),
        "1 pick 9 1",
        seat=1,
    ),
]
