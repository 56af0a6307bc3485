"""What may stand in an edition's file, for whoever changes it: every field, from the family's form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import inspect

from gamenight.editions.forms import kinds_of
from gamenight.words.catalogue import ENGLISH, catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

COLOUR = "#"  # how a pattern begins that only colours match
LONG = 60  # letters; more need several lines

EditorKind = Literal["text", "long", "number", "switch", "choice", "colour", "list", "table"]


class FieldChoice(msgspec.Struct):
    """One value of a few, and what it is called."""

    value: str | int
    label: str


class FieldFacts(msgspec.Struct):
    """One field of a file: how it is called and changed, and what it may be."""

    name: str
    label: str
    kind: EditorKind
    hint: str = ""
    is_needed: bool = False  # it cannot be left out
    default: Any = None  # what it is if it is left out
    least: int | None = None  # of a number; of a list or a text: how long
    most: int | None = None
    choices: list[FieldChoice] = []
    one_of: str = ""  # it names a part of that field, by its id
    place_in: str = ""  # it is the place of a part of that field
    part: FieldFacts | None = None  # of a list
    fields: list[FieldFacts] = []  # of a table
    by: str = ""  # of a table: the field on whose value it depends which others there are
    needs: dict[str, tuple[str, ...]] = {}
    may: dict[str, tuple[str, ...]] = {}


def described(family: str, form: type[msgspec.Struct], language: str = ENGLISH) -> list[FieldFacts]:
    """All fields of a family's file, in the order of its form; the family itself cannot be changed."""
    info = inspect.type_info(form)
    assert isinstance(info, inspect.StructType)
    return [field for field in _Describer(family, language).fields(info, ()) if field.name != "family"]


class _Describer:
    def __init__(self, family: str, language: str) -> None:
        self.family = family
        self.find = catalogue(language).find

    def fields(self, info: inspect.StructType, path: tuple[str, ...]) -> Iterator[FieldFacts]:
        for one in info.fields:
            field = self.field(one.encode_name, one.type, path)
            field.is_needed = one.required
            if one.default is not msgspec.NODEFAULT:
                field.default = msgspec.to_builtins(one.default)
            elif one.default_factory is not msgspec.NODEFAULT:
                field.default = msgspec.to_builtins(one.default_factory())
            yield field

    def field(self, name: str, info: inspect.Type, path: tuple[str, ...]) -> FieldFacts:
        here = (*path, name)
        field = FieldFacts(name, self.label(here), "text", self.said("hint", here))
        self.fill(field, info, here)
        return field

    def fill(self, field: FieldFacts, info: inspect.Type, here: tuple[str, ...]) -> None:
        """What kind of field it is, and within what bounds."""
        if isinstance(info, inspect.Metadata):
            extra = info.extra or {}
            field.one_of, field.place_in = extra.get("one_of", ""), extra.get("place_in", "")
            self.fill(field, info.type, here)
        elif isinstance(info, inspect.UnionType):
            for one in info.types:
                self.fill(field, one, here)
        elif isinstance(info, inspect.ListType):
            field.kind, field.least, field.most = "list", info.min_length, info.max_length
            field.part = FieldFacts("", field.label, "text")
            self.fill(field.part, info.item_type, here)
        elif isinstance(info, inspect.StructType):
            field.kind, field.fields = "table", list(self.fields(info, here))
            kinds = kinds_of(info.cls)
            if kinds is not None:
                field.by, field.needs, field.may = kinds
        else:
            self.fill_single(field, info)

    def fill_single(self, field: FieldFacts, info: inspect.Type) -> None:
        """Describe a field that takes a single value."""
        if isinstance(info, inspect.LiteralType):
            field.kind = "choice"
            field.choices += [
                FieldChoice(value, self.choice(value))
                for value in info.values
                if isinstance(value, str | int)
            ]
        elif isinstance(info, inspect.BoolType):
            field.kind = "switch"
        elif isinstance(info, inspect.IntType):
            field.kind, field.least, field.most = "number", info.ge, info.le
        elif isinstance(info, inspect.StrType):
            is_colour = info.pattern is not None and COLOUR in info.pattern
            field.kind = "colour" if is_colour else "long" if (info.max_length or 0) > LONG else "text"
            field.least, field.most = info.min_length, info.max_length

    def label(self, here: tuple[str, ...]) -> str:
        return self.said("field", here) or here[-1].replace("_", " ")

    def choice(self, value: str | int) -> str:
        return self.said("choice", (str(value),)) or str(value).replace("_", " ")

    def said(self, what: str, here: tuple[str, ...]) -> str:
        """What a field is called, by its whole path or last name, in the family's words or in everybody's."""
        for path in ("_".join(here), here[-1]):
            found = self.find("studio", self.family, what, path) or self.find("studio", "any", what, path)
            if found:
                return found
        return ""
