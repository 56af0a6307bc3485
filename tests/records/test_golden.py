"""The kept games are played, told and replayed the same, on both engines."""

import pytest

import gamenight as gn
from tests.records.golden import FOLDER, KEPT, played, story

golden_games = pytest.mark.parametrize("golden", KEPT, ids=lambda golden: golden.name)


@golden_games
def test_a_kept_game_is_played_the_same(golden):
    """The same seed gives the same record, to the letter; `./gamenight bless` remakes it."""
    kept = (FOLDER / f"{golden.name}.record").read_text(encoding="utf-8")

    assert played(golden).record() == kept


@golden_games
def test_a_kept_game_is_told_the_same(golden):
    """In the same sentences, by the same clauses, also when it is replayed."""
    kept = (FOLDER / f"{golden.name}.story").read_text(encoding="utf-8")
    record = (FOLDER / f"{golden.name}.record").read_text(encoding="utf-8")

    assert story(gn.replay(record)) == kept


def test_every_kept_file_belongs_to_a_game():
    """Nothing lies there that no test looks at."""
    kept = {file.stem for ending in ("record", "story") for file in FOLDER.glob(f"*.{ending}")}

    assert kept == {golden.name for golden in KEPT}
