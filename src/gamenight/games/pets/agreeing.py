"""The terms of a table: the rulebook's own, and what each variant makes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gamenight.games.pets.board import CAT, DOG, TEAM_NAMES, TEAMS, Board
from gamenight.games.pets.rules.cards import Draw
from gamenight.games.pets.rules.debt import BankDebt, NoMarker, Pick
from gamenight.games.pets.rules.dice import Dice
from gamenight.games.pets.rules.start import Start
from gamenight.games.pets.rules.titles import Add, Claim
from gamenight.games.pets.rules.tribute import Tribute
from gamenight.games.pets.rules.turn import Turn
from gamenight.games.pets.terms import PetsTerms
from gamenight.games.pets.variants.bank_debt import UnpaidBank
from gamenight.games.pets.variants.no_marker import KeepOrHandOver
from gamenight.games.pets.variants.rounds import Rounds
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.terms import Option
from gamenight.kernel.variant import Variant

VARIANTS: Final[dict[str, type[Variant[PetsTerms]]]] = {
    "teams": Variant,
    "tokens": Variant,
    "bank_debt": UnpaidBank,
    "no_marker": KeepOrHandOver,
    "rounds": Rounds,
}


def pets_variants(options: Sequence[Option]) -> list[Variant[PetsTerms]]:
    """What each option changes, in the order of the lobby."""
    return [VARIANTS[option.name](option) for option in options]


def pets_terms(
    board: Board, tokens: list[int], variants: list[Variant[Any]], agreed: dict[str, Any]
) -> PetsTerms:
    """The terms of a table: who plays for whom, and the rulebook's own game, edited by each variant in turn.

    Rule: setup.teams
    """
    terms = PetsTerms(
        [Start(board.pets), Turn(), Dice(), Draw(), Claim(), Tribute(), Add(), Pick()],
        board,
        choose_teams(agreed["teams"], len(tokens)),
        tokens,
        BankDebt(),
        NoMarker(),
    )
    for variant in variants:
        variant.agree(terms, agreed)
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
