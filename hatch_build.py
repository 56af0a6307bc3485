"""Build hook: compiles the engine with mypyc into the wheel, or puts the reason why not into it.

GAMENIGHT_COMPILE says whether: `auto` (if this machine can), `yes` (or fail), `no`. GAMENIGHT_PROGRESS names
a file that always says how far it is.
`python hatch_build.py missing` prints what this machine lacks for compiling.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

THOROUGH = "3"  # the level of the C compiler: all that it can do
WHOLE = "-flto=auto"  # look at all modules at once when linking: a seventh faster, for a third more time
OUT = "out"  # where the libraries are put, in the copy that is compiled
BUILT = "gamenight/built.json"  # why the engine in this wheel is interpreted; not in a compiled one
DOCUMENTS = "gamenight/documents"  # where the program finds its help
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
WHY = {
    "asked": "as GAMENIGHT_COMPILE=no asks",
    "mypyc": "mypyc is not installed",
    "compiler": "no C compiler named {}",
    "headers": "no Python headers",
    "libc": "no C library headers",
    "failed": "compiling failed: {}",
}  # cli.toml says the same to the players


class CannotCompileError(Exception):
    """The engine stays interpreted; the text says why."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(WHY[why].format(detail))
        self.reason = {"why": why, "detail": detail}


class CompileHook(BuildHookInterface[BuilderConfig]):
    """Puts the compiled modules beside their sources in the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the page and the documents into the wheel, compile, and say what was made for which machine."""
        self.include_page(build_data)
        build_data["force_include"].update(documents(Path(self.root)))
        wish = os.environ.get("GAMENIGHT_COMPILE") or "auto"
        if wish not in {"auto", "yes", "no"}:
            sys.exit(f"GAMENIGHT_COMPILE is {wish!r}, and must be auto, yes or no")
        if version == "editable":
            self.app.display_info("engine: interpreted (it runs from the sources)")
            return
        # Kept until the wheel is packed; it goes when the hook goes.
        self.folder = tempfile.TemporaryDirectory(prefix="gamenight-build-")
        folder = Path(self.folder.name)
        start = time.monotonic()
        try:
            if wish == "no":
                raise CannotCompileError("asked")
            libraries = compile_copy(Path(self.root), folder, self.config)
        except CannotCompileError as error:
            if wish == "yes":
                sys.exit(f"engine: not compiled ({error})")
            self.app.display_warning(f"engine: interpreted ({error})")
            # pip shows nothing of this: the program itself will say it.
            (folder / "why").write_text(json.dumps(error.reason), encoding="utf-8")
            build_data["force_include"][str(folder / "why")] = BUILT
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(libraries)
        report("packing the wheel")
        self.app.display_info(f"engine: compiled ({time.monotonic() - start:.0f} s)")

    def include_page(self, build_data: dict[str, Any]) -> None:
        """The page as it was built before (an sdist has it), or built now if there is Node to do it."""
        page = Path(self.root) / "web" / "dist"
        if not (page / "index.html").is_file():
            build_page(page.parent)
        if (page / "index.html").is_file():
            build_data["force_include"][str(page)] = "gamenight/client"
        else:
            self.app.display_warning("page: not in the wheel (cd web && npm ci && npm run build)")


def documents(root: Path) -> dict[str, str]:
    """The documents and the pictures that they show, with their places in the wheel."""
    docs = (root / "docs").resolve()
    pages = sorted(docs.rglob("*.md"))
    shown = [
        page.parent / name for page in pages for name in PICTURE.findall(page.read_text(encoding="utf-8"))
    ]
    found = [*pages, *(file.resolve() for file in shown if file.is_file())]
    return {str(file): f"{DOCUMENTS}/{file.relative_to(docs).as_posix()}" for file in found}


def build_page(folder: Path) -> None:
    """Build the page in the folder of its sources, if they are there and npm is."""
    npm = shutil.which("npm")
    if npm is None or not (folder / "package-lock.json").is_file():
        return
    report("building the page")
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        if subprocess.run([npm, *words], cwd=folder, stdout=subprocess.DEVNULL, check=False).returncode:
            return


