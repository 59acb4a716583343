"""Backgammon against gnubg: one ply of expectiminimax, and the network that learnt by itself.

The hand-made evaluation looks one ply ahead, at what its play leaves. So does the network, and
again with all rolls and answers before it. `ZERMELO_NET` names another network than the one
that comes with the package, `ZERMELO_GAMES` another number of its games than 3,000.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from rich.table import Table

from benchmarks.connect_four import DATA
from benchmarks.gnubg import Chooser, Gnubg, by_gnubg
from zermelo.bits import Bits, bit
from zermelo.game import CHANCE
from zermelo.games._backgammon.men import Men, with_one
from zermelo.games.backgammon import NOBODY, Backgammon, State
from zermelo.kernel import kernel, new_record, random_bits, seeded
from zermelo.learning.inference.dense import ValueInference, shipped_value_net
from zermelo.learning.td.lookahead import Foresight
from zermelo.search.classic.expectiminimax import expectiminimax

TITLE = "backgammon: expectiminimax and a learnt network against chance and gnubg"

GAME = Backgammon()
GAMES, TEAM = 500, 24
LEARNT_GAMES = int(os.environ.get("ZERMELO_GAMES", "3000"))
BEAR_OFF = DATA / "backgammon" / "gnubg_bearoff6x6_eval.json"

# What gnubg 1.07 plays by 2-ply in the opening.
OPENINGS = {
    "21": "24/23 13/11",
    "31": "8/5 6/5",
    "32": "24/21 13/11",
    "41": "24/23 13/9",
    "42": "8/4 6/4",
    "43": "24/21 13/9",
    "51": "24/23 13/8",
    "52": "24/22 13/8",
    "53": "8/3 6/3",
    "54": "24/20 13/8",
    "61": "13/7 8/7",
    "62": "24/18 13/11",
    "63": "24/18 13/10",
    "64": "24/18 13/9",
    "65": "24/18 18/13",
}


@kernel
def best_left(game: Any, state: Any) -> Any:
    """What one ply of expectiminimax chooses; its own answer has much to tell beside that."""
    mover = game.to_move(state)
    chosen, most = 0, -1e9
    for action in game.actions(state):
        after = game.result(state, action)
        worth = game.evaluate(after, mover)
        if game.is_terminal(after):
            worth = game.utility(after, mover)
        if worth > most:
            chosen, most = action, worth
    return chosen


@kernel
def drawn(game: Any, state: Any, record: Any) -> Any:
    return game.random_action(state, random_bits(record))


def by_evaluate(states: list[State]) -> list[int]:
    return [int(best_left(GAME, state)) for state in states]


def by_chance(seed: int) -> Chooser:
    record = new_record(np.dtype([("random", np.uint64)]))
    record.random = int(seeded(seed))
    return lambda states: [int(drawn(GAME, state, record)) for state in states]


def by_network(judge: Foresight, depth: int) -> Chooser:
    if depth == 1:
        return lambda states: [int(action) for action in judge.best(states)]
    return lambda states: [int(judge.values(state, depth)[0][0]) for state in states]


def match(ours: Chooser, theirs: Chooser, games: int, seed: int) -> list[float]:
    """What each game was worth to us; we are X in those of even number."""
    dice = random.Random(seed)
    states = [GAME.initial_state() for _ in range(games)]
    while running := [i for i in range(games) if not GAME.is_terminal(states[i])]:
        turns: dict[bool, list[int]] = {True: [], False: []}
        for i in running:
            if GAME.to_move(states[i]) == CHANCE:
                states[i] = rolled(states[i], dice)
            turns[GAME.to_move(states[i]) == i % 2].append(i)
        for mine, chooser in ((True, ours), (False, theirs)):
            chosen = chooser([states[i] for i in turns[mine]]) if turns[mine] else []
            for i, action in zip(turns[mine], chosen, strict=True):
                states[i] = GAME.result(states[i], action)
    return [GAME.utility(state, i % 2) for i, state in enumerate(states)]


def rolled(state: State, dice: random.Random) -> State:
    """After two dice are thrown; in the opening they differ, and the higher one begins."""
    one, two = dice.randint(1, 6), dice.randint(1, 6)
    starter = 0
    while state.player == NOBODY and one == two:
        one, two = dice.randint(1, 6), dice.randint(1, 6)
    if state.player == NOBODY and two > one:
        starter = 64
    return GAME.result(state, starter + 8 * max(one, two) + min(one, two))


def row(name: str, points: list[float]) -> tuple[str, ...]:
    count, mean = len(points), sum(points) / len(points)
    spread = math.sqrt(sum((point - mean) ** 2 for point in points) / max(count - 1, 1))
    wins = sum(point > 0 for point in points)
    gammons = f"{sum(point > 1 for point in points)} : {sum(point < -1 for point in points)}"
    equity = f"{mean:+.3f} +- {2 * spread / math.sqrt(count):.3f}"
    return name, str(count), f"{wins / count:.1%}", gammons, equity


class Judged(NamedTuple):
    """Somebody who says what positions are worth."""

    name: str
    action: Callable[[State], int]
    win: Callable[[State], float]  # the chance of the player on roll, in a bear-off


def judges(judge: Foresight) -> list[Judged]:
    def worth(state: State, depth: int) -> int:
        return int(judge.values(state, depth)[0][0])

    def win(state: State) -> float:
        waiting = 1 - state.player
        found = judge.outcomes(state, waiting)
        return float(found[: len(found) // 2].sum())

    return [
        Judged(
            "evaluate",
            lambda state: int(expectiminimax(GAME, state, depth=1).action),
            lambda state: (1 + max(-1.0, min(1.0, GAME.evaluate(state, state.player)))) / 2,
        ),
        Judged("network", lambda state: worth(state, 1), win),
        Judged("network, depth 2", lambda state: worth(state, 2), win),
    ]


def openings(all_of_them: list[Judged]) -> Table:
    """The move for each opening roll beside gnubg's."""
    table = Table("roll", *(one.name for one in all_of_them), "gnubg 2-ply", title="opening moves")
    same = [0] * len(all_of_them)
    for dice, theirs in OPENINGS.items():
        state = GAME.initial_state()
        state = GAME.result(state, GAME.parse_action(state, f"X {dice}"))
        cells = []
        for number, one in enumerate(all_of_them):
            action = one.action(state)
            alike = action == GAME.parse_action(state, theirs)
            same[number] += alike
            cells.append(GAME.action_text(state, action) + (" =" if alike else ""))
        table.add_row(dice, *cells, theirs)
    table.add_row("", *(f"{count} of {len(OPENINGS)} alike" for count in same), "")
    return table


