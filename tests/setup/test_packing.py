"""What others install: the page is in it, and a list of all that comes with it."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile

import pytest
from tools.pack import bill, hashes

import gamenight as gn
from tests.setup.clone import ROOT

LOCK = """anyio==4.16.0 \\
    --hash=sha256:0a \\
    --hash=sha256:1b
    # via starlette
attrs==26.1.0 ; python_version < '3.12' \\
    --hash=sha256:2c
"""


def build(folder, target, out):
    """Build in a folder, interpreted, with nothing on the way but what the system has."""
    environment = {**os.environ, "PATH": "/usr/bin:/bin", "GAMENIGHT_COMPILE": "no"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
    return next(out.iterdir())


@pytest.mark.battery  # the page is built by then
def test_an_sdist_brings_the_page_along(tmp_path):
    """A wheel that is built from it has the page and the boxes, and needed no Node for that."""
    with tarfile.open(build(ROOT, "sdist", tmp_path / "sdist")) as sdist:
        sdist.extractall(tmp_path / "sources", filter="data")
    sources = next((tmp_path / "sources").iterdir())
    names = zipfile.ZipFile(build(sources, "wheel", tmp_path / "wheel")).namelist()

    assert "gamenight/client/index.html" in names
    assert "gamenight/editions/kanto/edition.toml" in names
    assert not (sources / "web" / "node_modules").exists()


def test_a_lock_is_read():
    """Each library with the sums of its files, whatever else its line says."""
    assert hashes(LOCK) == {"anyio==4.16.0": ["0a", "1b"], "attrs==26.1.0": ["2c"]}


def test_the_bill_names_every_library():
    """The program by its version; as many as the lock has, each with at least one sum; no addresses."""
    parts = bill()["components"]

    assert bill()["metadata"]["component"]["version"] == gn.__version__
    assert {"msgspec", "librt", "starlette"} <= {part["name"] for part in parts}
    assert all(part["hashes"] for part in parts)
    assert "://" not in str(parts)
