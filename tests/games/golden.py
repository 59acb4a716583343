"""Golden playthroughs: one random game of each kind, written down.

    python -m tests.games.golden            compares
    python -m tests.games.golden --write    writes them anew

What a game says about the states of this one game is kept in a file. An edit that changes rules,
notation or picture shows there, wanted or not.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from zermelo.board import Grid, Part
from zermelo.game import CHANCE, Game
from zermelo.games import load, names

FOLDER = Path(__file__).parent / "golden"
FIRST = 6  # plies with state and actions, then every STRIDE-th; its picture too, and the last
STRIDE = 20
MOST_ACTIONS = 12
LONGEST = 400  # plies
WIDTH = 400  # characters of a line


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def playthrough(name: str) -> str:
    """The text of a game's file."""
    game = load(name)
    return "\n".join(cut(line) for line in written_down(game)) + "\n"


def cut(line: str) -> str:
    return line if len(line) <= WIDTH else f"{line[:WIDTH]}... {len(line)} characters"


def written_down(game: Game) -> Iterator[str]:
    yield f"{game!r}: {game.traits}"
    yield f"{'compiled' if game.compiled else 'plain'}, symmetries {game.symmetries}"
    state, dice = game.initial_state(), 1
    for ply in range(LONGEST):
        if game.is_terminal(state):
            break
        dice = dice * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
        actions = list(game.actions(state))
        action = actions[(dice >> 33) % len(actions)]
        yield f"\n{ply}. {game.player_name(game.to_move(state))}"
        if ply < FIRST or ply % STRIDE == 0:
            yield from in_words(game, state)
            yield f"  actions {len(actions)}: {listed(game, state, actions)}"
        if ply % STRIDE == 0:
            yield from in_pictures(game, state)
        yield f"  plays {game.action_text(state, action)!r} = {action}"
        state = game.result(state, action)
    yield "\nend" if game.is_terminal(state) else f"\nafter {LONGEST} plies"
    yield from in_words(game, state)
    yield from in_pictures(game, state)
    if game.is_terminal(state):
        yield f"  utilities {[game.utility(state, player) for player in range(game.players)]}"


def in_words(game: Game, state: Any) -> Iterator[str]:
    text = game.state_text(state)
    yield f"  state {text}"
    assert game.parse_state(text) == state


def in_pictures(game: Game, state: Any) -> Iterator[str]:
    """What there is to see, and what of it looks different to a player."""
    whole = game.board(state)
    yield from (f"  {line}" for part in whole for line in picture(part))
    for player in range(game.players) if game.hidden_information else ():
        yield f"  as {game.player_name(player)} sees it"
        for part in game.board(state, player):
            if part not in whole:
                yield from (f"    {line}" for line in picture(part))


def listed(game: Game, state: Any, actions: list[Any]) -> str:
    named = []
    for action in actions[:MOST_ACTIONS]:
        name = game.action_text(state, action)
        if game.to_move(state) == CHANCE:
            name += f" ({game.probability(state, action):.4g})"
        named.append(name)
    return ", ".join(named) + (", ..." if len(actions) > MOST_ACTIONS else "")


def picture(part: Part) -> Iterator[str]:
    if isinstance(part, Grid):
        yield from rows(part)
    else:
        shown = (getattr(part, field.name) for field in fields(part))
        yield f"{type(part).__name__}: {', '.join(str(what) for what in shown if what != '')}"


def rows(grid: Grid) -> Iterator[str]:
    symbols = [cell.symbol if cell else "." for cell in grid.cells]
    width = max(map(len, symbols))
    for row in range(grid.rows):
        line = symbols[row * grid.columns : (row + 1) * grid.columns]
        yield " ".join(symbol.ljust(width) for symbol in line).rstrip()
    if grid.ends:
        yield f"ends {' '.join(cell.symbol if cell else '.' for cell in grid.ends)}"


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--write"]):
        print(__doc__)
        return 2
    FOLDER.mkdir(exist_ok=True)
    changed = 0
    for name in names():
        file, text = file_of(name), playthrough(name)
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        changed += 1
        print(f"{name}: {'written' if arguments else 'differs'}")
        if arguments:
            file.write_text(text, encoding="utf-8")
    return 1 if changed and not arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
