"""Whoever listens hears a whole game: every line of the story, in its order, and what is asked."""

from __future__ import annotations

import pytest

from gamenight.api.opening import replay
from gamenight.server.film import steps
from tests.e2e.browser import browsing, run
from tests.e2e.heard import FOLDER, GAMES, SEAT, transcript
from tests.records.golden import FOLDER as RECORDS
from tests.server.process import Served, served

pytestmark = [
    pytest.mark.battery,
    pytest.mark.long,
]  # once is enough: the page does not know which engine runs


def test_whole_games_by_ear(tmp_path):
    """What the live region says in a game of each is what it said when somebody last read it."""

    async def story(server: Served) -> None:
        async with browsing() as browser:
            for name in GAMES:
                assert await transcript(browser, server, name) == (FOLDER / f"{name}.txt").read_text()

    with served(tmp_path) as server:
        run(story(server))


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_left_out(name):
    """Every line that the player was told since coming in is in the transcript, one after the other."""
    record = (RECORDS / f"{name}.record").read_text()
    before = len(next(steps(record))[0].events)
    table = replay(record)
    heard = (FOLDER / f"{name}.txt").read_text()
    place = 0
    for event in table.heard(SEAT, before):
        line = table.tell(event, SEAT)
        found = heard.find(line, place)
        assert found >= 0, f"{line!r} is not heard after {heard[max(0, place - 80) : place]!r}"
        place = found + len(line)
