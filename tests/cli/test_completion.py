"""Completion in real shells."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from gamenight.cli.app import COMMANDS

ASK_BASH = """
eval "$SCRIPT"
COMP_WORDS=({words}); COMP_CWORD={last}
_gamenight
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


def bash(script: str, *typed: str) -> list[str]:
    """What bash offers for the last of the words."""
    words = " ".join(f"'{word}'" for word in ("gamenight", *typed))
    asked = ASK_BASH.format(words=words, last=len(typed))
    done = subprocess.run(
        ["bash", "-c", asked], env={"SCRIPT": script}, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (("pl",), ["play"]),
        (("",), [*COMMANDS, "--help", "--language"]),
        (("play", "cats"), ["cats-and-dogs", "cats-vs-dogs"]),
        (("play", "kanto", "--s"), ["--seats", "--seed"]),
        (("lab", "ma"), ["match"]),
        (("lab", "match", "kanto", "--fr"), ["--fresh"]),
        (("edition", "new", "mine", "--from", "dog"), ["dog-lovers"]),
        (("completion", ""), ["bash", "zsh", "fish", "--help", "--language"]),
        (("--language", "de", "ser"), ["serve"]),
    ],
)
def test_bash_offers(run, typed, offered):
    """Commands, those below them, options, ids of games."""
    _, script, _ = run("completion", "bash")

    assert bash(script, *typed) == offered


@pytest.mark.parametrize(
    ("shell", "check"), [("bash", ["bash", "-n"]), ("zsh", ["zsh", "-n"]), ("fish", ["fish", "--no-execute"])]
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_shell_can_read_its_script(run, tmp_path, shell, check, language):
    """Whatever the sentences are."""
    code, script, _ = run("--language", language, "completion", shell)
    file = tmp_path / "script"
    file.write_text(script)

    assert code == 0
    assert f"gamenight completion {shell}" in "".join(script.splitlines(keepends=True)[:2])
    if shutil.which(shell):
        subprocess.run([*check, str(file)], check=True)


def test_where_it_belongs_is_said_for_any_folder(run, monkeypatch):
    """Whoever typed the script of a clone is given its whole path: a new shell begins elsewhere."""
    monkeypatch.setenv("GAMENIGHT_COMMAND", "./gamenight")
    monkeypatch.chdir("/")

    assert run("completion", "bash")[1].startswith('# In ~/.bashrc: eval "$(/gamenight completion bash)"\n')


@pytest.mark.skipif(shutil.which("fish") is None, reason="fish is not installed")
@pytest.mark.parametrize(("line", "offered"), [("gamenight pl", "play"), ("gamenight play ka", "kanto")])
def test_fish_offers(run, tmp_path, line, offered):
    """Each with what it does."""
    _, script, _ = run("completion", "fish")
    (tmp_path / "script").write_text(script)
    asked = ["fish", "--no-config", "-c", f"source {tmp_path}/script; complete -C '{line}'"]
    done = subprocess.run(asked, env={"HOME": str(tmp_path)}, capture_output=True, text=True, check=True)

    assert [one.split("\t")[0] for one in done.stdout.splitlines()] == [offered]


@pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh is not installed")
@pytest.mark.parametrize(
    ("typed", "offered"), [("gamenight lab", "match:"), ("gamenight play", "kanto"), ("gamenight", "play:")]
)
def test_zsh_offers(run, typed, offered):
    """What would be described, without a keyboard: the completion's own list."""
    _, script, _ = run("completion", "zsh")
    asked = (
        "compdef() { : }; _files() { : }; _describe() { print -l -- $found }\n"
        f"{script}\nwords=({typed} ''); CURRENT=$#words; _gamenight"
    )
    done = subprocess.run(["zsh", "-f", "-c", asked], capture_output=True, text=True, check=True)

    assert done.stderr == ""
    assert any(line.startswith(offered) for line in done.stdout.splitlines())
