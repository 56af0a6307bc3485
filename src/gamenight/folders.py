"""Where a player's own things are kept."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """One's home; the root, as containers have it, where an account has none."""
    try:
        return Path.home()
    except RuntimeError:
        return Path("/")


def data_folder() -> Path:
    """Where tables are kept unless one says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or home() / ".local" / "share"
    return Path(base) / "gamenight"


def editions_folder() -> Path:
    """Where a player's own editions stand, each in a folder of its own; GAMENIGHT_EDITIONS names another."""
    return Path(os.environ.get("GAMENIGHT_EDITIONS") or data_folder() / "editions")


def cache_folder() -> Path:
    """Where things are kept that can be made again."""
    base = os.environ.get("XDG_CACHE_HOME") or home() / ".cache"
    return Path(base) / "gamenight"
