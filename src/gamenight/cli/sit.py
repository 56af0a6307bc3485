"""`gamenight sit`: let a bot sit down at a table in the browser."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter


def sit(
    url: Annotated[str, Parameter(help="The table's link, as the lobby shows it.")],
    *,
    bot: Annotated[
        str, Parameter(help="Who plays: easy, normal, hard, master, hard-bold, random …, or MODULE:CLASS.")
    ] = "normal",
    name: Annotated[str, Parameter(help="The name on the chair.")] = "Robot",
    seed: Annotated[int | None, Parameter(help="Let the bot make the same choices again.")] = None,
    quiet: Annotated[bool, Parameter(help="Say nothing but how the game ended.", negative="")] = False,
) -> int:
    """Sit down on a free chair, or on a bot's, and play until the game is over."""
    import secrets

    from gamenight.bots.named import own_bot
    from gamenight.cli import FINE, NOT_SO, complain
    from gamenight.cli.language import language, words
    from gamenight.kernel.errors import BadBot
    from gamenight.server.far_bot import FarBot
    from gamenight.server.sit import LOST, Turned, sit_down

    def tell(key: str, **facts: object) -> None:
        sys.stdout.write(f"{words().say('cli', 'sit', key, **facts)}\n")
        sys.stdout.flush()

    def note(key: str, **facts: object) -> None:
        if not quiet:
            tell(key, **facts)

    if ":" in bot:
        own_bot(bot)  # which says at once what is wrong with it
    player = FarBot(bot, secrets.randbits(32) if seed is None else seed)
    try:
        ending = sit_down(url, name, player, note, language())
    except LOST as error:
        return complain(words().say("cli", "no_table", url=url, why=error))
    except (BadBot, Turned) as error:
        complain(str(error))
        return NOT_SO
    tell("over", sentence=ending["sentence"], clause=ending["clause"])
    return FINE
