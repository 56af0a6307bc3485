"""What a board promises before anybody has moved: how often a space is landed on, what a group brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.games.property.board import (
    CHANCE,
    CHANCE_DECK,
    CHEST,
    CHEST_DECK,
    GO_TO_JAIL,
    LOT,
    MOVE_BACK,
    MOVE_NEAREST,
    MOVE_TO,
    STATION,
    TO_JAIL,
)

if TYPE_CHECKING:
    from gamenight.games.property.board import Board, Card, Group, Space
    from gamenight.games.property.terms import PropertyTerms

THROWS: Final = 60  # after so many the shares hardly change any more
WAYS: Final = 36
AVERAGE: Final = 7  # of two dice
MIDDLE: Final = 3  # houses a lot: the step from which rents rise most


@final
class Survey:
    """Landings a throw on every space, and the rent that another's throw brings each holding of a group."""

    def __init__(self, terms: PropertyTerms) -> None:
        board = terms.board
        self.terms: Final = terms
        self.board: Final = board
        self.most: Final[i64] = terms.most_houses + 1  # steps on a lot, the hotel among them
        self.shares: vec[float] = shares_of(board)
        self.bare: vec[float] = vec[float]()  # by space: a lone deed
        for space in board.spaces:
            rent = space.rents[0] if space.kind == LOT else 0
            self.bare = append(self.bare, self.shares[space.index] * float(rent))
        self.by_steps: list[vec[float]] = [self.rising(group) for group in board.groups]
        whole = sorted(board.colours, key=self.return_of, reverse=True)
        rest = [group for group in board.groups if group.kind != LOT]
        self.order: Final = [*whole, *rest]  # the best first

    def rising(self, group: Group) -> vec[float]:
        """What a whole group of lots brings with so many houses on it; other groups by how many are held."""
        found = vec[float]()
        numbers = self.board.numbers
        if group.kind != LOT:
            held: i64 = 0
            while held <= group.size:
                rent = 0.0
                if held > 0 and group.kind == STATION:
                    rent = float(numbers.station_rents[held - 1])
                elif held > 0:
                    rent = float(numbers.utility_factors[held - 1] * AVERAGE)
                found = append(found, rent * self.mean_share(group))
                held += 1
            return found
        steps: i64 = 0
        while steps <= group.size * self.most:
            brings = 0.0
            place: i64 = 0
            while place < group.size:
                height = steps // group.size
                if group.size - 1 - place < steps % group.size:
                    height += 1
                space = group.spaces[place]
                brings += self.shares[space.index] * float(self.rent_at(space, height))
                place += 1
            found = append(found, brings)
            steps += 1
        return found

    def rent_at(self, space: Space, height: i64) -> i64:
        """The rent of a lot of a whole group with so many houses; one more than the most is a hotel."""
        if height == 0:
            return space.rents[0] * 2
        return space.rents[5] if height >= self.most else space.rents[height]

    def mean_share(self, group: Group) -> float:
        """How often one of a group's spaces is landed on, on average."""
        total = 0.0
        for space in group.spaces:
            total += self.shares[space.index]
        return total / float(group.size)

    def promise(self, group: Group) -> float:
        """What a whole group of lots brings with three houses on each."""
        return self.by_steps[group.index][min(MIDDLE, self.most) * group.size]

    def return_of(self, group: Group) -> float:
        """What three houses a lot bring for the money they cost."""
        return self.promise(group) / float(group.size * min(MIDDLE, self.most) * group.house)


def shares_of(board: Board) -> vec[float]:
    """How often a throw ends on each space, or goes on to it by a card; Jail is left by the next throw."""
    size = board.size
    stands = vec[float]()
    place: i64 = 0
    while place < size:
        stands = append(stands, 1.0 / float(size))
        place += 1
    landed = stands
    turn: i64 = 0
    while turn < THROWS:
        landed = vec[float]()
        after = vec[float]()
        place = 0
        while place < size:
            landed = append(landed, 0.0)
            after = append(after, 0.0)
            place += 1
        place = 0
        while place < size:
            total: i64 = 2
            while total <= 12:
                ways = min(total, 14 - total) - 1
                land(board, (place + total) % size, stands[place] * float(ways) / WAYS, landed, after)
                total += 1
            place += 1
        stands = after
        turn += 1
    return landed


def land(board: Board, place: i64, share: float, landed: vec[float], after: vec[float]) -> None:
    """A share of all throws lands on a space, and stays there or is sent on."""
    landed[place] += share
    kind = board.spaces[place].kind
    if kind == GO_TO_JAIL:
        after[board.jail] += share
        return
    if kind != CHANCE and kind != CHEST:
        after[place] += share
        return
    deck = board.decks[CHANCE_DECK if kind == CHANCE else CHEST_DECK]
    each = share / len(deck)
    for card in deck:
        target = sent_to(board, place, card)
        after[target] += each
        if target != place and card.effect != TO_JAIL:
            landed[target] += each


def sent_to(board: Board, place: i64, card: Card) -> i64:
    """Where a card leads from a space."""
    if card.effect == MOVE_TO:
        return card.number
    if card.effect == MOVE_NEAREST:
        return board.nearest(place, card.number)
    if card.effect == MOVE_BACK:
        return (place - card.number) % board.size
    return board.jail if card.effect == TO_JAIL else place
