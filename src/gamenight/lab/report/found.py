"""The page of whatever was found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.lab.asking import Answer
from gamenight.lab.duplicate import Duplicate
from gamenight.lab.halftime import Halftime
from gamenight.lab.league import League
from gamenight.lab.matches import Match
from gamenight.lab.meter.carried import Meter
from gamenight.lab.order import Order
from gamenight.lab.report.answers import page_of_halftime, page_of_meter, page_of_order, page_of_solved
from gamenight.lab.report.duplicate import page_of_duplicate
from gamenight.lab.report.league import page_of_league
from gamenight.lab.report.pages import page_of_answer, page_of_match
from gamenight.lab.report.sprt import page_of_trial
from gamenight.lab.report.tuning import page_of_tuned
from gamenight.lab.report.xray_page import page_of_xray
from gamenight.lab.solving import Solved
from gamenight.lab.sprt import Trial
from gamenight.lab.tuning import Tuned
from gamenight.lab.xray.xray import Xray
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable

PAGES: dict[type, Callable[[Any, str], str]] = {
    Match: page_of_match,
    Answer: page_of_answer,
    League: page_of_league,
    Trial: page_of_trial,
    Meter: page_of_meter,
    Order: page_of_order,
    Halftime: page_of_halftime,
    Solved: page_of_solved,
    Duplicate: page_of_duplicate,
    Xray: page_of_xray,
    Tuned: page_of_tuned,
}


def page_of(result: Any, language: str = ENGLISH) -> str:  # noqa: ANN401  a match, an answer …
    """One file with it, drawn, and with the line that makes it again."""
    return PAGES[type(result)](result, language)
