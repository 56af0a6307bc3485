"""`gamenight sit`: let a bot sit down at a table in the browser."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.usage import MaybeWhole


def sit(
    url: str,
    /,
    *,
    bot: str = "normal",
    name: str = "Robot",
    seed: MaybeWhole = None,
    quiet: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Sit down on a free chair, or on a bot's, and play until the game is over."""
    import secrets

    from gamenight.bots.named import SLOW, own_bot, thinks_less
    from gamenight.cli import FINE, NOT_SO, complain
    from gamenight.cli.language import language, words
    from gamenight.kernel.errors import BadBot
    from gamenight.server.far_bot import FarBot
    from gamenight.server.far_guest import LOST, Turned, why_lost
    from gamenight.server.sit import sit_down

    def tell(key: str, **facts: object) -> None:
        sys.stdout.write(f"{words().say('cli', 'sit', key, **facts)}\n")
        sys.stdout.flush()

    def note(key: str, **facts: object) -> None:
        if not quiet:
            tell(key, **facts)

    if ":" in bot:
        own_bot(bot)  # which says at once what is wrong with it
    if thinks_less(bot) and not quiet:
        sys.stdout.write(f"{words().say('room', 'bots_think_less', share=SLOW)}\n")
    player = FarBot(bot, secrets.randbits(32) if seed is None else seed)
    try:
        ending = sit_down(url, name, player, note, language())
    except LOST as error:
        return complain(words().say("cli", "no_table", url=url, why=why_lost(error)))
    except (BadBot, Turned) as error:
        complain(str(error))
        return NOT_SO
    tell("over", sentence=ending["sentence"], clause=ending["clause"])
    return FINE
