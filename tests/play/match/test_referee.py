"""One game: turns, clocks, chance, faults, adjudication."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clocks import ManualClock
from tests.random_trees import HashedTree
from zermelo.errors import BadParameter, IllegalAction, NotThisKindOfGame, UnknownName
from zermelo.game import Game
from zermelo.games import load
from zermelo.play import Choice, Player, PlayerFault, Turn, make
from zermelo.play.match.in_progress import forfeit
from zermelo.play.match.referee import Refused, play_game
from zermelo.play.timing import TimeControl
from zermelo.result import Result

TTT = load("tic_tac_toe")
POKER = load("kuhn_poker")


class Scripted(Player):
    """Plays a list of moves, told what it thinks of them."""

    def __init__(self, *moves: str, value: float | None = None) -> None:
        self.name = "scripted"
        self.moves, self.value = list(moves), value
        self.ended: tuple[float, ...] | None = None

    def choose(self, turn: Turn) -> Choice:
        action: Any = turn.actions[0]
        if self.moves:
            action = TTT.parse_action(turn.state, self.moves.pop(0))
        found = None
        if self.value is not None:
            found = Result("mine", turn.player, action, self.value, (), (), ())
        return Choice(action, found)

    def end(self, utilities: tuple[float, ...]) -> None:
        self.ended = utilities


class Answers(Player):
    """Says something, whatever it is asked."""

    name = "answers"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, turn: Turn) -> Choice:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer  # type: ignore[no-any-return]


class Unspeakable:
    """Nothing can be done with it."""

    def __repr__(self) -> str:
        raise ValueError

    def __eq__(self, other: object) -> bool:
        raise ValueError

    __hash__ = None  # type: ignore[assignment]


def test_a_game() -> None:
    first, second = Scripted("b2", "b1", "b3"), Scripted("a1", "a2")
    record = play_game(TTT, [first, second], seed=5, tags={"event": "test"})
    assert [move.text for move in record.moves] == ["b2", "a1", "b1", "a2", "b3"]
    assert [move.player for move in record.moves] == [0, 1, 0, 1, 0]
    assert record.utilities == record.scores == (1.0, -1.0)
    assert (record.reason, record.fault, record.loser) == ("finished", "", None)
    assert first.ended == second.ended == (1.0, -1.0)
    assert record.tags == {"event": "test"}
    assert len(record.seeds) == 2
    assert record.seconds > 0


def test_openings_are_given() -> None:
    record = play_game(TTT, [Scripted(), Scripted()], opening=[4, 0])
    assert record.opening == 2
    assert [move.text for move in record.moves[:3]] == ["b2", "a3", "b3"]
    with pytest.raises(IllegalAction):
        play_game(TTT, [Scripted(), Scripted()], opening=[4, 4])


def test_it_may_begin_anywhere() -> None:
    start = TTT.result(TTT.initial_state(), 4)
    record = play_game(TTT, [Scripted(), Scripted()], start=start)
    assert record.moves[0].player == 1
    assert record.start == TTT.state_text(start)


def test_chance_falls_by_the_seed_alone() -> None:
    def cards(seed: int, *players: str) -> list[str]:
        record = play_game(POKER, [make(one) for one in players], seed=seed)
        return [move.text for move in record.moves if move.player == -1]

    for seed in range(5):
        assert cards(seed, "random", "random") == cards(seed, "random:seed=7", "random:seed=8")
    assert len({tuple(cards(seed, "random", "random")) for seed in range(30)}) == 6


def test_players_know_what_they_may() -> None:
    seen = []

    class Looks(Player):
        def choose(self, turn: Turn) -> Choice:
            seen.append(turn)
            return Choice(turn.actions[0])

    play_game(POKER, [Looks(), Looks()], seed=1)
    for turn in seen:
        assert turn.state is None
        assert turn.start is None
        assert turn.history == ()
        assert turn.key == turn.information
        assert turn.information.cards[1 - turn.player] < -1
    seen.clear()
    play_game(TTT, [Looks(), Looks()])
    assert seen[3].history == (0, 1, 2)
    assert seen[3].key == seen[3].state
    assert seen[3].information is None


@pytest.mark.parametrize(
    "answer, kind",
    [
        (Choice(99), "illegal"),
        (Choice(None), "illegal"),
        (Choice(0.0), "illegal"),
        ("b2", "illegal"),
        (None, "illegal"),
        (ZeroDivisionError("oh"), "crash"),
        (MemoryError(), "memory"),
        (SystemExit(3), "crash"),
        (NotThisKindOfGame("too late"), "crash"),
        (UnknownName("player", "x", ()), "crash"),
        (BadParameter("too late"), "crash"),
        (PlayerFault("refused", "too late"), "crash"),
        (Unspeakable(), "illegal"),
        (Choice(1, result="nothing"), "crash"),  # type: ignore[arg-type]
    ],
)
def test_faults(answer: Any, kind: str) -> None:
    other = Scripted()
    record = play_game(TTT, [other, Answers(answer)])
    assert (record.fault, record.loser, record.utilities) == (kind, 1, (1.0, -1.0))
    assert len(record.moves) == 1
    assert other.ended == (1.0, -1.0)


def test_a_bare_action_will_do() -> None:
    record = play_game(TTT, [Answers(0), Scripted("a1")])
    assert record.fault == "illegal"
    assert len(record.moves) == 2


def test_faults_at_the_beginning_and_at_the_end() -> None:
    class Early(Scripted):
        def begin(self, game: Game, player: int, seed: int) -> None:
            raise OSError("not today")

    class Late(Scripted):
        def end(self, utilities: tuple[float, ...]) -> None:
            raise OSError("not to the end")

    record = play_game(TTT, [Scripted(), Early()])
    assert (record.fault, record.loser, record.moves) == ("crash", 1, ())
    record = play_game(TTT, [Late("b2", "b1", "b3"), Scripted("a1", "a2")])
    assert (record.fault, record.loser) == ("crash", 0)
    assert len(record.moves) == 5


def test_who_does_not_fit_is_refused() -> None:
    with pytest.raises(Refused, match="hides a part"):
        play_game(POKER, [make("rules"), make("random")])
    with pytest.raises(Refused, match=r"there is no network 'none\.safetensors'"):
        play_game(TTT, [make("alphazero:net=none.safetensors"), make("random")])
    with pytest.raises(BadParameter, match="2 players, not 1"):
        play_game(TTT, [Scripted()])


def test_nothing_a_player_says_reaches_the_terminal_raw() -> None:
    evil = "\x1b]0;mine\x07\x1b[2J\u202egnp.exe\x9b31m\nsecond line\ud800"
    player = Answers(ValueError(evil))
    player.name = f"one {evil}"
    record = play_game(TTT, [Scripted(), player])
    for text in (record.reason, *record.players):
        assert text.encode().decode().isprintable()
    assert "gnp.exe second line" in record.reason
    record = play_game(TTT, [Answers(Choice(0, why=evil)), Scripted("b2")])
    assert record.moves[0].why == "gnp.exe second line\ufffd"


def test_a_forfeit_costs_the_least() -> None:
    assert forfeit(TTT, 1) == (1.0, -1.0)
    three = HashedTree(players=3)
    assert forfeit(three, 0)[0] == min(forfeit(three, 0))
    assert forfeit(load("kuhn_poker:players=3"), 2) == (1.0, 1.0, -2.0)


def test_time_runs_out(clock: ManualClock) -> None:
    """It passes only while the first player thinks."""

    class Thinks(Scripted):
        def choose(self, turn: Turn) -> Choice:
            clock.advance(0.06)
            return super().choose(turn)

    control = TimeControl(base=0.15, increment=0.01, margin=0.0)
    record = play_game(TTT, [Thinks(), Scripted()], time_control=control)
    assert (record.fault, record.loser) == ("time", 0)
    assert len(record.moves) == 4
    record = play_game(TTT, [Thinks(), Scripted()], time_control=TimeControl(per_move=0.01))
    assert record.fault == ""  # within the margin
