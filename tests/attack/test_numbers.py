"""Hostile numbers, nesting, texts and types wherever a stranger may write: they get a sentence, always."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import gamenight as gn
from gamenight.editions.shelf import edition_of
from gamenight.notation.digest import canonical
from gamenight.server import film
from gamenight.server.limits import Tries
from tests.attack.mutants import NUMBERS, ODD, SEATS, mutant, names, nested, positions
from tests.server.test_web import WS, served

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.battery  # once is enough: the server itself is never compiled

RECORDS = Path(__file__).parent.parent / "records"
GAMES = sorted(SEATS)
MUTANTS = 250  # a game
DEEP = "[" * 100_000 + "]" * 100_000


@cache
def sound(game: str) -> dict[str, Any]:
    """A position in the middle of a game."""
    return positions(game, 1, 1)[0]


def told(error: BaseException) -> str:
    """The sentence of an error, which must be short enough to be read."""
    sentence = str(error)
    assert 0 < len(sentence) < 2000, f"{len(sentence)} letters: {sentence[:200]}"
    return sentence


def look_and_play(table: gn.Table, moves: int) -> None:
    """Look at a table from everywhere, play on for a while, and read its record again."""
    for _ in range(moves):
        for seat in (None, *range(len(table.names))):
            json.dumps(table.view(seat))
            table.question(seat)
        table.game.tally(table.state)
        words = [(seat, word) for seat in table.waiting() for word in table.legal(seat) if "<" not in word]
        plain = [(seat, word) for seat, word in words if ".." not in word]
        if not plain:
            break
        table.play(*plain[0])
    gn.replay(table.record())


# Positions


@pytest.mark.parametrize("game", GAMES)
def test_mutants_of_sound_positions(game):
    """Each is refused with a sentence, or it is a table at which one can play."""
    luck = random.Random(f"mutants of {game}")
    grown = positions(game, 2, 6)
    refused = 0
    for _ in range(MUTANTS):
        odd = mutant(luck.choice(grown), luck)
        try:
            look_and_play(gn.open(game, names(game), position=odd, dealer=gn.Seeded(1)), 3)
        except gn.Error as error:
            told(error)
            refused += 1

    assert refused > MUTANTS // 2


@pytest.mark.parametrize("odd", ODD, ids=[f"{type(odd).__name__} {place}" for place, odd in enumerate(ODD)])
@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_position(game, odd):
    """Whatever stands in a field, alone or in a list: the table is laid, or a sentence says what is wrong."""
    for field in sound(game):
        for value in (odd, [odd], [odd] * SEATS[game], [{"ask": odd, "waits": odd, "seat": odd}]):
            try:
                gn.open(game, names(game), position={**sound(game), field: value}, dealer=gn.Seeded(1))
            except gn.Error as error:
                told(error)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("levels", [50, 100_000])
def test_a_deep_position(game, levels):
    """Nesting has an end, well before the interpreter's."""
    with pytest.raises(gn.BadPosition, match="nested too deeply"):
        gn.open(game, names(game), position={"stack": nested(levels)})


def kind(value: object) -> str:
    """A name for a case, the same in every process."""
    return type(value).__name__


@pytest.mark.parametrize("position", [[], "x", 5, 1.5, True, [1], [[1, 2]], object()], ids=kind)
def test_what_is_no_position(position):
    """A position is an object with fields."""
    with pytest.raises(gn.BadPosition, match="no object"):
        gn.open("kanto", ["Ann", "Bob"], position=position)


@pytest.mark.parametrize(
    "key", [5, 10**30, None, "\ud800", "\0", "k" * 5000, ("a",)], ids=lambda key: repr(key)[:12]
)
def test_odd_names_of_fields(key):
    """A field's name is a text that can be printed."""
    with pytest.raises(gn.BadPosition) as refused:
        gn.open("deal", ["Ann", "Bob"], position={key: 1})

    told(refused.value)


def test_a_position_with_very_much_in_it():
    """It is refused before anything is done with it."""
    with pytest.raises(gn.BadPosition, match="10000 parts"):
        gn.open("kanto", ["Ann", "Bob"], position={"cash": [0] * 100_000})


# Terms


@pytest.mark.parametrize("game", GAMES)
def test_odd_terms(game):
    """Every option of every game, with everything odd."""
    options = [option.name for option in edition_of(game).options]
    for option in [*options, "no such option"]:
        for odd in [*ODD, nested(50), nested(100_000)]:
            for value in (odd, [odd], [odd] * SEATS[game]):
                try:
                    gn.open(game, names(game), {option: value}, gn.Seeded(1))
                except gn.BadSetup as error:
                    told(error)


@pytest.mark.parametrize("terms", [[], [1], "x", 5, object()], ids=lambda terms: type(terms).__name__)
def test_what_are_no_terms(terms):
    """Terms are an object with options by their names."""
    with pytest.raises(gn.BadSetup, match="terms"):
        gn.open("kanto", ["Ann", "Bob"], terms)


# Words

