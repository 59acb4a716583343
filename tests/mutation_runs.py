"""Reads mutants of files as the commands do, and counts what happens.

    python -m tests.mutation_runs tournaments 2000

A mutant may be read, and then what it says must make sense, or be refused in one sentence that
names the file. It runs in a process of its own, so that its memory is its own and a crash shows.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import math
import random
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from click.testing import CliRunner

from tests import mutating
from zermelo import clock
from zermelo.bridges import gambit
from zermelo.bridges.records import read_records
from zermelo.cli import main
from zermelo.cli.arguments.match_options import stored_records
from zermelo.equilibrium import cfr
from zermelo.errors import ZermeloError
from zermelo.games import load, load_named, spec_of
from zermelo.games.checkers import Checkers
from zermelo.games.chess import Chess
from zermelo.games.nim import Nim as OurNim
from zermelo.lookup import Tables, build_all, follow, open_book, verify, write_book
from zermelo.lookup.file import write_table
from zermelo.lookup.polyglot import ENTRY
from zermelo.play import make
from zermelo.play.match.adjudication import Adjudication
from zermelo.play.match.record import append, read, replay
from zermelo.play.match.referee import play_game
from zermelo.play.players.strategy import StrategyPlayer
from zermelo.play.tournament.tournament import Setup, standings_of, tournament
from zermelo.strategy import TableStrategy
from zermelo.web.session.work.progress import progress

SLOWEST, MOST_MEMORY = 5.0, 500 << 20
LONGEST_WAIT = 600.0  # seconds on the wall, on a machine that has other work too
LONGEST_SENTENCE = 1200
FEW = 3  # games in a file


class Nim(OurNim):
    compiled = False


class PlainChess(Chess):
    compiled = False
    name = "chess"


class Hung(BaseException):
    """Too long."""


class _InThisProcess:
    """Plays the games of a tournament here, or none of them."""

    def __init__(self, most: int) -> None:
        self.most = most

    def run(self, tasks: Any) -> Iterator[Any]:
        from zermelo.play.tournament.tasks import Bench

        bench = Bench()
        for task in itertools.islice(tasks, self.most):
            yield task, bench.play(task)


def cli(*words: object, text: str | None = None) -> str:
    """A command, in this process; refusals are raised."""
    done = CliRunner().invoke(main, [str(word) for word in words], input=text)
    if done.exit_code == 0:
        return done.output
    said = done.stderr.strip()
    foreseen = said.startswith("zermelo: ") and "should not happen" not in said
    if not foreseen or "`zermelo check` find" in said or done.exit_code not in (1, 2):
        raise AssertionError(f"exit code {done.exit_code}: {said!r} {done.exception!r}")
    raise ZermeloError(said.removeprefix("zermelo: "))


def all_of(*parts: Callable[[], object]) -> None:
    """Do all of these, whatever is refused; raise the first refusal once every one is judged."""
    refused: list[ZermeloError] = []
    for part in parts:
        try:
            part()
        except ZermeloError as error:
            refused.append(error)
    for error in sorted(refused, key=lambda one: str(one).isprintable()):
        raise error


# Networks.


def networks(folder: Path) -> list[Path]:
    from zermelo.learning.alphazero.network import Network
    from zermelo.learning.inference.shapes import PolicyShape, Shape, ValueShape
    from zermelo.learning.league.policy_net import PolicyNet
    from zermelo.learning.td.value_net import ValueNet

    about = {"steps": 3, "seconds": 1.5, "elo": None}
    made = [folder / f"{name}.safetensors" for name in ("board", "plain", "policy", "td")]
    board, plain = load("connect_four:rows=4,columns=4"), load("tic_tac_toe")
    Network(Shape.of(board, 2, 1)).save(made[0], spec_of(board), about)
    Network(Shape.of(plain, 4, 1)).save(made[1], spec_of(plain), about, bits=8)
    PolicyNet(PolicyShape.of(plain, 4, 1)).save(made[2], spec_of(plain), about)
    ValueNet(ValueShape.of(plain, 4, 1)).save(made[3], spec_of(plain), about)
    return made


def read_network(path: Path) -> None:
    import torch

    from zermelo.learning.alphazero.evaluators import CpuEvaluator
    from zermelo.learning.alphazero.network import load_network
    from zermelo.learning.inference.alphazero import AlphaZeroInference
    from zermelo.learning.inference.dense import PolicyInference, ValueInference
    from zermelo.learning.league.policy_net import load_policy
    from zermelo.learning.td.value_net import ValueNet

    game = load("connect_four:rows=4,columns=4" if path.stem == "board" else "tic_tac_toe")
    seen = np.zeros((1, *game.observation_shape), np.float32)
    game.observation(game.initial_state(), 0, seen[0])
    if path.stem == "policy":
        legal = np.ones((1, 9), np.bool_)
        answers = [load_policy(path, game)[0].probabilities(seen, legal)]
        answers.append(PolicyInference.load(path, game)[0].probabilities(seen, legal))
    elif path.stem == "td":
        row = torch.from_numpy(seen).flatten(1)
        answers = [ValueNet.load(path, game)[0].outcomes(row).numpy()]
        answers.append(ValueInference.load(path, game)[0].outcomes(seen.reshape(1, -1)))
    else:
        cli("network", path)
        answers = list(CpuEvaluator(load_network(path, game)[0])(seen))
        answers += AlphaZeroInference.load(path, game)[0](seen)
    assert all(np.isfinite(answer).all() for answer in answers)


# Tournaments.

SETUP = Setup("tic_tac_toe", ("random", "rules", "random:"), games=2, seed=3)


def tournaments(folder: Path) -> list[Path]:
    made = folder / "results.sqlite"
    tournament(SETUP, path=made, executor=_InThisProcess(FEW))
    return [made]


def read_tournament(path: Path) -> None:
    all_of(
        lambda: progress(path),
        lambda: stored_records(path),
        lambda: _stands(path),
        lambda: cli("standings", path, "--records", path.with_suffix(".jsonl")),
        lambda: tournament(SETUP, path=path, executor=_InThisProcess(0)),
    )


def _stands(path: Path) -> None:
    stands = standings_of(path)
    assert all(math.isfinite(one.elo) for one in stands.ratings)


# Books.


def books(folder: Path) -> list[Path]:
    made = [folder / "nim.book", folder / "chess.bin"]
    game = Nim("1-2-3")
    rows = follow(game, lambda state: [(one, 5) for one in game.actions(state)], 3)
    write_book(made[0], game, rows, "all moves")
    rng = np.random.default_rng(1)
    keys = sorted(int(one) for one in rng.integers(0, 1 << 62, 20))
    keys.append(0x463B96181691FC9C)  # the start
    entries = [ENTRY.pack(key, 0x031C, 7, 0) for key in sorted(keys)]
    made[1].write_bytes(b"".join(entries))
    return made


def read_book(path: Path) -> None:
    cli("book", "info", path)
    game: Any = PlainChess() if path.suffix == ".bin" else Nim("1-2-3")
    state = game.initial_state()
    for move in open_book(path).moves(game, state):
        assert move.action in list(game.actions(state))
        assert move.weight >= 0


# Tables.


def tables(folder: Path) -> list[Path]:
    all_states = build_all(Nim("1-2-2"), folder, states=1000)
    endgames = Checkers().endgames
    kind = endgames.kind("1k-1k")
    size, rng = endgames.size(kind), np.random.default_rng(2)
    choices = rng.integers(0, 4, size).astype(np.uint8)
    about = {
        **{"game": "checkers", "parameters": {"quiet_plies": 80}, "outcomes": [-1.0, 0.0, 1.0]},
        **{"class": "1k-1k", "kind": kind, "positions": size, "longest": 9},
        "counts": {"won": 1, "drawn": 2, "lost": 3},
    }
    write_table(folder / "1k-1k.table", about, choices, rng.integers(0, 9, size).astype(np.uint16))
    return [all_states, folder / "1k-1k.table"]


def read_table(path: Path) -> None:
    cli("table", "info", path)
    opened = Tables(path)
    header = opened.table(path.stem).header
    named = load_named(header["game"], header["parameters"], where=path)
    if path.stem == "1k-1k":
        game: Any = Checkers()
        kings = game.indexed(game.endgames.kind("1k-1k"), 17)[0]
        opened.probe(game, kings)
        opened.memory(game)
    else:
        game = Nim("1-2-2")
        opened.probe(game, game.initial_state())
        if (named.name, named.parameters) == (game.name, game.parameters):
            verify(game, opened, path.stem)
    opened.close()


# Records and saved games.


def records(folder: Path) -> list[Path]:
    made = [folder / "games.jsonl", folder / "chess.jsonl"]
    for seed, name in enumerate(("tic_tac_toe", "nim:piles=1-2", "kuhn_poker", "chess")):
        given = {"seed": seed, "adjudication": Adjudication(plies=4)}
        append(made[name == "chess"], [play_game(load(name), [make("random")] * 2, **given)])
    return made


def read_record_file(path: Path) -> None:
    for record in read(path):
        with contextlib.suppress(ZermeloError):
            game = load_named(record.game, where=path)
            for state, action in replay(record, game):
                assert action is None or action in list(game.actions(state))
    cli("convert", path, path.with_name("again.jsonl"))
    assert read_records(path) == read_records(path.with_name("again.jsonl"))
    if path.stem == "chess":
        cli("convert", path, path.with_name("again.pgn"))


def saved(folder: Path) -> list[Path]:
    made = folder / "saved.json"
    words = ("play", "tic_tac_toe", "-a", "random", "--time", "60+1", "--seed", "3")
    cli(*words, "--hints", "random", text=f"b2\nsave {made}\nquit\n")
    assert made.exists()
    return [made]


def read_saved(path: Path) -> None:
    cli("play", "--resume", path, "--hints", "random", text="history\nclock\nquit\n")


# More.


def strategies(folder: Path) -> list[Path]:
    rows = {(0, ("a", i)): {0: 0.25, 1: 0.75} for i in range(5)}
    TableStrategy(rows, "kuhn_poker").save(folder / "kuhn.json")
    return [folder / "kuhn.json"]


def read_strategy(path: Path) -> None:
    player = StrategyPlayer(TableStrategy.load(path), str(path))
    player.begin(load("kuhn_poker"), 0, 0)


def checkpoints(folder: Path) -> list[Path]:
    cfr(load("kuhn_poker"), "cfr+", iterations=3, checkpoint=folder / "kuhn.checkpoint")
    return [folder / "kuhn.checkpoint"]


def read_cfr(path: Path) -> None:
    found = cfr(load("kuhn_poker"), "cfr+", iterations=4, checkpoint=path)
    assert all(math.isfinite(value) for value in found.values)


def trees(folder: Path) -> list[Path]:
    made = [folder / "kuhn.efg", folder / "rps.nfg"]
    gambit.write(load("kuhn_poker"), made[0])
    gambit.write(load("rock_paper_scissors"), made[1])
    return made


def read_tree(path: Path) -> None:
    gambit.read(path)


def notations(folder: Path) -> list[Path]:
    made = [folder / "games.pgn", folder / "games.sgf"]
    made[0].write_text('[White "a"]\n[Black "b"]\n\n1. e4 e5 2. Nf3 (2. f4) Nc6 {x} 1/2-1/2\n')
    made[1].write_text("(;GM[1]FF[4]SZ[5]KM[6.5]AB[aa][bb];W[cc];B[dd];W[])")
    return made


def read_notation(path: Path) -> None:
    cli("convert", path, path.with_suffix(".jsonl"))


Kind = tuple[Callable[[Path], list[Path]], Callable[[Path], None], mutating.Mutator]
SIX: dict[str, Kind] = {
    "networks": (networks, read_network, mutating.in_safetensors),
    "tournaments": (tournaments, read_tournament, mutating.in_sqlite),
    "books": (books, read_book, mutating.in_book),
    "tables": (tables, read_table, mutating.in_table),
    "records": (records, read_record_file, mutating.in_json),
    "saved": (saved, read_saved, mutating.in_json),
}
MORE: dict[str, Kind] = {
    "strategies": (strategies, read_strategy, mutating.in_strategy),
    "checkpoints": (checkpoints, read_cfr, mutating.in_checkpoint),
    "trees": (trees, read_tree, mutating.renumbered),
    "notations": (notations, read_notation, mutating.inserted),
}


def run(kind: str, count: int, seed: int = 0) -> dict[str, Any]:
    """What became of so many mutants."""
    make_files, read_file, own = {**SIX, **MORE}[kind]
    dice, counts, faults = random.Random(f"{kind} {seed}"), Counter[str](), []
    slowest = waited = 0.0
    signal.signal(signal.SIGALRM, _hang)
    signal.signal(signal.SIGPROF, _hang)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        sources = make_files(folder)
        for source in sources:
            read_file(source)  # what is right is read, and everything is loaded
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        streams = [mutating.mutants(one, own, dice, count) for one in sources]
        (folder / "mutants").mkdir()
        for number in range(count):
            for left in (folder / "mutants").iterdir():
                left.unlink()  # such as what SQLite keeps beside a file
            path = folder / "mutants" / sources[number % len(sources)].name
            content = next(streams[number % len(sources)])
            path.write_bytes(content)
            began, worked = clock.now(), time.process_time()
            outcome = _outcome(read_file, path)
            slowest = max(slowest, time.process_time() - worked)
            waited = max(waited, clock.now() - began)
            counts[outcome.partition(":")[0]] += 1
            if outcome.startswith("fault") and len(faults) < 20:
                faults.append(f"mutant {number}: {outcome}")
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    return {
        **{"kind": kind, "mutants": count, "read": counts["read"], "refused": counts["refused"]},
        **{"faults": counts["fault"], "cpu_s": round(slowest, 2), "wall_s": round(waited, 2)},
        "memory_mb": peak >> 10,
        "first": faults,
    }


def _outcome(read_file: Callable[[Path], None], path: Path) -> str:
    signal.setitimer(signal.ITIMER_PROF, SLOWEST)
    signal.setitimer(signal.ITIMER_REAL, LONGEST_WAIT)
    try:
        read_file(path)
    except ZermeloError as error:
        return _judged(str(error), path)
    except Hung:
        return f"fault: it took too long: {traceback.format_exc()[-1500:]}"
    except Exception:
        return f"fault: {traceback.format_exc()[-1500:]}"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
    return "read"


def _judged(sentence: str, path: Path) -> str:
    """One sentence, which names the file and has nothing in it for a terminal."""
    if path.name not in sentence:
        return f"fault: it does not name the file: {sentence!r}"
    if not sentence.isprintable() or len(sentence) > LONGEST_SENTENCE:
        return f"fault: it is no sentence: {sentence[:2000]!r}"
    return "refused"


def _hang(*_: object) -> None:
    raise Hung


if __name__ == "__main__":
    print(json.dumps(run(sys.argv[1], int(sys.argv[2]), int(next(iter(sys.argv[3:]), "0")))))
