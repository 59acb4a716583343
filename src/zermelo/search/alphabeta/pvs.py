"""The search engine: alpha-beta with all that makes it strong, for any game.

Two players with opposed interests, no chance. Values are worth to the player
to move at a node; a player may move several times in a row. The steps of one
node, numbered as in the code below, where each group of them is a function:

    1. stop?            the clock, the node limit and Ctrl-C, through the record
    2. bounds           from endgame tables or the game itself, unless the parent has looked
    3. near the end     of the game or the horizon: nothing but a loop over actions
    4. table            a position known deeply enough is answered
    5. static pruning   an estimate so far above beta that it will hold (Type B); where the table
                        knows better, its value is the estimate
    6. shallow search   far enough outside of the window, where a learnt evaluation knows how far
                        deep searches are from shallow ones (multi-ProbCut, Type B)
       null move        if even passing is too good, it is (Type B)
    7. candidates       judged by their bounds, scored: table, game's order, killers, history
    8. table, ahead     a child already known to be too good ends the node
    9. each action      in order of score; beyond the beam, none (Type B)
   10.   pruning        near the horizon, late or hopeless actions that threaten nothing (Type B)
   11.   reduction      late actions, likewise, are searched less deeply at first (Type B)
   12.   scout          a null window: better than the best? (PVS)
   13.   cut            too good: the opponent will avoid this node
   14. remember         in the table

Threads share a search from step 9 on, as described in abdada.py.

An estimate is any value that does not rest on terminal states alone. A node
below which none was used is solved, at whatever depth it was searched.
"""

from __future__ import annotations

from ...bits import Bits
from ...evaluation import step_ahead
from ...evaluation.learnt import shallow_depth
from ...kernel import kernel, skipped_without, view
from ...tablebase import UNKNOWN
from ...trace import (
    KILLER,
    NO_NODE,
    TABLE,
    TERMINAL,
    trace_best,
    trace_child,
    trace_cut,
    trace_exit,
    trace_mark,
    trace_pruned,
    trace_worth,
)
from ..limits import MOST_PLIES, RUNNING, must_stop
from .abdada import release, take
from .context import INFINITE, MOST_LINE, MOVE, STACK, Node, null_width
from .ordering import (
    answered_ahead,
    full_score,
    generate,
    pick,
    position_hashes,
    put_off_taken,
    reward,
)
from .pruning import (
    Estimate,
    may_pass,
    may_probcut,
    not_worth_it,
    probcut_goal,
    reduction,
    static_estimate,
    stays_above,
    threatens,
    under_threat,
)
from .quiescence import (
    end_value,
    estimate,
    frontier,
    last_plies,
    looked_up,
    quiesce,
    settled_value,
    settles,
    static_value,
)
from .transposition import (
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    SOLVED,
    short,
    table_entry,
    table_probe,
    table_store,
    table_value,
)

# What the parent has done for a child: nothing; hashed it; also looked at its bounds in vain.
NOTHING, KEYED, JUDGED = 0, 1, 2


@kernel
def search_node(game, state, player, depth, alpha, beta, ply, context, trace, node):
    """The value of a state that is not terminal, to `player`, who is to move; fail-soft."""
    if ply < MOST_LINE:
        context.line_length[ply] = 0
    above, context.above = context.above, NOTHING
    # 1. stop?
    if must_stop(context):
        return alpha
    step_ahead(game, context, ply)
    if ply >= MOST_PLIES:
        return estimate(game, state, player, context)

    # 2. bounds
    value = looked_up(game, state, context, trace, node)
    if value != UNKNOWN:
        return value
    floor, ceiling = -INFINITE, INFINITE
    if game.offers_bounds and above != JUDGED:
        floor, ceiling = game.bounds_within(state, alpha, beta)
    if settles(floor, ceiling, alpha, beta):
        return settled_value(floor, ceiling, beta, trace, node)
    alpha, beta = max(alpha, floor), min(beta, ceiling)

    # 3. the end of the game or the horizon is near
    threatened = under_threat(game, state, context)
    if threatened and ply < MOST_LINE:
        depth += 1
    if trace is None and game.last_plies > 0:
        left = game.plies_left(state)
        if left <= depth:
            depth = left
            if left <= context.last_plies:
                return last_plies(game, state, player, alpha, beta, context)
    if depth <= 0:
        return quiesce(game, state, player, alpha, beta, context.quiescence, context, trace, node)
    if depth == 1 and context.quiescence == 0:
        return frontier(game, state, player, alpha, beta, ply, context, trace, node)

    narrow = beta < alpha + 1.5 * null_width(alpha, context)  # a difference may be infinite
    at = Node(player, depth, ply, alpha, beta, narrow, threatened)
    return inner_node(game, state, at, floor, above, context, trace, node)


