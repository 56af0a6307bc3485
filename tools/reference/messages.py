"""The page docs/reference/messages.md: every message with its fields, from the server's structs."""

from __future__ import annotations

from msgspec import inspect as types
from tools.wire import source
from tools.wire.declared import Declared
from tools.wire.page import ANSWERS, SIDES
from tools.wire.typescript import Thing, Writer, fields, mark, sentence

HEAD = """\
# Messages

Written by `python -m tools.pages` from the structs of `src/gamenight/server/wire/`. [The wire](wire.md)
says when each is sent, [a conversation](conversation.md) shows them at work, and [views.md](views.md)
what views, boards, events and questions contain.

Every message is a JSON object with its name in `type`. A field with a question mark may be left out;
types are written as in TypeScript. A client leaves fields alone that it does not know: later versions may
have more.
"""
TITLES = {"FromClient": "From a client", "FromServer": "From the server"}


def written(families: list[Declared]) -> str:
    """The whole page: both sides, what their messages are made of, and what the plain addresses answer."""
    writer = Writer(families)
    parts = [HEAD]
    for name, title in TITLES.items():
        union = types.type_info(SIDES[name])
        assert isinstance(union, types.UnionType)
        kinds = [kind for kind in union.types if isinstance(kind, types.StructType)]
        for kind in kinds:
            writer.collect(kind)
            writer.taken.add(writer.name(kind.cls))
        parts += [f"## {title}\n", *(contents(writer, kind) for kind in kinds)]
    parts += ["## What they are made of\n", *taken(writer)]
    for answer in ANSWERS:
        writer.collect(types.type_info(answer))
    return "\n".join([*parts, "## What the plain addresses answer\n", *taken(writer)])


def taken(writer: Writer) -> list[str]:
    """What was collected since, what holds the others first."""
    return [contents(writer, kind) for kind in writer.take()[::-1]]


def contents(writer: Writer, kind: Thing) -> str:
    """One message, or a part of one: what it says, then its fields."""
    remarks = source.remarks(kind.cls)
    rows = "".join(
        f"| `{one.encode_name}{mark(kind, one)}` | `{shown(writer, one.type)}` | {told(remarks, one)} |\n"
        for one in fields(kind)
    )
    table = f"\n| field | | |\n| --- | --- | --- |\n{rows}" if rows else ""
    said = "\n".join(source.docstring(kind.cls))
    return f"### {writer.name(kind.cls)}\n\n{said}\n{table}"


def shown(writer: Writer, kind: types.Type) -> str:
    """A type, for a cell of a table."""
    return writer.said(kind).replace("|", "\\|")


def told(remarks: dict[str, str], field: types.Field) -> str:
    """What is remarked of a field, and the bounds that a client keeps to."""
    said = [sentence(remarks[field.name])] if field.name in remarks else []
    kind = field.type
    if isinstance(kind, types.StrType) and kind.max_length is not None:
        said.append(f"At most {kind.max_length} letters.")
    if isinstance(kind, types.IntType) and kind.le is not None:
        said.append(f"{kind.ge} to {kind.le:,}.")
    return " ".join(said)
