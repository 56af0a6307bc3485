"""How bots of the card game look ahead: what they try, how far, and what they think of a position."""

import pytest

import gamenight as gn
from gamenight.bots.named import bot_named
from gamenight.bots.search.effort import Effort
from gamenight.bots.search.thinker import Thinker
from gamenight.games.deal.bot.chance import FILE, read
from gamenight.games.deal.bot.mind import DealMind
from gamenight.kernel import engine
from gamenight.kernel.stream import Stream
from tests.bots.tables import Checked, Series, said
from tests.games.deal.hands import NAMES, lay
from tests.games.playing import go_on

RED_FULL = {"red": "red red red"}
PINK_FULL = {"pink": "pink pink pink"}
LITTLE = Effort(24, 1.0)


def thinker(seat: int = 0, seed: int = 3, effort: Effort = LITTLE) -> Thinker:
    """A bot that thinks a little."""
    bot = Thinker(DealMind(""), effort)
    bot.begin(lay().game, seat, seed)
    return bot


def ideas(table: gn.Table, seat: int) -> list[str]:
    """What it would try, as words, the usual choice first."""
    mind = DealMind("")
    mind.begin(table.game, seat, 1)
    sight = table.sight(seat)
    answers = engine.answers(table.state, seat)
    usual = mind.player().choose(sight, answers)
    return [gn.say(table.game, one) for one in mind.ideas(sight, answers, usual)]


def test_hard_and_master_think():
    """Both with this mind, master with more playouts."""
    hard, master = bot_named("hard", "deal"), bot_named("master-bold", "deal")

    assert isinstance(hard, Thinker)
    assert isinstance(master, Thinker)
    assert isinstance(master.mind, DealMind)
    assert hard.effort.playouts < master.effort.playouts


@pytest.mark.parametrize(
    ("hand", "mine", "count"),
    [
        ("brown 5M", {**RED_FULL, **PINK_FULL, "brown": "brown"}, 1),  # it wins: nothing to think about
        ("brown 5M", {}, 3),
        ("1M 2M 3M 4M 5M 10M sly-deal house hotel brown red pink", {}, 10),  # no more than ten
    ],
)
def test_tries_what_its_player_thinks_most_of(hand, mine, count):
    """The usual choice first, and no more than ten in all."""
    table = lay(hands=[hand], banks=["", "5M"], sets=[mine])

    assert len(ideas(table, 0)) == count


@pytest.mark.parametrize(
    ("play", "words"),
    [
        ("collect 1", {"no", "pay bank:5M", "pay red:red,red:red", "pay bank:3M,red:red"}),  # ways to pay
        ("break 1 red", {"no", "allow"}),
    ],
)
def test_tries_to_refuse_and_to_let_it_happen(play, words):
    """What is left open by an answer is filled in."""
    table = lay(
        hands=["debt-collector deal-breaker", "just-say-no"], banks=["", "5M 3M"], sets=[{}, RED_FULL]
    )
    go_on(table, f"0 {play}")

    assert set(ideas(table, 1)) == words


@pytest.mark.parametrize(("seats", "turns"), [(2, 2), (3, 3), (4, 4), (7, 4)])
def test_looks_as_far_as_its_next_turn(seats, turns):
    """With up to four players; with more as far as with four."""
    table = lay(seats, hands=["1M"] * min(seats, 6))
    table.dealer = gn.Seeded(1)
    start = table.state.copy()
    mind = DealMind("")
    mind.begin(table.game, 0, 1)
    passed = 0
    while not mind.is_far(start, table.state, passed):
        table.play(passed % seats, "end")
        passed += 1

    assert passed == turns


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"sets": [RED_FULL, {}]}, {"sets": [{}, {}]}),
        ({"sets": [{**RED_FULL, **PINK_FULL}, {}]}, {"sets": [RED_FULL, {}]}),
        ({"hands": ["deal-breaker", ""]}, {"hands": ["1M", ""]}),
        ({"sets": [{}, {}]}, {"sets": [{}, RED_FULL]}),
    ],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_chances(better, worse, seats):
    """A seat with more stands better, and the chances of all are one."""
    mind = DealMind("")
    chances = []
    for position in (better, worse):
        state = lay(seats, **position).state
        assert sum(mind.chance(state, seat) for seat in range(seats)) == pytest.approx(1)
        chances.append(mind.chance(state, 0))

    assert chances[0] > chances[1]


def test_the_same_seed_and_sight_get_the_same_move_whatever_is_hidden():
    """What it cannot know is dealt anew, and it says the same."""
    table = gn.open("deal", NAMES[:2], dealer=gn.Seeded(5))
    stream = Stream(5, 0)
    for _ in range(25):
        seat = table.waiting()[0]
        answers = table.legal_actions(seat)
        chosen = thinker(seat).choose(table.sight(seat), answers)
        other = table.game.imagine(table.sight(seat), stream)

        assert thinker(seat).choose(table.game.sight(other, seat), answers) == chosen
        table.play(seat, chosen)
        if table.outcome is not None:
            break


def test_all_it_does_is_legal():
    """With three players, one of whom picks at random."""
    bots: list[gn.Bot] = [Checked(thinker(seat, effort=Effort(10, 1.0))) for seat in range(2)]
    series = Series("deal", [*bots, Checked(gn.RandomBot(3))])

    assert series.play(5000)[1].winners


def test_breaks_the_set_of_a_leader():
    """Its player would do so anyway, and thinking does not change it."""
    table = lay(hands=["deal-breaker 1M 2M"], sets=[{}, {**RED_FULL, **PINK_FULL}])

    assert said(table, thinker(), 0).startswith("break 1")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[two]", "[too]", "has no [two]"),
        ("near = [", "near = [1, ", "[two] near must be a list of 3 rows, one for each sign"),
        ("near = [\n    [", "near = [\n    ['a', ", "[two] near must be a list of 33 numbers"),
        ("says = [", "says = ['a', ", "[two] says must be a list of 16 numbers"),
        ("says =", "says = [" + "'a', " * 16 + "]\nrest =", "[two] says holds 'a', which is no number"),
        ("[two]", "[two", "is no TOML"),
    ],
)
def test_a_wrong_file_of_weights_is_told(tmp_path, old, new, said):
    """Each mistake in a sentence that names the file."""
    file = tmp_path / "mine.toml"
    file.write_text(FILE.read_text().replace(old, new))

    with pytest.raises(gn.Error, match=r"mine\.toml") as caught:
        read(file)
    assert said in str(caught.value)
