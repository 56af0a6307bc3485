"""An edition on its way from what was saved to what will be."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.editions.describing import described
from gamenight.editions.draft import DRAFT, Change, Draft
from gamenight.editions.shelf import FILE
from gamenight.families import known
from tests.editions.copies import copy_of


@pytest.fixture
def folder(tmp_path):
    """A copy of a box, to be changed."""
    return copy_of("garden-path", tmp_path / "my-path")


def put(*path: str | int, value: object) -> list[Change]:
    """One value put in its place."""
    return [Change("put", list(path), value)]


def test_what_is_sound_is_saved_and_only_then_written(folder):
    """A draft is kept beside the file at once; the file changes when its author says so."""
    before = (folder / FILE).read_text()
    draft = Draft(folder)
    draft.change(put("names", "title", value="Uphill"))

    assert (folder / FILE).read_text() == before
    assert 'title = "Uphill"' in (folder / DRAFT).read_text()
    assert draft.sound is not None
    assert (draft.sound.title, draft.is_saved) == ("Uphill", False)

    draft.save()

    assert (folder / FILE).read_text() == before.replace('"The Garden Path"', '"Uphill"')
    assert (draft.is_saved, (folder / DRAFT).exists()) == (True, False)


def test_what_is_broken_is_not_saved_and_names_its_field(folder):
    """What was sound last is still there to be shown, and the file is as it was."""
    draft = Draft(folder)
    before = draft.text
    draft.change(put("arrows", 1, "end", value=99))

    assert [problem.path for problem in draft.problems] == ["arrows[1].end"]
    assert draft.sound is not None
    with pytest.raises(gn.BadEdition, match=r"arrows\[1\].end: space 99 is out of range"):
        draft.save()
    assert (folder / FILE).read_text() == before

    draft.undo()

    assert (draft.problems, draft.text) == ([], before)


def test_undo_goes_back_by_strokes(folder):
    """The letters of one name are one stroke; what was undone can be done again until something else is."""
    draft = Draft(folder)
    for stroke, name in ((1, "U"), (1, "Up"), (2, "Down")):
        draft.change(put("names", "title", value=name), stroke)

    def title() -> str:
        return str(draft.document["names"]["title"])

    said = [title()]
    for act in (draft.undo, draft.undo, draft.undo, draft.redo, draft.redo, draft.redo):
        act()
        said.append(title())

    assert said == ["Down", "Up", "The Garden Path", "The Garden Path", "Up", "Down", "Down"]


def test_several_changes_are_made_all_or_none(folder):
    """If one of them cannot be made, nothing has changed."""
    draft = Draft(folder)
    before = draft.text
    with pytest.raises(gn.BadEdition, match="cannot be changed here"):
        draft.change([*put("names", "title", value="X"), Change("drop", ["arrows", 77])])

    assert (draft.text, draft.past) == (before, [])


def test_another_window_goes_on_with_the_draft(folder):
    """What was not saved is there again, and can be undone; a draft that is no TOML is not."""
    Draft(folder).change(put("names", "title", value="Uphill"))
    again = Draft(folder)

    assert again.document["names"]["title"] == "Uphill"

    again.undo()

    assert (again.is_saved, (folder / DRAFT).exists()) == (True, False)

    (folder / DRAFT).write_text("title = ")

    assert Draft(folder).is_saved


def test_a_broken_draft_is_gone_on_with_and_the_saved_board_shown(folder):
    """What was saved is sound, so that there is a board to look at."""
    Draft(folder).change(put("arrows", 1, "end", value=99))
    again = Draft(folder)

    assert [problem.path for problem in again.problems] == ["arrows[1].end"]
    assert again.sound is not None
    assert again.sound.title == "The Garden Path"


def test_a_file_changed_elsewhere_is_taken_over_or_asked_about(folder):
    """Where nothing was changed here, it is taken over; else saving over it must be wished for."""
    draft = Draft(folder)
    (folder / FILE).write_text(draft.text.replace("The Garden Path", "Elsewhere"))

    assert (draft.look(), draft.document["names"]["title"]) == (False, "Elsewhere")

    draft.change(put("names", "title", value="Here"))
    (folder / FILE).write_text(draft.saved.replace("Elsewhere", "There"))

    assert draft.look()
    with pytest.raises(gn.BadSetup, match="changed in another program"):
        draft.save()

    draft.save(over=True)

    assert 'title = "Here"' in (folder / FILE).read_text()


def test_a_file_that_is_no_toml_is_not_taken_over(folder):
    """What another program is writing waits until it can be read; until then nothing is saved over it."""
    draft = Draft(folder)
    before = draft.text
    (folder / FILE).write_text(before.replace("]", "", 1))

    assert (draft.look(), draft.text, draft.problems) == (True, before, [])
    with pytest.raises(gn.BadSetup, match="changed in another program"):
        draft.save()
    with pytest.raises(gn.BadEdition, match=r"edition\.toml:.*not TOML"):
        Draft(folder)

    (folder / FILE).write_text(before.replace("The Garden Path", "Elsewhere"))

    assert (draft.look(), draft.document["names"]["title"]) == (False, "Elsewhere")


@pytest.mark.parametrize("family", known(), ids=lambda family: family.name)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_field_of_a_form_is_described(family, language):
    """Each has a label in words, and a list says what its parts are."""
    form = family.form()
    assert form is not None
    fields = described(family.name, form, language)
    while fields:
        field = fields.pop()
        assert field.label
        assert "_" not in field.label
        assert (field.part is not None) == (field.kind == "list")
        assert bool(field.fields) == (field.kind == "table")
        fields += [*field.fields, *([field.part] if field.part else [])]


def test_bounds_choices_and_references_are_described():
    """What a number may be, what may be chosen, and what a field hangs on."""
    family = next(one for one in known() if one.name == "property")
    form = family.form()
    assert form is not None
    fields = {field.name: field for field in described("property", form)}
    part = fields["spaces"].part
    assert part is not None
    of_space = {field.name: field for field in part.fields}

    assert (of_space["price"].least, of_space["price"].most) == (1, 100_000)
    assert (of_space["price"].is_needed, of_space["name"].is_needed) == (False, True)
    assert of_space["group"].one_of == "groups"
    assert {choice.value for choice in of_space["kind"].choices} >= {"lot", "tax", "jail"}
    assert (part.by, part.needs["tax"], part.may["tax"]) == ("kind", ("amount",), ("percent", "income"))
    assert fields["chance"].part.fields[2].place_in == "spaces"  # type: ignore[union-attr]
    assert fields["look"].fields[0].kind == "colour"
    assert "family" not in fields
