"""Move ordering: the table's action, the game's own order, killers, counter-moves, history."""

from __future__ import annotations

from typing import NamedTuple

from ...bits import Bits
from ...kernel import keyed_hash, state_hash, view, what_counts
from ..limits import TOO_MANY_ACTIONS
from .abdada import is_taken
from .context import HISTORY, INFINITE, MOVE, STACK
from .learnt_order import learnt_score
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
    """The key and the check word of a state, from the game's `key` where it offers one."""
    if game.offers_key:
        known = game.key(state)
        return state_hash(known), keyed_hash(what_counts(known, state))
    return state_hash(state), keyed_hash(state)


class Candidates(NamedTuple):
    """The actions of a node that are on the stack."""

    first: int
    """Where on the stack they begin."""
    size: int
    """How many there are."""
    best: float
    """The greatest bound of the actions that were decided by bounds; -INFINITE if there is none."""
    keyed: bool
    """Whether the states after them are hashed."""
    bounded: bool
    """Whether bounds say nothing about them in this window, so that children need not look."""


class EarlyActions(NamedTuple):
    """Actions that caused cutoffs elsewhere and are tried early."""

    known: int
    """From the table, in its short form; -1: none."""
    killer: int
    other_killer: int
    counter: int
    """The action that refuted the same previous action."""


def generate(game, state, at, known, context, trace):
    """Step 7: put the candidates of a node (`at`) on the stack with their scores.

    From `key_depth` on children are hashed and, unless there is a trace, judged by their bounds:
    those that can't raise alpha are left out, and one that reaches beta ends the node.
    """
    stack = view(context.stack, STACK, MOVE)
    first = context.top
    keyed = at.depth > context.key_depth
    judged = keyed and trace is None
    count, best, bounded = 0, -INFINITE, judged
    early = early_actions(at, known, context)
    for action in game.candidates(state):
        if first + count >= STACK:
            context.stop = TOO_MANY_ACTIONS
            break
        if keyed:
            child = game.result(state, action)
            if game.offers_bounds and judged and not game.is_terminal(child):
                low, high = bounds_for(game, child, at.player)
                if low >= at.beta:
                    return Candidates(first, 0, low, keyed, False)
                if high <= at.alpha:
                    best = max(best, high)
                    continue
                bounded = bounded and low <= at.alpha and high >= at.beta
            key, check = position_hashes(game, child)
            stack[first + count].key = int(key)
            stack[first + count].check = int(check)
            table_expect(context, key)
        stack[first + count].action = action
        stack[first + count].score = score_of(game, state, action, at, early, context)
        count += 1
    context.top = first + count
    return Candidates(first, count, best, keyed, bounded)


def bounds_for(game, state, player):
    """The bounds that the game offers on a state's value to a player."""
    low, high = game.bounds(state)
    if game.to_move(state) != player:
        low, high = -high, -low
    return low, high


def early_actions(at, known, context):
    """The actions suggested by the table, killers and counter-moves; without killers, none."""
    previous = context.path[at.ply] & (HISTORY - 1)
    return EarlyActions(
        known,
        context.killer_actions[at.ply, 0],
        context.killer_actions[at.ply, 1],
        context.counter_actions[at.player, previous],
    )


def score_of(game, state, action, at, early, context):
    """The score of an action: greater ones are searched first."""
    score = 0
    if game.offers_order and context.order != 0:
        score = FROM_ORDER * game.order(state, action)
        if game._placements > 0 and at.depth >= context.judge_depth:
            score += FROM_ORDER * learnt_score(game, state, action, at.player, at.depth, context)
    if action == early.killer:
        score += KILLER_BONUS + 1
    elif action == early.other_killer:
        score += KILLER_BONUS
    elif action == early.counter:
        score += KILLER_BONUS - 1
    score += int(context.history_scores[at.player, action & (HISTORY - 1)])
    if short(action) == early.known:
        score += FROM_TABLE
    return score


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
    """Lower the scores of actions that lead to where another thread is now."""
    for index in range(start, end):
        score = full_score(stack[index].score)
        taken = is_taken(context, ply, stack[index].key)
        stack[index].score = score - LATER if taken else score


def full_score(score):
    """The score of an action as it was before `put_off_taken`."""
    return score + LATER if score < -LATER // 2 else score


def answered_ahead(game, state, at, candidates, context):
    """Step 8: the greatest lower bound that the table has on an action, up to the first at beta."""
    stack = view(context.stack, STACK, MOVE)
    best = -INFINITE
    for index in range(candidates.first, candidates.first + candidates.size):
        if not table_probe(context, Bits(stack[index].key), Bits(stack[index].check)):
            continue
        entry = table_entry(context)
        if entry.depth >= (SOLVED if context.proving != 0 else at.depth - 1):
            kind = entry.bound & 3
            value = table_value(context)
            if game.to_move(game.result(state, stack[index].action)) != at.player:
                value = -value
                kind = AT_LEAST + AT_MOST - kind if kind != EXACTLY else kind
            if kind != AT_MOST and value > best:
                best = value
                if best >= at.beta:
                    if entry.depth < SOLVED:
                        context.estimates += 1
                    break
    return best


def reward(context, at, first, index):
    """Step 13: credit the action that caused a cutoff, and debit those tried before it.

    The actions of the node begin at `first` on the stack; the one at `index` caused the cutoff.
    """
    stack = view(context.stack, STACK, MOVE)
    action = stack[index].action
    if context.killers != 0 and context.killer_actions[at.ply, 0] != action:
        context.killer_actions[at.ply, 1] = context.killer_actions[at.ply, 0]
        context.killer_actions[at.ply, 0] = action
    if context.killers != 0:
        context.counter_actions[at.player, context.path[at.ply] & (HISTORY - 1)] = action
    if context.history != 0 and index > first:
        for earlier in range(first, index):
            add_history(context, at.player, stack[earlier].action, -at.depth)
        add_history(context, at.player, action, at.depth * at.depth)


def add_history(context, player, action, points):
    slot = action & (HISTORY - 1)
    score = context.history_scores[player, slot] + points
    context.history_scores[player, slot] = max(-MOST_HISTORY, min(score, MOST_HISTORY))
