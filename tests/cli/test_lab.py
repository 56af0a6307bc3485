"""`gamenight lab` as it is typed."""

from __future__ import annotations

import errno
import json
import re
import sys
import tomllib
from pathlib import Path

import pytest

import gamenight as gn
from gamenight.cli.lab.running import writing
from gamenight.cli.lab.showing import standing
from gamenight.lab.duplicate import duplicate
from gamenight.lab.order import order
from tests.lab.test_review import played


@pytest.fixture(autouse=True)
def _own_cache(tmp_path, monkeypatch):
    """What is kept lies beside the test."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def test_a_question_and_its_page(run, tmp_path):
    """The answer in a sentence, how it was found, and a page."""
    file = tmp_path / "answer.html"
    words = "lab ask cats-vs-dogs rounds --value 2 --bots easy,plain --games 8 --seats 2 --workers 1"
    code, said, _ = run(*words.split(), "--report", str(file))

    assert code == 0
    assert "Most rounds, then most titles win (0: no limit): 2: " in " ".join(said.split())
    assert "% fewer turns" in " ".join(said.split())
    assert "widened for 2 comparisons" in said
    assert "% fewer turns" in file.read_text(encoding="utf-8")


def test_a_question_as_data(run):
    """All of it, and nothing else."""
    code, said, _ = run(
        *[
            "lab",
            "ask",
            "cats-vs-dogs",
            "rounds",
            "--value",
            "2",
            "--bots",
            "easy",
            "--games",
            "4",
            "--seats",
            "2",
            "--workers",
            "1",
            "--json",
        ]
    )

    assert code == 0
    assert json.loads(said)["verdicts"][0]["value"] == 2


def test_a_match_goes_on_where_it_was(run, tmp_path):
    """The second time nothing is played, and the result is the same."""
    words = ["lab", "match", "garden-path", "random", "normal", "--games", "16", "--workers", "1", "--json"]
    first, again = run(*words), run(*words)

    assert first == again
    assert (tmp_path / "cache" / "gamenight" / "lab.sqlite").is_file()


def test_a_review_in_words(run, tmp_path):
    """Who won, where it came from, and the choices that mattered."""
    record = tmp_path / "night.record"
    record.write_text(played("cats-vs-dogs", ["easy", "normal"]), encoding="utf-8")
    code, said, _ = run("lab", "review", str(record), "--playouts", "4", "--report", str(tmp_path / "r.html"))

    assert code == 0
    assert " won." in said
    assert "Ann: at the start" in said
    assert "The choices that cost most" in said
    assert (tmp_path / "r.html").is_file()


@pytest.mark.parametrize(("place", "why"), [(".", "is a folder"), ("none/r.html", "there is no folder")])
def test_a_review_that_cannot_be_written_is_not_begun(run, tmp_path, place, why):
    """It takes a while, and would be lost."""
    record = tmp_path / "night.record"
    record.write_text(played("garden-path", ["normal", "normal"]), encoding="utf-8")
    code, said, told = run("lab", "review", str(record), "--playouts", "4", "--report", str(tmp_path / place))

    assert (code, said) == (2, "")
    assert why in told


def test_odds_after_a_line(run, tmp_path):
    """At the beginning both may win; the seat that asks is named where there are secrets."""
    record = tmp_path / "night.record"
    record.write_text(played("garden-path", ["normal", "normal"]), encoding="utf-8")
    code, said, _ = run("lab", "odds", str(record), "--line", "12", "--playouts", "20")

    assert code == 0
    assert "Ann: " in said
    assert "From 20 playouts" in said


def test_a_league(run, tmp_path):
    """The strengths, the tables, and how it was found; the terminal is not left."""
    line = "lab league cats-vs-dogs plain always-claim random --games 4 --seats 3 --workers 1 --report"
    code, said, _ = run(*line.split(), str(tmp_path / "league.html"))

    assert code == 0
    assert "points" in said
    assert "plain against 2 random" in said
    assert "plain, mixed tables" in said
    assert "widened for 3 strengths and for 9 shares" in " ".join(said.split())
    assert max(map(len, said.splitlines()[:-1])) <= 80


def test_a_trial_that_stops_by_itself(run, tmp_path):
    """The verdict, by how much, and what was tested."""
    line = "lab sprt deal plain random --games 200 --workers 1 --report"
    code, said, _ = run(*line.split(), str(tmp_path / "trial.html"))

    assert code == 0
    assert said.startswith("plain is better than random: 64 games were enough to tell.")
    assert "ahead of a fair share by 3 games in 100" in " ".join(said.split())
    assert "gamenight lab sprt deal plain random --gain 0.03" in (tmp_path / "trial.html").read_text()


@pytest.mark.parametrize(
    ("found", "so"),
    [
        (lambda: gn.lab.match("garden-path", ["normal", "random"], 4), r"; normal 50\.0 % \[\d"),
        (
            lambda: gn.lab.ask("cats-vs-dogs", "rounds", values=[2], bots=["easy"], seats=2, games=4),
            r"; rounds=2 .\d+\.\d % \[.\d",
        ),
        (
            lambda: duplicate("cats-vs-dogs", ["always-claim", "plain"], boards=4),
            r"; (always-claim|plain) \d+\.\d % \[\d",
        ),
        (lambda: order("garden-path", games=4), r"; 1\. \d+\.\d % \[\d"),
        (lambda: gn.lab.tune("deal", "normal", ["safe"], tries=2, games=2, check=2), "$"),
    ],
)
def test_how_it_stands_is_told_with_its_bounds(found, so):
    """Beside the progress, so that one sees the interval narrow; what has no such figure says none."""
    assert re.match(so, standing(found()))


def test_games_in_a_table(run, tmp_path, monkeypatch):
    """And what Parquet lacks is told before anything is played."""
    line = "lab match garden-path random normal --games 4 --workers 1 --save"
    code, said, _ = run(*line.split(), str(tmp_path / "games.csv"))
    monkeypatch.setitem(sys.modules, "polars", None)
    missing, nothing, why = run(*line.split(), str(tmp_path / "games.parquet"))

    assert code == 0
    assert "A table with it: " in said
    assert len((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()) == 5
    assert (missing, nothing) == (3, "")
    assert "polars" in why


def test_tuned_numbers_are_toml(run, tmp_path):
    """All of what is printed; what is said of them stands in comments."""
    line = "lab tune deal normal safe rich --tries 2 --games 2 --check 4 --workers 1"
    code, said, _ = run(*line.split())

    assert code == 0
    assert list(tomllib.loads(said)["normal"]) == ["safe", "rich"]
    assert "games with fresh seeds" in " ".join(said.replace("# ", "").split())


def test_what_was_played_before_a_bot_failed_is_shown(run, tmp_path, monkeypatch):
    """And why it ended, in a sentence."""
    (tmp_path / "tired.py").write_text(
        "import gamenight as gn\n\n\nclass Tired(gn.Bot):\n    games = 0\n\n"
        "    def begin(self, game, seat, seed):\n        Tired.games += 1\n\n"
        "    def choose(self, sight, answers):\n"
        "        if Tired.games > 20:\n            raise RuntimeError('enough')\n"
        "        return answers[0]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    line = "lab match cats-and-dogs tired:Tired random --games 64 --workers 1"
    code, said, why = run(*line.split())

    assert code == 2
    assert "16 games of cats-and-dogs" in said
    assert "gamenight: the bot tired:Tired failed: RuntimeError: enough" in why


def test_a_full_disk_is_told(run):
    """What was found is shown before that."""
    line = "lab match garden-path random normal --games 4 --workers 1 --report /dev/full"
    code, said, why = run(*line.split())

    assert code == 2
    assert "4 games of garden-path" in said
    assert "/dev/full: cannot be written (no space left on device)" in why


def test_a_disk_that_fills_up_spoils_nothing(run, tmp_path, monkeypatch):
    """The page of the last time stays whole, and the table is written all the same."""
    page, table = tmp_path / "page.html", tmp_path / "games.csv"
    page.write_text("the last time", encoding="utf-8")

    def half(file: Path, text: str, **_: object) -> None:
        file.write_bytes(text[:100].encode())
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", half)
        line = f"lab match garden-path random normal --games 4 --workers 1 --report {page} --save {table}"
        code, _, why = run(*line.split())

    assert code == 2
    assert f"{page}: cannot be written (no space left on device)" in why
    assert page.read_text(encoding="utf-8") == "the last time"
    assert len(table.read_text(encoding="utf-8").splitlines()) == 5
    assert sorted(file.name for file in tmp_path.iterdir() if file.is_file()) == ["games.csv", "page.html"]


def test_what_is_broken_off_leaves_nothing_half_written(tmp_path):
    """Ctrl-C while the table is written: the last one is whole, and nothing lies beside it."""
    table = tmp_path / "games.csv"
    table.write_text("the last time", encoding="utf-8")

    def write() -> None:
        with writing(table) as place:
            place.write_text("half", encoding="utf-8")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write()

    assert table.read_text(encoding="utf-8") == "the last time"
    assert list(tmp_path.iterdir()) == [table]


def test_an_experiment_in_a_file_is_the_same_as_its_command(run, tmp_path):
    """What is said, what is written, to the last letter."""
    file = tmp_path / "trial.toml"
    file.write_text(
        'kind = "match"\ngame = "garden-path"\nbots = ["random", "normal"]\ngames = 8\nreport = "one.html"\n',
        encoding="utf-8",
    )
    code, said, _ = run("lab", "run", str(file), "--workers", "1")
    line = "lab match garden-path random normal --games 8 --workers 1 --fresh --report"
    _, said_there, _ = run(*line.split(), str(tmp_path / "two.html"))

    assert code == 0
    assert said.splitlines()[:-1] == said_there.splitlines()[:-1]
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()


def test_the_file_that_is_named_wins_over_the_one_in_the_experiment(run, tmp_path):
    """And with --json nothing but the document is printed."""
    file = tmp_path / "trial.toml"
    file.write_text(
        'kind = "match"\ngame = "garden-path"\nbots = ["random", "normal"]\ngames = 2\nreport = "one.html"\n',
        encoding="utf-8",
    )
    named = tmp_path / "two.html"
    code, said, _ = run("lab", "run", str(file), "--workers", "1", "--json", "--report", str(named))

    assert code == 0
    assert json.loads(said)["games"] == 2
    assert [one.name for one in tmp_path.glob("*.html")] == ["two.html"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("lab ask kanto parking_mony", "did you mean 'parking_money'"),
        ("lab ask kanto parking_money --measure fun", "no measure 'fun'"),
        ("lab ask kanto parking_money --bots nobody", "no bot 'nobody'"),
        ("lab ask kanto parking_money --workers many", "workers is 'many'"),
        ("lab league kanto normal", "a league has two bots or more, each once; normal were named"),
        ("lab league kanto normal normal", "two bots or more, each once"),
        ("lab league kanto normal nobody", "no bot 'nobody'"),
        ("lab tune garden-path normal x", "the bots of this game have no numbers that can be changed"),
        ("lab tune deal normal x", "normal has no number 'x'; it has "),
        ("lab tune deal normal", "name one number or more to tune; normal has "),
        ("lab tune deal hard safe", "'hard' has no numbers that can be changed; these have: normal"),
        ("lab tune deal normal safe --tries 1", "tries, games and check are 1, 64, 2000"),
        ("lab match deal normal[safe=x] normal", "'safe=x' is no NUMBER=VALUE"),
        ("lab match deal normal[safe=0.5] normal", "safe is 0.5; it is a whole number from 0"),
        ("lab match deal normal[fun=1] normal", "fun is no number of a style; there are "),
        ("lab match kanto normal[reserve=9] normal", "reserve is 9.0; it is a number from 0 to 2"),
        ("lab match garden-path random random --save x.xlsx", "must end with .csv, .json, .parquet"),
        ("lab match garden-path random random --save none/x.csv", "there is no folder none to write"),
        ("lab run FILE", "is no TOML"),
        ("lab run none.toml", "none.toml cannot be read"),
        ("lab match garden-path random random --report none/r.html", "there is no folder none to write"),
        ("lab match garden-path random random --report .", "is a folder; name a file in it"),
        ("lab odds FILE --line 999", "there is no line 999"),
        ("lab odds FILE --seat 7", "there is no seat 7"),
        ("lab review FILE --playouts 1", "at least 4 playouts"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(run, tmp_path, words, why):
    """And nothing is played."""
    record = tmp_path / "night.record"
    record.write_text(played("garden-path", ["normal", "normal"]), encoding="utf-8")
    code, _, said = run(*words.replace("FILE", str(record)).split())

    assert code != 0
    assert why in said
    assert "Traceback" not in said


def test_a_box_is_measured(run, tmp_path):
    """The figures lie beside the box, and the list of games tells them."""
    run("edition", "new", str(tmp_path / "own-box"), "--from", "cats-vs-dogs", "--title", "Own")
    words = "--bots easy --games 4 --seats 2 --workers 1"
    code, said, _ = run("lab", "meter", str(tmp_path / "own-box"), *words.split())
    _, listed, _ = run("games", str(tmp_path / "own-box"))

    assert code == 0
    assert "A team that cannot pay the Bank: is forgiven: " in said
    assert (tmp_path / "own-box" / "measured.json").is_file()
    assert "bank_debt=forgiven" in listed
    assert "Measured with bots (easy): 4 games each, 2 players" in listed


def test_a_box_without_terms_is_not_measured(run):
    """One sentence instead of an empty file."""
    code, _, wrong = run("lab", "meter", "garden-path")

    assert code == 2
    assert "garden-path has no term that could be measured" in wrong