def report(step: str) -> None:
    """Say how far the build is, to whoever asked for that."""
    file = os.environ.get("GAMENIGHT_PROGRESS")
    if file:
        Path(file).write_text(f"{step}\n", encoding="utf-8")


def compile_copy(root: Path, folder: Path, config: dict[str, list[str]]) -> dict[str, str]:
    """Compile a copy of the sources in `folder`; give each library and its place in the wheel.

    The config says which `modules`, and which of these stay `interpreted` after all.
    A copy, because a library left in src/ would shadow the edited source.
    """
    lack = missing()
    if lack:
        raise lack
    shutil.copytree(root / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copy(root / "pyproject.toml", folder)
    found = set(globbed(folder, config["modules"])) - set(globbed(folder, config["interpreted"]))
    modules = sorted(str(path.relative_to(folder)) for path in found)
    run([sys.executable, str(Path(__file__).resolve()), THOROUGH, *modules], folder)
    out = folder / OUT
    return {str(path): path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}


def globbed(folder: Path, globs: list[str]) -> Iterator[Path]:
    """The modules that fit, packages left out."""
    return (path for glob in globs for path in folder.glob(glob) if path.name != "__init__.py")


def run(command: list[str], folder: Path) -> None:
    """Run a command; if it fails, show all it said."""
    environment = {name: value for name, value in os.environ.items() if name != "MYPYPATH"}
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        said = done.stdout.decode(errors="replace").strip()
        sys.stderr.write(f"{said}\n")
        raise CannotCompileError("failed", telling_line(said))


def telling_line(said: str) -> str:
    """The first line that speaks of an error, or the last of all."""
    lines = said.splitlines() or ["no word why"]
    return next((line for line in lines if "error:" in line.lower()), lines[-1]).strip()


def c_compiler() -> list[str]:
    """The C compiler, by the same choice as setuptools makes."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def accepts(flag: str) -> bool:
    """Whether the C compiler can make and link something with this flag."""
    with tempfile.TemporaryDirectory(prefix="gamenight-flag-") as folder:
        source = Path(folder, "trial.c")
        source.write_text("int answer(void) { return 42; }\n")
        command = [*c_compiler(), flag, "-fPIC", "-shared", str(source), "-o", str(Path(folder, "trial.so"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def missing() -> CannotCompileError | None:
    """What this machine lacks for compiling."""
    if not importlib.util.find_spec("mypyc") or not importlib.util.find_spec("setuptools"):
        return CannotCompileError("mypyc")
    compiler = c_compiler()
    if not shutil.which(compiler[0]):
        return CannotCompileError("compiler", compiler[0])
    include = sysconfig.get_path("include")
    if not Path(include, "Python.h").exists():
        return CannotCompileError("headers")
    # A compiler may be there without the headers of the C library.
    trial = subprocess.run(
        [*compiler, f"-I{include}", "-E", "-"],
        input=b"#include <Python.h>\n",
        capture_output=True,
        check=False,
    )
    return CannotCompileError("libc") if trial.returncode else None


def compile_here(level: str, modules: list[str]) -> None:
    """Run mypyc and the C compiler in this folder, a copy of the project."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    report("reading types")
    extensions = mypycify(
        ["--config-file", "pyproject.toml", *modules],
        opt_level=level,
        debug_level="0",
        group_name="gamenight",
        multi_file=True,  # one C file a module: all cores can compile, and in all it takes half the time
    )
    documented(Path("build"), modules)
    for extension in extensions:
        # Appended, not by CFLAGS: that would replace Python's own flags. The first is worth 1.4 to 1.9 times
        # the speed; the second 2 in 100, and a fifth of the size.
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
        if level == THOROUGH and accepts(WHOLE):
            extension.extra_compile_args.append(WHOLE)
            extension.extra_link_args += [WHOLE, f"-O{level}"]
    # By hand, since setup() would take pyproject.toml for its own.
    command = build_ext(Distribution({"name": "gamenight", "ext_modules": extensions}))
    command.build_lib = OUT
    command.build_temp = "objects"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    files = sum(len(extension.sources) for extension in extensions)
    build_all = command.build_extensions

    def on_all_cores() -> None:
        # Only now there is a compiler, and its class is not always the one that can be imported.
        command.compiler.compile = side_by_side(command.compiler.compile, files)
        build_all()

    command.build_extensions = on_all_cores
    command.run()


# What mypyc writes of a method, of a class, of an attribute: its C name, and where its docstring goes
TEXT = r'PyDoc_STR\("((?:[^"\\]|\\.)*)"\)'
METHOD = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_| ]+, ){TEXT}")
CLASS = re.compile(rf"(CPyType_(\w+)_template_ = \{{(?:(?!_template_)[\s\S])*?\.tp_doc = ){TEXT}")
GETTER = re.compile(r"(\(getter\)(\w+)_get_(\w+),\s+[^,]+, )NULL(?=, NULL\})")


