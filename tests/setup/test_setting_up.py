"""Setting up where something is missing, or where the folder was moved: fake package managers, no network."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import gamenight as gn
from tests.setup.clone import Clone

pytestmark = pytest.mark.skipif(
    gn.engine() == "compiled", reason="the script is the same on both engines: once is enough"
)

PLAYING = "playing interpreted\n"
LOCK = "requirements/run.txt"
# What installers say where no name can be looked up; each is the end of what they print.
PIP_SAYS = "Failed to establish a new connection: [Errno -3] Temporary failure in name resolution"
NPM_SAYS = "npm error code EAI_AGAIN"
APT_SAYS = "W: Failed to fetch InRelease  Temporary failure resolving 'packages'"
# All that the script calls besides what a test puts in its way.
TOOLS = "awk cat chmod cksum cp env find flock grep id install ln ls mkdir mv nice readlink rm sh sort tail"
APT = """#!/bin/sh
echo "$*" >>asked
[ "$1" != install ] || {install}
"""


@pytest.fixture
def clone(tmp_path):
    """A clone that nobody has started, which compiles nothing and finds nothing but what it is given."""
    clone = Clone(tmp_path / "here")
    clone.environment["GAMENIGHT_COMPILE"] = "no"
    for name in TOOLS.split():
        program = shutil.which(name)
        assert program is not None
        (clone.folder / "bin" / name).symlink_to(program)
    clone.environment["PATH"] = str(clone.folder / "bin")
    return clone


def cut_off(clone: Clone) -> None:
    """From now on nothing can be downloaded."""
    clone.write("pip.py", f"import sys; sys.exit({PIP_SAYS!r})")
    clone.write("uv", f"#!/bin/sh\necho '{PIP_SAYS}'; exit 1\n")


def without_python(clone: Clone, user: int, apt: str) -> None:
    """A machine that has no Python: who starts, and what its package manager does when it is asked."""
    system = clone.folder / "system/python3"
    script = clone.folder / "tools/machine.sh"
    script.write_text(script.read_text().replace("/usr/bin/python3", str(system)))
    shutil.move(clone.folder / "bin/python3", clone.folder / "packaged")
    system.parent.mkdir()
    install = f"cp packaged {system}" if apt == "installs" else f"{{ echo {APT_SAYS!r}; exit 100; }}"
    for name, text in (("id", f"#!/bin/sh\necho {user}\n"), ("apt-get", APT.format(install=install))):
        (clone.folder / "bin" / name).unlink(missing_ok=True)
        clone.write(f"bin/{name}", text).chmod(0o755)


def scripts(folder: Path) -> str:
    """What the scripts of an environment say of where it is."""
    return (folder / ".venv/bin/activate").read_text()


def test_a_moved_folder_plays_on_without_a_network(clone):
    """Nothing is made anew, and the scripts of the environment know their new place."""
    clone.run()
    cut_off(clone)
    moved = clone.folder.rename(clone.folder.parent / "there is a 'new' place")
    clone.folder = moved
    clone.environment["PATH"] = str(moved / "bin")
    done = clone.run()

    assert (done.returncode, done.stdout, done.stderr) == (0, PLAYING, "")
    assert str(moved) in scripts(moved)
    assert f"{moved.parent}/here/" not in scripts(moved)


def test_the_old_environment_is_kept_until_the_new_one_stands(clone):
    """Other libraries are needed and there is no network: what was there plays; with one, it is made anew."""
    clone.run()
    pip, uv = (clone.folder / "pip.py").read_text(), (clone.folder / "uv").read_text()
    clone.write(LOCK, "other libraries\n")
    cut_off(clone)
    without = clone.run()
    clone.write("pip.py", pip)
    clone.write("uv", uv)
    again = clone.run()

    assert (without.returncode, without.stdout) == (0, PLAYING)
    assert "the libraries could not be downloaded: no network?" in without.stderr
    assert without.stderr.endswith("The program that was set up before plays on.\n")
    assert (again.returncode, again.stdout) == (0, PLAYING)
    assert "Setting up" in again.stderr
    assert clone.run().stderr == ""
    assert not list(clone.folder.glob(".venv.*"))


@pytest.mark.parametrize(
    ("broken", "what"),
    [("pip.py", "the libraries"), ("bin/npm", "the page for the browser")],
)
def test_the_first_start_without_a_network(clone, broken, what):
    """One sentence says what could not be had and what to do; the next start goes on from there."""
    whole = (clone.folder / broken).read_text()
    if broken == "pip.py":
        cut_off(clone)
    else:
        clone.write(broken, f"#!/bin/sh\n[ $1 = config ] || {{ echo '{NPM_SAYS}'; exit 1; }}\n")
    done = clone.run()
    clone.write(broken, whole)

    assert (done.returncode, done.stdout) == (4, "")
    assert f"gamenight: {what} could not be downloaded: no network? Start again when" in done.stderr
    assert "This failed" not in done.stderr


def test_what_fails_for_another_reason_is_shown(clone):
    """The last words of the command that failed, and where the rest is."""
    clone.write("bin/npm", "#!/bin/sh\n[ $1 = config ] || { echo 'src/main.ts: expected }'; exit 1; }\n")
    done = clone.run()

    assert done.returncode == 1
    assert "This failed: npm ci" in done.stderr
    assert "src/main.ts: expected }" in done.stderr
    assert "no network?" not in done.stderr


def test_python_is_installed_where_we_may(clone):
    """Root on a machine without Python: the package manager brings it, and it plays."""
    without_python(clone, user=0, apt="installs")
    done = clone.run()

    assert (done.returncode, done.stdout) == (0, PLAYING)
    assert "  Python 3.11 or later: installing python3 python3-venv\n" in done.stderr
    assert clone.lines("asked") == ["update", "install -y --no-install-recommends python3 python3-venv"]


def test_python_is_named_where_we_may_not(clone):
    """Anybody else is told the command, and nothing is tried."""
    without_python(clone, user=1000, apt="installs")
    done = clone.run()

    assert done.returncode == 3
    assert "lacks Python 3.11 or later. An administrator installs it with" in done.stderr
    assert "    apt-get install python3 python3-venv\n" in done.stderr
    assert clone.lines("asked") == []


def test_python_cannot_be_installed_without_a_network(clone):
    """Root without a network is told so, and not to ask an administrator."""
    without_python(clone, user=0, apt="fails")
    done = clone.run()

    assert done.returncode == 4
    assert "Python 3.11 or later could not be downloaded: no network?" in done.stderr
    assert "administrator" not in done.stderr


@pytest.mark.parametrize("had", [True, False])
def test_what_only_the_page_needed_goes(clone, had):
    """The tools and the cache that building the page brought are taken away; a developer's tools are not."""
    npm = "#!/bin/sh\n[ $1 != ci ] || mkdir -p node_modules\n"
    build = "[ $1 != run ] || { mkdir -p dist && echo page >dist/index.html; }\n"
    cache = (
        f"[ $1 != config ] || echo {clone.folder / 'nobody'}\n[ $1 != ci ] || mkdir -p $npm_config_cache\n"
    )
    clone.write("bin/npm", npm + build + cache)
    if had:
        (clone.folder / "web/node_modules").mkdir()
    done = clone.run()

    assert (done.returncode, done.stdout) == (0, PLAYING)
    assert (clone.folder / "web/node_modules").exists() == had
    assert (clone.folder / "web/dist/index.html").exists()
    assert not (clone.folder / ".venv/npm-cache").exists()


def test_npm_leaves_nothing_in_ones_home(clone):
    """To say where its cache would be it makes a folder, and writes a log unless it is told not to."""
    home = clone.folder / "home/.npm"
    log = f'[ -n "$npm_config_logs_max" ] || echo >{home}/log'
    config = f"[ $1 != config ] || {{ mkdir -p {home}; {log}; echo {home}; }}\n"
    build = "[ $1 != run ] || { mkdir -p dist; echo page >dist/index.html; }\n"
    clone.write("bin/npm", f"#!/bin/sh\n{config}{build}")
    done = clone.run()

    assert (done.returncode, done.stdout) == (0, PLAYING)
    assert home.parent.is_dir()
    assert not home.exists()


def test_what_pack_does_not_know(clone):
    """A wish that it cannot fulfil is told before anything is made."""
    done = clone.run("pack", "--rpm")

    assert (done.returncode, done.stdout) == (2, "")
    assert (
        "pack takes --deb (a package for Debian) and --oci (an image for containers), and not --rpm"
        in done.stderr
    )
    assert not (clone.folder / ".venv").exists()
