"""The file docs/reference/views.md: what a view, a board and an event contain, for writers of clients."""

from __future__ import annotations

import re
import typing
from types import MappingProxyType

from msgspec import inspect as types
from tools.wire import source
from tools.wire.declared import Declared
from tools.wire.typescript import Thing, Writer, fields, origin, sentence

from gamenight.api.view import View
from gamenight.kernel import engine
from gamenight.kernel.event import Kind, Traits
from gamenight.words.catalogue import catalogue

HEAD = """\
# Views, boards, events and questions

What a client is sent of a game, family by family. `python -m tools.wire_types` writes this page and
[web/src/wire.ts](../../web/src/wire.ts) from the sources: a type has the same name in both. How it is
sent is in [wire.md](wire.md).

A **view** is all that one seat may know; what lies on its `table` depends on the `family`. A **board** is
what the box prints, and never changes in a game. An **event** is one thing that happened: `event` is its
name, `clause` the rule that caused it, the rest are numbers. A **question** is what a hand `asks`: `ask` is
its name, the rest are numbers. Seats, spaces and cards are counted from 0.
"""
FORMS = re.compile(r"\{(\w+):[^}]*?\|?([^|}]*)\}")  # what is filled in, in one form or another


def written(families: list[Declared]) -> str:
    """The whole page."""
    writer = Writer(families)
    kinds = [Traits, *(kind for family in families for kind in (family.table, family.board))]
    view = types.type_info(View[typing.Any])
    assert isinstance(view, Thing)
    for kind in (*(field.type for field in fields(view)), *map(types.type_info, kinds)):
        writer.collect(kind)
    text = [HEAD, "## Every game\n", contents(writer, view, "View", {"table": tables(writer)})]
    text += [contents(writer, kind) for kind in writer.take()]
    text += ["### What any game may tell\n", told("table", engine.EVENTS)]
    for family in families:
        text += [f"## The family `{family.name}`\n"]
        kinds_of_it = writer.take(family)[::-1]  # what holds the others first
        printed = [kind for kind in kinds_of_it if f"{family.package}.edition." in kind.cls.__module__]
        on_table = [kind for kind in kinds_of_it if kind not in printed]
        text += [contents(writer, kind) for kind in (*on_table, *printed)]
        text += [f"### What happens in `{family.name}`\n", told(family.name, family.events)]
        text += [f"### What is asked in `{family.name}`\n", asked(family.name, family.questions)]
    return "\n".join(text)


def tables(writer: Writer) -> str:
    """What may lie on a table, family by family."""
    return " | ".join(writer.name(family.table) for family in writer.families)


def contents(
    writer: Writer, kind: Thing, name: str = "", known: typing.Mapping[str, str] = MappingProxyType({})
) -> str:
    """One type: what it is, and a line for each of its fields; of some the type is known to the caller."""
    remarks = source.remarks(origin(kind))
    lines = [f"### {name or writer.name(kind.cls)}\n", *source.docstring(origin(kind)), ""]
    lines += ["| field | type | |", "| --- | --- | --- |"]
    if isinstance(kind, types.StructType) and kind.tag_field is not None:
        lines.append(row(f"`{kind.tag_field}`", f'`"{kind.tag}"`', ""))
    for field in fields(kind):
        remark = sentence(remarks[field.name]) if field.name in remarks else ""
        said = known.get(field.name) or writer.said(field.type)
        lines.append(row(f"`{field.encode_name}`", f"`{said}`", remark))
    return "\n".join([*lines, ""])


def told(family: str, kinds: list[Kind]) -> str:
    """A line for each event: its numbers, its traits, and the sentence that tells it."""
    sentences = catalogue().part("event", family)
    lines = ["| event | numbers | traits | told as |", "| --- | --- | --- | --- |"]
    for kind in kinds:
        numbers = ", ".join(f"`{field}`" for field in kind.fields)
        lines.append(row(f"`{kind.name}`", numbers, traits(kind.traits), plain(sentences[kind.name])))
    return "\n".join([*lines, ""])


def asked(family: str, kinds: list[Kind]) -> str:
    """A line for each question: its numbers, and the sentence that asks it of somebody."""
    sentences = catalogue().part("ask", family)
    lines = ["| ask | numbers | asked as |", "| --- | --- | --- |"]
    for kind in kinds:
        sentence = sentences.get(f"{kind.name}_you") or sentences[kind.name]
        numbers = ", ".join(f"`{field}`" for field in kind.fields)
        lines.append(row(f"`{kind.name}`", numbers, plain(sentence)))
    return "\n".join([*lines, ""])


def plain(sentence: str) -> str:
    """A sentence of the catalogue with `{field}` for whatever is filled in."""
    return FORMS.sub(lambda form: form[2].replace("#", f"{{{form[1]}}}"), sentence)


def traits(traits: Traits) -> str:
    """What an event is, in few words."""
    found = [f"pays: {' → '.join(traits['pays'])}"] if "pays" in traits else []
    found += [f"at: {traits['at']}"] if "at" in traits else []
    found += [f"moves: {traits['moves']}"] if "moves" in traits else []
    found += [f"mover: {traits['mover']}"] if "mover" in traits else []
    found += [f"throws: {', '.join(traits['throws'])}"] if "throws" in traits else []
    found += [f"spins: {traits['spins']}"] if "spins" in traits else []
    found += [f"turns: {traits['turns']}"] if "turns" in traits else []
    found += [f"{name}: {', '.join(traits[name])}" for name in ("cheers", "saddens") if name in traits]
    return "; ".join([*found, *(name for name in ("defers", "notable", "begins", "ends") if name in traits)])


def row(*cells: str) -> str:
    """A line of a table."""
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