WORDS = [
    "bid {}", "offer {} pay:1", "offer 1 pay:{}", "offer 1 give:{0},take:{0}", "counter {} pay:1",
    "accept {}", "mortgage {}", "build {}", "pay {}", "place {} brown", "play {} {}", "move {}", "spin {}",
    "time {}", "{}", "resign {}", "bank {}", "pay bank:{}", "roll {}", "take {}", "withdraw {}",
]  # fmt: skip
SLOTS = [
    "99999999999999999999999",
    "9223372036854775808",
    "-1",
    "1.5",
    "NaN",
    "1e99",
    "9" * 5000,
    "0x10",
    "\0",
    "\ud800",
]
SLOTS += ["<lot>", "1..5", "²", "٣", "{0}", "%s", "x" * 100_000, ",".join(["1"] * 3000), "give:" * 900]


def odd_words() -> Iterator[str]:
    """Verbs of all games with what cannot follow them."""
    for word in WORDS:
        for slot in SLOTS:
            yield word.replace("{0}", slot).replace("{}", slot)


@pytest.mark.parametrize("game", GAMES)
def test_odd_words(game):
    """Played by anybody, they are not readable or not allowed, and nothing changes."""
    table = gn.open(game, names(game), position=sound(game), dealer=gn.Seeded(1))
    before = table.hash()
    for word in odd_words():
        for seat in (table.waiting()[0], gn.CHANCE, gn.CLOCK):
            with pytest.raises((gn.Unreadable, gn.Refused)) as refused:
                table.play(seat, word)
            told(refused.value)

    assert table.hash() == before


@pytest.mark.parametrize(
    "seat", [-2, -4, -(2**70), 9, 64, 65, 2**31, 2**63, 10**40, 1.0, "0", None], ids=repr
)
@pytest.mark.parametrize("game", GAMES)
def test_odd_seats(game, seat):
    """A seat that is not there is told so, also when its number would shift bits out of sight."""
    table = gn.open(game, names(game), dealer=gn.Seeded(1))
    for word in (*table.legal(0), "resign"):
        with pytest.raises(gn.Refused, match="no such seat"):
            table.play(seat, word)


# Records


def record_with(box: str, /, **fields: str) -> str:
    """A record of that game with some lines of its head replaced, or a line more in its body."""
    name = next(
        file for file in sorted(RECORDS.glob("*.record")) if f"\ngame {box}\n" in file.read_text("utf-8")
    )
    head, _, body = name.read_text("utf-8").partition("\n\n")
    first = fields.pop("first", "")
    lines = [line for line in head.splitlines() if line.partition(" ")[0] not in fields]
    return "\n".join(
        [
            *lines,
            *(f"{field} {text}" for field, text in fields.items()),
            "",
            *([first] if first else []),
            body,
        ]
    )


def odd_records(game: str) -> Iterator[str]:
    """Heads and lines that no game writes."""
    texts = [
        DEEP,
        f'{{"a":{DEEP}}}',
        "{",
        "[]",
        "null",
        "NaN",
        "9" * 5000,
        '"x"',
        "\0",
        '{"stack":NaN}',
        '{"a":"\\ud800"}',
    ]
    for text in texts:
        yield record_with(game, terms=text)
        yield record_with(game, position=text)
    for odd in NUMBERS:
        for field in sound(game):
            if odd != 10**5000:  # which JSON's writer refuses too
                yield record_with(game, position=json.dumps({**sound(game), field: odd}))
    yield record_with(game, position=json.dumps({"stack": nested(500)}))
    yield record_with(game, game="x" * 100_000)
    yield record_with(game, game="a\0b")
    yield record_with(game, rules="9" * 5000)
    for slot in SLOTS:
        yield record_with(game, seat=slot)
        yield record_with(game, first=f"{slot} resign")
        yield record_with(game, first=f"0 bid {slot}")
        yield record_with(game, first=f"# {slot}")
        yield record_with(game, first=f"= {slot}")
        yield record_with(game, first=f"@ time {slot}")
    for seat in ("16", "63", "64", "65", "99"):
        yield record_with(game, first=f"{seat} resign")
    yield record_with(game).partition("\n\n")[0] + "\n\n"


@pytest.mark.parametrize("game", GAMES)
def test_odd_records(game):
    """A record that cannot be replayed says so, also as a film and as figures."""
    for record in odd_records(game):
        for show in (gn.replay, lambda text: film.film(text, None, 0, 5), film.figures):
            try:
                show(record)
            except gn.Error as error:
                told(error)


@pytest.mark.parametrize("game", GAMES)
def test_films_from_odd_positions(game):
    """A record may begin anywhere: a film is made of it, or a sentence says why not."""
    luck = random.Random(f"films of {game}")
    grown = positions(game, 3, 4)
    for _ in range(60):
        odd = mutant(luck.choice(grown), luck)
        try:
            table = gn.open(game, names(game), position=odd, dealer=gn.Seeded(1))
            film.film(table.record(), 0, 0, 5)
            film.figures(table.record())
            film.film(record_with(game, position=canonical(odd)), None, 0, 5)
        except (gn.Error, ValueError) as error:  # ValueError: a number with more digits than JSON writes
            told(error)


