"""A tournament with strangers: every game counts, only culprits lose, nothing is touched."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

import zermelo
from tests.clocks import eventually
from tests.play import hostile
from tests.play.tournament.test_tournament import Started, started
from zermelo.kernel.cache.dispatcher import folder_of
from zermelo.play.match.record import GameRecord
from zermelo.play.tournament.store import Store

__all__ = ["started"]

pytestmark = pytest.mark.peer("bwrap")
HOSTILE = sorted(hostile.EXPECTED)
HANGING = [name for name in HOSTILE if "hang" in hostile.EXPECTED[name]]
PATIENCE = 600.0  # seconds for a move, where nobody hangs
ENTRY = """
import hostile
players = {**hostile.PLAYERS, "Honest": hostile.Honest}
for one in players.values():
    one.__module__ = __name__
globals().update(players)
"""


def checksums(*folders: Path) -> dict[str, str]:
    """Of all files in the folders, with their names, targets and permissions."""
    found = {}
    for path in (one for folder in folders for one in sorted(folder.rglob("*"))):
        if "__pycache__" in path.parts or path.is_dir():
            continue
        content = os.readlink(path).encode() if path.is_symlink() else path.read_bytes()
        found[str(path)] = f"{path.lstat().st_mode:o} {hashlib.sha256(content).hexdigest()}"
    return found


def processes_about(folder: Path) -> list[str]:
    """The command lines that name a folder: those of every sandbox do."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = path.read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        if str(folder) in line:
            found.append(line)
    return found


def reapers_without_a_referee() -> set[str]:
    found = set()
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().split(b"\0")
        except OSError:
            continue
        if any(word.endswith(b"play/process/reaper.py") for word in words):
            parent = words[-2].decode()
            if not Path("/proc", parent).exists():
                found.add(path.parent.name)
    return found


class Place:
    """A home, a cache and a folder to play in, each with something that may be spoilt."""

    def __init__(self, root: Path) -> None:
        self.players = root / "players" / "hostile.py"
        self.home, self.cache, self.here = root / "home", root / "cache", root / "here"
        self.state = root / "state"
        other_game = self.cache / folder_of([Place])
        for folder in (
            self.home, self.cache, other_game, self.state, self.here, self.players.parent
        ):  # fmt: skip
            folder.mkdir(mode=0o700)
            (folder / "canary").write_text("sings")
        self.players.write_text(ENTRY)
        shutil.copytree(Path(hostile.__file__).parent, self.players.with_suffix(""))
        (self.home / ".bashrc").write_text("# nothing")
        self.results = self.here / "t.sqlite"
        self.guarded = (self.home, self.cache, self.state, self.players.parent, self.here)
        self.ours = Path(zermelo.__file__).parent

    def before(self) -> dict[str, str]:
        return checksums(*self.guarded, self.ours)

    def after(self) -> dict[str, str]:
        found = checksums(*self.guarded, self.ours)
        found.pop(str(self.results))
        notes = str(self.state / "work")  # the tournament's own
        return {path: one for path, one in found.items() if not path.startswith(notes)}

    def play(
        self, honest: str, names: Iterable[str], games: int = 2, per_move: float = PATIENCE
    ) -> str:
        """As a user would, from the command line."""
        players = [f"{self.players}:{name}" for name in names]
        folders = {"HOME": self.home, "ZERMELO_CACHE": self.cache, "ZERMELO_STATE": self.state}
        environment = {**os.environ, **{name: str(path) for name, path in folders.items()}}
        done = subprocess.run(
            [sys.executable, "-c", "from zermelo.cli import main; main()",
             "tournament", honest, *players, "--kind", "gauntlet", "--games", str(games),
             "--game", "kuhn_poker", "--isolated", "--memory", "400", "--time",
             f"{per_move}/move", "--margin", "20", "--file", str(self.results), "--processes", "2"],
            cwd=self.here, env=environment, capture_output=True, text=True, timeout=3600,
        )  # fmt: skip
        assert done.returncode in (0, 1), done.stderr  # 1: players broke down
        assert done.stderr == ""
        return done.stdout

    def records(self) -> list[GameRecord]:
        with Store(self.results) as store:
            return list(store.records())


