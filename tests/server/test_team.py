"""A team decides together: it sees the question of its member, and talks among itself."""

import pytest

from gamenight.server import facts, wire
from gamenight.server.plan import NotAllowed
from gamenight.server.room import restored
from tests.server.rooms import Played, two_at_table


def four_at_table() -> tuple[Played, list[int]]:
    """Ann and Cid play for the cats, Bob and Dan for the dogs; Ann begins with six: a title."""
    played = Played("cats-vs-dogs", 4, ["dice 2 4"])
    guests = [played.enter(name) for name in ("Ann", "Bob", "Cid", "Dan")]
    for chair, guest in enumerate(guests):
        played.do(guest, wire.Sit(chair, played.room.seating.guests[guest].name))
    played.do(guests[0], wire.Start())
    played.play(guests[0], 0, "show 0")
    played.play(guests[0], 0, "roll")
    return played, guests


def heard(played: Played, guest: int | None) -> list[tuple[str, bool]]:
    """What a guest may hear of all that was said."""
    return [(said.text, said.team) for said in facts.chat(guest, played.room.chat)]


def test_the_team_sees_the_question_of_its_member():
    """Whoever is on turn answers; the rest of the team reads the same answers, the other team does not."""
    played, guests = four_at_table()
    shown = {guest: facts.hands(played.room, guest, None)[0] for guest in guests}
    asked, mate, rival = (shown[guests[chair]] for chair in (0, 2, 1))

    assert asked.partner is None
    assert mate.partner is not None
    assert (mate.partner.chair, [choice.word for choice in mate.partner.choices]) == (0, ["claim", "leave"])
    assert [choice.word for choice in asked.choices[:2]] == ["claim", "leave"]
    assert not mate.is_asked
    assert rival.partner is None
    assert (mate.team, rival.team) == ([0, 2], [1, 3])


def test_a_word_to_the_team_is_heard_by_the_team_alone():
    """Nobody else is sent it: not the other team, not a guest without a chair, not a watcher."""
    played, (ann, bob, cid, dan) = four_at_table()
    eve = played.enter("Eve")
    played.do(cid, wire.Say("claim it", 2))
    played.do(bob, wire.Say("good luck"))

    for guest in (ann, cid):
        assert heard(played, guest) == [("claim it", True), ("good luck", False)]
    for other in (bob, dan, eve, None):
        assert heard(played, other) == [("good luck", False)]


def test_a_word_to_the_team_outlives_a_restart():
    """The stored entry says for whom it was."""
    played, (ann, bob, cid, _) = four_at_table()
    played.do(ann, wire.Say("shall we?", 0))
    again = restored(played.entries, played.dealer)

    assert [said.text for said in facts.chat(cid, again.chat)] == ["shall we?"]
    assert facts.chat(bob, again.chat) == []


@pytest.mark.parametrize(
    ("chair", "why"), [(1, "not_yours"), (7, "no_such_chair")], ids=["another's chair", "no chair"]
)
def test_who_speaks_to_a_team_is_of_it(chair, why):
    """One speaks from a chair of one's own."""
    played, (ann, *_) = four_at_table()
    with pytest.raises(NotAllowed) as refused:
        played.do(ann, wire.Say("psst", chair))

    assert refused.value.saying.key == why
    assert played.room.chat == []


def test_without_a_team_there_is_nobody_to_whisper_to():
    """In a game of single players the whole table hears what is said."""
    played, ann, _ = two_at_table()
    with pytest.raises(NotAllowed, match="no team"):
        played.do(ann, wire.Say("psst", 0))
