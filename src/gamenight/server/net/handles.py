"""File handles: as many as the system lets us have, and one line when they run out."""

from __future__ import annotations

import errno
import logging
import os
import resource
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import asyncio

MOST = 65_536
OUT_OF_HANDLES = (errno.EMFILE, errno.ENFILE)

NONE_LEFT = "no file handles are left, so nobody new can connect; raise the limit (ulimit -n)"

logger = logging.getLogger("gamenight.server")


def raise_handles() -> int:
    """Raise the soft limit to the hard one, within reason; how many handles there are now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST if soft == resource.RLIM_INFINITY else soft


def look_for_handles() -> None:
    """Say so if there is not one handle left: not every event loop does."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        if error.errno in OUT_OF_HANDLES:
            logger.error(NONE_LEFT)  # noqa: TRY400  a traceback would say nothing more


def tell_shortly(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """The loop's errors as always, but for lack of file handles one line is enough."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in OUT_OF_HANDLES:
        logger.error(NONE_LEFT)
    else:
        loop.default_exception_handler(context)
