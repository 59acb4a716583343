"""Engines of others as players: real ones, and ones that do all that can be done wrong."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tests.clocks import eventually
from zermelo import Game, load
from zermelo.bridges import engines
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.play.match.referee import Refused
from zermelo.play.player import Clock, Player, PlayerFault, turn_at
from zermelo.play.players.specs import make
from zermelo.play.process.reaper import family
from zermelo.play.tournament.executors import InProcess
from zermelo.play.tournament.tournament import match

# The protocols are the same in either execution; it takes twenty seconds to compile for chess.
PLAIN = partial(pytest.param, marks=pytest.mark.plain)
COMPILED = partial(pytest.param, marks=pytest.mark.long)
PATIENCE = 600.0  # seconds, against hanging


def play(game: Game, players: list[Player], most: int = 400) -> tuple[float, ...]:
    """A whole game; what it was worth."""
    for seat, player in enumerate(players):
        player.begin(game, seat, seat)
    state, history = game.initial_state(), []
    while not game.is_terminal(state) and len(history) < most:
        turn = turn_at(game, state, tuple(history), clock=Clock(per_move=PATIENCE))
        action = players[turn.player].choose(turn).action
        assert action in turn.actions
        state = game.result(state, action)
        history.append(action)
    return tuple(game.utility(state, seat) for seat in range(2))


@pytest.mark.peer("stockfish")
def test_stockfish_beats_random_moves(peer: Callable[[str], str]) -> None:
    with closing(make(f"uci:{peer('stockfish')};depth=4;Hash=4")) as fish:
        for seat in range(2):
            players = [fish, make("random")] if seat == 0 else [make("random"), fish]
            assert play(load("chess"), players)[seat] == 1.0


@pytest.mark.peer("stockfish")
@pytest.mark.parametrize("depth, plies", [PLAIN(1, 16), COMPILED(2, 40)])
def test_the_engine_here_plays_stockfish_at_its_weakest(
    peer: Callable[[str], str], depth: int, plies: int
) -> None:
    """Two programs, each by its protocol: nobody makes an illegal move."""
    with (
        closing(make(f"uci:{peer('stockfish')};depth=1;Skill Level=0;Hash=4")) as fish,
        closing(make(f"uci:{sys.executable} -m zermelo uci;depth={depth};Hash=8")) as own,
    ):
        play(load("chess"), [own, fish], most=plies)
        play(load("chess"), [fish, own], most=plies)


# The board is counted as it stands, so dead stones must be taken; and no position comes twice.
GNUGO = "--mode gtp --level 1 --chinese-rules --capture-all-dead --positional-superko"


@pytest.mark.peer("gnugo")
def test_gnugo_plays_go(peer: Callable[[str], str]) -> None:
    game = load("go:size=7")
    with closing(make(f"gtp:{peer('gnugo')} {GNUGO}")) as gnu:
        assert play(game, [gnu, make("random")])[0] == 1.0
        assert play(game, [make("random"), gnu])[1] == 1.0


FORCED_PASS = "d3 c3 e6 d2 d1 e1 b2 c1 pass"


@pytest.mark.peer("gtp-rhino")
def test_grhino_plays_othello_and_is_spared_forced_passes(peer: Callable[[str], str]) -> None:
    """It knows no such move, and refuses it."""
    game = load("othello")
    state, history = game.initial_state(), []
    for text in FORCED_PASS.split():
        history.append(game.parse_action(state, text))
        state = game.result(state, history[-1])
    with closing(make(f"gtp:{peer('gtp-rhino')} -l 1")) as rhino:
        rhino.begin(game, 1, 0)
        turn = turn_at(game, state, tuple(history), clock=Clock(per_move=PATIENCE))
        assert rhino.choose(turn).action in turn.actions
        play(game, [rhino, make("random")])  # to the end: at this level one game in six is lost
        play(game, [make("random"), rhino])


@pytest.mark.peer("gnugo")
@pytest.mark.parametrize("iterations", [PLAIN(5), COMPILED(50)])
def test_the_engine_here_plays_gnugo(peer: Callable[[str], str], iterations: int) -> None:
    player = f"mcts:iterations={iterations}"
    with (
        closing(make(f"gtp:{peer('gnugo')} {GNUGO}")) as gnu,
        closing(make(f"gtp:{sys.executable} -m zermelo gtp go --player {player}")) as own,
    ):
        play(load("go:size=7"), [own, gnu])


@pytest.mark.parametrize("spec", ["hex:size=5", "othello:size=6", "tic_tac_toe", "breakthrough"])
def test_other_games_by_gtp(spec: str) -> None:
    with closing(make(f"gtp:{sys.executable} -m zermelo gtp {spec} --player random")) as own:
        play(load(spec), [own, make("random")])
        play(load(spec), [make("random"), own])


FAULTS = {
    "exits at once": ("", "exit"),
    "exits when asked": ("answer_until('go', 'genmove'); sys.exit(3)", "exit"),
    "never answers": ("answer_until('go', 'genmove'); signal.pause()", "hang"),
    "never starts": ("signal.pause()", "refused"),
    "answers an illegal move": ("answer('a1a1', 'z99')", "illegal"),
    "answers nothing": ("answer('', '')", "illegal"),
    "floods": (
        "answer_until('go', 'genmove')\nwhile True: print('x' * 100000, end='')",
        "flood",
    ),
    "floods with lines": (
        "answer_until('go', 'genmove')\nwhile True: print('info ' + 'x' * 10)",
        "flood",
    ),
    "leaves a child behind": (
        "subprocess.Popen(['sleep', 'infinity'], start_new_session=True)\nanswer('0000', 'z99')",
        "illegal",
    ),
}
ENGINE = """
import signal, subprocess, sys
uci = sys.argv[1] == "uci"

