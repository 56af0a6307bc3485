"""`gamenight edition report`: let bots play a box many times, and tell its author what they find."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.lab.wishes import USUAL, Wishes
from gamenight.cli.usage import Whole


def report(  # noqa: PLR0913  one for each thing that decides the result
    folder: str,
    /,
    *,
    games: Whole = 10_000,
    bot: str = "normal",
    seats: Whole = 4,
    seed: Whole = 1,
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    wishes: Wishes = USUAL,
) -> int:
    """Look at an edition under the X-ray: where tokens land, what deeds earn, who wins, how long it takes."""
    from gamenight.cli.lab.running import perform
    from gamenight.cli.language import language, words
    from gamenight.editions.shelf import FILE, edition_of
    from gamenight.lab import Experiment
    from gamenight.terminal.agreeing import terms_in

    if "/" not in folder and (Path(folder) / FILE).is_file():
        folder = f"./{folder}"
    fields = {
        "game": folder,
        "games": games,
        "bot": bot,
        "seats": seats,
        "seed": seed,
        "terms": terms_in(edition_of(folder), term or [], words()),
        "language": language(),
    }
    return perform(Experiment("xray", fields), wishes)
