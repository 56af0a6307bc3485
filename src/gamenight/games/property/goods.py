"""What a trade hands over, and how words and positions say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from gamenight.games.property.board import DECK_NAMES, DECKS, MOST_SPACES, Board
from gamenight.games.property.forms import read_deck_index, read_deeds, write_deeds
from gamenight.kernel.errors import BadPosition
from gamenight.kernel.reading import check_fields, listed, read_money
from gamenight.kernel.seat import Seat, bit, holds, members
from gamenight.kernel.value import Value

if TYPE_CHECKING:
    from gamenight.games.property.state import Property

# In a word each good is one number: what kind of good times GOOD, plus which one or how much
GOOD: Final = 10_000_000
GIVE_DEED: Final = 0
TAKE_DEED: Final = 1
GIVE_CASH: Final = 2
TAKE_CASH: Final = 3
GIVE_CARD: Final = 4
TAKE_CARD: Final = 5
GOOD_NAMES: Final = ["give", "take", "pay", "get", "card", "take-card"]  # by kind of good


@final
class Goods(Value):
    """Cash, deeds and jail cards that one side of a trade hands over; it never changes."""

    def __init__(self, cash: i64, deeds: i64, cards: i64) -> None:
        self.cash: Final[i64] = cash
        self.deeds: Final[i64] = deeds  # a set of deeds
        self.cards: Final[i64] = cards  # the set of the decks whose jail cards they are

    def facts(self) -> dict[str, object]:
        """Cash, deeds and decks by name, the sets as they are read aloud."""
        deeds = tuple(index for index in range(MOST_SPACES) if (int(self.deeds) >> index) & 1)
        return {"cash": int(self.cash), "deeds": deeds, "cards": tuple(members(self.cards))}

    def copy(self) -> Goods:
        """Goods that are equal to these."""
        return Goods(self.cash, self.deeds, self.cards)


NOTHING: Final = Goods(0, 0, 0)


def goods_of(cash: i64, deeds: i64, cards: i64) -> Goods:
    """The goods of a side; for no goods at all, always the same object."""
    return Goods(cash, deeds, cards) if cash or deeds or cards else NOTHING


def write_goods(state: Property, goods: Goods) -> dict[str, object]:
    """Cash, deeds and cards, as far as there are any."""
    document: dict[str, object] = {}
    if goods.cash:
        document["cash"] = goods.cash
    if goods.deeds:
        document["deeds"] = write_deeds(state, goods.deeds)
    if goods.cards:
        document["cards"] = [DECK_NAMES[deck] for deck in members(goods.cards)]
    return document


def read_goods(state: Property, value: object, where: str) -> Goods:
    """Cash, deeds and cards; what is missing is not part of it."""
    if not isinstance(value, dict):
        raise BadPosition(f"{where}: {value!r} is not an object of cash, deeds and cards")
    check_fields(value, ["cash", "deeds", "cards"], where)
    cards: i64 = 0
    for place, one in enumerate(listed(value.get("cards", []), f"{where}.cards", "decks")):
        cards |= bit(read_deck_index(state, one, f"{where}.cards[{place}]"))
    cash = read_money(value.get("cash", 0), f"{where}.cash")
    return goods_of(cash, read_deeds(state, value.get("deeds", []), f"{where}.deeds"), cards)


def good(kind: i64, which: i64) -> int:
    """One good as a word has it: which deed, which deck's card, or how much cash."""
    return kind * GOOD + which


def said(board: Board, gives: Goods, takes: Goods) -> tuple[int, ...]:
    """The goods of a word that offers these for those: deeds in the order of the board, cash, cards."""
    found: list[int] = []
    for space in board.deeds:
        if gives.deeds & space.bit:
            found.append(good(GIVE_DEED, space.index))
        elif takes.deeds & space.bit:
            found.append(good(TAKE_DEED, space.index))
    if gives.cash:
        found.append(good(GIVE_CASH, gives.cash))
    if takes.cash:
        found.append(good(TAKE_CASH, takes.cash))
    found += [good(GIVE_CARD, deck) for deck in range(DECKS) if holds(gives.cards, deck)]
    found += [good(TAKE_CARD, deck) for deck in range(DECKS) if holds(takes.cards, deck)]
    return tuple(found)


def given_in(board: Board, word: tuple[int, ...]) -> Goods:
    """What the goods of a word give."""
    return side_of(board, word, GIVE_DEED, GIVE_CASH, GIVE_CARD)


def taken_in(board: Board, word: tuple[int, ...]) -> Goods:
    """What the goods of a word take."""
    return side_of(board, word, TAKE_DEED, TAKE_CASH, TAKE_CARD)


def side_of(board: Board, word: tuple[int, ...], deed: i64, coins: i64, card: i64) -> Goods:
    """What a word names by these three kinds of goods; a space without a deed is passed over."""
    cash: i64 = 0
    deeds: i64 = 0
    cards: i64 = 0
    for one in word:
        kind = one // GOOD
        which = one % GOOD
        if kind == coins:
            cash += which
        elif kind == deed and which < board.size:
            deeds |= board.spaces[which].bit
        elif kind == card:
            cards |= bit(which)
    return goods_of(cash, deeds, cards)


def stray_in(board: Board, word: tuple[int, ...]) -> i64:
    """A number that a word names as a deed although no deed has it, or -1."""
    stray: i64 = -1
    for one in word:
        kind = one // GOOD
        which = one % GOOD
        if (kind == GIVE_DEED or kind == TAKE_DEED) and (which >= board.size or not board.spaces[which].bit):
            stray = which
    return stray


@final
class Trade:
    """What seat gives other and takes from other: cash, deeds and jail cards, nothing else.

    Rule: deal.what, deal.no_promises
    """

    def __init__(self, seat: Seat, other: Seat, gives: Goods, takes: Goods) -> None:
        self.seat: Final[Seat] = seat
        self.other: Final[Seat] = other
        self.gives: Final = gives
        self.takes: Final = takes
        self.deeds: Final[i64] = gives.deeds | takes.deeds  # that would change hands
        self.cards: Final[i64] = gives.cards | takes.cards


def trade_meant(board: Board, seat: Seat, other: Seat, word: tuple[int, ...]) -> Trade:
    """The trade that the goods of a word name, from the side of who says it."""
    return Trade(seat, other, given_in(board, word), taken_in(board, word))
