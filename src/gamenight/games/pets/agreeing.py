"""What a table may agree on, and the terms that makes."""

from __future__ import annotations

from typing import Any, Final, Literal

from gamenight.games.pets.board import CAT, DOG, TEAMS, Board
from gamenight.games.pets.rules.cards import Draw
from gamenight.games.pets.rules.debt import Pick
from gamenight.games.pets.rules.dice import Dice
from gamenight.games.pets.rules.start import Start
from gamenight.games.pets.rules.titles import Add, Claim
from gamenight.games.pets.rules.tribute import Tribute
from gamenight.games.pets.rules.turn import Turn
from gamenight.games.pets.terms import PetsTerms
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.terms import Option

TeamName = Literal["cat", "dog"]
TEAM_NAMES: Final[list[TeamName]] = ["cat", "dog"]
NO_CAP: Final = 0
LONGEST: Final = 100_000


def pets_options() -> list[Option]:
    """The teams and tokens, what becomes of debts that cannot be paid, and a cap on rounds.

    By the print a debtor without a marker keeps the cash, and a game has no cap.

    Rule: setup.teams, setup.tokens, debt.bank, debt.nothing, end.at_once
    """
    return [
        Option("teams", []),
        Option("tokens", []),
        Option("bank_debt", "marker", ["marker", "forgiven"]),
        Option("no_marker", "keep", ["keep", "hand_over"], unofficial=["hand_over"]),
        Option("rounds", NO_CAP, official=False),
    ]


def pets_terms(board: Board, tokens: list[int], agreed: dict[str, Any]) -> PetsTerms:
    """The terms of a table: its decisions, who plays for whom, and the options.

    Rule: setup.teams, end.at_once, debt.bank, debt.nothing
    """
    rounds = agreed["rounds"]
    if not isinstance(rounds, int) or isinstance(rounds, bool) or not NO_CAP <= rounds <= LONGEST:
        raise BadSetup(
            f"terms: rounds cannot be {rounds!r}; it is a whole number from 1 to {LONGEST}, or 0 for no cap"
        )
    terms = PetsTerms(
        [Start(board.pets), Turn(), Dice(), Draw(), Claim(), Tribute(), Add(), Pick()],
        board,
        choose_teams(agreed["teams"], len(tokens)),
        tokens,
    )
    terms.last_round = rounds
    terms.forgives = agreed["bank_debt"] == "forgiven"
    terms.hands_over = agreed["no_marker"] == "hand_over"
    return terms


def choose_teams(teams: object, seats: int) -> list[int]:
    """Two teams with at least one player each; left unsaid, the seats alternate and so are as even as can be.

    Rule: setup.teams
    """
    if not isinstance(teams, list) or not all(isinstance(team, str) for team in teams):
        raise BadSetup(f"terms: teams: {teams!r} is not a list with 'cat' or 'dog' for each seat")
    if not teams:
        return [seat % TEAMS for seat in range(seats)]
    if len(teams) != seats:
        raise BadSetup(
            f"terms: teams: {len(teams)} teams for {seats} seats; give 'cat' or 'dog' for each seat"
        )
    for team in teams:
        if team not in TEAM_NAMES:
            raise BadSetup(f"terms: teams: {team!r} is no team; a seat plays for 'cat' or 'dog'")
    chosen = [TEAM_NAMES.index(team) for team in teams]
    for team in (CAT, DOG):
        if team not in chosen:
            raise BadSetup(f"terms: teams: nobody plays for {TEAM_NAMES[team]!r}; each team needs a player")
    return chosen
