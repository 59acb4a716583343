"""What students hand in: the reference of an assignment, and thirty ways to get it wrong."""

from __future__ import annotations

from typing import NamedTuple

from zermelo.grading.shipped import FOLDER


class Variant(NamedTuple):
    """A reference with something replaced, the tests that it fails, and what is said of it."""

    assignment: str
    old: str
    new: str
    fails: str
    says: str = ""


def source_of(assignment: str) -> str:
    """The reference solution."""
    (path,) = (FOLDER / assignment / "reference").glob("*.py.txt")
    return path.read_text()


def handed_in(variant: Variant) -> str:
    """The source of a variant."""
    source = source_of(variant.assignment)
    assert variant.old in source, variant
    return source.replace(variant.old, variant.new, 1)


_IS_MAX = "is_max = game.to_move(state) == player"
_BETTER = "if best is None or (value > best if is_max else value < best):"
_NEXT = "value, _ = _best(game, game.result(state, action), player)"
MINIMAX = [
    Variant("minimax", _IS_MAX, "is_max = True", "The tree of the lectures", "a friend"),
    Variant("minimax", _IS_MAX, "is_max = False", "The tree of the lectures", "lowest value"),
    Variant(
        "minimax",
        _IS_MAX,
        "is_max = game.to_move(state) != player",
        "Trees of one and two plies",
        "swapped",
    ),
    Variant(
        "minimax",
        "return game.utility(state, player), None",
        "return -game.utility(state, player), None",
        "Trees of one and two plies",
        "sign",
    ),
    Variant(
        "minimax",
        "game.utility(state, player)",
        "game.utility(state, 0)",
        "Tic-tac-toe and Nim, from either side",
        "",
    ),
    Variant(
        "minimax",
        "return _best(game, state, game.to_move(state))",
        "return _best(game, state, 0)",
        "Tic-tac-toe and Nim, from either side",
        "",
    ),
    Variant(
        "minimax",
        "game.utility(state, player)",
        "game.utility(state, game.to_move(state))",
        "Deeper trees",
        "players are 0 to 1",
    ),
    Variant("minimax", "return best, chosen", "return best, action", "Deeper trees", "move"),
    Variant("minimax", "return best, chosen", "return best", "Deeper trees", "value and a move"),
    Variant("minimax", "return best, chosen", "return chosen, best", "Deeper trees", ""),
    Variant(
        "minimax",
        _NEXT,
        f"{_NEXT}; {_NEXT}",
        "Every leaf once, from left to right",
        "more than once",
    ),
    Variant(
        "minimax",
        "in game.actions(state):",
        "in reversed(game.actions(state)):",
        "Every leaf once, from left to right",
        "opposite order",
    ),
    Variant(
        "minimax",
        "return _best(game, state, game.to_move(state))",
        "return _best(game, state, game.to_move(state))[0], 99",
        "The tree of the lectures",
        "move is wrong",
    ),
    Variant("minimax", "best, chosen = None, None", "best, chosen = 0, None", "Deeper trees"),
]
_CUT = "if alpha >= beta:"
_ALPHA = "alpha = max(alpha, best)"
_BETA = "beta = min(beta, best)"
_CALL = "_search(game, game.result(state, action), player, alpha, beta)"
ALPHA_BETA = [
    Variant("alpha-beta", _CUT, "if False:", "Cuts in trees of three plies", "Nothing is cut"),
    Variant("alpha-beta", _CUT, "if alpha >= beta and is_max:", "Deep cuts", "At nodes of MIN"),
    Variant("alpha-beta", _CUT, "if alpha >= beta and not is_max:", "Deep cuts", "At nodes of MAX"),
    Variant("alpha-beta", _CUT, "if alpha <= beta:", "The tree of the lectures", ""),
    Variant("alpha-beta", _ALPHA, "pass", "Cuts in trees of three plies", ""),
    Variant("alpha-beta", _BETA, "pass", "Deep cuts", ""),
    Variant("alpha-beta", _ALPHA, "beta = max(beta, best)", "The tree of the lectures", ""),
    Variant(
        "alpha-beta",
        _CALL,
        "_search(game, game.result(state, action), player, -math.inf, math.inf)",
        "Cuts in trees of three plies",
        "",
    ),
    Variant(
        "alpha-beta",
        _CALL,
        "_search(game, game.result(state, action), player, -math.inf, beta)",
        "Cuts in trees of three plies",
        "nodes of MIN",
    ),
    Variant(
        "alpha-beta",
        _CALL,
        "_search(game, game.result(state, action), player, alpha, math.inf)",
        "Deep cuts",
        "nodes of MAX",
    ),
    Variant(
        "alpha-beta",
        _CALL,
        "_search(game, game.result(state, action), player, beta, alpha)",
        "The tree of the lectures",
        "",
    ),
    Variant(
        "alpha-beta",
        "value > best if is_max else value < best",
        "value >= best if is_max else value <= best",
        "Leaves of equal value",
        "",
    ),
    Variant(
        "alpha-beta",
        "for action in game.actions(state):",
        "for action in sorted(game.actions(state), reverse=True):",
        "Wide trees",
        "opposite order",
    ),
    Variant(
        "alpha-beta",
        "is_max = game.to_move(state) == player",
        "is_max = game.to_move(state) != player",
        "The right value and move",
        "swapped",
    ),
    Variant(
        "alpha-beta",
        "return game.utility(state, player), None",
        "return game.utility(state, 1 - player), None",
        "The right value and move",
        "sign",
    ),
]