def inner_node(game, state, at, floor, above, context, trace, node):
    """Steps 4 to 14: a node that is searched with all improvements; `floor` is a lower bound of its
    value."""
    # 4. table
    known, key, check = -1, Bits(0), Bits(0)
    kept, kind = 0.0, 0
    in_table = at.depth >= context.table_depth
    if in_table:
        if above != NOTHING:
            key, check = Bits(context.next_key), Bits(context.next_check)
        else:
            key, check = position_hashes(game, state)
        answered, kept, kind, known = recall(context, key, check, at)
        if answered:
            trace_mark(trace, node, TABLE)
            return kept
    estimates = context.estimates

    # 5. and 6. pruning of the whole node
    look = Estimate(0.0, 0.0, False)
    if context.forward_pruning != 0 and game.offers_accuracy and game.offers_noisy_actions:
        look = static_estimate(game, state, at, kept, kind, context)
    pruned, value = prune_node(game, state, at, look, context)
    if pruned:
        return value
    if context.reductions != 0 and known < 0 and at.depth >= 4 and in_table:
        at = Node(at.player, at.depth - 1, at.ply, at.alpha, at.beta, at.narrow, at.threatened)
        context.estimates += 1

    # 7. candidates
    candidates = generate(game, state, at, known, context, trace)
    best = candidates.best
    if best >= at.beta:
        context.nodes += 1
        context.cutoffs += 1
        return best
    if candidates.size == 0:
        return best if best > -INFINITE else estimate(game, state, at.player, context)
    best = max(best, floor)

    # 8. table, ahead
    if candidates.keyed and at.depth >= context.look_ahead:
        value = answered_ahead(game, state, at, candidates, context)
        if value >= at.beta:
            context.top = candidates.first
            context.cutoffs += 1
            trace_mark(trace, node, TABLE)
            return value

    # 9. to 13. each action
    finished, best, chosen = search_actions(
        game, state, at, look, candidates, best, context, trace, node
    )
    context.top = candidates.first
    if not finished:
        context.estimates = estimates
        return max(best, at.alpha)

    # 14. remember
    if in_table:
        bound = AT_MOST if best <= at.alpha else AT_LEAST if best >= at.beta else EXACTLY
        reach = min(at.depth, SOLVED - 1) if context.estimates != estimates else SOLVED
        table_store(context, key, check, best, reach, bound, short(chosen))
    return best


def recall(context, key, check, at):
    """Step 4: whether the table decides the node, and its entry: a value, its kind (0: none), and
    the best action (or -1)."""
    if not table_probe(context, key, check):
        return False, 0.0, 0, -1
    entry = table_entry(context)
    known, value, kind = int(entry.action), table_value(context), int(entry.bound & 3)
    sure = kind == EXACTLY or (value >= at.beta if kind == AT_LEAST else value <= at.alpha)
    if entry.depth < (SOLVED if context.proving != 0 else at.depth) or not sure:
        return False, value, kind, known
    context.table_hits += 1
    if entry.depth < SOLVED:
        context.estimates += 1
    return True, value, kind, known


