"""The review of a finished game over the wire: of a room's game, and of a record that is sent."""

from __future__ import annotations

import pytest

from gamenight.server import replays
from gamenight.server.reviews import DEPTHS, POINTS, reviewed
from tests.lab.test_review import played
from tests.server.rooms import WATCH
from tests.server.test_film import kept, record_of
from tests.server.test_web import served


def test_the_facts_of_a_review_add_up():
    """Start, luck, own play and the others' are the end; the curve ends with the result."""
    found = reviewed(played("cats-vs-dogs", ["easy", "normal"]), 0)

    for one in found.accounts:
        parts = one.start + one.luck.value + one.skill.value + one.others.value
        assert parts == pytest.approx(one.end)
    assert found.moments[-1].chances == [float(seat in found.winners) for seat in range(2)]
    assert len(found.moments) <= POINTS + 1
    assert (found.depth, found.depths) == (0, replays.DEPTHS) == (0, len(DEPTHS))


def test_a_sent_record_is_reviewed(tmp_path):
    """Step by step deeper; what was made once is not made again."""
    record = played("garden-path", ["normal", "normal"])
    with served(tmp_path) as client:
        answers = [client.post(f"/api/review?depth={depth}", content=record) for depth in (0, 1, 0)]

    assert [answer.json()["depth"] for answer in answers] == [0, 1, 0]
    assert answers[0].content == answers[2].content
    assert answers[0].json()["departures"] == 0


@pytest.mark.parametrize("depth", ["3", "-1", "x", ""])
def test_a_depth_that_there_is_not(tmp_path, depth):
    """It is refused with a sentence, before anything is played."""
    with served(tmp_path) as client:
        answer = client.post(
            f"/api/review?depth={depth}", content=played("garden-path", ["normal", "normal"])
        )

    assert answer.status_code == 400
    assert answer.json()["sentence"]


RACE = record_of("cats-and-dogs-2")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("gamenight record 9\n", "record"),
        (RACE.replace("game cats-and-dogs", "game /srv/boxes"), "a box on this shelf"),
        (RACE.rpartition("\n# ")[0].rpartition("\n#")[0] + "\n", "not over yet"),
    ],
    ids=["no record", "a folder of this computer", "a game that goes on"],
)
def test_a_record_that_cannot_be_reviewed(tmp_path, body, said):
    """What is wrong with it is said."""
    with served(tmp_path) as client:
        answer = client.post("/api/review", content=body)

    assert answer.status_code == 400
    assert said in answer.json()["sentence"]


def test_a_room_whose_game_goes_on_is_not_reviewed(tmp_path):
    """Hands are secret until the end; then its watch link leads to the review."""
    kept(tmp_path / "on", 3)
    kept(tmp_path / "over", 10_000)
    with served(tmp_path / "on") as client:
        assert client.get(f"/api/review/{WATCH}").status_code == 409
    with served(tmp_path / "over") as client:
        assert client.get(f"/api/review/{WATCH}").json()["names"] == ["Ann", "Bob"]