_CHANCE = "game.probability(state, action) * value"
EXPECTIMAX = [
    Variant(
        "expectimax", _CHANCE, "value / len(game.actions(state))", "Trees with chance", "alike"
    ),
    Variant("expectimax", _CHANCE, "value", "Trees with chance", "added up"),
    Variant(
        "expectimax",
        "mover = game.to_move(state)\n",
        "mover = game.to_move(state) if game.to_move(state) >= 0 else 1\n",
        "Trees with chance",
        "taken for an opponent",
    ),
    Variant(
        "expectimax",
        "mean += game.probability(state, action) * value",
        "mean = max(mean, value) if mean else value",
        "Deeper trees with chance",
    ),
    Variant("expectimax", "if depth == 0:", "if depth == 1:", "Pac-Man, two steps ahead", "early"),
    Variant(
        "expectimax",
        "else depth - 1",
        "else depth - (mover != game.CHANCE)",
        "Pac-Man, two steps ahead",
    ),
    Variant(
        "expectimax",
        "return game.utility(state, player), None",
        "return -game.utility(state, player), None",
        "One throw of the dice",
        "sign",
    ),
]
EXPECTIMAX[5] = EXPECTIMAX[5]._replace(
    old="    below = None if depth is None else depth - 1\n    mover = game.to_move(state)",
    new="    mover = game.to_move(state)\n"
    "    below = None if depth is None else depth - (mover != game.CHANCE)",
)
OTHERS = [
    Variant("mcts", "sign = 1 if game.to_move(node.state) == 0 else -1", "sign = 1", "Nim"),
    Variant(
        "mcts",
        "simulate(game, root, dice)",
        "simulate(game, root, dice); simulate(game, root, dice); simulate(game, root, dice)",
        "One end of a game for each simulation",
        "asked for a worth",
    ),
    Variant(
        "mcts",
        "while not node.untried and node.children:",
        "if not node.untried and node.children:",
        "Not deceived by averages",
        "",
    ),
    Variant(
        "regret-matching",
        "max(regret, 0.0)",
        "abs(regret)",
        "In proportion to positive regret",
        "in proportion",
    ),
    Variant(
        "regret-matching", "max(regret, 0.0)", "regret", "A strategy is a distribution", "negative"
    ),
    Variant(
        "regret-matching",
        "return [1 / len(regrets)] * len(regrets)",
        "return [0.0] * len(regrets)",
        "A strategy is a distribution",
        "sum to 1",
    ),
    Variant(
        "regret-matching",
        "return [one / rounds for one in sums[0]], [one / rounds for one in sums[1]]",
        "return first, second",
        "Games at random: exploitability below 0.05",
        "far from an equilibrium",
    ),
    Variant(
        "kuhn-bot", '("K", "bet"): 1.0', '("K", "bet"): 0.9', "Nothing thrown away", "folds a king"
    ),
    Variant(
        "kuhn-bot", '("J", ""): 1 / 3', '("J", ""): 1.0', "Exploitability at most 0.03", "gains"
    ),
    Variant(
        "kuhn-bot", '("J", ""): 1 / 3', '("J", ""): 4 / 3', "A probability for every situation"
    ),
    Variant("define-a-game", "// 2", "/ 2", "The game from 3"),
    Variant(
        "define-a-game",
        "1.0 if player == state.player",
        "1.0 if player != state.player",
        "The game from 3",
        "utility",
    ),
    Variant("define-a-game", "1 - state.player", "state.player", "The game from 3", "to move"),
    Variant(
        "define-a-game", "self.n = n", "self.n = 15", "Other numbers to begin with", "parameter"
    ),
    Variant("define-a-game", "if state.number > 0:", "if True:", "It obeys the rules of all games"),
    Variant("define-a-game", "class State(NamedTuple)", "class State(list)", "The game from 3", ""),
    Variant(
        "evaluation",
        "total if player ==",
        "total if True or player ==",
        "What is good for one is bad for the other",
        "as bad for the other",
    ),
    Variant(
        "evaluation",
        "((0, 1), (1, 0), (1, 1), (1, -1))",
        "((0, 1), (1, 0), (1, 1))",
        "The same in a mirror",
        "mirror",
    ),
]