def judged(records: list[GameRecord], honest: str) -> dict[str, Counter[str]]:
    """Of each hostile player, how its games ended; that no other lost by a fault is seen to."""
    ends: dict[str, Counter[str]] = {}
    carried_out = 0
    for record in records:
        culprit = next(one for one in record.players if one != honest)
        name = culprit.rpartition(":")[2]
        if record.loser is not None:
            assert record.players[record.loser] == culprit, record
            assert record.scores is not None
            assert record.scores[record.loser] < max(record.scores)
            assert 0 < len(record.reason) <= 500
            assert record.reason.isprintable(), record.reason
            assert name in record.reason
        for move in record.moves:
            assert move.why.isprintable()
            its_own = move.player >= 0 and record.players[move.player] == culprit
            if name == "CarriesOutWhatOthersKeep" and its_own and move.why:
                assert move.why == "saw []"
                carried_out += 1
        ends.setdefault(name, Counter())[record.fault] += 1
    assert carried_out == ends.get("CarriesOutWhatOthersKeep", Counter()).total()
    return ends


def tried(
    place: Place, honest: str, names: list[str], started: Started, per_move: float = PATIENCE
) -> str:
    before = place.before()
    said = place.play(honest, names, per_move=per_move)
    assert place.after() == before
    records = place.records()
    assert len(records) == 2 * len(names)
    assert {record.tags["number"] for record in records} == set(range(2 * len(names)))
    ends = judged(records, honest)
    wrong = {
        name: dict(ends[name])
        for name in names
        if sum(ends[name].values()) != 2 or not set(ends[name]) <= set(hostile.EXPECTED[name])
    }
    reasons = [one.reason for one in records if any(name in one.reason for name in wrong)]
    assert not wrong, reasons
    assert f"{2 * len(names)} of {2 * len(names)} games" in said
    assert all(line.isprintable() for line in said.splitlines())
    assert started.left() == []
    eventually(lambda: processes_about(place.players.parent) == [])
    orphans = reapers_without_a_referee()  # also others', which come and go beside us
    eventually(lambda: not orphans & reapers_without_a_referee())
    return said


@pytest.mark.wall_clock
def test_a_dozen_strangers(tmp_path: Path, started: Started) -> None:
    tried(Place(tmp_path), "random", hostile.CHEAP, started)


@pytest.mark.long
@pytest.mark.wall_clock
def test_sixty_and_more_strangers(tmp_path: Path, started: Started) -> None:
    """Against a player that is honest, but as isolated as they are."""
    assert len(HOSTILE) >= 60
    assert not set(HANGING) & set(hostile.CHEAP)
    for number, (names, per_move) in enumerate(
        [(HANGING, 10.0), ([one for one in HOSTILE if one not in HANGING], PATIENCE)]
    ):
        (root := tmp_path / str(number)).mkdir()
        place = Place(root)
        tried(place, f"{place.players}:Honest", names, started, per_move)


@pytest.mark.long
@pytest.mark.wall_clock
def test_strangers_that_deal_again_know_no_more(tmp_path: Path) -> None:
    """One of two cards is the other's: 60 of 120 by chance, over 90 once in ten million times."""
    place = Place(tmp_path)
    place.play("random", ["DealsAgain", "DerivesTheLuck", "LooksForTheLuck"], games=40)
    right = named = 0
    for record in place.records():
        assert record.fault == ""
        cards = [move.code for move in record.moves if move.player < 0]
        for move in record.moves:
            if found := re.fullmatch(r"card (\d)", move.why):
                named += 1
                right += cards[1 - move.player] == int(found[1])
    assert named > 80
    assert right <= named / 2 + 30


def test_nothing_hostile_happens_outside_of_a_sandbox() -> None:
    assert not hostile.confined()
    for name in HOSTILE:
        klass = hostile.PLAYERS[name]
        if issubclass(klass, hostile.Hostile) and "trick" in vars(klass):
            player = klass()
            player.begin(None, 0, 1)
            with pytest.raises(RuntimeError, match="not a sandbox"):
                player.choose(None)
