"""The page docs/reference/editions.md: every field of an edition's file, from the forms of each family."""

from __future__ import annotations

from typing import Any

import msgspec
from tools.wire import source
from tools.wire.typescript import sentence

from gamenight import families
from gamenight.editions.forms import kinds_of
from gamenight.editions.shelf import boxes, edition_of
from gamenight.editions.wanted import bare, choices, is_form, item_of, wanted

HEAD = """\
# Editions, field by field

Written by `python -m tools.pages` from the forms in `src/gamenight/games/*/edition/form.py`.
[Add an edition](../how-to/add-an-edition.md) shows how one is made; `gamenight edition check` says what is
wrong with it, by file, line and field.

An edition is a folder with an `edition.toml`; beside it may lie files of other languages, such as `fr.toml`.
Fields that stand alone come first in the file, above the first `[table]`. A list of tables is written
`spaces = [{{ kind = "go", name = "GO" }}, …]`, or with a heading `[[spaces]]` for each.

| | |
| --- | --- |
{families}"""


def written() -> str:
    """The whole page."""
    forms = {family.name: form for family in families.known() if (form := family.form()) is not None}
    rows = "".join(
        f"| [`family = {name!r}`](#{name}) | {', '.join(f'`{box}`' for box in boxes_of(name))} |\n"
        for name in forms
    )
    return "\n".join([HEAD.format(families=rows.replace("'", '"')), *(told(*one) for one in forms.items())])


def boxes_of(family: str) -> list[str]:
    """The boxes of a family that come with gamenight."""
    return [box for box in sorted(boxes()) if edition_of(box).family == family]


def told(family: str, form: type[msgspec.Struct]) -> str:
    """A family: its whole file, then each table in it."""
    parts = [f"## {family}\n\n{table(form)}"]
    for path, inner in tables(form):
        said = " ".join(source.docstring(inner))
        parts.append(f"### {family}: `{path}`\n\n{said}\n\n{table(inner)}{kinds(inner)}")
    return "\n".join(parts)


def kinds(form: type[msgspec.Struct]) -> str:
    """Of a table whose fields depend on what it is: those of each kind, besides what every kind has."""
    given = kinds_of(form)
    if given is None:
        return ""
    (field,) = (one for one in msgspec.structs.fields(form) if one.encode_name == given.by)
    rows = "".join(
        f"| `{kind}` | {quoted(given.needs.get(kind, ()))}{beside(given.may.get(kind, ()))} |\n"
        for kind in choices(field.type)
    )
    return f"\n| {given.by} | has |\n| --- | --- |\n{rows}"


def quoted(names: tuple[str, ...]) -> str:
    """Fields in a row."""
    return ", ".join(f"`{name}`" for name in names) or "nothing more"


def beside(names: tuple[str, ...]) -> str:
    """Fields that one kind may have."""
    return f", and may have {quoted(names)}" if names else ""


def tables(form: type[msgspec.Struct], path: str = "") -> list[tuple[str, type[msgspec.Struct]]]:
    """The tables in a form, each once, by how they are written; those of the same form share a heading."""
    found: dict[type[msgspec.Struct], list[str]] = {}
    for field in msgspec.structs.fields(form):
        item = item_of(field.type)
        inner, _ = bare(field.type if item is None else item)
        if is_form(inner):
            place = f"{path}{field.encode_name}"
            found.setdefault(inner, []).append(f"[{place}]" if item is None else f"[[{place}]]")
    listed: list[tuple[str, type[msgspec.Struct]]] = []
    for inner, places in found.items():
        listed.append(("`, `".join(places), inner))
        listed += tables(inner, f"{places[0].strip('[]')}.")
    return listed


def table(form: type[msgspec.Struct]) -> str:
    """The fields of one table."""
    remarks = source.remarks(form)
    rows = "".join(
        f"| `{field.encode_name}` | {takes(field)} | {remark(remarks.get(field.name, ''))} |\n"
        for field in msgspec.structs.fields(form)
    )
    return f"| field | takes | |\n| --- | --- | --- |\n{rows}"


def takes(field: msgspec.structs.FieldInfo) -> str:
    """What a field takes, and whether it may be left out."""
    item = item_of(field.type)
    if item is not None and is_form(bare(item)[0]):
        kind = "tables, see below"
    elif is_form(bare(field.type)[0]):
        kind = "a table, see below"
    else:
        kind = code(wanted(field.type), choices(field.type) or choices(item))
    return kind if field.required else f"{kind}; may be left out{left_out(field.default)}"


def code(text: str, values: list[Any]) -> str:
    """Choices as they are written in the file."""
    listed = ", ".join(map(str, values))
    return text.replace(listed, ", ".join(f"`{value}`" for value in values)) if values else text


def left_out(default: object) -> str:
    """What holds where a field is left out, if that is not nothing."""
    if isinstance(default, bool):
        return f": `{str(default).lower()}`"
    return f": `{default}`" if isinstance(default, str) and default else ""


def remark(text: str) -> str:
    """A note as a sentence."""
    return sentence(text).replace("|", "\\|") if text else ""
