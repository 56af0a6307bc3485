"""`gamenight lab odds`: who is favoured where a record stops."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.usage import MaybeWhole, Whole


def odds(  # noqa: PLR0913  one for each thing that decides the result
    file: Path,
    /,
    *,
    line: MaybeWhole = None,
    seat: MaybeWhole = None,
    playouts: Whole = 2000,
    seed: Whole = 1,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Say how likely each player is to win from where a record stops, if normal bots play on."""
    from gamenight.api.opening import replay
    from gamenight.cli import FINE
    from gamenight.cli.language import language, words
    from gamenight.cli.output import say, show_json
    from gamenight.kernel.errors import BadSetup
    from gamenight.lab import odds as estimate
    from gamenight.terminal.keeping import blaming, fetch

    text = fetch(file, words())
    if line is not None:
        lines = text.splitlines()
        if not 1 <= line <= len(lines):
            raise BadSetup(words().say("cli", "lab", "no_line", line=line, file=file, lines=len(lines)))
        text = "\n".join(lines[:line]) + "\n"
    with blaming(file):
        table = replay(text, language=language())
    found = estimate(table, seat=seat, playouts=playouts, seed=seed)
    if json:
        show_json(found.to_json())
        return FINE
    tell = words().say
    say(tell("lab", "odds", "title", game=table.voice.edition.title))
    for name, share in zip(found.names, found.shares, strict=True):
        say(tell("lab", "odds", "seat", name=name, share=share), "  ")
    if found.knows:
        say(tell("lab", "odds", "knows", name=found.knows))
    say(tell("lab", "odds", "playouts", playouts=found.playouts))
    return FINE
