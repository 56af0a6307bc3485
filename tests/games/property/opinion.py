"""A second opinion on estates, written from the rulebooks: it knows positions as JSON and the edition's file.

Nothing of the engine's rules is used here, and nothing is clever: what is lawful is found by trying it and
looking whether the table that results is one that the rulebook allows.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from gamenight.editions.shelf import SHELF

STATION, UTILITY, LOT = "station", "utility", "lot"


@cache
def printed(game: str) -> dict[str, Any]:
    """The edition's file."""
    return tomllib.loads((SHELF / game / "edition.toml").read_text(encoding="utf-8"))


@cache
def mates_of(game: str, space: int) -> list[int]:
    """The spaces of the same colour, or of the same kind where there are no colours."""
    spaces = printed(game)["spaces"]
    me = spaces[space]
    return [
        place
        for place, one in enumerate(spaces)
        if one["kind"] == me["kind"] and one.get("group") == me.get("group")
    ]


class Opinion:
    """One table as it lies: who owns what, what stands on it, what is turned face down."""

    def __init__(self, game: str, variant: str, position: dict[str, Any]) -> None:
        box = printed(game)
        self.game = game
        self.is_dogs = game == "dog-lovers"  # the two rulebooks differ; which one is read is all that counts
        self.spaces: list[dict[str, Any]] = box["spaces"]
        self.hotel = 4 if variant == "short" else 5  # how many house prices a hotel stands for
        self.cash: list[int] = position["cash"]
        self.deeds: list[list[int]] = position["deeds"]
        self.owners = {space: seat for seat, deeds in enumerate(self.deeds) for space in deeds}
        self.face_down: list[int] = position["mortgaged"]
        self.heights = {int(space): int(height) for space, height in position["buildings"].items()}
        self.box_houses: int = box["numbers"]["houses"]
        self.box_hotels: int = box["numbers"]["hotels"]

    # Looking

    def owner(self, space: int) -> int | None:
        """Whose deed it is."""
        return self.owners.get(space)

    def mates(self, space: int) -> list[int]:
        """The spaces of the same group, itself among them."""
        return mates_of(self.game, space)

    def has_all(self, seat: int, space: int) -> bool:
        """Whether a seat owns the whole group."""
        return all(self.owner(mate) == seat for mate in self.mates(space))

    def row(self, space: int) -> list[int]:
        """How high every lot of the group is."""
        return [self.heights.get(mate, 0) for mate in self.mates(space)]

    def bank_houses(self) -> int:
        """Houses that are not on the board."""
        return self.box_houses - sum(height for height in self.heights.values() if height < self.hotel)

    def bank_hotels(self) -> int:
        """Hotels that are not on the board."""
        return self.box_hotels - sum(1 for height in self.heights.values() if height == self.hotel)

    # Rent

    def rent(self, space: int, debtor: int, throw: int, *, by_card: bool = False) -> tuple[str, int] | None:
        """What a landing costs: a sum, or a number of times a new throw; None if nothing is due."""
        owner = self.owner(space)
        if owner is None or owner == debtor or space in self.face_down:
            return None
        kind = self.spaces[space]["kind"]
        have = sum(1 for mate in self.mates(space) if self.owner(mate) == owner)
        if kind == STATION:
            usual = {1: 25, 2: 50, 3: 100, 4: 200}[have]
            return "sum", usual * 2 if by_card else usual
        if kind == UTILITY:
            if by_card:
                return "times", 10
            times = 10 if have == 2 else 4
            return ("sum", times * throw) if self.is_dogs else ("times", times)
        return "sum", self.lot_rent(space, owner)

    def lot_rent(self, space: int, owner: int) -> int:
        """The deed's list; unimproved in a whole group twice its first line."""
        listed: list[int] = self.spaces[space]["rents"]
        height = self.heights.get(space, 0)
        if height == self.hotel:
            return listed[-1]
        if height:
            return listed[height]
        is_whole = self.has_all(owner, space)
        if is_whole and not self.is_dogs:
            is_whole = not any(mate in self.face_down for mate in self.mates(space))
        return listed[0] * 2 if is_whole else listed[0]

    # Buildings

    def is_even(self, row: list[int]) -> bool:
        """No lot is more than one step ahead of another, and none is higher than a hotel."""
        return all(0 <= one <= self.hotel and one - other <= 1 for one in row for other in row)

    def changed(self, space: int, by: int) -> list[int]:
        """How high the lots of the group would be after a step on one of them."""
        return [self.heights.get(mate, 0) + (by if mate == space else 0) for mate in self.mates(space)]

    def builds(self, seat: int) -> set[str]:
        """Where one may build: all of the colour, none face down, evenly, a real piece, the price."""
        found = set()
        for space, one in enumerate(self.spaces):
            if one["kind"] != LOT or not self.has_all(seat, space):
                continue
            if any(mate in self.face_down for mate in self.mates(space)):
                continue
            is_hotel = self.heights.get(space, 0) + 1 == self.hotel
            stock = self.bank_hotels() if is_hotel else self.bank_houses()
            if self.is_even(self.changed(space, 1)) and stock > 0 and self.cash[seat] >= one["house"]:
                found.add(f"build {space}")
        return found

    def sells(self, seat: int) -> set[str]:
        """How one may give back: a step, all hotels of a colour at once, or all of it for want of houses.

        What concerns the whole colour may be said of any of its lots.
        """
        found = set()
        for space, one in enumerate(self.spaces):
            if one["kind"] != LOT or not self.has_all(seat, space):
                continue
            height, row = self.heights.get(space, 0), self.row(space)
            lacks = self.hotel in row and self.bank_houses() < self.hotel - 1
            if lacks:
                found.add(f"break {space}")
            elif height and self.is_even(self.changed(space, -1)):
                found.add(f"sell {space}")
            without = [0 if high == self.hotel else high for high in row]
            if self.is_dogs and self.hotel in row and self.is_even(without):
                found.add(f"clear {space}")
        return found

    def broken(self, space: int) -> tuple[list[int], int]:
        """A group sold down for want of houses: how high its lots are, lowest first, and what it brings."""
        row = self.row(space)
        there = self.bank_houses() + sum(high for high in row if high < self.hotel)
        after = [0] * len(row)
        while there and min(after) < self.hotel - 1:
            after[after.index(min(after))] += 1
            there -= 1
        return sorted(after), (sum(row) - sum(after)) * (self.spaces[space].get("house", 0) // 2)

    # Mortgages

    def mortgages(self, seat: int) -> set[str]:
        """Every deed of one's own that lies face up, with no building on its colour."""
        return {
            f"mortgage {space}"
            for space in self.deeds[seat]
            if space not in self.face_down and sum(self.row(space)) == 0
        }

    def lifts(self, seat: int) -> set[str]:
        """Every deed of one's own that lies face down and can be paid for."""
        return {
            f"lift {space}"
            for space in self.deeds[seat]
            if space in self.face_down and self.cash[seat] >= self.lifting(space)
        }

    def lifting(self, space: int) -> int:
        """Half the price, and a tenth of that, rounded up."""
        half: int = self.spaces[space]["price"] // 2
        return half + (half + 9) // 10

    # Worth

    def buildings_at_cost(self, seat: int) -> int:
        """What a seat's buildings cost, a hotel with the houses it stands for."""
        return sum(
            self.heights.get(space, 0) * self.spaces[space].get("house", 0) for space in self.deeds[seat]
        )

    def worth(self, seat: int) -> int:
        """For the tax: cash, printed prices, mortgaged or not, and the cost of buildings."""
        prices = sum(self.spaces[space]["price"] for space in self.deeds[seat])
        return int(self.cash[seat] + prices + self.buildings_at_cost(seat))

    def count(self, seat: int) -> int:
        """At the end: cash, printed prices, of mortgaged deeds half, and buildings at purchase price."""
        prices = 0
        for space in self.deeds[seat]:
            price = self.spaces[space]["price"]
            prices += price // 2 if space in self.face_down else price
        return int(self.cash[seat] + prices + self.buildings_at_cost(seat))

    def could_raise(self, seat: int) -> int:
        """Cash, half of what the buildings cost, and the loans on all deeds that lie face up."""
        loans = sum(
            self.spaces[space]["price"] // 2 for space in self.deeds[seat] if space not in self.face_down
        )
        return int(self.cash[seat] + loans + self.buildings_at_cost(seat) // 2)
