"""Chess strength: matches against other programs at so many seconds a move.

    python -m benchmarks.chess_strength stockfish --level 2400 --games 200
    python -m benchmarks.chess_strength gnuchess --games 200

Stockfish is limited to a rating. Each opening is played twice, with sides changed; after the known
openings come theirs with two random moves more. A game is adjudicated when both sides have
agreed for some moves on who wins, or that nobody does, and by the rules otherwise. Results are
kept game by game: what was broken off goes on where it stopped.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chess
import chess.engine
import click

from benchmarks.harness import machine
from zermelo.algorithms import read_learnt
from zermelo.games.chess import Chess
from zermelo.result import Result
from zermelo.search import TranspositionTable, alpha_beta, usual_options

RESULTS = Path(__file__).parent / "results"
OPENINGS = (
    "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6",
    "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5",
    "e2e4 e7e5 g1f3 g8f6 f3e5 d7d6",
    "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4",
    "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4",
    "e2e4 c7c5 g1f3 b8c6 d2d4 c5d4",
    "e2e4 c7c5 b1c3 b8c6 g2g3 g7g6",
    "e2e4 e7e6 d2d4 d7d5 b1c3 g8f6",
    "e2e4 c7c6 d2d4 d7d5 b1c3 d5e4",
    "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5",
    "e2e4 d7d6 d2d4 g8f6 b1c3 g7g6",
    "e2e4 g8f6 e4e5 f6d5 d2d4 d7d6",
    "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6",
    "d2d4 d7d5 c2c4 c7c6 g1f3 g8f6",
    "d2d4 d7d5 c2c4 d5c4 g1f3 g8f6",
    "d2d4 g8f6 c2c4 g7g6 b1c3 f8g7",
    "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4",
    "d2d4 g8f6 c2c4 e7e6 g1f3 b7b6",
    "d2d4 f7f5 g2g3 g8f6 f1g2 e7e6",
    "d2d4 g8f6 c2c4 c7c5 d4d5 e7e6",
    "c2c4 e7e5 b1c3 g8f6 g1f3 b8c6",
    "c2c4 c7c5 g1f3 g8f6 b1c3 b8c6",
    "g1f3 d7d5 g2g3 g8f6 f1g2 c7c6",
    "d2d4 g8f6 c1f4 d7d5 e2e3 e7e6",
    "e2e4 e7e5 b1c3 g8f6 f2f4 d7d5",
)
CERTAIN = 0.72  # of a win, as values go: some ten pawns
AGREED = 4  # plies
TRIES = 3  # of a game in which the other program dies
PROGRAMS = {
    "stockfish": ("/usr/games/stockfish",),
    "gnuchess": ("/usr/games/gnuchess", "--uci"),
    "glaurung": ("/usr/games/glaurung",),
    "toga2": ("/usr/games/toga2",),
}
WANTED = {"Threads": 1, "Hash": 64, "OwnBook": False, "Ponder": False}


class Ours:
    def __init__(self, seconds: float, learnt: str | None) -> None:
        self.game, self.seconds = Chess(notation="uci"), seconds
        self.learnt = read_learnt(self.game, learnt) if learnt else None
        self.options = usual_options(self.game, learnt=learnt is not None)
        self.table = TranspositionTable(64)
        self.state, self.plies = self.game.initial_state(), 0

    def begin(self) -> None:
        self.table.clear()
        self.state, self.plies = self.game.initial_state(), 0
        self.search(self.state, depth=1)

    def search(self, state: Any, **limit: Any) -> Result:
        return alpha_beta(
            self.game, state, options=self.options, table=self.table, learnt=self.learnt, **limit
        )

    def choose(self, board: chess.Board) -> tuple[chess.Move, float, int]:
        for move in board.move_stack[self.plies :]:
            action = self.game.parse_action(self.state, move.uci())
            self.state, self.plies = self.game.result(self.state, action), self.plies + 1
        result = self.search(self.state, seconds=self.seconds)
        move = chess.Move.from_uci(self.game.action_text(self.state, result.action))
        return move, result.value or 0.0, result.depth


def opened(number: int) -> chess.Board:
    """The known openings, then theirs with two random moves more."""
    board, dice = chess.Board(), random.Random(number)
    for text in OPENINGS[number % len(OPENINGS)].split():
        board.push_uci(text)
    for _ in range(2 if number >= len(OPENINGS) else 0):
        board.push(dice.choice(list(board.legal_moves)))
    return board


def play(ours: Ours, theirs: chess.engine.SimpleEngine, think: float, game: int) -> dict[str, Any]:
    """One game: our points, and what was played."""
    board, colour = opened(game // 2), chess.WHITE if game % 2 == 0 else chess.BLACK
    ours.begin()
    leads: list[int] = []  # who is winning, as the mover sees it: 1 white, -1 black
    depths: list[int] = []
    why = "rules"
    while not board.is_game_over(claim_draw=True):
        if board.turn == colour:
            move, value, depth = ours.choose(board)
            depths.append(depth)
        else:
            limit = chess.engine.Limit(time=think)
            played = theirs.play(board, limit, info=chess.engine.INFO_SCORE, game=game)
            said = played.info.get("score")
            score = said.relative.score(mate_score=10_000) if said else 0
            if played.move is None:
                raise AssertionError(f"no move in {board.fen()}")
            move, value = played.move, score / (abs(score) + 400)
        lead = (value > CERTAIN) - (value < -CERTAIN)
        leads.append(lead if board.turn == chess.WHITE else -lead)
        board.push(move)
        if len(leads) >= AGREED and leads[-1] and set(leads[-AGREED:]) == {leads[-1]}:
            why = "adjudicated"
            break
    outcome = board.outcome(claim_draw=True)
    winner = leads[-1] > 0 if why == "adjudicated" else outcome.winner if outcome else None
    points = 0.5 if winner is None else float(winner == colour)
    return {
        "game": game,
        "points": points,
        "end": why,
        "plies": board.ply(),
        "depth": round(sum(depths) / max(len(depths), 1), 1),
        "moves": " ".join(move.uci() for move in board.move_stack),
    }


def standing(points: list[float]) -> str:
    """Wins, draws, losses, the score and the difference of ratings, with 95% of confidence."""
    count, score = len(points), sum(points) / len(points)
    spread = 1.96 * math.sqrt(sum((one - score) ** 2 for one in points) / count / count)
    wins, draws = points.count(1.0), points.count(0.5)
    low, middle, high = (difference(score + d) for d in (-spread, 0.0, spread))
    return (
        f"+{wins} ={draws} -{count - wins - draws}  {score:.1%} ± {spread:.1%}  "
        f"rating difference {middle:+.0f} [{low:+.0f}, {high:+.0f}]"
    )


def difference(score: float) -> float:
    score = min(max(score, 0.01), 0.99)
    return -400 * math.log10(1 / score - 1)


def missing(path: Path, games: int) -> Iterator[tuple[int, list[float]]]:
    """The games not yet played, each with the points so far."""
    for number in range(games):
        kept = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
        if all(one["game"] != number for one in kept):
            yield number, [one["points"] for one in kept]


@click.command()
@click.argument("program", type=click.Choice(list(PROGRAMS)), default="stockfish")
@click.option("--level", type=int, help="Stockfish's UCI_Elo; without, it is not limited.")
@click.option("--games", default=200, show_default=True, type=click.IntRange(min=1))
@click.option("--seconds", default=1.0, show_default=True, help="For each of our moves.")
@click.option("--think", default=1.0, show_default=True, help="Seconds for the other's.")
@click.option("--learnt", help="An evaluation to play with: a file, or shipped.")
@click.option("--folder", default=RESULTS, show_default=True, type=click.Path(path_type=Path))
def main(
    program: str,
    level: int | None,
    games: int,
    seconds: float,
    think: float,
    learnt: str | None,
    folder: Path,
) -> None:
    """Play what is missing of a match, telling the standing after each game."""
    name = program + (f"-{level}" if level else "")
    path = folder / f"chess_strength_{name}{'-learnt' if learnt else ''}.jsonl"
    ours, theirs = Ours(seconds, learnt), opponent(program, level)
    click.echo(f"{machine()}; {seconds:g} s a move against {name}, {think:g} s a move")
    try:
        for number, points in missing(path, games):
            for left in reversed(range(TRIES)):
                try:
                    record = play(ours, theirs, think, number)
                    break
                except chess.engine.EngineTerminatedError as error:  # gnuchess does, now and then
                    if not left:
                        raise
                    click.echo(f"game {number + 1:3}: {error}; it is played again")
                    theirs = opponent(program, level)
            with path.open("a") as file:
                file.write(json.dumps(record) + "\n")
            told = standing([*points, record["points"]])
            click.echo(f"game {number + 1:3}: {record['points']:g} ({record['end']})  {told}")
    finally:
        theirs.quit()


def opponent(program: str, level: int | None) -> chess.engine.SimpleEngine:
    """The program, set up for a match."""
    engine = chess.engine.SimpleEngine.popen_uci(list(PROGRAMS[program]))
    if level and "UCI_Elo" not in engine.options:
        engine.quit()
        raise click.UsageError(f"{program} can't be limited to a level")
    wanted = WANTED | ({"UCI_LimitStrength": True, "UCI_Elo": level} if level else {})
    engine.configure(
        {
            one: value
            for one, value in wanted.items()
            if one in engine.options and not engine.options[one].is_managed()
        }
    )
    return engine


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.chess_strength")
