"""An assignment: a folder with `assignment.toml` and what its tests need.

    title = "Alpha-beta"
    hands_in = "alpha_beta"         # what kind of thing
    file = "alpha_beta.py"          # where it is
    name = "alpha_beta"             # what it is called

    [limits]
    cpu = 10

    [[tests]]
    name = "The tree of the lectures"
    points = 2
    games = ["tree:spec=[[3,12,8],[2,4,6],[14,5,2]]"]

    [[tests]]
    name = "Random trees"
    points = 6
    hidden = true
    random = { number = 20, seed = 1, depth = 3 }

`docs/teaching.md` says what each field means.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from ..errors import BadFile, BadParameter, nearest
from ..reading import fitted, read_regular, reading
from .process.session import HandedIn, Limits
from .verdict import Evidence, TaskVerdict

FILE = "assignment.toml"
MOST_BYTES = 1 << 20
SEARCHES = ("minimax", "alpha_beta", "expectimax", "mcts")
HANDS_IN = (*SEARCHES, "function", "game", "player")
KINDS = {
    "search": "value, move and leaves are the oracle's",
    "property": "a function of the assignment's own finds nothing wrong",
    "check": "the game obeys the rules of all games, as `zermelo check` finds",
    "same": "the game is the same as another",
    "wins": "the player is stronger than another",
}
COMPARED = ("value", "move", "leaves")


@dataclass(frozen=True)
class RandomGames:
    """Trees, or positions of `games`, made from a seed."""

    number: int = 10
    seed: int = 1
    depth: int = 3
    """Of trees: the most plies; the first ones have fewer."""
    width: int = 3
    """The most moves at a node of a tree."""
    chance: bool = False
    """Whether chance moves in trees, in turn with MAX."""
    ties: bool = False
    """Whether leaves of a tree may have equal values."""
    plies: int = 4
    """Of positions: the most random moves that lead there."""


@dataclass(frozen=True)
class GradedTest:
    """One test of an assignment."""

    name: str
    points: float = 1.0
    kind: str = ""
    hidden: bool = False
    hint: str = ""
    """What a student who fails it reads."""

    # search
    games: tuple[str, ...] = ()
    """Specs; one that ends in `: MOVES` begins after these moves."""
    random: RandomGames | None = None
    depth: int = 0
    """Plies; 0 is to the end of the game. Not 0: it is the third argument."""
    compare: tuple[str, ...] = ()
    tolerance: float = 1e-6
    strict: bool | None = None
    """Alpha-beta that goes on where alpha and beta are equal; unset: either is right."""
    arguments: tuple[float, ...] = ()
    """More arguments, after those that all have."""
    share: float = 1.0
    """How many of the cases must be right."""
    once: bool = False
    """Whether the worth of no leaf may be asked for twice."""
    most_leaves: int = 0
    """How often a worth may be asked for in each case; 0: as often as they like."""

    # property
    property: str = ""
    """FILE.py:FUNCTION in the assignment's folder."""
    function: str = ""
    """Which function is called, where it is not the one that the assignment names."""
    seed: int = 1

    # check, same
    game: str = ""
    """What it must be the same as: a game, or FILE.py:CLASS in the assignment's folder."""
    settings: dict[str, Any] = field(default_factory=dict)
    """Parameters that the student's game is made with."""
    playouts: int = 30
    plies: int = 3
    """How deep all moves are followed; from there on, random games."""
    states: int = 300

    # wins
    against: tuple[str, ...] = ()
    elo: tuple[float, ...] = (0.0, 100.0)
    """The test passes where the second of these differences in strength is accepted."""
    most_games: int = 60

    def passed(self) -> TaskVerdict:
        """The verdict where all is well."""
        return TaskVerdict(self.name, self.points, self.points, self.hidden, passed=True)

    def failed(
        self, kind: str, sentence: str, evidence: Evidence | None = None, remark: str = ""
    ) -> TaskVerdict:
        """The verdict where it is not; what is wrong rather than broken comes with the hint."""
        hint = _sentence(self.hint) if kind == "wrong" else ""
        said = " ".join(filter(None, [sentence, hint, remark]))
        return TaskVerdict(
            self.name, 0.0, self.points, self.hidden, kind=kind, sentence=said, evidence=evidence
        )


def _sentence(text: str) -> str:
    """A text that begins and ends as a sentence does."""
    text = text.strip()
    if text and not text.endswith((".", "?", "!")):
        text += "."
    return f"{text[:1].upper()}{text[1:]}"


@dataclass(frozen=True)
class _Written:
    """What the file says."""

    title: str
    hands_in: str
    file: str
    tests: tuple[GradedTest, ...]
    name: str = ""
    text: str = "README.md"
    template: str = ""
    packages: bool = False
    limits: Limits = field(default_factory=Limits)


