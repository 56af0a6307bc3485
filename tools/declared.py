"""Reads what the classes of one folder declare: their fields, and what each field's type is."""

from __future__ import annotations

import ast
import re
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

FILE = "fields.py"
BASES = ("Frame", "Standing", "State")
KERNEL = "gamenight.kernel."
PARTS = "gamenight.games.parts."


class StrayError(Exception):
    """A class that cannot be written out; the text says where and why."""


class Held(Enum):
    """How a value is held, which says how it is copied."""

    PLAIN = "a number, a flag, a text: handed over"
    SEATS = "a set of seats in one number"
    NAMED = "one of a few constants"
    VALUE = "an object that cannot change: handed over"
    EACH = "an array with one number for each seat"
    ARRAY = "any other array"
    LIST = "a list"
    NESTED = "a list of lists"
    OBJECT = "something with a load() of its own"


class Kind(NamedTuple):
    """What one type is, and who reads and writes it in positions; read by nobody, it is left to a hand."""

    held: Held
    reads: str = ""
    writes: str = ""
    home: str = ""  # the module of those two
    asks_table: bool = True  # whether its reader wants the state
    names: tuple[str, ...] = ()  # of what is NAMED: the constants
    of: Kind | None = None  # of what is in a list

    @property
    def is_many(self) -> bool:
        """Whether it is a list or an array."""
        return self.is_array or self.held in {Held.LIST, Held.NESTED}

    @property
    def is_array(self) -> bool:
        """Whether it is an array."""
        return self.held in {Held.EACH, Held.ARRAY}


READING = KERNEL + "reading"
VOCABULARY = {
    "Seat": Kind(Held.PLAIN, "read_seat", home=READING),
    "Seats": Kind(Held.SEATS, "read_seats", home=READING),
    "Count": Kind(Held.PLAIN, "read_count", home=READING, asks_table=False),
    "Money": Kind(Held.PLAIN, "read_money", home=READING, asks_table=False),
    "Number": Kind(Held.PLAIN, "read_number", home=READING, asks_table=False),
    "bool": Kind(Held.PLAIN, "read_flag", home=READING, asks_table=False),
    "PerSeat": Kind(Held.EACH, "read_per_seat", home=READING),
}
ITSELF = "to_json"  # the method of a class that writes itself
RAW = {"i64", "int", "str"}  # they say nothing of what they are: copied, but left out of positions


class Field(NamedTuple):
    """One declared field."""

    name: str
    type: str
    default: str


class Module(NamedTuple):
    """One source file: what it has at its top level, and where its names come from."""

    name: str
    classes: dict[str, ast.ClassDef]
    aliases: dict[str, str]  # NAME = Type, NAME: TypeAlias = Type
    functions: set[str]
    constants: dict[str, str]  # NAME: Final = Class(…), and the class; NAME: Final = 3, and nothing
    imports: dict[str, str]


class Declared(NamedTuple):
    """One class with its fields, those of its bases first."""

    name: str
    base: str  # one of BASES
    module: Module
    fields: list[Field]


