"""Writes a family's fields.py from the classes that declare its memory; --check only says whether it is so.

    python tools/fields.py [--check] [FOLDER …]

Every folder that has such a file is written (or checked) anew; name a folder to give it its first one. It reads
the subclasses of Frame, Standing and State in that folder: each `self.name: Type = default` of an `__init__` is
a field, unless it is Final. The vocabulary of types is in kernel/fields.py; docs/decisions/0020 says more.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
ROOTS = [ROOT / "src" / "gamenight" / "games", ROOT / "tests"]
FILE = "fields.py"
MARK = "tools/fields.py writes this; do not edit."
HEAD = f'"""How the memory of this family is copied, written and read. {MARK}"""\n'
BASES = {"Frame": "FrameFields", "Standing": "StandingFields", "State": "Fields"}
PLAIN = {
    "Seat": "seat",
    "Seats": "seats",
    "Count": "count",
    "Money": "money",
    "Number": "number",
    "bool": "flag",
}
AT_TABLE = {"read_seat", "read_seats", "read_per_seat"}  # they ask how many seats there are
RAW = {"i64", "int", "str"}


class Kind(NamedTuple):
    """What one type is: how it is held, and who reads and writes it in positions (nobody: by hand)."""

    held: str  # number, flag, set, named, vec, seats' vec, list, nested list, object
    reads: str = ""
    writes: str = ""
    of: Kind | None = None  # of a list: what is in it


class Field(NamedTuple):
    """One declared field."""

    name: str
    type: str
    default: str


class Declared(NamedTuple):
    """One class with its fields, those of its bases first."""

    name: str
    base: str  # Frame, Standing or State
    module: Module
    fields: list[Field]


class Module(NamedTuple):
    """One source file: its classes, aliases and functions, and where its names come from."""

    name: str
    classes: dict[str, ast.ClassDef]
    aliases: dict[str, str]
    functions: set[str]
    constants: dict[str, str]  # NAME: Final = Class(…): the class
    imports: dict[str, str]


class StrayError(Exception):
    """A class that cannot be written out; the text says where and why."""


class Family:
    """All that one folder declares."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        files = [file for file in sorted(folder.rglob("*.py")) if file.name != FILE]
        self.modules = {(module := read_module(file)).name: module for file in files}
        self.needs: set[tuple[str, str]] = set()  # (module, name) that the written source imports
        self.types: set[tuple[str, str]] = set()  # the same for annotations alone

    def written(self) -> str:
        """The whole file."""
        declared = sorted(self.declared(), key=lambda one: list(BASES).index(one.base))
        body = "".join(Writing(self, one).source() for one in declared)
        return formatted(HEAD + self.imports() + body, self.folder / FILE)

    def declared(self) -> list[Declared]:
        """Every class that declares memory, in the order of its module."""
        found = []
        for module in self.modules.values():
            for name, tree in module.classes.items():
                base = self.base_of(module, tree)
                if base:
                    found.append(Declared(name, base, module, self.fields_of(module, tree)))
        return found

    def base_of(self, module: Module, tree: ast.ClassDef) -> str:
        """Frame, Standing, State, or nothing."""
        for base in tree.bases:
            if not isinstance(base, ast.Name):
                continue
            if module.imports.get(base.id, "").startswith("gamenight.kernel.") and base.id in BASES:
                return base.id
            home = self.home_of(module, base.id)
            if home is not None and base.id in home.classes:
                return self.base_of(home, home.classes[base.id])
        return ""

    def home_of(self, module: Module, name: str) -> Module | None:
        """The module of this folder that defines a name used in another."""
        if name in module.classes or name in module.aliases:
            return module
        return self.modules.get(module.imports.get(name, ""))

    def fields_of(self, module: Module, tree: ast.ClassDef) -> list[Field]:
        """The declared fields, those of the base first."""
        found: list[Field] = []
        for base in tree.bases:
            home = self.home_of(module, base.id) if isinstance(base, ast.Name) else None
            if home is not None and isinstance(base, ast.Name) and base.id in home.classes:
                found += self.fields_of(home, home.classes[base.id])
        for method in tree.body:
            if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                found += [field for line in ast.walk(method) if (field := field_of(line)) is not None]
        return found

    def kind_of(self, module: Module, said: str) -> Kind:
        """What a type is, by its name or form."""
        if said in PLAIN:
            held = {"Seats": "set", "bool": "flag"}.get(said, "number")
            return Kind(held, f"read_{PLAIN[said]}", "members" if said == "Seats" else "")
        if said == "PerSeat":
            return Kind("seats' vec", "read_per_seat")
        if said in RAW:
            return Kind("number")
        form = re.fullmatch(r"(vec|list)\[(.+)\]", said)
        if form:
            of = self.kind_of(module, form[2])
            if form[1] == "vec":
                return Kind("seats' vec" if form[2] == "Seat" else "vec", of=of)
            return Kind("nested list" if of.held.endswith("list") else "list", of=of)
        if said.startswith("tuple["):
            return Kind("number")  # it cannot change, so it is handed over
        return self.own_kind(module, said)

    def own_kind(self, module: Module, said: str) -> Kind:
        """A type that the family declares: a name for a number or a list, something Named, or a class."""
        home = self.home_of(module, said)
        if home is None:
            return Kind("object")
        reads, writes = (f"{verb}_{snake(said)}" for verb in ("read", "write"))
        reads = self.need(home, reads) if reads in home.functions else ""
        writes = self.need(home, writes) if writes in home.functions else ""
        if said in home.aliases:
            return Kind(self.kind_of(home, home.aliases[said]).held, reads, writes)
        if any(isinstance(base, ast.Name) and base.id == "Named" for base in home.classes[said].bases):
            names = [name for name, of in home.constants.items() if of == said]
            for name in names:
                self.need(home, name)
            return Kind("named", ", ".join(names))
        return Kind("object", reads, writes)

    def need(self, module: Module, name: str) -> str:
        """Import a name into the written source."""
        self.needs.add((module.name, name))
        return name

    def imports(self) -> str:
        """The lines that import what was used; state classes only for their types, or the circle would close."""
        lines = ["from __future__ import annotations\n"]
        lines += [f"from {module} import {name}\n" for module, name in sorted(self.needs)]
        lines += ["if TYPE_CHECKING:\n    pass\n"]
        lines += [f"    from {module} import {name}\n" for module, name in sorted(self.types)]
        return "".join(lines)


