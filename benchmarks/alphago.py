"""AlphaGo as it was (Silver et al. 2016), from recorded games to a search, and what each part adds.

    python -m benchmarks.alphago --game go:size=9 --channels 96 --blocks 6 --minutes 8
    python -m benchmarks.alphago --game go:size=9 --records FOLDER_OF_SGF
    python -m benchmarks.alphago --game go:size=5 --teacher mcts:iterations=200 \
        --records-games 300 --channels 16 --blocks 2 --epochs 10 --minutes 4 --value-games 600

records    a teacher plays itself; or games are given
imitate    a policy, a value and the small policy of rollouts learn from the records
reinforce  the network plays itself by policy gradient, beginning there
value      the reinforced policy plays itself; the network learns how its games end
match      policies alone, search with values, with rollouts and with both, and plain Monte
           Carlo tree search with as many simulations, each against each

Everything is kept in the folder as it comes: called again, the recipe does what is missing.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.harness import machine
from zermelo.files import write_whole
from zermelo.play.tournament.executors import Processes
from zermelo.play.tournament.standings import Standings
from zermelo.play.tournament.tournament import Setup, tournament

NETWORK, REFLEX = "network.safetensors", "reflex.safetensors"
NEARLY = 0.98  # of the minutes: such a run is over


def say(text: str) -> None:
    print(f"{datetime.now(UTC):%H:%M:%S} {text}", flush=True)


def train(arguments: list[str]) -> None:
    subprocess.run([sys.executable, "-m", "zermelo", "train", *arguments], check=True)


def last_line(folder: Path) -> dict[str, Any]:
    """The metrics of this moment."""
    path = folder / "metrics.jsonl"
    lines = path.read_text().splitlines() if path.exists() else []
    for line in reversed(lines):
        try:
            found: dict[str, Any] = json.loads(line)
        except ValueError:  # just being written
            continue
        return found
    return {}


class Recipe:
    """The stages, each of which goes on from the one before."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given, self.folder = given, given.folder
        self.facts: list[str] = []

    def games(self, name: str, player: str, count: int) -> Path:
        """Games of a player with itself, as records."""
        path: Path = self.folder / f"{name}.jsonl"
        if not path.exists():
            say(f"{count} games of {player}")
            stored = ("--file", str(self.folder / f"{name}.sqlite"), "--records", str(path))
            contest = ("--game", self.given.game, "--games", str(count), "--seed", "1")
            processes = ("--processes", str(self.given.processes))
            command = ("match", player, player, *contest, *processes, *stored)
            subprocess.run([sys.executable, "-m", "zermelo", *command], check=True)
        return path

    def trained(self, name: str, method: str, *settings: str, records: Path | None = None) -> Path:
        """The folder of a run, which is trained as far as that is missing."""
        folder: Path = self.folder / name
        if not self.is_over(folder):
            resume = (folder / "config.json").exists()
            say(f"{name} {'goes on' if resume else 'begins'}")
            chosen = ("--resume",) if resume else settings
            device = ("--device", self.given.device) if self.given.device else ()
            shown = ("--records", str(records)) if records else ()
            clock = ("--minutes", f"{self.given.minutes:g}", "--folder", str(folder))
            train([self.given.game, "--method", method, *chosen, *shown, *device, *clock])
        self.facts.append(f"{name:<10} {facts(last_line(folder))}")
        return folder

    def is_over(self, folder: Path) -> bool:
        line = last_line(folder)
        by_epochs = line.get("epoch", 0) >= self.given.epochs
        by_time = line.get("seconds", 0.0) >= NEARLY * 60 * self.given.minutes
        return (by_epochs or by_time) and (folder / REFLEX).exists()

    def run(self) -> str:
        """All stages; returns what was found."""
        given = self.given
        records = given.records or self.games("records", given.teacher, given.records_games)
        sizes = ("--channels", str(given.channels), "--blocks", str(given.blocks))
        learn = ("--network", "alphazero", "--epochs", str(given.epochs))
        imitated = self.trained("imitation", "imitation", *learn, *sizes, records=records)
        # Entropy weights are for a policy that knows nothing, and would undo what this one knows.
        gently = ("--entropy-weight", "0.01", "--last-entropy-weight", "0.005")
        rate = ("--learning-rate", f"{given.rate:g}")
        reinforced = self.trained(
            *("reinforced", "ppo", "--start", str(imitated / NETWORK), *rate, *gently),
        )
        policy = f"policy:net={reinforced / NETWORK}"
        own = self.games("own", policy, given.value_games)
        from_reinforced = ("--start", str(reinforced / NETWORK))
        valued = self.trained("value", "imitation", *learn, *rate, *from_reinforced, records=own)
        return "\n".join((*self.facts, "", self.matches(imitated, reinforced, valued)))

    def matches(self, imitated: Path, reinforced: Path, valued: Path) -> str:
        """Networks without search, with it, with rollouts; and search without networks."""
        search = f"alphazero:iterations={self.given.simulations},net="
        rollouts = f"reflex={imitated / REFLEX}"
        players = {
            "imitation": f"policy:net={imitated / NETWORK}",
            "reinforced": f"policy:net={reinforced / NETWORK}",
            "search, imitation": f"{search}{imitated / NETWORK}",
            "search, reinforced": f"{search}{reinforced / NETWORK}",
            "search, value": f"{search}{valued / NETWORK}",
            "search, half rollouts": f"{search}{valued / NETWORK},mix=0.5,{rollouts}",
            "search, rollouts": f"{search}{valued / NETWORK},mix=1,{rollouts}",
            "mcts": f"mcts:iterations={self.given.simulations}",
        }
        say("matches begin")
        setup = Setup(self.given.game, tuple(players.values()), games=2 * self.given.pairs, seed=1)
        where = self.folder / "matches.sqlite"
        found = tournament(setup, path=where, executor=Processes(self.given.processes))
        return table(list(players), found)


