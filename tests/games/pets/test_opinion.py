"""The engine and the second opinion, side by side, in games walked at random by teams of every shape."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import gamenight as gn
from gamenight.editions.shelf import FILE, SHELF, edition_of
from tests.games.pets.laid import GAME, NAMES
from tests.games.pets.opinion import RIVAL, Opinion
from tests.games.pets.tiny import FOUR, THREE, tiny_box, tiny_folder

if TYPE_CHECKING:
    from pathlib import Path

    from gamenight.editions.edition import Edition

BIG = tomllib.loads((SHELF / GAME / FILE).read_text(encoding="utf-8"))
STACKS = ["", "c", "d", "cc", "cd", "dc", "dd", "ccc", "ccd", "cdc", "cdd", "dcc", "dcd", "ddc", "ddd"]
TEAMS = {"c": "cat", "d": "dog"}


def shape(rng: random.Random) -> list[str]:
    """Two to eight seats, each for either team, in any order; nobody plays alone."""
    while True:
        teams = [rng.choice(["cat", "dog"]) for _ in range(rng.randint(2, 8))]
        if len(set(teams)) == len(RIVAL):
            return teams


def somewhere(rng: random.Random, box: dict[str, Any], seats: int) -> dict[str, Any]:
    """A table in mid-game: little money, tall stacks, some in Jail; now and then all is claimed and even."""
    titles = [place for place, space in enumerate(box["spaces"]) if space["kind"] == "title"]
    jail = [space["kind"] for space in box["spaces"]].index("jail")
    is_even = len(titles) % 2 == 0 and rng.random() < 0.5
    height = rng.choice([1, 2, 3, 3]) if is_even else 0
    tops = ["c", "d"] * (len(titles) // 2)
    rng.shuffle(tops)
    found = {}
    for place, title in enumerate(titles):
        wanted = [one for one in STACKS if not is_even or (len(one) >= height and one[-1] == tops[place])]
        found[str(title)] = [TEAMS[one] for one in rng.choice(wanted)]
    if not is_even:
        found[str(rng.choice(titles))] = []
    few = box["numbers"]["marker"]
    jailed = [rng.choice([0, 0, 0, *range(1, box["numbers"]["jail_turns"] + 1)]) for _ in range(seats)]
    return {
        "cash": [rng.choice([0, 0, few - 1, few, 2 * few, 20 * few]) for _ in RIVAL],
        "places": [jail if turns else rng.randrange(len(box["spaces"])) for turns in jailed],
        "jailed": jailed,
        "stacks": found,
        "sudden": is_even,
        "turn": rng.randrange(seats),
        "begun": rng.choice(["cat", "dog"]),
    }


def compare(table: gn.Table, opinion: Opinion) -> None:
    """Purses, tokens, stacks, decks, whose turn it is, what may be said, and how it stands or ended."""
    position: Any = table.position()
    view: Any = table.view()["table"]
    teams = list(RIVAL)
    assert position["cash"] == [opinion.cash[team] for team in teams]
    assert position["places"] == opinion.places
    assert position["jailed"] == opinion.jailed
    assert [deck["below"] for deck in position["decks"]] == [opinion.below[team] for team in teams]
    assert [deck["kept"] for deck in position["decks"]] == [sorted(opinion.kept[team]) for team in teams]
    for title in view["stacks"]:
        space = title["space"]
        owner = opinion.owner(space)
        assert title["markers"] == opinion.stacks[space]
        assert (title["owner"], title["locked"]) == (owner, opinion.is_locked(space))
        assert title["tribute"] == (0 if owner is None else opinion.tribute(space))
    for team in view["teams"]:
        assert team["titles"] == opinion.titles(team["team"])
    assert (position["sudden"], position["rounds"]) == (opinion.is_sudden, opinion.rounds)
    assert table.waiting() == tuple(sorted(opinion.asked))
    for seat in opinion.seats:
        assert set(table.legal(seat)) == opinion.asked.get(seat, set())
    assert (table.outcome is None) == (opinion.over is None)
    if table.outcome is not None:
        found = table.outcome.clause, table.outcome.winners, table.outcome.standings
        assert found == opinion.standing()


def walk(
    rng: random.Random, game: Edition, box: dict[str, Any], seen: Counter[str], steps: int, *, laid: bool
) -> int:
    """One game, or so many steps of it; how many actions were compared."""
    teams = shape(rng)
    agreed = {
        "teams": teams,
        "rounds": rng.choice([0, 1, 3]),
        "bank_debt": rng.choice(["marker", "forgiven"]),
        "no_marker": rng.choice(["keep", "hand_over"]),
    }
    position = somewhere(rng, box, len(teams)) if laid else None
    table = gn.open(game, NAMES[: len(teams)], agreed, gn.Seeded(rng.randrange(2**32)), position)
    opinion = Opinion(box, teams, agreed)
    if laid:
        opinion.lay(table.position())
    opinion.go_on(None)
    compare(table, opinion)
    bots = [gn.RandomBot(rng.randrange(2**32)) for _ in teams]
    done = 0
    while table.outcome is None and done < steps:
        seat = rng.choice(table.waiting())
        word: str | gn.Action = bots[seat].choose(table.sight(seat), table.legal_actions(seat))
        staying = [one for one in opinion.seats if one not in opinion.gone]
        if rng.random() < 0.01:
            seat, word = rng.choice(staying), "resign"
        before, known = len(table.entries), len(table.events)
        table.play(seat, word)
        for entry in table.entries[before:]:
            opinion.hear(entry.seat, entry.word)
        compare(table, opinion)
        seen.update(event.name for event in table.events[known:])
        done += 1
    if table.outcome is not None:
        seen[table.outcome.clause] += 1
    return done


def walks(box: str, home: Path, seed: str, actions: int, *, laid: bool) -> Counter[str]:
    """Games until so many actions were compared; how often each thing happened."""
    rng = random.Random(f"{box} {seed} {laid}")
    titles = {"three": THREE, "four": FOUR}.get(box)
    game: Edition = edition_of(GAME) if titles is None else edition_of(tiny_folder(home, titles))
    printed = BIG if titles is None else tiny_box(titles)
    seen: Counter[str] = Counter()
    done = 0
    while done < actions:
        done += walk(rng, game, printed, seen, 300, laid=laid)
    return seen


@pytest.mark.rule(
    "title.claim", "title.tribute", "title.set", "title.automatic", "title.take", "title.own", "title.lock",
    "debt.able", "debt.team", "debt.nothing", "debt.bank", "chance.debt", "end.claimed", "end.at_once",
    "end.sudden_death", "resign.leave",
)  # fmt: skip
@pytest.mark.parametrize(
    ("box", "laid", "happens"),
    [
        ("big", False, {"claimed", "left_unclaimed", "paid_tribute", "took_over", "added", "capped"}),
        ("three", False, {"locked", "took_over", "zoomed", "end.claimed", "end.at_once", "left_team"}),
        ("four", False, {"locked", "took_over", "sudden_death", "end.claimed", "end.sudden_death"}),
        ("big", True, {"locked", "removed", "replaced", "owns", "unlocked", "forgiven", "end.sudden_death"}),
        ("three", True, {"too_dear_to_claim", "only_marker", "kept_cash", "handed_over", "end.claimed"}),
        ("four", True, {"counted_cash", "removed", "replaced", "end.sudden_death", "shared", "left_team"}),
    ],
)
def test_both_agree_after_every_action(tmp_path, box, laid, happens):
    """On all that lies on the table, on what may be said, and on who has won; and much happens on the way."""
    seen = walks(box, tmp_path, "quick", 800, laid=laid)

    assert happens - set(seen) == set()


@pytest.mark.battery
@pytest.mark.parametrize("box", ["big", "three", "four"])
@pytest.mark.parametrize("laid", [False, True])
def test_both_agree_at_length(tmp_path, box, laid):
    """Many thousand actions of each kind, until every way to end has been met that this box knows."""
    seen = walks(box, tmp_path, "long", 20_000, laid=laid)
    ways = {"end.claimed", "end.at_once", "resign.leave"} | (
        {"end.sudden_death"} if box != "three" else set()
    )

    assert ways - set(seen) == set()
