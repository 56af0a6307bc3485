"""Every event names the clause that caused it; every clause that causes something is named by an event."""

import random

import pytest

import gamenight as gn
from gamenight.editions.shelf import edition_of
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from gamenight.rulebook.book import keys_of
from tests.games.pets.laid import GAME, NAMES, PAY_RIVAL, lay
from tests.games.pets.stacks import even
from tests.games.pets.subject import middle
from tests.games.playing import go_on

# By kind of event: the clauses that may cause it
ALLOWED = {
    "showed": {"order.first"},
    "showed_none": {"order.first"},
    "starts": {"order.first"},
    "starts_by_lot": {"order.first"},
    "turn_began": {"order.first", "order.alternate"},
    "threw": {"turn.roll", "jail.doubles"},
    "moved": {"turn.roll", "jail.doubles"},
    "moved_by_card": {"chance.moved"},
    "zoomed": {"zoom.ahead"},
    "nowhere_to_zoom": {"zoom.ahead"},
    "salary": {"go.salary", "go.before"},
    "landed": {"go.salary"},
    "visiting": {"jail.visiting"},
    "parked": {"free_parking"},
    "claimed": {"title.claim"},
    "left_unclaimed": {"title.claim"},
    "too_dear_to_claim": {"title.claim"},
    "theirs_locked": {"title.lock"},
    "too_dear_to_take": {"title.take"},
    "paid_tribute": {"title.tribute", "title.set", "title.automatic"},
    "took_over": {"title.take"},
    "added": {"title.own"},
    "left_as_it_is": {"title.own"},
    "ours_locked": {"title.lock"},
    "too_dear_to_add": {"title.own"},
    "locked": {"title.lock"},
    "unlocked": {"debt.bank"},
    "owns": {"debt.team", "debt.bank"},
    "unclaimed": {"debt.bank"},
    "drew": {"chance.draw"},
    "kept_card": {"chance.keep"},
    "card_back": {"chance.keep", "chance.team"},
    "got_by_card": {"chance.draw"},
    "paid_by_card": {"chance.draw"},
    "paid_rival": {"chance.debt"},
    "paid_fine": {"jail.pay", "jail.doubles"},
    "to_jail": {"jail.go"},
    "left_jail": {"jail.pay", "jail.card", "jail.doubles"},
    "stayed_in_jail": {"jail.doubles"},
    "cannot_pay": {"debt.team"},
    "cannot_pay_bank": {"debt.bank"},
    "forgiven": {"debt.bank"},
    "kept_cash": {"debt.nothing", "debt.bank"},
    "handed_over": {"debt.nothing"},
    "handed_to_bank": {"debt.bank"},
    "nothing_to_give": {"debt.nothing", "debt.bank"},
    "only_marker": {"debt.team", "debt.bank"},
    "replaced": {"debt.team"},
    "removed": {"debt.bank"},
    "sudden_death": {"end.sudden_death"},
    "counted": {"end.claimed", "end.sudden_death", "end.at_once"},
    "counted_cash": {"end.sudden_death"},
    "capped": {"end.at_once"},
    "shared": {"end.at_once"},
    "won": {"end.claimed", "end.sudden_death", "end.at_once", "resign.leave"},
    "left_team": {"resign.leave"},
    "resigned": {"resign.leave"},
}
# Clauses that a refusal names, and no event
REFUSED = {"debt.able": "leave"}
# Clauses that nothing names, and why
SILENT = {
    "setup.teams": "teams are chosen before anything happens",
    "setup.bank": "the Bank keeps all that is paid; it never runs out, so nothing happens by it",
    "setup.cash": "the purses are filled before anything happens; who decides is who is asked",
    "setup.decks": "the decks are shuffled before anything happens",
    "setup.tokens": "tokens are chosen before anything happens",
    "jail.space": "what the space beyond Jail does names the clause of that space",
}


def wander(table: gn.Table, rng: random.Random, most: int) -> set[tuple[str, str]]:
    """What happens, and by which clause, while everybody answers at random and some leave."""
    for _ in range(most):
        if table.outcome is not None:
            break
        seat = rng.choice(table.waiting())
        word = "resign" if rng.random() < 0.003 else rng.choice(table.legal(seat))
        table.play(seat, word)
    return {(event.name, event.clause) for event in table.events}


def cited() -> set[tuple[str, str]]:
    """What happened, and by which clause: in whole games of every size, on every term, and from positions."""
    found: set[tuple[str, str]] = set()
    for seed in range(160):
        rng = random.Random(seed)
        seats = rng.randint(2, 8)
        terms = {
            "rounds": rng.choice([0, 0, 0, 2]),
            "bank_debt": rng.choice(["marker", "marker", "forgiven"]),
            "no_marker": rng.choice(["keep", "hand_over"]),
        }
        position = middle(edition_of(GAME), seats, rng, {}) if seed % 4 else None
        if position and seed % 3 == 0:
            position |= {"stacks": {}, "sudden": False, "cash": [rng.choice([0, 50]) for _ in "cd"]}
        table = gn.open(GAME, NAMES[:seats], terms, gn.Seeded(seed), position)
        found |= wander(table, rng, 400)
    return found | seldom()


def seldom() -> set[tuple[str, str]]:
    """What random games hardly bring: lots for the first turn, cash that decides, a team without anything."""
    lots = gn.open(GAME, NAMES[:2], dealer=gn.Seeded(1))
    for seat in (0, 1):
        lots.play(seat, "none")
    richer = lay(2, [(3, 4)], cash=[900, 0], stacks=even(height=3), sudden=True)
    poor = lay(2, [(1, 1), ("cat", PAY_RIVAL)], cash=[0, 0])
    alone = lay(2, [(3, 4)], places=[7, 0], jailed=[1, 0], decks=[{"unseen": [], "below": REST, "kept": [2]}])
    events = go_on(richer, "0 roll") + go_on(poor, "0 roll") + go_on(alone, "0 card") + lots.events
    return {(event.name, event.clause) for event in events}


REST = [card for card in range(12) if card != 2]


def test_every_event_names_a_clause_that_may_cause_it():
    """No kind of event is missing in the table, and no pair in it stands there for nothing."""
    expected = {(kind, clause) for kind, clauses in ALLOWED.items() for clause in clauses}

    assert cited() == expected


@pytest.mark.parametrize(("clause", "word"), REFUSED.items())
def test_a_refusal_names_what_is_never_a_choice(clause, word):
    """Whoever has the cash for the tribute and would rather leave it is told the clause."""
    table = lay(2, [(1, 2)], stacks={3: "d"})
    go_on(table, "0 roll")
    verb = next(verb for verb in table.game.verbs if verb.word == word)
    why = engine.why_not(table.state, 0, Action(verb))

    assert why is not None
    assert why.clause == clause


@pytest.mark.parametrize("clause", keys_of("pets"))
def test_every_clause_is_named_or_says_why_not(clause):
    """By an event or a refusal; or it is on the list of those that cause none."""
    named = set().union(*ALLOWED.values()) | set(REFUSED)

    assert (clause in named) != (clause in SILENT)


def test_the_lists_name_no_unknown_clause():
    """Every clause of the lists is in the rulebook."""
    assert set(SILENT) | set(REFUSED) | set().union(*ALLOWED.values()) <= set(keys_of("pets"))
