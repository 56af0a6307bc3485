"""Which engine runs, and if it is the interpreted one: why, and how to get the compiled one."""

from __future__ import annotations

import fcntl
import json
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import gamenight
from gamenight.api.engine import engine
from gamenight.cli.language import words

BUILT = Path(gamenight.__file__).parent / "built.json"  # put there by the build: why it did not compile
TOOLS = {"compiler", "headers", "libc"}  # reasons that Debian's packages take away
REASONS = TOOLS | {"asked", "failed", "mypyc", "not_yet", "sources"}
PACKAGES = "apt-get install gcc libc6-dev python3-dev"
SCRIPT = "./gamenight compile"


def told() -> str:
    """The engine in a line: compiled; or interpreted, with the reason and with what would change it."""
    say = words().say
    if engine() == "compiled":
        return say("cli", "engine", "compiled")
    why, detail = reason()
    if why in {"running", "ready"}:
        return say("cli", "engine", why)
    because = say("cli", "why_interpreted", why, **({"detail": detail} if detail else {}))
    command = f"{PACKAGES} && {compiling()}" if why in TOOLS and not is_by_script() else compiling()
    return say("cli", "engine", "interpreted", why=because, command=command)


def reason() -> tuple[str, str]:
    """Why the engine is interpreted: one of REASONS, `running` or `ready`; and what is to be said of it."""
    if not BUILT.is_file():
        return "sources", ""
    found = read(BUILT)
    if is_by_script():
        # The script installs the interpreted one first, whatever is possible.
        folder = Path(sys.prefix, "compiling")
        found = read(folder / "state.json")
        if found.get("why") == "running" and not is_held(folder / "lock"):
            return "not_yet", ""  # it was interrupted
    why, detail = str(found.get("why")), str(found.get("detail") or "")
    return (why, detail) if why in {*REASONS, "running", "ready"} else ("not_yet", "")


def compiling() -> str:
    """The command that installs a compiled engine where this program is installed."""
    if is_by_script():
        return SCRIPT
    source = clone()
    if source is None and not BUILT.is_file():
        return SCRIPT
    what = "--no-binary gamenight gamenight" if source is None else str(source)
    return f"{sys.executable} -m pip install --force-reinstall --no-deps {what}"


def is_by_script() -> bool:
    """Whether this environment was made by ./gamenight, which compiles by itself."""
    return Path(sys.prefix, "home.stamp").is_file()


def clone() -> Path | None:
    """The folder with the sources that pip installed this from, if it was a folder."""
    try:
        known = json.loads(distribution("gamenight").read_text("direct_url.json") or "{}")
    except (PackageNotFoundError, ValueError):
        return None
    place = urlsplit(known.get("url", ""))
    folder = Path(unquote(place.path))
    return folder if place.scheme == "file" and folder.is_dir() else None


def read(file: Path) -> dict[str, Any]:
    """A small document; empty if it is not there."""
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def is_held(lock: Path) -> bool:
    """Whether somebody holds a lock: tools/compiling.py holds one as long as it compiles."""
    try:
        file = lock.open()
    except OSError:  # it is not there, or not ours
        return False
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            return True
    return False
