"""`gamenight sit`: let a program sit down at a table in the browser."""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from gamenight.server.sit import RemoteBot


def sit(
    url: Annotated[str, Parameter(help="The table's link, as the lobby shows it.")],
    *,
    bot: Annotated[str, Parameter(help="Who plays: MODULE:CLASS with choose(hand) -> word.")] = "",
    name: Annotated[str, Parameter(help="The name on the chair.")] = "Robot",
) -> int:
    """Sit down on a free chair, or on a bot's, and play until the game is over."""
    from gamenight.cli import FINE
    from gamenight.cli.language import words
    from gamenight.kernel.errors import Error
    from gamenight.server.sit import sit_down

    try:
        hand = sit_down(url, name, loaded(bot))
    except OSError as error:
        raise Error(words().say("cli", "no_table", url=url, why=error)) from error
    outcome = hand["view"]["outcome"]
    winners = ", ".join(hand["view"]["names"][seat] for seat in outcome["winners"])
    sys.stdout.write(f"{winners} [{outcome['clause']}]\n")
    return FINE


def loaded(bot: str) -> RemoteBot:
    """The bot that MODULE:CLASS names; without a name, one that picks at random."""
    from gamenight.cli.language import words
    from gamenight.kernel.errors import Error
    from gamenight.server.sit import RemoteBot

    if not bot:
        return RemoteBot()
    module, _, name = bot.partition(":")
    sys.path.insert(0, "")
    try:
        made = getattr(importlib.import_module(module), name)()
    except (ImportError, AttributeError) as error:
        raise Error(words().say("cli", "no_bot", bot=bot, why=error)) from error
    if not callable(getattr(made, "choose", None)):
        raise Error(words().say("cli", "no_choose", bot=bot))
    return made  # type: ignore[no-any-return]