class Writing:
    """The source for one class."""

    def __init__(self, family: Family, declared: Declared) -> None:
        self.family = family
        self.declared = declared
        self.kinds = {field.name: family.kind_of(declared.module, field.type) for field in declared.fields}
        self.is_state = declared.base == "State"

    def kernel(self, module: str, name: str) -> str:
        """Import a name of the kernel."""
        self.family.needs.add((f"gamenight.kernel.{module}", name))
        return name

    def source(self) -> str:
        """The class, and the one object of it."""
        name, base = self.declared.name, BASES[self.declared.base]
        self.kernel("fields", base)
        self.family.needs |= {("typing", one) for one in ("TYPE_CHECKING", "Final", "final")}
        places = self.family.types if self.is_state else self.family.needs
        places.add((self.declared.module.name, name))
        if not self.is_state:
            self.family.types.add(("gamenight.kernel.state", "State"))
        in_position = [field.name for field in self.declared.fields if self.is_written(field)]
        given = [repr(one) for one in in_position]
        if base == "StandingFields":
            given.insert(0, repr(snake(name).replace("_", "-")))
        methods = [self.fresh(), self.clear(), self.load(), self.write(), self.read(), self.say()]
        state = "State" if not self.is_state else name
        return (
            f'\n\n@final\nclass {name}Fields({base}["{name}"]):\n    """The fields of {name}."""\n\n'
            + "\n".join(method for method in methods if method).replace("«State»", "State")
            + f"\n\n{snake(name).upper()}: Final = {name}Fields({', '.join(given)})\n"
        ).replace(f'{base}["{name}"]', f"{base}[{name}]" if not self.is_state else f'{base}["{state}"]')

    def is_written(self, field: Field) -> bool:
        """Whether positions have it without anything written by hand."""
        kind = self.kinds[field.name]
        by_type = bool(kind.reads) or (kind.of is not None and bool(kind.of.reads))
        if not by_type and not self.is_state:
            raise StrayError(
                f"{self.declared.module.name}.{self.declared.name}.{field.name}: say what it is by a type of "
                f"kernel/fields.py, or by one of the family's own with a read_ function; not {field.type!r}"
            )
        return by_type

    # One method each

    def fresh(self) -> str:
        """How a new one is made."""
        name = self.declared.name
        if self.declared.base == "Frame":
            self.family.needs.add(("typing", "Any"))
            self.family.types.add(("gamenight.kernel.decision", "Decision"))
            return (
                f"    def fresh(self, decision: Decision[Any, Any]) -> {name}:\n"
                f'        """A new one."""\n        return {name}(decision)\n'
            )
        if self.declared.base == "Standing":
            self.family.needs.add(("mypy_extensions", "i64"))
            self.kernel("seat", "Seat")
            return (
                f"    def fresh(self, number: i64, seat: Seat, other: Seat) -> {name}:\n"
                f'        """A new one."""\n        return {name}(self, number, seat, other)\n'
            )
        return ""

    def clear(self) -> str:
        """How a frame is made as new."""
        if self.declared.base != "Frame":
            return ""
        lines = []
        for field in self.declared.fields:
            kind = self.kinds[field.name]
            self.names_of(field.default)
            line = f"frame.{field.name} = {field.default}\n"
            if kind.held in {"vec", "seats' vec", "list", "nested list"}:
                line = f"if len(frame.{field.name}) > 0:\n    {line}"
            lines.append(line)
        return method("clear", f"frame: {self.declared.name}", "None", "As new.", lines)

    def load(self) -> str:
        """How one becomes equal to another."""
        together = [
            field.name
            for field in self.declared.fields
            if self.is_state and self.kinds[field.name].held == "seats' vec" and field.type != "vec[Seat]"
        ]
        lines = []
        if together:
            self.family.needs.add(("mypy_extensions", "i64"))
            lines.append("seat: i64 = 0\nwhile seat < mine.seats:\n")
            lines += [f"    mine.{name}[seat] = other.{name}[seat]\n" for name in together]
            lines.append("    seat += 1\n")
        for field in self.declared.fields:
            if field.name not in together:
                lines.append(self.loaded(field.name, self.kinds[field.name]))
        name = self.declared.name
        return method("load", f"mine: {name}, other: {name}", "None", "Field by field.", lines)

    def loaded(self, name: str, kind: Kind) -> str:
        """One field, taken over from the other."""
        mine, other = f"mine.{name}", f"other.{name}"
        if kind.held == "seats' vec":
            return f"{mine} = {self.kernel('fields', 'taken_over')}({mine}, {other})\n"
        if kind.held == "vec":
            line = f"{mine} = {other}[:]\n"
            return line if self.is_state else f"if len({mine}) > 0 or len({other}) > 0:\n    {line}"
        if kind.held == "list" and kind.of is not None and kind.of.held == "object":
            return f"for place in range(len({other})):\n    {mine}[place].load({other}[place])\n"
        if kind.held == "list":
            return f"if {mine} or {other}:\n    {mine} = list({other})\n"
        if kind.held == "nested list":
            return f"{mine} = [list(one) for one in {other}]\n"
        return f"{mine}.load({other})\n" if kind.held == "object" else f"{mine} = {other}\n"

    def write(self) -> str:
        """How positions say it."""
        lines = []
        for field in self.declared.fields:
            if not self.is_written(field):
                continue
            kind, value = self.kinds[field.name], f"kept.{field.name}"
            line = f'document["{field.name}"] = {self.put(kind, value)}\n'
            lines.append(line if self.is_state else f"if {self.differs(field, kind, value)}:\n    {line}")
        parameters = f"state: State, kept: {self.declared.name}, document: dict[str, object]"
        return method("write", parameters, "None", "By name; what is as at first is left out.", lines)

    def differs(self, field: Field, kind: Kind, value: str) -> str:
        """The condition that a field is not as at first."""
        if kind.held in {"vec", "seats' vec", "list", "nested list"}:
            return f"len({value}) > 0"
        if field.default in {"0", "False"}:
            return value
        if field.default == "True":
            return f"not {value}"
        self.names_of(field.default)
        return f"{value} {'is not' if kind.held == 'named' else '!='} {field.default}"

    def put(self, kind: Kind, value: str) -> str:
        """A value ready for JSON."""
        if kind.writes == "members":
            return f"{self.kernel('seat', 'members')}({value})"
        if kind.writes:
            return f"{kind.writes}({self.own_state()}, {value})"
        if kind.held == "named":
            return f"{value}.name"
        if kind.of is not None and (kind.of.writes or kind.of.held == "named"):
            return f"[{self.put(kind.of, 'one')} for one in {value}]"
        return f"list({value})" if kind.held in {"vec", "seats' vec", "list"} else value

    def read(self) -> str:
        """How it is read from a position."""
        lines = []
        for field in self.declared.fields:
            if self.is_written(field):
                given, where = f'document["{field.name}"]', f'f"{{where}}{field.name}"'
                value = self.got(self.kinds[field.name], given, where)
                lines.append(f'if "{field.name}" in document:\n    kept.{field.name} = {value}\n')
        name = self.declared.name
        parameters = f"state: State, kept: {name}, document: dict[str, object], where: str"
        return method("read", parameters, "None", "By name; what is missing stays as it is.", lines)

    def got(self, kind: Kind, given: str, where: str) -> str:
        """A value read and checked."""
        if kind.held == "named":
            return f"{self.kernel('reading', 'read_named')}({given}, {where}, [{kind.reads}])"
        if kind.reads:
            is_kernels = kind.reads in {f"read_{one}" for one in PLAIN.values()} | AT_TABLE
            state = f"{self.own_state()}, " if not is_kernels else "state, " if kind.reads in AT_TABLE else ""
            reads = self.kernel("reading", kind.reads) if is_kernels else kind.reads
            value = f"{reads}({state}{given}, {where})"
            return self.as_vec(value) if kind.held.endswith("vec") and is_kernels else value
        assert kind.of is not None
        listed = f"{self.kernel('reading', 'listed')}({given}, {where}, 'values')"
        inner = self.got(kind.of, "one", f'{where[:-1]}[{{place}}]"')
        value = f"[{inner} for place, one in enumerate({listed})]"
        return self.as_vec(value) if kind.held.endswith("vec") else value

    def as_vec(self, value: str) -> str:
        """A list as an array of numbers."""
        self.family.needs |= {("librt.vecs", "vec"), ("mypy_extensions", "i64")}
        return f"vec[i64]({value})"

    def say(self) -> str:
        """How it looks at the prompt of Python."""
        parts = []
        for field in self.declared.fields:
            kind, value = self.kinds[field.name], f"kept.{field.name}"
            if kind.held == "set":
                value = f"{self.kernel('seat', 'members')}({value})"
            elif kind.held.endswith("vec"):
                value = f"list({value})"
            parts.append(f'f"{field.name}={{{value}}}",\n')
        lines = [f"return [\n    {'    '.join(parts)}]\n"] if parts else []
        return method("say", f"kept: {self.declared.name}", "list[str]", "Each field, by name.", lines)

    def own_state(self) -> str:
        """The state as the family's own readers and writers want it."""
        if self.is_state:
            return "kept"
        states = [one for one in self.family.declared() if one.base == "State"]
        self.family.types.add((states[0].module.name, states[0].name))
        self.family.needs.add(("typing", "cast"))
        return f'cast("{states[0].name}", state)'

    def names_of(self, default: str) -> None:
        """Import what a default is made of."""
        for name in {node.id for node in ast.walk(ast.parse(default)) if isinstance(node, ast.Name)}:
            module = self.declared.module
            home = module.name if name in module.constants else module.imports.get(name)
            if home is not None:
                self.family.needs.add((home, name))


