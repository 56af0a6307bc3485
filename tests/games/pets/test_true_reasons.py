"""A refusal says why, and that is so: every word from every seat, all through some games.

Each reason is checked by what everybody can see of the table, not by the rules that gave it.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import gamenight as gn
from gamenight.editions.shelf import edition_of
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from gamenight.words.catalogue import catalogue
from tests.games.pets.laid import GAME, NAMES
from tests.games.pets.subject import middle

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.kernel.event import Event

WHOLE = 28  # spaces of the box
PETS = 8
FINE = 200
RIVAL = {"cat": "dog", "dog": "cat"}


class Look:
    """What one seat sees of the table."""

    def __init__(self, table: gn.Table, seat: int) -> None:
        view: Any = table.view(seat)
        self.seat, self.asked, self.waiting, self.left = seat, view["asked"], view["waiting"], view["left"]
        self.is_over = view["outcome"] is not None
        self.table: Any = view["table"]
        self.team: str = self.table["players"][seat]["team"]
        self.place: int = self.table["players"][seat]["space"]
        self.jailed: int = self.table["players"][seat]["jailed"]
        purse = next(one for one in self.table["teams"] if one["team"] == self.team)
        self.cash, self.cards = purse["cash"], purse["jail_cards"]
        self.stacks: dict[int, Any] = {one["space"]: one for one in self.table["stacks"]}

    def is_mine(self) -> bool:
        """Whether this seat is waited for."""
        return self.seat in self.waiting and not self.is_over and self.seat not in self.left

    def owner(self, facts: dict[str, int]) -> str | None:
        """Who owns the title that is spoken of, on which the token stands."""
        assert facts["space"] == self.place
        owner: str | None = self.stacks[self.place]["owner"]
        return owner

    def markers(self, space: int) -> list[str]:
        """The stack that lies there."""
        found: list[str] = self.stacks[space]["markers"]
        return found


def is_rival(look: Look, number: int) -> bool:
    """Whether a team by its number is the other one."""
    return ["cat", "dog"][number] == RIVAL[look.team]


def picking(look: Look, facts: dict[str, int]) -> bool:
    """A marker of the team that cannot pay is to be picked, and this seat picks."""
    open_ = look.table["picking"]
    assert open_ is not None
    purse = next(one["cash"] for one in look.table["teams"] if one["team"] == open_["team"])
    is_rivals = open_["team"] == RIVAL[look.team] and is_rival(look, facts["team"])
    return is_rivals and open_["amount"] == facts["amount"] > purse and look.asked == "pick"


def missing(look: Look, action: Action, facts: dict[str, int]) -> bool:
    """A title, and no marker at that level."""
    return facts["space"] == action.item and not 1 <= action.number <= len(look.markers(action.item))


def is_own(look: Look, action: Action) -> bool:
    """The marker that was meant is of one's own team."""
    return look.markers(action.item)[action.number - 1] == look.team


def owes(look: Look, facts: dict[str, int]) -> bool:
    """The title under the token is theirs, its tribute is that sum, and the purse has it."""
    stack = look.stacks[look.place]
    is_due = stack["owner"] == RIVAL[look.team] and stack["tribute"] == facts["amount"]
    return is_due and is_rival(look, facts["rival"]) and look.cash >= facts["amount"]