def prune_node(game, state, at, look, context):
    """Steps 5 and 6: whether the node is pruned without a search of its own, and its value then."""
    # 5. static pruning
    if (
        game.offers_accuracy
        and game.offers_noisy_actions
        and at.narrow
        and stays_above(look, at.depth, at.beta)
    ):
        context.estimates += 1
        return True, look.value

    # 6. a shallow search, or a null move
    tried = at.narrow and not at.threatened and at.ply > 1
    if game._is_learnt and tried and may_probcut(at.depth, context):
        static = look.value
        if look.error == 0:
            static = static_value(game, state, at.player, context)
        side = 1.0 if static >= at.beta else -1.0
        leaves = probcut(game, state, at, side, context)
        if context.stop != RUNNING or context.leave != 0:
            return True, at.alpha
        if leaves:
            context.estimates += 1
            return True, at.beta if side > 0 else at.alpha
    if game.offers_null_move and context.null_moves != 0 and may_pass(at, context):
        static = look.value
        if look.error == 0:
            static = static_value(game, state, at.player, context)
        if static >= at.beta:
            value = value_of_passing(game, state, at, context)
            if value >= at.beta and context.stop == RUNNING:
                context.estimates += 1
                return True, value
    return False, 0.0


@kernel
def probcut(game, state, at, side, context):
    """Step 6: whether a shallow search leaves the window so far on this side (1.0: above, -1.0:
    below) that a deep one almost surely leaves it as well (ProbCut; Buro 1995)."""
    goal = probcut_goal(at.beta if side > 0 else at.alpha, at.depth, side, context)
    if abs(goal) > context.score_utility:
        return False  # no value is that far out; and the compiler must see a return before the call
    low, high = goal - null_width(goal, context), goal
    if side < 0:
        low, high = goal, goal + null_width(goal, context)
    left = shallow_depth(at.depth)
    context.in_probcut = 1
    value = search_node(game, state, at.player, left, low, high, at.ply, context, None, NO_NODE)
    context.in_probcut = 0
    return value >= high if side > 0 else value <= low


@kernel
def value_of_passing(game, state, at, context):
    """Step 6: the value of a null move, searched less deeply; -INFINITE if the turn stays."""
    after = game.null_move(state)
    mover = game.to_move(after)
    if mover == at.player:
        return -INFINITE
    context.passed, context.path[at.ply + 1] = 1, -1
    left, low, high = (
        at.depth - 3 - at.depth // 4,
        -at.beta,
        -at.beta + null_width(at.beta, context),
    )
    value = search_node(game, after, mover, left, low, high, at.ply + 1, context, None, NO_NODE)
    context.passed = 0
    return -value


def search_actions(game, state, at, look, candidates, best, context, trace, node):
    """Steps 9 to 13: search each candidate in the order of scores, until one causes a cutoff.

    `best` is the best value known without them. Returns whether this was finished, the best value,
    and its action (-1: none was searched).
    """
    stack = view(context.stack, STACK, MOVE)
    first, end = candidates.first, candidates.first + candidates.size
    beyond = first + min(candidates.size, context.beam)
    shared = is_shared(at, candidates, context)
    alpha, chosen, hopeless = at.alpha, -1, False
    for index in range(first, beyond):
        place = index - first
        if shared and place > 0:
            put_off_taken(context, stack, index, end, at.ply + 1)
        # Once one was not worth it, few of the rest are, and those are taken as they come.
        action = stack[index].action if hopeless else pick(stack, index, end)
        # 10. pruning
        judged = at.narrow and look.error > 0 and chosen >= 0 and place > 0
        if game.offers_accuracy and game.offers_noisy_actions and judged:
            score = full_score(stack[index].score)
            if not_worth_it(score, place, at.depth, look, alpha):
                hopeless = True
                if not threatens(game, state, action, context):
                    context.estimates += 1
                    trace_left_out(trace, node, stack, index, index + 1)
                    continue
        child = game.result(state, action)
        mover = game.to_move(child)
        step_down(context, at.ply, action)
        inner = trace_child(trace, node, action, at.player, mover, alpha, at.beta)
        if trace is not None and is_killer(context, at.ply, action):
            trace_mark(trace, inner, KILLER)
        if game.is_terminal(child):
            value = end_value(game, child, at.player, context)
            trace_mark(trace, inner, TERMINAL)
        else:
            value = search_child(
                game, child, mover, at, candidates, index, alpha, context, trace, inner
            )
        trace_exit(trace, inner, trace_worth(trace, at.player, value))
        if context.stop != RUNNING or context.leave != 0:
            return False, best, chosen
        if value > best or chosen < 0:
            best, chosen = max(best, value), action
            trace_best(trace, node, trace_worth(trace, at.player, best))
        if value > alpha:
            alpha = value
            extend_line(context, at.ply, action)
            # 13. cut
            if alpha >= at.beta:
                context.cutoffs += 1
                reward(context, at, first, index)
                trace_cut(trace, node, trace_worth(trace, at.player, at.beta))
                trace_left_out(trace, node, stack, index + 1, end)
                return True, best, chosen
    if beyond < end:
        context.estimates += 1
        trace_left_out(trace, node, stack, beyond, end)
    return True, best, chosen


