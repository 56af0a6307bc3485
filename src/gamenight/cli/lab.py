"""`gamenight lab`: let bots play many games, and count."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from gamenight.cli.language import words

if TYPE_CHECKING:
    from gamenight.lab import Match

lab = App(
    name="lab",
    help=words().say("cli", "help", "lab"),
    help_format="plaintext",
    result_action="return_value",
)


@lab.command
def match(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    /,
    *bots: str,
    games: int = 1000,
    seed: int = 1,
    workers: str = "all",
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Let bots play against each other: every seed, with every bot on every seat.

    Args:
        game: A game's id (see gamenight games), or a folder with an edition of your own.
        bots: A bot for each seat, by its level (easy, normal, hard, master), by name, or as MODULE:CLASS.
        games: So many games at least.
        seed: The first seed; the same again gives the same games.
        workers: How many processes play, or all for one on each core; the result is the same.
        term: Something agreed otherwise than the box has it: variant=short. Can be given again.
        json: Print the result as JSON.
    """
    from gamenight.cli import FINE, INTERRUPTED
    from gamenight.cli.output import show_json
    from gamenight.editions.shelf import edition_of
    from gamenight.lab import match as play_match
    from gamenight.terminal.agreeing import terms_in

    terms = terms_in(edition_of(game), term or [], words())
    count: int | str = int(workers) if workers.isascii() and workers.isdigit() else workers
    so_far: list[Match] = []

    def note(result: Match) -> None:
        so_far[:] = [result]
        if sys.stderr.isatty():
            sys.stderr.write(f"\r\033[K{progress(result, games)}")

    code = FINE
    try:
        result = play_match(game, bots, games, seed=seed, terms=terms, workers=count, tell=note)
    except KeyboardInterrupt:
        if not so_far:
            raise
        result, code = so_far[0], INTERRUPTED
    if sys.stderr.isatty():
        sys.stderr.write("\r\033[K")
    if json:
        show_json(result.to_json())
    else:
        show(result)
    return code


def progress(result: Match, games: int) -> str:
    """How far the match is, and how the first bot stands."""
    first = result.bots[0]
    return words().say(
        "cli", "lab", "progress", done=len(result.games), games=games, bot=first, share=result.share(first)
    )


def show(result: Match) -> None:
    """The shares of the bots and of the seats, and how the games went."""
    from gamenight.cli.output import tell

    tell("lab", "played", count=len(result.games), game=result.game)
    names = list(dict.fromkeys(result.bots))
    width = max(len(name) for name in names)
    for name in names:
        count = result.bots.count(name)
        called = f"{name:<{width}}" + (f"  x{count}" if count > 1 else "    ")
        sys.stdout.write(f"  {called}  {result.share(name)}\n")
    seats = ", ".join(str(share) for share in result.by_seat())
    tell("lab", "seats", shares=seats)
    tell("lab", "length", decisions=round(result.decisions), truncated=result.truncated)
