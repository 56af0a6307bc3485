"""Which tests come to which lines of a family: traced once, and remembered until rules or tests change."""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from itertools import groupby, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    import pytest

    Run = Callable[[pytest.Item, pytest.Item | None], bool]  # whether a test passes, and the one after it

LINES = 100_000  # of the lines of one test; from then on only its functions are noted
KERNEL = Path(__file__).parent.parent / "src/gamenight/kernel"


def traced(
    items: dict[str, pytest.Item], family: Path, memory: Path, passes: Run
) -> tuple[dict[str, float], dict[str, list[str]]]:
    """How many seconds each test takes, and which tests come to a line (`a.py:12`) or function (`a.py f`)."""
    memory.mkdir(parents=True, exist_ok=True)
    rules = digest(family) + digest(KERNEL)
    times: dict[str, float] = {}
    tests: dict[str, list[str]] = {}
    for path, group in groupby(items.values(), lambda item: item.path):
        sources = f"{rules} {digest(path.parent, path.name)} {path.parent.name}/{path.name}"
        found = memory / hashlib.sha256(sources.encode()).hexdigest()[:16]
        if not found.exists():
            child = os.fork()
            if child == 0:
                quiet()
                pairs = pairwise([*group, None])
                told = {
                    item.nodeid: trace(item, following, family, passes) for item, following in pairs if item
                }
                found.with_suffix(".new").write_text(json.dumps(told))
                found.with_suffix(".new").rename(found)
                os._exit(0)
            os.waitpid(child, 0)
        for name, (seconds, places) in json.loads(found.read_text()).items():
            times[name] = seconds
            for place in places:
                tests.setdefault(place, []).append(name)
    return times, tests


def trace(
    item: pytest.Item, following: pytest.Item | None, family: Path, passes: Run
) -> tuple[float, list[str]]:
    """Run a test: its seconds of computing, and if it passes, where in the family it comes to."""
    places: set[str] = set()
    start = f"{family}{os.sep}"
    left = LINES

    def inside(frame: FrameType, _: str, __: object) -> Any:  # noqa: ANN401 - what sys.settrace wants
        nonlocal left
        file = frame.f_code.co_filename.removeprefix(start)
        if left > 0:
            left -= 1
            places.add(f"{file}:{frame.f_lineno}")
            return inside
        places.add(f"{file} {frame.f_code.co_qualname.split('.<locals>')[0]}")
        return None

    def outside(frame: FrameType, event: str, given: object) -> Any:  # noqa: ANN401  whatever the interpreter hands over
        return inside(frame, event, given) if frame.f_code.co_filename.startswith(start) else None

    begun = time.process_time()
    sys.settrace(outside)
    is_sound = passes(item, following)
    sys.settrace(None)
    return time.process_time() - begun, sorted(places) if is_sound else []


def digest(folder: Path, test: str = "") -> str:
    """The sum of all sources in a folder; of its tests only that one."""
    sources = [
        one for one in sorted(folder.rglob("*.py")) if not one.name.startswith("test_") or one.name == test
    ]
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()


def quiet() -> None:
    """Say nothing more from this process."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