# By kind of refusal: whether it is so
REASONS: dict[str, Callable[[Look, Action, dict[str, int]], bool]] = {
    "over": lambda look, _, __: look.is_over,
    "is_out": lambda look, _, __: look.seat in look.left,
    "not_asked": lambda look, _, __: look.seat not in look.waiting and not look.is_over,
    "not_begun": lambda look, _, __: look.asked == "start" and look.table["turn"] is None,
    "no_such_pet": lambda look, action, facts: action.item > facts["most"] == PETS - 1,
    "begun": lambda look, _, __: look.table["turn"] is not None,
    "must_roll": lambda look, _, __: look.asked == "turn" and look.table["turn"] == look.seat,
    "has_rolled": lambda look, _, __: look.asked != "turn" and look.table["turn"] == look.seat,
    "not_jailed": lambda look, _, __: look.jailed == 0,
    "too_dear": lambda look, _, facts: facts == {"amount": FINE, "has": look.cash} and look.cash < FINE,
    "no_jail_card": lambda look, _, __: look.cards == 0 and look.jailed > 0,
    "no_debt": lambda look, _, __: look.table["picking"] is None,
    "nothing_due": lambda look, _, facts: look.owner(facts) is None,
    "nobodys": lambda look, _, facts: look.owner(facts) is None,
    "not_ours": lambda look, _, facts: look.owner(facts) != look.team,
    "theirs": lambda look, _, facts: look.owner(facts) == RIVAL[look.team] and is_rival(look, facts["rival"]),
    "must_pay": lambda look, _, facts: owes(look, facts),
    "ours": lambda look, _, facts: look.owner(facts) == look.team,
    "ours_free": lambda look, _, facts: look.owner(facts) == look.team,
    "pick_first": lambda look, _, facts: picking(look, facts),
    "no_such_space": lambda _, action, facts: not 0 <= action.item <= facts["most"] == WHOLE - 1,
    "no_title": lambda look, action, facts: action.item == facts["space"] not in look.stacks,
    "no_marker": missing,
    "own_marker": lambda look, action, facts: facts["space"] == action.item and is_own(look, action),
}
FROM_OUTSIDE = {"over", "is_out", "not_asked"}


def tries(game: Any, rng: random.Random) -> list[Action]:
    """Every word, with many numbers in its slots."""
    found = []
    for verb in game.verbs:
        if verb.word == "show":
            found += [Action(verb, item=pet) for pet in (0, PETS - 1, PETS, 99)]
        elif verb.word == "pick":
            spaces = [rng.randrange(WHOLE) for _ in range(6)] + [7, WHOLE, 61, 62, 999_999_999]
            found += [Action(verb, item=space, number=rng.randrange(5)) for space in spaces]
        elif verb.word != "resign":
            found.append(Action(verb))
    return found


def check(table: gn.Table, rng: random.Random, met: Counter[str]) -> None:
    """Try everything; each refusal is of a known kind, is so, and can be said."""
    for seat in range(len(table.names)):
        look = Look(table, seat)
        legal = table.legal_actions(seat)
        for action in tries(table.game, rng):
            why: Event | None = engine.why_not(table.state, seat, action)
            assert (why is None) == any(one.covers(action) for one in legal)
            if why is not None:
                assert why.name in REASONS, why
                assert why.name in FROM_OUTSIDE or look.is_mine(), why
                assert REASONS[why.name](look, action, why.facts()), (action.verb.word, why)
                assert table.refusal(why, seat).endswith(".")
                met[why.name] += 1


def walked(seed: int, met: Counter[str]) -> None:
    """One game at random from its beginning, or from a position in its middle."""
    rng = random.Random(seed)
    seats = rng.randint(2, 6)
    position = middle(edition_of(GAME), seats, rng, {}) if seed % 4 else None
    table = gn.open(GAME, NAMES[:seats], dealer=gn.Seeded(seed), position=position)
    for _ in range(60):
        check(table, rng, met)
        if table.outcome is not None:
            return
        seat = rng.choice(table.waiting())
        table.play(seat, "resign" if rng.random() < 0.02 else rng.choice(table.legal(seat)))


@pytest.mark.rule(
    "order.first", "turn.roll", "jail.pay", "jail.card", "title.claim", "title.tribute", "title.take",
    "title.own", "debt.able", "debt.team", "debt.bank",
)  # fmt: skip
def test_every_reason_is_true():
    """And every kind of reason is given somewhere."""
    met: Counter[str] = Counter()
    for seed in range(40):
        walked(seed, met)

    assert set(met) == set(REASONS)


def test_every_reason_has_its_check():
    """What the game's words can refuse is in the table above."""
    assert set(catalogue().part("refused", "pets")) == set(REASONS) - FROM_OUTSIDE
