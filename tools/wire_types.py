"""Writes web/src/wire.ts from the structs of gamenight.table.wire; --check only says whether it is so."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import inspect as types

from gamenight.table import wire

if TYPE_CHECKING:
    from collections.abc import Callable

FILE = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
HEAD = """\
// What goes over the wire, both ways. tools/wire_types.py writes this from table/wire.py; do not edit.
"""
SIDES = {"FromClient": wire.ANY_FROM_CLIENT, "FromServer": wire.ANY_FROM_SERVER}
PLAIN: dict[type[types.Type], str] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def written() -> str:
    """The whole file: the numbers, then each side's union, then every struct once, in order of need."""
    parts = [HEAD, numbers()]
    found: dict[str, types.StructType] = {}
    for name, union in SIDES.items():
        kinds = members(types.type_info(union))
        for kind in kinds:
            collect(kind, found)
        listed = "".join(f"\n    | {kind.cls.__name__}" for kind in kinds)
        parts.append(f"{comment(getattr(wire, name))}export type {name} ={listed};\n")
    parts += [interface(kind) for kind in found.values()]
    return "\n".join(parts)


def numbers() -> str:
    """The numbers that both sides must agree on."""
    names = [name for name in vars(wire) if name.isupper() and isinstance(getattr(wire, name), int)]
    return "".join(f"export const {name} = {getattr(wire, name)};\n" for name in names)


def members(kind: types.Type) -> list[types.StructType]:
    """The structs of a union, in the order in which the union names them."""
    assert isinstance(kind, types.UnionType), f"{kind} is no union of messages"
    return [one for one in kind.types if isinstance(one, types.StructType)]


def collect(kind: types.Type, found: dict[str, types.StructType]) -> None:
    """Every struct that can be reached from a type, those it needs before it."""
    match kind:
        case types.StructType():
            for field in kind.fields:
                collect(field.type, found)
            found.setdefault(kind.cls.__name__, kind)
        case types.UnionType():
            for one in kind.types:
                collect(one, found)
        case types.ListType():
            collect(kind.item_type, found)
        case types.DictType():
            collect(kind.value_type, found)


def interface(kind: types.StructType) -> str:
    """One struct; a message carries its name in its tag field."""
    lines = [f"{comment(kind.cls)}export interface {kind.cls.__name__} {{"]
    if kind.tag_field is not None:
        lines.append(f'    {kind.tag_field}: "{kind.tag}";')
    lines += [f"    {field.encode_name}{mark(kind, field)}: {said(field.type)};" for field in kind.fields]
    return "\n".join([*lines, "}\n"])


def mark(kind: types.StructType, field: types.Field) -> str:
    """What a client may leave out; the server leaves nothing out."""
    may_lack = not field.required and issubclass(kind.cls, wire.FromClient)
    return "?" if may_lack else ""


def said(kind: types.Type) -> str:
    """A type in TypeScript's words."""
    match kind:
        case types.Metadata():
            return said(kind.type)
        case types.StructType():
            return kind.cls.__name__
        case types.ListType():
            item = said(kind.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        case types.DictType():
            return f"Record<{said(kind.key_type)}, {said(kind.value_type)}>"
        case types.UnionType():
            return " | ".join(said(one) for one in kind.types)
        case types.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
    if type(kind) not in PLAIN:
        raise TypeError(f"{kind} has no word in TypeScript yet; add one here")
    return PLAIN[type(kind)]


def comment(thing: type | Callable[..., object]) -> str:
    """A docstring as a comment."""
    lines = inspect.cleandoc(thing.__doc__ or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "".join(["/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"])


def main() -> int:
    """Write the file, or check it."""
    text = written()
    if sys.argv[1:] != ["--check"]:
        FILE.write_text(text, encoding="utf-8")
        return 0
    if FILE.exists() and FILE.read_text(encoding="utf-8") == text:
        return 0
    print(f"{FILE.name} is not what the structs say: run python tools/wire_types.py and check it in")
    return 1


if __name__ == "__main__":
    sys.exit(main())
