"""What others install opens the table on a machine that has nothing; minutes long, so only with --slow."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from tools import bare
from tools.debian import package
from tools.pack import version

import gamenight as gn
from tests.setup.clone import ROOT
from tests.setup.test_packing import build

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(bare.lacking()), reason=bare.lacking()),
    pytest.mark.skipif(gn.engine() != "compiled", reason="it is run once, with the compiled wheel"),
]


@pytest.fixture(scope="module")
def dist(tmp_path_factory):
    """The compiled wheel of this very environment, and the others, as they are built now."""
    folder = tmp_path_factory.mktemp("dist")
    wheel = next(Path(sys.prefix, "compiling/wheel").glob("*.whl"))
    shutil.copy(wheel, folder)
    package(wheel, version(), folder)
    for target in ("wheel", "sdist"):
        shutil.copy(build(ROOT, target, folder / target), folder)
    return folder


def test_every_way_opens_the_table(dist):
    """No compiler, no Node, an ordinary user: the page and the games are there, on the engine in the file."""
    with bare.machine() as root:
        engines = {opened.way: opened.engine for opened in bare.tried(root, dist)}

    assert engines == {
        "uvx": "compiled",
        "pipx run": "compiled",
        "pip install": "compiled",
        "pip install, pure": "interpreted",
        "pip install, sdist": "interpreted",
        "dpkg --install": "compiled",
    }
