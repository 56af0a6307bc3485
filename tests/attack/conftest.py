"""What every attack leaves behind is put away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.attack.visitor import HERE

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def _everybody_goes() -> Iterator[None]:
    """No connection outlives its test."""
    yield
    for visitor in list(HERE):
        visitor.close()
