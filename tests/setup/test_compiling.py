"""The script plays at once and compiles beside it: real processes, and a compiler that obeys the test."""

from __future__ import annotations

import os
import signal
import subprocess

import pytest

import gamenight as gn
from tests.setup.clone import Clone

pytestmark = pytest.mark.skipif(
    gn.engine() == "compiled", reason="the script is the same on both engines: once is enough"
)

INTERPRETED, COMPILED = "playing interpreted\n", "playing compiled\n"


@pytest.fixture
def clone(tmp_path):
    """A clone that nobody has started yet; nothing that it compiles outlives the test."""
    clone = Clone(tmp_path)
    # A run in the background may ignore Ctrl-C, and would hand that on.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield clone
    signal.signal(signal.SIGINT, before)
    if (tmp_path / ".venv").exists():
        subprocess.run([".venv/bin/python", "tools/compiling.py", "stop"], cwd=tmp_path, check=True)


def test_the_first_start_plays_and_the_next_is_compiled(clone):
    """Interpreted at once; what was made in the background, behind all others, is put in by the next one."""
    first = clone.run("--no-browser")
    state = clone.wait()
    second = clone.run("--no-browser")

    assert (first.stdout, second.stdout) == (INTERPRETED, COMPILED)
    assert state["why"] == "ready"
    assert clone.lines("builds") == ["19"]
    assert len(clone.lines("installed")) == 2


def test_a_start_while_it_is_compiled(clone):
    """It plays interpreted and begins nothing; Ctrl-C of the first has not stopped the compiling."""
    clone.shut()
    first = clone.start()
    assert first.stdout is not None
    assert first.stdout.readline() == INTERPRETED
    os.killpg(first.pid, signal.SIGINT)
    first.communicate()
    second = clone.run("play")
    clone.open()

    assert second.stdout == INTERPRETED
    assert clone.wait()["why"] == "ready"
    assert clone.lines("builds") == ["19"]


def test_sources_that_change_meanwhile(clone):
    """What was made from the old ones is thrown away, and made anew at the next start."""
    clone.shut()
    clone.run()
    with clone.waiting():
        clone.write("src/gamenight/rules.py", "other rules\n")
    state = clone.wait()
    second = clone.run()

    assert state["why"] == "stale"
    assert second.stdout == INTERPRETED
    assert clone.wait()["why"] == "ready"
    assert clone.run().stdout == COMPILED


def test_a_start_with_other_sources_ends_the_compiling_of_the_old(clone):
    """So that nothing is compiled for nobody."""
    clone.shut()
    clone.run()
    old = clone.lines(".venv/compiling/lock")
    clone.write("src/gamenight/rules.py", "other rules\n")
    clone.run()
    clone.open()

    assert clone.wait()["why"] == "ready"
    assert clone.lines(".venv/compiling/lock") != old


def test_a_build_that_fails(clone):
    """It stops nobody, is not tried again on the same sources, and `compile` tries it all the same."""
    clone.write("broken", "")
    first = clone.run()
    state = clone.wait()
    others = [clone.run(*words).stdout for words in ((), ("lab", "match"))]
    builds = len(clone.lines("builds"))
    asked = clone.run("compile")
    (clone.folder / "broken").unlink()
    again = clone.run("compile")

    assert [first.stdout, *others] == [INTERPRETED] * 3
    assert (state["why"], state["detail"]) == ("failed", "rules.py:1: error: Broken")
    assert builds == 1
    assert asked.returncode == 1
    assert "The engine could not be compiled: rules.py:1: error: Broken" in asked.stderr
    assert again.returncode == 0
    assert clone.run().stdout == COMPILED


def test_no_compiler(clone):
    """It plays; why it is slow is kept for the program to say, and nothing is begun."""
    clone.write("lack", "")

    assert clone.run().stdout == INTERPRETED
    assert (clone.state()["why"], clone.state()["detail"]) == ("compiler", "gcc")
    assert clone.lines("builds") == []


def test_nothing_is_replaced_under_a_running_program(clone):
    """What is ready waits until nothing runs; other sources are refused until then."""
    running = clone.start()
    assert running.stdout is not None
    assert running.stdout.readline() == INTERPRETED
    clone.wait()
    beside = clone.run("play")
    clone.write("src/gamenight/rules.py", "other rules\n")
    refused = clone.run("play")
    clone.write("src/gamenight/rules.py", "src/gamenight/rules.py\n")
    installed = len(clone.lines("installed"))
    running.communicate()
    after = clone.run("play")

    assert beside.stdout == INTERPRETED
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "nothing is replaced under a running program: close it, then start again" in refused.stderr
    assert installed == 1
    assert after.stdout == COMPILED


@pytest.mark.parametrize("words", [("lab", "match"), ("--language", "de", "lab", "match")])
def test_what_needs_speed_is_compiled_first(clone, words):
    """With a line that says how far it is, at the priority of anything that somebody waits for."""
    clone.shut()
    process = clone.start(*words)
    assert process.stderr is not None
    said = next(line for line in process.stderr if "C file" in line)
    clone.open()
    out, _ = process.communicate(timeout=60)

    assert said.startswith("  compiling the engine: C file 1 of 2, 0:")
    assert out == COMPILED
    assert clone.lines("builds") == [str(os.nice(0))]


@pytest.mark.parametrize("words", [("lab",), ("lab", "mtch", "deal"), ("--language", "de", "lab")])
def test_no_question_to_the_lab_compiles_nothing(clone, words):
    """Whoever mistypes it does not wait for minutes to be told so: the program says first what is wrong."""
    done = clone.run(*words)

    assert (done.stdout, done.stderr.count("compiling")) == (INTERPRETED, 0)
    assert not (clone.folder / ".venv/compiling").exists()


def test_ctrl_c_ends_what_one_waits_for(clone):
    """Nothing goes on, nothing is installed, and the next start begins anew."""
    clone.shut()
    process = clone.start("compile")
    assert process.stderr is not None
    next(line for line in process.stderr if "C file" in line)
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=60)

    assert process.returncode != 0
    assert clone.wait()["why"] == "running"
    assert clone.lines("installed") == []


@pytest.mark.parametrize("words", [("doctor",), ("lab", "--help"), ("--version",)])
def test_what_only_looks_begins_nothing(clone, words):
    """A question is answered, and no core is kept busy."""
    assert clone.run(*words).stdout.endswith(INTERPRETED)
    assert not (clone.folder / ".venv/compiling").exists()


def test_whoever_does_not_want_it(clone):
    """GAMENIGHT_COMPILE=no compiles nothing, and yes compiles first."""
    clone.environment["GAMENIGHT_COMPILE"] = "no"
    without = clone.run()
    clone.environment["GAMENIGHT_COMPILE"] = "yes"

    assert without.stdout == INTERPRETED
    assert clone.lines("builds") == []
    assert clone.run().stdout == COMPILED
