"""Wrong usage in a sentence: what is not known, missing or unreadable, and what would be right."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    Parameter,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from gamenight.called import command, commands_beside
from gamenight.cli.language import words
from gamenight.editions.shelf import ids

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cyclopts import App, Token


KINDS = {int: "int", float: "float", bool: "bool"}  # what can be asked for, by what it is called


def whole(_: type, tokens: Sequence[Token]) -> int:
    """A whole number; a fraction is not rounded, but refused."""
    return int(tokens[0].value)


Whole = Annotated[int, Parameter(converter=whole)]
MaybeWhole = Annotated[int | None, Parameter(converter=whole)]


def wrong_usage(error: CycloptsError, app: App, tokens: list[str]) -> str:
    """Why the tokens are no command, in the reader's language."""
    match error:
        case UnknownCommandError():
            chain = list(error.command_chain or ())
            typed = next((token for token in tokens[len(chain) :] if not token.startswith("-")), "")
            if not chain and typed in ids():
                return said("is_game", game=typed, command=command())
            return unknown(("no_command", "no_command_but"), typed, names_of(app, chain))
        case UnknownOptionError():
            known = {name for one in error.argument_collection for name in one.names if name.startswith("--")}
            return unknown(("no_option", "no_option_but"), error.token.keyword or error.token.value, known)
        case CoercionError() if error.token is not None:
            kinds = {error.target_type, *get_args(error.target_type)}
            key = next((key for kind, key in KINDS.items() if kind in kinds), "value")
            what = words().say("cli", "usage", key)
            if get_origin(error.target_type) is Literal:
                what = words().listed([str(one) for one in get_args(error.target_type)], "or")
            return said("unreadable", option=name_of(error), value=repr(error.token.value), what=what)
        case MissingArgumentError():
            return said("no_value" if name_of(error) in tokens else "missing", option=name_of(error))
        case RepeatArgumentError():
            return said("twice", option=error.token.keyword or name_of(error))
        case UnusedCliTokensError() if error.unused_tokens:
            return said("too_much", value=repr(error.unused_tokens[0]))
    return str(error)


def unknown(keys: tuple[str, str], typed: str, known: Iterable[str]) -> str:
    """A name that there is not, with the nearest that there is, or with all."""
    names = sorted(known)
    near = get_close_matches(typed.lower(), names, 1)
    if near:
        return said(keys[1], name=typed, near=near[0])
    return said(keys[0], name=typed, known=", ".join(names))


def names_of(app: App, chain: list[str]) -> list[str]:
    """The commands below a command; of the whole, also what is no command of its own."""
    for name in chain:
        app = app[name]
    return [*(name for name in app if not name.startswith("-")), *(() if chain else commands_beside())]


def name_of(error: CycloptsError) -> str:
    """What a value was given for: the option, or the argument in its place."""
    return error.argument.name if error.argument is not None else ""


def said(key: str, **facts: Any) -> str:  # noqa: ANN401  whatever the sentence names
    """A sentence about usage."""
    return words().say("cli", "usage", key, **facts)
