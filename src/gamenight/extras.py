"""What the plain install leaves out, and the command that brings it: gamenight itself is on no index."""

from __future__ import annotations

import shlex
import sys

EXTRAS = {"mcp": "mcp>=2.3", "lab": "polars>=1.30", "cluster": "ray>=2.50"}  # as pyproject.toml has them


def install(extra: str) -> str:
    """The command that brings the library of an extra to the Python that runs."""
    return shlex.join([sys.executable, "-m", "pip", "install", EXTRAS[extra]])


def extra_of(library: str) -> str | None:
    """The extra that a library belongs to, if it belongs to one."""
    return next((extra for extra, needed in EXTRAS.items() if needed.partition(">")[0] == library), None)