def table(names: list[str], found: Standings) -> str:
    """Elo with 95 % intervals, and the points against each of the others."""
    width = max(map(len, names))
    columns = "".join(f"{number:>7}" for number in range(1, len(names) + 1))
    lines = [f"{f'{found.played} games':<{width + 32}}{columns}"]
    for number, one in enumerate(found.ranking, 1):
        strength = f"{one.elo:+6.0f} +- {one.error:3.0f}  {one.points:5g} of {one.comparisons:<4}"
        met = "".join(f"{points:>7}" for points in found.cross_table[number - 1])
        lines.append(f"{number} {names[one.player]:<{width}}  {strength}{met}")
    return "\n".join(lines)


def facts(line: dict[str, Any]) -> str:
    names = ("seconds", "games", "decisions", "held_out_loss", "agreement", "explained_variance")
    known = {name: line[name] for name in names if line.get(name) is not None}
    return ", ".join(
        f"{name} {value:,}" if isinstance(value, int) else f"{name} {value:.3g}"
        for name, value in known.items()
    )


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m benchmarks.alphago", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", default="go:size=9")
    parser.add_argument("--folder", type=Path, default=Path("runs/alphago"))
    parser.add_argument("--records", type=Path, help="games to imitate: a file, or a folder")
    parser.add_argument("--teacher", default="mcts:playout=own,rave=300,iterations=1000")
    parser.add_argument("--records-games", type=int, default=2000, help="games of the teacher")
    parser.add_argument("--value-games", type=int, default=10_000, help="of the reinforced policy")
    parser.add_argument("--channels", type=int, default=64)
    parser.add_argument("--blocks", type=int, default=6)
    parser.add_argument("--epochs", type=int, default=20, help="of imitation")
    parser.add_argument("--minutes", type=float, default=8.0, help="of each training, at most")
    parser.add_argument("--rate", type=float, default=3e-4, help="of learning, after imitation")
    parser.add_argument("--device")
    parser.add_argument("--processes", type=int, default=1, help="that play games")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=20, help="of games between two players")
    return parser.parse_args(given)


def main() -> None:
    given = arguments()
    given.folder.mkdir(parents=True, exist_ok=True)
    found = Recipe(given).run()
    text = "\n\n".join(
        (f"$ python -m benchmarks.alphago {' '.join(sys.argv[1:])}", machine(), found)
    )
    print(text, flush=True)
    write_whole(given.folder / "alphago.txt", f"{text}\n".encode())


if __name__ == "__main__":
    main()
