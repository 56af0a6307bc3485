"""The board of two teams as text: a ring of titles with their stacks, the teams inside it, titles below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gamenight.games.pets.edition.board import PetsBoard
from gamenight.terminal.boards.hues import band
from gamenight.terminal.boards.look import TableLook
from gamenight.terminal.boards.ring import Ring, Said, fitted

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.games.pets.view import PetsTable, Player
    from gamenight.terminal.screen import Screen

INDENT = 4
LOCKED = "#"  # behind a stack of three
BAR = "|"  # before those in Jail
QUESTIONS = {"claim": "claim", "tribute": "tribute", "add": "add"}  # what is said of a question


def draw(view: View[PetsTable], edition: Edition, screen: Screen, below: int) -> list[Text]:
    """The ring in the roomiest form that fits, and below it the titles of each team with their numbers."""
    teams = Teams(view, edition, screen)
    inside = [*teams.teams(), *teams.business()]
    return fitted(Titles, teams, Said(inside, inside, teams.holdings(), []), below)


class Teams(TableLook["PetsTable"]):
    """One look at a table of two teams."""

    def __init__(self, view: View[PetsTable], edition: Edition, screen: Screen) -> None:
        board = edition.board()
        assert isinstance(board, PetsBoard)
        super().__init__(view, edition, screen, board.money)
        self.standing = self.table["pieces"]
        self.board = board
        self.spaces = board.spaces
        self.printed = {team.id: team for team in board.teams}
        self.title = f"{edition.title}, {self.round()}"
        self.stacks = {stack["space"]: stack for stack in self.table["stacks"]}

    def named(self, space: int) -> str:
        """A space by its number and its name, as one types and as one says it."""
        return f"{space} {self.spaces[space].name}"

    def legends(self) -> tuple[str, str]:
        """What the signs of a space mean, in many words and in few."""
        markers = {team: printed.marker for team, printed in self.printed.items()}
        return self.say("legend", lock=LOCKED, **markers), self.say("legend_short", lock=LOCKED, **markers)

    def pile(self, space: int) -> Text:
        """A stack from the bottom up, a small letter for each marker, and whether it is locked."""
        stack = self.stacks.get(space)
        if stack is None:
            return Text()
        signs = [Text(team[0], style=band(self.printed[team].colour)) for team in stack["markers"]]
        return Text().join(signs) + Text(LOCKED if stack["locked"] else "", style="bold")

    # Who plays

    def teams(self) -> list[Text]:
        """For each team its purse and titles; under it its players, a sign before who is on turn."""
        lines = []
        for team in self.table["teams"]:
            printed = self.printed[team["team"]]
            facts = [self.say("titles", count=len(team["titles"]))]
            if team["jail_cards"]:
                facts.append(self.say("jail_cards", count=team["jail_cards"]))
            purse = f"  {self.money(team['cash'])}  {', '.join(facts)}"
            lines.append(Text.assemble((f" {printed.name} ", band(printed.colour)), purse))
            lines.append(Text("  ").join(self.player(seat) for seat in self.members(team["team"])))
        return lines

    def members(self, team: str) -> list[Player]:
        """The players of a team, those who have left too."""
        return [player for player in self.table["players"] if player["team"] == team]

    def player(self, player: Player) -> Text:
        """Name and place, or that one is locked up or gone."""
        seat = player["seat"]
        is_on_turn = seat == self.table["turn"]
        space = self.spaces[player["space"]]
        where = self.say("visiting") if space.kind == "jail" else space.name
        if player["jailed"]:
            where = self.say("jailed", turn=player["jailed"])
        if player["out"]:
            where = self.say("out")
        sign = f"{self.screen.strokes.ahead} " if is_on_turn else ""
        style = "bold" if is_on_turn else ""
        return Text.assemble((sign, style), self.marks[seat], (f" {self.names[seat]}", style), f": {where}")

    # What goes on

    def round(self) -> str:
        """Which round it is, and of how many if the table agreed on that; or that it is sudden death."""
        if self.table["sudden_death"]:
            return self.say("sudden_death")
        key = "round_of" if self.table["rounds"] else "round"
        return self.say(key, round=self.table["round"], rounds=self.table["rounds"])

    def business(self) -> list[Text]:
        """The question about a title, or about a marker to be picked."""
        question, picking = self.table["question"], self.table["picking"]
        if question is not None:
            amount, space = self.money(question["amount"]), self.named(question["space"])
            more = self.money(question["amount"] + self.board.numbers.takeover)
            text = self.say(QUESTIONS[question["ask"]], space=space, amount=amount, more=more)
        elif picking is not None:
            team, amount = self.printed[picking["team"]].name, self.money(picking["amount"])
            text = self.say("pick", team=team, amount=amount)
        else:
            return []
        return [Text(text, style="bold")]

    def holdings(self) -> list[Text]:
        """For each team its titles on their colours, each with its number and its stack."""
        lines: list[Text] = []
        for team in self.table["teams"]:
            head = Text.assemble((f" {team['team'][0]} ", band(self.printed[team["team"]].colour)))
            parts = [self.held(space) for space in team["titles"]]
            lines += self.flowed(head, parts) if parts else []
        return lines

    def held(self, space: int) -> Text:
        """A title on its colour, and its stack."""
        name = Text(f" {self.named(space)} ", style=band(self.spaces[space].colour or ""))
        return Text.assemble(name, self.pile(space))

    def flowed(self, head: Text, parts: list[Text]) -> list[Text]:
        """Parts one after another, on as many lines as they need."""
        lines = [head]
        for part in parts:
            part.truncate(self.screen.width - INDENT)
            if lines[-1].cell_len + part.cell_len + 1 > self.screen.width:
                lines.append(Text(" " * head.cell_len))
            lines[-1] = Text.assemble(lines[-1], " ", part)
        return lines


class Titles(Ring):
    """The ring with the stacks on its titles."""

    look: Teams

    def marks(self, number: int) -> Text:
        """The stack that lies there."""
        return self.look.pile(number)

    def tokens(self, number: int, room: int) -> Text:
        """Who stands there; in Jail the visitors first, and behind a bar who is locked up."""
        jailed = [player["seat"] for player in self.look.table["players"] if player["jailed"]]
        if self.look.spaces[number].kind != "jail" or not jailed:
            return super().tokens(number, room)
        inside = [self.look.marks[seat] for seat in jailed]
        visitors = [mark for mark in self.standing.get(number, []) if mark not in inside]
        text = Text.assemble(*visitors, BAR, *inside)
        text.truncate(room)
        return text
