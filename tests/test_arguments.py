"""What public functions are given is checked before anything is done with it."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import pytest

import zermelo
from zermelo.arguments import checked
from zermelo.equilibrium import MatrixGame, exploitability
from zermelo.errors import BadArgument, BadParameter
from zermelo.games import load
from zermelo.games.nim import Nim
from zermelo.montecarlo import Options, mcts
from zermelo.search import AlphaBetaOptions, alpha_beta

PACKAGES = (
    *("search", "montecarlo", "equilibrium", "lookup", "exact"),
    *("conformance", "learning", "verification"),
)
GAMES = {"Game", "MatrixGame", "NormalFormGame", "SequenceForm", "Measurable"}


def _algorithms() -> Iterator[Any]:
    """Public functions of a game that have settings."""
    for package in PACKAGES:
        module = importlib.import_module(f"zermelo.{package}")
        for name in module.__all__:
            function = getattr(module, name)
            if inspect.isfunction(function) and _takes_a_game(function):
                yield pytest.param(function, id=f"{package}.{name}")
    for name in ("match", "tournament", "choose", "check"):
        yield pytest.param(getattr(zermelo, name), id=name)


def _takes_a_game(function: Callable[..., Any]) -> bool:
    parameters = inspect.signature(function).parameters.values()
    settings = [one for one in parameters if one.kind in (one.KEYWORD_ONLY, one.VAR_KEYWORD)]
    games = [one for one in parameters if GAMES & set(str(one.annotation).split(" | "))]
    return bool(settings and games)


def _named(function: Callable[..., Any]) -> dict[str, str]:
    parameters = inspect.signature(function).parameters.values()
    return {
        one.name: str(one.annotation)
        for one in parameters
        if one.kind in (one.POSITIONAL_OR_KEYWORD, one.KEYWORD_ONLY)
    }


ALGORITHMS = list(_algorithms())


def test_all_kinds_of_algorithms_are_among_these() -> None:
    names = {one.id for one in ALGORITHMS}
    assert {"search.alpha_beta", "montecarlo.mcts", "equilibrium.cfr", "learning.train"} <= names
    assert {"lookup.build", "verification.save_result", "exact.exact_moves", "match"} <= names


@pytest.mark.parametrize("function", ALGORITHMS)
def test_a_misspelt_name_is_answered_with_the_nearest(function: Callable[..., Any]) -> None:
    for name in _named(function):
        if len(name) < 5:
            continue
        with pytest.raises(BadArgument, match=f"did you mean {name}") as caught:
            function(**{name[:-2] + name[-1]: 1})
        assert function.__name__ in str(caught.value)


@pytest.mark.parametrize("function", ALGORITHMS)
def test_numbers_that_are_text_are_refused(function: Callable[..., Any]) -> None:
    for name, annotation in _named(function).items():
        wanted = {"int": "a whole number", "float": "a number"}.get(annotation.split(" | ")[0])
        if wanted is not None:
            with pytest.raises(BadArgument, match=f"^{name} must be {wanted}, not '3'$"):
                function(**{name: "3"})


@pytest.mark.parametrize("function", ALGORITHMS)
def test_a_class_is_no_game(function: Callable[..., Any]) -> None:
    if "game" in _named(function):
        with pytest.raises(BadArgument, match=r"^game must be .*not the class Nim; make one"):
            function(game=Nim)


@pytest.mark.parametrize("function", ALGORITHMS)
def test_what_is_missing_is_named(function: Callable[..., Any]) -> None:
    first = next(iter(inspect.signature(function).parameters))
    with pytest.raises(BadArgument, match=f"needs .*{first}"):
        function()


@pytest.mark.parametrize(
    "call, message",
    [
        (lambda nim: mcts(nim, playout=load), "playout must be text, not the function load"),
        (lambda nim: mcts(nim, rav=3), "mcts has no argument called 'rav'; did you mean rave?"),
        (lambda nim: mcts(nim, gumbel=3), "gumbel is for a search with a network"),
        (lambda nim: alpha_beta(nim, None, 3), "alpha_beta takes game, state by position"),
        (lambda nim: alpha_beta(nim, trace=True), "trace must be a whole number, not True"),
        (lambda nim: alpha_beta(nim, dpt=3), "did you mean depth?"),
        (lambda nim: alpha_beta(nim, xyz=3), "it takes game, state, options"),
        (lambda nim: AlphaBetaOptions(bem=3), "AlphaBetaOptions has no argument called 'bem'"),
        (lambda nim: Options(rave="3"), "rave must be a number, not '3'"),
        (
            lambda nim: zermelo.match("random", "random", nim, sprt=(0, 50)),
            r"sprt must be a zermelo.sprt.Sprt, not \(0, 50\)",
        ),
        (lambda nim: zermelo.match("random", "random", nim, rouds=2), "did you mean rounds?"),
        (
            lambda nim: exploitability(load("kuhn_poker"), load),
            r"plan must be .* a zermelo.strategy.Strategy .*, not the function load",
        ),
        (lambda nim: exploitability(load("kuhn_poker"), {0: 1}), r"not \{0: 1\}"),
        (lambda nim: exploitability(load("kuhn_poker"), [load]), "a list of which each is"),
    ],
)
def test_each_error_is_one_sentence(call: Callable[[Any], Any], message: str) -> None:
    with pytest.raises(BadParameter, match=message.replace("?", r"\?")) as caught:
        call(load("nim:piles=1-2"))
    assert "\n" not in str(caught.value)


def test_numbers_of_numpy_are_numbers() -> None:
    import numpy as np

    @checked
    def search(depth: int, share: float, *names: str, **others: Any) -> int:
        return depth

    assert search(np.int64(3), np.float32(0.5), "a", other=1) == 3
    with pytest.raises(BadArgument, match="depth must be a whole number"):
        search(np.float64(3.0), 1)


def test_names_may_come_from_the_fields_of_options() -> None:
    @checked
    def search(**changes: Annotated[Any, Options]) -> dict[str, Any]:
        return changes

    assert search(rave=2.0) == {"rave": 2.0}
    with pytest.raises(BadArgument, match="rave must be a number"):
        search(rave="2")


def test_a_class_may_be_checked() -> None:
    with pytest.raises(BadArgument, match="MatrixGame needs first"):
        MatrixGame()  # type: ignore[call-arg]
