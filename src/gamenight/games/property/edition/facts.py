"""What a property box tells of itself in its rulebook: its sums, counts and names, and how it plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.words.spelled import Listing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gamenight.games.property.edition.form import PropertyFile, SpaceForm
    from gamenight.kernel.terms import Option
    from gamenight.words.spelled import Entry, Fact

    Money = Callable[[int], str]

INTEREST = 10  # per cent on a mortgage: a rule of the family, printed in every box
SUMS = ("cash", "salary", "fine")


def facts(form: PropertyFile, money: Money, options: Sequence[Option]) -> dict[str, Fact]:
    """Every number and name that a clause of the family may speak of."""
    numbers = form.numbers
    found: dict[str, Fact] = {field: money(getattr(numbers, field)) for field in SUMS}
    found |= {
        "tokens": len(form.tokens),
        "has_notes": bool(form.notes),
        "notes": Listing([note.told() for note in form.notes], each="note"),
        "houses_stock": numbers.houses,
        "hotels_stock": numbers.hotels,
        "decks": decks(form),
        "one": money(1),
        "raises": raises(options, money),
        "interest": INTEREST,
    }
    return found | ways(form) | rents(form, money) | taxes(form, money)


def ways(form: PropertyFile) -> dict[str, Fact]:
    """The points in which boxes of the family differ by a rule."""
    numbers = form.numbers
    return {
        "rent_window": numbers.rent_window,
        "pay_turns": numbers.pay_turns,
        "jail_doubles_again": numbers.jail_doubles_again,
        "throws_for_utility": numbers.throws_for_utility,
        "doubles_beside_mortgage": numbers.doubles_beside_mortgage,
        "sells_hotels_at_once": numbers.sells_hotels_at_once,
        "hotels_at_once": form.words.hotels if numbers.sells_hotels_at_once else None,
        "mortgages_estate": numbers.mortgages_estate,
    }


def decks(form: PropertyFile) -> Listing | None:
    """The decks that have cards, each with their number."""
    named = {"chance": form.words.chance, "chest": form.words.chest}
    there: list[Entry] = [{"name": named[field], "cards": len(deck)} for field, deck in form.decks() if deck]
    return Listing(there, each="deck") if there else None


def rents(form: PropertyFile, money: Money) -> dict[str, Fact]:
    """What stations and utilities bring for each number of them owned."""
    stations, utilities = form.numbers.station_rents, form.numbers.utility_factors
    return {
        "station_rents": listed([money(rent) for rent in stations]),
        "station_counts": listed([*range(1, len(stations) + 1)]),
        "utility_factors": listed([*utilities]),
        "utility_counts": listed([*range(1, len(utilities) + 1)]),
    }


def taxes(form: PropertyFile, money: Money) -> dict[str, Fact]:
    """The tax spaces: those with a choice, other taxes on income, and the rest."""
    spaces = [space for space in form.spaces if space.kind == "tax"]
    percents = {space.percent for space in spaces if space.percent}
    kinds = {
        "choice": [space for space in spaces if space.percent],
        "flat": [space for space in spaces if space.income and not space.percent],
        "luxury": [space for space in spaces if not space.income and not space.percent],
    }
    found: dict[str, Fact] = {"percent": min(percents, default=None)}
    found["taxes"] = Listing([*names(spaces)]) if spaces else None
    for kind, those in kinds.items():
        found[f"{kind}_spaces"] = listed([*names(those)])
        found[f"{kind}_sums"] = listed([*dict.fromkeys(money(space.amount or 0) for space in those)])
    return found


def names(spaces: list[SpaceForm]) -> list[str]:
    """The names of some spaces, each once."""
    return list(dict.fromkeys(space.name for space in spaces))


def raises(options: Sequence[Option], money: Money) -> Listing | None:
    """The smallest raises that a table may agree on instead of the usual one."""
    option = next(option for option in options if option.name == "smallest_raise")
    others = [choice for choice in option.choices or [] if choice != option.default]
    return listed([money(choice) for choice in others if isinstance(choice, int)])


def listed(entries: list[Entry]) -> Listing | None:
    """A list joined by "or"; None if it is empty."""
    return Listing(entries, "or") if entries else None
