"""Compile the engine into a wheel that the next start puts in: in the background, or with a progress line.

`begin SUM` starts that in the background if it is worth trying, `now SUM` does it before one's eyes, `stop`
ends it. SUM says from which sources. Everything is kept in the folder `compiling` of the environment:
`state.json`, the wheel in `wheel/`, `ready` or `failed` with the SUM that came out so, `log`, `progress`.
Whoever builds holds `lock`; so nothing that ended, however it ended, is taken for running.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HOME = Path(sys.prefix, "compiling")
LONGEST = 6 * 3600  # seconds; then something hangs, and is ended: on a busy machine it gives way for long
NICEST = 19  # behind all others
LOOK = 0.2  # seconds between two looks at how far it is
TRIES = 50  # looks before giving up on one who holds the lock and does not end
SELDOM = 10  # seconds between two lines of progress where lines are not rewritten
FAILED = "engine: not compiled (compiling failed: "  # how the build hook says why


def main(wish: str, sources: str = "", *more: str) -> int:
    """Do what is wished; 0 if that is done or has begun."""
    HOME.mkdir(exist_ok=True)
    match wish:
        case "begin":
            begin(sources)
        case "now":
            return now(sources)
        case "stop":
            stop()
        case "build":
            lock, how = more
            build(sources, int(lock), is_nice=how == "nice")
    return 0


# --- by whoever starts the program -------------------------------------------------------------------------


def begin(sources: str) -> None:
    """Start compiling in the background; not if it runs, has failed on these sources, or lacks something."""
    state = read_state()
    if is_running():
        if state.get("sources") == sources:
            return
        stop()
    elif read("failed") == sources:
        return
    sys.path.insert(0, str(ROOT))
    from hatch_build import missing

    lack = missing()
    if lack:
        write_state(sources, **lack.reason)
    elif start(sources, "nice"):
        print("The engine is being compiled in the background, for the next start.")


def now(sources: str) -> int:
    """Compile, or wait for the compiling that runs already, and show how far it is."""
    is_ours = False
    if is_running() and read_state().get("sources") != sources:
        stop()
    if is_running():
        let_it_be(nice=0)  # somebody waits for it now
    else:
        is_ours = start(sources, "at once")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        watch()
    except (KeyboardInterrupt, SystemExit) as end:
        if is_ours:
            stop()
        else:
            let_it_be(nice=NICEST)
        return 130 if isinstance(end, KeyboardInterrupt) else 143
    if is_ready(sources):
        return 0
    state = read_state()
    say(f"The engine could not be compiled: {state.get('detail') or 'it was interrupted'}")
    say(f"(all of it: {HOME / 'log'})")
    return 1


def start(sources: str, how: str) -> bool:
    """Start a process of its own that compiles, and hand it the lock; False if another holds it."""
    lock = os.open(HOME / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    if not take(lock):
        os.close(lock)
        return False
    for name in ("ready", "failed", "progress"):
        (HOME / name).unlink(missing_ok=True)
    os.ftruncate(lock, 0)
    write_state(sources, why="running")
    with (HOME / "log").open("w") as log:
        subprocess.Popen(
            [sys.executable, __file__, "build", sources, str(lock), how],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            pass_fds=[lock],
            start_new_session=True,  # Ctrl-C is not meant for it
        )
    os.close(lock)
    return True


def take(lock: int) -> bool:
    """Take the lock; one who only looks whether it is held has it for a moment."""
    for _ in range(TRIES):
        with contextlib.suppress(OSError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        time.sleep(LOOK)
    return False


def let_it_be(nice: int) -> None:
    """Change how nice the compiling that runs is to others, as far as we may."""
    with contextlib.suppress(OSError, ValueError):
        process = int((HOME / "lock").read_text())
        os.setpriority(os.PRIO_PGRP, process, nice)
        Path(f"/proc/{process}/autogroup").write_text(str(nice))


def stop() -> None:
    """End the compiling that runs, with all that it has started."""
    for _ in range(TRIES):
        if not is_running():
            return
        with contextlib.suppress(OSError, ValueError):  # it is not there yet, or not any more
            os.killpg(int((HOME / "lock").read_text()), signal.SIGKILL)
        time.sleep(LOOK)


def watch() -> None:
    """Show how far it is until it has ended: in one line, or in a line now and then."""
    is_terminal = sys.stderr.isatty()
    begun, step, shown, last = read_state().get("begun") or time.time(), "beginning", "", 0.0
    while is_running():
        step, clock = read("progress") or step, time.time() - begun
        line = f"  compiling the engine: {step}, {clock // 60:.0f}:{int(clock % 60):02}"
        kind = step.rsplit(" of ")[-1]
        if is_terminal:
            sys.stderr.write(f"\r{line}\x1b[K")
            sys.stderr.flush()
        elif kind != shown or clock - last >= SELDOM:
            say(line)
            shown, last = kind, clock
        time.sleep(LOOK)
    if is_terminal:
        sys.stderr.write("\r\x1b[K")


# --- the process that compiles -----------------------------------------------------------------------------


def build(sources: str, lock: int, *, is_nice: bool) -> None:
    """Compile a wheel, and lay it ready unless the sources have changed meanwhile."""
    os.write(lock, str(os.getpid()).encode())
    for name in ("wheel", "temporary"):
        shutil.rmtree(HOME / name, ignore_errors=True)
    (HOME / "temporary").mkdir()
    before = sources_now()
    environment = {
        **os.environ,
        "GAMENIGHT_COMPILE": "yes",
        "GAMENIGHT_PROGRESS": str(HOME / "progress"),
        "TMPDIR": str(HOME / "temporary"),
    }
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(HOME / "wheel")]
    if is_nice:
        command = [*step_back(), *command]
    try:
        code = subprocess.run(command, cwd=ROOT, env=environment, check=False, timeout=LONGEST).returncode
    except subprocess.TimeoutExpired:
        fail(sources, f"it took more than {LONGEST // 3600} hours")
        os.killpg(0, signal.SIGKILL)  # with all that it has started
    if not os.path.samestat(os.fstat(lock), (HOME / "lock").stat()):
        return  # the environment has been made anew: nobody waits for this any more
    shutil.rmtree(HOME / "temporary", ignore_errors=True)
    if code:
        fail(sources, reason())
    elif {before, sources_now()} != {sources}:
        write_state(sources, why="stale", detail="the sources have changed meanwhile")
    else:
        write_state(sources, why="ready")
        (HOME / "ready").write_text(f"{sources}\n")


def fail(sources: str, why: str) -> None:
    """Keep why it failed: it is not tried again on these sources unless somebody asks for it."""
    write_state(sources, why="failed", detail=why)
    (HOME / "failed").write_text(f"{sources}\n")


def step_back() -> list[str]:
    """Let all others go first, at the processor and at the disk; what to put before a command for that."""
    with contextlib.suppress(OSError):  # where sessions share the processor evenly, whatever is nice in them
        Path("/proc/self/autogroup").write_text(str(NICEST))
    last = [["nice", "-n", str(NICEST)], ["ionice", "-c", "3"]]
    return [word for words in last if shutil.which(words[0]) for word in words]


def sources_now() -> str:
    """The SUM of the sources as they are at this moment; the script knows how to make it."""
    return subprocess.run(
        [ROOT / "gamenight", "sources"], capture_output=True, text=True, check=True
    ).stdout.strip()


def reason() -> str:
    """Why the build failed: as the hook said it, or the last line of all."""
    lines = read("log").splitlines() or ["no word why"]
    said = [line for line in lines if line.startswith(FAILED)]
    return said[-1].removeprefix(FAILED).removesuffix(")") if said else lines[-1]


# --- what is kept ------------------------------------------------------------------------------------------


def is_running() -> bool:
    """Whether somebody holds the lock."""
    try:
        with (HOME / "lock").open() as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return False


def is_ready(sources: str) -> bool:
    """Whether a wheel from these sources lies ready."""
    return read("ready") == sources


def read(name: str) -> str:
    """What a file says; nothing if it is not there."""
    try:
        return (HOME / name).read_text(errors="replace").strip()
    except OSError:
        return ""


def read_state() -> dict[str, Any]:
    """How the last compiling stands."""
    try:
        state: dict[str, Any] = json.loads(read("state.json"))
    except ValueError:
        return {}
    return state


def write_state(sources: str, **facts: str) -> None:
    """Keep how it stands, whole or not at all."""
    begun = time.time() if facts["why"] == "running" else read_state().get("begun")
    new = HOME / "state.new"
    new.write_text(json.dumps({"sources": sources, "begun": begun, **facts}))
    new.replace(HOME / "state.json")


def say(line: str) -> None:
    """One line to whoever sits at the terminal."""
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
