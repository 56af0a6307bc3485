"""A tiny clone around the real script: nothing is downloaded, and compiling takes as long as a test wants."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
FILES = [
    "pyproject.toml",
    *(f"requirements/{name}.txt" for name in ("uv", "run", "build")),
    "web/package-lock.json",
    "src/gamenight/rules.py",
    "web/src/main.ts",
]
REAL = ["gamenight", "tools/compiling.py", "tools/machine.sh", "tools/settle.py", "tools/setup.sh"]
# Stands in for hatchling. Its wheels are programs that say which engine they are, and end with their input;
# asked whether a question to the lab is right, they know but one.
HATCHLING = """
import os, pathlib, sys
engine = "compiled" if os.environ["GAMENIGHT_COMPILE"] == "yes" else "interpreted"
if engine == "compiled":
    with open("builds", "a") as builds:
        builds.write(f"{os.nice(0)}\\n")
    pathlib.Path(os.environ["GAMENIGHT_PROGRESS"]).write_text("C file 1 of 2\\n")
    if os.path.exists("gate"):
        open("gate").read()
    if os.path.exists("broken"):
        sys.exit("engine: not compiled (compiling failed: rules.py:1: error: Broken)")
folder = pathlib.Path(sys.argv[-1])
folder.mkdir(parents=True)
program = "import os, sys\\nif 'GAMENIGHT_LAB' in os.environ and 'match' in sys.argv: sys.exit(75)\\n"
program += f"print('playing {engine}', flush=True)\\nsys.stdin.read()\\n"
(folder / f"gamenight-{engine}.whl").write_text(f"#!{sys.executable}\\n{program}")
"""
# Stands in for the build hook: what the machine lacks is the text of a file.
HOOK = """
import os, sys
class Lack:
    reason = {"why": "compiler", "detail": "gcc"}
def missing():
    return Lack() if os.path.exists("lack") else None
"""
# Stand in for pip, uv, Python (whose venv needs no pip then), Node and npm.
PIP = "import pathlib, shutil, sys; shutil.copy('uv', pathlib.Path(sys.prefix, 'bin', 'uv'))"
UV = """#!/bin/sh
for last; do :; done
case $last in *.whl) echo "$last" >>installed && install "$last" .venv/bin/gamenight ;; esac
"""
PYTHON = """#!/bin/sh
[ "$1 $2" != "-m venv" ] || exec "{python}" -m venv --without-pip "$3"
exec "{python}" "$@"
"""
NPM = "#!/bin/sh\n[ $1 != run ] || { mkdir -p dist && echo page >dist/index.html; }\n"


class Clone:
    """A clone in a folder of its own, with the script and tools/compiling.py as they are."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {**os.environ, "PATH": f"{folder / 'bin'}:{os.environ['PATH']}"}
        for name in ("GAMENIGHT_COMPILE", "GAMENIGHT_ENGINE"):
            self.environment.pop(name, None)
        for name in FILES:
            self.write(name, f"{name}\n")
        for name in REAL:
            (folder / name).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
        for name, text in (("hatchling.py", HATCHLING), ("hatch_build.py", HOOK), ("pip.py", PIP)):
            self.write(name, text)
        programs = {"uv": UV, "bin/python3": PYTHON.format(python=sys.executable), "bin/npm": NPM}
        for name, text in {**programs, "bin/node": "#!/bin/sh\n"}.items():
            self.write(name, text).chmod(0o755)

    def write(self, name: str, text: str) -> Path:
        """Write a file of the clone."""
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    def lines(self, name: str) -> list[str]:
        """What stands in a file of the clone; nothing if there is none."""
        file = self.folder / name
        return file.read_text().splitlines() if file.exists() else []

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Start the script; what it plays goes on until its input ends."""
        return subprocess.Popen(
            ["./gamenight", *words],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run the script to its end."""
        process = self.start(*words)
        out, err = process.communicate(timeout=240)
        return subprocess.CompletedProcess(words, process.returncode, out, err)

    def shut(self) -> None:
        """Let every build wait at a gate."""
        os.mkfifo(self.folder / "gate")

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Wait for a build to stand at the gate; at the end let it go on, and those after it too."""
        with (self.folder / "gate").open("w"):
            yield
            (self.folder / "gate").unlink()

    def open(self) -> None:
        """Let the build that waits go on."""
        with self.waiting():
            pass

    def wait(self) -> dict[str, Any]:
        """Wait until nothing is compiled any more: how it stands then."""
        with (self.folder / ".venv/compiling/lock").open() as lock:
            fcntl.flock(lock, fcntl.LOCK_SH)
        return self.state()

    def state(self) -> dict[str, Any]:
        """How the last compiling stands, as the program reads it."""
        found: dict[str, Any] = json.loads((self.folder / ".venv/compiling/state.json").read_text())
        return found
