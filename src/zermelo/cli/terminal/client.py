"""The terminal client: one game between people at the keyboard and other players."""

from __future__ import annotations

import random
import shlex
import time
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...errors import IllegalAction, ZermeloError
from ...game import CHANCE, Game
from ...play.match.record import GameRecord, Move, append, game_spec, move_of
from ...play.match.referee import chance_action, forfeit, guarded
from ...play.match.seeds import Seeds
from ...play.match.timing import Clocks, TimeControl
from ...play.players.player import Choice, Player, PlayerFault, turn_at
from ...play.players.simple import HumanPlayer
from ...play.players.specs import opens
from ...reading import fitted

if TYPE_CHECKING:
    from rich.console import Console

    from ...play.players.player import Turn

__all__ = ["Client", "Quit"]

HELP = """Type a move as it is written in the list of legal moves; Tab completes it. Other words:
  moves           list the legal moves
  board           show the board again
  undo            take back your last move
  hint            what would be a good move, and why
  analyse [WHO]   look closely: all moves with their values; WHO as in `zermelo players`
  history         the moves so far
  clock           the time that is left
  save FILE       keep the game, to go on with --resume FILE
  resign          give up
  help            this text
  quit            leave the game"""
WORDS = ("moves", "board", "undo", "hint", "analyse", "history", "clock", "save", "resign",
         "help", "quit")  # fmt: skip
LISTED = 60  # legal moves shown without being asked
ROWS = 12  # of an analysis


class Quit(Exception):
    """The person has had enough."""


