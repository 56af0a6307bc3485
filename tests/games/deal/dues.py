"""Debts of every size, what could be paid for them, and tables that go two ways."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import gamenight as gn
from tests.games.deal.hands import NAMES, bank, game, hand, kind, lay, sets

if TYPE_CHECKING:
    from collections.abc import Iterable

# What Ann plays to be owed a sum: her hand, her sets, her word. Nobody else then has cards of these sets.
CHARGES = {
    1: ("rent-any", {"railroad": "railroad"}, "rent-one 1 railroad 0"),
    2: ("birthday", {}, "birthday"),
    3: ("rent-any", {"railroad": "railroad railroad railroad"}, "rent-one 1 railroad 0"),
    4: ("rent-any", {"railroad": "railroad railroad railroad railroad"}, "rent-one 1 railroad 0"),
    5: ("debt-collector", {}, "collect 1"),
    6: ("rent-any", {"yellow": "yellow yellow yellow"}, "rent-one 1 yellow 0"),
    7: ("rent-any", {"green": "green green green"}, "rent-one 1 green 0"),
    8: ("rent-any", {"dark-blue": "dark-blue dark-blue"}, "rent-one 1 dark-blue 0"),
    11: ("rent-any", {"dark-blue": "dark-blue dark-blue house"}, "rent-one 1 dark-blue 0"),
}


def charged(due: int, purse: str = "", laid: dict[str, str] | None = None, seats: int = 2) -> gn.Table:
    """Ann wants so much from Bob, who has that in front of him, and is asked."""
    cards, mine, word = CHARGES[due]
    table = lay(seats, hands=[cards], banks=["", purse], sets=[mine, laid or {}])
    table.play(0, word)
    return table


def owing(due: int, purse: str = "", laid: dict[str, str] | None = None, seats: int = 2) -> gn.Table:
    """Ann wants so much from Bob, who has let it happen and must pay."""
    table = charged(due, purse, laid, seats)
    table.play(1, "allow")
    return table


def another(table: gn.Table) -> gn.Table:
    """A second table in the same position, to go another way."""
    seats = len(list(fronts(table)))
    return gn.open("deal", NAMES[:seats], position=table.position(), dealer=gn.Scripted([]))


def fronts(table: gn.Table) -> Iterable[tuple[str, str, dict[str, str]]]:
    """Hand, bank and sets of everybody."""
    found: Any = table.position()["hands"]
    return [(hand(table, seat), bank(table, seat), sets(table, seat)) for seat in range(len(found))]


def cards_before(purse: str, laid: dict[str, str]) -> list[tuple[str, int]]:
    """Every card in front of a seat as a payment names it, with its value."""
    found = [(f"bank:{word}", value_of(word)) for word in purse.split()]
    return found + [
        (f"{place}:{word}", value_of(word)) for place, cards in laid.items() for word in cards.split()
    ]


def value_of(word: str) -> int:
    """What a card is worth."""
    return int(game().pack.kinds[kind(word)].value)


def subsets(cards: list[tuple[str, int]]) -> list[tuple[tuple[str, int], ...]]:
    """Every choice of one or more cards, equal ones counted once."""
    some = sorted(cards)
    return sorted({one for size in range(1, len(some) + 1) for one in combinations(some, size)})


def is_payment(chosen: tuple[tuple[str, int], ...], laid: dict[str, str], due: int) -> bool:
    """Enough, all with a value, and no house from under its hotel."""
    names = [name for name, _ in chosen]
    values = [value for _, value in chosen]
    for place, cards in laid.items():
        if "hotel" in cards.split() and f"{place}:house" in names and f"{place}:hotel" not in names:
            return False
    return 0 not in values and due <= sum(values)


def is_thrifty(chosen: tuple[tuple[str, int], ...], laid: dict[str, str], due: int) -> bool:
    """A payment with nothing in it that could be left out."""
    values = [value for _, value in chosen]
    return is_payment(chosen, laid, due) and sum(values) - min(values) < due


def ways_to_give(table: gn.Table, seat: int = 1) -> list[tuple[str, ...]]:
    """Every way to pay one card after the other, to its end."""
    if seat not in table.waiting():
        return [()]
    words = [word for word in table.legal(seat) if word.startswith("give ")]
    assert words, "a payment that was begun can be finished"
    found: list[tuple[str, ...]] = []
    for word in words:
        branch = another(table)
        branch.play(seat, word)
        found += [(word[5:], *rest) for rest in ways_to_give(branch, seat)]
    return found


def put_all(table: gn.Table) -> None:
    """Lay all wildcards that have come, each in the first of its colours."""
    while any(word.startswith("put ") for seat in table.waiting() for word in table.legal(seat)):
        seat = table.waiting()[0]
        table.play(seat, table.legal(seat)[0])