def method(name: str, parameters: str, returns: str, about: str, lines: list[str]) -> str:
    """A method, if there is anything for it to do."""
    if not lines:
        return ""
    body = "".join(f"        {line}\n" for line in "".join(lines).splitlines())
    return f'    def {name}(self, {parameters}) -> {returns}:\n        """{about}"""\n{body}'


def read_module(file: Path) -> Module:
    """What one source file has at its top level."""
    root = ROOT / "src" if file.is_relative_to(ROOT / "src") else ROOT
    name = ".".join(file.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
    module = Module(name, {}, {}, set(), {}, {})
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            module.imports.update({(one.asname or one.name): node.module for one in node.names})
    for node in tree.body:
        match node:
            case ast.ClassDef():
                module.classes[node.name] = node
            case ast.FunctionDef():
                module.functions.add(node.name)
            case ast.AnnAssign(target=ast.Name(id=target), annotation=ast.Name(id="TypeAlias"), value=value):
                module.aliases[target] = ast.unparse(value).strip("'") if value is not None else ""
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.Call(func=ast.Name(id=made))):
                module.constants[target] = made
            case ast.AnnAssign(target=ast.Name(id=target)):
                module.constants[target] = ""
            case ast.Assign(targets=[ast.Name(id=target)], value=ast.Name(id=said)):
                module.aliases[target] = said
            case ast.Assign(targets=[ast.Name(id=target)], value=ast.Call(func=ast.Name(id=made))):
                module.constants[target] = made
    return module


