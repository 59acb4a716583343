"""Exported games of the catalogue: in WebAssembly as in Python, and in C without a wrong access to
memory. All of it is long; in `make test` test_exporting.py compares one small game in both."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.export.native import library_of
from zermelo.errors import NotThisKindOfGame
from zermelo.export.exporting import Exported
from zermelo.export.web_module import write_wasm
from zermelo.game import CHANCE, Game
from zermelo.games import load, names

pytestmark = pytest.mark.long
RANDOM_GAMES, MOST_PLIES = 10, 300

REPLAY = """
import { readFileSync } from "node:fs";
import { Game } from "./GAME.js";
const game = await Game.load();
const wrong = (what, ply) => { console.log(`${what} at ${JSON.stringify(ply)}`); process.exit(1); };
const text = (state) => JSON.stringify(Object.values(state).flat().map((one) =>
  typeof one === "boolean" ? String(Number(one)) : String(one)));
let plies = 0;
for (const line of readFileSync(new URL("games.jsonl", import.meta.url), "utf8").split("\\n")) {
  if (!line) continue;
  let state = game.initialState();
  for (const ply of JSON.parse(line)) {
    if (text(state) !== JSON.stringify(ply.state)) wrong(`state ${text(state)}`, ply);
    if (game.isTerminal(state) !== ply.over) wrong("over", ply);
    if (ply.over) {
      ply.utilities.forEach((one, player) => {
        if (game.utility(state, player) !== one) wrong("utility", ply);
      });
    } else {
      if (game.toMove(state) !== ply.mover) wrong("mover", ply);
      const actions = game.actions(state).map(String);
      if (JSON.stringify(actions) !== JSON.stringify(ply.actions)) wrong("actions", ply);
      state = game.result(state, BigInt(ply.action));
    }
    plies += 1;
  }
}
console.log(plies);
"""


def _flat(value: Any) -> Iterator[str]:
    if isinstance(value, tuple):
        for one in value:
            yield from _flat(one)
    else:
        yield str(float(value)).removesuffix(".0") if isinstance(value, float) else str(int(value))


def _played(game: Game, dice: random.Random) -> list[dict[str, Any]]:
    """A random game: what the rules say at each ply."""
    state, plies = game.initial_state(), []
    for _ in range(MOST_PLIES):
        here: dict[str, Any] = {"state": [*_flat(state)], "over": bool(game.is_terminal(state))}
        plies.append(here)
        if here["over"]:
            here["utilities"] = [float(game.utility(state, one)) for one in range(game.players)]
            break
        actions = [*map(int, game.actions(state))]
        if game.to_move(state) == CHANCE:
            likely = [one for one in actions if game.probability(state, one) > 0]
        action = dice.choice(likely if game.to_move(state) == CHANCE else actions)
        here |= {"mover": int(game.to_move(state)), "actions": [*map(str, actions)]}
        here["action"] = str(action)
        state = game.result(state, action)
    return plies


@pytest.mark.peer("node")
@pytest.mark.parametrize("name", names())
def test_webassembly_plays_the_same_games(name: str, tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    game = load(name)
    try:
        exported = Exported(game, search="none")
        write_wasm(exported, tmp_path)
    except NotThisKindOfGame as error:
        pytest.skip(str(error))
    dice = random.Random(1)
    games = [json.dumps(_played(game, dice)) for _ in range(RANDOM_GAMES)]
    (tmp_path / "games.jsonl").write_text("\n".join(games))
    (tmp_path / "replay.mjs").write_text(REPLAY.replace("GAME", exported.prefix))
    (tmp_path / "package.json").write_text('{"type": "module"}')
    done = subprocess.run(["node", tmp_path / "replay.mjs"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout) == sum(len(json.loads(one)) for one in games)


# Memory.

PROGRAM = """
#include <stdio.h>
#include <stdlib.h>
#define JOINED(a, b) a##_##b
#define NAMED(a, b) JOINED(a, b)
#define F(name) NAMED(GAME, name)
#define MOST_ACTIONS NAMED(UPPER, MOST_ACTIONS)
int main(void) {
  size_t size = NAMED(UPPER, LEAST_MEMORY) + 300000;
  char *block = malloc(size);
  int64_t *actions = malloc(MOST_ACTIONS * sizeof *actions), action;
  F(state) *state = malloc(sizeof *state), *after = malloc(sizeof *after);
  F(random) *dice = malloc(sizeof *dice);
  F(answer) *answer = malloc(sizeof *answer);
  if (F(prepare)(block, size) != 0) return 1;
  F(seed)(7, dice);
  for (int game = 0; game < 5; game++) {
    F(initial_state)(state);
    for (int ply = 0; ply < 200 && !F(is_terminal)(state); ply++) {
      int count = F(actions)(state, actions, MOST_ACTIONS);
      if (count <= 0 || count > MOST_ACTIONS) return 2;
      if (ply % 9 == 3) {
#ifdef SEEDED
        if (F(search)(state, 40, 1, block, answer) != 0) return 3;
#else
        if (F(search)(state, 400, block, answer) != 0) return 3;
#endif
        action = answer->action;
      } else if (ply % 9 == 6) {
        if (F(choose)(state, 0, dice, block, answer) != 0) return 4;
        action = answer->action;
      } else F(random_action)(state, dice, &action);
      if (!F(is_legal)(state, action)) return 5;
      if (F(result)(state, action, after) != 0) return 6;
      *state = *after;
    }
    printf("%g\\n", F(utility)(state, 0));
  }
  free(block), free(actions), free(state), free(after), free(dice), free(answer);
  return 0;
}
"""
HELD = "no leaks are possible"


@pytest.mark.parametrize("name", ["connect_four", "othello", "kalah", "hex:size=5"])
def test_no_access_to_memory_is_wrong_and_all_of_it_is_given_back(
    name: str, tmp_path: Path
) -> None:
    """By valgrind, which sees what machine code does; the compiler's sanitizers look at the C."""
    valgrind, compiler = shutil.which("valgrind"), shutil.which("cc")
    if valgrind is None or compiler is None:
        pytest.skip("this needs valgrind and a C compiler: apt-get install valgrind gcc")
    library = library_of(load(name), tmp_path)
    prefix, archive = library.exported.prefix, library.paths[2]
    (tmp_path / "play.c").write_text(f'#include "{prefix}.h"\n{PROGRAM}')
    defined = [f"-DGAME={prefix}", f"-DUPPER={prefix.upper()}"]
    if "seed" in library.exported.limits:
        defined.append("-DSEEDED")
    command = [compiler, "-g", "-std=c99", *defined, "-I", str(tmp_path), str(tmp_path / "play.c")]
    found = []
    for kind, options in ("plain", []), ("checked", ["-fsanitize=address,undefined"]):
        made = tmp_path / kind
        subprocess.run([*command, *options, str(archive), "-lm", "-o", made], check=True)
        if kind == "plain":
            checks = ["--error-exitcode=99", "--leak-check=full", "--show-leak-kinds=all"]
            run = [valgrind, *checks, str(made)]
        else:
            run = [str(made)]
        done = subprocess.run(run, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        found.append(done.stdout)
        assert kind == "checked" or HELD in done.stderr
    assert found[0] == found[1]
    assert len(found[0].split()) == 5
