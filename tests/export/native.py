"""An exported library as Python's ctypes sees it."""

from __future__ import annotations

import ctypes
import random
from pathlib import Path
from typing import Any

import numpy as np

from zermelo import Game
from zermelo.export.c_library import write_c
from zermelo.export.exporting import Exported
from zermelo.export.linking import this_machine
from zermelo.export.memory import ANSWER
from zermelo.kernel.exporting.plain_states import read_state, write_state
from zermelo.kernel.exporting.target import target_called

RESULTS = {"count": ctypes.c_int32, "whole": ctypes.c_int64, "real": ctypes.c_double}
WORDS = 4096


class Library:
    """Calls the functions of a game by their names; states are those of Python."""

    def __init__(self, exported: Exported, folder: Path) -> None:
        self.exported, self.game = exported, exported.original
        machine = this_machine()
        self.paths = write_c(exported, folder, {machine: target_called(machine)})
        self._loaded = ctypes.CDLL(str(self.paths[1]))
        self._entries = {one.entry.name: one.entry for one in exported.functions}
        self.words, self.other = np.zeros(WORDS, np.int64), np.zeros(WORDS, np.int64)

    def call(self, name: str, *given: Any) -> Any:
        entry = self._entries[name]
        function = getattr(self._loaded, f"{self.exported.prefix}_{name}")
        function.restype = RESULTS[entry.returns]
        values: list[Any] = []
        for kind, value in zip(entry.arguments, given, strict=True):
            if kind == "address":
                values.append(ctypes.c_void_p(value.ctypes.data))
            else:
                values.append(ctypes.c_int64(value))
        return function(*values)

    def at(self, state: Any) -> Any:
        write_state(self.game, self.words.ctypes.data, state)
        return self.words

    def read(self, words: Any) -> Any:
        return read_state(self.game, words.ctypes.data)

    def search(self, state: Any, *limits: int, table: int = 1 << 20) -> tuple[int, Any]:
        """What a search in a block of its own finds."""
        memory = np.full(self.exported.memory + table, 7, np.uint8)  # whatever was there
        answer = np.zeros(1, ANSWER)
        assert self.call("prepare", memory, len(memory)) == 0
        found = self.call("search", self.at(state), *limits, memory, answer)
        return found, answer[0]

    def same_games(self, count: int, seed: int = 0) -> None:
        """Random games: at each state all of the rules say what Python's say."""
        dice = random.Random(seed)
        for _ in range(count):
            state = self.game.initial_state()
            assert self.call("initial_state", self.words) == 0
            assert self.read(self.words) == state
            while not self.same_rules(state):
                action = dice.choice(list(self.game.actions(state)))
                assert self.call("result", self.at(state), action, self.other) == 0
                state = self.game.result(state, action)
                assert self.read(self.other) == state

    def same_rules(self, state: Any) -> bool:
        """Whether the game is over, once all functions have been compared."""
        game, here = self.game, self.at(state)
        over = game.is_terminal(state)
        assert self.call("is_terminal", here) == int(over)
        if over:
            for player in range(game.players):
                assert self.call("utility", here, player) == game.utility(state, player)
            return True
        assert self.call("to_move", here) == game.to_move(state)
        room = np.zeros(WORDS, np.int64)
        legal = list(game.actions(state))
        assert self.call("actions", here, room, WORDS) == len(legal)
        assert room[: len(legal)].tolist() == legal
        assert self.call("is_legal", here, legal[-1]) == 1
        return False


def library_of(game: Game, folder: Path, **settings: str) -> Library:
    return Library(Exported(game, **settings), folder)