def field_of(line: ast.AST) -> Field | None:
    """`self.name: Type = default` as a field; not if it is Final."""
    match line:
        case ast.AnnAssign(
            target=ast.Attribute(value=ast.Name(id="self"), attr=name), value=ast.expr() as value
        ):
            said = ast.unparse(line.annotation).strip("'")
            return None if said.startswith("Final") else Field(name, said, ast.unparse(value))
    return None


def snake(name: str) -> str:
    """AuctionFrame as auction_frame."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def formatted(source: str, file: Path) -> str:
    """As ruff would have it: imports in order, lines broken."""
    sort = ["check", "--fix-only", "--select", "I,F401,PIE790"]
    for command in (sort, ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", str(file), "-"]
        done = subprocess.run(ruff, input=source, capture_output=True, text=True, check=False, cwd=ROOT)
        if not done.stdout:
            raise StrayError(f"ruff: {done.stderr}")
        source = done.stdout
    return source


def main() -> int:
    """Write the files, or check them."""
    folders = [Path(one).resolve() for one in sys.argv[1:] if one != "--check"]
    folders += [file.parent for root in ROOTS for file in root.rglob(FILE) if MARK in file.read_text("utf-8")]
    stale = []
    for folder in sorted(set(folders)):
        text, file = Family(folder).written(), folder / FILE
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(str(file.relative_to(ROOT)))
    if stale:
        print(f"{', '.join(stale)}: not what the classes say; run python tools/fields.py and check it in")
    return 1 if stale else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except StrayError as error:
        sys.exit(str(error))
