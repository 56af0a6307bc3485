"""The mistakes that tools/mutants.py makes, and that the tests notice a sample of them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest
from tools.mutations import mutations

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(
    ("line", "mistakes"),
    [
        ("if a < b: c()", ["pass", "if not a < b:", "if a <= b:", "pass"]),
        ("if a == b: c()", ["pass", "if a != b:", "pass"]),
        ("if not a: c()", ["pass", "if not not a:", "pass"]),
        ("a.b = c and d", ["pass", "a.b = c or d"]),
        ("a.b = c if d else e", ["pass", "a.b = c if not d else e"]),
        ("a = 1", ["a = 2"]),
        ("a: i64 = 1", ["a: i64 = 2"]),
        ("a += b", ["pass", "a -= b"]),
        ("a |= ~b", ["pass", "a &= ~b", "a |= +b"]),
        ("return a(seat, other)", ["pass", "return a(other, seat)"]),
        ("return a(state, frame, KIND)", ["pass"]),
        ("a('rent.double', 'Rent is double.', True)", ["pass", "a('rent.double_', 'Rent is double.', True)",
                                                    "a('rent.double', 'Rent is double.', False)"]),
        ("assert a == 1", []),
        ("raise Wrong(a + 1)", []),
    ],
)  # fmt: skip
def test_mistakes_in_a_line(tmp_path, line, mistakes):
    """Forget it, or change one thing in it; never what only checks, and never a text."""
    file = tmp_path / "rule.py"
    file.write_text(f'def rule(a: int = 1) -> int:\n    """The first rule."""\n    {line}\n')

    assert [mutation.after for mutation in mutations(file, "rule.py")] == mistakes


def test_a_mistake_is_made(tmp_path):
    """The code of its function does the other thing, also that of a method."""
    file = tmp_path / "rule.py"
    file.write_text("class Rule:\n    def holds(self, a, b):\n        return a < b\n")
    found = {mutation.after: mutation for mutation in mutations(file, "rule.py")}
    wrong = FunctionType(found["return a <= b"].made(), {})

    assert wrong(None, 1, 1)


def test_a_forgotten_call_of_super_is_made(tmp_path):
    """The code still needs its class from outside, as the function does that it is put into."""
    file = tmp_path / "rule.py"
    file.write_text("class Rule:\n    def holds(self):\n        if 1:\n            return super().holds()\n")
    found = {mutation.before: mutation for mutation in mutations(file, "rule.py")}

    assert found["return super().holds()"].made().co_freevars == ("__class__",)


@pytest.mark.battery
def test_a_dozen_mistakes_are_noticed(tmp_path):
    """A fixed sample of those in the smallest family, interpreted, in a process of its own."""
    command = [sys.executable, "-m", "tools.mutants", "race", "--sample", "12", "--memory", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "GAMENIGHT_ENGINE": "interpreted"}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)

    assert run.returncode == 0, run.stdout
    assert "12 of " in run.stdout
