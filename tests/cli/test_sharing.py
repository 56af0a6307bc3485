"""Giving an edition away and taking one, from the command line."""

from __future__ import annotations

import pytest

from tests.editions.test_sharing import own


def test_from_one_shelf_to_another(run, tmp_path, monkeypatch):
    """With the two commands: where it went, and how it is played."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(tmp_path / "shelf"))
    own(tmp_path / "shelf" / "my-path")
    packed = run("edition", "pack", "my-path")
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(tmp_path / "other"))
    added = run("edition", "add", "my-path.gamenight-edition")
    again = run("edition", "add", "my-path.gamenight-edition")
    size = (tmp_path / "my-path.gamenight-edition").stat().st_size

    assert (packed[0], packed[2]) == (0, "")
    assert packed[1].splitlines() == [
        f"my-path.gamenight-edition: My Path in one file, {size} bytes. Whoever has it types:",
        "  gamenight edition add my-path.gamenight-edition",
    ]
    assert added == (
        0,
        f"My Path stands on your shelf now: {tmp_path / 'other' / 'my-path'}\n  gamenight play my-path\n",
        "",
    )
    assert again[0] == 2
    assert run("edition", "add", "my-path.gamenight-edition", "--replace")[0] == 0
    assert "my-path: My Path" in run("games")[1]


@pytest.mark.parametrize(
    ("tokens", "told"),
    [
        (["pack", "nowhere"], "nowhere: no edition there; a folder with an edition.toml is one"),
        (["pack", "my-path", "-o", "no/where"], "no/where: cannot be made: No such file or directory"),
        (["add", "nowhere"], "nowhere: No such file or directory"),
        (["add", "my-path"], "my-path: Is a directory"),
    ],
)
def test_wrong_usage(run, tmp_path, monkeypatch, tokens, told):
    """One clear line, and 2."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(tmp_path / "shelf"))
    own(tmp_path / "my-path")
    code, out, err = run("edition", *tokens)

    assert (code, out, err) == (2, "", f"gamenight: {told}\n")