class Client:
    """A game, the people at this keyboard, and whoever else plays."""

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
        self.game, self.players, self.out = game, players, out
        self.seeds, self.hints = seeds or Seeds.drawn(game, None), hints
        self.people = [one for one, who in enumerate(players) if isinstance(who, HumanPlayer)]
        self.viewer = self.people[0] if self.people else None
        self.control = control or TimeControl()
        self.clocks = Clocks(self.control, game.players)
        self.states: list[Any] = [game.initial_state()]
        self.actions: list[Any] = []
        self.moves: list[Move] = []
        self.lost: tuple[int, str, str] | None = None
        self._adviser: tuple[str, Player] | None = None
        self._advised = 0.0  # seconds that the clock stood still for advice
        self._began = datetime.now(UTC)

    @property
    def state(self) -> Any:
        return self.states[-1]

    def go_on(self, actions: Sequence[Any], saved: GameRecord) -> None:
        """Put a saved game on the board."""
        for action, move in zip(actions, saved.moves, strict=True):
            self._take(action, seconds=move.seconds, value=move.value, why=move.why)
        left = saved.tags.get("clocks")
        if isinstance(left, list) and len(left) == self.game.players:
            self.clocks.left = list(fitted(left, tuple[float | None, ...], "clocks"))

    # The course of the game.

    def play(self, record: Path | None = None) -> None:
        from ..commands.show import print_outcome

        names = ", ".join(
            f"{self.game.player_name(seat)}: {player.name}"
            for seat, player in enumerate(self.players)
        )
        self.out.print(f"{self.game.name}: {self.game.traits}. {names}.", markup=False)
        self.out.print("Type help for help." if self.people else "", markup=False)
        self._begin()
        while self.lost is None and not self.game.is_terminal(self.state):
            mover = int(self.game.to_move(self.state))
            if mover == CHANCE:
                self._chance()
            elif mover in self.people:
                self._persons_turn(mover)
            else:
                self._players_turn(mover)
        self.show_board(None)  # at the end all cards are laid open
        if self.lost is not None:
            seat, _, reason = self.lost
            self.out.print(f"{self.game.player_name(seat)} has lost: {reason}", markup=False)
        else:
            print_outcome(self.out, self.game, self.state)
        if record is not None:
            append(record, [self.record()])

    def _begin(self) -> None:
        with self._busy("getting ready ..."):
            for seat, player in enumerate(self.players):
                if seat not in self.people:
                    player.begin(self.game, seat, self.seeds.of_players(self.game.players)[seat])

    def _chance(self) -> None:
        """The same falls again after a move was taken back: no second throw."""
        dice = random.Random(f"{self.seeds.luck} chance {len(self.actions)}")
        action = chance_action(self.game, self.state, dice)
        self._tell(CHANCE, action)
        self._take(action)

    def _players_turn(self, seat: int) -> None:
        player, clock = self.players[seat], self.clocks.of(seat)
        turn = turn_at(self.game, self.state, tuple(self.actions), self.states[0], clock)
        began = time.perf_counter()
        try:
            with self._busy(f"{self.game.player_name(seat)} thinks ..."):
                choice = guarded(player, lambda: player.choose(turn))
            if choice.action not in turn.actions:
                raise PlayerFault("illegal", f"it answered {choice.action!r}, which is not legal")
        except PlayerFault as fault:
            self.lost = (seat, fault.kind, str(fault))
            return
        spent = time.perf_counter() - began
        self._tell(seat, choice.action)
        self._count(seat, choice, spent)

    def _count(self, seat: int, choice: Choice, spent: float) -> None:
        """Take the time off the clock, and make the move if there was some left."""
        if not self.clocks.take(seat, spent):
            self.lost = (seat, "time", f"out of time after {spent:.1f} s")
            return
        value = None if choice.result is None else choice.result.value
        self._take(choice.action, seconds=round(spent, 3), value=value, why=choice.why)

    def _take(self, action: Any, **more: Any) -> None:
        self.moves.append(move_of(self.game, self.state, action, **more))
        self.actions.append(action)
        self.states.append(self.game.result(self.state, action))

    def _tell(self, mover: int, action: Any) -> None:
        """Say what somebody else did, if the person looking on can see it."""
        if not self._is_seen(action):
            return
        name = self.game.action_text(self.state, action)
        likely = ""
        if mover == CHANCE:
            likely = f" (probability {self.game.probability(self.state, action):.3g})"
        self.out.print(f"{self.game.player_name(mover)}: {name}{likely}", markup=False)

    def _is_seen(self, action: Any) -> bool:
        """Whether the viewer, knowing what it knows, can tell this action from every other."""
        game, state, viewer = self.game, self.state, self.viewer
        if not game.hidden_information or viewer is None:
            return True
        known = game.information(game.result(state, action), viewer)
        return all(
            game.information(game.result(state, other), viewer) != known
            for other in game.actions(state)
            if other != action
        )

    # A person's turn.

    def _persons_turn(self, player: int) -> None:
        if player != self.viewer and self.game.hidden_information:
            self.out.clear()
            input(f"{self.game.player_name(player)} to the keyboard, then Enter ")
            self.out.clear()
        self.viewer = player
        self.show_board(player)
        self.list_moves(player)
        self._advised, began = 0.0, time.perf_counter()
        while True:
            with self._completion():
                text = input(f"{self._time(player)}> ").strip()
            spent = time.perf_counter() - began - self._advised
            if text and self._obey(text, player, spent):
                return

    def _obey(self, text: str, player: int, spent: float) -> bool:
        """Do what the person typed; whether the turn is over."""
        word, _, rest = text.partition(" ")
        match word.lower():
            case "quit" | "exit" | "q":
                raise Quit
            case "help" | "?":
                self.out.print(HELP, markup=False)
            case "moves":
                self.list_moves(player, every=True)
            case "board":
                self.show_board(player)
            case "undo" | "back":
                return self._undo(player)
            case "hint":
                self._hint()
            case "analyse" | "analyze":
                self._analyse(rest.strip() or self.hints)
            case "history":
                self._history()
            case "clock":
                self._show_clocks()
            case "save":
                self._save(rest.strip())
            case "resign":
                self.lost = (player, "resigned", "it resigned")
                return True
            case _:
                return self._move(text, player, spent)
        return False

    def _move(self, text: str, player: int, spent: float) -> bool:
        try:
            action = self.game.parse_action(self.state, text)
        except IllegalAction as error:
            self.out.print(str(error), markup=False)
            return False
        self._count(player, Choice(action), spent)
        return True

    def _undo(self, player: int) -> bool:
        """Back to the last state in which this person moved."""
        if self.game.hidden_information:
            self.out.print("where something is hidden, nothing is taken back")
            return False
        own = [ply for ply, move in enumerate(self.moves) if move.player == player]
        if not own:
            self.out.print("there is nothing to take back")
            return False
        for kept in (self.moves, self.actions):
            del kept[own[-1] :]
        del self.states[own[-1] + 1 :]
        return True

    # Advice.

    def _hint(self) -> None:
        choice = self._advice(self.hints)
        if choice is not None:
            name = self.game.action_text(self.state, choice.action)
            self.out.print(f"try {name} ({choice.why})", markup=False)

    def _analyse(self, spec: str) -> None:
        from .results import tables

        choice = self._advice(spec)
        if choice is not None and choice.result is not None:
            self.out.print(tables(self.game, choice.result, ROWS))
        elif choice is not None:
            name = self.game.action_text(self.state, choice.action)
            self.out.print(f"{spec} would play {name}: {choice.why}", markup=False)

    def _advice(self, spec: str) -> Choice | None:
        """What another player would do, knowing no more than the person does."""
        from ...play.players.specs import make

        turn: Turn = turn_at(self.game, self.state, tuple(self.actions), self.states[0])
        began = time.perf_counter()
        try:
            if self._adviser is None or self._adviser[0] != spec:
                self._dismiss()
                self._adviser = (spec, make(spec))
            adviser = self._adviser[1]
            with self._busy("looking ..."):
                adviser.begin(self.game, turn.player, 0)
                return Choice.of(adviser.choose(turn))
        except ZermeloError as error:
            self.out.print(str(error), markup=False)
            return None
        finally:
            self._advised += time.perf_counter() - began

    def _dismiss(self) -> None:
        if self._adviser is not None:
            self._adviser[1].close()
            self._adviser = None

    # What is shown.

    def show_board(self, player: int | None) -> None:
        from .draw import drawn

        self.out.print()
        self.out.print(drawn(self.game.board(self.state, player)))
        self.out.print()

    def list_moves(self, player: int, every: bool = False) -> None:
        from .draw import player_style

        names = self._names()
        shown = names if every else names[:LISTED]
        more = f"  ... ({len(names)} in all, type moves)" if len(shown) < len(names) else ""
        who = self.game.player_name(player)
        self.out.print(f"{who} to move:", style=player_style(player), end=" ", markup=False)
        self.out.print("  ".join(shown) + more, markup=False)

    def _names(self) -> list[str]:
        return [self.game.action_text(self.state, one) for one in self.game.actions(self.state)]

    def _history(self) -> None:
        """What has been played, as far as the person may know it."""
        if self.game.hidden_information:
            self.out.print("where something is hidden, the board shows what you know")
            return
        text = "  ".join(f"{number}. {move.text}" for number, move in enumerate(self.moves, 1))
        self.out.print(text or "nothing yet", markup=False)

    def _show_clocks(self) -> None:
        if not self.control.limited:
            self.out.print("there is no clock")
        for seat, left in enumerate(self.clocks.left):
            if left is not None:
                self.out.print(f"{self.game.player_name(seat)}: {left:.1f} s", markup=False)
        if self.control.per_move is not None:
            self.out.print(f"{self.control.per_move:g} s for each move")

    def _time(self, player: int) -> str:
        left = self.clocks.left[player]
        return "" if left is None else f"[{int(left) // 60}:{int(left) % 60:02}] "

    def _busy(self, what: str) -> Any:
        """A sign of life, where somebody looks."""
        return self.out.status(what) if self.out.is_terminal else nullcontext()

    def _completion(self) -> Any:
        from ..arguments.completion import completing

        return completing([*self._names(), *WORDS])

    # Keeping the game.

    def record(self) -> GameRecord:
        over = self.lost is not None or self.game.is_terminal(self.state)
        record = GameRecord(
            game=game_spec(self.game),
            parameters=dict(self.game.parameters),
            players=tuple(player.name for player in self.players),
            moves=tuple(self.moves),
            seed=self.seeds.luck,
            time_control=str(self.control),
            began=self._began.isoformat(timespec="seconds"),
            seconds=round((datetime.now(UTC) - self._began).total_seconds(), 3),
            tags={"clocks": self.clocks.left},
        )
        if not over:
            return record
        if self.lost is not None:
            seat, kind, reason = self.lost
            utilities = forfeit(self.game, seat)
            return replace(record, utilities=utilities, reason=reason, fault=kind, loser=seat)
        utilities = tuple(
            float(self.game.utility(self.state, seat)) for seat in range(self.game.players)
        )
        return replace(record, utilities=utilities, reason="finished")

    def _save(self, name: str) -> None:
        from ...files import write_whole

        if not name:
            self.out.print("say where: save FILE")
            return
        path = Path(name).expanduser()
        try:
            write_whole(path, (self.record().to_json() + "\n").encode())
        except (OSError, ValueError) as error:
            self.out.print(f"the game can't be saved to {path!r}: {error}", markup=False)
        else:
            self.out.print(f"saved; go on with: {self._again(path)}", markup=False)

    def _again(self, path: Path) -> str:
        """The command that goes on with a saved game: what is no data is named by hand."""
        spec, others = game_spec(self.game), [one.name for one in self.players]
        words = ["zermelo", "play", *([spec] if ".py:" in spec else []), "--resume", str(path)]
        if any(opens(name) for name in others):
            words += [word for name in others if name != "human" for word in ("--against", name)]
        return shlex.join(words)

    def close(self) -> None:
        self._dismiss()
        for player in self.players:
            player.close()
