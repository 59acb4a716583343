"""The terminal client: one game between people at the keyboard and other players."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console

from ... import clock
from ...errors import IllegalAction, ZermeloError
from ...files import write_whole
from ...game import CHANCE, Game
from ...games import spec_text
from ...play.match.in_progress import GameInProgress
from ...play.match.record import GameRecord, append
from ...play.match.seeds import Seeds
from ...play.player import Choice, Player, PlayerFault
from ...play.players.simple import HumanPlayer
from ...play.players.specs import make, opens
from ...play.timing import Clock, TimeControl
from ...reading import fitted
from .completion import completing
from .draw import drawn, player_style, print_outcome
from .results import tables

HELP = """Type a move as it is written in the list of legal moves; Tab completes it. Other commands:
  moves           list the legal moves
  board           show the board again
  undo            take back your last move
  hint            suggest a good move, and say why
  analyse [WHO]   show all moves with their values; WHO as in `zermelo players`
  history         the moves so far
  clock           the time left
  save FILE       save the game; --resume FILE continues it
  resign          give up
  help            this text
  quit            leave the game"""
SYNONYMS = {"exit": "quit", "q": "quit", "?": "help", "back": "undo", "analyze": "analyse"}
LISTED = 60  # legal moves shown by default
ROWS = 12  # of an analysis


class Quit(Exception):
    """The person ended the session."""


class Client:
    """A game between people at this keyboard and other players."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        out: Console,
        *,
        seeds: Seeds | None = None,
        control: TimeControl | None = None,
        hints: str = "auto",
    ) -> None:
        self.game, self.players, self.out, self.hints = game, players, out, hints
        self.seeds = seeds or Seeds.drawn(game, None)
        self.played = GameInProgress(game, self.seeds.luck, control=control)
        self.people = [one for one, who in enumerate(players) if isinstance(who, HumanPlayer)]
        self.viewer = self.people[0] if self.people else None
        self._adviser: tuple[str, Player] | None = None
        self._advised = 0.0  # seconds that the clock stood still for advice
        self._commands: dict[str, Callable[[str], bool | None]] = {
            "moves": lambda _: self.list_moves(every=True),
            "board": lambda _: self.show_board(self.viewer),
            "undo": lambda _: self._undo(),
            "hint": lambda _: self._hint(),
            "analyse": lambda who: self._analyse(who or self.hints),
            "history": lambda _: self._history(),
            "clock": lambda _: self._show_clocks(),
            "save": self._save,
            "resign": lambda _: self._lose(PlayerFault("resigned", "it resigned")),
            "help": lambda _: self.out.print(HELP, markup=False),
            "quit": self._quit,
        }

    @property
    def state(self) -> Any:
        return self.played.state

    def go_on(self, actions: Sequence[Any], saved: GameRecord) -> None:
        """Set up the position of a saved game."""
        for action, move in zip(actions, saved.moves, strict=True):
            self.played.take(action, seconds=move.seconds, value=move.value, why=move.why)
        left = saved.tags.get("clocks")
        if isinstance(left, list) and len(left) == self.game.players:
            self.played.clocks.left = list(fitted(left, tuple[float | None, ...], "clocks"))

    # The course of the game.

    def play(self, record: Path | None = None) -> None:
        self._begin()
        while (ending := self.played.ending) is None:
            if self.played.mover == CHANCE:
                self.played.draw_chance()
                self._show_last()
            elif self.played.seat in self.people:
                self._persons_turn(self.played.seat)
            else:
                self._players_turn(self.played.seat)
        self.show_board(None)  # all cards are laid open at the end
        if ending.loser is None:
            print_outcome(self.out, self.game, self.state)
        else:
            loser = self.game.player_name(ending.loser)
            self.out.print(f"{loser} has lost: {ending.reason}", markup=False)
        if record is not None:
            append(record, [self.record()])

    def _begin(self) -> None:
        names = ", ".join(
            f"{self.game.player_name(seat)}: {player.name}"
            for seat, player in enumerate(self.players)
        )
        self.out.print(f"{self.game.name}: {self.game.traits}. {names}.", markup=False)
        self.out.print("Type help for help." if self.people else "", markup=False)
        seeds = self.seeds.of_players(self.game.players)
        with self._busy("getting ready ..."):
            for seat, player in enumerate(self.players):
                if seat not in self.people:
                    player.begin(self.game, seat, seeds[seat])

    def _players_turn(self, seat: int) -> None:
        try:
            with self._busy(f"{self.game.player_name(seat)} is thinking ..."):
                self.played.ask(self.players[seat])
        except PlayerFault as fault:
            self._lose(fault)
        else:
            self._show_last()

    def _lose(self, fault: PlayerFault) -> bool:
        self.played.forfeit(self.played.seat, fault)
        return True

    def _show_last(self) -> None:
        """Print the last move, if the viewer can see it."""
        if not self.played.seen_by(self.viewer):
            return
        move, likely = self.played.moves[-1], ""
        if move.player == CHANCE:
            chance = self.game.probability(self.played.states[-2], self.played.actions[-1])
            likely = f" (probability {chance:.3g})"
        self.out.print(f"{self.game.player_name(move.player)}: {move.text}{likely}", markup=False)

    # A person's turn.

    def _persons_turn(self, player: int) -> None:
        if player != self.viewer and self.game.hidden_information:
            self.out.clear()
            input(f"{self.game.player_name(player)} to the keyboard, then Enter ")
            self.out.clear()
        self.viewer = player
        self.show_board(player)
        self.list_moves()
        self._advised, began = 0.0, clock.now()
        while True:
            with completing([*self._names(), *self._commands]):
                text = input(f"{self._time(player)}> ").strip()
            spent = clock.now() - began - self._advised
            if text and self._obey(text, spent):
                return

    def _obey(self, text: str, spent: float) -> bool:
        """Carry out what the person typed; returns whether the turn is over."""
        word, _, rest = text.partition(" ")
        command = self._commands.get(SYNONYMS.get(word.lower(), word.lower()))
        return self._move(text, spent) if command is None else bool(command(rest.strip()))

    def _move(self, text: str, spent: float) -> bool:
        try:
            action = self.game.parse_action(self.state, text)
            self.played.make_move(Choice(action), spent, self.players[self.played.seat])
        except IllegalAction as error:
            self.out.print(str(error), markup=False)
            return False
        except PlayerFault as fault:
            self._lose(fault)
        return True

    def _quit(self, _: str) -> bool:
        raise Quit

    def _undo(self) -> bool:
        """Back to this person's last turn."""
        if self.game.hidden_information:
            self.out.print("undo is disabled in hidden-information games")
            return False
        own = [ply for ply, move in enumerate(self.played.moves) if move.player == self.viewer]
        if not own:
            self.out.print("there is nothing to take back")
            return False
        self.played.back_to(own[-1])
        return True

    # Advice.

    def _hint(self) -> None:
        choice = self._advice(self.hints)
        if choice is not None:
            name = self.game.action_text(self.state, choice.action)
            self.out.print(f"try {name} ({choice.why})", markup=False)

    def _analyse(self, spec: str) -> None:
        choice = self._advice(spec)
        if choice is not None and choice.result is not None:
            self.out.print(tables(self.game, choice.result, ROWS))
        elif choice is not None:
            name = self.game.action_text(self.state, choice.action)
            self.out.print(f"{spec} would play {name}: {choice.why}", markup=False)

    def _advice(self, spec: str) -> Choice | None:
        """The move of another player that knows no more than the person does."""
        turn, began = self.played.turn(Clock()), clock.now()
        try:
            if self._adviser is None or self._adviser[0] != spec:
                self._dismiss()
                self._adviser = (spec, make(spec))
            adviser = self._adviser[1]
            with self._busy("searching ..."):
                adviser.begin(self.game, turn.player, 0)
                return Choice.of(adviser.choose(turn))
        except ZermeloError as error:
            self.out.print(str(error), markup=False)
            return None
        finally:
            self._advised += clock.now() - began

    def _dismiss(self) -> None:
        if self._adviser is not None:
            self._adviser[1].close()
            self._adviser = None

    # What is shown.

    def show_board(self, player: int | None) -> None:
        self.out.print()
        self.out.print(drawn(self.game.board(self.state, player)))
        self.out.print()

    def list_moves(self, every: bool = False) -> None:
        names, player = self._names(), self.played.seat
        shown = names if every else names[:LISTED]
        more = f"  ... ({len(names)} in all, type moves)" if len(shown) < len(names) else ""
        if self.game.offers("listed_actions"):
            more += "  ... and what you find yourself"
        who = self.game.player_name(player)
        self.out.print(f"{who} to move:", style=player_style(player), end=" ", markup=False)
        self.out.print("  ".join(shown) + more, markup=False)

    def _names(self) -> list[str]:
        """The names of the moves that are listed: to find the others is part of the game."""
        listed = self.game.listed_actions(self.state)
        return [self.game.action_text(self.state, one) for one in listed]

    def _history(self) -> None:
        """The moves so far, as far as the person may know them."""
        if self.game.hidden_information:
            self.out.print("in hidden-information games the board shows all you know")
            return
        text = "  ".join(
            f"{number}. {move.text}" for number, move in enumerate(self.played.moves, 1)
        )
        self.out.print(text or "nothing yet", markup=False)

    def _show_clocks(self) -> None:
        control = self.played.control
        if not control.limited:
            self.out.print("there is no clock")
        for seat, left in enumerate(self.played.clocks.left):
            if left is not None:
                self.out.print(f"{self.game.player_name(seat)}: {left:.1f} s", markup=False)
        if control.per_move is not None:
            self.out.print(f"{control.per_move:g} s for each move")

    def _time(self, player: int) -> str:
        left = self.played.clocks.left[player]
        return "" if left is None else f"[{int(left) // 60}:{int(left) % 60:02}] "

    def _busy(self, what: str) -> Any:
        """A spinner, on a terminal."""
        return self.out.status(what) if self.out.is_terminal else nullcontext()

    # Saving the game.

    def record(self) -> GameRecord:
        names = [player.name for player in self.players]
        return self.played.record(names, tags={"clocks": self.played.clocks.left})

    def _save(self, name: str) -> None:
        if not name:
            self.out.print("name a file: save FILE")
            return
        path = Path(name).expanduser()
        try:
            write_whole(path, (self.record().to_json() + "\n").encode())
        except (OSError, ValueError) as error:
            self.out.print(f"the game can't be saved to {path!r}: {error}", markup=False)
        else:
            self.out.print(f"saved; continue with: {self._again(path)}", markup=False)

    def _again(self, path: Path) -> str:
        """The command that resumes a saved game; code and files must be named again."""
        spec, others = spec_text(self.game), [one.name for one in self.players]
        words = ["zermelo", "play", *([spec] if ".py:" in spec else []), "--resume", str(path)]
        if any(opens(name) for name in others):
            words += [word for name in others if name != "human" for word in ("--against", name)]
        return shlex.join(words)

    def close(self) -> None:
        self._dismiss()
        for player in self.players:
            player.close()
