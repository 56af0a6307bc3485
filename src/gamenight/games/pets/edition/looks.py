"""What will look poor on a board of the team game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.looks import alike, sides, small_names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.games.pets.edition.form import PetsFile


def looks(form: PetsFile) -> Iterator[str]:
    """What will look poor, each by its field."""
    yield from sides(form.spaces)
    yield from small_names(form.spaces, ["title"])
    yield from alike({f"sets[{place}].colour": one.colour for place, one in enumerate(form.sets)})
    yield from alike({f"teams.{name}.colour": team.colour for name, team in form.both()})
