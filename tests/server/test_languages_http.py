"""What is asked for over HTTP is answered in the asker's language; the made-up one is English in marks."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.editions.shelf import FILE, SHELF
from gamenight.server import replay_workers
from gamenight.server.net.guard import bare_answer
from gamenight.server.sentences import Saying
from gamenight.words.catalogue import languages
from tests.server.test_languages import Guest, texts
from tests.server.test_web import WS, served
from tests.words.foreign import OPEN, is_foreign, marked


@pytest.mark.parametrize("how", ["query", "header"])
@pytest.mark.parametrize(
    ("path", "key"),
    [("/api/film/nowhere", "gone"), ("/api/figures/nowhere", "gone"), ("/api/words/zz", "no_language")],
    ids=["film", "figures", "words"],
)
def test_an_error_is_told_in_the_language_of_who_asks(tmp_path, foreign, path, key, how):
    """By ?language=, or else by what the browser prefers."""
    query = f"?language={foreign}" if how == "query" else ""
    with served(tmp_path) as client:
        there = client.get(path + query, headers={"accept-language": foreign if how == "header" else "en"})
        english = client.get(path, headers={"accept-language": "zz"})

    facts: dict[str, object] = {"known": ", ".join(languages())} if key == "no_language" else {}
    assert there.json() == {"sentence": Saying(key, facts).told(foreign)}
    assert english.json() == {"sentence": Saying(key, facts).told()}


def test_a_stranger_s_host_is_turned_away_in_their_language(tmp_path, foreign):
    """Before any address is looked at, too."""
    headers = {"host": "evil.example", "accept-language": foreign}
    with served(tmp_path) as client:
        answer = client.get("/api/games", headers=headers)

    assert is_foreign(answer.json()["sentence"])
    assert OPEN in bare_answer(408, "too_slow", language=foreign).decode()


def test_the_page_s_words_come_in_the_language_that_is_preferred(tmp_path, foreign):
    """With the names of all languages; or those of one, by its name."""
    with served(tmp_path) as client:
        mine = client.get("/api/words", headers={"accept-language": f"{foreign}, en;q=0.5"}).json()
        english = client.get("/api/words").json()
        plain = client.get(f"/api/words/{foreign}").json()

    assert (mine["language"], english["language"]) == (foreign, "en")
    assert mine["languages"]["en"] == "English"
    assert mine["languages"][foreign] == "Foreign"
    assert mine["words"] == plain
    assert plain.keys() == english["words"].keys()
    assert plain["close"] == marked(english["words"]["close"])


def test_the_rulebook_comes_in_a_language(tmp_path, foreign):
    """Every text of it; the keys are the same."""
    with served(tmp_path) as client:
        there, english = (
            client.get(f"/api/rules/cats-and-dogs?language={one}").json()["clauses"]
            for one in (foreign, "en")
        )

    assert [one["key"] for one in there] == [one["key"] for one in english]
    told = [text for one in there for text in (one["rule"], one["ruling"], one["unofficial"]) if text]
    assert told
    assert all(is_foreign(text) for text in told)


def test_the_shelf_comes_with_the_names_of_a_language(tmp_path, foreign, monkeypatch):
    """Of editions that bring them; the ids stay."""
    own = tmp_path / "editions" / "my-box"
    own.mkdir(parents=True)
    (own / FILE).write_text((SHELF / "cats-vs-dogs" / FILE).read_text(encoding="utf-8"), encoding="utf-8")
    (own / f"{foreign}.toml").write_text(
        '"Cats vs. Dogs" = "Katzen gegen Hunde"\n"Cat Chance" = "Katzen\\u00adglück (n)"', encoding="utf-8"
    )
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(own.parent))
    with served(tmp_path) as client:
        games = client.get(f"/api/games?language={foreign}").json()["games"]
        room = client.post("/api/rooms", json={"game": "my-box", "name": "Ann"}).json()
        with client.websocket_connect(WS) as socket:
            guest = Guest(socket, room["link"], token=room["token"], language=foreign)
    mine = next(game for game in games if game["id"] == "my-box")

    assert mine["title"] == guest.welcome["room"]["title"] == "Katzen gegen Hunde"
    assert mine["board"]["decks"][0] == "Katzenglück"
    assert mine["genders"] == {"Katzenglück": 2}
    assert mine["breaks"] == {"Katzenglück": "Katzen\u00adglück"}


# Finished games


def finished() -> str:
    """The record of a short race."""
    table = gn.open("garden-path", ["Ann", "Bob"], dealer=gn.Seeded(3))
    while table.outcome is None:
        table.play(table.waiting()[0], "spin")
    return table.record()


def test_a_replay_is_shown_in_another_language(tmp_path, foreign, monkeypatch):
    """A film and its chapters, by the process that plays records again; for another asker in English."""
    monkeypatch.setattr(replay_workers, "MODULE", "tests.words.foreign_replay_worker")
    record = finished()
    with served(tmp_path) as client:
        there, english = (
            client.post(f"/api/film?count=100&language={one}", content=record).json()
            for one in (foreign, "en")
        )
        figures = client.post(f"/api/figures?language={foreign}", content=record).json()
        broken = client.post(f"/api/film?language={foreign}&first=x", content=record).json()

    assert there["steps"] == english["steps"]
    sentences = [text for hand in there["hands"] for text in texts(hand)]
    assert sentences
    assert all(is_foreign(text) for text in sentences)
    assert not any(OPEN in text for hand in english["hands"] for text in texts(hand))
    assert [one["step"] for one in there["chapters"]] == [one["step"] for one in english["chapters"]]
    assert all(is_foreign(one["text"]) for one in there["chapters"])
    assert is_foreign(there["room"]["ending"]["sentence"])
    assert figures["names"] == ["Ann", "Bob"]
    assert is_foreign(broken["sentence"])
