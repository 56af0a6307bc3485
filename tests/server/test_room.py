"""A room without sockets, clock or file: who may do what, and what comes of it."""

import pytest

import gamenight as gn
from gamenight.server import commands, log, wire
from gamenight.server.facts import hands, room_facts
from gamenight.server.log import decoder, encoder
from gamenight.server.plan import NotAllowed, Stale
from gamenight.server.room import restored
from gamenight.server.sentences import Saying
from tests.server.rooms import Played, bot_move, two_at_table


def shown(played: Played) -> object:
    """All that all guests are shown, and the whole position."""
    room = played.room
    guests = [None, *room.seating.guests]
    position = None if room.table is None else room.table.position()
    return [(room_facts(room, guest, set(), []), hands(room, guest, None)) for guest in guests], position


def test_a_room_is_the_sum_of_its_entries():
    """Stored as JSON and folded again: the same room, seats, tokens, game and question."""
    played, ann, bob = two_at_table()
    for _ in range(12):
        assert played.room.table is not None
        chair = played.room.table.waiting()[0]
        played.play((ann, bob)[chair], chair, "spin")
    played.do(bob, wire.Say("hello"))
    again = restored([decoder.decode(encoder.encode(entry)) for entry in played.entries])
    twin = Played()
    twin.room = again

    assert shown(twin) == shown(played)
    assert again.version == played.room.version == len(played.entries)
    assert again.seating.guest_with(played.tokens[bob]) is not None
    assert again.done == played.room.done


def test_the_first_guest_is_the_host():
    """Only the host begins, locks, agrees, seats bots and sends out."""
    played = Played()
    ann, bob = played.enter("Ann"), played.enter("Bob")

    assert played.room.seating.host == ann
    for message in (
        wire.Start(),
        wire.Lock(locked=True),
        wire.Agree("garden-path", {}, 2),
        wire.SeatBot(0),
        wire.Clear(0),
        wire.MakeHost(bob),
        wire.Rematch(),
    ):
        with pytest.raises(NotAllowed, match="Only the host"):
            played.do(bob, message)


def test_tokens_are_kept_as_hashes_only():
    """What is stored does not let anybody in."""
    played = Played()
    ann = played.enter("Ann")
    stored = b"".join(encoder.encode(entry) for entry in played.entries).decode()

    assert len(played.tokens[ann]) >= 43
    assert played.tokens[ann] not in stored
    assert played.room.seating.guest_with(played.tokens[ann]).number == ann  # type: ignore[union-attr]
    for wrong in ("", "x", played.tokens[ann][:-1], played.tokens[ann] + "x"):
        assert played.room.seating.guest_with(wrong) is None


def test_a_chair_given_up_is_given_up_for_good():
    """The token is replaced: the old one opens nothing, once the new one has come."""
    played = Played()
    ann = played.enter("Ann")
    played.do(ann, wire.Sit(0, "Ann"))
    old = played.tokens[ann]
    played.do(ann, wire.Stand(0))

    assert played.room.seating.guest_with(old) is not None
    assert played.room.seating.guest_with(played.tokens[ann]) is not None
    assert played.room.seating.chairs[0].kind == "free"
    assert commands.settle(played.room, ann, old) is None

    settling = commands.settle(played.room, ann, played.tokens[ann])
    assert settling is not None
    played.make(settling.entries)

    assert played.room.seating.guest_with(old) is None
    assert played.room.seating.guest_with(played.tokens[ann]) is not None
    assert commands.settle(played.room, ann, played.tokens[ann]) is None


@pytest.mark.parametrize(
    ("who", "chair", "name", "says"),
    [
        ("bob", 0, "Bob", Saying("taken", {"name": "Ann"})),
        ("bob", 1, "Ann", Saying("same_name", {"name": "Ann"})),
        ("bob", 2, "Bob", Saying("no_such_chair", {"most": 2})),
        ("bob", 1, "  ", Saying("empty_text", {})),
        ("bob", 1, "\u200b", Saying("empty_text", {})),
    ],
    ids=["taken", "a name twice", "no such chair", "spaces", "nothing to be seen"],
)
def test_a_chair_that_cannot_be_taken_is_told(who, chair, name, says):
    """Taken, a name twice, no such chair, no name at all."""
    played = Played()
    ann, bob = played.enter("Ann"), played.enter("Bob")
    played.do(ann, wire.Sit(0, "Ann"))
    with pytest.raises(NotAllowed) as refused:
        played.do({"ann": ann, "bob": bob}[who], wire.Sit(chair, name))

    assert refused.value.saying == says


