"""A script with players and games as objects: it must pass `mypy --strict` and run."""

from __future__ import annotations

import zermelo
from zermelo import Player, Turn


class First(Player):
    name = "first"

    def choose(self, turn: Turn) -> int:
        action: int = turn.actions[0]
        return action


def main() -> None:
    game = zermelo.load("tic_tac_toe")
    assert zermelo.choose(game, by=First()).action == 0
    print(zermelo.match(First(), "random", game, games=2))
    print(zermelo.match("random", "random", "tic_tac_toe", games=2))


if __name__ == "__main__":
    main()
