"""What the documents show runs as shown; what they link to is there."""

import doctest
import json
import re
from contextlib import suppress
from pathlib import Path

import pytest

import gamenight as gn

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")])
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def name(page: Path) -> str:
    """A page as its path in the project."""
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_examples_run_as_written(page):
    """Every `>>>` of a page gives what it says."""
    text = page.read_text(encoding="utf-8").replace("```", "\n")
    examples = doctest.DocTestParser().get_doctest(text, {}, name(page), str(page), 0)
    runner = doctest.DocTestRunner(verbose=False, optionflags=FLAGS)
    said: list[str] = []
    runner.run(examples, out=said.append)

    assert runner.summarize(verbose=False).failed == 0, "".join(said)


def test_the_readme_has_examples():
    """A minute of Python, not a promise of it."""
    assert (ROOT / "README.md").read_text(encoding="utf-8").count(">>>") > 10


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page):
    """Every link to a file of ours."""
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


POSITIONS = re.findall(r"```json\n(.*?)```", (ROOT / "docs" / "notation.md").read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", POSITIONS)
def test_the_positions_of_the_notation_can_be_laid(text):
    """For some box and some number of players."""
    laid = []
    for game in gn.games():
        for seats in range(2, 5):
            with suppress(gn.Error):
                laid.append(
                    gn.open(game["id"], ["Ann", "Bob", "Cid", "Dot"][:seats], position=json.loads(text))
                )

    assert laid
