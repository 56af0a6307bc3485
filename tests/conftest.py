"""Which engine the tests run on is said outside, and checked here before the first of them."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gamenight as gn
from gamenight.cli.language import choose
from gamenight.words.catalogue import ENGLISH
from tests.words.foreign import spoken

TESTS = Path(__file__).parent
# Folders of tests whose subject is never compiled: the same files on either engine, which they only use.
UNCOMPILED = {"cli", "editions", "lab", "models", "server", "terminal", "words"}


def pytest_configure(config: pytest.Config) -> None:
    """Stop at once if another engine runs than was promised, or if compiled files lie among the sources."""
    os.environ["GAMENIGHT_EDITIONS"] = os.devnull  # the shelf without a player's own
    os.environ["GAMENIGHT_LANGUAGE"] = "en"  # whatever language this machine speaks
    os.environ.pop("GAMENIGHT_COMMAND", None)  # however the tests were started
    promised = os.environ.get("GAMENIGHT_ENGINE")
    if promised not in {None, gn.engine()}:
        raise pytest.UsageError(f"promised the {promised} engine, but the {gn.engine()} one runs")
    strays = sorted((TESTS.parent / "src").rglob("*.so"))
    if strays:
        raise pytest.UsageError(f"compiled files shadow the sources: {strays[0]}")


def pytest_runtest_setup() -> None:
    """Let every test begin in English, whatever language one before it has chosen."""
    choose(["--language", ENGLISH])


def pytest_sessionfinish() -> None:
    """Close the browser that the tests of the page shared, where there was one."""
    if pages := sys.modules.get("tests.e2e.browser"):
        pages.SHARED.close()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Whoever starts pytest says what is run: `./gamenight test --slow`, tools/testing.sh."""
    parser.addoption("--slow", action="store_true", help="run the slow tests too")
    parser.addoption("--engine-only", action="store_true", help="leave out what is the same on both engines")


def is_wanted(config: pytest.Config, item: pytest.Item) -> bool:
    """Whether a test is run this time."""
    if item.get_closest_marker("slow") and not config.getoption("--slow"):
        return False
    return not (config.getoption("--engine-only") and item.path.relative_to(TESTS).parts[0] in UNCOMPILED)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not wanted; the longest files come first, then those with a battery in them.

    Begun last, the longest would keep but one core busy.
    """
    unwanted = [item for item in items if not is_wanted(config, item)]
    if unwanted:
        config.hook.pytest_deselected(items=unwanted)
        items[:] = [item for item in items if is_wanted(config, item)]
    marked = {
        name: {item.path for item in items if item.get_closest_marker(name)} for name in ("long", "battery")
    }
    items.sort(key=lambda item: (item.path not in marked["long"], item.path not in marked["battery"]))


@pytest.fixture
def foreign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The name of a made-up language that is there during a test: English with marks around its sentences."""
    with spoken(tmp_path_factory.mktemp("foreign")) as name:
        yield name
