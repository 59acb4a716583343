"""Move ordering: the table's action, the game's own order, killers, counter-moves, history."""

from __future__ import annotations

from ...bits import Bits
from ...kernel import keyed_hash, state_hash, view, what_counts
from ..limits import TOO_MANY_ACTIONS
from .abdada import is_taken
from .context import HISTORY, INFINITE, MOVE, STACK
from .promise import promise
from .transposition import (
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    SOLVED,
    short,
    table_entry,
    table_expect,
    table_probe,
    table_value,
)

FROM_TABLE = 1 << 50
FROM_ORDER = 1 << 24
KILLER_BONUS = 1 << 22
MOST_HISTORY = 1 << 20
LATER = 1 << 60  # what an action loses that is put off
CALM = 1 << 23  # `order` says nothing of an action whose score is smaller, up or down


def position_hashes(game, state):
    """Key and check: of what the game says that counts, else of the state itself."""
    if game.offers_key:
        known = game.key(state)
        return state_hash(known), keyed_hash(what_counts(known, state))
    return state_hash(state), keyed_hash(state)


def generate(game, state, player, depth, alpha, beta, ply, known, context, trace):
    """Step 7: put the candidates on the stack with their scores.

    From `key_depth` on children are hashed and, unless there is a trace, judged by their bounds:
    those that can't raise alpha are left out, and one that reaches beta ends the node. Returns how
    many candidates there are, the best of the bounds that decided, and whether the bounds of the
    others tell nothing in this window.
    """
    stack = view(context.stack, STACK, MOVE)
    first = context.top
    keyed = depth > context.key_depth
    judged = keyed and trace is None
    count, best, unsure = 0, -INFINITE, judged
    # Without killers or history, `reward` leaves these empty.
    killer, other = context.killer_actions[ply, 0], context.killer_actions[ply, 1]
    counter = context.counter_actions[player, context.path[ply] & (HISTORY - 1)]
    for action in game.candidates(state):
        if first + count >= STACK:
            context.stop = TOO_MANY_ACTIONS
            break
        if keyed:
            child = game.result(state, action)
            if game.offers_bounds and judged and not game.is_terminal(child):
                low, high = game.bounds(child)
                if game.to_move(child) != player:
                    low, high = -high, -low
                if low >= beta:
                    return 0, low, False
                if high <= alpha:
                    best = max(best, high)
                    continue
                unsure = unsure and low <= alpha and high >= beta
            key, check = position_hashes(game, child)
            stack[first + count].key = int(key)
            stack[first + count].check = int(check)
            table_expect(context, key)
        score = 0
        if game.offers_order and context.order != 0:
            score = FROM_ORDER * game.order(state, action)
            if game._placements > 0 and depth >= context.judge_depth:
                score += FROM_ORDER * promise(game, state, action, player, depth, context)
        if action == killer:
            score += KILLER_BONUS + 1
        elif action == other:
            score += KILLER_BONUS
        elif action == counter:
            score += KILLER_BONUS - 1
        score += int(context.history_scores[player, action & (HISTORY - 1)])
        if short(action) == known:
            score += FROM_TABLE
        stack[first + count].action = action
        stack[first + count].score = score
        count += 1
    context.top = first + count
    return count, best, unsure


def pick(stack, start, end):
    """Move the most promising of the remaining actions to the front; ties keep their order."""
    best, score = start, stack[start].score
    for index in range(start + 1, end):
        if stack[index].score > score:
            best, score = index, stack[index].score
    action, key, check = stack[best].action, stack[best].key, stack[best].check
    for index in range(best, start, -1):
        stack[index].action = stack[index - 1].action
        stack[index].score = stack[index - 1].score
        stack[index].key = stack[index - 1].key
        stack[index].check = stack[index - 1].check
    stack[start].action = action
    stack[start].score = score
    stack[start].key = key
    stack[start].check = check
    return action


def put_off_taken(context, stack, start, end, ply):
    """Put off actions that lead to where another thread is now."""
    for index in range(start, end):
        score = full_score(stack[index].score)
        taken = is_taken(context, ply, stack[index].key)
        stack[index].score = score - LATER if taken else score


def full_score(score):
    """The score of an action, whether it is put off or not."""
    return score + LATER if score < -LATER // 2 else score


def answered_ahead(game, state, player, depth, beta, count, context):
    """Step 8: a lower bound of beta or more on one of the actions, from the table alone."""
    stack = view(context.stack, STACK, MOVE)
    best = -INFINITE
    for index in range(context.top - count, context.top):
        if not table_probe(context, Bits(stack[index].key), Bits(stack[index].check)):
            continue
        entry = table_entry(context)
        if entry.depth >= (SOLVED if context.proving != 0 else depth - 1):
            kind = entry.bound & 3
            value = table_value(context)
            if game.to_move(game.result(state, stack[index].action)) != player:
                value = -value
                kind = AT_LEAST + AT_MOST - kind if kind != EXACTLY else kind
            if kind != AT_MOST and value > best:
                best = value
                if best >= beta:
                    if entry.depth < SOLVED:
                        context.estimates += 1
                    break
    return best


def reward(context, player, depth, ply, first, index):
    """An action that cut is tried early elsewhere, at this ply and in general; those that were
    tried before it, in vain, are tried later."""
    stack = view(context.stack, STACK, MOVE)
    action = stack[index].action
    if context.killers != 0 and context.killer_actions[ply, 0] != action:
        context.killer_actions[ply, 1] = context.killer_actions[ply, 0]
        context.killer_actions[ply, 0] = action
    if context.killers != 0:
        context.counter_actions[player, context.path[ply] & (HISTORY - 1)] = action
    if context.history != 0 and index > first:
        for earlier in range(first, index):
            add_history(context, player, stack[earlier].action, -depth)
        add_history(context, player, action, depth * depth)


def add_history(context, player, action, points):
    slot = action & (HISTORY - 1)
    score = context.history_scores[player, slot] + points
    context.history_scores[player, slot] = max(-MOST_HISTORY, min(score, MOST_HISTORY))
