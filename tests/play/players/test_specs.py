"""Players by spec."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from zermelo.algorithms import ALGORITHMS
from zermelo.errors import BadParameter, NotThisKindOfGame, UnknownName
from zermelo.games import load
from zermelo.play import Choice, Clock, Kind, Player, Turn, kinds, make, register, turn_at
from zermelo.play.players.auto import AutoPlayer
from zermelo.play.players.search import SearchPlayer
from zermelo.play.players.specs import KINDS, read_settings
from zermelo.settings import setting

FAULTY = Path(__file__).parents[1] / "faulty.py"
GAME = load("tic_tac_toe")


def turn(*moves: str, clock: Clock | None = None) -> Turn:
    state, history = GAME.initial_state(), []
    for move in moves:
        history.append(GAME.parse_action(state, move))
        state = GAME.result(state, history[-1])
    return turn_at(GAME, state, tuple(history), clock=clock)


def answer(spec: str, *moves: str) -> str:
    player, asked = make(spec), turn(*moves)
    player.begin(GAME, asked.player, 1)
    choice = player.choose(asked)
    player.end((0.0, 0.0))
    player.close()
    return GAME.action_text(asked.state, choice.action)


@pytest.mark.plain
@pytest.mark.parametrize(
    "spec",
    [
        "minimax:depth=2",
        "plain:depth=2",
        "alphabeta:time=1e9",
        "expectiminimax:depth=2",
        "mcts:iterations=300",
        "flat:iterations=200,seed=3",
        "auto:time=60",
        "rules",
        " rules ",
    ],
)
def test_a_win_in_one_is_found(spec: str) -> None:
    assert answer(spec, "a1", "a2", "b1", "b2") == "c1"


def test_every_algorithm_is_a_player() -> None:
    for name in ALGORITHMS:
        player = make(name)
        assert isinstance(player, SearchPlayer)
        assert player.name == name
        assert kinds()[name].about


def test_random_is_decided_by_the_seed() -> None:
    one, other = make("random"), make("random:seed=4")
    for seed in range(20):
        one.begin(GAME, 0, seed)
        again = make("random")
        again.begin(GAME, 0, seed)
        assert one.choose(turn()) == again.choose(turn())
        other.begin(GAME, 0, seed)
        assert other.choose(turn()).action == make("random:seed=4").choose(turn()).action


def test_own_classes() -> None:
    assert answer(f"{FAULTY}:Bare") == "c1"
    player = make(f"{FAULTY}:First:why=so")
    player.begin(GAME, 0, 0)
    assert player.choose(turn()) == Choice(0, why="so")
    player.close()


@pytest.mark.parametrize(
    "spec, error, words",
    [
        ("alphabet", UnknownName, "did you mean alphabeta"),
        ("", UnknownName, "no player called ''"),
        ("mcts:iteration=3", BadParameter, "did you mean iterations"),
        ("mcts:iterations=many", BadParameter, "must be a whole number, at least 1, not 'many'"),
        ("mcts:iterations", BadParameter, "write name=value"),
        ("mcts:selection=best", BadParameter, "must be ucb1, ucb1_tuned or puct, not 'best'"),
        ("mcts:time=1,seconds=2", BadParameter, "are the same"),
        (
            "alphabeta:soft-limit=2",
            BadParameter,
            "soft_limit must be more than 0 and at most 1",
        ),
        ("alphazero:mix=1.5", BadParameter, "mix must be from 0 to 1, not 1.5"),
        ("mcts:iterations=1,iterations=2", BadParameter, "given iterations twice"),
        ("alphabeta:type-b=perhaps", BadParameter, "true or false"),
        ("human:x=1", BadParameter, "takes no settings"),
        ("nowhere/at_all.py:Player", UnknownName, "there is no file called"),
        ("cfr", BadParameter, "cfr:file=NAME"),
        ("cfr:file=nothing.json", BadParameter, "can't be read"),
        ("rules:nothing.rules", BadParameter, "can't be read"),
        ("table:then=random", BadParameter, "table needs a path"),
        ("table:path=/nowhere/at/all", BadParameter, "there is no /nowhere"),
        ("syzygy:path=/nowhere/at/all", BadParameter, "holds no Syzygy files"),
        ("book:file=x,speed=9", BadParameter, "no setting 'speed'"),
    ],
)
def test_wrong_specs(spec: str, error: type[Exception], words: str) -> None:
    if spec.startswith("cfr:"):
        error = Exception
    with pytest.raises(error, match=words):
        make(spec)


def test_a_class_that_is_not_there() -> None:
    player = make(f"{FAULTY}:Frist")
    with pytest.raises(Exception, match="did you mean First") as caught:
        player.begin(GAME, 0, 0)
    assert caught.value.kind == "refused"  # type: ignore[attr-defined]


def test_one_entry_makes_a_kind() -> None:
    class Last(Player):
        def choose(self, turn: Turn) -> Choice:
            return Choice(turn.actions[-1])

    register(Kind("last", "the last move", lambda spec, text: Last()))
    try:
        assert make("last").choose(turn()).action == 8
        assert make("last:whatever").choose(turn()).action == 8
    finally:
        del KINDS["last"]


@dataclass(frozen=True)
class Mine:
    depth: int | None = setting(None, "Plies.")
    rave: float = setting(0.0, "RAVE.")
    type_b: bool = setting(True, "Type B.")
    memory: float = setting(1.0, "Megabytes.", was="table")
    file: str = setting("", "A file.")


def test_settings() -> None:
    read = read_settings("mine", 'depth=4, rave=.5,type-b=no,table=8,file="a,b"', Mine)
    assert read == {"depth": 4, "rave": 0.5, "type_b": False, "memory": 8.0, "file": '"a,b"'}
    assert read_settings("mine", "", Mine) == {}


@pytest.mark.plain
def test_the_clock_limits_a_search() -> None:
    game = load("connect_four")
    player = make("alphabeta:time=600")
    player.begin(game, 0, 0)
    asked = turn_at(game, game.initial_state(), clock=Clock(per_move=0.05))
    result = player.choose(asked).result
    assert result is not None
    assert result.stopped == "time"
    assert result.seconds < 300


def test_auto_takes_what_fits() -> None:
    player = make("auto:time=60")
    assert isinstance(player, AutoPlayer)
    player.begin(GAME, 0, 0)
    choice = player.choose(turn("b2"))
    assert choice.result is not None
    assert GAME.action_text(turn("b2").state, choice.action) in ("a1", "a3", "c1", "c3")
    only = turn("b2", "a1", "a3", "c1", "b1", "b3", "c2", "a2")
    assert player.choose(only).why == "the only legal move"
    player.close()


def test_search_refuses_hidden_cards() -> None:
    poker = load("kuhn_poker")
    player = make("alphabeta:depth=2")
    with pytest.raises(NotThisKindOfGame):
        player.begin(poker, 0, 0)