# Over the wire


ASKED: list[str | bytes] = [
    "", "null", "{", "\0", b"\xff\xfe", b"\xed\xa0\x80", DEEP, DEEP[:2000],
    '{"name":' + DEEP[:2000], '{"a":' * 700,
    '{"name":"Ann","game":[[[[1]]]]}', '{"name":1e999}', '{"name":NaN}', '{"name":null}',
    '{"name":99999999999999999999999999,"game":"kanto"}',
    '{"name":"\\ud800","game":"kanto"}',
    '{"name":"\\u0000","game":"kanto"}',
    '{"name":"' + "y" * 3000 + '","game":"kanto"}',
    '{"name":"Ann","game":"\\u0000"}',
    '{"name":"Ann","game":"\\ud800"}',
    '{"name":"Ann","game":"kanto/\\u0000"}',
    '{"name":"Ann","game":"../../etc"}',
    '{"name":"Ann","game":"' + "x" * 3000 + '"}',
    '{"name":"Ann","code":"\\ud800"}', '{"name":"Ann","code":5}', '{"name":"Ann","code":"ß"}',
]  # fmt: skip


@pytest.mark.parametrize("path", ["/api/rooms", "/api/knock"])
def test_odd_requests(tmp_path, monkeypatch, path):
    """Opening a room and knocking are refused with a sentence, or done; the server never breaks over them."""
    monkeypatch.setattr(Tries, "take", lambda *_: True)
    with served(tmp_path) as client:
        for body in ASKED:
            answer = client.post(path, content=body)
            assert answer.status_code < 500, (body[:80], answer.text)
            assert answer.status_code == 200 or answer.json()["sentence"], body[:80]


@pytest.mark.parametrize("game", GAMES)
def test_odd_records_over_the_wire(tmp_path, monkeypatch, caplog, game):
    """Each is answered with 400 or 413 and a sentence, and none surprises the process that plays it."""
    monkeypatch.setattr(Tries, "take", lambda *_: True)
    bodies = [record.encode("utf-8", "surrogatepass") for record in odd_records(game)]
    luck = random.Random(game)
    with served(tmp_path) as client:
        for body in [*luck.sample(bodies, 40), bodies[0], bodies[1], b"\xff" * 100]:
            answer = client.post(f"/api/{luck.choice(['film', 'figures'])}", content=body)
            assert answer.status_code in {200, 400, 413}, (body[:200], answer.text[:200])
            assert answer.status_code == 200 or 0 < len(answer.json()["sentence"]) < 1000

    assert [line.getMessage() for line in caplog.records] == []


@pytest.mark.parametrize("name", ["first", "count", "seat", "game"])
def test_odd_numbers_of_a_film(tmp_path, monkeypatch, name):
    """What is asked for in the address is a small whole number, or there is a sentence."""
    monkeypatch.setattr(Tries, "take", lambda *_: True)
    with served(tmp_path) as client:
        for number in ("-1", "1.5", "NaN", "9" * 30, "9999999", "²", "%00", "%ff", "[]", "1" * 5000):
            sent = client.post(f"/api/film?{name}={number}", content=record_with("cats-and-dogs"))
            kept = client.get(f"/api/film/nowhere?{name}={number}")

            assert sent.status_code == (200 if name == "game" else 400)
            assert kept.status_code == 400


TERMS = [
    '{"minutes":99999999999999999999999999}', '{"minutes":1e999}', '{"minutes":1e300}', '{"minutes":NaN}',
    '{"minutes":-1}', '{"minutes":"\\ud800"}', '{"tokens":["\\u0000","x"]}', '{"\\u0000":1}', "[]", "null",
    '{"a":' + "[" * 3000 + "]" * 3000 + "}",
    '{"tokens":' + "[" * 500 + "]" * 500 + "}",
    '{"' + "k" * 5000 + '":1}',
]  # fmt: skip


def test_odd_terms_over_the_wire(tmp_path):
    """The host's wish is refused with a sentence; connection and room can still be used."""
    with served(tmp_path) as client:
        room = client.post("/api/rooms", json={"game": "kanto", "name": "Ann"}).json()
        with client.websocket_connect(WS) as socket:
            socket.send_json({"type": "Hello", "protocol": 1, "room": room["link"], "token": room["token"]})
            while socket.receive_json()["type"] != "Changed":
                pass
            for terms in TERMS:
                socket.send_text(f'{{"type":"Agree","game":"kanto","terms":{terms},"chairs":2}}')
                refused = socket.receive_json()

                assert (refused["type"], refused.get("fatal")) == ("Problem", False), terms[:80]
                assert 0 < len(refused["sentence"]) < 1000
            socket.send_json({"type": "Agree", "game": "kanto", "terms": {"rent": "automatic"}, "chairs": 2})
            assert socket.receive_json()["room"]["terms"]["rent"] == "automatic"
