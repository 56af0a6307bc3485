"""A box of one's own to change: a copy of one from the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.shelf import FILE, boxes

if TYPE_CHECKING:
    from pathlib import Path


def copy_of(box: str, folder: Path) -> Path:
    """The folder, made, with what the box prints in it."""
    folder.mkdir()
    (folder / FILE).write_bytes((boxes()[box] / FILE).read_bytes())
    return folder
