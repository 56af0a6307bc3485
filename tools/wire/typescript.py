"""Structs and TypedDicts in TypeScript's words."""

from __future__ import annotations

from typing import get_origin

import msgspec
from msgspec import inspect as types
from tools.wire import source
from tools.wire.declared import Declared

from gamenight.api.view import View
from gamenight.editions.board import Board
from gamenight.server.wire import FromClient

Thing = types.StructType | types.TypedDictType
PLAIN: dict[type[types.Type], str] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}
FAMILIES = {View: "View", Board: "Board"}  # what each family has one of: a union of them


class Writer:
    """Collects what is needed, and writes it; the types of a family begin with its name."""

    def __init__(self, families: list[Declared]) -> None:
        self.families = families
        self.found: dict[str, Thing] = {}
        self.taken: set[str] = set()
        self.begun: set[type] = set()

    # Names

    def name(self, cls: type) -> str:
        """What a class is called: the form of an edition's file is what the box prints."""
        name, family = cls.__name__.removesuffix("Form"), self.family(cls)
        return name if family is None or name.startswith(family.title) else f"{family.title}{name}"

    def family(self, cls: type) -> Declared | None:
        """The family that a class is of; None for what they share."""
        return next((one for one in self.families if cls.__module__.startswith(f"{one.package}.")), None)

    def union(self, kind: types.Type) -> str | None:
        """The name of the union of all families' types that a type stands for, if it does."""
        if isinstance(kind, types.Metadata):
            return (kind.extra_json_schema or {}).get("title")
        return FAMILIES.get(origin(kind)) if isinstance(kind, Thing) else None

    # Collecting

    def collect(self, kind: types.Type) -> None:
        """Every struct and TypedDict that can be reached from a type, those it needs before it."""
        if self.union(kind) is not None or (isinstance(kind, Thing) and kind.cls in self.begun):
            return
        if isinstance(kind, Thing):
            self.begun.add(kind.cls)  # one that has parts of its own kind ends here
        for one in parts(kind):
            self.collect(one)
        if isinstance(kind, Thing):
            name = self.name(kind.cls)
            known = self.found.setdefault(name, kind)
            assert known.cls is kind.cls, f"{known.cls} and {kind.cls} are both called {name}"

    def take(self, family: Declared | None = None) -> list[Thing]:
        """What has been collected and not yet been taken, of one family or of none."""
        new = [name for name in self.found if name not in self.taken]
        taken = [name for name in new if self.family(self.found[name].cls) == family]
        self.taken.update(taken)
        return [self.found[name] for name in taken]

    def interfaces(self, family: Declared | None = None) -> str:
        """What has been collected and not yet been taken, written in TypeScript."""
        return "\n".join(map(self.interface, self.take(family)))

    # Writing

    def interface(self, kind: Thing) -> str:
        """One struct or TypedDict; a tagged one carries its name in its tag field."""
        lines = [f"{comment(source.docstring(kind.cls))}export interface {self.name(kind.cls)} {{"]
        if isinstance(kind, types.StructType) and kind.tag_field is not None:
            lines.append(f'    {kind.tag_field}: "{kind.tag}";')
        remarks = source.remarks(kind.cls)
        for field in fields(kind):
            if field.name in remarks:
                lines.append(f"    /** {sentence(remarks[field.name])} */")
            lines.append(f"    {field.encode_name}{mark(kind, field)}: {self.said(field.type)};")
        return "\n".join([*lines, "}\n"])

    def said(self, kind: types.Type) -> str:
        """A type in TypeScript's words."""
        union = self.union(kind)
        if union is not None:
            return union
        match kind:
            case types.Metadata():
                return self.said(kind.type)
            case types.StructType() | types.TypedDictType():
                return self.name(kind.cls)
            case types.ListType() | types.VarTupleType() | types.CollectionType():
                item = self.said(kind.item_type)
                return f"({item})[]" if " " in item else f"{item}[]"
            case types.TupleType():
                return f"[{', '.join(map(self.said, kind.item_types))}]"
            case types.DictType():
                return f"Record<{self.said(kind.key_type)}, {self.said(kind.value_type)}>"
            case types.UnionType():
                return " | ".join(self.said(one) for one in kind.types)
            case types.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        if type(kind) not in PLAIN:
            raise TypeError(f"{kind} has no word in TypeScript yet; add one here")
        return PLAIN[type(kind)]


def origin(kind: Thing) -> type:
    """The class of a struct or TypedDict, without what it is filled with."""
    return get_origin(kind.cls) or kind.cls


def parts(kind: types.Type) -> list[types.Type]:
    """The types that a type is made of."""
    match kind:
        case types.Metadata():
            return [kind.type]
        case types.StructType() | types.TypedDictType():
            return [field.type for field in fields(kind)]
        case types.UnionType():
            return list(kind.types)
        case types.ListType() | types.VarTupleType() | types.CollectionType():
            return [kind.item_type]
        case types.TupleType():
            return list(kind.item_types)
        case types.DictType():
            return [kind.value_type]
    return []


def fields(kind: Thing) -> list[types.Field]:
    """The fields in the order in which they are declared."""
    if isinstance(kind, types.StructType):
        return list(kind.fields)
    order = list(origin(kind).__annotations__)
    return sorted(kind.fields, key=lambda field: order.index(field.name))


def mark(kind: Thing, field: types.Field) -> str:
    """What may be missing: what a client may leave out, and what a struct or a TypedDict leaves out."""
    if isinstance(kind, types.TypedDictType):
        return "" if field.required else "?"
    leaves_out = issubclass(kind.cls, FromClient) or kind.cls.__struct_config__.omit_defaults
    return "?" if leaves_out and not field.required else ""


def comment(lines: list[str]) -> str:
    """A docstring as a comment."""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "".join(["/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"])


def sentence(remark: str) -> str:
    """A remark as a sentence."""
    return f"{remark[:1].upper()}{remark[1:].rstrip('.')}."
