"""What is wrong with a property edition: each problem by its field, with what would be right."""

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from gamenight.editions.readers import _property_form as forms

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.editions.readers._property_form import CardForm, PropertyFile, SpaceForm

FEWEST_SPACES, MOST_SPACES = 8, 60
FEWEST_TOKENS = 6
RENTS = 6
CARD_SPACES = ("chance", "chest")
DEEDS = ("lot", "station", "utility")


def problems(form: PropertyFile) -> list[str]:
    """All that is wrong; what can only be asked of a board in order is asked if the rest is right."""
    found = [*_printable(form), *_tokens(form), *_money(form), *_spaces(form), *_groups(form), *_lots(form)]
    found += _cards(form)
    return found or [*_numbers(form), *_endless(form)]


def _printable(form: PropertyFile) -> Iterator[str]:
    """Nothing that would disturb a terminal."""

    def look(path: str, part: object) -> Iterator[str]:
        if isinstance(part, str) and not part.isprintable():
            yield f"{path}: {part!r} has a character that cannot be printed; write it on one line"
        elif isinstance(part, dict):
            for key, inner in part.items():
                yield from look(f"{path}.{key}".lstrip("."), inner)
        elif isinstance(part, list):
            for place, inner in enumerate(part):
                yield from look(f"{path}[{place}]", inner)

    return look("", msgspec.to_builtins(form))


def _tokens(form: PropertyFile) -> Iterator[str]:
    if len(form.tokens) < FEWEST_TOKENS:
        yield f"tokens: {len(form.tokens)} tokens; give at least {FEWEST_TOKENS} different ones"
    yield from _twice("tokens[{}]", [token.casefold() for token in form.tokens], form.tokens)


def _money(form: PropertyFile) -> Iterator[str]:
    rest = form.words.money.replace("{amount}", "", 1)
    if "{amount}" not in form.words.money or not rest.strip() or {*"{}0123456789"} & {*rest}:
        yield (
            f"words.money: {form.words.money!r} does not say how money is written; "
            "give the sign and {amount}, such as '${amount}' or '{amount} kr'"
        )
    total = sum(note.value * note.count for note in form.notes)
    if form.notes and total != form.numbers.cash:
        yield f"notes: they add up to {total}; numbers.cash is {form.numbers.cash}"


def _spaces(form: PropertyFile) -> Iterator[str]:
    size = len(form.spaces)
    if not FEWEST_SPACES <= size <= MOST_SPACES:
        yield f"spaces: {size} spaces; a board has {FEWEST_SPACES} to {MOST_SPACES}"
    for place, space in enumerate(form.spaces):
        may = forms.SPACE_MAY_HAVE.get(space.kind, ())
        needs = forms.SPACE_NEEDS.get(space.kind, ())
        yield from _fields(f"spaces[{place}]", space, f"a {space.kind!r}", needs, may)
        if space.kind == "go" and place:
            yield f"spaces[{place}].kind: GO is the first space, spaces[0], and no other"
    if size and form.spaces[0].kind != "go":
        yield f"spaces[0].kind: the first space is the 'go', not a {form.spaces[0].kind!r}"
    jails = [place for place, space in enumerate(form.spaces) if space.kind == "jail"]
    if not jails:
        yield "spaces: there is no 'jail'; give exactly one"
    for place in jails[1:]:
        yield f"spaces[{place}].kind: spaces[{jails[0]}] is the jail already; give exactly one"
    deeds = [(place, space.name) for place, space in enumerate(form.spaces) if space.kind in DEEDS]
    named: dict[str, int] = {}
    for place, name in deeds:
        if name in named:
            yield f"spaces[{place}].name: spaces[{named[name]}] is {name!r} already; each deed has its own"
        named.setdefault(name, place)


def _fields(
    path: str, thing: SpaceForm | CardForm, what: str, needs: tuple[str, ...], may: tuple[str, ...] = ()
) -> Iterator[str]:
    """A space or a card has the fields of its kind, and no others."""
    known = forms.SPACE_FIELDS if isinstance(thing, forms.SpaceForm) else forms.CARD_FIELDS
    for field in known:
        is_there = getattr(thing, field) is not None
        if is_there and field not in needs and field not in may:
            yield f"{path}.{field}: {what} has none; leave it out"
        elif not is_there and field in needs:
            yield f"{path}.{field}: missing; {what} needs one"


def _groups(form: PropertyFile) -> Iterator[str]:
    lots = Counter(space.group for space in form.spaces if space.kind == "lot")
    if not lots:
        yield "spaces: there is no 'lot'; give at least one"
    ids = [group.id for group in form.groups]
    yield from _twice("groups[{}].id", ids, ids)
    for place, group in enumerate(form.groups):
        if not lots[group.id]:
            yield f"groups[{place}].id: no lot belongs to {group.id!r}; name it in one, or leave it out"


def _lots(form: PropertyFile) -> Iterator[str]:
    ids = [group.id for group in form.groups]
    first: dict[str, int] = {}
    for place, lot in enumerate(form.spaces):
        if lot.kind != "lot" or lot.group is None:
            continue
        if lot.group not in ids:
            near = get_close_matches(lot.group, ids, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(ids) or 'none'}"
            yield f"spaces[{place}].group: there is no group {lot.group!r}; {hint}"
        mate = first.setdefault(lot.group, place)
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
    for name, deck in form.decks():
        draws = [place for place, space in enumerate(form.spaces) if space.kind == name]
        if draws and not deck:
            yield f"{name}: no cards, but spaces[{draws[0]}] draws from them; give 1 to {forms.MOST_CARDS}"
        if len(deck) > forms.MOST_CARDS:
            yield f"{name}: {len(deck)} cards; a deck has 1 to {forms.MOST_CARDS}"
        kept = [place for place, card in enumerate(deck) if card.effect == "jail_free"]
        for place in kept[1:]:
            yield f"{name}[{place}].effect: {name}[{kept[0]}] is a 'jail_free' already; give at most one"
        if kept and len(kept) == len(deck):
            yield f"{name}: only a 'jail_free', and nothing to draw while it is held; give another card"
        for place, card in enumerate(deck):
            needs = forms.CARD_NEEDS.get(card.effect, ())
            yield from _fields(f"{name}[{place}]", card, f"a {card.effect!r}", needs)
            yield from _reach(form, f"{name}[{place}]", card)


def _reach(form: PropertyFile, path: str, card: CardForm) -> Iterator[str]:
    """A card leads to a place that is there."""
    last = len(form.spaces) - 1
    if card.space is not None and not 0 <= card.space <= last:
        yield f"{path}.space: there is no space {card.space}; they run from 0 to {last}"
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


def _twice(path: str, keys: list[str], names: list[str]) -> Iterator[str]:
    """No two alike."""
    for place, key in enumerate(keys):
        first = keys.index(key)
        if first < place:
            yield f"{path.format(place)}: {names[place]!r} is {path.format(first)} already; no two are alike"


def _rises(given: list[int]) -> bool:
    return all(low < high for low, high in pairwise(given))
