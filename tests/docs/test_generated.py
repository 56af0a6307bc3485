"""The pages that come from the sources are what the sources say."""

from __future__ import annotations

import pytest
from tools import pages
from tools.reference import python

import gamenight as gn


@pytest.mark.skipif(gn.engine() != "interpreted", reason="pages are written from the sources")
@pytest.mark.parametrize("name", sorted(set(pages.PAGES) - {"reference/conversation.md"}))
def test_a_page_is_what_the_sources_say(name):
    """`python -m tools.pages` writes them all."""
    assert (pages.DOCS / name).read_text("utf-8") == pages.PAGES[name]()


def test_every_public_name_is_on_its_page():
    """What `from gamenight import *` gives stands in one of the groups."""
    listed = {name for names in python.GROUPS.values() for name in names} | set(python.VOICES)

    assert listed == set(gn.__all__) - {"__version__"}