class Family:
    """All that one folder declares."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.root = root
        files = [file for file in sorted(folder.rglob("*.py")) if file.name != FILE]
        self.modules = {(module := read_module(file, root)).name: module for file in files}
        found = [
            Declared(name, base, module, self.fields_of(module, tree))
            for module in list(self.modules.values())
            for name, tree in module.classes.items()
            if (base := self.base_of(module, tree))
        ]
        self.declared = sorted(found, key=lambda one: BASES.index(one.base))

    def state(self) -> Declared:
        """The family's own state."""
        return self.declared[-1]

    def base_of(self, module: Module, tree: ast.ClassDef) -> str:
        """Frame, Standing, State, or nothing."""
        for name in base_names(tree):
            if name in BASES and module.imports.get(name, "").startswith(KERNEL):
                return name
            home = self.home_of(module, name)
            if home is not None and name in home.classes:
                return self.base_of(home, home.classes[name])
        return ""

    def fields_of(self, module: Module, tree: ast.ClassDef) -> list[Field]:
        """The declared fields, those of the base first."""
        found: list[Field] = []
        for name in base_names(tree):
            home = self.home_of(module, name)
            if home is not None and name in home.classes:
                found += self.fields_of(home, home.classes[name])
        for method in tree.body:
            if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                found += [field for line in ast.walk(method) if (field := field_of(line)) is not None]
        return found

    def home_of(self, module: Module, name: str) -> Module | None:
        """The module of this folder, or of a part that families share, which defines a name."""
        if name in module.classes or name in module.aliases:
            return module
        home = module.imports.get(name, "")
        file = self.root.joinpath("src", *home.split(".")).with_suffix(".py")
        if home.startswith(PARTS) and home not in self.modules and file.is_file():
            self.modules[home] = read_module(file, self.root)
        return self.modules.get(home)

    def kind_of(self, module: Module, said: str) -> Kind:
        """What a type is, by its name or form."""
        if said in VOCABULARY:
            return VOCABULARY[said]
        if said in RAW or said.startswith("tuple["):
            return Kind(Held.PLAIN)
        if said.endswith(" | None"):
            return self.kind_of(module, said.removesuffix(" | None"))
        form = re.fullmatch(r"(vec|list)\[(.+)\]", said)
        if form is None:
            return self.own_kind(module, said)
        of = self.kind_of(module, form[2])
        if form[1] == "vec":
            return Kind(Held.ARRAY, of=of)
        return Kind(Held.NESTED if of.is_many else Held.LIST, of=of)

    def own_kind(self, module: Module, said: str) -> Kind:
        """A type of the family itself: another name for a number or a list, something Named, or a class."""
        home = self.home_of(module, said)
        if home is None:
            return Kind(Held.OBJECT)
        reads, writes = (
            one if (one := f"{verb}_{snake(said)}") in home.functions else "" for verb in ("read", "write")
        )
        if said in home.aliases:
            return Kind(self.kind_of(home, home.aliases[said]).held, reads, writes, home.name)
        if "Named" in base_names(home.classes[said]):
            names = tuple(name for name, of in home.constants.items() if of == said)
            return Kind(Held.NAMED, "read_named", home=home.name, names=names)
        methods = [one.name for one in home.classes[said].body if isinstance(one, ast.FunctionDef)]
        writes = ITSELF if ITSELF in methods else writes
        return Kind(Held.OBJECT if "load" in methods else Held.VALUE, reads, writes, home.name)


def read_module(file: Path, root: Path) -> Module:
    """What one source file has at its top level."""
    base = root / "src" if file.is_relative_to(root / "src") else root
    name = ".".join(file.relative_to(base).with_suffix("").parts).removesuffix(".__init__")
    module = Module(name, {}, {}, set(), {}, {})
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            module.imports.update({(one.asname or one.name): node.module for one in node.names})
    for node in tree.body:
        note(module, node)
    return module


def note(module: Module, node: ast.stmt) -> None:
    """One statement of the top level: a class, a function, another name for a type, a constant."""
    match node:
        case ast.ClassDef(name=name):
            module.classes[name] = node
        case ast.FunctionDef(name=name):
            module.functions.add(name)
        case ast.AnnAssign(
            target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias"), value=ast.expr() as of
        ):
            module.aliases[name] = ast.unparse(of).strip("'")
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Name(id=of)):
            module.aliases[name] = of
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.Call(func=ast.Name(id=of))):
            module.constants[name] = of
        case ast.AnnAssign(target=ast.Name(id=name)):
            module.constants[name] = ""


def field_of(line: ast.AST) -> Field | None:
    """`self.name: Type = default` as a field; not if it is Final."""
    match line:
        case ast.AnnAssign(
            target=ast.Attribute(value=ast.Name(id="self"), attr=name), value=ast.expr() as default
        ):
            said = ast.unparse(line.annotation).strip("'")
            return None if said.startswith("Final") else Field(name, said, ast.unparse(default))
    return None


def base_names(tree: ast.ClassDef) -> list[str]:
    """The bases of a class that are plain names."""
    return [base.id for base in tree.bases if isinstance(base, ast.Name)]


def snake(name: str) -> str:
    """AuctionFrame as auction_frame."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
