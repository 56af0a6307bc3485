"""A table that began from somebody's own position: what goes wrong there is the position's fault."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from gamenight.kernel.errors import BadPosition, Error

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def blaming(position: object, what: str = "the game cannot go on") -> Iterator[None]:
    """Call a failure that no rule foresaw a BadPosition; without a position it is our own mistake, and stays.

    The checks of reading refuse what is impossible by itself; some tables look possible and lead to nothing.
    """
    try:
        yield
    except Error:
        raise
    except Exception as error:
        if position is None:
            raise
        raise BadPosition(
            f"position: {what} from it ({type(error).__name__}: {str(error)[:80]}); "
            "a position that gamenight wrote is right"
        ) from error