def documented(folder: Path, modules: list[str]) -> None:
    """Put the docstrings, which mypyc drops, into the C that it wrote: `help` shows them at run time."""
    known = docstrings(modules)

    def after_signature(found: re.Match[str]) -> str:
        return f'{found[1]}PyDoc_STR("{found[3]}{in_c(known.get(found[2]) or "")}")'

    def of_getter(found: re.Match[str]) -> str:
        text = known.get(f"{found[2]}___{found[3]}")
        return found[0] if text is None else f'{found[1]}PyDoc_STR("{in_c(text)}")'

    for file in folder.rglob("*.c"):
        text = METHOD.sub(after_signature, file.read_text(encoding="utf-8"))
        text = GETTER.sub(of_getter, CLASS.sub(after_signature, text))
        file.write_text(text, encoding="utf-8")


Documented = ast.ClassDef | ast.FunctionDef


def docstrings(modules: list[str]) -> dict[str, str | None]:
    """By the C name of each class, method and function; None for a name that could be two of them.

    A C name has as much of the module's name as tells it from the others: state___State___load.
    """
    found: dict[str, str | None] = {}
    for module in modules:
        path = Path(module).with_suffix("").parts[1:]
        tree = ast.parse(Path(module).read_text(encoding="utf-8"))
        named = [(node.name, node) for node in tree.body if isinstance(node, Documented)]
        for kind in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
            methods = [node for node in kind.body if isinstance(node, Documented)]
            named += [(f"{kind.name}___{node.name}", node) for node in methods]
        for name, node in named:
            for start in range(len(path)):
                key = "___".join([*path[start:], name])
                found[key] = None if key in found else ast.get_docstring(node)
    return found


def in_c(text: str) -> str:
    """A text as it stands in a literal of C."""
    plain = {ord(one) for one in " !#$%&'()*+,-./:;<=>@[]^_`{|}~"}
    return "".join(
        chr(byte) if (byte < 128 and chr(byte).isalnum()) or byte in plain else f"\\{byte:03o}"
        for byte in text.encode()
    )


def side_by_side(compile_all: Callable[..., list[str]], files: int) -> Callable[..., list[str]]:
    """The C compiler on every core: its files one by one, as many at once as there are cores."""
    done = 0
    counting = threading.Lock()

    def compile_each(
        sources: list[str],
        *args: Any,  # noqa: ANN401  whatever the compiler takes
        **options: Any,  # noqa: ANN401  whatever the compiler takes
    ) -> list[str]:
        def compile_one(source: str) -> list[str]:
            nonlocal done
            names = compile_all([source], *args, **options)
            with counting:
                done += 1
                report(f"C file {done} of {files}" if done < files else "linking")
            return names

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [name for names in pool.map(compile_one, sources) for name in names]

    return compile_each


if __name__ == "__main__":
    if sys.argv[1:] == ["missing"]:
        sys.stdout.write(str(missing() or ""))
    else:
        compile_here(sys.argv[1], sys.argv[2:])
