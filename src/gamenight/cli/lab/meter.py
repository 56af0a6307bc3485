"""`gamenight lab meter`: measure what each term of a box does, for the lobby to say."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


def meter(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    /,
    *,
    bots: str | None = None,
    seats: int = 4,
    games: int = 4000,
    seed: int = 1,
    workers: str = "all",
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Measure what each term does to length and fairness, and put the figures beside the box.

    The lobby and the terminal say it from then on, until the box or its rules change. Ctrl-C keeps what is
    done; the same line again goes on.

    Args:
        game: A game's id (see gamenight games), or a folder with an edition of your own.
        bots: Kinds of bots, with commas between; normal, easy and plain unless said.
        seats: How many players.
        games: So many games for each kind of bots and each value.
        seed: The first seed; the same again gives the same games.
        workers: How many processes play, or all for one on each core; the result is the same.
        json: Print the figures as JSON too.
    """
    from gamenight.cli import FINE
    from gamenight.cli.lab.running import Watch, progress, warn
    from gamenight.cli.lab.showing import show
    from gamenight.cli.lab.wishes import Wishes
    from gamenight.cli.language import words
    from gamenight.cli.output import say, show_json
    from gamenight.editions.shelf import folder_of
    from gamenight.lab import Kept
    from gamenight.lab.asking import POPULATION
    from gamenight.lab.meter.carried import write
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
    file = write(found, folder_of(game))
    if json:
        show_json(found.to_json())
        return FINE
    show(found)
    say(words().say("lab", "meter", "written", file=file))
    return FINE
