"""One small game of one's own, exported and compared with Python; other games with --long."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import zermelo
from tests.export.native import Library, library_of
from zermelo.errors import NotThisKindOfGame
from zermelo.export.c_library import header
from zermelo.export.exporting import FAILURES, Exported
from zermelo.export.memory import ANSWER
from zermelo.export.web_module import write_wasm
from zermelo.search.alphabeta.compiled_search import Engine, search_within
from zermelo.search.alphabeta.options import usual_options

EXAMPLES = Path(__file__).parents[2] / "docs" / "export"
Rows: Any = type(zermelo.load(f"{EXAMPLES / 'rows.py'}:Rows"))


class PlainRows(Rows):  # type: ignore[misc]
    compiled = False


PROGRAM = """
#include <stdio.h>
#include "rows.h"
static char block[ROWS_MEMORY];
int main(void) {
  rows_state state;
  rows_random dice;
  rows_answer answer;
  rows_initial_state(&state);
  rows_seed(7, &dice);
  if (rows_search(&state, 1000, block, &answer) != ROWS_NOT_PREPARED) return 1;
  if (rows_prepare(block, 1000) != ROWS_TOO_SMALL) return 2;
  if (rows_prepare(block, sizeof block) != 0) return 3;
  rows_search(&state, 1000000, block, &answer);
  printf("%d %g %d\\n", (int)rows_perft(&state, 4), answer.value, (int)answer.proven);
  while (!rows_is_terminal(&state)) {
    int side = rows_to_move(&state);
    if (side == 0) rows_search(&state, 100000, block, &answer);
    else rows_choose(&state, 0, &dice, block, &answer);
    if (!rows_is_legal(&state, answer.action)) return 4;
    rows_result(&state, answer.action, &state);
  }
  printf("%g\\n", rows_utility(&state, 0));
  return rows_search(&state, 10, block, &answer) == ROWS_IS_OVER ? 0 : 5;
}
"""


@pytest.fixture(scope="module")
def exported() -> Exported:
    return Exported(Rows(), search="alphabeta")


@pytest.fixture(scope="module")
def library(exported: Exported, tmp_path_factory: pytest.TempPathFactory) -> Library:
    return Library(exported, tmp_path_factory.mktemp("library"))


def test_random_games_are_those_of_python(library: Library) -> None:
    library.same_games(20)


def test_perft(library: Library) -> None:
    start = library.at(library.game.initial_state())
    assert [library.call("perft", start, depth) for depth in range(1, 7)] == [
        9, 72, 504, 3024, 15120, 54720,
    ]  # fmt: skip


def test_searches_find_what_python_finds(library: Library) -> None:
    game = PlainRows()
    engine = Engine(game, usual_options(game))
    for nodes in (1, 20, 300, 1500):
        engine.forget()
        state = game.initial_state()
        expected = search_within(engine.game, state, nodes, engine.record)
        problem, found = library.search(state, nodes)
        assert problem == 0
        assert tuple(found)[:3] == expected[:3]
        assert int(found["nodes"]) == int(engine.record.nodes)


def test_wrong_calls_are_numbers_not_crashes(library: Library) -> None:
    start = library.at(library.game.initial_state())
    failed = FAILURES["FAILED"][0]
    assert library.call("result", start, 99, library.other) == failed
    wide = start.copy()
    wide[0] = 1 << 40
    assert library.call("is_terminal", wide) == failed  # no number is ever wrong
    answer = np.zeros(1, ANSWER)
    assert library.call("prepare", np.zeros(64, np.uint8), 64) == FAILURES["TOO_SMALL"][0]
    empty = np.zeros(library.exported.memory, np.uint8)
    assert library.call("search", start, 10, empty, answer) == FAILURES["NOT_PREPARED"][0]


def test_a_seed_gives_the_same_actions(library: Library) -> None:
    start = library.at(library.game.initial_state())
    action = np.zeros(1, np.int64)

    def drawn(seed: int) -> list[int]:
        dice, found = np.zeros(2, np.int64), []
        library.call("seed", seed, dice)
        for _ in range(30):
            assert library.call("random_action", start, dice, action) == 0
            found.append(int(action[0]))
        return found

    assert drawn(1) == drawn(1) != drawn(2)
    assert set(drawn(1)) == set(range(9))


def test_a_program_in_c(library: Library, tmp_path: Path) -> None:
    (tmp_path / "play.c").write_text(PROGRAM)
    archive = library.paths[2]
    command = ["cc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-I", str(archive.parent)]
    subprocess.run(
        [*command, str(tmp_path / "play.c"), str(archive), "-lm", "-o", str(tmp_path / "play")],
        check=True,
    )
    done = subprocess.run([tmp_path / "play"], check=True, capture_output=True, text=True)
    assert done.stdout.split()[:3] == ["3024", "0", "1"]
    assert float(done.stdout.split()[3]) >= 0  # best play never loses


def test_the_examples_play_the_same_game(library: Library, tmp_path: Path) -> None:
    """Each at most 60 lines; those whose compilers are here."""
    assert all(len(file.read_text().splitlines()) <= 60 for file in EXAMPLES.glob("[pP]lay.*"))
    games = []

    def play(*command: object, **environment: str) -> None:
        given = [str(one) for one in command]
        found = subprocess.run(given, check=True, stdout=subprocess.PIPE, env=environment or None)
        games.append(found.stdout.decode())

    archive, made = library.paths[2], tmp_path / "c"
    build = archive.parent
    play("cc", "-I", build, EXAMPLES / "play.c", archive, "-lm", "-o", made)
    play(made)
    if shutil.which("node") and importlib.util.find_spec("ziglang"):
        write_wasm(library.exported, tmp_path)
        shutil.copy(EXAMPLES / "play.mjs", tmp_path)
        (tmp_path / "package.json").write_text('{"type": "module"}')
        play("node", tmp_path / "play.mjs")
    if shutil.which("rustc"):
        play("rustc", "-L", build, EXAMPLES / "play.rs", "-o", tmp_path / "rust")
        play(tmp_path / "rust", LD_LIBRARY_PATH=str(build))
    games = [game for game in games if game]  # compilers say nothing
    assert len(set(games)) == 1
    assert games[0].endswith(("utility 1\n", "utility 0\n"))


SCRIPT = """
import { Game } from "./rows.js";
const game = await Game.load();
const start = game.initialState();
const found = [20, 300, 1500].map((nodes) => {
  game.prepare(1);
  return game.search(start, { nodes });
});
const dice = game.random(3);
let state = start;
while (!game.isTerminal(state)) state = game.result(state, game.randomAction(state, dice));
let refused = "";
try { game.search(state); } catch (error) { refused = error.message; }
try { game.result(start, 99); } catch (error) { refused += "; " + error.message; }
console.log(JSON.stringify({ start, found, perft: game.perft(start, 6), refused,
  actions: game.actions(start), level: game.choose(start, "easy", dice).action }));
