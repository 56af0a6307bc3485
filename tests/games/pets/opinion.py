"""A second opinion on the team game, written from the rulebook and the ledger: it uses nothing of the engine.

It hears what was said, by seats and by chance, and tells the whole game as one story: a coroutine that yields
who is asked and which words would do, and is sent the answer. Stacks are plain lists of the teams' names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    Asked = dict[int, set[str]]
    Said = tuple[int, str] | None  # nothing: somebody has left, look again
    Story = Generator[Asked, Said, None]
    Answer = Generator[Asked, Said, str]

CHANCE = -1
RIVAL = {"cat": "dog", "dog": "cat"}
THROWS = {f"dice {first} {second}" for first in range(1, 7) for second in range(1, 7)}


class Over(Exception):
    """The game is over: by which clause, and which teams have won."""

    def __init__(self, clause: str, *winners: str) -> None:
        super().__init__(clause)
        self.clause, self.winners = clause, winners


class Opinion:
    """One game as somebody with the rulebook on his knees follows it."""

    def __init__(self, box: dict[str, Any], teams: list[str], agreed: dict[str, Any]) -> None:
        self.box, self.teams, self.agreed = box, teams, agreed
        self.spaces, self.numbers = box["spaces"], box["numbers"]
        self.seats = range(len(teams))
        self.cash = dict.fromkeys(RIVAL, self.numbers["cash"])
        titles = [place for place, space in enumerate(self.spaces) if space["kind"] == "title"]
        self.stacks: dict[int, list[str]] = {place: [] for place in titles}
        self.places, self.jailed = [0] * len(teams), [0] * len(teams)
        self.unseen = {team: set(range(len(box[team]))) for team in RIVAL}
        self.below: dict[str, list[int]] = {team: [] for team in RIVAL}
        self.kept: dict[str, list[int]] = {team: [] for team in RIVAL}
        self.next: dict[str, int] = {}
        self.begun, self.pairs, self.rounds = "cat", 0, 0
        self.is_sudden = False
        self.gone: set[int] = set()  # who has resigned
        self.out: set[int] = set()  # who of them has been let out
        self.asked: Asked = {}
        self.over: Over | None = None
        self.turn = 0
        self.story = self.whole_game()

    def lay(self, position: dict[str, Any]) -> None:
        """Look at a table in mid-game, where somebody is to throw."""
        self.cash = dict(zip(RIVAL, position["cash"], strict=True))
        self.stacks |= {int(space): list(stack) for space, stack in position["stacks"].items()}
        self.places, self.jailed = list(position["places"]), list(position["jailed"])
        for team, deck in zip(RIVAL, position["decks"], strict=True):
            self.unseen[team] = set(deck["unseen"])
            self.below[team], self.kept[team] = list(deck["below"]), list(deck["kept"])
        self.next = dict(zip(RIVAL, position["next"], strict=True))
        self.begun = position["begun"]
        self.pairs, self.rounds = position["exchanges"], position["rounds"]
        self.is_sudden = position["sudden"]
        self.story = self.turns(position["stack"][0]["seat"])

    def hear(self, who: int, word: str) -> None:
        """Somebody has said something that was asked for, or leaves."""
        if word == "resign":
            self.gone.add(who)
            team = self.teams[who]
            if self.present(team):
                self.go_on(None)
            else:
                self.over, self.asked = Over("resign.leave", RIVAL[team]), {}
        else:
            assert word in self.asked.get(who, set()), (who, word, self.asked)
            self.go_on((who, word))

    def go_on(self, said: Said) -> None:
        """Tell the story up to its next question, or to its end."""
        try:
            self.asked = self.story.send(said)
        except Over as over:
            self.over, self.asked = over, {}

    # Stacks and titles

    def owner(self, title: int) -> str | None:
        """Whose marker is on top."""
        return self.stacks[title][-1] if self.stacks[title] else None

    def is_locked(self, title: int) -> bool:
        """Three markers, whoever's."""
        return len(self.stacks[title]) == 3

    def titles(self, team: str) -> list[int]:
        """What a team owns."""
        return [title for title in self.stacks if self.owner(title) == team]

    def tribute(self, title: int) -> int:
        """The higher one if its owner has all of the colour."""
        colour = self.spaces[title]["set"]
        owners = {self.owner(other) for other in self.stacks if self.spaces[other]["set"] == colour}
        return int(self.spaces[title]["tribute" if len(owners) > 1 else "set_tribute"])

    def markers(self, team: str) -> list[str]:
        """The words for each marker of a team, wherever it lies."""
        return [
            f"pick {title} {level}"
            for title, stack in self.stacks.items()
            for level, marker in enumerate(stack, 1)
            if marker == team
        ]

    def judge(self) -> None:
        """After every change on the board: is all claimed, has somebody the upper hand?"""
        self.count_players()
        if self.is_sudden or all(self.stacks.values()):
            ahead = self.ahead({team: len(self.titles(team)) for team in RIVAL})
            if len(ahead) == 1:
                raise Over("end.sudden_death" if self.is_sudden else "end.claimed", *ahead)
            self.is_sudden = True

    def judge_turn(self, seat: int) -> None:
        """At the end of a turn: the cash when nothing can move any more, and the rounds agreed upon."""
        if self.teams[seat] != self.begun:
            self.pairs += 1
        self.count_players()
        if self.is_sudden and all(self.is_locked(title) for title in self.stacks):
            ahead = self.ahead(self.cash)
            if len(ahead) == 1:
                raise Over("end.sudden_death", *ahead)
        if self.pairs >= max(len(self.members(team)) for team in RIVAL):
            self.pairs, self.rounds = 0, self.rounds + 1
            if self.rounds == self.agreed["rounds"]:
                raise Over("end.at_once", *self.ahead({team: len(self.titles(team)) for team in RIVAL}))

    def ahead(self, numbers: dict[str, int]) -> list[str]:
        """The team with more, or both."""
        return [team for team in RIVAL if numbers[team] == max(numbers.values())]

    # Seats

    def members(self, team: str) -> list[int]:
        """Who plays for a team and has not been let out."""
        return [seat for seat in self.seats if self.teams[seat] == team and seat not in self.out]

    def present(self, team: str) -> list[int]:
        """Who of a team has not resigned."""
        return [seat for seat in self.members(team) if seat not in self.gone]

    def count_players(self) -> None:
        """A team whose players have all resigned has lost, before anything else is counted."""
        for team, rival in RIVAL.items():
            if not self.present(team):
                raise Over("resign.leave", rival)

    def following(self, team: str, seat: int) -> int:
        """The next of a team clockwise from a seat."""
        circle = [(seat + step) % len(self.teams) for step in range(1, len(self.teams) + 1)]
        return next(other for other in circle if other in self.present(team))

    def let_out(self) -> None:
        """Whoever has resigned leaves the game."""
        for seat in sorted(self.gone - self.out):
            team = self.teams[seat]
            self.out.add(seat)
            if not self.members(team):
                raise Over("resign.leave", RIVAL[team])
            if self.next.get(team) == seat:
                self.next[team] = self.following(team, seat)

    def standing(self) -> tuple[str, list[int], list[list[int]]]:
        """How it ended: the clause, the winners, the places."""
        assert self.over is not None
        winners = sorted(seat for team in self.over.winners for seat in self.present(team))
        losers = [seat for team in RIVAL if team not in self.over.winners for seat in self.present(team)]
        return self.over.clause, winners, [some for some in (winners, losers, sorted(self.gone)) if some]

    # The story

    def whole_game(self) -> Story:
        """From the pictures of the pets on."""
        pets = sum(len(team["pets"]) for team in self.box["teams"].values())
        words = {*(f"show {pet}" for pet in range(pets)), "none"}
        silent: set[int] = set()
        seat = None
        while seat is None:
            self.let_out()
            asked = [one for one in self.seats if one not in silent | self.out]
            if asked:
                said = yield dict.fromkeys(asked, words)
                who, word = said or (CHANCE, "none")
                seat = who if word != "none" else None
                silent.add(who)
            else:
                drawn = yield from self.chance({f"first {one}" for one in self.seats if one not in self.out})
                seat = int(drawn.split()[1])
        team = self.teams[seat]
        self.begun = team
        self.next = {RIVAL[team]: self.following(RIVAL[team], seat)}
        yield from self.turns(seat)

    def turns(self, seat: int) -> Story:
        """One turn after the other, alternating between the teams."""
        while True:
            team = self.teams[seat]
            self.turn = seat
            self.next[team] = self.following(team, seat)
            yield from self.one_turn(seat)
            self.judge_turn(seat)
            seat = self.next[RIVAL[team]]
            if seat in self.gone:
                seat = self.following(RIVAL[team], seat)

    def one_turn(self, seat: int) -> Story:
        """Ways out of Jail, both dice, the space."""
        team, fine = self.teams[seat], self.numbers["fine"]
        said: Said = None
        while said is None:
            self.let_out()
            if seat in self.out:
                return
            is_jailed = self.jailed[seat] > 0
            can_pay, has_card = self.cash[team] >= fine, bool(self.kept[team])
            words = {"roll", *["pay"] * (is_jailed and can_pay), *["card"] * (is_jailed and has_card)}
            said = yield {seat: words}
        if said[1] == "pay":
            self.cash[team] -= fine
        if said[1] == "card":
            card = min(self.kept[team])
            self.kept[team].remove(card)
            self.below[team].append(card)
        if said[1] != "roll":
            self.jailed[seat] = 0
        first, second = (int(die) for die in (yield from self.chance(THROWS)).split()[1:])
        if self.jailed[seat] and first != second:
            if self.jailed[seat] < self.numbers["jail_turns"]:
                self.jailed[seat] += 1
                return
            yield from self.owe(team, None, fine)
        self.jailed[seat] = 0
        for _ in range(first + second):
            self.places[seat] = (self.places[seat] + 1) % len(self.spaces)
            self.pass_go(seat)
        yield from self.land(seat)

    def pass_go(self, seat: int) -> None:
        """Money for a token that has come to GO, or comes by."""
        if self.places[seat] == 0:
            self.cash[self.teams[seat]] += self.numbers["salary"]

    def walk(self, seat: int, is_there: Callable[[int], bool]) -> bool:
        """Go on, space by space, until it is reached, once round at most; whether it was."""
        for step in range(1, len(self.spaces) + 1):
            if is_there((self.places[seat] + step) % len(self.spaces)):
                for _ in range(step):
                    self.places[seat] = (self.places[seat] + 1) % len(self.spaces)
                    self.pass_go(seat)
                return True
        return False

    def zoom(self, seat: int) -> Story:
        """To the next title that nobody has, and its rules there."""
        if self.walk(seat, lambda place: self.stacks.get(place, ["none"]) == []):
            yield from self.on_title(seat)

    def to_jail(self, seat: int) -> None:
        """Straight there."""
        self.places[seat] = [space["kind"] for space in self.spaces].index("jail")
        self.jailed[seat] = 1

    def land(self, seat: int) -> Story:
        """The rules of the space."""
        kind = self.spaces[self.places[seat]]["kind"]
        if kind == "title":
            yield from self.on_title(seat)
        elif kind == "chance":
            yield from self.on_chance(seat)
        elif kind == "zoom":
            yield from self.zoom(seat)
        elif kind == "go_to_jail":
            self.to_jail(seat)

    def on_title(self, seat: int) -> Story:
        """Claim it, add to it, pay for it or take it over."""
        title, team = self.places[seat], self.teams[seat]
        rival, stack = RIVAL[team], self.stacks[title]
        price, more = self.spaces[title]["price"], self.numbers["marker"]
        if self.owner(title) is None:
            if self.cash[team] >= price and (yield from self.ask(seat, "claim", "leave")) == "claim":
                self.cash[team] -= price
                stack.append(team)
                self.judge()
        elif self.owner(title) == team:
            may = len(stack) < 3 and self.cash[team] >= more
            if may and (yield from self.ask(seat, "add", "leave")) == "add":
                self.cash[team] -= more
                stack.append(team)
                self.judge()
        else:
            due = self.tribute(title)
            whole = due + self.numbers["takeover"]
            may = len(stack) < 3 and self.cash[team] >= whole
            if may and (yield from self.ask(seat, "take", "tribute")) == "take":
                self.cash[team] -= whole
                self.cash[rival] += whole
                stack.append(team)
                self.judge()
            else:
                yield from self.owe(team, rival, due)

    def ask(self, seat: int, word: str, otherwise: str) -> Answer:
        """One of two words; whoever leaves has said the second."""
        said: Said = None
        while said is None:
            if seat in self.gone:
                return otherwise
            said = yield {seat: {word, otherwise}}
        return said[1]

    def chance(self, words: set[str]) -> Answer:
        """What the dealer says."""
        said: Said = None
        while said is None:
            said = yield {CHANCE: words}
        return said[1]

    def on_chance(self, seat: int) -> Story:
        """The top card of one's own team's deck, under the deck again or kept, and done."""
        team = self.teams[seat]
        if self.unseen[team]:
            drawn = yield from self.chance({f"card {team} {number}" for number in self.unseen[team]})
            number = int(drawn.split()[2])
            self.unseen[team].remove(number)
        else:
            number = self.below[team].pop(0)
        card = self.box[team][number]
        effect, amount = card["effect"], card.get("amount", 0)
        (self.kept if effect == "jail_free" else self.below)[team].append(number)
        if effect == "move_to":
            self.walk(seat, lambda place: place == card["space"])
            yield from self.land(seat)
        elif effect == "zoom":
            yield from self.zoom(seat)
        elif effect == "jail":
            self.to_jail(seat)
        elif effect == "get":
            self.cash[team] += amount
        elif effect == "pay":
            yield from self.owe(team, None, amount)
        elif effect == "pay_rival":
            yield from self.owe(team, RIVAL[team], amount)
        elif effect == "get_from_rival":
            yield from self.owe(RIVAL[team], team, amount)

    def owe(self, debtor: str, creditor: str | None, amount: int) -> Story:
        """Pay the other team, or the Bank; whoever cannot loses a marker instead, the only one unasked."""
        can_pay = self.cash[debtor] >= amount
        if not can_pay and creditor is None and self.agreed["bank_debt"] == "forgiven":
            return
        if not can_pay and not self.markers(debtor) and self.agreed["no_marker"] == "keep":
            return
        if can_pay or not self.markers(debtor):
            given = min(amount, self.cash[debtor])
            self.cash[debtor] -= given
            if creditor is not None:
                self.cash[creditor] += given
            return
        if len(self.markers(debtor)) == 1:
            self.count_players()
            self.lose(self.markers(debtor)[0], creditor)
        else:
            self.lose((yield from self.pick(debtor)), creditor)

    def pick(self, debtor: str) -> Answer:
        """A marker, as a player of the other team wants it: who is on turn, else who plays next."""
        picking = RIVAL[debtor]
        picker = self.turn if self.teams[self.turn] == picking else self.next[picking]
        said: Said = None
        while said is None:
            if not self.present(picking):
                self.count_players()
            if picker in self.gone:
                picker = self.following(picking, picker)
            said = yield {picker: set(self.markers(debtor))}
        return said[1]

    def lose(self, word: str, creditor: str | None) -> None:
        """A marker leaves the board, or is changed for one of the creditors."""
        title, level = (int(number) for number in word.split()[1:])
        if creditor is None:
            del self.stacks[title][level - 1]
        else:
            self.stacks[title][level - 1] = creditor
        self.judge()
