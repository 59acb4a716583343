"""Spots of hold'em: known endgames, slow oracles, exchanged suits, matrices, rake, and files.

In plain Python on small ranges; the river that the command line solves is compiled.
"""

from __future__ import annotations

import importlib
import json

import numpy as np
import pytest
from click.testing import CliRunner

from zermelo.cli import main
from zermelo.equilibrium.public.found import public_game
from zermelo.equilibrium.public.solver import PublicCfr, memory
from zermelo.errors import NotThisKindOfGame
from zermelo.games import load
from zermelo.games._holdem.ranges import card
from zermelo.poker import betting_tree, solution
from zermelo.poker.spot import NODE_BYTES, _Builder, bytes_needed, spot
from zermelo.poker.strengths import add_outcomes, rank_hands

RIVER = "table=Ks9s4h3d2c"


@pytest.fixture(autouse=True)
def _in_plain_python(monkeypatch):
    """Hands are few here: nothing is compiled to rank them."""
    from zermelo.poker import strengths

    spot_module = importlib.import_module("zermelo.poker.spot")

    class Plain:
        def __init__(self, function):
            self.compiled = function.plain

    monkeypatch.setattr(strengths, "rank_hands", Plain(rank_hands))
    monkeypatch.setattr(spot_module, "add_outcomes", Plain(add_outcomes))


def solved(spec: str, iterations: int = 60, variant: str = "dcfr", **more) -> PublicCfr:
    found = spot(load(f"holdem:{spec}"), exact=True)
    solver = PublicCfr(found.tree, variant, compiled=False, **more)
    solver.run(iterations)
    return solver


def test_the_basic_endgame():
    """The first player has the best hand or the worst, equally often, the second one between them.

    With antes of 1 and bets of 2 the first bets all good hands and half of the bad ones, the second
    calls half the time, and the first wins 1/2 (Ferguson and Ferguson).
    """
    spec = f'{RIVER},pot=2,stacks=2,sizes=100/100/1,ranges="9h9d,QhJh|KcQc"'
    solver = solved(spec, 300)
    bets = sorted(solver.strategy(0)[1])
    assert bets == pytest.approx([0.5, 1.0], abs=2e-2)
    answer = int(solver.tree.child[solver.tree.first[0] + 1])
    assert solver.strategy(answer)[1] == pytest.approx([0.5], abs=2e-2)
    assert solver.values()[0] == pytest.approx(0.5, abs=1e-2)


def test_the_same_as_the_tree_found_from_the_rules():
    spec = (
        f"holdem:{RIVER},pot=4,stacks=6,sizes=50-100/100,"
        'ranges="AsQs,QhJh,KdKc,9c9d:0.5|KcQc,AsAh,9h8h,QhTh"'
    )
    game = load(spec)
    ours, generic = spot(game, exact=True), public_game(game)
    one = PublicCfr(ours.tree, compiled=False)
    other = PublicCfr(generic.tree, compiled=False)
    assert len(ours.tree.kind) == len(generic.tree.kind)
    for solver in (one, other):
        solver.run(12)
    assert one.values() == pytest.approx(other.values(), abs=1e-9)
    assert one.best_values() == pytest.approx(other.best_values(), abs=1e-9)


TURN = 'table=Ks9s4h3d,pot=4,stacks=2,sizes=100/100/1,ranges="AsQs|KcQc,8c7c"'


def test_a_turn_is_that_of_the_rules_too():
    """With chance, blockers and the matrix after an all-in."""
    game = load(f"holdem:{TURN}")
    ours, generic = spot(game, exact=True), public_game(game)
    one = PublicCfr(ours.tree, compiled=False)
    other = PublicCfr(generic.tree, compiled=False)
    for solver in (one, other):
        solver.run(2)
    assert one.values() == pytest.approx(other.values(), abs=1e-9)
    assert one.best_values() == pytest.approx(other.best_values(), abs=1e-9)


def test_threads_and_16_bits_change_next_to_nothing():
    spec = TURN
    one, two = solved(spec, 3, threads=1), solved(spec, 3, threads=2)
    assert one.values() == two.values()
    short = solved(spec, 3, short=True)
    assert short.values() == pytest.approx(one.values(), abs=1e-2)