"""


@pytest.mark.peer("node")
def test_webassembly_finds_the_same(library: Library, tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    module, *_ = write_wasm(library.exported, tmp_path)
    assert module.stat().st_size < 200_000
    (tmp_path / "play.mjs").write_text(SCRIPT)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    done = subprocess.run(
        ["node", tmp_path / "play.mjs"], check=True, capture_output=True, text=True
    )
    seen = json.loads(done.stdout)
    state = library.game.initial_state()
    assert seen["start"] == {"cells": [0] * 9, "player": 0}
    assert (seen["perft"], seen["actions"]) == (54720, list(range(9)))
    assert seen["level"] in range(9)
    assert seen["refused"] == "the game is over; 99 is not legal here"
    for nodes, found in zip((20, 300, 1500), seen["found"], strict=True):
        expected = library.search(state, nodes)[1]
        assert list(found.values()) == [*expected.tolist()[:4], bool(expected["proven"])]


def test_the_header_declares_every_function(exported: Exported) -> None:
    text = header(exported)
    assert "  int64_t cells[9];\n  int64_t player;\n" in text
    for one in exported.functions:
        assert f" rows_{one.entry.name}(" in text


def test_a_game_in_plain_python_says_why_not() -> None:
    with pytest.raises(NotThisKindOfGame, match="rules run in plain Python"):
        Exported(PlainRows())


LARGE = np.zeros(200_000, np.int64)


class Leaning(Rows):  # type: ignore[misc]
    """Its rules read an array that no other process has."""

    def to_move(self, state: Any) -> int:
        return int(state.player + LARGE[state.player])


@pytest.mark.long
def test_rules_that_read_the_memory_of_this_process_stay_here() -> None:
    with pytest.raises(NotThisKindOfGame, match="larger than a megabyte"):
        _ = Exported(Leaning(), search="none").program


GAMES = ("connect_four", "othello", "chess", "kalah", "checkers", "go:size=5", "hex:size=5")


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_games_of_the_catalogue(name: str, tmp_path: Path) -> None:
    library = library_of(zermelo.load(name), tmp_path)
    library.same_games(1000 if name != "chess" else 100)
    if library.exported.search == "alphabeta":
        game = library.exported.game
        engine = Engine(game, usual_options(game))
        for nodes in (10, 1000, 50_000):
            engine.forget()
            engine.record.age = 1
            state = game.initial_state()
            expected = search_within(game, state, nodes, engine.record)
            problem, found = library.search(state, nodes)
            assert problem == 0
            assert tuple(found)[:3] == expected[:3]
            assert int(found["nodes"]) == int(engine.record.nodes)


@pytest.mark.long
@pytest.mark.parametrize("name", ["hex:size=5", "go:size=5"])
def test_simulations_are_those_of_python(name: str, tmp_path: Path) -> None:
    from zermelo.export.exporting import monte_carlo_options
    from zermelo.montecarlo import mcts

    game = zermelo.load(name)
    library = library_of(game, tmp_path, search="mcts")
    state = game.initial_state()
    for count in (10, 500, 5000):
        options = monte_carlo_options(game)
        expected = mcts(game, state, iterations=count, options=options, seed=3)
        problem, found = library.search(state, count, 3, table=64 << 20)
        assert problem == 0
        assert int(found["nodes"]) == expected.leaves
        assert int(found["action"]) == expected.action
