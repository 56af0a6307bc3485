"""The command line as it is: every command with its arguments and options, for whoever writes about it."""

from __future__ import annotations

import inspect
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from gamenight.called import command
from gamenight.cli.language import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cyclopts import App, Argument


@dataclass(frozen=True)
class Entry:
    """One argument or option: its name, what stands behind it, what it does, what holds without it."""

    name: str  # GAME, or --port
    value: str  # N, PATH or TEXT; empty for one that stands alone
    about: str
    usual: str = ""
    is_needed: bool = False
    is_many: bool = False

    @property
    def is_option(self) -> bool:
        """Whether this is an option, given by its name, and not an argument."""
        return self.name.startswith("--")


@dataclass(frozen=True)
class Outline:
    """One command, with what stands below it."""

    path: tuple[str, ...]
    about: str
    arguments: list[Entry] = field(default_factory=list)
    options: list[Entry] = field(default_factory=list)
    commands: list[Outline] = field(default_factory=list)


def outline(app: App, path: Sequence[str] = ()) -> Outline:
    """Outline a command and all commands below it."""
    names = [name for name in app if not name.startswith("-")]
    below = [outline(app[name], (*path, name)) for name in names]
    about = about_command(path) or paragraph(app.help)
    if below:
        return Outline(tuple(path), about, commands=below)
    found = [entry(path, one) for one in app.assemble_argument_collection(parse_docstring=True) if one.show]
    return Outline(
        tuple(path),
        about,
        [one for one in found if not one.is_option],
        [one for one in found if one.is_option],
    )


def chain(app: App, tokens: Sequence[str]) -> tuple[App, tuple[str, ...]]:
    """The command that the first tokens name, and the way to it."""
    path: tuple[str, ...] = ()
    for token in tokens:
        if token.startswith("-") or token not in list(app):
            break
        app, path = app[token], (*path, token)
    return app, path


def entry(path: Sequence[str], argument: Argument) -> Entry:
    """One argument or option of a command."""
    name = argument.names[0]
    if argument.field_info.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD:
        name = name.removeprefix("--").upper()
    hint, default = argument.hint, argument.field_info.default
    about = about_entry(path, name) or paragraph(argument.parameter.help)
    is_plain = default is None or default is inspect.Parameter.empty or default is False or default == ""
    many = argument.field_info.kind is inspect.Parameter.VAR_POSITIONAL or "list[" in str(hint)
    return Entry(
        name,
        value_of(hint),
        about,
        usual="" if is_plain else f"{default:g}" if isinstance(default, float) else str(default),
        is_needed=bool(argument.required),
        is_many=many,
    )


def value_of(hint: Any) -> str:  # noqa: ANN401  a type, of any kind
    """What stands behind an option of a type, in the reader's language."""
    kinds = {hint, *get_args(hint)}
    if kinds == {bool}:
        return ""
    key = "path" if Path in kinds else "number" if kinds & {int, float} else "text"
    return words().say("cli", "value", key)


def about_command(path: Sequence[str]) -> str:
    """What a command does, in a sentence."""
    if not path:
        return words().say("cli", "help", "lead")
    *above, name = path
    return words().find("cli", "_".join([*above, "help"]), name) or ""


def about_entry(path: Sequence[str], name: str) -> str:
    """What an argument or option does: of this command, or of all that have it."""
    key = name.removeprefix("--").lower().replace("-", "_")
    said = words().find("cli", "options_of", *path, key) or words().find("cli", "options", key) or ""
    return words().fill(said, {"command": command()})


def paragraph(text: str | None) -> str:
    """The first paragraph of a text, on one line."""
    return " ".join((text or "").strip().partition("\n\n")[0].split())
