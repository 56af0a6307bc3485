"""An edition of the card game: its file, made into what rules and table use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from gamenight.editions.checking import checked
from gamenight.editions.edition import Edition
from gamenight.games.deal import pack as printed
from gamenight.games.deal.edition.board import DealBoard, board_of
from gamenight.games.deal.edition.checks import problems
from gamenight.games.deal.edition.facts import facts
from gamenight.games.deal.edition.form import DealFile, Deed
from gamenight.games.deal.edition.looks import looks
from gamenight.games.deal.events import EVENTS
from gamenight.games.deal.options import deal_options
from gamenight.games.deal.pack import NOWHERE
from gamenight.notation.digest import digest

if TYPE_CHECKING:
    from pathlib import Path

    from gamenight.games.deal.game import DealGame
    from gamenight.games.deal.spot import Spot
    from gamenight.kernel.terms import Terms
    from gamenight.words.spelled import Fact

LEAST, MOST = 2, 10
MOST_OF_A_PACK = 5  # players; more play with two packs

DEEDS: dict[Deed, int] = {
    "deal_breaker": printed.DEAL_BREAKER,
    "forced_deal": printed.FORCED_DEAL,
    "sly_deal": printed.SLY_DEAL,
    "just_say_no": printed.JUST_SAY_NO,
    "debt_collector": printed.DEBT_COLLECTOR,
    "birthday": printed.BIRTHDAY,
    "double_rent": printed.DOUBLE_RENT,
    "house": printed.HOUSE,
    "hotel": printed.HOTEL,
    "pass_go": printed.PASS_GO,
}
KIND_FIELDS = {"kind", "mine", "card"}
MONEY_FIELDS = {"amount", "least"}
PLACES = 5  # sets of one colour that a player may have
DOUBLED = 3  # ways to double a rent, not at all among them, that have a name


class Printed(msgspec.Struct, frozen=True):
    """One kind of card: what the rules use of it, and what it shows."""

    what: int
    word: str
    count: int
    value: int
    name: str
    text: str = ""
    colours: list[int] = []
    action: int = printed.NO_ACTION
    part: int = 0
    places: list[str] = []

    def rules_use(self) -> list[object]:
        """All but what it shows; its word is in the records."""
        return [self.what, self.word, self.count, self.value, self.colours, self.action, self.part]


class DealEdition(Edition):
    """A box with a pack of cards."""

    family = "deal"
    events = EVENTS

    def __init__(self, folder: str, form: DealFile) -> None:
        super().__init__(folder, form.names, (LEAST, MOST), form.rulebook)
        self.form: DealFile = form
        self.kinds = _kinds(form)
        self.pack = _pack(form, self.kinds)
        self.content = digest(_rules_use(form, self.kinds))
        self.options = deal_options()

    def load_game(self) -> DealGame:
        """Import the rules of the card game, and make the game of this box."""
        from gamenight.games.deal.game import DealGame

        return DealGame(self.pack, self.options)

    def terms(self, names: list[str], agreed: dict[str, Any]) -> Terms:
        """One pack for up to five players, two for more.

        Rule: setup.deck, packs.two
        """
        from gamenight.games.deal.agreeing import deal_terms

        packs = 1 if len(names) <= MOST_OF_A_PACK else 2
        return deal_terms(self.pack, packs, len(names), self.game.agreements, agreed)

    def money(self, amount: int) -> str:
        """A sum as the box writes it."""
        return self.form.words.written(amount)

    def name(self, field: str, value: int) -> str | None:
        """Cards, colours and sets by their names, money with its sign."""
        if value < 0:
            return None
        if field in MONEY_FIELDS:
            return self.money(value)
        if field in KIND_FIELDS:
            return self._card(value)
        if field == "colour":
            return self.form.colours[value].name if value < len(self.form.colours) else None
        return None

    def phrase(self, field: str, value: int) -> tuple[str, dict[str, object]] | None:
        """Sets by their colours, cards by the sets they lie in, and how often a rent is doubled."""
        if value < 0:
            return None
        if field == "doublers":
            return f"doublers_{value}" if value < DOUBLED else "doublers", {"times": 2**value}
        if field == "set":
            return self._set("set", value)
        return self._in_set(self.pack.spot(value)) if field in KIND_FIELDS else None

    def _card(self, number: int) -> str | None:
        """The name of a card by its kind, or by where it lies if that names its set too."""
        spot = self.pack.spot(number)
        return self.kinds[spot.kind.index].name if spot is not NOWHERE and self._says_all(spot) else None

    def _says_all(self, spot: Spot) -> bool:
        """Whether the name of a card is enough: it is in no set, or in the first of its own colour."""
        return not spot.in_set or (spot.kind.what == printed.PLAIN and not self.pack.slot_orders[spot.slot])

    def _in_set(self, spot: Spot) -> tuple[str, dict[str, object]] | None:
        """A card in a set by its name and the set, unless the name says it all."""
        if self._says_all(spot):
            return None
        what = "building" if spot.is_building else "card"
        return self._set(what, spot.slot, self.kinds[spot.kind.index].name)

    def _set(self, what: str, slot: int, card: str = "") -> tuple[str, dict[str, object]] | None:
        """A set by its place among a player's sets: first ones, second ones and so on."""
        if slot >= len(self.pack.set_words) or self.pack.slot_orders[slot] >= PLACES:
            return None
        colour = self.form.colours[self.pack.slot_colours[slot]]
        return f"{what}_{self.pack.slot_orders[slot] + 1}", {
            "colour": self.noun(colour.name),
            "card": self.noun(card),
        }

    def words(self) -> dict[str, str]:
        """The names of the cards that do something, and what a collector and a birthday bring."""
        named: dict[str, str] = {card.does: card.name for card in self.form.actions}
        sums = {"debt_sum": self.form.numbers.debt, "birthday_sum": self.form.numbers.birthday}
        return {**named, **{word: self.money(amount) for word, amount in sums.items()}}

    def facts(self) -> dict[str, Fact]:
        """What the rulebook may say of this box: its sums, counts and colours."""
        return {**super().facts(), **facts(self.form, self.money, MOST_OF_A_PACK)}

    def deed_of(self, kind: Printed) -> Deed | None:
        """What an action card does, by its name; None for any other card."""
        return next((deed for deed, action in DEEDS.items() if action == kind.action), None)

    def board(self) -> DealBoard:
        """No board: the colours, and all that is printed on the cards."""
        return board_of(self)

    def looks(self) -> list[str]:
        """What will look poor, each by its field."""
        return [*looks(self.form)]


