"""Ludo joins for its own tests alone, and leaves again."""

from collections.abc import Iterator

import pytest

from gamenight import families

PACKAGE = "tests.families.ludo"


@pytest.fixture(autouse=True, scope="module")
def ludo() -> Iterator[None]:
    """On the shelf while these tests run."""
    before = families.find("ludo")
    families.add(PACKAGE)
    yield
    if before is None:
        families.remove(PACKAGE)