def bear_off_side(counts: list[int]) -> Men:
    men = Men(Bits(0), Bits(0), Bits(0), Bits(0))
    for point, count in enumerate(counts, 1):
        for _ in range(count):
            men = with_one(men, bit(point))
    return men


def bear_offs(all_of_them: list[Judged]) -> Table:
    """How far off the chances of who is on roll are, in gnubg's bear-off positions."""
    table = Table("bear-offs", "positions", "mean error of the chance to win", "worst")
    known = json.loads(BEAR_OFF.read_text())
    states = [State(bear_off_side(r), bear_off_side(w), 0, 0, 0) for w, r, _ in known]
    for one in all_of_them[:2]:
        errors = [abs(one.win(s) - k[2][0]) for s, k in zip(states, known, strict=True)]
        mean = sum(errors) / len(errors)
        table.add_row(one.name, str(len(errors)), f"{mean:.4f}", f"{max(errors):.3f}")
    return table


def results(name: str) -> Table:
    return Table(name, "games", "won", "gammons", "points a game")


def tables() -> Iterator[Table]:
    path = os.environ.get("ZERMELO_NET") or shipped_value_net(GAME)
    judge = Foresight(GAME, ValueInference.load(path, GAME)[0])
    table = results("the hand-made evaluation, one ply")
    table.title = "asked: at least 98% of 500 games against chance; the equity against gnubg 0-ply"
    table.add_row(*row("against random moves", match(by_evaluate, by_chance(1), GAMES, 1)))
    with contextlib.ExitStack() as stack:
        theirs = by_gnubg([stack.enter_context(Gnubg()) for _ in range(TEAM)])
        table.add_row(*row("against gnubg", match(by_evaluate, theirs, GAMES, 2)))
        yield table
        table = results("the learnt network against gnubg")
        table.title = "asked: around -0.1 or better over at least 2,000 games"
        for depth, games in ((1, LEARNT_GAMES), (2, LEARNT_GAMES // 50)):
            points = match(by_network(judge, depth), theirs, games, 2 + depth)
            table.add_row(*row({1: "one ply", 2: "two plies"}[depth], points))
        yield table
    yield openings(judges(judge))
    if BEAR_OFF.is_file():
        yield bear_offs(judges(judge))
