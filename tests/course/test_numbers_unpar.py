"""The numbers of the lectures UNPAR (adversarial search), each computed."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

import zermelo.course
from tests.course.common import CUT_OFF, THREE_PLAYERS, TWO_PLIES, plain, uniform
from zermelo.games.tree import Tree
from zermelo.perft import perft, reachable
from zermelo.search import maxn, minimax, plain_alpha_beta

SYSTEMS = Path(zermelo.course.__file__).parent / "systems"


def test_chess_has_35_to_the_100_nodes() -> None:
    """UNPAR: 35 moves in a position, 100 plies in a game; the result has 155 digits."""
    assert len(str(35**100)) == 155
    assert math.log10(35**100) == pytest.approx(154.4, abs=0.01)


def test_states_are_fewer_than_paths() -> None:
    """UNPAR: the state-space graph and the search tree over it, by tic-tac-toe."""
    game = plain("tic_tac_toe")
    assert perft(game, 4) == (9, 72, 504, 3024)
    assert reachable(plain("tic_tac_toe")) == 5478


def test_the_two_ply_tree() -> None:
    """UNPAR: its minimax value is 3, and the minimax decision is the first move."""
    result = minimax(TWO_PLIES)
    assert (result.value, result.line[0]) == (3, "1")
    assert (result.nodes, result.leaves) == (13, 9)
    assert [row.value for row in result.rows] == [3, 2, 2]


def test_alpha_beta_on_the_two_ply_tree() -> None:
    """UNPAR: pruning spares two leaves of nine and changes nothing."""
    result = plain_alpha_beta(TWO_PLIES)
    assert (result.value, result.leaves) == (3, 7)


def test_the_general_principle_of_alpha_beta() -> None:
    """UNPAR: n is not reached if m higher up is better: a cut two levels below the choice."""
    deep = Tree([5, [[[4, 99], 6], 9]])
    whole, pruned = minimax(deep), plain_alpha_beta(deep)
    assert whole.value == pruned.value == 6
    better = Tree([7, [[[4, 99], 6], 9]])
    cut = plain_alpha_beta(better)
    assert cut.value == minimax(better).value == 7
    assert cut.leaves < minimax(better).leaves


def test_time_and_space_of_minimax() -> None:
    """UNPAR: O(b^m) time: a uniform tree has b^m leaves, each looked at once."""
    for branching, depth in ((2, 5), (3, 4), (4, 3)):
        result = minimax(Tree(uniform(branching, depth)))
        assert result.leaves == branching**depth
        assert result.nodes == (branching ** (depth + 1) - 1) // (branching - 1)


def test_the_tree_of_three_players() -> None:
    """UNPAR: vectors of three values; the root backs up (1, 2, 6)."""
    result = maxn(THREE_PLAYERS)
    assert result.values == (1, 2, 6)
    assert result.line[0] == "1"


def test_errors_in_the_heuristic() -> None:
    """UNPAR: minimax prefers a sure 100 to 99 beside three thousands, for one point."""
    result = minimax(CUT_OFF)
    assert (result.value, result.line[0]) == (100, "2")
    assert [row.value for row in sorted(result.rows, key=lambda row: row.text)] == [99, 100]
    corrected = Tree([[101, 1000, 1000, 1000], [100, 101, 102, 100]])
    assert minimax(corrected).line[0] == "1"


def test_the_playouts_of_the_mcts_figure_add_up() -> None:
    """UNPAR: 37/100 above 60/79, 1/10 and 2/11; nodes count the wins of who moved there."""
    children = ((60, 79), (1, 10), (2, 11))
    assert sum(playouts for _, playouts in children) == 100
    assert 100 - sum(wins for wins, _ in children) == 37


@pytest.mark.parametrize(
    "page, facts",
    [
        ("deep-blue", ("Kasparov", "1997")),
        ("deep-fritz", ("Kramnik", "2006")),
        ("chinook", ("Tinsley", "1994", "440 billion", "443,748,401,247")),
        ("alphago", ("Lee Sedol", "4 to 1")),
        ("othello", ("human champions refuse to compete",)),
    ],
)
def test_the_matches_of_the_systems(page: str, facts: tuple[str, ...]) -> None:
    """UNPAR: the systems it names, and whom they met."""
    text = " ".join((SYSTEMS / f"{page}.md").read_text(encoding="utf-8").split())
    assert all(fact in text for fact in facts)


def test_440_billion_positions() -> None:
    """UNPAR: Chinook's database, counted: checkers positions of one to eight pieces."""

    def placements(men: int, kings: int, other_men: int, other_kings: int) -> int:
        """Men never stand on the row where they would become kings: 4 of the 32 squares."""
        empty = 32 - men - other_men
        of_men = sum(
            math.comb(4, home) * math.comb(24, men - home) * math.comb(28 - men + home, other_men)
            for home in range(men + 1)  # on their own back row, where the other's men can't be
        )
        return of_men * math.comb(empty, kings) * math.comb(empty - kings, other_kings)

    def positions(pieces: int) -> int:
        return sum(
            placements(men, mine - men, others, pieces - mine - others)
            for mine in range(pieces + 1)
            for men in range(mine + 1)
            for others in range(pieces - mine + 1)
        )

    assert [positions(pieces) for pieces in range(1, 5)] == [120, 6972, 261224, 7092774]
    assert sum(positions(pieces) for pieces in range(1, 9)) == 443_748_401_247
