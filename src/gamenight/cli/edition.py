"""`gamenight edition`: make an edition of one's own, and look whether it is right."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from gamenight.cli.language import words

edition = App(
    name="edition",
    help=words().say("cli", "help", "edition"),
    help_format="plaintext",
    result_action="return_value",
)

LONGEST = 40
TITLE = re.compile(r"^(\[names\][^\[]*?^title[ \t]*=[ \t]*)[^\n]*", re.MULTILINE | re.DOTALL)


@edition.command
def new(
    name: str,
    /,
    *,
    source: Annotated[str, Parameter(name="--from")],
    title: str | None = None,
) -> int:
    """Copy an edition into a new folder here, to change it.

    Args:
        name: The new folder; its last part is the edition's id: small letters, digits and dashes.
        source: The edition to copy: a game's id (see gamenight games), or a folder.
        title: What the new one is called; by its folder's name if you do not say.
    """
    from gamenight.cli import FINE
    from gamenight.cli.output import tell
    from gamenight.editions.shelf import FILE, check_id, folder_of, read_edition
    from gamenight.folders import editions_folder
    from gamenight.kernel.errors import BadSetup

    folder = Path(name)
    check_id(folder)
    original = folder_of(source)
    read_edition(original)
    text = (original / FILE).read_text(encoding="utf-8")
    called = folder.name.replace("-", " ").title() if title is None else title
    if not called.strip() or not called.isprintable() or len(called) > LONGEST:
        raise BadSetup(words().say("cli", "edition", "bad_title", title=repr(called), most=LONGEST))
    try:
        folder.mkdir()
        (folder / FILE).write_text(retitled(text, called), encoding="utf-8")
    except FileExistsError as error:
        raise BadSetup(words().say("cli", "edition", "is_there", folder=folder)) from error
    except OSError as error:
        raise BadSetup(
            words().say("cli", "edition", "not_made", folder=folder, why=error.strerror)
        ) from error
    made = read_edition(folder)
    tell("edition", "made", file=folder / FILE, source=source, title=made.title)
    tell("edition", "then_check", folder=folder)
    tell("edition", "then_play", folder=folder if folder.is_absolute() else f"./{folder}")
    tell("edition", "then_shelf", shelf=editions_folder())
    return FINE


@edition.command
def check(folder: Path, /) -> int:
    """Read an edition's folder and say what is wrong with it, by file and field.

    Args:
        folder: The folder with the edition.toml; or the id of one among your own editions on the shelf.
    """
    from gamenight.cli import FINE, complain
    from gamenight.cli.output import tell
    from gamenight.editions.shelf import FILE, check_id, edition_of
    from gamenight.folders import editions_folder
    from gamenight.kernel.errors import BadEdition

    own = editions_folder()
    if not folder.exists() and (own / folder).is_dir():
        folder = own / folder
    try:
        if folder.resolve().parent == own.resolve():
            check_id(folder.resolve())
        found = edition_of(folder)
    except BadEdition as error:
        return max(complain(line) for line in str(error).splitlines())
    least, most = found.seats
    facts = {"title": found.title, "least": least, "most": most}
    tell("edition", "right", file=folder / FILE, content=found.content, **facts)
    return FINE


edition.command("gamenight.cli.edition_report:report", name="report")


def retitled(text: str, title: str) -> str:
    """The same file with another title, its comments kept."""
    written = json.dumps(title, ensure_ascii=False)
    changed = TITLE.sub(lambda found: found[1] + written, text, count=1)
    is_so = tomllib.loads(changed) | {"names": None} == tomllib.loads(text) | {"names": None}
    return changed if is_so else text
