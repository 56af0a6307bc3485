"""Make small mistakes in a family's rules, one at a time, and see which of them no test notices.

    python -m tools.mutants race                            all of them
    python -m tools.mutants property --sample 40 --seed 7   forty of them
    python -m tools.mutants deal --only 'rules/*'           those in some files

It runs on the interpreted engine: first the family's own tests, then, on mistakes that these let pass, all
others. Which tests come to which line is learnt first (`tools/traces.py`). Then every mistake is made in a
forked process, which runs the tests that come to its line until one fails: before others those that are
quick or noticed other mistakes in the function. A mistake that was noticed is remembered in
`.mutants/` until its function changes; those that were not are tried again each time. What
`docs/why/mutants.md` lists is known to make no difference, and tried only with `--listed`. Exit code 1:
there are others.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import importlib
import inspect
import mmap
import os
import random
import re
import resource
import signal
import sys
from collections import Counter
from fnmatch import fnmatch
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from tools.mutations import Mutation, mutations
from tools.traces import quiet, traced

if TYPE_CHECKING:
    from types import FunctionType

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/gamenight/games"
TESTS = ROOT / "tests"
NOTES = ROOT / "docs/why/mutants.md"
FAMILIES = sorted(path.parent.name for path in GAMES.glob("*/game.py"))
# In a family's folder; the fields of its memory are declared in the one and generated in the other.
NO_RULES = {"bot", "edition", "terminal", "memory.py", "fields.py"}
LISTED = re.compile(r"^- (`[^`]+`: `[^`]+` → `[^`]+`)", re.MULTILINE)
SHARED = ["laws", "records", "api", "notation"]  # folders of tests that play every game
MEMORY = 1 << 32  # bytes
UNMADE = 2  # how a process ends in which the mistake does not fit its function
SLACK = 1.0  # seconds of computing more than five times what a test takes: then it would never end


class Hunt:
    """A plugin of pytest: once the tests are collected, it runs them on mistake after mistake."""

    def __init__(self, family: str, given: argparse.Namespace) -> None:
        self.family, self.processes, self.seconds = family, given.processes, given.seconds
        self.memory = given.memory / family
        folder = GAMES / family
        files = [str(file.relative_to(folder)) for file in sorted(folder.rglob("*.py"))]
        found = [
            one
            for file in files
            if file.split("/")[0] not in NO_RULES and fnmatch(file, given.only)
            for one in mutations(folder / file, file)
        ]
        self.count = len(found)
        chosen = random.Random(given.seed).sample(found, min(given.sample or self.count, self.count))
        self.chosen = sorted(chosen, key=lambda one: (not one.file.startswith("rules/"), one))
        self.listed: list[Mutation] = []
        if not given.listed:
            self.listed = [one for one in self.chosen if is_listed(one, listed_for(family))]
        self.survivors: list[Mutation] = []
        self.killed = 0
        self.uncalled: list[Mutation] = []
        self.called: set[Mutation] = set()  # by some test that was tried
        self.noticed: Counter[tuple[str, str]] = Counter()  # by function and test

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out the laws that are tried on another family."""
        items[:] = [item for item in items if self.family in families_of(item)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests once."""
        package = f"gamenight.games.{self.family}"
        for file in {mutation.file for mutation in self.chosen}:
            importlib.import_module(f"{package}.{file.removesuffix('.py').replace('/', '.')}")
        self.functions = functions_of(package)
        self.items = {item.nodeid: item for item in session.items}
        self.memory.parent.mkdir(exist_ok=True)
        known = set(self.memory.read_text().splitlines()) if self.memory.exists() else set()
        listed = {str(one) for one in self.listed}
        tried = [one for one in self.chosen if str(one) not in listed]
        left = [one for one in tried if self.mark(one) not in known]
        self.killed += len(tried) - len(left)
        for is_own in (True, False):
            items = {name: one for name, one in self.items.items() if is_of(self.family, one) is is_own}
            left = self.unnoticed(left, items)
        self.survivors = [one for one in left if one in self.called]
        self.uncalled = [one for one in left if one not in self.called]
        for mutation in self.survivors:
            print(f"{mutation.file}:{mutation.line} {mutation}")
        return True

    def unnoticed(self, mutations: list[Mutation], items: dict[str, pytest.Item]) -> list[Mutation]:
        """Try mistakes on some of the tests; those that pass, or that no test comes to."""
        if not mutations:
            return []
        folder = self.memory.with_suffix(".traces")
        self.times, self.tests = traced(items, GAMES / self.family, folder, passes)
        self.left: list[Mutation] = []
        running: dict[int, Trial] = {}
        gc.freeze()  # so that the processes share what there is until now
        for mutation in mutations:
            tests = self.tests_of(mutation)
            if not tests:
                self.left.append(mutation)
                continue
            self.called.add(mutation)
            if len(running) == self.processes:
                self.note(running)
            trial = Trial(mutation, tests, mmap.mmap(-1, 4))
            running[self.forked(trial)] = trial
        while running:
            self.note(running)
        return sorted(self.left, key=self.chosen.index)

    def tests_of(self, mutation: Mutation) -> list[str]:
        """The tests that come to the line, those first that will soon notice."""
        function = f"{mutation.file} {mutation.function}"
        lines = [f"{mutation.file}:{line}" for line in range(mutation.line, mutation.end + 1)]
        tests = {test for place in (function, *lines) for test in self.tests.get(place, ())}
        soonest = sorted(tests, key=lambda test: self.times[test] / (1 + 9 * self.noticed[function, test]))
        sums = accumulate(self.times[test] for test in soonest)
        return [test for test, total in zip(soonest, sums, strict=True) if total <= self.seconds]

    def forked(self, trial: Trial) -> int:
        """Make the mistake in a process of its own and run the tests there."""
        child = os.fork()
        if child == 0:
            quiet()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            mutation = trial.mutation
            try:
                self.functions[f"{mutation.file} {mutation.function}"].__code__ = mutation.made()
            except ValueError:
                os._exit(UNMADE)
            items = [self.items[name] for name in trial.tests]
            for place, (item, following) in enumerate(zip(items, [*items[1:], None], strict=True)):
                trial.place[:4] = place.to_bytes(4, "big")
                signal.setitimer(signal.ITIMER_VIRTUAL, SLACK + 5 * self.times[item.nodeid])
                if not passes(item, following):
                    os._exit(1)
            os._exit(0)
        return child

    def note(self, running: dict[int, Trial]) -> None:
        """Wait for one of the processes; that it failed, or was ended by its limit, is as it should be."""
        child, status = os.wait()
        mutation, tests, place = running.pop(child)
        assert os.waitstatus_to_exitcode(status) != UNMADE, f"{mutation} cannot be made"
        if status == 0:
            self.left.append(mutation)
        else:
            self.killed += 1
            self.noticed[f"{mutation.file} {mutation.function}", tests[int.from_bytes(place[:4], "big")]] += 1
            with self.memory.open("a") as file:
                print(self.mark(mutation), file=file)

    def mark(self, mutation: Mutation) -> str:
        """The name of a mistake in a function as it is now."""
        source = inspect.getsource(self.functions[f"{mutation.file} {mutation.function}"])
        return hashlib.sha256(f"{mutation} {source}".encode()).hexdigest()[:16]


class Trial(NamedTuple):
    """A mistake, the tests that may notice it, and which of them is running."""

    mutation: Mutation
    tests: list[str]
    place: mmap.mmap


def functions_of(package: str) -> dict[str, FunctionType]:
    """The functions and methods of all modules of a package, by file and name."""
    found = {}
    for name in sorted(sys.modules):
        if name.startswith(f"{package}."):
            module: Any = sys.modules[name]
            file = f"{name.removeprefix(f'{package}.').replace('.', '/')}.py"
            for owner in [module, *(one for one in vars(module).values() if isinstance(one, type))]:
                for one in vars(owner).values():
                    inner: Any = inspect.unwrap(getattr(one, "fget", None) or getattr(one, "__func__", one))
                    if inspect.isfunction(inner) and inner.__module__ == name:
                        found[f"{file} {inner.__qualname__}"] = inner
    return found


def families_of(item: pytest.Item) -> set[str]:
    """The families that a test is about: that of the subject which it is tried on; else it may be any."""
    given = getattr(item, "callspec", None)
    subject = given and given.params.get("subject")
    return {subject.edition.game.name} if subject else set(FAMILIES)


def is_of(family: str, item: pytest.Item) -> bool:
    """Whether a test is one of the family's own."""
    return any(item.path == one or item.path.is_relative_to(one) for one in own_tests(family))


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Run one test; what the following one needs too is kept."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


@cache
def own_tests(family: str) -> list[Path]:
    """The folder of the family's own tests, and those of its parts elsewhere."""
    files = sorted(TESTS.glob(f"*/test_{family}*.py"))
    return [TESTS / "games" / family, *(one for one in files if one.parent.name not in {"e2e", "server"})]


def tests_for(family: str) -> list[str]:
    """The family's own tests wherever they are, the laws, and the golden records."""
    return [str(path) for path in (*own_tests(family), *(TESTS / name for name in SHARED))]


def listed_for(family: str) -> list[str]:
    """The mistakes that the notes list for all families and for this one, as patterns."""
    parts = NOTES.read_text(encoding="utf-8").split("\n## ")
    own = [part for part in parts if part.split("\n")[0].lower() in {"all families", family}]
    return [re.escape(one).replace(r"\*", ".*") for part in own for one in LISTED.findall(part)]


def is_listed(mutation: Mutation, patterns: list[str]) -> bool:
    """Whether one of the patterns is this mistake."""
    return any(re.fullmatch(pattern, str(mutation)) for pattern in patterns)


def main() -> int:
    """Hunt for unnoticed mistakes in the rules of one family."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants")
    parser.add_argument("family", choices=FAMILIES)
    parser.add_argument("--only", default="*", help="files of the family, such as 'rules/*' (all)")
    parser.add_argument("--sample", type=int, default=0, help="so many of the mistakes (all)")
    parser.add_argument("--seed", type=int, default=7, help="which of them")
    parser.add_argument("--listed", action="store_true", help="those that the notes list, too")
    parser.add_argument("--seconds", type=float, default=600, help="of tests for each mistake (all tests)")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument(
        "--memory", type=Path, default=ROOT / ".mutants", help="folder of what was noticed before"
    )
    given = parser.parse_args()
    hunt = Hunt(given.family, given)
    said = pytest.main(
        [
            "-qs",
            "--no-header",
            "--no-summary",
            "--assert=plain",
            "-pno:cacheprovider",
            "-mnot battery",
            *tests_for(given.family),
        ],
        plugins=[hunt],
    )
    patterns = listed_for(given.family)
    fresh = [one for one in hunt.survivors if not is_listed(one, patterns)]
    for name in sorted({f"{one.file}:{one.line} {one.function}" for one in hunt.uncalled}):
        print(f"no test comes to {name}")
    print(
        f"{given.family}: {len(hunt.chosen)} of {hunt.count} mistakes; {len(hunt.listed)} listed, "
        f"{hunt.killed} noticed, {len(hunt.survivors)} not ({len(fresh)} not listed), "
        f"{len(hunt.uncalled)} where no test comes to"
    )
    return int(said not in {0, 5} or bool(fresh))


if __name__ == "__main__":
    sys.exit(main())
