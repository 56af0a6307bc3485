"""What will look poor on the board of a race."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gamenight.editions.looks import alike

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.games.race.edition.form import RaceFile

# The colours that the page can paint a piece in
PAINTS = (
    "black", "blue", "brown", "darkblue", "gold", "green", "grey", "lightblue", "magenta", "orange", "pink",
    "purple", "red", "tan", "teal", "turquoise", "violet", "white", "yellow",
)  # fmt: skip
HUE = re.compile("#[0-9a-f]{6}", re.IGNORECASE)


def looks(form: RaceFile) -> Iterator[str]:
    """What will look poor, each by its field."""
    hues: dict[str, str] = {}
    for place, colour in enumerate(form.colours):
        name = re.sub("[^a-z]", "", colour.lower()).replace("gray", "grey")
        if HUE.fullmatch(colour):
            hues[f"colours[{place}]"] = colour
        elif name not in PAINTS:
            yield f"colours[{place}]: {colour!r} is painted as plain wood; known are {', '.join(PAINTS)}"
    yield from alike(hues)
