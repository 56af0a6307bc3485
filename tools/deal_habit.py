"""Fit the habits from which hard and master begin in the card game: python -m tools.deal_habit GAMES SEED.

Bots play each other, two at a table, and one of them or both try every idea in imagined worlds, all ideas in
as many. What each then leads by, beside what the style alone would do, is what the net learns from: fitted,
it shall choose what leads most (tools/deal_bent.py). In the first round that player has no habit yet, in the
next that of the first; the net is fitted to both and written to games/deal/bot/habit.toml. A thousand games
take about ten minutes of one core, compiled, and numpy, which nothing else here needs.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from tools.deal_bent import Decisions, Fitted, fit

import gamenight as gn
from gamenight.bots.named import bot_named
from gamenight.bots.search.search import Search
from gamenight.bots.search.thought import Idea
from gamenight.games.deal.actions import ALLOW, DROP, MOVE, REFUSE, TO_ALLOW
from gamenight.games.deal.bot.glance import ACT, ACT_GROUPS, TABLE, TABLE_GROUPS, see_action, see_table
from gamenight.games.deal.bot.habit import FILE, VIEWS, Bent, Habit
from gamenight.games.deal.bot.mind import DealMind
from gamenight.games.deal.bot.normal import NormalDeal
from gamenight.games.deal.bot.replying import says_no
from gamenight.games.deal.bot.style import manners
from gamenight.games.deal.sight import DealSight

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight

ROUNDS = 2
WORLDS = 24  # in which every idea is tried
MOST_IDEAS = 12
COMPANY = ["", "plain", "greedy", "normal-bold", "normal", "risk-aware"]  # "": another that looks
SHARES = [6, 2, 1, 1, 2, 1]


@dataclass
class Noted:
    """Decisions: what the table was like, and for each idea which decision it is of, what it is, its lead."""

    tables: list[list[int]] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    acts: list[list[int]] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)


class Looking(gn.Bot):
    """Does what leads in imagined worlds, if that is sure enough, and notes what every idea leads by."""

    def __init__(self, bent: Bent, luck: random.Random, noted: Noted) -> None:
        self.mind = with_bent(DealMind(""), bent)
        self.mind.most_ideas = MOST_IDEAS
        self.usual = self.mind.own
        self.luck, self.noted = luck, noted
        self.game: Game[Any] | None = None

    def begin(self, game: Game[Any], seat: int, seed: int) -> None:
        """Sit down."""
        self.game = game
        self.mind.begin(game, seat, seed)

    def is_eager(self, sight: Sight[Any]) -> bool:
        """As the usual player is."""
        return self.usual.is_eager(sight)

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """Try all ideas, note them, and choose."""
        assert isinstance(sight, DealSight)
        usual = self.usual.choose(sight, answers)
        ideas = self.mind.ideas(sight, answers, usual)
        if len(ideas) == 1:
            return usual
        is_turn = sight.asked() == "turn" and usual.verb is not DROP
        styled = self.usual.best_play(sight, answers, self.usual.step) if is_turn else usual
        if is_turn and styled.verb is not MOVE and styled not in ideas:
            ideas.append(styled)
        tried = self.tried(sight, ideas)
        if is_turn:
            self.note_plays(sight, tried, styled)
        elif answers[0].verb is ALLOW:
            self.note_reply(sight, tried)
        best = max(tried, key=Idea.lead)
        action = best.action if best.lead() > best.lead_error() else usual
        assert action is not None
        return action

    def tried(self, sight: DealSight, ideas: list[Action]) -> list[Idea]:
        """All ideas after so many worlds."""
        assert self.game is not None
        search = Search(self.game, sight, self.mind, self.luck.getrandbits(40))
        first, *others = [Idea(action) for action in ideas]
        for _ in range(WORLDS):
            search.try_all(first, others)
        return [first, *others]

    def note_plays(self, sight: DealSight, tried: list[Idea], styled: Action) -> None:
        """Note plays of one's own turn."""
        step = self.usual.step
        base = next((idea.lead() for idea in tried if idea.action == styled), 0.0)
        self.note_table(sight)
        for idea in tried:
            action = idea.action
            assert action is not None
            worth = self.usual.worth_of(sight, action, step)
            is_step = step is not None and action == step
            self.note(sight, action, worth, idea.lead() - base, is_step=is_step, is_usual=action == styled)

    def note_reply(self, sight: DealSight, tried: list[Idea]) -> None:
        """Note a No and what else could be done, if both were tried."""
        refusing = [idea for idea in tried if idea.action is not None and idea.action.verb is REFUSE]
        charge = sight.charge()
        if not refusing or charge is None:
            return
        other = next(idea for idea in tried if idea not in refusing)
        refuses = says_no(sight, manners()["normal"].duel, charge)
        base = refusing[0].lead() if refuses else other.lead()
        self.note_table(sight)
        for idea, action, is_usual in (
            (refusing[0], refusing[0].action, refuses),
            (other, TO_ALLOW, not refuses),
        ):
            assert action is not None
            self.note(sight, action, 0, idea.lead() - base, is_step=False, is_usual=is_usual)

    def note_table(self, sight: DealSight) -> None:
        """Note one decision more."""
        table = vec[i64]([0] * TABLE)
        see_table(sight, table)
        self.noted.tables.append([int(number) for number in table])

    def note(  # noqa: PLR0913  as it is seen, and what it leads by
        self, sight: DealSight, action: Action, worth: int, lead: float, *, is_step: bool, is_usual: bool
    ) -> None:
        """Note one idea of the last decision."""
        act = vec[i64]([0] * ACT)
        see_action(sight, action, i64(worth), act, is_step=is_step, is_usual=is_usual)
        self.noted.acts.append([int(number) for number in act])
        self.noted.places.append(len(self.noted.tables) - 1)
        self.noted.leads.append(lead)


