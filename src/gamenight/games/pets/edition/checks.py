"""What is wrong with an edition of the team game: each problem by its field, with what would be right."""

from __future__ import annotations

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
from gamenight.games.pets.edition import form as forms

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.games.pets.edition.form import CardForm, PetsFile

FEWEST_TOKENS = 8
MOST_PETS = 20  # of each team


def problems(form: PetsFile) -> list[str]:
    """All that is wrong."""
    found = [*printable(form), *written(form.words.money, "'${amount}' or '{amount} kr'")]
    found += [*tokens(form.tokens, FEWEST_TOKENS), *purse(form.notes, form.numbers.cash)]
    return [*found, *_teams(form), *_spaces(form), *_sets(form), *_cards(form), *_endless(form)]


def _teams(form: PetsFile) -> Iterator[str]:
    """Two teams that can be told apart, each with a pet to show."""
    cat, dog = form.teams.cat, form.teams.dog
    for field in ("name", "colour", "marker", "deck"):
        if getattr(cat, field).casefold() == getattr(dog, field).casefold():
            yield f"teams.dog.{field}: {getattr(dog, field)!r} is teams.cat.{field} already; give another"
    pets: dict[str, str] = {}
    for team, one in form.both():
        if not 1 <= len(one.pets) <= MOST_PETS:
            yield f"teams.{team}.pets: {len(one.pets)} pets; give 1 to {MOST_PETS}"
        for place, pet in enumerate(one.pets):
            path = f"teams.{team}.pets[{place}]"
            first = pets.setdefault(pet.casefold(), path)
            if first != path:
                yield f"{path}: {pet!r} is {first} already; no two are alike"


def _spaces(form: PetsFile) -> Iterator[str]:
    yield from ring(form.spaces)
    for place, space in enumerate(form.spaces):
        needs = forms.SPACE_NEEDS.get(space.kind, ())
        yield from fields(f"spaces[{place}]", space, f"a {space.kind!r}", needs)
    yield from own_names(form.spaces, ["title"], "title")


def _sets(form: PetsFile) -> Iterator[str]:
    """Every title has its set, every set its titles, and a whole set is worth no less."""
    ids = [one.id for one in form.sets]
    titles = [(place, space) for place, space in enumerate(form.spaces) if space.kind == "title"]
    if not titles:
        yield "spaces: there is no 'title'; give at least one"
    yield from twice("sets[{}].id", ids)
    for place, one in enumerate(form.sets):
        if all(title.set != one.id for _, title in titles):
            yield f"sets[{place}].id: no title belongs to {one.id!r}; name it in one, or leave it out"
    for place, title in titles:
        if title.set is not None:
            yield from known(f"spaces[{place}].set", "set", title.set, ids)
        if (title.set_tribute or 0) < (title.tribute or 0):
            yield (
                f"spaces[{place}].set_tribute: {title.set_tribute}, but one title alone brings "
                f"{title.tribute}; give as much or more for the whole set"
            )


def _cards(form: PetsFile) -> Iterator[str]:
    draws = [place for place, space in enumerate(form.spaces) if space.kind == "chance"]
    for name, cards in form.decks():
        yield from stocked(name, cards, draws)
        if cards and all(card.effect == "jail_free" for card in cards):
            yield f"{name}: only 'jail_free', and nothing to draw while they are kept; give another card"
        for place, card in enumerate(cards):
            path = f"{name}[{place}]"
            yield from fields(path, card, f"a {card.effect!r}", forms.CARD_NEEDS.get(card.effect, ()))
            yield from goal(path, card.space, form.spaces)


def _endless(form: PetsFile) -> Iterator[str]:
    """No deck that only leads to itself: a token might never come to rest.

    A turn draws from one deck alone, which goes round, so that a chain without end draws all of it but for a
    'jail_free' that the team keeps.
    """
    for name, deck in form.decks():
        drawn = [card for card in deck if card.effect != "jail_free"]
        if drawn and all(_draws_again(form, card) for card in drawn):
            yield f"{name}: every card leads to another card; give one that lets the token rest"


def _draws_again(form: PetsFile, card: CardForm) -> bool:
    space = card.space
    return space is not None and 0 <= space < len(form.spaces) and form.spaces[space].kind == "chance"
