"""A table speaks a language, and several at once to those who ask for them."""

import pytest

import gamenight as gn
from tests.words.foreign import OPEN, is_foreign


def opened(language: str = "en") -> gn.Table:
    """A race, its first throws still to come."""
    return gn.open("cats-and-dogs", ["Ann", "Bob"], dealer=gn.Seeded(2), language=language)


def test_a_table_speaks_its_language(foreign):
    """Questions, labels, what happened, refusals and what cannot be read."""
    table = opened(foreign)
    asked = table.waiting()[0]
    said = [table.question(asked), table.label(asked, table.legal_actions(asked)[0])]
    said += [table.tell(event, asked) for event in table.play(asked, "spin")]
    for word in ("spin", "spin 3", "jump", ""):
        with pytest.raises((gn.Refused, gn.Unreadable)) as wrong:
            table.play(asked, word)
        said.append(getattr(wrong.value, "sentence", str(wrong.value)))
    with pytest.raises(gn.Refused) as nobody:
        table.play(7, "spin")

    assert [text for text in [*said, nobody.value.sentence] if not is_foreign(text)] == []


def test_a_table_speaks_several_languages_at_once(foreign):
    """To each who asks; its own stays, and new names are known to all."""
    table = opened()
    asked = table.waiting()[0]
    (event, *_) = table.play(asked, "spin")
    there = table.speaking(foreign)
    table.rename(["Cid", "Dan"])

    assert OPEN not in table.tell(event)
    assert there.tell(event) == f"⟦{table.tell(event)}⟧"
    assert ["Cid", "Dan"][asked] in there.tell(event)
    assert table.speaking(foreign) is there
    assert table.speaking("en") is table.voice


def test_a_record_is_the_same_in_every_language(foreign):
    """And replays in any."""
    one, other = opened(), opened(foreign)
    for table in (one, other):
        while table.outcome is None:
            table.play(table.waiting()[0], "spin")
    again = gn.replay(one.record(), language=foreign)

    assert one.record() == other.record()
    assert again.ending() == other.ending() == f"⟦{one.ending()}⟧"


def test_the_shelf_can_be_asked_in_a_language(foreign):
    """Boxes without names in it are as they are printed."""
    assert [game["id"] for game in gn.games(foreign)] == [game["id"] for game in gn.games()]


def test_a_language_that_is_not_there_is_refused():
    """A program that names one is told which there are."""
    with pytest.raises(gn.BadSetup, match=r"there is no language 'zz'; there are .*en"):
        opened("zz")
