"""The search engine: alpha-beta with all that makes it strong, for any game.

Two players with opposed interests, no chance. Values are worth to the player
to move at a node; a player may move several times in a row. The steps of one
node, numbered as below in the code:

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
from ...kernel import kernel, view
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
from .context import INFINITE, MOST_LINE, MOVE, STACK, null_width
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
    glance_at,
    may_foretell,
    may_pass,
    not_worth_it,
    reduction,
    stays_above,
    surely,
    threatens,
    under_threat,
)
from .quiescence import (
    end_value,
    estimate,
    frontier,
    last_plies,
    leaf_value,
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

# What the parent has done for a child: hashed it, and looked at its bounds in vain.
NOTHING, KEYED, JUDGED = 0, 1, 2


def recall(context, key, check, depth, alpha, beta):
    """Step 4: whether the table answers, and what it has: a value, its kind (0: nothing), and the
    best action (or -1)."""
    if not table_probe(context, key, check):
        return False, 0.0, 0, -1
    entry = table_entry(context)
    known, value, kind = int(entry.action), table_value(context), int(entry.bound & 3)
    sure = kind == EXACTLY or (value >= beta if kind == AT_LEAST else value <= alpha)
    if entry.depth < (SOLVED if context.proving != 0 else depth) or not sure:
        return False, value, kind, known
    context.table_hits += 1
    if entry.depth < SOLVED:
        context.estimates += 1
    return True, value, kind, known


def leave_out(trace, node, stack, start, end):
    """Record in the trace which actions were not looked at."""
    if trace is not None:
        for index in range(start, end):
            trace_pruned(trace, node, stack[index].action)


def step_down(context, ply, action):
    """Count a child, and note the way to it."""
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
    floor, most = -INFINITE, INFINITE
    if game.offers_bounds and above != JUDGED:
        floor, most = game.bounds_within(state, alpha, beta)
    if settles(floor, most, alpha, beta):
        return settled_value(floor, most, beta, trace, node)
    alpha, beta = max(alpha, floor), min(beta, most)

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

    # 4. table
    known, key, check = -1, Bits(0), Bits(0)
    kept, kind = 0.0, 0
    opened, closing = alpha, beta
    in_table = depth >= context.table_depth
    if in_table:
        if above != NOTHING:
            key, check = Bits(context.next_key), Bits(context.next_check)
        else:
            key, check = position_hashes(game, state)
        answered, kept, kind, known = recall(context, key, check, depth, alpha, beta)
        if answered:
            trace_mark(trace, node, TABLE)
            return kept
    estimates = context.estimates

    # 5. static pruning
    narrow = beta - alpha < 1.5 * null_width(alpha, context)
    glance, error, improving = 0.0, 0.0, False
    if context.forward_pruning != 0 and game.offers_accuracy and game.offers_noisy_actions:
        glance, error, improving = glance_at(
            game, state, player, threatened, kept, kind, ply, context
        )
        if narrow and stays_above(glance, error, improving, depth, beta):
            context.estimates += 1
            return glance
    prunes = narrow and error > 0

    # 6. a shallow search, or a null move
    if narrow and not threatened and ply > 1 and may_foretell(depth, context):
        look = glance if error > 0 else static_value(game, state, player, context)
        side = 1.0 if look >= beta else -1.0
        leaves = foretold(game, state, player, depth, alpha, beta, side, ply, context)
        if context.stop != RUNNING or context.leave != 0:
            return alpha
        if leaves:
            context.estimates += 1
            return beta if side > 0 else alpha
    if (
        game.offers_null_move
        and context.null_moves != 0
        and may_pass(threatened, narrow, depth, context)
    ):
        if error == 0:
            glance = static_value(game, state, player, context)
        if glance >= beta:
            value = value_of_passing(game, state, player, depth, beta, ply, context)
            if value >= beta and context.stop == RUNNING:
                context.estimates += 1
                return value
    if context.reductions != 0 and known < 0 and depth >= 4 and in_table:
        depth -= 1
        context.estimates += 1

    # 7. candidates
    first = context.top
    keyed = depth > context.key_depth
    count, best, unsure = generate(
        game, state, player, depth, alpha, beta, ply, known, context, trace
    )
    if best >= beta:
        context.nodes += 1
        context.cutoffs += 1
        return best
    if count == 0:
        return best if best > -INFINITE else estimate(game, state, player, context)
    best = max(best, floor)

    # 8. table, ahead
    if keyed and depth >= context.look_ahead:
        value = answered_ahead(game, state, player, depth, beta, count, context)
        if value >= beta:
            context.top = first
            context.cutoffs += 1
            trace_mark(trace, node, TABLE)
            return value

    # 9. each action
    stack = view(context.stack, STACK, MOVE)
    chosen = -1
    below = (JUDGED if unsure else KEYED) if keyed else NOTHING
    deeper = depth if context.extensions != 0 and count == 1 and ply < MOST_LINE else depth - 1
    shares = keyed and depth >= context.share_depth
    flat = context.quiescence == 0 and context.extensions == 0
    beyond = first + min(count, context.beam)
    hopeless = False
    for index in range(first, beyond):
        place = index - first
        if shares and place > 0:
            put_off_taken(context, stack, index, first + count, ply + 1)
        # Once one was not worth it, few of the rest are, and those are taken as they come.
        action = stack[index].action if hopeless else pick(stack, index, first + count)
        score = full_score(stack[index].score)
        # 10. pruning
        if (
            prunes
            and chosen >= 0
            and place > 0
            and not_worth_it(score, place, depth, glance, error, improving, alpha)
        ):
            hopeless = True
            if not threatens(game, state, action, context):
                context.estimates += 1
                leave_out(trace, node, stack, index, index + 1)
                continue
        child = game.result(state, action)
        mover = game.to_move(child)
        step_down(context, ply, action)
        inner = trace_child(trace, node, action, player, mover, alpha, beta)
        if trace is not None and is_killer(context, ply, action):
            trace_mark(trace, inner, KILLER)
        if game.is_terminal(child):
            value = end_value(game, child, player, context)
            trace_mark(trace, inner, TERMINAL)
        else:
            # 11. reduction
            careful = not narrow or threatened
            reduced = reduction(game, score, place, depth, deeper - 1, careful, context)
            if reduced > 0 and under_threat(game, child, context):
                reduced = 0
            # 12. scout
            top = beta
            if place > 0 and context.scout != 0:
                top = min(beta, alpha + null_width(alpha, context))
            if shares:
                take(context, ply + 1, stack[index].key)
            while True:
                sign, low, high = 1.0, alpha, top
                if mover != player:
                    sign, low, high = -1.0, -top, -alpha
                left = deeper - reduced
                if left == 1 and flat:
                    value = sign * frontier(
                        game, child, mover, low, high, ply + 1, context, trace, inner
                    )
                else:
                    context.above = below
                    if keyed:
                        context.next_key = stack[index].key
                        context.next_check = stack[index].check
                    value = sign * search_node(
                        game, child, mover, left, low, high, ply + 1, context, trace, inner
                    )
                if shares and context.leave == ply + 1:
                    context.leave = 0
                    continue
                if value <= alpha or context.stop != RUNNING:
                    break
                if reduced > 0:
                    reduced = 0
                elif top >= beta or value >= beta:
                    break
                else:
                    top = beta
            if shares:
                release(context, ply + 1, stack[index].key)
        trace_exit(trace, inner, trace_worth(trace, player, value))
        if context.stop != RUNNING or context.leave != 0:
            context.top, context.estimates = first, estimates
            return max(best, alpha)
        if value > best or chosen < 0:
            best, chosen = max(best, value), action
            trace_best(trace, node, trace_worth(trace, player, best))
            if value > alpha:
                alpha = value
                extend_line(context, ply, action)
                # 13. cut
                if alpha >= beta:
                    context.cutoffs += 1
                    reward(context, player, depth, ply, first, index)
                    trace_cut(trace, node, trace_worth(trace, player, beta))
                    leave_out(trace, node, stack, index + 1, first + count)
                    break
    context.top = first
    if beyond < first + count and alpha < beta:
        context.estimates += 1
        leave_out(trace, node, stack, beyond, first + count)

    # 14. remember
    if in_table:
        bound = AT_MOST if best <= opened else AT_LEAST if best >= closing else EXACTLY
        reach = min(depth, SOLVED - 1) if context.estimates != estimates else SOLVED
        table_store(context, key, check, best, reach, bound, short(chosen))
    return best


@kernel
def foretold(game, state, player, depth, alpha, beta, side, ply, context):
    """Step 6: whether a shallow search leaves the window so far on this side that a deep one almost
    surely leaves it as well (ProbCut; Buro 1995)."""
    goal = surely(beta if side > 0 else alpha, depth, side, context)
    if abs(goal) > context.score_utility:
        return False  # no value is that far out; and the compiler must see a return before the call
    low, high = goal - null_width(goal, context), goal
    if side < 0:
        low, high = goal, goal + null_width(goal, context)
    left = shallow_depth(depth)
    context.foretelling = 1
    value = search_node(game, state, player, left, low, high, ply, context, None, NO_NODE)
    context.foretelling = 0
    return value >= high if side > 0 else value <= low


@kernel
def value_of_passing(game, state, player, depth, beta, ply, context):
    """Step 6: the value of a null move, searched less deeply; -INFINITE if the turn stays."""
    after = game.null_move(state)
    mover = game.to_move(after)
    if mover == player:
        return -INFINITE
    context.passed, context.path[ply + 1] = 1, -1
    left, high = depth - 3 - depth // 4, -beta + null_width(beta, context)
    value = search_node(game, after, mover, left, -beta, high, ply + 1, context, None, NO_NODE)
    context.passed = 0
    return -value


def is_killer(context, ply, action):
    return action == context.killer_actions[ply, 0] or action == context.killer_actions[ply, 1]


@kernel
def search_after(game, root, action, depth, alpha, beta, context, trace, node):
    """The value of the state after an action of the root, to who moves there."""
    state = game.result(root, action)
    player = game.to_move(state)
    step_ahead(game, context, 1)
    if depth <= 0 or game.is_terminal(state):
        return leaf_value(game, state, player, player, alpha, beta, context, trace, node)
    return search_node(game, state, player, depth, alpha, beta, 1, context, trace, node)
