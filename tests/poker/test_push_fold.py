"""All-in or fold before the flop beside published charts, the table of equities, and ICM."""

from __future__ import annotations

import math

import numpy as np
import pytest

from zermelo.errors import BadParameter
from zermelo.games._holdem.ranges import HANDS, class_name, class_of, parse_range
from zermelo.poker.equity import boards, count_equity, count_pairs, preflop_equity
from zermelo.poker.push_fold import icm, push_fold
from zermelo.poker.strengths import add_outcomes, ranks_on, word_of, words_of

# SNG Wizard at 10 big blinds, blinds 0.5 and 1.
PUSHED = (
    "22+,A2s+,K2s+,Q2s+,J3s+,T4s+,95s+,84s+,74s+,64s+,53s+,A2o+,K2o+,Q7o+,J8o+,T8o+,97o+,87o,76o"
)
CALLED = "22+,A2s+,K2s+,J8s+,T9s,A2o+,K5o+,Q9o+,JTo,Q7s+"


def kinds_in(text: str) -> set[str]:
    return {class_name(class_of(place)) for place in np.flatnonzero(parse_range(text))}


def test_at_ten_big_blinds_as_published():
    found = push_fold(10.0)
    assert 0 <= found.exploitability + 1e-12 < 1e-9
    pushed = {name for name, (push, _) in found.table().items() if push > 0.999}
    called = {name for name, (_, call) in found.table().items() if call > 0.999}
    assert pushed == kinds_in(PUSHED)
    assert called == kinds_in(CALLED)
    assert found.table()["43s"][0] == pytest.approx(0.71, abs=0.005)
    assert found.table()["Q6s"][1] == pytest.approx(0.40, abs=0.005)


@pytest.mark.parametrize(
    "name, player, inside, outside",
    [
        ("T3s", 0, 7.7, 7.75),
        ("Q2o", 1, 5.55, 5.65),
        ("63s", 0, 7.0, 7.2),
        ("63s", 0, 5.2, 5.0),
        ("63s", 0, 2.2, 2.4),
    ],
)
def test_from_which_stack_on_a_hand_goes_in(name: str, player: int, inside: float, outside: float):
    """HoldemResources' charts: T3s up to 7.7, Q2o called up to 5.6, 63s from 7.1 to 5.1 and
    below 2.3."""
    assert push_fold(inside).table()[name][player] > 0.5
    assert push_fold(outside).table()[name][player] < 0.5


def test_the_table_counts_all_boards():
    equity = preflop_equity()
    assert (equity.pairs == count_pairs()).all()
    assert equity.pairs.sum() == math.comb(52, 2) * math.comb(50, 2)
    assert (equity.boards == equity.pairs * math.comb(48, 5)).all()
    assert (equity.ties == equity.ties.T).all()


@pytest.mark.long
def test_some_boards_beside_hand_against_hand():
    """All pairs of hands on a few boards, compared one by one; published charts guard the rest."""
    part = slice(1000, None, 50_000)
    words, each = boards()
    hands = words_of(HANDS)
    kinds = np.array([class_of(place) for place in range(len(HANDS))])
    expected = np.zeros((169, 169))
    for word, number in zip(words[part].tolist(), each[part].tolist(), strict=True):
        ranks, out = ranks_on(hands, word), np.zeros((len(hands), len(hands)))
        add_outcomes.compiled(hands, hands, ranks, ranks, out)
        sums = np.zeros((169, len(hands)))
        np.add.at(sums, kinds, out)
        of_kinds = np.zeros((169, 169))
        np.add.at(of_kinds, kinds, sums.T)
        expected += number * of_kinds.T
    found = count_equity(part)
    assert (found.wins - found.wins.T == expected).all()
    assert word_of((0,)) == 1


def test_icm():
    assert icm((1, 1), (100, 0)) == (50, 50)
    assert icm((3, 1), (100,)) == (75, 25)
    worth = icm((50, 30, 20), (50, 30, 20))
    # First places 1/2, 3/10, 1/5; second of the first: 3/10 * 5/7 + 1/5 * 5/8.
    second = 0.3 * 5 / 7 + 0.2 * 5 / 8
    assert worth[0] == pytest.approx(0.5 * 50 + second * 30 + (0.5 - second) * 20)
    assert sum(worth) == pytest.approx(100)
    with pytest.raises(BadParameter, match="more than 0"):
        icm((0, 1), (1,))
    with pytest.raises(BadParameter, match="2 to 8 stacks"):
        icm((1,), (1,))


def test_impossible_stacks():
    with pytest.raises(BadParameter, match="more than the big blind and the ante"):
        push_fold(1.0)
    with pytest.raises(BadParameter, match="stack must be more than 0"):
        push_fold(-3.0)
