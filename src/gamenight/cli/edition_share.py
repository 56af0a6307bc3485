"""`gamenight edition pack` and `gamenight edition add`: give an edition away in one file, and take one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gamenight.called import command


def pack(folder: Path, /, *, output: Annotated[Path | None, Parameter(alias="-o")] = None) -> int:
    """Pack an edition into one file, to give away; it must be right."""
    from gamenight.cli import FINE
    from gamenight.cli.edition import own_or_given
    from gamenight.cli.output import tell
    from gamenight.editions import sharing
    from gamenight.editions.shelf import SUFFIX, folder_of

    manifest, packed = sharing.pack(folder_of(own_or_given(folder)))
    file = Path(f"{manifest.id}{SUFFIX}") if output is None else output
    try:
        file.write_bytes(packed)
    except OSError as error:
        raise _not_made(file, error) from error
    tell("edition", "packed", file=file, title=manifest.title, size=len(packed))
    tell("edition", "then_add", command=command(), file=file.name)
    return FINE


def add(file: Path, /, *, replace: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Put an edition that somebody packed onto your shelf; it is checked first."""
    from gamenight.cli import FINE
    from gamenight.cli.output import tell
    from gamenight.editions import sharing
    from gamenight.folders import editions_folder

    shelf = editions_folder()
    try:
        edition, folder = sharing.add(file, shelf, replace=replace)
    except OSError as error:
        raise _not_made(shelf, error) from error
    tell("edition", "added", title=edition.title, folder=folder)
    tell("edition", "then_play_id", command=command(), id=edition.id)
    return FINE


def _not_made(path: Path, error: OSError) -> Exception:
    from gamenight.cli.language import words
    from gamenight.kernel.errors import BadSetup

    return BadSetup(words().say("cli", "edition", "not_made", folder=path, why=error.strerror))
