"""Tell the scripts of an environment that it has moved: `settle.py OLD NEW`."""

from __future__ import annotations

import sys
from pathlib import Path


def main(old: str, new: str) -> None:
    """Put the new place into every script that names the old one; programs in machine code name none."""
    for script in Path(new, "bin").iterdir():
        if script.is_symlink() or not script.is_file():
            continue
        text = script.read_bytes()
        if b"\0" not in text and old.encode() in text:
            script.write_bytes(text.replace(old.encode(), new.encode()))


if __name__ == "__main__":
    main(*sys.argv[1:])
