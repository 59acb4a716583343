"""What must hold of every game there is, whoever wrote it."""

from __future__ import annotations

import inspect
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.games.comparing import plain_twin, random_states
from zermelo.bits import Bits
from zermelo.conformance import check
from zermelo.game import CHANCE, Game
from zermelo.games import find, load, names, spec_of
from zermelo.kernel import runnable, runs_compiled
from zermelo.playouts import playouts

VARIANTS = [
    "battleship:rows=2,columns=2,ships=2,shots=4,repeats=true",
    "bucket:coin=true,opponent=random",
    "connect_four:rows=4,columns=5,connect=3",
    "fishing:players=2,fish=5,catch=3",
    "goofspiel:cards=4,prizes=descending,hidden=true",
    'holdem:table=QsJh2h7c,pot=10,ranges="AA:0.5,KQs|QQ,AKs"',
    "holdem:players=4,stacks=30-5-60-20,blinds=1-2-4+1",
    "kuhn_poker:players=3",
    "limit_holdem:table=KsTd7h4c2s,pot=16",
    "nim:piles=1-2-3-4-5,misere=true",
    "rock_paper_scissors:rock=50,paper=25,scissors=5",
    "war_game:rows=2,columns=3,units=1,turns=3",
    "war_game:rows=2,columns=3,units=2,turns=3,open=true",
]
SPECS = sorted([*names(), *VARIANTS])
PLAYED = {  # a game of each kind: words of bits, several players, chance, secrets, all at once
    "connect_four",
    "fishing",
    "goofspiel:cards=4,prizes=descending,hidden=true",
    "kuhn_poker",
    "nim",
}

COMPILED_ELSEWHERE = {
    "backgammon",
    "battleship",
    "breakthrough",
    "bucket",
    "checkers",
    "chess",
    "connect_four",
    "domineering",
    "dots_and_boxes",
    "fishing",
    "go",
    "goofspiel",
    "hex",
    "kalah",
    "kriegspiel",
    "kuhn_poker",
    "leduc_poker",
    "liars_dice",
    "limit_holdem",
    "monopoly",
    "nim",
    "nine_mens_morris",
    "othello",
    "pig",
    "tic_tac_toe",
    "war_game",
    "word_game",
}
"""Other tests run their compiled rules, most of them against a peer or published numbers; so does
`PLAYED` below. With --long all are compiled here, too."""


@pytest.fixture(params=SPECS)
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


def test_its_name_is_its_file_and_it_says_what_it_is(game: Game):
    module = inspect.getmodule(type(game))
    assert module is not None
    assert game.name == module.__name__.rpartition(".")[2]
    assert (module.__doc__ or "").strip()
    assert load(spec_of(game)) == game


@pytest.mark.parametrize("name", [name for name in names() if name not in COMPILED_ELSEWHERE])
def test_it_keeps_the_rules_of_games(name: str, some: Callable[[int], int]):
    """In plain Python and compiled."""
    game = load(name)
    assert keeps_the_rules(game, some) == game.compiled


@pytest.mark.parametrize("spec", [*sorted(COMPILED_ELSEWHERE), *VARIANTS])
def test_others_keep_the_rules_in_plain_python(spec: str, some: Callable[[int], int]):
    """That the game can be compiled is known from other tests."""
    assert not keeps_the_rules(plain_twin(load(spec)), some)


@pytest.mark.long
@pytest.mark.parametrize("spec", [*sorted(COMPILED_ELSEWHERE), *VARIANTS])
def test_others_keep_the_rules_compiled_the_rules(spec: str, some: Callable[[int], int]):
    game = load(spec)
    assert keeps_the_rules(game, some) == game.compiled


def keeps_the_rules(game: Game, some: Callable[[int], int]) -> bool:
    """Whether it ran compiled, too."""
    # What has many actions is slow in plain Python, with which compiled code is compared.
    states = some(400) if game.max_actions <= 40 else some(60)
    report = check(game, games=some(60), states=states)
    assert report.ok, str(report)
    assert not report.why_plain, "not one of its methods stays behind in plain Python"
    return report.ran_compiled


@pytest.mark.long
@pytest.mark.parametrize("name", names())
def test_it_keeps_the_rules_in_a_thousand_games(name: str):
    """All of them to the end; of the large games every hundredth state is looked at closely."""
    game = load(name)
    report = check(game, games=1000, states=10**6, every=1 if game.max_actions <= 8 else 100)
    assert report.ok, str(report)
    assert report.games == 1000
    assert report.ran_compiled == game.compiled


@pytest.mark.parametrize(
    "spec",
    [spec if spec in PLAYED else pytest.param(spec, marks=pytest.mark.long) for spec in SPECS],
)
def test_plain_and_compiled_play_the_same_games(spec: str):
    game = load(spec)
    if not game.compiled or game.max_actions > 20:
        return  # the check above compares both executions too; large games take long to compile
    compiled = playouts(game, 20, seed=1)
    assert runs_compiled(runnable(game).game)
    plain = playouts(plain_twin(game), 20, seed=1)
    assert replace(compiled, seconds=0.0) == replace(plain, seconds=0.0)


def test_utilities_and_estimates_stay_within_the_bounds(game: Game, some: Callable[[int], int]):
    if game.utility_bounds is None:
        return
    low, high = game.utility_bounds
    for seed in range(some(5)):
        for state in random_states(game, seed):
            worth = game.utility if game.is_terminal(state) else game.evaluate
            assert all(low <= worth(state, player) <= high for player in range(game.players))


def test_random_action_is_uniform(game: Game, some: Callable[[int], int]):
    if not game.offers_random_action:
        return
    dice = random.Random(7)
    states = [
        state
        for state in random_states(game, seed=2)
        if not game.is_terminal(state) and game.to_move(state) != CHANCE
    ]
    often = some(80)  # each action, on average
    for state in (states[0], states[len(states) // 2], states[-1]):
        actions = list(game.actions(state))
        draws = often * len(actions)
        found = Counter(game.random_action(state, Bits(dice.getrandbits(64))) for _ in range(draws))
        assert set(found) <= set(actions)
        assert all(abs(found[action] - often) < 0.9 * often for action in actions)


def test_specs_name_classes():
    assert all(issubclass(find(spec)[0], Game) for spec in SPECS)
