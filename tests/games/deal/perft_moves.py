"""Doing what was said, on the naive table."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from tests.games.deal.perft import (
    BUILDINGS,
    COLOURS,
    RENT_CARDS,
    Attack,
    Lane,
    Naive,
    Place,
    is_property,
    name,
)

if TYPE_CHECKING:
    from collections.abc import Iterable


def place_of(text: str) -> Place:
    """The set of that name."""
    return next(
        (colour, number) for colour in COLOURS for number in range(5) if name((colour, number)) == text
    )


def do(table: Naive, seat: int, word: str) -> None:
    """Change the table as the word says."""
    verb, *rest = word.split()
    if verb in {"allow", "no", "yield", "insist", "give"}:
        answer(table, seat, verb, rest)
    elif verb == "put":
        card, owner = table.loose.pop(0)
        table.lay(owner, card, rest[0])
    else:
        play(table, seat, verb, rest)
    settle(table)


def settle(table: Naive) -> None:
    """When all have answered it is over; whoever has three full sets on turn has won."""
    attack = table.attack
    if attack is not None and all(lane.step == "done" for lane in attack.lanes.values()):
        table.attack = None
    if table.attack is None and not table.loose:
        sets = table.sets[table.turn]
        full = {place[0] for place in sets if table.is_full(table.turn, place)}
        table.is_over = len(full) >= 3


def play(table: Naive, seat: int, verb: str, rest: list[str]) -> None:
    """A card of the hand."""
    table.plays += 1
    hand = table.hands[seat]
    others = [other for other in range(len(table.hands)) if other != seat]
    if verb == "bank":
        hand.remove(rest[0])
        table.banks[seat].append(rest[0])
    elif verb == "lay":
        hand.remove(rest[0])
        table.lay(seat, rest[0], rest[1])
    elif verb in BUILDINGS:
        hand.remove(verb)
        table.sets[seat][place_of(rest[0])].append(verb)
    elif verb == "birthday":
        hand.remove(verb)
        attack(table, seat, others, "pay", 2)
    elif verb == "collect":
        hand.remove("debt-collector")
        attack(table, seat, [int(rest[0])], "pay", 5)
    elif verb == "rent":
        place = place_of(rest[0])
        hand.remove(next(card for card in hand if place[0] in RENT_CARDS.get(card, [])))
        for _ in range(int(rest[1])):
            hand.remove("double-rent")
            table.plays += 1
        attack(table, seat, others, "pay", table.rent(seat, place) * 2 ** int(rest[1]))
    elif verb == "rent-one":
        hand.remove("rent-any")
        attack(table, seat, [int(rest[0])], "pay", table.rent(seat, place_of(rest[1])))
    else:
        hand.remove({"steal": "sly-deal", "swap": "forced-deal", "break": "deal-breaker"}[verb])
        attack(table, seat, [int(rest[0])], verb, 0)
        assert table.attack is not None
        table.attack.theirs = card_of(rest[1])
        if verb == "swap":
            table.attack.mine = card_of(rest[2])


def card_of(text: str) -> tuple[Place, str]:
    """A card in a set; a set alone has none."""
    where, _, card = text.partition(":")
    return place_of(where), card


def attack(table: Naive, seat: int, targets: Iterable[int], what: str, amount: int) -> None:
    """Everybody meant is asked."""
    table.attack = Attack(seat, what, amount, {target: Lane("asked") for target in targets})


def answer(table: Naive, seat: int, verb: str, rest: list[str]) -> None:
    """A target allows, refuses or pays; the actor yields or insists."""
    open_attack = table.attack
    assert open_attack is not None
    if verb == "no":
        table.hands[seat].remove("just-say-no")
        open_attack.lanes[seat] = Lane("refused")
    elif verb == "yield":
        open_attack.lanes[int(rest[0])].step = "done"
    elif verb == "insist":
        table.hands[seat].remove("just-say-no")
        open_attack.lanes[int(rest[0])].step = "asked"
    elif verb == "allow":
        suffer(table, open_attack, seat)
    else:
        lane = open_attack.lanes[seat]
        lane.given.append(rest[0])
        if lane.given in lane.ways:
            hand_over(table, open_attack, seat, lane.given)


def hand_over(table: Naive, attack: Attack, seat: int, words: list[str]) -> None:
    """A payment changes sides as one lot."""
    for word in words:
        table.give(seat, attack.actor, word)
    attack.lanes[seat].step = "done"
    table.tidy(seat)


def suffer(table: Naive, attack: Attack, seat: int) -> None:
    """What was named happens."""
    actor, lane = attack.actor, attack.lanes[seat]
    lane.step = "done"
    if attack.what == "pay":
        if table.has_one_way(seat, attack.amount):
            hand_over(table, attack, seat, table.purse(seat))
        else:
            lane.step = "pays"
            lane.ways = table.payments(seat, attack.amount)
        return
    assert attack.theirs is not None
    place, card = attack.theirs
    if attack.what == "break":
        free = next(number for number in range(5) if not table.sets[actor].get((place[0], number)))
        table.sets[actor][place[0], free] = table.sets[seat].pop(place)
        return
    assert is_property(card)
    table.take(seat, place, card)
    if attack.mine is not None:
        table.take(actor, *attack.mine)
        table.receive(seat, attack.mine[1])
        table.tidy(actor)
    table.receive(actor, card)
    table.tidy(seat)


def after(table: Naive, seat: int, word: str) -> Naive:
    """The table after a word."""
    twin = deepcopy(table)
    do(twin, seat, word)
    return twin


def sequences(table: Naive, depth: int) -> list[str]:
    """Every row of so many words that can be said, and every shorter one that ends the game or the turn."""
    if depth == 0:
        return [""]
    found: list[str] = []
    for seat, word in table.words():
        if word in {"end", "pass-go"}:
            found.append(f"{seat} {word}")
        else:
            found += [f"{seat} {word}; {rest}" for rest in sequences(after(table, seat, word), depth - 1)]
    return found or ["over"]
