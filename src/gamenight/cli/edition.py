"""`gamenight edition`: make an edition of one's own, and look whether it is right."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from gamenight.cli.language import words

edition = App(name="edition", help_flags=[], result_action="return_value")

LONGEST = 40


@edition.command
def new(
    name: str,
    /,
    *,
    source: Annotated[str, Parameter(name="--from")],
    title: str | None = None,
) -> int:
    """Copy an edition into a new folder here, to change it."""
    from gamenight.called import command
    from gamenight.cli import FINE
    from gamenight.cli.output import tell
    from gamenight.editions.editing import put
    from gamenight.editions.faults import text_of
    from gamenight.editions.shelf import FILE, check_id, folder_of, read_edition
    from gamenight.folders import editions_folder
    from gamenight.kernel.errors import BadSetup

    folder = Path(name)
    check_id(folder)
    original = folder_of(source)
    read_edition(original)
    text = text_of(original / FILE)
    called = folder.name.replace("-", " ").title() if title is None else title
    if not called.strip() or not called.isprintable() or len(called) > LONGEST:
        raise BadSetup(words().say("cli", "edition", "bad_title", title=repr(called), most=LONGEST))
    try:
        folder.mkdir()
        (folder / FILE).write_text(put(text, ("names", "title"), called), encoding="utf-8")
    except FileExistsError as error:
        raise BadSetup(words().say("cli", "edition", "is_there", folder=folder)) from error
    except OSError as error:
        raise BadSetup(
            words().say("cli", "edition", "not_made", folder=folder, why=error.strerror)
        ) from error
    made = read_edition(folder)
    tell("edition", "made", file=folder / FILE, source=source, title=made.title)
    tell("edition", "then_check", command=command(), folder=folder)
    place = folder if folder.is_absolute() else f"./{folder}"
    tell("edition", "then_play", command=command(), folder=place)
    tell("edition", "then_shelf", shelf=editions_folder())
    return FINE


@edition.command
def check(folder: Path, /, *, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Read an edition's folder and say all that is wrong with it, by file, line and field."""
    from gamenight.cli import FINE, WRONG, complain
    from gamenight.cli.output import show_json, tell
    from gamenight.editions.faults import Faulty
    from gamenight.editions.review import Review, review
    from gamenight.editions.shelf import FILE, check_id, folder_of
    from gamenight.folders import editions_folder

    folder = own_or_given(folder)
    try:
        there = folder_of(folder).resolve()
        if there.parent == editions_folder().resolve():
            check_id(there)
        found = review(folder)
    except Faulty as bad:
        found = Review(None, bad.faults, ())
    box = found.edition
    if json:
        of_box = {"id": box.id, "title": box.title, "content": box.content} if box else {}
        faults = {"errors": found.errors, "warnings": found.warnings}
        told = {kind: [fault.to_json() for fault in some] for kind, some in faults.items()}
        show_json({"folder": str(folder), "right": box is not None, **of_box, **told})
        return FINE if box else WRONG
    if box is None:
        return max(complain(str(fault)) for fault in found.errors)
    least, most = box.seats
    facts = {"title": box.title, "least": least, "most": most}
    tell("edition", "right", file=folder / FILE, content=box.content, **facts)
    for fault in found.warnings:
        tell("edition", "poor", what=str(fault))
    return FINE


edition.command("gamenight.cli.edition_report:report", name="report")
edition.command("gamenight.cli.edition_studio:studio", name="studio")
edition.command("gamenight.cli.edition_print:print_sheets", name="print")
edition.command("gamenight.cli.edition_share:pack", name="pack")
edition.command("gamenight.cli.edition_share:add", name="add")


def own_or_given(folder: Path) -> Path:
    """A folder that is there; or the one of that id among one's own editions."""
    from gamenight.folders import editions_folder

    own = editions_folder() / folder
    return own if not folder.exists() and own.is_dir() else folder
