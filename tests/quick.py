"""The tests of what one changed, in under a minute: `make quick`.

    python -m tests.quick           style and tests of what differs from main, or is not committed
    python -m tests.quick --list    only say which tests

Nearest come first: tests that were changed themselves, then those in the place of a changed
module, then those that import one, then those of the modules that do, and for a game those of all
games; where there are none, those of its folder. What does not fit into the minute is left for
`make test`. Where no test belongs to a change, the basics are run: that games load, that one is
searched.
"""

from __future__ import annotations

import ast
import itertools
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cached_property
from os.path import commonpath
from pathlib import Path, PurePosixPath

from benchmarks.house import PACKAGE, running

ROOT = Path(__file__).parents[1]
MAIN = ("origin/main", "main")
BASICS = ["tests/test_api.py", "tests/games/test_tic_tac_toe.py", "tests/games/test_registry.py"]
SECONDS = 35  # for the tests; style, imports and the last of them take the rest of the minute
OF_ALL_GAMES = ["tests/games/test_golden.py", "tests/games/test_catalogue.py"]
NOT_PYTHON = {  # what is no module, and the test that reads it
    r"docs/(site|tutorials)/.*": "tests/test_site.py",
    r"README\.md|docs/.*": "tests/test_docs.py",
    r"web/.*|src/zermelo/web/static/.*": "tests/web/test_bundle.py",
    r"pyproject\.toml": "tests/test_architecture.py",
    r"tests/fixtures/.*": "tests/test_older_files.py",
    r"tests/typing/.*": "tests/test_user_script.py",
}


class Checkout:
    """The modules of a checkout, and who imports which."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @cached_property
    def modules(self) -> dict[str, Path]:
        """The files of the package, benchmarks and tests, by the name to import them."""
        found = {}
        folders = ((self.root / "src", PACKAGE), (self.root, "benchmarks"), (self.root, "tests"))
        for base, folder in folders:
            for path in sorted((base / folder).rglob("*.py")):
                found[_module_name(path.relative_to(base))] = path
        return found

    @cached_property
    def tests(self) -> list[str]:
        """All files of tests."""
        return [
            path.relative_to(self.root).as_posix()
            for name, path in self.modules.items()
            if name.startswith("tests.") and path.name.startswith("test_")
        ]

    @cached_property
    def imports(self) -> dict[str, set[str]]:
        """What each module of the tests imports, down to where a name comes from."""
        return self._imports_of("tests")

    @cached_property
    def imports_within(self) -> dict[str, set[str]]:
        """The same of the package."""
        return self._imports_of(PACKAGE)

    def _imports_of(self, package: str) -> dict[str, set[str]]:
        names = [name for name in self.modules if name.startswith(f"{package}.")]
        return {name: set(self._imported(name)) for name in names}

    def _imported(self, name: str) -> Iterator[str]:
        for source, word in self._named(name):
            yield source
            if word in self._handed_on(source):
                yield self._handed_on(source)[word]
            elif f"{source}.{word}" in self.modules:
                yield f"{source}.{word}"

    def _named(self, name: str) -> Iterator[tuple[str, str]]:
        """Pairs of a module and a name taken from it; no name where all of it is imported."""
        path = self.modules[name]
        here = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
        for node in running(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                above = here[: len(here) - node.level + 1] if node.level else []
                source = ".".join([*above, *([node.module] if node.module else [])])
                yield from ((source, alias.name) for alias in node.names)
            elif isinstance(node, ast.Import):
                yield from ((alias.name, "") for alias in node.names)

    def _handed_on(self, package: str) -> dict[str, str]:
        """The names that a package only hands on, and the modules they come from."""
        path = self.modules.get(package)
        if path is None or path.name != "__init__.py":
            return {}
        if package not in self._packages:
            self._packages[package] = {}  # of a package that imports itself nothing is known yet
            self._packages[package] = {
                word: self._handed_on(source).get(word, source)
                for source, word in self._named(package)
                if source in self.modules
            }
        return self._packages[package]

    @cached_property
    def _packages(self) -> dict[str, dict[str, str]]:
        return {}

    def importers(self, module: str) -> set[str]:
        """Files of tests that import a module, themselves or by a helper of the tests."""
        found: set[str] = set()
        left = [module]
        while left:
            sought = left.pop()
            new = {name for name, imported in self.imports.items() if sought in imported} - found
            found |= new
            left += new
        paths = {self.modules[name].relative_to(self.root).as_posix() for name in found}
        return paths & set(self.tests)

    def mirrors(self, path: PurePosixPath) -> list[str]:
        """The tests in the place of a module: of its own name, or of its folder's."""
        parts = [part.strip("_") for part in _place(path).with_suffix("").parts]
        if parts[-1] == "init":
            parts.pop()
        while parts:
            mirror = "/".join(["tests", *parts[:-1], f"test_{parts[-1]}.py"])
            if mirror in self.tests:
                return [mirror]
            parts.pop()
        return []

    def nearest(self, path: PurePosixPath) -> list[str]:
        """The tests for one changed file, the nearest first."""
        if str(path) in self.tests:
            return [str(path)]
        module = _module_name(Path(path.relative_to("src" if path.parts[0] == "src" else "")))
        folder = "tests" / _place(path).parent
        importing = self.importers(module) if path.suffix == ".py" else set()
        by_distance = sorted(importing, key=lambda test: (-_shared(folder, test), test))
        users = sorted(self._of_users(module), key=lambda test: -_shared(folder, test))
        near = [*self.mirrors(path), *by_distance, *users]
        if path.is_relative_to(f"src/{PACKAGE}/games") and path.suffix == ".py":
            near += OF_ALL_GAMES
        return near or self._in_folder(folder)

    def _in_folder(self, folder: PurePosixPath) -> list[str]:
        """The tests in the nearest folder that has any, but for the topmost one."""
        while len(folder.parts) > 1:
            if found := [test for test in self.tests if PurePosixPath(test).parent == folder]:
                return found
            folder = folder.parent
        return []

    def _of_users(self, module: str) -> list[str]:
        """The tests in the places of modules that import this one."""
        users = [name for name, imported in self.imports_within.items() if module in imported]
        paths = (self.modules[user].relative_to(self.root) for user in users)
        return [test for path in paths for test in self.mirrors(PurePosixPath(path))]


