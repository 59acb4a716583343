"""`zermelo play`: a game in the terminal, against chance moves or each other."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rich.console import Console

    from ..game import Game

__all__ = ["command"]

HELP = """Type a move as it is written in the list of legal moves. Other words:
  moves   list the legal moves
  board   show the board again
  undo    take back your last move
  help    this text
  quit    leave the game"""
LISTED = 60  # legal moves shown without being asked


@click.command("play")
@click.argument("game", required=False)
@click.option(
    "--against",
    type=click.Choice(["random", "person"]),
    default="random",
    show_default=True,
    help="Who plays the other seats: random moves, or people at the same keyboard.",
)
@click.option("--seat", default=1, show_default=True, help="Which player you are: 1, 2, ...")
@click.option("--seed", type=int, help="Of chance and of random moves; another one each time.")
def command(game: str | None, against: str, seat: int, seed: int | None) -> None:
    """Play a game in the terminal. Without a GAME, choose one.

    \b
      zermelo play connect_four
      zermelo play kuhn_poker --seat 2
      zermelo play nim --against person
    """
    from ..errors import BadParameter
    from ..games import load
    from .screen import console

    out = console()
    try:
        played = load(game if game is not None else _choice(out))
        if not 1 <= seat <= played.players:
            raise BadParameter(f"seat must be from 1 to {played.players}, not {seat}")
        people = range(played.players) if against == "person" else (seat - 1,)
        Table(played, frozenset(people), random.Random(seed), out).play()
    except (EOFError, Quit):
        out.print("bye")


class Quit(Exception):
    """The person has had enough."""


def _choice(out: Console) -> str:
    """Ask for a game, by number or name."""
    from ..errors import UnknownName
    from ..games import find, names
    from .games import summary

    known = names()
    for number, name in enumerate(known, 1):
        out.print(f"{number:3}  {name:22} {summary(find(name)[0])}", markup=False)
    while True:
        answer = input("which game? ").strip()
        if answer.isdigit() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        if answer in ("quit", "q"):
            raise Quit
        try:
            find(answer)
        except UnknownName as error:
            out.print(str(error), markup=False)
        else:
            return answer


class Table:
    """One game between people at the keyboard and random movers."""

    def __init__(
        self, game: Game, people: frozenset[int], rng: random.Random, out: Console
    ) -> None:
        self.game, self.people, self.random, self.out = game, people, rng, out
        self.state = game.initial_state()
        self.viewer = min(people)
        self.before: list[Any] = []  # the states in which people moved

    def play(self) -> None:
        from ..game import CHANCE
        from .show import print_outcome

        self.out.print(f"{self.game.name}: {self.game.traits}. Type help for help.", markup=False)
        while not self.game.is_terminal(self.state):
            mover = int(self.game.to_move(self.state))
            if mover in self.people:
                self.persons_turn(mover)
            elif mover == CHANCE:
                self.make(mover, self.chance_action())
            else:
                self.make(mover, self.random.choice(list(self.game.actions(self.state))))
        self.show_board(None)  # at the end all cards are laid open
        print_outcome(self.out, self.game, self.state)

    def chance_action(self) -> Any:
        actions = list(self.game.actions(self.state))
        weights = [self.game.probability(self.state, action) for action in actions]
        return self.random.choices(actions, weights)[0]

    def make(self, mover: int, action: Any) -> None:
        """Somebody else moves; told if the person looking on can see it."""
        if self.is_seen(action):
            who = self.game.player_name(mover)
            name = self.game.action_text(self.state, action)
            self.out.print(f"{who}: {name}", markup=False)
        self.state = self.game.result(self.state, action)

    def is_seen(self, action: Any) -> bool:
        """Whether the viewer, knowing what it knows, can tell this action from every other."""
        game, state, viewer = self.game, self.state, self.viewer
        if not game.hidden_information:
            return True
        known = game.information(game.result(state, action), viewer)
        return all(
            game.information(game.result(state, other), viewer) != known
            for other in game.actions(state)
            if other != action
        )

    def persons_turn(self, player: int) -> None:
        if player != self.viewer and self.game.hidden_information:
            self.out.clear()
            input(f"{self.game.player_name(player)} to the keyboard, then Enter ")
            self.out.clear()
        self.viewer = player
        self.show_board(player)
        self.list_moves(player)
        while True:
            text = input("> ").strip()
            if text and self.obey(text, player):
                return

    def obey(self, text: str, player: int) -> bool:
        """Do what the person typed; whether the state is another now."""
        from ..errors import IllegalAction

        match text.lower():
            case "quit" | "exit" | "q":
                raise Quit
            case "help" | "?":
                self.out.print(HELP, markup=False)
            case "moves":
                self.list_moves(player, every=True)
            case "board":
                self.show_board(player)
            case "undo":
                return self.undo()
            case _:
                try:
                    action = self.game.parse_action(self.state, text)
                except IllegalAction as error:
                    self.out.print(str(error), markup=False)
                    return False
                self.before.append(self.state)
                self.state = self.game.result(self.state, action)
                return True
        return False

    def undo(self) -> bool:
        if not self.before:
            self.out.print("there is nothing to take back")
            return False
        self.state = self.before.pop()
        return True

    def show_board(self, player: int | None) -> None:
        from .draw import drawn

        self.out.print()
        self.out.print(drawn(self.game.board(self.state, player)))
        self.out.print()

    def list_moves(self, player: int, every: bool = False) -> None:
        from .draw import player_style

        names = [self.game.action_text(self.state, a) for a in self.game.actions(self.state)]
        shown = names if every else names[:LISTED]
        more = f"  ... ({len(names)} in all, type moves)" if len(shown) < len(names) else ""
        who = self.game.player_name(player)
        self.out.print(f"{who} to move:", style=player_style(player), end=" ", markup=False)
        self.out.print("  ".join(shown) + more, markup=False)