def with_bent(mind: DealMind, bent: Bent) -> DealMind:
    """The mind, with players of that habit."""
    for player in (mind.seated, mind.own, mind.others):
        player.habit = Habit(bent)
    return mind


def gather(bent: Bent, games: int, luck: random.Random, noted: Noted) -> None:
    """Play so many games, and note the decisions."""
    start = gn.lay("deal", 2)
    for _ in range(games):
        name = luck.choices(COMPANY, SHARES)[0]
        other = bot_named(name, "deal") if name else Looking(bent, luck, noted)
        if isinstance(other, NormalDeal):
            other.habit = Habit(bent)
        bots = [Looking(bent, luck, noted), other]
        luck.shuffle(bots)
        start.play(bots, luck.getrandbits(40))


def bent_of(net: Fitted) -> Bent:
    """As the bots read it."""
    return Bent([*chain(*net.table)], [*chain(*net.act)], net.begins, net.says)


def listed(numbers: list[float]) -> str:
    """A list as TOML has it."""
    return "[" + ", ".join(f"{number:.4g}" for number in numbers) + "]"


def written(net: Fitted) -> str:
    """The file."""
    lines = ["# The net over what glance.py sees, written by tools/deal_habit.py; habit.py reads it.\n"]
    lines.append(f"\nbegins = {listed(net.begins)}\nsays = {listed(net.says)}\n")
    for name, rows, groups in (("table", net.table, TABLE_GROUPS), ("act", net.act, ACT_GROUPS)):
        lines.append(f"\n[{name}]\n")
        place = 0
        for group, number in groups:
            shown = "".join(f"    {listed(row)},\n" for row in rows[place : place + number])
            lines.append(f"{group} = [\n{shown}]\n")
            place += number
    return "".join(lines)


def main() -> None:
    """Play, fit, say how good it is, write."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    luck, noted = random.Random(seed), Noted()
    net = Fitted.blank(TABLE, ACT, VIEWS)
    for _ in range(ROUNDS):
        gather(bent_of(net), games, luck, noted)
        acts, leads = np.array(noted.acts, np.float32), np.array(noted.leads, np.float32)
        net = fit(
            Decisions(np.array(noted.tables, np.float32), np.array(noted.places), acts, leads), VIEWS, seed
        )
        print(f"{len(noted.tables)} decisions; in hundredths of a game, held back: {net.gain}")
    FILE.write_text(written(net), encoding="utf-8")


if __name__ == "__main__":
    main()
