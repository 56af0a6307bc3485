"""`gamenight lab meter`: measure what each term of a box does, for the lobby to say."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.usage import Whole


def meter(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    /,
    *,
    bots: str | None = None,
    seats: Whole = 4,
    games: Whole = 4000,
    seed: Whole = 1,
    workers: str = "all",
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Measure what each term does to length and fairness, and put the figures beside the box.

    The lobby and the terminal say it from then on, until the box or its rules change. Ctrl-C keeps what is
    done; the same line again goes on.
    """
    from gamenight.cli import FINE
    from gamenight.cli.lab.running import Watch, progress, warn, writing
    from gamenight.cli.lab.showing import show
    from gamenight.cli.lab.wishes import Wishes
    from gamenight.cli.language import words
    from gamenight.cli.output import say, show_json
    from gamenight.editions.shelf import folder_of
    from gamenight.lab import Kept
    from gamenight.lab.asking import POPULATION
    from gamenight.lab.meter.carried import FILE, written
    from gamenight.lab.meter.measuring import measure

    kept = Kept()
    try:
        found = measure(
            game,
            bots=POPULATION if bots is None else [one.strip() for one in bots.split(",") if one.strip()],
            seats=seats,
            games=games,
            seed=seed,
            workers=Wishes(workers=workers).crew(),
            kept=kept,
            tell=Watch(),
        )
    finally:
        progress("")
        warn(kept)
    file = folder_of(game) / FILE
    show_json(found.to_json()) if json else show(found)
    with writing(file) as place:
        place.write_bytes(written(found))
    if not json:
        say(words().say("lab", "meter", "written", file=file))
    return FINE
