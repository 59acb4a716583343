"""Which tests belong to what was changed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.quick import BASICS, ROOT, Checkout, changed_files, chosen

FILES = {
    "src/zermelo/__init__.py": "",
    "src/zermelo/bits.py": "",
    "src/zermelo/games/__init__.py": "",
    "src/zermelo/games/chess.py": "from .. import bits\nfrom ._chess.moves import moves",
    "src/zermelo/games/_chess/__init__.py": "",
    "src/zermelo/games/_chess/moves.py": "moves = ()",
    "src/zermelo/search/__init__.py": "from .deep import *\nfrom .deep.best import best",
    "src/zermelo/search/deep/__init__.py": "",
    "src/zermelo/search/deep/best.py": "def best(): ...",
    "src/zermelo/search/deep/order.py": "",
    "tests/helper.py": "from zermelo.search import best",
    "tests/games/golden/chess.txt": "",
    "tests/games/test_chess.py": "from zermelo.games.chess import moves",
    "tests/games/test_golden.py": "from zermelo import games",
    "tests/search/deep/test_ends.py": "",
    "tests/search/test_claims.py": "from tests import helper",
    "tests/test_docs.py": "",
    "tests/test_files.py": "def late():\n    from zermelo.search.deep import best",
    "benchmarks/speed.py": "",
    "benchmarks/house.py": "",
    "tests/benchmarks/test_speed.py": "",
    "tests/test_architecture.py": "from benchmarks.house import House",
    "docs/why.md": "",
}
CASES = {
    # A game, and then all of them.
    "src/zermelo/games/chess.py": ["tests/games/test_chess.py", "tests/games/test_golden.py"],
    "src/zermelo/games/_chess/moves.py": [
        "tests/games/test_chess.py",
        "tests/games/test_golden.py",
    ],
    "src/zermelo/games/__init__.py": ["tests/games/test_golden.py"],
    # Nearest by folder first; by a helper, and by a name that a package hands on.
    "src/zermelo/search/deep/best.py": ["tests/search/test_claims.py", "tests/test_files.py"],
    # No test has its name or imports it, and nobody uses it: those of its folder.
    "src/zermelo/search/deep/order.py": ["tests/search/deep/test_ends.py"],
    # Those of its users.
    "src/zermelo/bits.py": ["tests/games/test_chess.py"],
    "tests/helper.py": ["tests/search/test_claims.py"],
    "tests/games/test_golden.py": ["tests/games/test_golden.py"],
    "tests/games/golden/chess.txt": ["tests/games/test_golden.py"],
    "docs/why.md": ["tests/test_docs.py"],
    "benchmarks/speed.py": ["tests/benchmarks/test_speed.py"],
    "benchmarks/house.py": ["tests/test_architecture.py"],
    "CHANGELOG.md": [],
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.mark.parametrize("changed", CASES)
def test_the_tests_of_one_file(root: Path, changed: str) -> None:
    assert chosen(Checkout(root), [changed]) == CASES[changed]


def test_the_nearest_of_each_file_come_first(root: Path) -> None:
    changed = ["src/zermelo/search/deep/best.py", "docs/why.md", "src/zermelo/gone.py"]
    assert chosen(Checkout(root), changed) == [
        "tests/search/test_claims.py",
        "tests/test_docs.py",
        "tests/test_files.py",
    ]


def test_every_module_here_has_tests() -> None:
    """But for those that only name things, or start the program."""
    checkout = Checkout(ROOT)
    without = [
        path
        for path in (ROOT / "src").rglob("*.py")
        if path.name not in ("__init__.py", "__main__.py")
        and not chosen(checkout, [path.relative_to(ROOT).as_posix()])
    ]
    assert without == []


def test_the_basics_are_there() -> None:
    assert set(BASICS) <= set(Checkout(ROOT).tests)


@pytest.mark.peer("git")
def test_changes_are_those_since_main_and_those_not_committed(root: Path) -> None:
    def git(*arguments: str) -> None:
        identity = ["-c", "user.name=A", "-c", "user.email=a@b.c"]
        subprocess.run(["git", *identity, *arguments], cwd=root, check=True, capture_output=True)

    git("init", "--initial-branch=main")
    git("add", ".")
    git("commit", "-m", "all")
    assert changed_files(root) == []
    git("checkout", "-b", "branch")
    (root / "docs" / "why.md").write_text("because")
    git("commit", "-am", "why")
    (root / "tests" / "helper.py").write_text("")
    (root / "a new file.py").write_text("")
    assert changed_files(root) == ["a new file.py", "docs/why.md", "tests/helper.py"]
