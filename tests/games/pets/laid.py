"""Tables laid in mid-game, for the tests of the team game.

Spaces are numbers from GO, clockwise: 7 is Jail, 14 Free Parking, 21 Go to Jail, 5 and 19 Zoom Ahead, 2, 10,
13, 16, 24 and 26 Chance; all others are titles, in sets of two. Cats sit on even seats, dogs on odd ones,
unless `teams` says otherwise: "cdd" is a cat and two dogs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gamenight as gn

if TYPE_CHECKING:
    from collections.abc import Sequence

GAME = "cats-vs-dogs"
NAMES = ["Ann", "Bob", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal"]
CAT, DOG = 0, 1
TEAMS = {"c": "cat", "d": "dog"}

GO, JAIL, PARKING, GO_TO_JAIL = 0, 7, 14, 21
ZOOMS = [5, 19]
CHANCES = [2, 10, 13, 16, 24, 26]
BROWN, LIGHT_BLUE, PINK, ORANGE = [1, 3], [4, 6], [8, 9], [11, 12]
RED, YELLOW, GREEN, DARK_BLUE = [15, 17], [18, 20], [22, 23], [25, 27]
TITLES = [*BROWN, *LIGHT_BLUE, *PINK, *ORANGE, *RED, *YELLOW, *GREEN, *DARK_BLUE]

# The cards, by number, the same in both decks
TO_GO, TO_JAIL, JAIL_FREE, GET_100, GET_100_TOO, GET_200 = range(6)
PAY_100, PAY_100_TOO, PAY_200, GET_FROM_RIVAL, PAY_RIVAL, ZOOM = range(6, 12)
CARDS = range(12)


def lay(
    seats: int | str = 2,
    chance: Sequence[object] = (),
    terms: dict[str, Any] | None = None,
    box: str = GAME,
    **position: Any,
) -> gn.Table:
    """A table in mid-game, seat 0 to throw unless said otherwise, with the chance that will come.

    Seats are a number, or their teams ("cdd"). Chance is a list: (3, 4) are dice, ("cat", 5) a card.
    Stacks are written by space as in {3: "cd"}: a cat's marker below, a dog's on top.
    """
    if "stacks" in position:
        position["stacks"] = stacks_of(position["stacks"])
    return gn.open(box, *seated(seats, terms), dealer=scripted(chance), position=position)


def sit_down(
    seats: int | str = 2, chance: Sequence[object] = (), terms: dict[str, Any] | None = None
) -> gn.Table:
    """A table before its first turn, where everybody is asked to show a pet."""
    return gn.open(GAME, *seated(seats, terms), dealer=scripted(chance))


def seated(seats: int | str, terms: dict[str, Any] | None) -> tuple[list[str], dict[str, Any]]:
    """The names, and the terms with the teams."""
    agreed = dict(terms or {})
    if isinstance(seats, str):
        agreed["teams"] = [TEAMS[one] for one in seats]
    return NAMES[: seats if isinstance(seats, int) else len(seats)], agreed


def scripted(chance: Sequence[object]) -> gn.Scripted:
    """A dealer who knows what comes."""
    return gn.Scripted([word_of(one) for one in chance])


def word_of(one: object) -> str:
    """How chance is written."""
    if isinstance(one, tuple) and isinstance(one[0], str):
        return f"card {one[0]} {one[1]}"
    return f"dice {one[0]} {one[1]}" if isinstance(one, tuple) else str(one)


def stacks_of(drawn: dict[int, str]) -> dict[str, list[str]]:
    """Stacks as a position writes them."""
    return {str(space): [TEAMS[one] for one in stack] for space, stack in drawn.items()}


def deck(unseen: Sequence[int] = (), kept: Sequence[int] = ()) -> dict[str, list[int]]:
    """A deck as a position writes it: what is neither unseen nor kept lies below, the lowest number next."""
    below = [card for card in CARDS if card not in unseen and card not in kept]
    return {"unseen": list(unseen), "below": below, "kept": list(kept)}


# Reading what happened


def facts(events: Sequence[gn.Event], name: str) -> list[dict[str, int]]:
    """What the events of that name say, in their order."""
    return [event.facts() for event in events if event.name == name]


# Looking


def cash(table: gn.Table) -> list[int]:
    """The purses: the cats', then the dogs'."""
    found: Any = table.position()["cash"]
    return list(found)


def places(table: gn.Table) -> list[int]:
    """Where the tokens stand."""
    found: Any = table.position()["places"]
    return list(found)


def jailed(table: gn.Table) -> list[int]:
    """By seat: which of the jail turns comes next; 0: free."""
    found: Any = table.position()["jailed"]
    return list(found)


def stacks(table: gn.Table) -> dict[int, str]:
    """The stacks that have markers, as `lay` takes them."""
    found: Any = table.position()["stacks"]
    return {int(space): "".join(one[0] for one in stack) for space, stack in found.items()}


def titles(table: gn.Table, team: int) -> list[int]:
    """The titles that a team owns."""
    view: Any = table.view()["table"]
    return list(view["teams"][team]["titles"])


def deck_of(table: gn.Table, team: int) -> dict[str, list[int]]:
    """A team's deck as a position writes it."""
    found: Any = table.position()["decks"]
    return dict(found[team])


def kept(table: gn.Table) -> list[list[int]]:
    """By team: the cards it keeps."""
    return [deck_of(table, team)["kept"] for team in (CAT, DOG)]


def below(table: gn.Table, team: int) -> list[int]:
    """The cards put back under a team's deck, the next one first."""
    return deck_of(table, team)["below"]


def seen(table: gn.Table) -> Any:
    """All that lies open on the table."""
    return table.view()["table"]


# Playing
