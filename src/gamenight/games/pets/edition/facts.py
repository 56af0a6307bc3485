"""What a box of the team game tells of itself in its rulebook: its sums and counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.words.spelled import Listing

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.games.pets.edition.form import PetsFile
    from gamenight.words.spelled import Fact


def facts(form: PetsFile, money: Callable[[int], str]) -> dict[str, Fact]:
    """Every number that a clause of the family may speak of."""
    numbers = form.numbers
    return {
        "tokens": len(form.tokens),
        "cash": money(numbers.cash),
        "has_notes": bool(form.notes),
        "notes": Listing([note.told() for note in form.notes], each="note"),
        "salary": money(numbers.salary),
        "fine": money(numbers.fine),
        "takeover": money(numbers.takeover),
        "marker_sum": money(numbers.marker),
        "jail_turns": numbers.jail_turns,
    }