def test_exchanged_suits_are_dealt_once():
    """Clubs and diamonds are alike on this flop, spades and hearts are not; in a range with one
    combination of many no suits are."""
    table = (card("Ks"), card("9s"), card("4h"))
    game = load('holdem:table=Ks9s4h,pot=4,stacks=4,ranges="AA|QQ"')
    runouts = _Builder(game, np.float64).runouts(table)
    assert len(runouts) == 36
    assert sum(len(images) for _, images in runouts) == 13
    assert sorted([one for one, _ in runouts] + [one for _, i in runouts for one, _ in i]) == [
        one for one in range(52) if one not in table
    ]
    game = load('holdem:table=Ks9s4h,pot=4,stacks=4,ranges="AA,Jc2c|QQ"')
    assert len(_Builder(game, np.float64).runouts(table)) == 49


def test_rake_is_paid_by_both():
    spec = f'{RIVER},pot=10,stacks=5,sizes=100,ranges="AA,QQ|JJ,KK"'
    free, raked = solved(spec), solved(f"{spec},rake=10")
    assert sum(free.values()) == pytest.approx(0, abs=1e-9)
    assert -1.0 * 2 <= sum(raked.values()) < -0.5


def test_a_run_is_saved_and_resumed(tmp_path):
    one, whole = solved(TURN, 1), solved(TURN, 2)
    one.save(tmp_path / "run")
    again = solved(TURN, 0)
    again.load(tmp_path / "run")
    assert again.iteration == 1
    again.run(1)
    assert again.values() == whole.values()


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["holdem"], "name the table and the pot"),
        (["holdem:players=3,table=Ks9s4h,pot=6"], "solved for two players"),
        (["holdem:table=Ks9s4h,pot=6", "--export", "out.txt"], "writes .csv and .json"),
        (["holdem:table=Ks9s4h,pot=6", "--device", "cuda"], "leave out --device"),
        (["kuhn_poker", "--short"], "--short is for spots"),
    ],
)
def test_the_command_refuses(arguments: list[str], sentence: str):
    shown = CliRunner().invoke(main, ["solve", *arguments])
    assert shown.exit_code != 0
    assert sentence in " ".join(shown.output.split())


def refusal(spec: str) -> str:
    shown = CliRunner().invoke(main, ["solve", f"holdem:{spec}"])
    assert shown.exit_code not in (0, 130)
    return " ".join(shown.output.split())


def test_too_much_memory_is_a_sentence_before_any_work(monkeypatch):
    monkeypatch.setattr(solution, "free_memory", lambda: 1000.0)
    assert "GB are free; take fewer sizes of bets" in refusal(TURN)


def test_too_many_bets_are_a_sentence(monkeypatch):
    monkeypatch.setattr(betting_tree, "MOST_SEQUENCES", 5)
    assert "more than 5 sequences of bets" in refusal(TURN)


def test_the_memory_told_before_is_that_of_the_tree():
    game = load(f"holdem:{TURN}")
    tree = spot(game).tree
    told, found = bytes_needed(game), memory(tree)
    assert told - NODE_BYTES * len(tree.kind) <= found <= 2 * told


def test_what_is_no_spot():
    with pytest.raises(NotThisKindOfGame, match="for two with cards on the table"):
        spot(load("holdem"))


def test_the_command(tmp_path):
    """Compiled, on a river."""
    out = tmp_path / "river.json"
    spec = f'holdem:{RIVER},pot=20,stacks=40,ranges="AA,KQs,QJs|KK,KJs,T9s"'
    files = ("--export", str(out), "--export", str(tmp_path / "river.csv"))
    shown = CliRunner().invoke(main, ["solve", spec, *files])
    assert shown.exit_code == 0, shown.output
    assert "of the pot" in shown.output
    found = json.loads(out.read_text())
    assert found["exploitability in percent of the pot"] <= 0.5
    assert sum(found["values"]) == pytest.approx(20, abs=1e-3)
    assert (tmp_path / "river.csv").read_text().startswith("after,player,hand,weight,value,action")
