"""A run that is broken off says what there is so far, and goes on from there when it is run again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from gamenight.lab import Kept, ask, tune
from gamenight.lab.duplicate import duplicate
from gamenight.lab.halftime import halftime
from gamenight.lab.report.found import page_of
from gamenight.lab.runs import so_far_of
from gamenight.lab.work import Work
from gamenight.lab.xray.xray import xray

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.lab.start import Start

RUNS: dict[str, Callable[..., Any]] = {
    "ask": lambda **how: ask(
        "cats-vs-dogs", "rounds", values=[3], bots=["plain", "random"], games=24, seats=2, **how
    ),
    "tune": lambda **how: tune("deal", "normal", ["safe"], tries=4, games=8, check=16, **how),
    "halftime": lambda **how: halftime("deal", bot="random", seats=2, games=24, **how),
    "duplicate": lambda **how: duplicate("deal", ["plain", "random"], boards=24, **how),
    "xray": lambda **how: xray("cats-vs-dogs", bot="random", seats=2, games=24, **how),
}


class Breaks:
    """Breaks a run off, as Ctrl-C does, at the first moment at which there is something to show."""

    def __init__(self) -> None:
        self.found: Any = None

    def __call__(self, done: int, total: int, so_far: object) -> None:
        """Called after every piece of work."""
        self.found = so_far_of(so_far)
        if self.found is not None and done < total:
            raise KeyboardInterrupt


@pytest.mark.parametrize("kind", RUNS)
def test_what_is_done_is_shown_and_not_done_again(kind, tmp_path, monkeypatch):
    """The result so far can be shown as a page and as JSON; the next run plays the rest, to the same end."""
    kept, breaks = Kept(tmp_path / "lab.sqlite"), Breaks()
    with pytest.raises(KeyboardInterrupt):
        RUNS[kind](kept=kept, tell=breaks)
    starts: list[Work] = []
    laid = Work.start

    def noted(work: Work) -> Start:
        starts.append(work)
        return laid(work)

    whole = RUNS[kind]()
    monkeypatch.setattr(Work, "start", noted)
    again = RUNS[kind](kept=kept)
    first = len(starts)
    third = RUNS[kind](kept=kept)
    kept.close()

    assert type(breaks.found) is type(whole)
    assert "<svg" in page_of(breaks.found) or "<table" in page_of(breaks.found)
    assert breaks.found.to_json() != whole.to_json()
    assert again.to_json() == whole.to_json() == third.to_json()
    assert len(starts) == first > 0
