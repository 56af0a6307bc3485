"""What the documents link to is there, and their positions can be laid."""

import json
import re
from contextlib import suppress

import pytest

import gamenight as gn
from tests.docs.blocks import PAGES, ROOT, name

LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page):
    """Every link to a file of ours."""
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


HOW_TO = [page for page in PAGES if page.parent.name == "how-to"]


@pytest.mark.parametrize("page", HOW_TO, ids=name)
def test_a_page_with_commands_says_how_a_clone_types_them(page):
    """Whoever comes from the README has no `gamenight` on the path."""
    text = page.read_text(encoding="utf-8")

    assert "./gamenight" in text or "\ngamenight " not in text


NOTATION = ROOT / "docs" / "reference" / "notation.md"
POSITIONS = re.findall(r"```json\n(.*?)```", NOTATION.read_text("utf-8"), re.DOTALL)


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
