"""What the program needs to play, and what it needs to be compiled, looked for on this machine."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from shlex import quote

from gamenight.called import command
from gamenight.cli.check import Check
from gamenight.cli.engine import compiling, is_by_script, told
from gamenight.cli.language import words
from gamenight.cli.table_check import data, open_table, page
from gamenight.editions.shelf import broken, editions
from gamenight.kernel.errors import Error

OLDEST = (3, 11)
LIBRARIES = [
    "cyclopts",
    "librt",
    "msgspec",
    "mypy_extensions",
    "rich",
    "segno",
    "starlette",
    "uvicorn",
    "websockets",
]


def checkup() -> list[Check]:
    """Everything looked for, what is needed to play first."""
    needed = [python(), libraries(), shelf()]
    around = [*own_editions(), page(), data(), open_table()]
    found = [*needed, *around, engine_kind(), environment(), compiler(), headers()]
    return [*found, mypyc()] if is_by_script() else found  # pip brings it along when it builds


def python() -> Check:
    """A Python that is new enough."""
    is_new = sys.version_info >= OLDEST
    return Check("python", f"{platform.python_version()}, {sys.executable}", is_there=is_new, is_needed=True)


def libraries() -> Check:
    """The libraries that playing needs."""
    lacking = [name for name in LIBRARIES if not has_module(name)]
    found = ", ".join(name for name in LIBRARIES if name not in lacking)
    mend = f"{sys.executable} -m pip install {' '.join(lacking)}"
    return Check("libraries", found, is_there=not lacking, is_needed=True, mend=mend)


def shelf() -> Check:
    """Games that can be opened."""
    try:
        found = ", ".join(edition.id for edition in editions())
    except (Error, OSError) as error:
        return Check("shelf", str(error), is_there=False, is_needed=True)
    return Check("shelf", found, is_there=bool(found), is_needed=True)


def own_editions() -> list[Check]:
    """A player's own editions that are left off the shelf, and why; nothing if all can be opened."""
    found = []
    for one in broken():
        first, rest = one.first()
        more = [words().say("cli", "found", "more", count=rest)] if rest else []
        mend = f"{command()} edition check {quote(str(one.folder))}"
        details = [*map(str, first), *more]
        found.append(Check("own", one.folder.name, is_there=False, mend=mend, details=details))
    return found


def engine_kind() -> Check:
    """The engine, which runs either way."""
    return Check("engine", told(), is_there=True)


def environment() -> Check:
    """An environment of its own; without one, the module that makes one."""
    if sys.prefix != sys.base_prefix:
        return Check("environment", sys.prefix, is_there=True)
    is_there = has_module("venv") and has_module("ensurepip")
    return Check("venv", "venv" if is_there else "", is_there=is_there, mend="apt-get install python3-venv")


def compiler() -> Check:
    """A C compiler, the one that the build would take."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    found = shutil.which(command[0]) or ""
    return Check(
        "compiler", found, is_there=bool(found), mend=f"apt-get install gcc libc6-dev && {compiling()}"
    )


def headers() -> Check:
    """The headers of Python, which compiling needs."""
    file = Path(sysconfig.get_path("include"), "Python.h")
    found = str(file) if file.exists() else ""
    return Check("headers", found, is_there=bool(found), mend=f"apt-get install python3-dev && {compiling()}")


def mypyc() -> Check:
    """What turns the engine into C; the set-up brings it."""
    is_there = has_module("mypyc")
    return Check("mypyc", "mypyc" if is_there else "", is_there=is_there, mend=compiling())


def has_module(name: str) -> bool:
    """Whether Python finds a module of this name."""
    return find_spec(name) is not None
