"""Experiments in files: the same result as by the command, and what is wrong is told field by field."""

from __future__ import annotations

import pytest

import gamenight as gn

MATCH = """
kind = "match"
game = "cats-and-dogs"
bots = ["random", "normal"]
games = 8
"""
ASK = """
kind = "ask"
game = "cats-vs-dogs"
rule = "rounds"
values = [2]
bots = ["easy", "plain"]
games = 4
seats = 2
"""


@pytest.fixture
def written(tmp_path):
    """Writes an experiment into a file."""

    def write(text):
        file = tmp_path / "trial.toml"
        file.write_text(text, encoding="utf-8")
        return file

    return write


def test_a_match_from_a_file(written):
    """The same as by the function of that name."""
    found = gn.lab.run(written(MATCH))

    assert found == gn.lab.match("cats-and-dogs", ["random", "normal"], games=8)


@pytest.mark.parametrize("ending", ["\r\n", "\r"], ids=["Windows", "an old Mac"])
def test_a_file_as_any_editor_may_have_saved_it(tmp_path, ending):
    """Its lines are counted as they stand."""
    file = tmp_path / "trial.toml"
    file.write_bytes(("\ufeff" + MATCH.replace("\n", ending)).encode())

    assert gn.lab.read_experiment(file).kind == "match"
    file.write_bytes(("\ufeff" + MATCH.replace("= 8", "= = 8").replace("\n", ending)).encode())
    with pytest.raises(gn.BadSetup, match=r"trial\.toml is no TOML: .*line 5"):
        gn.lab.read_experiment(file)


def test_a_question_from_a_file(written):
    """With every field it has."""
    found = gn.lab.run(written(ASK + 'measure = "decisions"\nseed = 5\nterms = {bank_debt = "forgiven"}\n'))

    assert found == gn.lab.ask(
        "cats-vs-dogs",
        "rounds",
        "decisions",
        values=[2],
        bots=["easy", "plain"],
        games=4,
        seats=2,
        seed=5,
        terms={"bank_debt": "forgiven"},
    )


def test_paths_are_looked_for_from_the_file(written, tmp_path):
    """The page, and the folder of an edition of one's own."""
    experiment = gn.lab.read_experiment(written(MATCH + 'report = "trial.html"'))

    assert experiment.report == tmp_path / "trial.html"
    with pytest.raises(gn.BadSetup, match=f"game: {tmp_path}/mine: no edition there"):
        gn.lab.run(written(MATCH.replace("cats-and-dogs", "./mine")))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("match", "mach"), "kind cannot be 'mach'; it may be match, league, sprt, "),
        (('kind = "match"', ""), "kind is missing; it may be match, league, sprt, "),
        (
            ("games =", "gmaes ="),
            r"match has no field 'gmaes' \(did you mean 'games'\?\); it may have game, bots",
        ),
        (("games =", "rule ="), "match has no field 'rule'; it may have game, bots"),
        (('bots = ["random", "normal"]', ""), "the field bots is missing; match must have game, bots"),
        (("cats-and-dogs", "cats-and-dog"), "game: .*cats-and-dog.*did you mean"),
        (('"cats-and-dogs"', "7"), "game cannot be 7; it must be text"),
        (('"normal"]', '"norm"]'), "bots: there is no bot 'norm' for this game; did you mean 'normal'?"),
        (('["random", "normal"]', '"normal"'), "bots cannot be 'normal'; it must be a list"),
        (('["random", "normal"]', '["normal"]'), "is played by 2 to 6; bots named: 1"),
        (("= 8", "= 0"), "games cannot be 0; it must be a whole number from 1 on"),
        (("= 8", "= true"), "games cannot be True"),
        (("= 8", "= 8.5"), "games cannot be 8.5"),
        (("= 8", "= 8\nseed = -1"), "seed cannot be -1; it must be a whole number from 0 on"),
        (("= 8", "= 8\nterms = 3"), r"terms cannot be 3; it must be a table of options, \[terms\]"),
        (("= 8", "= 8\nterms = {fun = 1}"), "terms: cats-and-dogs has no option 'fun'"),
        (("= 8", "= 8\nreport = []"), "report cannot be a list; it must be text"),
        (("= 8", "= = 8"), "trial.toml is no TOML: .*line 5"),
    ],
)
def test_what_is_wrong_with_a_match_is_told(written, monkeypatch, change, why):
    """By the field, and with what would be right; nothing is played."""
    monkeypatch.setattr("gamenight.lab.matches.results", None)
    with pytest.raises(gn.BadSetup, match=why) as told:
        gn.lab.run(written(MATCH.replace(*change)))

    assert "trial.toml" in str(told.value) or "bots named: 1" in str(told.value)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (
            ('"rounds"', '"round"'),
            r"rule: cats-vs-dogs has no option 'round' \(did you mean 'rounds'\?\); it has ",
        ),
        (("[2]", "2"), "values cannot be 2; it must be a list"),
        (("[2]", '["two"]'), "rounds.*'two'"),
        (("seats = 2", "seats = 9"), "seats cannot be 9; cats-vs-dogs is played by 2 to "),
        (("seats = 2", 'measure = "fun"'), "measure cannot be 'fun'; it may be turns, decisions"),
    ],
)
def test_what_is_wrong_with_a_question_is_told(written, monkeypatch, change, why):
    """The same."""
    monkeypatch.setattr("gamenight.lab.asking.results", None)
    with pytest.raises(gn.BadSetup, match=why):
        gn.lab.run(written(ASK.replace(*change)))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (('"random"', '"nobody"'), "old: there is no bot 'nobody'"),
        (("0.1", "3"), "gain cannot be 3; it must be a number above 0 and below 1"),
    ],
)
def test_what_is_wrong_with_a_trial_is_told(written, change, why):
    """The same."""
    trial = 'kind = "sprt"\ngame = "deal"\nnew = "plain"\nold = "random"\ngain = 0.1\n'
    with pytest.raises(gn.BadSetup, match=why):
        gn.lab.run(written(trial.replace(*change)))


def test_a_file_that_is_not_there(tmp_path):
    """In a sentence, too."""
    with pytest.raises(gn.BadSetup, match=r"none\.toml cannot be read: no such file"):
        gn.lab.run(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(gn.BadSetup, match=r"bytes\.toml is no TOML"):
        gn.lab.run(tmp_path / "bytes.toml")
