"""What the source says of a class: its docstring, and the comment behind each of its fields."""

from __future__ import annotations

import ast
import inspect
import io
import sys
import tokenize
from functools import cache
from pathlib import Path


def docstring(cls: type) -> list[str]:
    """The lines of a class's own docstring."""
    node = _classes(_file(cls)).get(cls.__name__)
    return inspect.cleandoc((node and ast.get_docstring(node)) or "").splitlines()


def remarks(cls: type) -> dict[str, str]:
    """The comments behind fields, by the fields' names; those of the classes that it derives from too."""
    found: dict[str, str] = {}
    for base in cls.__dict__.get("__orig_bases__", cls.__bases__):  # a TypedDict itself is but a dict
        found |= remarks(base) if isinstance(base, type) else {}
    return found | _remarks(_file(cls), cls.__name__)


def _file(cls: type) -> str:
    return getattr(sys.modules[cls.__module__], "__file__", "") or ""


@cache
def _classes(file: str) -> dict[str, ast.ClassDef]:
    if not file.endswith(".py"):
        return {}
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


@cache
def _comments(file: str) -> dict[int, str]:
    """By line: what is remarked there."""
    text = Path(file).read_text(encoding="utf-8")
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {one.start[0]: one.string.lstrip("# ") for one in tokens if one.type == tokenize.COMMENT}


@cache
def _remarks(file: str, name: str) -> dict[str, str]:
    node = _classes(file).get(name)
    fields = [one for one in node.body if isinstance(one, ast.AnnAssign)] if node else []
    said = _comments(file) if fields else {}
    return {ast.unparse(one.target): said[one.lineno] for one in fields if one.lineno in said}