def _place(path: PurePosixPath) -> PurePosixPath:
    """Where the tests of a file are within `tests`."""
    within = {"src": f"src/{PACKAGE}", "tests": "tests"}
    return path.relative_to(within.get(path.parts[0], ""))


def _shared(folder: PurePosixPath, test: str) -> int:
    """How many folders lead to both."""
    return len(Path(commonpath([folder, PurePosixPath(test).parent])).parts)


def _module_name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def chosen(checkout: Checkout, changed: Iterable[str]) -> list[str]:
    """The files of tests to run for these changed files, the nearest first."""
    near: list[list[str]] = []
    for name in changed:
        path = PurePosixPath(name)
        known = [test for pattern, test in NOT_PYTHON.items() if re.fullmatch(pattern, name)]
        if known:
            near.append(known)
        elif any(map(path.is_relative_to, ("tests", "benchmarks", f"src/{PACKAGE}"))):
            near.append(checkout.nearest(path))
    in_turns = itertools.chain.from_iterable(itertools.zip_longest(*near))
    return list(dict.fromkeys(test for test in in_turns if test in checkout.tests))


def changed_files(root: Path) -> list[str]:
    """What differs from where this branch left main, and what git does not know yet."""
    base = next((found for name in MAIN if (found := _git(root, "merge-base", "HEAD", name))), [])
    differing = _git(root, "diff", "--name-only", *(base or ["HEAD"]))
    return sorted({*differing, *_git(root, "ls-files", "--others", "--exclude-standard")})


def _git(root: Path, *arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    return done.stdout.split("\n")[:-1] if done.returncode == 0 else []


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--list"]):
        print(__doc__)
        return 2
    changed = changed_files(ROOT)
    tests = chosen(Checkout(ROOT), changed) or BASICS
    if arguments:
        print("\n".join(tests))
        return 0
    python = [name for name in changed if name.endswith(".py") and (ROOT / name).exists()]
    commands = [
        ["ruff", "check", *python],
        ["ruff", "format", "--check", *python],
        ["pytest", "-q", f"--within={SECONDS}", *tests],
    ]
    ended = [
        subprocess.run([sys.executable, "-m", *command], cwd=ROOT).returncode
        for command in commands
        if python or command[0] == "pytest"
    ]
    return max(ended)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
