"""docs/reference/editions.md says something of every field."""

from __future__ import annotations

import msgspec
import pytest
from tools.reference import editions
from tools.wire import source

import gamenight as gn
from gamenight import families
from gamenight.editions.review import review
from gamenight.editions.shelf import FILE, boxes
from tests.docs.blocks import ROOT, blocks_of

pytestmark = pytest.mark.skipif(gn.engine() != "interpreted", reason="the notes stand in the sources")


@pytest.mark.parametrize("family", families.known(), ids=lambda family: family.name)
def test_every_field_has_a_note(family):
    """Behind it, in the form."""
    form = family.form()
    assert form is not None
    for inner in (form, *(inner for _, inner in editions.tables(form))):
        fields = {field.name for field in msgspec.structs.fields(inner)}

        assert fields - set(source.remarks(inner)) == set(), inner


def test_every_family_has_a_chapter():
    """And every table of its file a heading."""
    text = editions.written()

    assert [f"\n## {family.name}\n" in text for family in families.known()] == [True] * len(families.known())
    assert "### property: `[[chance]]`, `[[chest]]`" in text
    assert "| `lot` | `group`, `price`, `house`, `rents` |" in text
    assert "| `tax` | `amount`, and may have `percent`, `income` |" in text


def test_the_mistakes_on_the_page_are_told_so(tmp_path):
    """How to add an edition shows three of them, as the check says them."""
    (shown,) = [one.text for one in blocks_of(ROOT / "docs/how-to/add-an-edition.md") if one.kind == "text"]
    text = (boxes()["dog-lovers"] / FILE).read_text(encoding="utf-8")
    text = text.replace('symbol = "bone"', 'symbol = "anchor"', 1).replace("price = 60", "price = 0", 1)
    place = text.index('group = "purple"', text.index("Doberman"))
    text = text[:place] + text[place:].replace("purple", "purpel", 1)
    folder = tmp_path / "harbour-town"
    folder.mkdir()
    (folder / FILE).write_text(text, encoding="utf-8")
    told = [f"gamenight: {fault}".replace(f"{tmp_path}/", "") for fault in review(folder).errors]

    assert told == shown.splitlines()
