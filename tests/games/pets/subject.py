"""How the laws try the team game: tables in its middle, and what must stay the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight.games.pets.board import JAIL_FREE, TALLEST, Board
from gamenight.games.pets.edition.reader import PetsEdition
from tests.laws.trial import Trial

if TYPE_CHECKING:
    import random

    import gamenight as gn
    from gamenight.editions.edition import Edition

TEAMS = ["cat", "dog"]


def board_of(edition: Edition) -> Board:
    """The printed board of an edition of the team family."""
    assert isinstance(edition, PetsEdition)
    return edition.printed


def shapes(most: int) -> list[list[str]]:
    """The teams of two to so many seats: every number of cats among them, sitting first."""
    return [
        ["cat"] * cats + ["dog"] * (seats - cats) for seats in range(2, most + 1) for cats in range(1, seats)
    ]


def middle(edition: Edition, seats: int, rng: random.Random, _terms: dict[str, Any]) -> dict[str, Any]:
    """Most titles claimed, stacks of any height, little cash; now and then all claimed and even."""
    board = board_of(edition)
    titles = [int(space.index) for space in board.titles]
    rng.shuffle(titles)
    is_sudden = rng.random() < 0.3
    free = 0 if is_sudden else rng.randint(1, 4)
    stacks = {}
    for place, title in enumerate(titles[free:]):
        buried = [rng.choice(TEAMS) for _ in range(rng.randrange(TALLEST))]
        stacks[str(title)] = [*buried, TEAMS[place % 2]]
    jailed = [rng.choice([0, 0, 0, 1, 2, 3]) for _ in range(seats)]
    return {
        "cash": [rng.choice([0, 100, 200, 500, 900]) for _ in TEAMS],
        "places": [int(board.jail) if turns else rng.randrange(int(board.size)) for turns in jailed],
        "jailed": jailed,
        "stacks": stacks,
        "decks": [deck_position(board, team, rng) for team in range(len(TEAMS))],
        "sudden": is_sudden,
        "turn": rng.randrange(seats),
    }


def deck_position(board: Board, team: int, rng: random.Random) -> dict[str, list[int]]:
    """Some cards seen, and the jail card kept as often as not."""
    cards = list(range(len(board.decks[team])))
    rng.shuffle(cards)
    kept = [card for card in cards if board.decks[team][card].effect == JAIL_FREE and rng.random() < 0.5]
    rest = [card for card in cards if card not in kept]
    cut = rng.randint(0, len(rest))
    return {"unseen": sorted(rest[cut:]), "below": rest[:cut], "kept": kept}


def census(table: gn.Table) -> object:
    """Double entry, no purse below zero; every card in one place; a title is theirs who lie on top."""
    position: Any = table.position()
    board = board_of(table.edition)
    assert sum(position["cash"]) + position["bank"] == 0
    assert min(position["cash"]) >= 0
    assert all(1 <= len(stack) <= TALLEST for stack in position["stacks"].values())
    view: Any = table.view()["table"]
    for team in view["teams"]:
        on_top = [int(space) for space, stack in position["stacks"].items() if stack[-1] == team["team"]]
        assert team["titles"] == sorted(on_top)
    for deck, cards in enumerate(position["decks"]):
        everywhere = cards["unseen"] + cards["below"] + cards["kept"]
        assert sorted(everywhere) == list(range(len(board.decks[deck])))
    for seat, turns in enumerate(position["jailed"]):
        assert not turns or position["places"][seat] == board.jail
    return [len(deck) for deck in board.decks], len(position["places"])


TRIAL = Trial(
    census,
    moments=("roll",),
    terms={
        3: {"teams": ["cat", "dog", "dog"], "bank_debt": "forgiven"},
        4: {"teams": ["dog", "cat", "cat", "cat"], "no_marker": "hand_over"},
        5: {"rounds": 4},
        6: {"teams": ["cat", "cat", "cat", "dog", "dog", "dog"], "rounds": 9},
        8: {"teams": ["dog", "dog", "cat", "dog", "dog", "dog", "cat", "dog"]},
    },
    laid=middle,
    purse=lambda state, seat: int(state.cash[state.agreed.teams[seat]]),
    races=("show",),
)
