"""What will look poor on a board of the property game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.looks import alike, sides, small_names, unreadable, unseen
from gamenight.editions.printing.cards import INK, PAPER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.games.property.edition.form import PropertyFile


def looks(form: PropertyFile) -> Iterator[str]:
    """What will look poor, each by its field."""
    yield from sides(form.spaces)
    yield from small_names(form.spaces, ["lot"])
    hues = {f"groups[{place}].colour": group.colour for place, group in enumerate(form.groups)}
    yield from alike(hues)
    paper = form.look.print or PAPER
    for path, hue in hues.items():
        yield from unseen(path, hue, paper, "the paper of the spaces")
    yield from unreadable("look.ink", form.look.ink or INK, paper, "the paper of the spaces")