def answer_until(*words):
    for line in sys.stdin:
        first = line.split()[0]
        if first in words:
            return
        if uci:
            print({"uci": "uciok", "isready": "readyok"}.get(first, ""), flush=True)
        else:
            print("=\\n", flush=True)

def answer(uci_move, vertex):
    while True:
        answer_until("go", "genmove")
        print(f"bestmove {uci_move}" if uci else f"= {vertex}\\n", flush=True)

"""


@pytest.mark.parametrize("protocol, spec", [("uci", "chess"), ("gtp", "tic_tac_toe")])
@pytest.mark.parametrize("fault", FAULTS)
def test_faulty_engines_lose_and_leave_nothing_behind(
    fault: str, protocol: str, spec: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, kind = FAULTS[fault]
    monkeypatch.setattr(engines, "MOST_LINES", 100)
    # What answers is waited for, however slow the machine.
    monkeypatch.setattr(engines, "GRACE", 0.1 if kind == "hang" else PATIENCE)
    monkeypatch.setattr(engines, "START", PATIENCE)
    monkeypatch.setattr(engines, "HANDSHAKE", 0.1 if fault == "never starts" else PATIENCE)
    (tmp_path / "engine.py").write_text(ENGINE + source)
    player = make(f"{protocol}:{sys.executable} {tmp_path}/engine.py {protocol}")
    assert isinstance(player, engines.EnginePlayer)
    game, mark = load(spec), ""
    with pytest.raises(PlayerFault) as caught:  # noqa: PT012 (it may come at either step)
        player.begin(game, 0, 0)
        mark = player.child.mark
        player.choose(turn_at(game, game.initial_state(), clock=Clock(per_move=0.2)))
    assert caught.value.kind == kind
    player.close()
    if mark:
        eventually(lambda: family(mark) == [])  # what was killed needs time to die


def test_what_is_no_engine() -> None:
    for spec in ("uci:", "uci:'", "gtp:x;depth", "gtp:x;depth=many", "uci:x;depth=0"):
        with pytest.raises(BadParameter):
            make(spec)
    with pytest.raises(NotThisKindOfGame, match="plays chess"):
        make("uci:stockfish").begin(load("nim"), 0, 0)
    with pytest.raises(NotThisKindOfGame, match="two players"):
        make("gtp:gnugo").begin(load("kuhn_poker"), 0, 0)
    with pytest.raises(PlayerFault, match="can't be started"):
        make("gtp:/no/such/program").begin(load("nim"), 0, 0)


def scripted(folder: Path, body: str) -> str:
    script = folder / "engine.py"
    script.write_text(ENGINE + body)
    return f"gtp:{sys.executable} {script} gtp"


def test_an_engine_that_resigns_has_lost_and_nothing_stops(tmp_path: Path) -> None:
    spec = scripted(tmp_path, "answer('', 'resign')")
    done = match(spec, "random", "tic_tac_toe", games=4, executor=InProcess())
    assert done.played == 4
    assert done.faults == ((0, "resigned", 4),)


@pytest.mark.peer("bwrap")
def test_an_isolated_engine_is_started_anew_and_may_not_refuse(tmp_path: Path) -> None:
    spec = scripted(tmp_path, "import os\nopen('/tmp/once', 'x')\nanswer('', 'resign')")
    done = match(spec, "random", "tic_tac_toe", games=2, executor=InProcess(), isolated=True)
    assert done.faults == ((0, "resigned", 2),)
    assert not Path("/tmp/once").exists()
    spec = scripted(tmp_path, "for line in sys.stdin: print('? \x1b[2Jnot today\\n', flush=True)")
    done = match(spec, "random", "tic_tac_toe", games=2, executor=InProcess(), isolated=True)
    assert done.faults == ((0, "crash", 2),)
    assert "not today" in done.reasons[0]
    assert done.reasons[0].isprintable()
    with pytest.raises(Refused, match="not today"):
        match(spec, "random", "tic_tac_toe", games=2, executor=InProcess())
