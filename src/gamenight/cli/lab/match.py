"""`gamenight lab match`: let bots play many games, and count."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from gamenight.cli.language import words

if TYPE_CHECKING:
    from gamenight.lab import Match


def match(  # noqa: PLR0913  one for each thing that decides the result
    game: str,
    /,
    *bots: str,
    games: int = 1000,
    seed: int = 1,
    workers: str = "all",
    term: Annotated[list[str] | None, Parameter(negative="")] = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    report: Path | None = None,
    fresh: Annotated[bool, Parameter(negative="")] = False,
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
        report: Write a page with the result, drawn, into this file.
        fresh: Play all games again, also those that an earlier run has played.
    """
    from gamenight.cli import FINE, INTERRUPTED
    from gamenight.cli.lab.running import count_in, progress, warn, write_report
    from gamenight.cli.output import show_json
    from gamenight.editions.shelf import edition_of
    from gamenight.lab import Kept
    from gamenight.lab import match as play_match
    from gamenight.lab.report.pages import page_of_match
    from gamenight.terminal.agreeing import terms_in

    terms = terms_in(edition_of(game), term or [], words())
    so_far: list[Match] = []

    def note(result: Match) -> None:
        so_far[:] = [result]
        progress(standing(result, games))

    code = FINE
    kept = Kept()
    if fresh:
        kept.forget()
    try:
        result = play_match(
            game, bots, games, seed=seed, terms=terms, workers=count_in(workers), kept=kept, tell=note
        )
    except KeyboardInterrupt:
        if not so_far:
            raise
        result, code = so_far[0], INTERRUPTED
    progress("")
    warn(kept)
    if json:
        show_json(result.to_json())
    else:
        show(result)
    if report is not None:
        write_report(report, page_of_match(result))
    return code


def standing(result: Match, games: int) -> str:
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