def read(file: Path, document: dict[str, Any]) -> DealEdition:
    """Check the file and make its edition; BadEdition names each problem on a line of its own."""
    return DealEdition(file.parent.name, checked(file, document, DealFile, problems))


def _kinds(form: DealFile) -> list[Printed]:
    """Money from low to high, properties by colour, wildcards, rents, actions; as the file has them."""
    ids = [colour.id for colour in form.colours]

    def places(colours: list[str] | None) -> list[int]:
        return sorted(ids.index(colour) for colour in colours) if colours else list(range(len(ids)))

    kinds = [
        Printed(printed.MONEY, note.word(), note.count, note.value,
                form.words.written(note.value))
        for note in sorted(form.money, key=lambda note: note.value)
    ]  # fmt: skip
    kinds += [
        Printed(printed.PLAIN, card.word(), card.count, card.value, card.name, card.text,
                [ids.index(card.colour)], places=card.places)
        for card in sorted(form.properties, key=lambda card: ids.index(card.colour))
    ]  # fmt: skip
    wilds = sorted(form.wilds, key=lambda wild: wild.colours is None)
    kinds += [
        Printed(printed.WILD, wild.word(), wild.count, wild.value, wild.name, wild.text,
                places(wild.colours), part=part)
        for part, wild in enumerate(wilds, 1)
    ]  # fmt: skip
    kinds += [
        Printed(printed.RENT, card.word(), card.count, card.value, card.name, card.text,
                places(card.colours))
        for card in form.rents
    ]  # fmt: skip
    kinds += [
        Printed(printed.ACTION, card.word(), card.count, card.value, card.name, card.text,
                action=DEEDS[card.does])
        for card in form.actions
    ]  # fmt: skip
    return kinds


def _rules_use(form: DealFile, kinds: list[Printed]) -> dict[str, object]:
    """All that the rules use; names and texts are not among it."""
    return {
        "numbers": msgspec.to_builtins(form.numbers),
        "colours": [[colour.id, colour.rents, colour.is_built] for colour in form.colours],
        "kinds": [kind.rules_use() for kind in kinds],
    }


def _pack(form: DealFile, kinds: list[Printed]) -> printed.Pack:
    """The cards as the rules read them."""
    numbers = printed.Numbers()
    for field, value in msgspec.structs.asdict(form.numbers).items():
        setattr(numbers, field, value)
    return printed.Pack(
        [
            printed.Colour(number, colour.rents, is_built=colour.is_built, word=colour.id)
            for number, colour in enumerate(form.colours)
        ],
        [
            printed.Kind(
                number, kind.what, kind.count, kind.value, kind.colours, kind.action, kind.part, kind.word
            )
            for number, kind in enumerate(kinds)
        ],
        numbers,
    )
