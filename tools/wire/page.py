"""The file web/src/wire.ts: messages, views, boards, events, and what the plain addresses answer."""

from __future__ import annotations

import typing

from msgspec import inspect as types
from tools.wire import source
from tools.wire.declared import Declared
from tools.wire.typescript import Thing, Writer, comment, fields, sentence

from gamenight.api.view import View
from gamenight.kernel import engine
from gamenight.kernel.event import Kind, Traits
from gamenight.server import film, moments, rest, reviews, wire
from gamenight.server.studio import facts as studio

HEAD = """\
// What goes over the wire, both ways. tools/wire_types.py writes it from the server's own types; do not edit.
"""
EVERY_EVENT = """\
/** What happened, in any game. */
export type GameEvent = TableEvent | Families[keyof Families]["event"];
"""
EVERY_QUESTION = """\
/** What is asked, in any game: its name, and its numbers by the names of its fields. */
export type GameQuestion = Families[keyof Families]["question"];
export type Asking<Name extends string, Field extends string = never> = { ask: Name } & Record<Field, number>;
"""
EVERY_EFFECT = """\
/** What something that is not played yet would bring about, in any game. */
export type GameEffect = Families[keyof Families]["effect"];
export type Effect<Name extends string, Field extends string = never> =
    { effect: Name } & Record<Field, number>;
"""
SIDES = {"FromClient": wire.ANY_FROM_CLIENT, "FromServer": wire.ANY_FROM_SERVER}
ANSWERS: tuple[type, ...] = (
    rest.Sentence,
    rest.Shelf,
    rest.Rules,
    rest.Words,
    rest.Admission,
    rest.Invitation,
    rest.Reach,
    rest.Health,
    film.Film,
    film.Figures,
    reviews.ReviewFacts,
    studio.StudioFacts,
    studio.StudioFields,
    studio.Changes,
    studio.XrayFacts,
    moments.OddsFacts,
)


def written(families: list[Declared]) -> str:
    """The whole file: what is common to all games first, then each family, then the plain addresses."""
    writer = Writer(families)
    text = [HEAD, numbers(), *(side(writer, name) for name in SIDES), writer.interfaces()]
    for kind in (Traits, *(kind for family in families for kind in (family.table, family.board))):
        writer.collect(types.type_info(kind))
    text += [heading("What every game has in common"), view(writer), events(), unions(writer)]
    text += [writer.interfaces()]
    for family in families:
        text += [heading(f"The family {family.name}"), of_family(writer, family), writer.interfaces(family)]
    for answer in ANSWERS:
        writer.collect(types.type_info(answer))
    return "\n".join([*text, heading("What the plain addresses answer"), writer.interfaces()])


def heading(words: str) -> str:
    """A line that divides."""
    return f"// {words}\n"


def numbers() -> str:
    """The numbers that both sides must agree on."""
    names = [name for name in vars(wire) if name.isupper() and isinstance(getattr(wire, name), int)]
    return "".join(f"export const {name} = {getattr(wire, name)};\n" for name in names)


def side(writer: Writer, name: str) -> str:
    """The union of all messages of one side."""
    union = types.type_info(SIDES[name])
    assert isinstance(union, types.UnionType)
    kinds = [one for one in union.types if isinstance(one, types.StructType)]
    for kind in kinds:
        writer.collect(kind)
    lines = source.docstring(getattr(wire, name))
    return f"{comment(lines)}export type {name} ={joined(kind.cls.__name__ for kind in kinds)};\n"


def joined(names: typing.Iterable[str]) -> str:
    """Names as a union, a line each."""
    return "".join(f"\n    | {name}" for name in names)


def view(writer: Writer) -> str:
    """The view of any game: the same but for its family and what lies on its table."""
    kind = types.type_info(View[typing.Any])
    assert isinstance(kind, Thing)
    remarks = source.remarks(View)
    lines = [f"{comment(source.docstring(View))}export interface ViewOf<Family extends string, Table> {{"]
    for field in fields(kind):
        writer.collect(field.type)
        said = {"family": "Family", "table": "Table"}.get(field.name) or writer.said(field.type)
        lines += [f"    /** {sentence(remarks[field.name])} */"] if field.name in remarks else []
        lines += [f"    {field.name}: {said};"]
    return "\n".join([*lines, "}\n"])


def events() -> str:
    """What an event is, and those that the kernel itself tells."""
    return (
        f"/** What any game may tell. */\nexport type TableEvent ={joined(map(event_of, engine.EVENTS))};\n\n"
        "/** One thing that happened: its name, its numbers by the names of its fields, and its clause. */\n"
        "export type Happening<Name extends string, Field extends string = never> = "
        "{ event: Name; clause: string } & Record<Field, number>;\n"
    )


def unions(writer: Writer) -> str:
    """What each family has one of."""
    each = [
        f"    {family.name}: "
        f"{{ view: {family.title}View; board: {writer.name(family.board)}; event: {family.title}Event; "
        f"question: {family.title}Question; effect: {family.title}Effects }};\n"
        for family in writer.families
    ]
    return "\n".join(
        [
            f"/** What each family has of its own. */\nexport interface Families {{\n{''.join(each)}}}\n",
            '/** What one may know of a game. */\nexport type View = Families[keyof Families]["view"];\n',
            '/** What a box prints. */\nexport type Board = Families[keyof Families]["board"];\n',
            EVERY_EVENT,
            EVERY_QUESTION,
            EVERY_EFFECT,
        ]
    )


def event_of(kind: Kind) -> str:
    """One kind of event."""
    return f"Happening<{named(kind)}>"


def question_of(kind: Kind) -> str:
    """One kind of question."""
    return f"Asking<{named(kind)}>"


def effect_of(kind: Kind) -> str:
    """One kind of effect."""
    return f"Effect<{named(kind)}>"


def named(kind: Kind) -> str:
    """The name of a kind, then those of its fields."""
    fields = " | ".join(f'"{field}"' for field in kind.fields)
    return f'"{kind.name}", {fields}' if fields else f'"{kind.name}"'


def of_family(writer: Writer, family: Declared) -> str:
    """Its view, its events, questions and effects; what they are made of follows."""
    table = writer.name(family.table)
    return "\n".join(
        [
            f'export type {family.title}View = ViewOf<"{family.name}", {table}>;\n',
            f"export type {family.title}Event ={joined(map(event_of, family.events))};\n",
            f"export type {family.title}Question ={joined(map(question_of, family.questions))};\n",
            f"export type {family.title}Effects ={joined(map(effect_of, family.effects)) or ' never'};\n",
        ]
    )
