"""What the sensible player of the card game is used to do where its style would do something else."""

import pytest

import gamenight as gn
from gamenight.games.deal.bot.habit import FILE, read
from gamenight.games.deal.bot.normal import NormalDeal
from gamenight.games.deal.bot.style import manners
from gamenight.games.deal.sight import DealSight
from gamenight.kernel import engine
from tests.bots.tables import said
from tests.games.deal.hands import lay

RICH = "10M 4M 3M"


@pytest.mark.parametrize(
    ("hand", "mine", "words"),
    [
        ("red rent-red-yellow just-say-no", {"red": "red"}, "lay red red"),
        ("house rent-red-yellow just-say-no", {"red": "red red red"}, "house red"),
    ],
)
def test_raises_a_rent_before_it_charges(hand, mine, words):
    """Its style weighs the rent more than the card that raises it; it has learnt better."""
    table = lay(hands=[hand], banks=["5M 3M", RICH], sets=[mine])
    bot = NormalDeal(manners()["normal"], has_habits=True)
    sight = table.sight(0)
    assert isinstance(sight, DealSight)
    styled = bot.best_play(sight, engine.answers(table.state, 0), None)

    assert gn.say(table.game, styled).startswith("rent")
    assert said(table, bot, 0) == words


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[act]", "[acts]", "has no [act]"),
        ("ready = [", "ready = [1, ", "[table] ready must be a list of 2 rows, one for each thing seen"),
        ("ends = [\n    [", "ends = [\n    ['a', ", "[act] ends must be a list of 25 numbers"),
        ("says = [", "says = ['a', ", "says must be a list of 24 numbers"),
        ("[act]", "[act", "is no TOML"),
    ],
)
def test_a_wrong_file_of_habits_is_told(tmp_path, old, new, said):
    """Each mistake in a sentence that names the file."""
    file = tmp_path / "mine.toml"
    file.write_text(FILE.read_text().replace(old, new))

    with pytest.raises(gn.Error, match=r"mine\.toml") as caught:
        read(file)
    assert said in str(caught.value)
