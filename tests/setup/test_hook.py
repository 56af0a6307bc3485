"""The build hook where it cannot compile: the reason goes into the wheel, since pip shows nothing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import hatch_build
import pytest

from gamenight.cli.engine import REASONS

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def project(tmp_path):
    """The project with hardly any source."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/gamenight/version.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src/gamenight/__init__.py").touch()
    return tmp_path


def build(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build the wheel as pip would."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("GAMENIGHT_")}
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"],
        cwd=project,
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        ({"CC": "nonesuch"}, {"why": "compiler", "detail": "nonesuch"}),
        ({"GAMENIGHT_COMPILE": "no"}, {"why": "asked", "detail": ""}),
    ],
)
def test_why_it_is_interpreted_is_in_the_wheel(project, environment, reason):
    """A pure wheel, with the reason in it."""
    done = build(project, **environment)
    (wheel,) = (project / "dist").iterdir()

    assert done.returncode == 0
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert json.loads(packed.read("gamenight/built.json")) == reason


def test_compiled_or_not_at_all(project):
    """GAMENIGHT_COMPILE=yes fails where it cannot, and says why."""
    done = build(project, CC="nonesuch", GAMENIGHT_COMPILE="yes")

    assert done.returncode != 0
    assert "engine: not compiled (no C compiler named nonesuch)" in done.stderr


@pytest.mark.parametrize("cores", [1, 2, 64])
def test_it_does_not_hang_on_the_number_of_cores(monkeypatch, cores):
    """A machine that has the tools can compile, however small it is."""
    monkeypatch.setattr("os.cpu_count", lambda: cores)

    assert hatch_build.missing() is None


def test_every_reason_is_known_to_the_program():
    """What the hook writes into the wheel, the program can say."""
    assert set(hatch_build.WHY) <= REASONS
