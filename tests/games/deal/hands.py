"""Tables laid in mid-game, for the tests of the card game.

Cards are written by their words, with spaces between: "1M 5M brown red-yellow any pass-go rent-any house".
The sets of a seat are a dict: {"red": "red red red-yellow house", "red2": "red"}; buildings stand on it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import gamenight as gn
from gamenight.editions.shelf import edition_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.games.deal.game import DealGame

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida", "Joe"]
COLOURS = [
    "brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue", "railroad", "utility",
]  # fmt: skip
SIZES = dict(zip(COLOURS, [2, 3, 3, 3, 3, 3, 3, 2, 4, 2], strict=True))
WILDS = [
    "light-blue-brown", "light-blue-railroad", "pink-orange", "red-yellow", "dark-blue-green",
    "green-railroad", "railroad-utility", "any",
]  # fmt: skip
BUILDINGS = ["house", "hotel"]


@cache
def game() -> DealGame:
    """The rules, with their pack."""
    found: Any = edition_of("deal").game
    return found  # type: ignore[no-any-return]


def kind(word: str) -> int:
    """The number of a kind of card."""
    return game().kind_words.index(word)


def spot(word: str) -> int:
    """The number by which a card in front of somebody is named."""
    found = game().read_card(word)
    assert found is not None
    return found


def lay(  # one argument for each thing that lies there
    seats: int = 2,
    chance: Sequence[str] = (),
    terms: dict[str, Any] | None = None,
    *,
    hands: Sequence[str] = (),
    banks: Sequence[str] = (),
    sets: Sequence[dict[str, str]] = (),
    pile: str | None = None,
    keeper: int = -1,
    below: Sequence[tuple[str, int]] = (),
    centre: str = "",
    **more: Any,
) -> gn.Table:
    """A table in mid-game, seat 0 to play its first card unless said otherwise; chance is the cards to come.

    With a pile, only those cards are left to draw: all the rest of the pack is in the keeper's hand.
    """
    position: dict[str, Any] = {
        "hands": [some.split() for some in hands],
        "banks": [some.split() for some in banks],
        "sets": [[laid_set(place, cards) for place, cards in some.items()] for some in sets],
        "centre": centre.split(),
        "below": [{"card": word, "knower": knower} for word, knower in below],
        **more,
    }
    if pile is not None:
        packs = 1 if seats <= 5 else 2
        rest = [one.word for one in game().pack.kinds for _ in range(one.count * packs)]
        taken = [*pile.split(), *centre.split(), *[word for word, _ in below]]
        taken += [word for field in ("hands", "banks") for some in position[field] for word in some]
        taken += [word for some in sets for cards in some.values() for word in cards.split()]
        for word in taken:
            rest.remove(word)
        position["hands"] += [[] for _ in range(seats - len(position["hands"]))]
        position["hands"][keeper] += rest
    dealer = gn.Scripted([word if " " in word else f"card {word}" for word in chance])
    return gn.open("deal", NAMES[:seats], terms or {}, dealer=dealer, position=position)


def laid_set(place: str, cards: str) -> dict[str, Any]:
    """One set as a position writes it."""
    return {
        "set": place,
        "cards": [word for word in cards.split() if word not in BUILDINGS],
        **{word: True for word in BUILDINGS if word in cards.split()},
    }


def hand(table: gn.Table, seat: int) -> str:
    """What a seat holds."""
    found: Any = table.position()["hands"]
    return " ".join(found[seat])


def bank(table: gn.Table, seat: int) -> str:
    """What lies in a seat's bank."""
    found: Any = table.position()["banks"]
    return " ".join(found[seat])


def sets(table: gn.Table, seat: int) -> dict[str, str]:
    """The sets in front of a seat, written as in lay, buildings last."""
    found: Any = table.position()["sets"]
    return {one["set"]: " ".join(cards_in(one)) for one in found[seat]}


def cards_in(one: dict[str, Any]) -> list[str]:
    """All cards of a set as a position writes it, buildings last."""
    return [*one["cards"], *[building for building in BUILDINGS if building in one]]


def centre(table: gn.Table) -> str:
    """The cards in the centre."""
    found: Any = table.position()["centre"]
    return " ".join(found)


def below(table: gn.Table) -> list[tuple[str, int]]:
    """The cards put under the draw pile, the next one first, and who knows each."""
    found: Any = table.position()["below"]
    return [(one["card"], one["knower"]) for one in found]


def loose(table: gn.Table) -> list[dict[str, Any]]:
    """The wildcards that have come and are still to be laid, the next one first."""
    found: Any = table.position()["loose"]
    return list(found)


def picked(table: gn.Table) -> list[str]:
    """The cards that payers have picked one by one, and not handed over yet."""
    stack: Any = table.position()["stack"]
    return [one["card"] for frame in stack for one in frame.get("picked", [])]


def pile(table: gn.Table) -> int:
    """How many cards are left to draw."""
    found: Any = table.view()["table"]
    return int(found["pile"])


def plays(table: gn.Table) -> int:
    """How many cards have been played this turn."""
    found: Any = table.view()["table"]
    return int(found["plays"])


def cards_of(table: gn.Table) -> list[str]:
    """Every card, wherever it is: nothing is ever lost, nothing made."""
    laid: Any = table.position()
    found = [*laid["unseen"], *laid["centre"]]
    found += [one["card"] for field in ("below", "loose") for one in laid[field]]
    found += [word for field in ("hands", "banks") for some in laid[field] for word in some]
    found += [word for some in laid["sets"] for one in some for word in cards_in(one)]
    found += [laid["passing"]] if laid["passing"] is not None else []
    return sorted(found)
