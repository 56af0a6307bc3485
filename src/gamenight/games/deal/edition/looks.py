"""What will look poor on the cards of the card game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.looks import alike

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.games.deal.edition.form import DealFile


def looks(form: DealFile) -> Iterator[str]:
    """What will look poor, each by its field."""
    yield from alike({f"colours[{place}].hue": colour.hue for place, colour in enumerate(form.colours)})
