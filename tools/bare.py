"""Try what others install on a machine that has nothing: `python -m tools.bare [dist]`, as root, on Debian.

The machine is a folder made by mmdebstrap, with Python, pipx and an ordinary user; no compiler, no Node.
Every way to install is tried there until the table answers; the time counts from the first command.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tools.debian import bootstrap

PACKAGES = ["ca-certificates", "python3", "python3-venv", "pipx"]
PLAYER = "player"
HOME = f"/home/{PLAYER}"
START = "gamenight --no-browser --port {port}"
# What a player types, and for which of our files.
WAYS = {
    "uvx": ("python3 -m venv u && u/bin/pip install -q uv && u/bin/uvx --from {file} " + START, "compiled"),
    "pipx run": ("pipx run --spec {file} " + START, "compiled"),
    "pip install": ("python3 -m venv c && c/bin/pip install -q {file} && c/bin/" + START, "compiled"),
    "pip install, pure": ("python3 -m venv p && p/bin/pip install -q {file} && p/bin/" + START, "pure"),
    "pip install, sdist": ("python3 -m venv s && s/bin/pip install -q {file} && s/bin/" + START, "sdist"),
    "dpkg --install": (START, "package"),  # by an administrator, before the clock starts
}
PATTERNS = {"compiled": "*linux*.whl", "pure": "*none-any.whl", "sdist": "*.tar.gz", "package": "*.deb"}
# How this machine finds its registries, handed on as it is.
FILES = ["/etc/resolv.conf", "/etc/hosts", "/etc/pip.conf", "/etc/ssl/certs/ca-certificates.crt"]
OWN_FILES = [".config/pip/pip.conf", ".config/uv/uv.toml"]
SETTINGS = ("PIP_", "UV_", "SSL_", "http_proxy", "https_proxy", "no_proxy", "REQUESTS_CA_BUNDLE")
LONGEST = 600  # seconds for one way
LOOK = 0.05  # seconds between two looks


class Opened(NamedTuple):
    """How one way went: seconds until the table answered, and the engine; none if it never did."""

    way: str
    seconds: float
    engine: str


def main(dist: str = "dist") -> int:
    """Try every way that there is a file for, and print how it went; 1 if one did not open the table."""
    with machine() as root:
        results = list(tried(root, Path(dist)))
    for result in results:
        print(f"{result.way:20} {result.seconds:5.1f} s  {result.engine or 'not opened'}")
    return 0 if results and all(result.engine for result in results) else 1


def lacking() -> str:
    """What this needs and the machine does not have."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "it must be run as root"
    return "" if shutil.which("mmdebstrap") else "it needs mmdebstrap: apt-get install mmdebstrap"


@contextmanager
def machine() -> Iterator[Path]:
    """A Debian of this machine's release in a folder, with an ordinary user; gone at the end."""
    with tempfile.TemporaryDirectory(prefix="gamenight-bare-") as folder:
        root = Path(folder, "root")
        bootstrap(root, PACKAGES)
        subprocess.run(["chroot", root, "useradd", "--create-home", "--uid", "1000", PLAYER], check=True)
        for name in FILES:
            hand_on(Path(name), root / name[1:])
        for name in OWN_FILES:
            hand_on(Path.home() / name, root / HOME[1:] / name)
        subprocess.run(["chroot", root, "chown", "-R", PLAYER, HOME], check=True)
        subprocess.run(["mount", "-t", "proc", "proc", root / "proc"], check=True)
        try:
            yield root
        finally:
            subprocess.run(["umount", root / "proc"], check=True)


def hand_on(file: Path, to: Path) -> None:
    """Copy a file of this machine's settings, if there is one."""
    if file.is_file():
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, to)


def tried(root: Path, dist: Path) -> Iterator[Opened]:
    """Go every way that there is a file for."""
    for way, (command, kind) in WAYS.items():
        for file in sorted(dist.glob(PATTERNS[kind]))[:1]:
            shutil.copy(file, root / HOME[1:])
            if kind == "package":
                install = ["dpkg", "--install", f"{HOME}/{file.name}"]
                subprocess.run(["chroot", root, *install], check=True, stdout=subprocess.DEVNULL)
            yield opened(root, way, command, file.name)


def opened(root: Path, way: str, command: str, file: str) -> Opened:
    """Go one way until the table answers, and close it again."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    begun = time.monotonic()
    process = subprocess.Popen(
        as_player(root, command.format(file=f"./{file}", port=port)),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    is_open = False
    while not is_open and process.poll() is None and time.monotonic() - begun < LONGEST:
        time.sleep(LOOK)
        is_open = answers(port)
    seconds = time.monotonic() - begun
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
    said, _ = process.communicate()
    if not is_open:
        sys.stderr.write(said)
    engine = ("interpreted" if "engine: interpreted" in said else "compiled") if is_open else ""
    return Opened(way, seconds, engine)


def as_player(root: Path, command: str) -> list[str]:
    """A command in the machine, as its ordinary user, who has nothing but what this machine must hand on."""
    settings = [f"{name}={value}" for name, value in os.environ.items() if name.startswith(SETTINGS)]
    clean = ["env", "-i", f"HOME={HOME}", "PATH=/usr/bin:/bin", "LANG=C.UTF-8", *settings]
    inside = f"cd {shlex.quote(HOME)} && {command}"
    return ["chroot", f"--userspec={PLAYER}:{PLAYER}", str(root), *clean, "sh", "-c", inside]


def answers(port: int) -> bool:
    """Whether the table is open: its page and its games can be had."""
    try:
        for path, sign in (("/", b"<!doctype html>"), ("/api/games", b'"id"')):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as answer:
                if sign not in answer.read().lower():
                    return False
    except (OSError, urllib.error.URLError):
        return False
    return True


if __name__ == "__main__":
    lack = lacking()
    sys.exit(f"bare: {lack}" if lack else main(*sys.argv[1:]))
