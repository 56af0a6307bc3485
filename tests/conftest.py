"""Which engine the tests run on is said outside, and checked here before the first of them."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import gamenight as gn
from tests.words.foreign import spoken


def pytest_configure(config: pytest.Config) -> None:
    """Stop at once if another engine runs than was promised, or if compiled files lie among the sources."""
    os.environ["GAMENIGHT_EDITIONS"] = os.devnull  # the shelf without a player's own
    os.environ["GAMENIGHT_LANGUAGE"] = "en"  # whatever language this machine speaks
    promised = os.environ.get("GAMENIGHT_ENGINE")
    if promised not in {None, gn.engine()}:
        raise pytest.UsageError(f"promised the {promised} engine, but the {gn.engine()} one runs")
    strays = sorted((Path(__file__).parent.parent / "src").rglob("*.so"))
    if strays:
        raise pytest.UsageError(f"compiled files shadow the sources: {strays[0]}")


@pytest.fixture
def foreign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The name of a made-up language that is there during a test: English with marks around its sentences."""
    with spoken(tmp_path_factory.mktemp("foreign")) as name:
        yield name
