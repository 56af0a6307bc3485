"""A variant is a file that edits the terms before play; no rule asks which one is on."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import gamenight
from gamenight.editions.shelf import editions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.editions.edition import Edition

GAMES = Path(gamenight.__file__).parent / "games"
RULES = sorted(GAMES.glob("*/rules/*.py"))
OF_TERMS = re.compile(r"\b(agreed|agreed\(\)|terms)$")
SHELF = {edition.id: edition for edition in editions()}


def family_of(file: Path) -> str:
    """The family whose folder a file lies in."""
    return file.relative_to(GAMES).parts[0]


def names_of(family: str) -> set[str]:
    """What the options of a family are called."""
    return {option.name for box in SHELF.values() if box.family == family for option in box.options}


def choices_of(family: str) -> set[str]:
    """What they may be, where that is a word."""
    options = [option for box in SHELF.values() if box.family == family for option in box.options]
    return {one for option in options for one in option.choices or [] if isinstance(one, str)}


def names_variant(text: str, family: str) -> bool:
    """Whether this is an option, one of its choices, or the key of a clause that only a variant obeys."""
    chapter, _, clause = text.partition(".")
    if not clause:
        return text in names_of(family) | choices_of(family)
    variants = {variant for box in SHELF.values() if box.family == family for variant in box.variants}
    return chapter in variants or clause in names_of(family)


def is_docstring(node: ast.AST) -> bool:
    """Whether a statement is a text that stands for itself."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes of a tree but docstrings, and the names of a decision and of what is told."""
    yield node
    is_naming = isinstance(node, ast.Call) and ast.unparse(node.func) in {"super().__init__", "Kind"}
    for child in ast.iter_child_nodes(node):
        if not is_docstring(child) and not (is_naming and isinstance(child, ast.Constant)):
            yield from parts(child)


def is_of_terms(node: ast.AST) -> bool:
    """Whether an expression is what the table agreed: `state.agreed.most_houses`."""
    return isinstance(node, ast.Attribute) and OF_TERMS.search(ast.unparse(node.value)) is not None


def is_fixed(node: ast.AST) -> bool:
    """Whether an expression is a number or a name in capitals."""
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def questions_in(tree: ast.AST, family: str) -> list[str]:
    """Where code asks which variant is on: by name, by a truth in the terms, by a number to tell it by."""
    found: list[str] = []
    for node in parts(tree):
        truths: list[ast.expr] = []
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            truths = [node.test]
        elif isinstance(node, ast.BoolOp):
            truths = node.values
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            truths = [node.operand]
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(map(is_of_terms, sides)) and any(map(is_fixed, sides)):
                found.append(ast.unparse(node))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if names_variant(node.value, family):
                found.append(node.value)
        elif isinstance(node, ast.ImportFrom) and ".variants" in (node.module or ""):
            found.append(ast.unparse(node))
        found += [ast.unparse(truth) for truth in truths if is_of_terms(truth)]
    return found


def flags_in(tree: ast.AST) -> list[str]:
    """The truths among what terms keep."""
    found = []
    for terms in ast.walk(tree):
        if not isinstance(terms, ast.ClassDef) or not any(ast.unparse(b) == "Terms" for b in terms.bases):
            continue
        for node in ast.walk(terms):
            is_bool = isinstance(node, ast.AnnAssign) and "bool" in ast.unparse(node.annotation)
            value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
            if is_bool or (isinstance(value, ast.Constant) and isinstance(value.value, bool)):
                found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.relative_to(GAMES)))
def test_no_rule_asks_which_variant_is_on(file):
    """What differs is a number that the rule uses, or an object that it calls."""
    assert questions_in(ast.parse(file.read_text(encoding="utf-8")), family_of(file)) == []


@pytest.mark.parametrize(
    "line",
    [
        "if state.agreed.has_auctions: pass",
        "amount = 2 if state.agreed.doubles else 1",
        "return is_jailed and not state.agreed.has_jail_rent",
        "clause = 'jail.third' if state.agreed.jail_turns > 1 else 'jail.pay'",
        "is_short = sight.agreed().most_houses != USUAL_HOUSES",
        "state.tell(DECLINED, 'house.no_auction', seat)",
        "state.tell(DEALT, 'short.deeds', seat)",
        "is_short = variant == 'short'",
        "from gamenight.games.property.variants.short import FlatTax",
    ],
)
def test_the_law_sees_a_rule_that_asks(line):
    """In each of the ways in which rules have asked."""
    assert len(questions_in(ast.parse(line), "property")) == 1


@pytest.mark.parametrize(
    "line",
    [
        "if height > state.agreed.most_houses: pass",
        "if state.agreed.ending.ends_now(state): pass",
        "if frame.decision is state.terms.decisions[DEBT]: pass",
        "super().__init__('rent')",
    ],
)
def test_a_rule_may_use_what_was_agreed(line):
    """As a number, as an object that does it, as an entry of the tables."""
    assert questions_in(ast.parse(line), "property") == []


def test_no_terms_keep_a_flag():
    """A truth in the terms would be read to learn the variant."""
    found = {
        str(file.relative_to(GAMES)): flags_in(ast.parse(file.read_text(encoding="utf-8")))
        for file in sorted(GAMES.rglob("*.py"))
    }

    assert {file: flags for file, flags in found.items() if flags} == {}


@pytest.mark.parametrize("line", ["self.has_auctions: bool = found", "self.has_auctions = True"])
def test_the_law_sees_a_flag(line):
    """With its type, and without."""
    assert flags_in(ast.parse(f"class HouseTerms(Terms):\n def __init__(self):\n  {line}")) == [line]


@pytest.mark.parametrize("box", SHELF.values(), ids=SHELF)
def test_every_option_is_a_file(box: Edition):
    """Of its family's variants; but for what each seat is given, a list: pieces, tokens, teams."""
    folder, agreements = f"gamenight.games.{box.family}.variants.", box.game.agreements
    homes = {one.option.name: type(one).__module__ for one in agreements}
    wanted = [option.name for option in box.options if not isinstance(option.default, list)]
    files = {folder + file.stem for file in (GAMES / box.family / "variants").glob("[!_]*.py")}

    assert [name for name in wanted if homes.get(name) not in files] == []
    assert [one.option for one in agreements] in ([], box.options)
    assert files - set(homes.values()) <= {folder + variant for variant in box.variants}
