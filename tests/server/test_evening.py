"""A first evening: the coach's line for each question, what falls, and that it is a game like any other."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from gamenight import families
from gamenight.api.opening import lay
from gamenight.bots.named import sit_down
from gamenight.bots.seated import Seated
from gamenight.editions.shelf import editions
from gamenight.kernel.dealer import Seeded
from gamenight.notation.words import read, say
from gamenight.server import wire
from gamenight.server.beginning import Company
from gamenight.server.evening import LEARNER, Laid, answered, coached, evening_of
from gamenight.words.catalogue import ENGLISH, catalogue, languages
from tests.server.clients import Client, opened

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.editions.edition import Edition

FAMILIES = [family.name for family in families.known() if evening_of(family.name) is not None]
BOXES = [edition for edition in editions() if edition.family in FAMILIES]


@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_laid_can_fall(family):
    """Every word of its chances can be read, and twelve decisions are enough."""
    evening = evening_of(family)
    assert evening is not None
    game = next(edition.game for edition in BOXES if edition.family == family)
    for words in evening.chance.values():
        for word in words:
            assert say(game, read(game, game.chances, word)) == word
    assert evening.decisions <= 12


@pytest.mark.parametrize("family", FAMILIES)
def test_the_coach_speaks_of_questions_that_there_are(family):
    """Each line is for a question or a verb of the family, or for waiting and the end, in every language."""
    game = next(edition.game for edition in BOXES if edition.family == family)
    asked = {kind.name for kind in game.questions} | {f"may_{verb.word}" for verb in game.verbs}
    for language in languages():
        lines = catalogue(language).part("evening", family)
        keys = {key.rstrip("0123456789").removesuffix("_") for key in lines} - {"wait", "end"}

        assert [key for key in keys if not any(one.startswith(key) for one in asked)] == []
        assert all(lines.get(key) for key in ("turn_1", "wait", "end"))


def evening_at(edition: Edition, seed: int) -> Table:
    """The table of a first evening, at its first turn."""
    evening = evening_of(edition.family)
    assert evening is not None
    names = ["Ann", *(f"bot {number}" for number in range(evening.bots))]
    table = lay(edition, names, {}, None, Laid(edition.game, evening.chance, Seeded(seed)), ENGLISH)
    table.deal()
    while (answer := table.game.opener(table.state)) is not None:
        table.play(table.waiting()[0], answer)
    return table


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("edition", BOXES, ids=lambda edition: edition.id)
def test_the_coach_is_never_at_a_loss(edition, seed):
    """Whoever does as a bot would comes to the end of the evening, with a line for every question."""
    table = evening_at(edition, seed)
    players = [Seated(sit_down("normal", table.game, seat, seed), table, seat) for seat in range(3)]
    decided: list[str] = []
    said: list[wire.Coach] = []
    while table.outcome is None and not (said and said[-1].is_over):
        invited = [seat for seat in range(3) if players[seat].takes_up()]
        seat = next(iter([*invited, *table.waiting()]))
        word = say(table.game, players[seat].move())
        if seat == LEARNER:
            coach = coached(table, decided, ENGLISH)
            assert coach is not None
            said.append(coach)
            decided.append(answered(table, word))
        table.play(seat, word)

    assert [coach.text for coach in said if not coach.text] == []
    assert said[-1].is_over or table.outcome is not None


def test_after_a_restart_the_coach_goes_on(tmp_path):
    """How many decisions were taken is known again; a rematch has no coach."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            link, token = await hub.open_room("kanto", "Ann", company=Company(evening=True))
            ann = await Client(hub).hello(link, token)
            before = ann.now()["hands"][0]["coach"]
            await ann.play("roll", "1")
            after = ann.now()["hands"][0]["coach"]
        async with opened(tmp_path) as hub:
            ann = await Client(hub).hello(link, token)
            again = ann.now()["hands"][0]["coach"]

        assert (before["step"], after["step"], before["steps"]) == (0, 1, 12)
        assert before["text"].startswith("Your token is on GO.")
        assert again == after

    asyncio.run(story())


def test_what_is_laid_falls_once_also_after_a_restart(tmp_path):
    """The throws for the order are the first of the lists; the learner's second throw follows them."""

    def lands(client: Client) -> int:
        return int(client.now()["hands"][0]["view"]["table"]["players"][0]["space"])

    async def story() -> None:
        async with opened(tmp_path, bot_pause=1e3) as hub:
            link, token = await hub.open_room("kanto", "Ann", company=Company(evening=True))
        async with opened(tmp_path, bot_pause=1e3) as hub:
            ann = await Client(hub).hello(link, token)
            await ann.play("roll", "a")

            assert lands(ann) == 2 + 4

    asyncio.run(story())


def test_what_does_not_fit_is_left_to_luck():
    """A list for another seat, or a word that is not asked for, harms nothing."""
    edition = next(one for one in BOXES if one.id == "kanto")
    dealer = Laid(edition.game, {"dice 1": ["card chance 1", "dice 1 2"]}, Seeded(1))
    mark = dealer.bookmark()

    assert mark[0] == [0]
    dealer.places = [1]
    dealer.rewind(mark)
    assert dealer.places == [0]