def test_one_device_may_hold_several_chairs():
    """Passing it round: one guest, two chairs, a hand for each."""
    played = Played()
    ann = played.enter("Ann")
    played.do(ann, wire.Sit(0, "Ann"))
    played.do(ann, wire.Sit(1, "Grandpa"))
    played.do(ann, wire.Start())
    both = hands(played.room, ann, None)

    assert [hand.chair for hand in both] == [0, 1]
    assert [hand.is_asked for hand in both] == [True, False]


@pytest.mark.parametrize(
    ("game", "terms", "chairs", "says"),
    [
        ("chess", {}, 2, "there is no game 'chess'"),
        ("/etc", {}, 2, "there is no game"),
        ("cats-and-dogs", {}, 7, "2 to 6"),
        ("cats-and-dogs", {"peices": []}, 2, "no option 'peices'"),
        ("cats-and-dogs", {"pieces": ["cow", "cat"]}, 2, "'cow' is no piece"),
    ],
)
def test_what_cannot_be_agreed_is_told(game, terms, chairs, says):
    """A term that cannot be is refused, and nothing changes."""
    played = Played()
    ann = played.enter("Ann")
    before = played.room.version
    with pytest.raises(gn.Error, match=says):
        played.do(ann, wire.Agree(game, terms, chairs))

    assert played.room.version == before


def test_agreeing_on_another_game_keeps_who_sits():
    """More chairs, another box, the terms kept as far as they differ from the defaults."""
    played = Played()
    ann = played.enter("Ann")
    played.do(ann, wire.Sit(0, "Ann"))
    played.do(ann, wire.Agree("garden-path", {"pieces": ["dog", "dog", "cat"]}, 3))

    assert [chair.name for chair in played.room.seating.chairs] == ["Ann", "", ""]
    assert played.room.terms == {"pieces": ["dog", "dog", "cat"]}


def test_the_lobby_says_what_terms_do():
    """In each guest's language, as far as it was measured; where nothing is agreed otherwise, nothing."""
    played = Played()
    ann = played.enter("Ann")
    played.do(ann, wire.Agree("cats-vs-dogs", {"bank_debt": "forgiven", "rounds": 9}, 2))
    here = room_facts(played.room, ann, set(), [])
    there = room_facts(played.room, ann, set(), [], language="de")

    assert [one.term for one in here.meter] == ["bank_debt", "rounds"]
    assert [one.effect for one in (*here.meter[1:], *there.meter[1:])] == ["not measured", "nicht gemessen"]
    assert here.meter_note.startswith("Measured with bots")

    played.do(ann, wire.Agree("cats-vs-dogs", {}, 2))

    assert room_facts(played.room, ann, set(), []).meter == []


@pytest.mark.parametrize(("bots", "says"), [([], "free_chairs"), ([0, 1], "only_bots")])
def test_a_game_begins_with_every_chair_taken(bots, says):
    """By a person or a bot, and by one person at least."""
    played = Played()
    ann = played.enter("Ann")
    for chair in bots:
        played.do(ann, wire.SeatBot(chair))
    with pytest.raises(NotAllowed) as refused:
        played.do(ann, wire.Start())

    assert refused.value.saying.key == says


def test_only_who_sits_there_plays_there():
    """Another's chair is not one's own, and a stale question is not answered."""
    played, ann, bob = two_at_table()
    with pytest.raises(NotAllowed) as refused:
        played.play(bob, 0, "spin")
    with pytest.raises(gn.Refused):
        played.play(bob, 1, "spin")
    assert played.room.table is not None
    serial = int(played.room.table.sight(0).serial())
    played.play(ann, 0, "spin")
    with pytest.raises(Stale) as stale:
        played.do(ann, wire.Play("again", 0, serial, "spin"))

    assert (refused.value.saying.key, stale.value.saying.key) == ("not_yours", "stale")


def test_an_action_id_is_remembered():
    """An action is applied once, also after a restart."""
    played, ann, _ = two_at_table()
    played.play(ann, 0, "spin", "first")

    assert played.room.done == {f"{ann}:first": played.room.version}
    assert restored(played.entries).done == played.room.done


def test_a_person_sent_out_is_replaced_by_a_bot():
    """Token and chair are gone; the game goes on under the same name."""
    played, ann, bob = two_at_table()
    old = played.tokens[bob]
    played.do(ann, wire.SeatBot(1))

    assert played.room.seating.guest_with(old) is None
    assert bob not in played.room.seating.guests
    assert (played.room.seating.chairs[1].kind, played.room.seating.chairs[1].name) == ("bot", "Bob")
    played.play(ann, 0, "spin")
    chair = played.room.bot_to_move()
    assert chair == 1
    plan = bot_move(played.room, chair)
    played.make(plan.entries, plan)
    assert played.room.bot_to_move() in {None, 1}


