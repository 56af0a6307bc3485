"""A package for Debian, and an image for containers, from a wheel that `./gamenight pack` made.

The package has its libraries with it, as the locks say, in an environment of its own in /usr/lib/gamenight,
and depends on Debian's Python alone. The image is a small Debian with that package in it.
"""

from __future__ import annotations

import json
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = Path(sys.prefix, "bin", "uv")
PLACE = "usr/lib/gamenight"
PYTHON = f"python3.{sys.version_info.minor}"
CONTROL = """Package: gamenight
Version: {version}
Architecture: {machine}
Maintainer: the gamenight project
Depends: {python}
Section: games
Priority: optional
Description: family board games, played by their printed rulebooks
 One exact, fast rules engine, and a table around it, in the browser and in
 the terminal. `gamenight` opens the table.
"""
START = f'#!/bin/sh\nexec /{PLACE}/bin/python -P -m gamenight "$@"\n'


def package(wheel: Path, version: str, dist: Path) -> Path:
    """Make the package: the wheel and its libraries, compiled to bytecode, and the command."""
    machine = said(["dpkg", "--print-architecture"])
    with tempfile.TemporaryDirectory(prefix="gamenight-deb-") as folder:
        tree = Path(folder, "tree")  # the folder itself is nobody else's to read
        packages = tree / PLACE / "lib" / PYTHON / "site-packages"
        target: list[str | Path] = [
            UV,
            "pip",
            "install",
            "--python",
            sys.executable,
            "--link-mode=copy",
            "--target",
            packages,
        ]
        run([*target, "--require-hashes", "-r", ROOT / "requirements/run.txt"])
        run([*target, "--no-deps", "--no-index", wheel])
        shutil.rmtree(packages / "bin", ignore_errors=True)
        (packages / ".lock").unlink(missing_ok=True)
        # An environment is no more than this: so everything that the program starts has the same libraries.
        write(tree / PLACE / "pyvenv.cfg", "home = /usr/bin\ninclude-system-site-packages = false\n")
        (tree / PLACE / "bin").mkdir()
        (tree / PLACE / "bin/python").symlink_to(f"/usr/bin/{PYTHON}")
        unchecked = ["--invalidation-mode", "unchecked-hash"]  # nobody changes these files
        run([sys.executable, "-m", "compileall", "-q", "-s", tree, "-p", "/", *unchecked, packages])
        write(tree / "usr/bin/gamenight", START).chmod(0o755)
        write(tree / "usr/share/doc/gamenight/copyright", (ROOT / "LICENSE").read_text(encoding="utf-8"))
        control = CONTROL.format(version=version, machine=machine, python=PYTHON)
        write(tree / "DEBIAN/control", control)
        made = dist / f"gamenight_{version}_{machine}.deb"
        run(["dpkg-deb", "--root-owner-group", "--build", tree, made])
    return made


def image(deb: Path, version: str, dist: Path) -> Path:
    """Make the image, an archive that podman and docker load: the table for this machine, games in /data."""
    with tempfile.TemporaryDirectory(prefix="gamenight-oci-") as folder:
        layout, bundle = Path(folder, "layout"), Path(folder, "bundle")
        name = f"{layout}:{version}"
        run(["umoci", "init", "--layout", layout])
        run(["umoci", "new", "--image", name])
        run(["umoci", "unpack", "--image", name, bundle])
        (bundle / "rootfs").rmdir()
        there = f"/tmp/{deb.name}"  # noqa: S108  in the image, where nobody else is
        steps = f"dpkg -i {there} && rm {there} && useradd --create-home player && install -d -o player /data"
        hooks = [f"copy-in {deb} /tmp", f"chroot \"$1\" sh -c '{steps}'"]
        bootstrap(bundle / "rootfs", [PYTHON], *(f"--customize-hook={hook}" for hook in hooks))
        # How this machine finds Debian's packages is no matter of others.
        shutil.rmtree(bundle / "rootfs/etc/apt/sources.list.d", ignore_errors=True)
        for file in ("apt/sources.list", "resolv.conf", "hostname"):
            (bundle / "rootfs/etc" / file).unlink(missing_ok=True)
        run(["umoci", "repack", "--image", name, bundle])
        start = ["gamenight", "serve", "--no-browser", "--data", "/data"]
        words = [part for word in start for part in ("--config.cmd", word)]
        settings = ["--config.user", "player", "--config.volume", "/data"]
        run(["umoci", "config", "--image", name, *settings, *words])
        index = json.loads((layout / "index.json").read_text(encoding="utf-8"))
        # By this name it is found once it is loaded.
        index["manifests"][0]["annotations"]["org.opencontainers.image.ref.name"] = f"gamenight:{version}"
        write(layout / "index.json", json.dumps(index))
        made = dist / f"gamenight-{version}-oci.tar"
        with tarfile.open(made, "w") as archive:
            archive.add(layout, arcname=".")
    return made


def bootstrap(folder: Path, packages: list[str], *options: str) -> None:
    """Lay a small Debian of this machine's release into a folder, from where this machine has its own."""
    sources = [Path("/etc/apt/sources.list"), *sorted(Path("/etc/apt/sources.list.d").glob("*.sources"))]
    release = platform.freedesktop_os_release()["VERSION_CODENAME"]
    command = ["mmdebstrap", "--quiet", "--mode=root", "--variant=minbase", f"--include={','.join(packages)}"]
    run([*command, *options, release, folder, *(file for file in sources if file.is_file())])


def write(file: Path, text: str) -> Path:
    """Write a file, and the folders to it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def said(command: list[str]) -> str:
    """What a command says."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def run(command: list[str | Path]) -> None:
    """Run a command, quietly; what it said goes with the error."""
    subprocess.run(
        list(map(str, command)),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=True,
    )
