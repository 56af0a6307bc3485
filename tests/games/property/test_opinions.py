"""The engine and the second opinion on the same estates: thousands of tables, laid at random or walked to."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gamenight as gn
from tests.games.playing import one_told
from tests.games.property.laid import BOTH, NAMES, lay
from tests.games.property.opinion import LOT, STATION, UTILITY, Opinion, printed

VARIANTS = ["standard", "short"]
BOXES = [(game, variant) for game in BOTH for variant in VARIANTS]
LEISURE = {"turn", "buy"}  # what is asked while business of every kind goes on
BUSINESS = {"build", "sell", "clear", "break", "mortgage", "lift"}
PURSES = [0, 10, 49, 50, 66, 83, 100, 149, 150, 200, 420, 1500, 9000]
PLENTY = 50_000
PARKING, CARD_SPACE = 20, 22  # Free Parking, and the Chance space two further on


def colours(game: str) -> list[list[int]]:
    """The spaces of each colour; the stations; the utilities."""
    found: dict[str, list[int]] = {}
    for place, space in enumerate(printed(game)["spaces"]):
        if space["kind"] in {LOT, STATION, UTILITY}:
            found.setdefault(space.get("group", space["kind"]), []).append(place)
    return list(found.values())


def estates(game: str, variant: str, rng: random.Random, seats: int) -> dict[str, Any]:
    """A table at random: whole groups or scattered deeds, mortgages, even buildings while there are any."""
    hotel = 4 if variant == "short" else 5
    houses, hotels = printed(game)["numbers"]["houses"], printed(game)["numbers"]["hotels"]
    deeds: list[list[int]] = [[] for _ in range(seats)]
    mortgaged: list[int] = []
    buildings: dict[str, int] = {}
    is_crowded = rng.random() < 0.4
    groups = colours(game)
    rng.shuffle(groups)
    for group in groups:
        is_whole = rng.random() < (0.95 if is_crowded else 0.5)
        owners = (
            [rng.randrange(seats)] * len(group) if is_whole else rng.choices(range(seats + 1), k=len(group))
        )
        owned = [space for space, owner in zip(group, owners, strict=True) if owner < seats]
        for space, owner in zip(group, owners, strict=True):
            if owner < seats:
                deeds[owner].append(space)
        is_lot = printed(game)["spaces"][group[0]]["kind"] == LOT
        low = rng.randint(2, hotel - 1) if is_crowded else rng.randint(0, hotel - 1)
        row = [low + rng.randint(0, 1) for _ in group]
        tall, small = row.count(hotel), sum(height for height in row if height < hotel)
        if is_whole and is_lot and rng.random() < 0.8 and tall <= hotels and small <= houses:
            buildings |= {str(space): height for space, height in zip(group, row, strict=True) if height}
            houses, hotels = houses - small, hotels - tall
        elif rng.random() < 0.5:
            mortgaged += [space for space in owned if rng.random() < 0.4]
    return {
        "cash": [rng.choice(PURSES) for _ in range(seats)],
        "deeds": [sorted(some) for some in deeds],
        "mortgaged": sorted(mortgaged),
        "buildings": buildings,
        "turn": rng.randrange(seats),
    }


def business_of(table: gn.Table, seat: int) -> set[str]:
    """The words about buildings and mortgages that the engine lists for a seat."""
    return {word for word in table.legal(seat) if word.partition(" ")[0] in BUSINESS}


def business_by(opinion: Opinion, seat: int, asked: str) -> set[str]:
    """The words that the second opinion allows: all at leisure, in an auction or a debt what brings cash."""
    found = opinion.sells(seat) | opinion.mortgages(seat)
    return found | opinion.builds(seat) | opinion.lifts(seat) if asked in LEISURE else found


def check_deed(game: str, variant: str, table: gn.Table, seat: int, word: str) -> None:
    """Play one piece of business and look what it cost or brought, and how it lies then."""
    before = Opinion(game, variant, table.position())
    verb, _, item = word.partition(" ")
    space = int(item)
    row, (low, brings) = before.row(space), before.broken(space)
    table.play(seat, word)
    after = Opinion(game, variant, table.position())
    price, house = before.spaces[space]["price"], before.spaces[space].get("house", 0)
    step = {"build": 1, "sell": -1}.get(verb, 0)
    sums = {
        "build": -house,
        "sell": house // 2,
        "clear": sum(row) * house // 2,
        "break": brings,
        "mortgage": price // 2,
        "lift": -before.lifting(space),
    }
    rows = {"clear": [0] * len(row), "break": low}
    if verb == "build" and table.view()["asked"] == "shortage":
        return
    assert after.cash[seat] - before.cash[seat] == sums[verb]
    assert sorted(after.row(space)) == rows.get(verb, sorted(before.changed(space, step)))
    assert (space in after.face_down) == (verb == "mortgage")


def check_business(game: str, variant: str, tables: int) -> None:
    """What may be built, sold, mortgaged and lifted, by every seat of so many tables; and some of it done."""
    rng = random.Random(f"{game} {variant}")
    words = set()
    for _ in range(tables):
        seats = rng.randint(2, 6)
        position = estates(game, variant, rng, seats)
        table = lay(game, seats, terms={"variant": variant}, **position)
        opinion = Opinion(game, variant, table.position())
        for seat in range(seats):
            lawful = business_of(table, seat)
            assert lawful == business_by(opinion, seat, "turn"), (seat, position)
            words |= {word.partition(" ")[0] for word in lawful}
        seat = rng.randrange(seats)
        choices = sorted(business_of(table, seat))
        if choices:
            check_deed(game, variant, table, seat, rng.choice(choices))
    assert words == (BUSINESS if game == "dog-lovers" else BUSINESS - {"clear"})


def check_rent(game: str, variant: str, landings: int) -> None:
    """What landings cost, by throws and by the cards that lead to a station or a utility."""
    rng = random.Random(f"{game} {variant} rent")
    chance = printed(game)["chance"]
    near = [number for number, card in enumerate(chance) if card["effect"] == "move_nearest"]
    due = set()
    for _ in range(landings):
        seats = rng.randint(2, 6)
        position = estates(game, variant, rng, seats)
        debtor = position["turn"]
        position["cash"][debtor] = PLENTY
        first, second, more = rng.randint(1, 6), rng.randint(1, 6), (rng.randint(1, 6), rng.randint(1, 6))
        script: list[object] = [(first, second)]
        opinion = Opinion(game, variant, position | {"places": []})
        by_card = rng.random() < 0.3
        if by_card:
            card = rng.choice(near)
            script.append(("chance", card))
            place = CARD_SPACE
            while opinion.spaces[place]["kind"] != chance[card]["kind"]:
                place = (place + 1) % len(opinion.spaces)
            start = CARD_SPACE - first - second
        else:
            place = rng.choice([space for some in position["deeds"] for space in some] or [1])
            start = (place - first - second) % len(opinion.spaces)
        expected = opinion.rent(place, debtor, first + second, by_card=by_card)
        position["places"] = [start if seat == debtor else PARKING for seat in range(seats)]
        terms = {"variant": variant, "rent": rng.choice(["ask", "automatic"])}
        table = lay(game, seats, [*script, more], terms, **position)
        events = table.play(debtor, "roll")
        opened = [event.facts() for event in events if event.name in {"claim_open", "claim_by_dice"}]
        if expected is None:
            assert not opened, (place, position)
            continue
        owner = opened[0]["other"]
        told = ("sum", opened[0]["amount"]) if "amount" in opened[0] else ("times", opened[0]["times"])
        assert told == expected, (place, first + second, by_card, position)
        if terms["rent"] == "ask":
            events = table.play(owner, f"ask {opened[0]['claim']}")
        paid = one_told(events, "paid_rent")
        amount = expected[1] * (sum(more) if expected[0] == "times" else 1)
        found = paid.facts()
        assert (found["seat"], found["other"], found["space"]) == (debtor, opinion.owner(place), place)
        assert found["amount"] == amount, (place, first + second, by_card, position)
        due.add((opinion.spaces[place]["kind"], by_card, paid.clause))
    assert len(due) == 6, due


def check_worth(game: str, landings: int) -> None:
    """A tenth of what one owns, rounded down, or the debt of that size."""
    rng = random.Random(f"{game} tax")
    for _ in range(landings):
        seats = rng.randint(2, 6)
        position = estates(game, "standard", rng, seats)
        debtor = position["turn"]
        table = lay(game, seats, [(1, 3)], **position)
        table.play(debtor, "roll")
        worth = Opinion(game, "standard", table.position()).worth(debtor)
        events = table.play(debtor, "tenth")
        told = [event.facts() for event in events if event.name in {"paid_tax", "owes"}]
        assert told[0]["amount"] == worth // 10, position


def check_count(game: str, variant: str, ends: int) -> None:
    """What everybody has when a bankruptcy ends the short game, or the hour the game with a time limit."""
    rng = random.Random(f"{game} {variant} end")
    for _ in range(ends):
        seats = rng.randint(3, 6)
        position = estates(game, variant, rng, seats)
        loser = position["turn"]
        if variant == "short":
            terms: dict[str, Any] = {"variant": "short"}
            gone = set(position["deeds"][loser])
            position["deeds"][loser] = []
            position["cash"][loser] = 0
            position["mortgaged"] = [space for space in position["mortgaged"] if space not in gone]
            position["buildings"] = {
                space: height for space, height in position["buildings"].items() if int(space) not in gone
            }
            table = lay(game, seats, [(1, 3)], terms, **position)
            table.play(loser, "roll")
            events = table.play(loser, "bankrupt")
        else:
            terms = {"variant": "timed", "rounds": 1}
            position["places"] = [PARKING - 3] * seats
            position["first"] = (loser + 1) % seats
            table = lay(game, seats, [(1, 2)], terms, **position)
            table.play(loser, "roll")
            events = table.play(loser, "end")
        opinion = Opinion(game, variant, table.position())
        told = {event.facts()["seat"]: event.facts()["amount"] for event in events if event.name == "counted"}
        playing = [seat for seat in range(seats) if variant != "short" or seat != loser]
        assert told == {seat: opinion.count(seat) for seat in playing}, position
        assert table.outcome is not None
        best = max(told.values())
        assert list(table.outcome.winners) == [seat for seat in playing if told[seat] == best]


def check_raising(game: str, variant: str, debts: int) -> None:
    """Bankruptcy may be declared if and only if everything together does not cover the debt, to the coin."""
    rng = random.Random(f"{game} {variant} debt")
    answers: list[bool] = []
    while len(answers) < debts:
        seats = rng.randint(2, 6)
        position = estates(game, variant, rng, seats)
        debtor = position["turn"]
        position["cash"][debtor] = 0
        opinion = Opinion(game, variant, position)
        place = rng.choice([space for some in position["deeds"] for space in some] or [1])
        rent = opinion.rent(place, debtor, 0)
        if rent is None or rent[0] == "times" or opinion.spaces[place]["kind"] == UTILITY:
            continue
        spare = rent[1] - opinion.could_raise(debtor) - rng.randint(0, 1)
        if spare >= rent[1]:
            continue
        position["cash"][debtor] = max(0, spare)
        position["places"] = [(place - 3) % len(opinion.spaces)] * seats
        if place < 3:  # GO would pay on the way
            continue
        table = lay(game, seats, [(1, 2)], {"variant": variant, "rent": "automatic"}, **position)
        table.play(debtor, "roll")
        if table.view()["asked"] != "debt":
            continue
        opinion = Opinion(game, variant, table.position())
        is_lost = opinion.could_raise(debtor) < rent[1]
        assert ("bankrupt" in table.legal(debtor)) == is_lost, position
        for seat in range(seats):
            expected = business_by(opinion, seat, "debt")
            if seat != debtor:
                expected |= opinion.lifts(seat)
            assert business_of(table, seat) == expected, position
        answers.append(is_lost)
    assert {True, False} == set(answers)


def check_walk(game: str, variant: str, seed: int, steps: int) -> None:
    """A game of random bots: before every step the engine's list is the opinion's, and so is every rent."""
    seats = 2 + seed % 5
    rng = random.Random(seed)
    terms = {"variant": variant, "rent": "automatic"}
    table = gn.open(game, NAMES[:seats], terms, dealer=gn.Seeded(seed))
    table.deal()
    bots = [gn.RandomBot(seed * 10 + seat) for seat in range(seats)]
    for _ in range(steps):
        if table.outcome is not None:
            return
        position: Any = table.position()
        asked: Any = table.view()["asked"]
        opinion = Opinion(game, variant, position)
        if asked == "auction" and position["stack"][-1].get("piece") == "house":
            opinion.box_houses -= 1  # the one under the hammer is not the Bank's to lay
        for seat in range(seats):
            is_asked = seat in table.waiting()
            is_in = seat not in position.get("out", [])
            if (asked in LEISURE and is_in) or (asked in {"auction", "debt", "inherit"} and is_asked):
                assert business_of(table, seat) == business_by(opinion, seat, asked), (seat, position)
            elif asked == "debt" and is_in:  # who owes something too lifts nothing
                may_lift = opinion.lifts(seat)
                business = business_by(opinion, seat, asked)
                assert business_of(table, seat) in (business, business | may_lift), (seat, position)
            elif asked != "auction":  # there who leads may still raise cash, who has passed may not
                assert not business_of(table, seat), (seat, position)
        seat = table.waiting()[0]
        action = bots[seat].choose(table.sight(seat), table.legal_actions(seat))
        other = rng.randrange(seats)
        if rng.random() < 0.2 and other not in table.waiting():
            aside = bots[other].consider(table.sight(other), table.legal_actions(other))
            seat, action = (seat, action) if aside is None else (other, aside)
        check_claims(opinion, table.play(seat, action))


def check_claims(opinion: Opinion, events: list[gn.Event]) -> None:
    """The rent of every landing in a walk, as it is paid or owed: the table before the throw has fixed it."""
    thrown, by_card = 0, False
    for place, event in enumerate(events):
        facts = event.facts()
        if event.name == "threw":
            thrown, by_card = facts["first"] + facts["second"], False
        elif event.name == "drew":
            card = printed(opinion.game)["chance"][facts["card"] % 100] if facts["deck"] == 0 else {}
            by_card = card.get("effect") == "move_nearest"
        elif event.name in {"claim_open", "claim_by_dice"} and thrown:
            due = opinion.rent(facts["space"], facts["seat"], thrown, by_card=by_card)
            told = ("sum", facts["amount"]) if "amount" in facts else ("times", facts["times"])
            assert told == due, (facts, thrown, by_card)
            later = events[place:]
            amounts = [one.facts()["amount"] for one in later if one.name in {"paid_rent", "owes"}]
            dice = [one.facts() for one in later if one.name == "threw"]
            assert due is not None
            times = dice[0]["first"] + dice[0]["second"] if due[0] == "times" else 1
            assert amounts[0] == due[1] * times, (facts, thrown, by_card)


@pytest.mark.rule(
    "build.group", "build.evenly", "build.hotel", "build.stock", "sell.buildings", "sell.hotel_shortage",
    "mortgage.take", "mortgage.lift", "short.hotel",
)  # fmt: skip
@pytest.mark.parametrize(("game", "variant"), BOXES)
def test_what_may_be_built_sold_and_mortgaged(game, variant):
    """Seven hundred tables of each kind, every seat, and one piece of business done at each."""
    check_business(game, variant, 700)


@pytest.mark.rule(
    "rent.lot", "rent.double", "rent.station", "rent.utility", "rent.mortgaged", "cards.nearest"
)
@pytest.mark.parametrize(("game", "variant"), BOXES)
def test_what_a_landing_costs(game, variant):
    """Eight hundred landings of each kind, with and without a card."""
    check_rent(game, variant, 800)


@pytest.mark.rule("tax.income")
def test_what_one_is_worth_for_the_tax():
    """In five hundred taxes two ways of counting agree."""
    check_worth("dog-lovers", 500)


@pytest.mark.rule("short.end", "timed.end")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("variant", ["short", "timed"])
def test_what_is_counted_at_the_end(game, variant):
    """Three hundred ends of each kind, and the richest has won."""
    check_count(game, variant, 300)


@pytest.mark.rule("debt.raise", "debt.bankrupt", "bankrupt.buildings")
@pytest.mark.parametrize(("game", "variant"), BOXES)
def test_who_may_declare_bankruptcy(game, variant):
    """Two hundred debts of each kind, half of them covered by one coin or short of one."""
    check_raising(game, variant, 200)


@pytest.mark.parametrize(("game", "variant"), BOXES)
def test_the_same_in_games_walked_at_random(game, variant):
    """Three games of each kind, a few hundred steps of each."""
    for seed in range(3):
        check_walk(game, variant, seed, 250)


@pytest.mark.battery
@pytest.mark.parametrize(("game", "variant"), BOXES)
def test_all_of_it_at_length(game, variant):
    """Thousands of tables of each kind, and long walks."""
    check_business(game, variant, 5000)
    check_rent(game, variant, 5000)
    check_raising(game, variant, 1000)
    for seed in range(10):
        check_walk(game, variant, seed, 600)
