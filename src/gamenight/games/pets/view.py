"""The view: everything that lies open on the table, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict, cast

from gamenight.games.parts.piece import Piece, token
from gamenight.games.pets.board import NO_TEAM, TEAM_NAMES, TEAMS, TeamName
from gamenight.kernel.seat import count, members

if TYPE_CHECKING:
    from gamenight.games.pets.board import Space
    from gamenight.games.pets.pile import Pile
    from gamenight.games.pets.sight import PetsSight

Ask = Literal["claim", "tribute", "add"]
Does = Literal["claim", "tribute", "add", "nothing"]


class Player(TypedDict):
    """One player: team, token, where it stands."""

    seat: int
    team: TeamName
    token: int  # its number among the tokens of the box
    space: int
    jailed: int  # 0: free; else which turn in Jail comes next
    out: bool


class Team(TypedDict):
    """One team: its purse, its titles, the cards out of Jail that it keeps, and who plays next for it."""

    team: TeamName
    cash: int
    titles: list[int]  # the spaces that it owns
    jail_cards: int
    seats: list[int]
    next: int


class Landing(TypedDict):
    """What landing on a title would mean for my team now; to who watches, for those who do not own it."""

    does: Does
    amount: int
    more: int | None  # what it is with the surcharge for taking the title over; null: that cannot be
    clause: str


class Stack(TypedDict):
    """One title: the markers on it, whose it is, and what it costs the other team to land there now."""

    space: int
    markers: list[TeamName]  # from the bottom up
    owner: TeamName | None
    locked: bool
    tribute: int  # 0: nothing
    whole: bool  # its owners have the whole set
    landing: Landing


class TitleAsked(TypedDict):
    """The question about a title: who is asked to do what with it, and the sum."""

    ask: Ask
    seat: int
    space: int
    amount: int


class Picking(TypedDict):
    """The pick of a marker: who picks, from which team, for what debt, and whether it leaves the board."""

    seat: int
    team: TeamName
    amount: int
    leaves: bool  # if not, it is changed for one of the picker's team


class PetsTable(TypedDict):
    """Tokens, teams with their purses, stacks of markers, and what is being asked."""

    pieces: list[Piece]  # by seat
    players: list[Player]  # by seat
    teams: list[Team]  # the cats first
    stacks: list[Stack]  # in the order of the board
    turn: int | None  # whose turn it is; null before the first and after the end
    question: TitleAsked | None
    picking: Picking | None
    round: int  # from 1
    rounds: int  # after how many the game ends; 0: it is played to its end
    sudden_death: bool


def view_of(sight: PetsSight) -> PetsTable:
    """Tokens, teams with their purses, stacks, and what is being asked.

    Rule: setup.cash
    """
    seats = range(sight.seats())
    turn = sight.on_turn()
    return {
        "pieces": [
            token(seat, sight.agreed().tokens[seat], sight.place(seat), sight.is_out(seat)) for seat in seats
        ],
        "players": [player_of(sight, seat) for seat in seats],
        "teams": [team_of(sight, team) for team in range(TEAMS)],
        "stacks": [stack_of(sight, int(space.index)) for space in sight.board().titles],
        "turn": turn if turn >= 0 else None,
        "question": question_of(sight),
        "picking": picking_of(sight),
        "round": round_of(sight),
        "rounds": sight.agreed().last_round,
        "sudden_death": sight.is_sudden(),
    }


def round_of(sight: PetsSight) -> int:
    """Which round it is; when the last of those agreed on is over, that one.

    Rule: end.at_once
    """
    played = sight.rounds()
    return played if played == sight.agreed().last_round > 0 else played + 1


def player_of(sight: PetsSight, seat: int) -> Player:
    """One player: team, token, where it stands."""
    return {
        "seat": seat,
        "team": TEAM_NAMES[sight.team(seat)],
        "token": sight.agreed().tokens[seat],
        "space": sight.place(seat),
        "jailed": sight.jailed(seat),
        "out": sight.is_out(seat),
    }


def team_of(sight: PetsSight, team: int) -> Team:
    """One team: its purse, its titles, the jail cards it keeps, and who plays next for it."""
    return {
        "team": TEAM_NAMES[team],
        "cash": sight.cash(team),
        "titles": [int(space.index) for space in sight.board().titles if sight.owned(team) & space.bit],
        "jail_cards": count(sight.kept(team)),
        "seats": members(sight.side(team)),
        "next": sight.next_of(team),
    }


def stack_of(sight: PetsSight, space: int) -> Stack:
    """One title: the markers on it from the bottom up, whose it is, locked or not, and its tribute now."""
    pile = sight.pile(space)
    owner = pile.owner
    title = sight.board().spaces[space]
    return {
        "space": space,
        "markers": [TEAM_NAMES[team] for team in pile.markers],
        "owner": None if owner == NO_TEAM else TEAM_NAMES[owner],
        "locked": pile.is_locked,
        "tribute": 0 if owner == NO_TEAM else sight.tribute(title, owner),
        "whole": owner != NO_TEAM and sight.has_set(owner, title),
        "landing": landing_of(sight, title, pile),
    }


def landing_of(sight: PetsSight, title: Space, pile: Pile) -> Landing:
    """Claim it, pay its owners, add a marker of one's own, or nothing: with the sum.

    Rule: title.claim, title.tribute, title.take, title.own, title.lock
    """
    numbers = sight.board().numbers
    if pile.owner == NO_TEAM:
        return {"does": "claim", "amount": title.price, "more": None, "clause": "title.claim"}
    if sight.seat < 0 or pile.owner != sight.team(sight.seat):
        tribute = sight.tribute(title, pile.owner)
        more = None if pile.is_locked else int(tribute + numbers.takeover)
        clause = sight.why_tribute(title, pile.owner)
        return {"does": "tribute", "amount": tribute, "more": more, "clause": clause}
    if pile.is_locked:
        return {"does": "nothing", "amount": 0, "more": None, "clause": "title.lock"}
    return {"does": "add", "amount": numbers.marker, "more": None, "clause": "title.own"}


def question_of(sight: PetsSight) -> TitleAsked | None:
    """The question about a title: who is asked, what, and the sum."""
    asked = sight.question()
    if asked is None:
        return None
    ask = cast(Ask, asked.asked)
    return {"ask": ask, "seat": asked.seat, "space": asked.space, "amount": asked.amount}


def picking_of(sight: PetsSight) -> Picking | None:
    """The pick of a marker: who picks, from which team, for what debt, and whether it leaves the board."""
    pick = sight.picking()
    if pick is None:
        return None
    return {
        "seat": pick.seat,
        "team": TEAM_NAMES[pick.debtor],
        "amount": pick.amount,
        "leaves": pick.leaves,
    }
