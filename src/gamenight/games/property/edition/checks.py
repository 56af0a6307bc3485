"""What is wrong with a property edition: each problem by its field, with what would be right."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from gamenight.editions.checking import (
    fields,
    goal,
    known,
    own_names,
    printable,
    purse,
    ring,
    stocked,
    tokens,
    twice,
    written,
)
from gamenight.games.property.edition import form as forms

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.games.property.edition.form import CardForm, PropertyFile

FEWEST_TOKENS = 6
RENTS = 6
CARD_SPACES = ("chance", "chest")
DEEDS = ("lot", "station", "utility")


def problems(form: PropertyFile) -> list[str]:
    """All that is wrong."""
    found = [*printable(form), *_tokens(form), *_money(form), *_spaces(form), *_groups(form), *_lots(form)]
    return [*found, *_cards(form), *_numbers(form), *_endless(form)]


def _tokens(form: PropertyFile) -> Iterator[str]:
    yield from tokens(form.tokens, FEWEST_TOKENS)
    drawn = len(form.look.tokens)
    if drawn not in {0, len(form.tokens)}:
        yield f"look.tokens: {drawn} drawings for {len(form.tokens)} tokens; give one for each, or none"


def _money(form: PropertyFile) -> Iterator[str]:
    yield from written(form.words.money, "'${amount}' or '{amount} kr'")
    yield from purse(form.notes, form.numbers.cash)


def _spaces(form: PropertyFile) -> Iterator[str]:
    yield from ring(form.spaces)
    for place, space in enumerate(form.spaces):
        may = forms.SPACE_MAY_HAVE.get(space.kind, ())
        needs = forms.SPACE_NEEDS.get(space.kind, ())
        yield from fields(f"spaces[{place}]", space, f"a {space.kind!r}", needs, may)
    yield from own_names(form.spaces, DEEDS, "deed")


def _groups(form: PropertyFile) -> Iterator[str]:
    lots = Counter(space.group for space in form.spaces if space.kind == "lot")
    if not lots:
        yield "spaces: there is no 'lot'; give at least one"
    ids = [group.id for group in form.groups]
    yield from twice("groups[{}].id", ids)
    for place, group in enumerate(form.groups):
        if not lots[group.id]:
            yield f"groups[{place}].id: no lot belongs to {group.id!r}; name it in one, or leave it out"


def _lots(form: PropertyFile) -> Iterator[str]:
    ids = [group.id for group in form.groups]
    first: dict[str, int] = {}
    for place, lot in enumerate(form.spaces):
        if lot.kind != "lot" or lot.group is None:
            continue
        yield from known(f"spaces[{place}].group", "group", lot.group, ids)
        mate = first.setdefault(lot.group, place) if lot.house else place
        if lot.house != form.spaces[mate].house:
            yield (
                f"spaces[{place}].house: {lot.house}, but spaces[{mate}] of the same group has "
                f"{form.spaces[mate].house}; a house costs the same in the whole group"
            )
        if lot.rents is not None and (len(lot.rents) != RENTS or not _rises(lot.rents)):
            yield (
                f"spaces[{place}].rents: {lot.rents}; give six numbers that rise: "
                "the bare lot, with one to four houses, with a hotel"
            )


def _cards(form: PropertyFile) -> Iterator[str]:
    for name, cards in form.decks():
        draws = [place for place, space in enumerate(form.spaces) if space.kind == name]
        yield from stocked(name, cards, draws)
        kept = [place for place, card in enumerate(cards) if card.effect == "jail_free"]
        for place in kept[1:]:
            yield f"{name}[{place}].effect: {name}[{kept[0]}] is a 'jail_free' already; give at most one"
        if kept and len(kept) == len(cards):
            yield f"{name}: only a 'jail_free', and nothing to draw while it is held; give another card"
        for place, card in enumerate(cards):
            needs = forms.CARD_NEEDS.get(card.effect, ())
            yield from fields(f"{name}[{place}]", card, f"a {card.effect!r}", needs)
            yield from _reach(form, f"{name}[{place}]", card)


def _reach(form: PropertyFile, path: str, card: CardForm) -> Iterator[str]:
    """A card leads to a place that is there."""
    last = len(form.spaces) - 1
    yield from goal(path, card.space, form.spaces)
    if card.steps is not None and not 1 <= card.steps <= last:
        yield f"{path}.steps: {card.steps} steps; give 1 to {last}"
    if card.kind is not None and all(space.kind != card.kind for space in form.spaces):
        yield f"{path}.kind: the board has no {card.kind!r}"


def _numbers(form: PropertyFile) -> Iterator[str]:
    for field, kind, given in (
        ("station_rents", "station", form.numbers.station_rents),
        ("utility_factors", "utility", form.numbers.utility_factors),
    ):
        there = sum(space.kind == kind for space in form.spaces)
        if len(given) != there:
            yield (
                f"numbers.{field}: {len(given)} numbers, but the board has {there} of the kind {kind!r}; "
                "give one for each number of them owned"
            )
        elif not _rises(given):
            yield f"numbers.{field}: {given}; give numbers that rise, for one owned and so on"


def _endless(form: PropertyFile) -> Iterator[str]:
    """No decks that only lead to each other's spaces: a token might never come to rest.

    A deck goes round, so that a chain of cards without end draws every card of the decks it draws from, but
    for a 'jail_free' that somebody holds. The spaces from which no such chain can go on are taken away; in a
    good box none is left.
    """
    live = {place for place, space in enumerate(form.spaces) if space.kind in CARD_SPACES}
    while over := {place for place in live if not _goes_on(form, place, live)}:
        live -= over
    for name in sorted({form.spaces[place].kind for place in live}):
        yield f"{name}: every card leads to another card; give one that lets the token rest"


def _goes_on(form: PropertyFile, place: int, live: set[int]) -> bool:
    """From here a card leads on, and each card of the deck does so from some space of the deck."""
    name = form.spaces[place].kind
    deck = [card for card in dict(form.decks())[name] if card.effect != "jail_free"]
    mates = [mate for mate in live if form.spaces[mate].kind == name]
    return any(_goal(form, place, card) in live for card in deck) and all(
        any(_goal(form, mate, card) in live for mate in mates) for card in deck
    )


def _goal(form: PropertyFile, place: int, card: CardForm) -> int | None:
    """Where a card leads from a place; None if it leads nowhere, or to a station or a utility."""
    if card.steps is not None:
        return (place - card.steps) % len(form.spaces)
    return card.space


def _rises(given: list[int]) -> bool:
    return all(low < high for low, high in pairwise(given))
