"""The way to full sets that a normal player of the card game finds, beside one found by trying everything."""

from itertools import combinations, product

import pytest

import gamenight as gn
from gamenight.bots.playout import play_out
from gamenight.editions.shelf import edition_of
from gamenight.games.deal.bot.gathering import NEVER, Gathering, may_gather
from gamenight.games.deal.bot.normal import NormalDeal
from gamenight.games.deal.bot.style import NORMAL, manners
from gamenight.games.deal.sight import DealSight

FEW = 3  # wildcards with which everything is tried
EACH = 40  # tables looked at


class Cards:
    """The properties of a seat: plain ones by colour, and each wildcard with its cost."""

    def __init__(self, sight: DealSight, with_hand: bool) -> None:
        self.sizes = list(sight.pack().sizes)
        self.plain = [0] * len(self.sizes)
        self.held = [0] * len(self.sizes)
        self.wilds = []
        for slot in sight.sets(sight.seat):
            for spot in sight.spots(sight.seat, slot):
                number = sight.lying(sight.seat, spot) if spot.is_property else 0
                if len(spot.kind.colours) > 1:
                    self.wilds += [(spot.kind, 0)] * number
                else:
                    self.plain[sight.colour_of(slot)] += number
        for card in sight.pack().kinds if with_hand else []:
            number = sight.in_hand(card.index) if card.is_property else 0
            if len(card.colours) > 1:
                self.wilds += [(card, 1)] * number
            elif number:
                self.held[card.colours[0]] += number

    def fewest_plays(self, goal: int) -> int:
        """How many plays so many full sets take at least, by trying every use of every wildcard."""
        best = NEVER
        for wanted in combinations(range(len(self.sizes)), goal):
            uses = [[None, *(one for one in wanted if one in card.colours)] for card, _ in self.wilds]
            best = min([best, *(self.plays(wanted, used) for used in product(*uses))])
        return best

    def plays(self, wanted: tuple[int, ...], used: tuple[int | None, ...]) -> int:
        """How many plays these sets take with this use of the wildcards; NEVER if they are not full."""
        cost = sum(paid for went, (_, paid) in zip(used, self.wilds, strict=True) if went is not None)
        for one in wanted:
            lacking = self.sizes[one] - self.plain[one] - used.count(one)
            if lacking > self.held[one] or (lacking < 0 and one in used):
                return NEVER
            has_plain = self.plain[one] + max(lacking, 0) > 0
            came = [card for went, (card, _) in zip(used, self.wilds, strict=True) if went == one]
            if not has_plain and all(card.is_any for card in came):
                return NEVER
            cost += max(lacking, 0)
        return cost


class Looking(gn.Bot):
    """Plays as a normal player, and on its turn compares what it finds."""

    def __init__(self) -> None:
        self.bot = NormalDeal(manners()[NORMAL])
        self.seen = {True: 0, False: 0}  # tables by whether the way led to full sets

    def choose(self, sight, answers):
        """Compare, then play."""
        if sight.asked() == "turn" and min(self.seen.values()) < EACH:
            self.compare(sight, goal=sight.full_colours(sight.seat) + 1)
            self.compare(sight, goal=sight.pack().numbers.sets_to_win)
        return self.bot.choose(sight, answers)

    def compare(self, sight, goal):
        """The same with the hand and without it, and whether it looks at its moves at all."""
        for most in (0, sight.plays_left()):
            cards = Cards(sight, most > 0)
            if len(cards.wilds) > FEW:
                continue
            way = Gathering(sight, with_hand=most > 0)
            found = way.can(goal, most)
            fewest = cards.fewest_plays(goal)
            assert found == (fewest <= most)
            assert not found or way.cost == fewest
            if goal > sight.full_colours(sight.seat) and most == 0:
                assert may_gather(sight) or not found
            self.seen[found] += 1


@pytest.mark.parametrize("seats", [2, 3])
def test_finds_the_cheapest_way_to_full_sets(seats):
    """As many plays as the best of all uses of the wildcards, in the middle of games."""
    edition = edition_of("deal")
    state = edition.game.begin(edition.terms(["Ann", "Bob", "Cid"][:seats], edition.agree({})))
    start = state.copy()
    sights = [edition.game.sight(state, seat) for seat in range(seats)]
    lookers = [Looking() for _ in range(seats)]
    bots: list[gn.Bot] = [*lookers]
    dealer = gn.Seeded(seats)
    while any(min(looker.seen.values()) < EACH for looker in lookers):
        state.load(start)
        play_out(state, dealer, bots, sights, 500)