@dataclass(frozen=True)
class Assignment(_Written):
    """An assignment and where it is."""

    folder: Path = Path()

    @cached_property
    def points(self) -> float:
        return sum(test.points for test in self.tests)

    @cached_property
    def fingerprint(self) -> str:
        """Changes with whatever may change a grade."""
        known = hashlib.sha256()
        for path in sorted(self.folder.rglob("*")):
            inside = path.relative_to(self.folder)
            hidden = any(part.startswith((".", "__")) for part in inside.parts)
            if path.is_file() and not hidden and path.suffix in (".toml", ".py", ".json", ".csv"):
                known.update(f"{inside}\0".encode())
                known.update(hashlib.sha256(path.read_bytes()).digest())
        return known.hexdigest()

    @property
    def is_search(self) -> bool:
        return self.hands_in in SEARCHES

    def handed_in(self, folder: Path, test: GradedTest) -> HandedIn:
        """What to load for a test of a submission in this folder."""
        is_game = self.hands_in == "game"
        name, packages = test.function or self.name, self.packages or is_game
        settings = json.dumps(test.settings)
        return HandedIn(folder / self.file, name, is_game, settings, packages)

    def spec(self, name: str) -> str:
        """A game's spec; that of a file is in the assignment's folder."""
        own = name.partition(".py")[0] + ".py"
        return str(self.folder / name) if ".py" in name and (self.folder / own).is_file() else name


def read_assignment(folder: Path) -> Assignment:
    """The assignment in a folder, or of a file named on the command line."""
    path = folder if folder.suffix == ".toml" else folder / FILE
    with reading(path):
        try:
            data = tomllib.loads(read_regular(path, MOST_BYTES).decode())
        except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadFile(f"it is not TOML: {error}") from None
        try:
            written = fitted(data, _Written)
            made = Assignment(**{**vars(written), "folder": path.parent.absolute()})
            return _checked(made)
        except BadParameter as error:
            raise BadFile(str(error)) from None


def _checked(made: Assignment) -> Assignment:
    if made.hands_in not in HANDS_IN:
        raise BadFile(f"hands_in is one of {', '.join(HANDS_IN)}, not {made.hands_in!r}")
    if Path(made.file).name != made.file or not made.file.endswith(".py"):
        raise BadFile(f"file is the name of a Python file, such as minimax.py, not {made.file!r}")
    if not made.tests:
        raise BadFile("it has no [[tests]]")
    if made.hands_in != "player" and not made.name.isidentifier():
        raise BadFile("name is what the function or class is called in the file")
    names = [test.name for test in made.tests]
    for name in names:
        if names.count(name) > 1:
            raise BadFile(f"two tests are called {name!r}")
    return Assignment(**{**vars(made), "tests": tuple(_with_kind(made, one) for one in made.tests)})


def _with_kind(made: Assignment, test: GradedTest) -> GradedTest:
    """The test, its kind filled in where what is handed in says it."""
    usual = {"game": "same" if test.game else "check", "player": "wins"}
    kind = test.kind or ("property" if test.property else usual.get(made.hands_in, "search"))
    where = f"the test {test.name!r}"
    if kind not in KINDS:
        hint = "".join(f"; did you mean {one}?" for one in nearest(kind, KINDS)[:1])
        raise BadFile(f"{where}: kind is one of {', '.join(KINDS)}, not {kind!r}{hint}")
    if test.points < 0:
        raise BadFile(f"{where}: points are 0 or more")
    if kind == "search" and not made.is_search:
        raise BadFile(f"{where}: what is handed in must be one of {', '.join(SEARCHES)}")
    if kind == "search" and not (test.games or test.random):
        raise BadFile(f"{where}: it needs games, or random = {{ number = 10, seed = 1 }}")
    if kind in ("check", "same") and made.hands_in != "game":
        raise BadFile(f'{where}: hands_in must be "game"')
    if kind == "wins" and (made.hands_in != "player" or not test.against):
        raise BadFile(f'{where}: it needs against, and hands_in = "player"')
    if kind == "wins" and (len(test.elo) != 2 or not test.elo[0] < test.elo[1]):
        raise BadFile(f"{where}: elo is two numbers, the lower first")
    if kind == "same" and not test.game:
        raise BadFile(f"{where}: game says what it must be the same as")
    compare = test.compare or (("move",) if made.hands_in == "mcts" else ("value", "move"))
    for one in compare:
        if one not in COMPARED:
            raise BadFile(f"{where}: compare has {', '.join(COMPARED)}, not {one!r}")
    if kind == "property" and not (made.folder / test.property.partition(":")[0]).is_file():
        raise BadFile(f"{where}: there is no {test.property.partition(':')[0]} in {made.folder}")
    return GradedTest(**{**vars(test), "kind": kind, "compare": tuple(compare)})