def search_child(game, child, mover, at, candidates, index, alpha, context, trace, node):
    """Steps 11 and 12: the value of a child that is not terminal, to the player above it.

    `index` is its place on the stack, `mover` is to move there. A late action is first searched
    less deeply and in a null window, and again in full if that says that it is better.
    """
    stack = view(context.stack, STACK, MOVE)
    place, ply = index - candidates.first, at.ply + 1
    shared = is_shared(at, candidates, context)
    forced = context.extensions != 0 and candidates.size == 1 and at.ply < MOST_LINE
    depth = at.depth if forced else at.depth - 1
    # 11. reduction
    careful, score = not at.narrow or at.threatened, full_score(stack[index].score)
    reduced = reduction(game, score, place, at.depth, depth - 1, careful, context)
    if reduced > 0 and under_threat(game, child, context):
        reduced = 0
    # 12. scout
    top = at.beta
    if place > 0 and context.scout != 0:
        top = min(at.beta, alpha + null_width(alpha, context))
    if shared:
        take(context, ply, stack[index].key)
    while True:
        sign, low, high = 1.0, alpha, top
        if mover != at.player:
            sign, low, high = -1.0, -top, -alpha
        if depth - reduced == 1 and context.quiescence == 0 and context.extensions == 0:
            value = sign * frontier(game, child, mover, low, high, ply, context, trace, node)
        else:
            context.above = NOTHING
            if candidates.keyed:
                context.above = JUDGED if candidates.bounded else KEYED
                context.next_key = stack[index].key
                context.next_check = stack[index].check
            left = depth - reduced
            value = sign * search_node(
                game, child, mover, left, low, high, ply, context, trace, node
            )
        if shared and context.leave == ply:
            context.leave = 0
        elif value <= alpha or context.stop != RUNNING:
            break
        elif reduced > 0:
            reduced = 0
        elif top < at.beta and value < at.beta:
            top = at.beta
        else:
            break
    if shared:
        release(context, ply, stack[index].key)
    return value


def is_shared(at, candidates, context):
    """Whether threads avoid each other below this node."""
    return candidates.keyed and at.depth >= context.share_depth


@skipped_without("trace")
def trace_left_out(trace, node, stack, start, end):
    """Record that the actions in this part of the stack were not searched."""
    if trace is not None:
        for index in range(start, end):
            trace_pruned(trace, node, stack[index].action)


def step_down(context, ply, action):
    """Count a child, and record the action that leads to it."""
    context.nodes += 1
    context.path[ply + 1] = action
    if ply < MOST_LINE:
        context.line_length[ply + 1] = 0


def extend_line(context, ply, action):
    """The principal variation of a node: its best action, then its child's variation."""
    if ply < MOST_LINE:
        length = context.line_length[ply + 1]
        context.line[ply, 0] = action
        for index in range(length):
            context.line[ply, index + 1] = context.line[ply + 1, index]
        context.line_length[ply] = length + 1


def is_killer(context, ply, action):
    return action == context.killer_actions[ply, 0] or action == context.killer_actions[ply, 1]
