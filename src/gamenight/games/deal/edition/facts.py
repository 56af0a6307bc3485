"""What a box of the card game tells of itself in its rulebook: its sums, its counts and its colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.deal.pack import MOST_MOVES
from gamenight.words.spelled import Listing

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.games.deal.edition.form import DealFile
    from gamenight.words.spelled import Fact

COUNTS = ("hand", "draw", "draw_empty", "plays", "most_in_hand", "sets_to_win")
SUMS = ("house_rent", "hotel_rent")
PACKS = 2  # for many players


def facts(form: DealFile, money: Callable[[int], str], pack_most: int) -> dict[str, Fact]:
    """Every number and name that a clause of the family may speak of; `pack_most` players use one pack."""
    numbers = form.numbers
    found: dict[str, Fact] = {field: getattr(numbers, field) for field in COUNTS}
    found |= {field: money(getattr(numbers, field)) for field in SUMS}
    unbuilt = [colour.name for colour in form.colours if not colour.is_built]
    any_wilds = sum(wild.count for wild in form.wilds if wild.colours is None)
    nos = sum(card.count for card in form.actions if card.does == "just_say_no")
    return found | {
        **cards(form),
        "pass_go_draw": numbers.pass_go,
        "pack_most": pack_most,
        "moves": MOST_MOVES,
        "has_unbuilt": bool(unbuilt),
        "unbuilt": Listing([*unbuilt]),
        "any_wilds": any_wilds or None,
        "any_wilds_two": PACKS * any_wilds,
        "just_say_no_two": PACKS * nos,
    }


def cards(form: DealFile) -> dict[str, Fact]:
    """How many cards of each sort a pack has, and how many in all."""
    counts = {
        "properties": sum(card.count for card in form.properties),
        "wildcards": sum(card.count for card in form.wilds),
        "action_cards": sum(card.count for card in form.actions),
        "rent_cards": sum(card.count for card in form.rents),
        "money_cards": sum(card.count for card in form.money),
    }
    return {**counts, "cards": sum(counts.values())}
