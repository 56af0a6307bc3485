"""What is wrong with an edition of the card game: each problem by its field, with what would be right."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from gamenight.editions.checking import known, printable, twice, written
from gamenight.games.deal.pack import MOST_COLOURS, MOST_KINDS
from gamenight.games.deal.pile import MOST_WILDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gamenight.games.deal.edition.form import ColourForm, DealFile, RentForm, WildForm

FEWEST_COLOURS = 3
ON_A_CARD = 2
TWO_PACKS, SETS_OF_TWO_PACKS = 2, 5  # a player has room for so many sets of one colour
PLAYERS_OF_A_PACK = 5
MOST_DUE = 999
TAKEN = {"any", "bank", "house", "hotel"}  # what words say of cards besides colours


def problems(form: DealFile) -> list[str]:
    """All that is wrong."""
    found = [*printable(form), *_money(form), *_colours(form), *_properties(form), *_wilds(form)]
    found += [*_rents(form), *_actions(form), *_names(form)]
    return [*found, *_pack(form), *_room(form), *_dearest(form)]


def _money(form: DealFile) -> Iterator[str]:
    yield from written(form.words.money, "'{amount}M' or '${amount}'")
    yield from twice("money[{}].value", [str(note.value) for note in form.money])


def _colours(form: DealFile) -> Iterator[str]:
    if not FEWEST_COLOURS <= len(form.colours) <= MOST_COLOURS:
        yield f"colours: {len(form.colours)} colours; a pack has {FEWEST_COLOURS} to {MOST_COLOURS}"
    yield from twice("colours[{}].id", _ids(form))
    yield from twice("colours[{}].name", [colour.name for colour in form.colours])
    for place, colour in enumerate(form.colours):
        if colour.id in TAKEN:
            yield f"colours[{place}].id: {colour.id!r} means something else in records; give another id"
        if any(low >= high for low, high in pairwise(colour.rents)):
            yield f"colours[{place}].rents: {colour.rents}; give numbers that rise, for one card and so on"
    if form.numbers.sets_to_win > len(form.colours):
        yield f"numbers.sets_to_win: {form.numbers.sets_to_win}, but there are {len(form.colours)} colours"


def _properties(form: DealFile) -> Iterator[str]:
    given = [card.colour for card in form.properties]
    yield from twice("properties[{}].colour", given)
    for colour in form.colours:
        if colour.id not in given:
            yield f"properties: none is {colour.id!r}; give one line for each colour"
    for place, card in enumerate(form.properties):
        yield from known(f"properties[{place}].colour", "colour", card.colour, _ids(form))
        if card.places and len(card.places) != card.count:
            yield (
                f"properties[{place}].places: {len(card.places)} places for {card.count} cards; "
                "give each its own, or none"
            )


def _wilds(form: DealFile) -> Iterator[str]:
    if len(form.wilds) > MOST_WILDS:
        yield f"wilds: {len(form.wilds)} kinds of wildcards; a pack has {MOST_WILDS} at most"
    yield from _of_colours(form, "wilds", form.wilds, len(form.colours) - 1)
    for place, wild in enumerate(form.wilds):
        if wild.colours is None and wild.value:
            yield f"wilds[{place}].value: {wild.value}; a wildcard of any colour has the value 0"
        if wild.colours is not None and not wild.value:
            yield f"wilds[{place}].value: 0; only a wildcard of any colour has no value"


def _rents(form: DealFile) -> Iterator[str]:
    """A rent card has two colours, or any colour."""
    yield from _of_colours(form, "rents", form.rents, ON_A_CARD)


def _of_colours(form: DealFile, field: str, cards: Sequence[WildForm | RentForm], most: int) -> Iterator[str]:
    """Cards of some colours, known ones, or of any; no two kinds of the same."""
    seen: dict[frozenset[str], int] = {}
    for place, card in enumerate(cards):
        path = f"{field}[{place}].colours"
        given = card.colours
        first = seen.setdefault(frozenset(given or ()), place)
        if first < place:
            yield f"{path}: {field}[{first}] has the same already; give one of them a higher count"
        if given is None:
            continue
        for place_in_list, colour in enumerate(given):
            yield from known(f"{path}[{place_in_list}]", "colour", colour, _ids(form))
        yield from twice(f"{path}[{{}}]", given)
        if not ON_A_CARD <= len(given) <= most:
            fitting = "two" if most == ON_A_CARD else f"two to {most}"
            yield f"{path}: {len(given)} colours; give {fitting}, or leave them out for any"


def _ids(form: DealFile) -> list[str]:
    return [colour.id for colour in form.colours]


def _actions(form: DealFile) -> Iterator[str]:
    yield from twice("actions[{}].does", [card.does for card in form.actions])
    places = {card.does: place for place, card in enumerate(form.actions)}
    if "hotel" not in places:
        return
    hotel = places["hotel"]
    if "house" not in places:
        yield f"actions[{hotel}].does: a 'hotel' stands beside a house; give a 'house' too"
    elif form.actions[hotel].value <= form.actions[places["house"]].value:
        yield f"actions[{hotel}].value: {form.actions[hotel].value}; a hotel is worth more than a house"


def _names(form: DealFile) -> Iterator[str]:
    """No two kinds of cards are called the same, by players or in records."""
    named: dict[str, str] = {}
    worded: dict[str, str] = {}
    for field in ("properties", "wilds", "rents", "actions"):
        for place, card in enumerate(getattr(form, field)):
            path = f"{field}[{place}]"
            first = named.setdefault(card.name.casefold(), path)
            if first != path:
                yield f"{path}.name: {card.name!r} is {first}.name already; no two are alike"
            same = worded.setdefault(card.word(), path)
            if same.partition("[")[0] != field:
                yield f"{path}: records would call it {card.word()!r}, like {same}; give another id"


def _pack(form: DealFile) -> Iterator[str]:
    """Not too many kinds, and cards enough for every hand."""
    counts = [note.count for note in form.money] + [card.count for card in form.properties]
    counts += [wild.count for wild in form.wilds] + [card.count for card in form.rents]
    counts += [card.count for card in form.actions]
    if len(counts) > MOST_KINDS:
        yield f"actions: {len(counts)} kinds of cards in all; a pack has {MOST_KINDS} at most"
    cards = sum(counts)
    if cards < PLAYERS_OF_A_PACK * form.numbers.hand:
        yield (
            f"numbers.hand: {form.numbers.hand}, but the pack has {cards} cards; "
            f"it must do for {PLAYERS_OF_A_PACK} players"
        )


def _room(form: DealFile) -> Iterator[str]:
    """Whatever a player collects, also of two packs, finds its place in sets of its colour."""
    for place, colour in enumerate(form.colours):
        cards = _cards_of(form, colour)
        most = SETS_OF_TWO_PACKS * len(colour.rents) // TWO_PACKS
        if cards > most:
            yield (
                f"colours[{place}]: {cards} cards can be {colour.id!r}, properties and wildcards; "
                f"with {len(colour.rents)} to a set at most {most} find a place"
            )


def _cards_of(form: DealFile, colour: ColourForm) -> int:
    plain = sum(card.count for card in form.properties if card.colour == colour.id)
    return plain + sum(wild.count for wild in form.wilds if wild.colours is None or colour.id in wild.colours)


def _dearest(form: DealFile) -> Iterator[str]:
    """The highest rent, doubled as often as can be."""
    doublers = sum(TWO_PACKS * card.count for card in form.actions if card.does == "double_rent")
    times = 2 ** min(doublers, form.numbers.plays - 1)
    rent = max((colour.rents[-1] for colour in form.colours), default=0)
    dearest = (rent + form.numbers.house_rent + form.numbers.hotel_rent) * times
    if dearest > MOST_DUE:
        yield f"numbers.plays: the highest rent would come to {dearest}; it may be {MOST_DUE} at most"
