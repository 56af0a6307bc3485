"""What lies on the board of two teams in sentences: purses, tokens, every title with its stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.games.pets.terminal.board import Teams

if TYPE_CHECKING:
    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.games.pets.edition.board import Space
    from gamenight.games.pets.view import PetsTable, Stack, Team
    from gamenight.terminal.screen import Screen


def tell(view: View[PetsTable], edition: Edition, screen: Screen) -> list[str]:
    """The round, the teams and their players, then every space."""
    telling = Telling(view, edition, screen)
    return [
        *telling.turn(),
        *(telling.team(team) for team in telling.table["teams"]),
        telling.tell("board"),
        *(telling.space(space) for space in telling.spaces),
    ]


class Telling(Teams):
    """One look at a table of two teams, told from the first space to the last."""

    def turn(self) -> list[str]:
        """Which round it is, and whose turn."""
        turn = self.table["turn"]
        return [] if turn is None else [self.tell("turn", round=self.round(), name=self.names[turn])]

    def team(self, team: Team) -> str:
        """A team's purse, titles and cards, and where its players stand."""
        players = [
            self.tell("player", name=self.names[player["seat"]], place=self.place(player["seat"]))
            for player in self.members(team["team"])
        ]
        text = self.tell(
            "team",
            team=self.printed[team["team"]].name,
            cash=self.money(team["cash"]),
            titles=self.say("titles", count=len(team["titles"])),
            players=self.screen.words.listed(players),
        )
        cards = team["jail_cards"]
        return f"{text} {self.tell('keeps', cards=self.say('jail_cards', count=cards))}" if cards else text

    def place(self, seat: int) -> str:
        """Where a player stands: a space, in Jail or just visiting, or no longer at the table."""
        player = self.table["players"][seat]
        if player["out"]:
            return self.say("out")
        if player["jailed"]:
            return self.say("jailed", turn=player["jailed"])
        is_visiting = self.spaces[player["space"]].kind == "jail"
        return self.say("visiting") if is_visiting else self.named(player["space"])

    def space(self, space: Space) -> str:
        """One space: for a title its set, its stack, what it means to land there, and what it prints."""
        stack, named = self.stacks.get(space.number), self.named(space.number)
        if stack is None:
            return f"{named}: {space.text}" if space.text else named
        group = "" if space.set is None else self.board.sets[space.set].name
        printed = self.tell(
            "printed",
            price=self.money(space.price or 0),
            tribute=self.money(space.tribute or 0),
            whole=self.money(space.set_tribute or 0),
        )
        return f"{named} ({group}): {self.stack(stack)} {self.landing(stack)} {printed}"

    def stack(self, stack: Stack) -> str:
        """The markers on a title from the bottom up, and whether they are locked."""
        if not stack["markers"]:
            return self.tell("no_stack")
        markers = ", ".join(self.printed[team].marker for team in stack["markers"])
        owner = self.printed[stack["owner"]].name if stack["owner"] else ""
        return self.tell("locked" if stack["locked"] else "stack", owner=owner, markers=markers)

    def landing(self, stack: Stack) -> str:
        """What landing there means now to who looks."""
        landing = stack["landing"]
        facts = {"amount": self.money(landing["amount"]), "more": self.money(landing["more"] or 0)}
        key = "tribute_only" if landing["does"] == "tribute" and landing["more"] is None else landing["does"]
        return self.tell("landing", key, **facts)
