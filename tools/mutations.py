"""Small mistakes that can be made in a module of rules, one at a time: what `tools.mutants` tries."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from types import CodeType

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.And: ast.Or, ast.Or: ast.And, ast.USub: ast.UAdd, ast.Invert: ast.UAdd,
}  # fmt: skip
OPPOSITES = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
KEY = re.compile(r"[a-z_]+\.[a-z0-9_]+")  # a clause
TABLES = {"state", "frame", "self"}  # arguments that are no seat, space or number


AROUND = 50  # letters of a long statement that are shown on each side of the mistake


class Mutation(NamedTuple):
    """One mistake: the statement before and after, and what makes it in the tree of its module."""

    file: str
    function: str
    line: int
    end: int
    before: str
    after: str
    make: Callable[[], None]
    tree: ast.Module

    def __str__(self) -> str:
        """As it is listed in docs/why/mutants.md."""
        return f"`{self.file} {self.function}`: `{self.before}` → `{self.after}`"

    def made(self) -> CodeType:
        """The code of the function with the mistake in it; the tree is spoilt afterwards."""
        self.make()
        ast.fix_missing_locations(self.tree)
        found = compile(self.tree, self.file, "exec", dont_inherit=True)
        for name in self.function.split("."):
            inner = [one for one in found.co_consts if hasattr(one, "co_code") and one.co_name == name]
            found = inner[0]
        return found


def mutations(path: Path, file: str) -> list[Mutation]:
    """All mistakes that can be made in the functions of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    seen: dict[str, int] = {}
    for name, function in functions(tree):
        for block in blocks(function):
            for place, statement in enumerate(block):
                is_idle = statement is function.body[-1] and is_nothing(statement)
                drops = () if is_idle else dropped(block, place)
                for after, make in (*drops, *changed(statement)):
                    texts = difference(header(statement), after)
                    one = Mutation(file, name, statement.lineno, end_of(statement), *texts, make, tree)
                    again = seen[str(one)] = seen.get(str(one), 0) + 1
                    found.append(one if again == 1 else one._replace(after=f"{one.after}  # {again}"))
    return found


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, with their names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            methods = [one for one in node.body if isinstance(one, ast.FunctionDef)]
            yield from ((f"{node.name}.{one.name}", one) for one in methods)


def blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """Every list of statements inside a node."""
    for name in ("body", "orelse"):
        block: Any = getattr(node, name, None)
        if isinstance(block, list) and block:
            yield block
            for statement in block:
                yield from blocks(statement)


def header(statement: ast.stmt) -> str:
    """A statement in one line."""
    return ast.unparse(statement).splitlines()[0]


def end_of(statement: ast.stmt) -> int:
    """The last line of a statement, without the statements inside it."""
    body: list[ast.stmt] = getattr(statement, "body", [])
    end = body[0].lineno - 1 if body else statement.end_lineno or 0
    return max(statement.lineno, end)


def difference(before: str, after: str) -> tuple[str, str]:
    """Both texts; of long ones only what is near the first letter that differs."""
    pairs = enumerate(zip(before, after, strict=False))
    first = next((place for place, (one, two) in pairs if one != two), 0)
    start = max(0, first - AROUND)
    return excerpt(before, start), excerpt(after, start)


def excerpt(text: str, start: int) -> str:
    """A part of a text, with dots where more of it is."""
    end = start + 2 * AROUND
    return f"{'…' * (start > 0)}{text[start:end]}{'…' * (end < len(text))}"


def is_nothing(statement: ast.stmt) -> bool:
    """Whether it returns what a function that ends without a word returns, or what is as false as that."""
    value = statement.value if isinstance(statement, ast.Return) else statement
    return value is None or (isinstance(value, ast.Constant) and not value.value)


def dropped(block: list[ast.stmt], place: int) -> Iterator[tuple[str, Callable[[], None]]]:
    """Forget a statement, if that leaves no name or field without a value."""
    statement = block[place]
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    is_bare = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
    is_step = isinstance(statement, ast.AugAssign | ast.Break | ast.Continue | ast.If | ast.While | ast.For)
    is_early = isinstance(statement, ast.Return) and place + 1 == len(block)
    if is_bare or is_step or is_early or any(not isinstance(one, ast.Name) for one in targets):
        yield "pass", lambda: block.__setitem__(place, ast.copy_location(nothing_for(statement), statement))


def nothing_for(statement: ast.stmt) -> ast.stmt:
    """A statement that does nothing, and still needs the class if this one does, by `super()`.

    Else the code would not fit its function, whose class is given to it from outside.
    """
    names = [node.id for node in ast.walk(statement) if isinstance(node, ast.Name)]
    return ast.Expr(ast.Name("__class__", ast.Load())) if "super" in names else ast.Pass()


def changed(statement: ast.stmt) -> Iterator[tuple[str, Callable[[], None]]]:
    """Change one thing in a statement, but not in those inside it: how it reads then, and what does it."""
    if isinstance(statement, ast.Assert | ast.Raise | ast.FunctionDef):
        return
    for node in inner(statement):
        for field, value in twists(node):
            old = getattr(node, field)
            setattr(node, field, value)
            ast.fix_missing_locations(statement)
            after = header(statement)
            setattr(node, field, old)
            yield after, lambda node=node, field=field, value=value: setattr(node, field, value)  # type: ignore[misc]


def inner(node: ast.AST) -> Iterator[ast.AST]:
    """A statement and all that it is made of, without annotations, texts and the statements inside it."""
    yield node
    for field, value in ast.iter_fields(node):
        if field not in {"annotation", "returns"} and not isinstance(node, ast.JoinedStr):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not isinstance(child, ast.stmt):
                    yield from inner(child)


def twists(node: ast.AST) -> Iterator[tuple[str, object]]:
    """The mistakes that can be made in one node: which field, and what it becomes."""
    if isinstance(node, ast.BinOp | ast.BoolOp | ast.UnaryOp | ast.AugAssign) and type(node.op) in SWAPS:
        yield "op", SWAPS[type(node.op)]()
    if isinstance(node, ast.Compare):
        for place, sign in enumerate(node.ops):
            yield "ops", [*node.ops[:place], SWAPS[type(sign)](), *node.ops[place + 1 :]]
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "operand", ast.UnaryOp(ast.Not(), node.operand)
    elif isinstance(node, ast.If | ast.While | ast.IfExp) and not is_flipped(node.test):
        yield "test", ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.Constant):
        yield from (("value", other) for other in others(node.value))
    elif isinstance(node, ast.Call):
        for place, (one, two) in enumerate(pairwise(node.args)):
            if is_swappable(one) and is_swappable(two) and ast.dump(one) != ast.dump(two):
                yield "args", [*node.args[:place], two, one, *node.args[place + 2 :]]


def others(value: object) -> list[object]:
    """What a constant may be mistaken for: the other truth, the next number, another clause."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1]
    return [f"{value}_"] if isinstance(value, str) and KEY.fullmatch(value) else []


def is_flipped(test: ast.expr) -> bool:
    """Whether a twist of the condition itself says the opposite already."""
    if isinstance(test, ast.Compare):
        return len(test.ops) == 1 and isinstance(test.ops[0], OPPOSITES)
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def is_swappable(argument: ast.expr) -> bool:
    """Whether an argument is a plain name that may be taken for its neighbour."""
    if isinstance(argument, ast.Attribute):
        return not argument.attr.isupper()
    return isinstance(argument, ast.Name) and argument.id not in TABLES and not argument.id.isupper()
