"""`gamenight --version`: which program, which engine, which Python."""

import platform

from gamenight.api.engine import engine
from gamenight.version import VERSION


def version() -> str:
    """Print the version in one line."""
    return f"gamenight {VERSION} ({engine()} engine, Python {platform.python_version()})"