def test_a_person_takes_over_from_a_bot_and_back():
    """In mid-game if it is granted, under their own name; who stood up comes back without asking."""
    played, ann, _ = two_at_table()
    played.do(ann, wire.SeatBot(1))
    cid = played.enter("Cid")
    with pytest.raises(NotAllowed) as refused:
        played.do(cid, wire.Sit(1, "Cid"))
    assert refused.value.saying.key == "must_ask"
    played.make(commands.sit(played.room, cid, 1, "Cid", is_granted=True).entries)

    assert played.room.table is not None
    assert played.room.table.names == ["Ann", "Cid"]
    assert (played.room.chat[-1].key, played.room.chat[-1].facts) == (
        "took_over",
        {"name": "Cid", "bot": "Bob"},
    )
    played.do(cid, wire.Stand(1))
    assert played.room.seating.chairs[1].kind == "bot"
    played.do(cid, wire.Sit(1, "Cid"))
    assert played.room.seating.chairs_of(cid) == [1]


def test_the_host_may_leave_and_another_becomes_host():
    """First who sits at the table."""
    played, ann, bob = two_at_table()
    played.enter("Cid")
    played.do(ann, wire.Leave())

    assert played.room.seating.host == bob
    assert ann not in played.room.seating.guests
    assert played.room.seating.chairs[0].kind == "bot"


def test_a_locked_table_lets_nobody_in():
    """Guests who are in stay in."""
    played = Played()
    ann = played.enter("Ann")
    played.do(ann, wire.Lock(locked=True))
    with pytest.raises(NotAllowed) as refused:
        played.enter("Bob")
    assert refused.value.saying.key == "locked"
    played.do(ann, wire.Lock(locked=False))

    assert played.enter("Bob") == 2


def test_after_the_end_a_rematch():
    """Everybody on their chairs, a new game; what was sent in the old one is not played in the new."""
    played, ann, bob = two_at_table()
    with pytest.raises(NotAllowed, match="not over yet"):
        played.do(ann, wire.Rematch())
    played.play(bob, 1, "resign")
    assert played.room.status == "over"
    with pytest.raises(NotAllowed, match="The game is over"):
        played.do(bob, wire.Sit(1, "Bob"))
    played.do(ann, wire.Rematch())
    played.do(ann, wire.Start())

    assert played.room.status == "playing"
    assert [chair.name for chair in played.room.seating.chairs] == ["Ann", "Bob"]
    assert list(played.room.done) == [f"{bob}:x"]


def test_names_and_talk_are_text():
    """Control characters become spaces; what looks like markup stays what it is."""
    played = Played()
    ann = played.enter("A\x00nn\n")
    played.do(ann, wire.Say("<b>hi</b>\x07"))

    assert played.room.seating.guests[ann].name == "A nn"
    assert [(one.name, one.text) for one in played.room.chat] == [("A nn", "<b>hi</b>")]


def test_a_watcher_learns_no_way_in():
    """A watcher is shown neither the link nor the code."""
    played, ann, _ = two_at_table()
    watcher = room_facts(played.room, None, set(), [])
    guest = room_facts(played.room, ann, set(), [])

    assert (watcher.link, watcher.code) == ("", "")
    assert guest.link == played.room.link


def test_greyed_choices_carry_their_clause():
    """What one may not do now is there, with the reason; what one may do comes first."""
    played, ann, bob = two_at_table()
    asked, waiting = hands(played.room, ann, None)[0], hands(played.room, bob, None)[0]

    assert [(one.word, one.why_not) for one in asked.choices] == [("spin", None), ("resign", None)]
    assert waiting.choices[0].word == "spin"
    assert waiting.choices[0].why_not is not None
    assert waiting.choices[0].why_not.clause == "table.asked"


def test_a_stored_move_that_is_no_longer_legal_is_not_swallowed():
    """A room whose rules have changed is told apart, not opened wrongly: its game waits."""
    played, _, _ = two_at_table()
    room = restored([*played.entries, log.Played(1, "x", [(1, "spin")])])

    assert (room.status, room.table) == ("paused", None)
    assert room.doubt == Saying("replays_differently", {"why": Saying("not_lawful_now", {"word": "'spin'"})})
