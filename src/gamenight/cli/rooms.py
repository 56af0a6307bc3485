"""`gamenight rooms`: what is kept in the data folder, and what can be had back from the bin."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gamenight.server.store import Store

SHORT = 6  # letters of a room's link that are shown: enough to name it, not to enter it


def rooms(
    *,
    restore: str = "",
    data: Path | None = None,
) -> int:
    """List the rooms that are kept and those in the bin; the server must be closed."""
    from gamenight.cli import FINE
    from gamenight.cli.language import words
    from gamenight.cli.output import tell
    from gamenight.folders import data_folder
    from gamenight.kernel.errors import Error
    from gamenight.server.serve import AlreadyOpen, only_one
    from gamenight.server.store import Store

    folder = data or data_folder()
    if not folder.is_dir():
        raise Error(words().say("cli", "rooms", "no_folder", folder=folder))
    try:
        with only_one(folder):
            found = asyncio.run(looked_into(Store(folder), restore))
    except AlreadyOpen as already:
        raise Error(words().say("cli", "rooms", "open")) from already
    if not found:
        tell("rooms", "none", folder=folder)
    return FINE


async def looked_into(store: Store, restore: str) -> int:
    """Say what there is, after taking out of the bin what was asked for; how many rooms that are."""
    from gamenight.cli.output import tell

    try:
        if restore:
            await taken_out(store, restore)
        links, binned = store.links(), store.binned()
        for link in links:
            tell("rooms", "kept", room=f"{link[:SHORT]}…")
        now = store.open_seconds()
        for one in binned:
            days = max(0.0, 30 - (now - one.moment) / 86400)
            tell("rooms", "binned", room=f"{one.link[:SHORT]}…", days=round(days))
        return len(links) + len(binned)
    finally:
        await store.close()


async def taken_out(store: Store, start: str) -> None:
    """Take one room out of the bin."""
    from gamenight.cli.language import words
    from gamenight.kernel.errors import Error

    found = [one.link for one in store.binned() if one.link.startswith(start)]
    if len(found) != 1:
        known = ", ".join(f"{one.link[:SHORT]}…" for one in store.binned())
        key = "which" if found else "not_there" if known else "bin_empty"
        facts = {"start": repr(start), "count": len(found), "known": known}
        raise Error(words().say("cli", "rooms", key, **facts))
    await store.unbin(found[0], store.open_seconds())
