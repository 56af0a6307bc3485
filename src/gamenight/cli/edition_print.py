"""`gamenight edition print`: an edition on paper, as sheets to print and to cut."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter


def print_sheets(
    edition: str,
    /,
    *,
    output: Annotated[Path | None, Parameter(alias="-o")] = None,
    paper: Literal["a4", "letter", "a3"] = "a4",
) -> int:
    """Draw board, deeds and cards of an edition on sheets: a picture each, and a page that prints them."""
    from gamenight import families
    from gamenight.cli import FINE
    from gamenight.cli.language import language, words
    from gamenight.cli.output import tell
    from gamenight.editions.printing.sheets import PAPERS, page_of, sheets_of
    from gamenight.editions.shelf import FILE, edition_of
    from gamenight.kernel.errors import BadSetup

    found = edition_of(f"./{edition}" if "/" not in edition and (Path(edition) / FILE).is_file() else edition)
    family = families.find(found.family)
    prints = family.prints() if family is not None else None
    if prints is None:
        raise BadSetup(words().say("cli", "edition", "not_printed", title=found.title))
    spoken = found.spoken(language())
    sheets = sheets_of(prints(spoken, language()), PAPERS[paper])
    folder = output or Path(f"{found.id}-print")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for sheet in sheets:
            (folder / f"{sheet.name}.svg").write_text(sheet.svg, encoding="utf-8")
        page = page_of(spoken.title, sheets, PAPERS[paper], language())
        (folder / "all.html").write_text(page, encoding="utf-8")
    except OSError as error:
        why = words().say("cli", "edition", "not_made", folder=folder, why=error.strerror)
        raise BadSetup(why) from error
    tell("edition", "printed", count=len(sheets), folder=folder, paper=paper)
    tell("edition", "then_print", page=folder / "all.html")
    return FINE
