"""A finished game looked at again: steps, chapters, figures."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

import gamenight as gn
from gamenight.editions.shelf import edition_of
from gamenight.server.film import LONGEST_RECORD, MOST_AT_ONCE, POINTS, figures, film, steps, thinned
from gamenight.server.store import Store
from tests.server.rooms import LINK, WATCH, Played, two_at_table
from tests.server.test_web import served

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled

RECORDS = Path(__file__).parent.parent / "records"
GOLDEN = sorted(path.stem for path in RECORDS.glob("*.record"))


def record_of(name: str) -> str:
    """A golden record."""
    return (RECORDS / f"{name}.record").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GOLDEN)
def test_a_film_shows_the_whole_game(name):
    """All steps together tell every event once, in order, and end as the game ended."""
    record = record_of(name)
    table = gn.replay(record)
    whole = film(record, None, 0, MOST_AT_ONCE)
    hands = list(whole.hands)
    while len(hands) < whole.steps:
        hands += film(record, None, len(hands), MOST_AT_ONCE).hands

    assert [told.text for hand in hands for told in hand.told] == [
        table.tell(event) for event in table.heard(None)
    ]
    assert hands[-1].view == table.view()
    assert [hand.choices for hand in hands] == [[]] * whole.steps
    assert whole.room.ending is not None
    assert whole.room.ending.winners == table.outcome.winners  # type: ignore[union-attr]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_step_is_one_players_action_with_its_chance(name):
    """After every step a seat is waited for, or the game is over."""
    for table, _ in steps(record_of(name)):
        assert table.waiting() or table.outcome is not None


def test_chapters_lead_to_their_steps():
    """What one may jump to is told at the step that it names."""
    record = record_of("kanto")
    notable = {kind.name for kind in edition_of("kanto").game.events if "notable" in kind.traits}
    whole = film(record, None, 0, 1)
    assert whole.chapters
    for chapter in whole.chapters:
        hand = film(record, None, chapter.step, 1).hands[0]

        assert chapter.text in [told.text for told in hand.told]
        assert notable & {told.event["event"] for told in hand.told}


def test_a_film_from_a_seat_shows_its_hand():
    """After the end nobody has secrets: one may look at the game as any player saw it."""
    record = record_of("deal-2")

    assert film(record, 0, 5, 1).hands[0].view != film(record, 1, 5, 1).hands[0].view
    assert film(record, 1, 5, 1).hands[0].chair == 1


@pytest.mark.parametrize("name", GOLDEN)
def test_figures_end_as_the_game_did(name):
    """The curves end at the last tally; throws, visits and payments are those of the events."""
    record = record_of(name)
    table = gn.replay(record)
    drawn = figures(record)
    threw = [event for event in table.events if event.name in {"threw", "spun"}]
    paid = [event for event in table.events if event.name in {"paid_rent", "paid_tribute", "took_over"}]
    most = max((bar.number for bar in drawn.earners), default=0)

    assert [curve[-1] for curve in drawn.curves] == table.game.tally(table.state)
    assert sum(bar.number for bar in drawn.throws) == len(threw)
    assert most <= sum(event.facts()["amount"] for event in paid)
    assert bool(most) == bool(paid)
    assert [bar.number for bar in drawn.visits] == sorted((bar.number for bar in drawn.visits), reverse=True)


def test_a_long_curve_is_thinned():
    """The first and the last stay."""
    rows = [[number] for number in range(1000)]
    thin = thinned(rows)

    assert (len(thin), thin[0], thin[-1]) == (POINTS, [0], [999])


def kept(folder: Path, moves: int) -> Played:
    """A race of Ann and Bob, played so many moves, as a server finds it in its store when it opens."""
    played, *guests = two_at_table()
    table = played.room.table
    assert table is not None
    for move in range(moves):
        if table.outcome is not None:
            break
        chair = table.waiting()[0]
        played.play(guests[chair], chair, "spin", f"m{move}")

    async def write() -> None:
        store = Store(folder)
        await store.append(LINK, 1, played.entries, time.time())
        await store.close()

    asyncio.run(write())
    return played


def test_a_finished_table_can_be_watched_again_by_its_link(tmp_path):
    """The watch link leads to the film and the figures."""
    played = kept(tmp_path, 10_000)
    with served(tmp_path) as client:
        shown = client.get(f"/api/film/{WATCH}?first=0&count=3").json()
        drawn = client.get(f"/api/figures/{WATCH}").json()

        assert (len(shown["hands"]), shown["first"]) == (3, 0)
        assert shown["room"]["ending"]["winners"] == played.room.table.outcome.winners  # type: ignore[union-attr]
        assert drawn["names"] == ["Ann", "Bob"]
        assert client.get("/api/film/nowhere").status_code == 404
        assert client.get(f"/api/film/{LINK}").status_code == 404
        assert client.get(f"/api/film/{WATCH}?game=1&count=3").json()["hands"] == shown["hands"]
        assert client.get(f"/api/figures/{WATCH}?game=2").status_code == 409
        assert client.get(f"/api/film/{WATCH}?game=one").status_code == 400


def test_a_game_that_goes_on_is_not_shown(tmp_path):
    """Hands are secret until the end."""
    kept(tmp_path, 3)
    with served(tmp_path) as client:
        for address in ("film", "figures"):
            assert client.get(f"/api/{address}/{WATCH}").status_code == 409


@pytest.mark.parametrize(
    ("query", "body", "said"),
    [
        ("", "nonsense", "gamenight record"),
        ("?first=x", "", "whole numbers"),
        (
            "",
            record_of("cats-and-dogs-2").replace("game cats-and-dogs", "game /srv/boxes"),
            "a box on this shelf",
        ),
        ("?seat=9", record_of("cats-and-dogs-2"), "there is no seat 9"),
        ("", record_of("deal-2").replace("* card pass-go", "* card ?", 1), "cannot replay"),
        ("", record_of("deal-2").partition("\n\n")[0] + "\n\n", "nothing to be seen"),
    ],
    ids=["no record", "no number", "a folder of this computer", "no seat", "a hidden line", "no line"],
)
def test_what_cannot_be_shown_is_said(tmp_path, query, body, said):
    """A record that does not replay, a seat that is not there: a sentence, and nothing else."""
    with served(tmp_path) as client:
        refused = client.post(f"/api/film{query}", content=body)

    assert refused.status_code == 400
    assert said in refused.json()["sentence"]


def test_a_sent_record_is_shown(tmp_path):
    """An exported game is a file that anybody may open."""
    with served(tmp_path) as client:
        shown = client.post("/api/film?count=2", content=record_of("dog-lovers-short")).json()
        long = client.post("/api/film", content=b"x" * (LONGEST_RECORD + 1))

    assert len(shown["hands"]) == 2
    assert long.status_code == 413


def test_the_winner_of_three_sets_is_drawn_with_three():
    """What the curve counts is what wins: full sets in the card game, titles, the last space, all one has."""
    ends = {name: figures(record_of(name)) for name in ("deal-2", "cats-and-dogs-2", "cats-vs-dogs-2")}
    won = {name: gn.replay(record_of(name)).outcome.winners[0] for name in ends}  # type: ignore[union-attr]

    assert ends["deal-2"].curves[won["deal-2"]][-1] == 3
    assert ends["cats-and-dogs-2"].curves[won["cats-and-dogs-2"]][-1] == 60
    assert ends["cats-vs-dogs-2"].curves[won["cats-vs-dogs-2"]][-1] > 8
