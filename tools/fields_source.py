"""Writes out what classes declare: how they are made, copied, written, read and said."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from tools.declared import ITSELF, KERNEL, READING, Declared, Family, Field, Held, Kind, StrayError, snake

if TYPE_CHECKING:
    from collections.abc import Iterator

FIELDS = {"Frame": "FrameFields", "Standing": "StandingFields", "State": "Fields"}


class Source:
    """The source for one family: a class for each class, and what they import."""

    def __init__(self, family: Family) -> None:
        self.family = family
        self.imports: set[tuple[str, str]] = {("typing", "Final"), ("typing", "final")}
        self.types: set[tuple[str, str]] = {(f"{KERNEL}state", "State")}  # wanted in annotations alone

    def whole(self) -> str:
        """The imports, then class after class."""
        body = "\n\n".join(ClassSource(self, declared).whole() for declared in self.family.declared)
        self.imports.add(("typing", "TYPE_CHECKING"))
        lines = ["from __future__ import annotations"]
        lines += [f"from {module} import {name}" for module, name in sorted(self.imports)]
        lines += ["if TYPE_CHECKING:"]
        lines += [f"    from {module} import {name}" for module, name in sorted(self.types - self.imports)]
        return "\n".join(lines) + f"\n\n\n{body}"

    def use(self, module: str, name: str) -> str:
        """Import a name, and say it."""
        self.imports.add((module, name))
        return name


class ClassSource:
    """The source for one class."""

    def __init__(self, source: Source, declared: Declared) -> None:
        self.source = source
        self.declared = declared
        self.name = declared.name
        self.is_state = declared.base == "State"
        self.fields = [
            (field, source.family.kind_of(declared.module, field.type)) for field in declared.fields
        ]
        self.written = [(field, kind) for field, kind in self.fields if self.is_written(field, kind)]

    def whole(self) -> str:
        """The class, and the one object of it."""
        base = self.source.use(f"{KERNEL}fields", FIELDS[self.declared.base])
        of = f'"{self.name}"' if self.is_state else self.name
        home = (self.declared.module.name, self.name)
        (self.source.types if self.is_state else self.source.imports).add(home)
        given = [field.name for field, _ in self.written]
        if self.declared.base == "Standing":
            given.insert(0, snake(self.name).replace("_", "-"))
        methods = [
            *self.making(),
            method(
                "load", f"mine: {self.name}, other: {self.name}", "Take over field by field.", self.load()
            ),
            method(
                "write",
                f"state: State, kept: {self.name}, document: dict[str, object]",
                "Write by name." if self.is_state else "Write by name what is not as at first.",
                self.write(),
            ),
            method(
                "read",
                f"state: State, kept: {self.name}, document: dict[str, object], where: str",
                "Read by name; what is missing stays as it is.",
                self.read(),
            ),
        ]
        if not self.is_state:
            methods.append(
                method("say", f"kept: {self.name}", "Say each field by name.", self.say(), "list[str]")
            )
        return (
            f'@final\nclass {self.name}Fields({base}[{of}]):\n    """The fields of {self.name}."""\n\n'
            + "\n".join(one for one in methods if one)
            + f"\n\n{snake(self.name).upper()}: Final = {self.name}Fields({', '.join(map(repr, given))})\n"
        )

    def is_written(self, field: Field, kind: Kind) -> bool:
        """Whether positions have it; a state may leave what has no type of the vocabulary to a hand."""
        is_known = bool(kind.reads) or (kind.of is not None and bool(kind.of.reads))
        if not is_known and not self.is_state:
            raise StrayError(
                f"{self.declared.module.name}.{self.name}.{field.name}: {field.type!r} says not what it is; "
                "use a type of kernel/fields.py, or one of the family's own with a read_ function beside it"
            )
        return is_known

    # Methods, line by line

    def making(self) -> list[str]:
        """How a new one is made; for a frame, how an old one is made as new."""
        if self.declared.base == "Frame":
            self.source.types.add((f"{KERNEL}decision", "Decision"))
            self.source.use("typing", "Any")
            lines = [f"return {self.name}(decision)"]
            fresh = method("fresh", "decision: Decision[Any, Any]", "Make a new one.", lines, self.name)
            return [fresh, method("clear", f"frame: {self.name}", "Make it as new.", self.clear())]
        if self.declared.base == "Standing":
            self.source.use("mypy_extensions", "i64")
            self.source.use(f"{KERNEL}seat", "Seat")
            lines = [f"return {self.name}(self, number, seat, other)"]
            return [
                method("fresh", "number: i64, seat: Seat, other: Seat", "Make a new one.", lines, self.name)
            ]
        return []

    def clear(self) -> Iterator[str]:
        """Each field as at first."""
        for field, kind in self.fields:
            if kind.is_many:
                yield f"if len(frame.{field.name}) > 0:"
            yield f"{'    ' * kind.is_many}frame.{field.name} = {self.default(field)}"

    def load(self) -> Iterator[str]:
        """Each field from the other; a state's arrays that have one number a seat in one loop."""
        side_by_side = [field.name for field, kind in self.fields if self.is_state and kind.held is Held.EACH]
        if side_by_side:
            yield f"seat: {self.source.use('mypy_extensions', 'i64')} = 0"
            yield "while seat < mine.seats:"
            yield from (f"    mine.{name}[seat] = other.{name}[seat]" for name in side_by_side)
            yield "    seat += 1"
        for field, kind in self.fields:
            if field.name not in side_by_side:
                yield from self.taken_over(f"mine.{field.name}", f"other.{field.name}", kind)

    def taken_over(self, mine: str, other: str, kind: Kind) -> Iterator[str]:
        """One field from the other."""
        is_of_objects = kind.of is not None and kind.of.held is Held.OBJECT
        match kind.held:
            case Held.EACH | Held.ARRAY:
                yield f"{mine} = {self.source.use(f'{KERNEL}fields', 'taken_over')}({mine}, {other})"
            case Held.LIST if is_of_objects:
                yield from (f"for place in range(len({other})):", f"    {mine}[place].load({other}[place])")
            case Held.LIST:
                yield from (f"if {mine} or {other}:", f"    {mine} = {other}[:]")
            case Held.NESTED:
                yield f"{mine} = [one[:] for one in {other}]"
            case Held.OBJECT:
                yield f"{mine}.load({other})"
            case _:
                yield f"{mine} = {other}"

    def write(self) -> Iterator[str]:
        """Each field into the document; of a frame or an item, if it is not as at first or has a name."""
        for field, kind in self.written:
            value = f"kept.{field.name}"
            is_always = self.is_state or (kind.held is Held.NAMED and field.default != "None")
            if not is_always:
                yield f"if {self.differs(field, kind, value)}:"
            yield f'{"    " * (not is_always)}document["{field.name}"] = {self.put(kind, value)}'

    def differs(self, field: Field, kind: Kind, value: str) -> str:
        """The condition that a field is not as at first."""
        if kind.is_many:
            return f"len({value}) > 0"
        if field.default in {"0", "False", "''"}:
            return value
        if field.default == "True":
            return f"not {value}"
        is_object = kind.held in {Held.NAMED, Held.VALUE}
        return f"{value} {'is not' if is_object else '!='} {self.default(field)}"

    def put(self, kind: Kind, value: str) -> str:
        """A value ready for JSON."""
        if kind.writes == ITSELF:
            return f"{value}.{ITSELF}()"
        if kind.writes:
            return f"{self.source.use(kind.home, kind.writes)}({self.own_state()}, {value})"
        if kind.held is Held.SEATS:
            return f"{self.source.use(f'{KERNEL}seat', 'members')}({value})"
        if kind.held is Held.NAMED:
            return f"{value}.name"
        if kind.of is not None and self.put(kind.of, "one") != "one":
            return f"[{self.put(kind.of, 'one')} for one in {value}]"
        return f"list({value})" if kind.is_many else value

    def read(self) -> Iterator[str]:
        """Each field that the document has."""
        for field, kind in self.written:
            yield f'if "{field.name}" in document:'
            value = self.got(kind, f'document["{field.name}"]', f"{{where}}{field.name}")
            yield f"    kept.{field.name} = {value}"

    def got(self, kind: Kind, given: str, where: str) -> str:
        """A value read and checked."""
        if kind.held is Held.NAMED:
            known = ", ".join(self.source.use(kind.home, name) for name in kind.names)
            return f'{self.source.use(READING, kind.reads)}({given}, f"{where}", [{known}])'
        if kind.reads:
            is_kernels = kind.home == READING
            state = "" if not kind.asks_table else "state, " if is_kernels else f"{self.own_state()}, "
            value = f'{self.source.use(kind.home, kind.reads)}({state}{given}, f"{where}")'
            return self.as_vec(value) if kind.is_array and is_kernels else value
        assert kind.of is not None
        listed = f'{self.source.use(READING, "listed")}({given}, f"{where}", "values")'
        value = f"[{self.got(kind.of, 'one', f'{where}[{{place}}]')} for place, one in enumerate({listed})]"
        return self.as_vec(value) if kind.is_array else value

    def say(self) -> Iterator[str]:
        """Each field with what it holds."""
        yield "return ["
        for field, kind in self.fields:
            value = f"kept.{field.name}"
            if kind.held is Held.SEATS:
                value = f"{self.source.use(f'{KERNEL}seat', 'members')}({value})"
            elif kind.is_array:
                value = f"list({value})"
            yield f'    f"{field.name}={{{value}}}",'
        yield "]"

    # Words of those lines

    def as_vec(self, value: str) -> str:
        """A list as an array of numbers."""
        return f"{self.source.use('librt.vecs', 'vec')}[{self.source.use('mypy_extensions', 'i64')}]({value})"

    def own_state(self) -> str:
        """The state, as the family's own readers and writers want it."""
        if self.is_state:
            return "kept"
        state = self.source.family.state()
        self.source.types.add((state.module.name, state.name))
        return f'{self.source.use("typing", "cast")}("{state.name}", state)'

    def default(self, field: Field) -> str:
        """What a field is at first, with what that is made of imported."""
        module = self.declared.module
        for node in ast.walk(ast.parse(field.default)):
            if isinstance(node, ast.Name):
                home = module.name if node.id in module.constants else module.imports.get(node.id)
                if home is not None:
                    self.source.use(home, node.id)
        return field.default


def method(name: str, takes: str, about: str, lines: Iterator[str] | list[str], gives: str = "None") -> str:
    """A method; none if there is nothing for it to do."""
    body = "".join(f"        {line}\n" for line in lines)
    return f'    def {name}(self, {takes}) -> {gives}:\n        """{about}"""\n{body}' if body else ""
