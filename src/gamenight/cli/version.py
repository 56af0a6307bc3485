"""`gamenight --version`: which program, which engine, which Python."""

import platform

from gamenight.api.engine import engine
from gamenight.version import VERSION


def version() -> str:
    """The version in one line; if the engine is the interpreted one, why in another."""
    line = f"gamenight {VERSION} ({engine()} engine, Python {platform.python_version()})"
    if engine() == "compiled":
        return line
    from gamenight.cli.engine import told
    from gamenight.cli.language import words

    return f"{line}\n{words().say('cli', 'engine_is', told=told())}"
