"""The kernel of depth-first proof-number search.

A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications",
doctoral thesis, University of Tokyo, 2002. A node's proof number is the least
number of leaves that must still turn out well to prove it, its disproof
number the least that must turn out badly. The search goes where the answer
seems nearest: deep and narrow where moves are forced.

A state met again on its own path proves nothing: who must make progress has
made none. What is disproven only because of such a repetition holds on that
path alone, so it is not kept in the table (the graph-history interaction
problem); `depends` is the ply of the earliest state it rests on.

A state is known again by its keyed hash; the fixed one says where in the table it is.
"""

from __future__ import annotations

import numpy as np

from ...bits import Bits
from ...kernel import kernel, keyed_hash, state_hash, view
from ..limits import (
    COUNTERS,
    MOST_PLIES,
    NOT_A_NUMBER,
    OUT_OF_NODES,
    RUNNING,
    TOO_MANY_ACTIONS,
)

ENDLESS = 1 << 40
"""The proof number of what can't be proven, the disproof number of what is."""
NOTHING = 1 << 20  # `depends` of what rests on no repetition
BUCKET = 4

ENTRY = np.dtype(
    [("check", np.uint64), ("proof", np.int64), ("disproof", np.int64), ("effort", np.int64)],
    align=True,
)
NUMBERS = [("proof", np.int64), ("disproof", np.int64), ("depends", np.int64)]
CHILD = np.dtype([("action", np.int64), *NUMBERS], align=True)
FRAME = np.dtype(
    [
        ("key", np.uint64),  # where in the table it is
        ("check", np.uint64),  # and which
        ("count", np.int64),
        ("mine", np.int64),  # 1 where the player to prove for moves
        *NUMBERS,
        ("start", np.int64),  # nodes when it was entered
    ],
    align=True,
)
RECORD = np.dtype(
    [
        *COUNTERS,
        ("too_deep", np.int64),
        ("repeated", np.int64),  # 1 where a line came back to a state of its own
        ("player", np.int64),
        ("at_least", np.float64),
        ("frames", np.int64),  # addresses
        ("children", np.int64),
        ("table", np.int64),
        ("buckets", np.int64),
    ],
    align=True,
)


@kernel
def descend(game, state, ply, most_proof, most_disproof, record):
    """Work below a state until a number passes its limit; false if the search must stop."""
    if not expand(game, state, ply, record):
        return False
    while True:
        sum_up(game, ply, record)
        frame = frame_of(record, ply)
        if frame.proof >= most_proof or frame.disproof >= most_disproof:
            break
        i, proof, disproof = most_proving(game, ply, most_proof, most_disproof, record)
        child = game.result(state, child_of(game, record, ply, i).action)
        if not descend(game, child, ply + 1, proof, disproof, record):
            return False
        take_up(game, ply, i, record)
    remember(ply, record)
    return True


def frame_of(record, ply):
    return view(record.frames, MOST_PLIES + 1, FRAME)[ply]


def child_of(game, record, ply, i):
    return view(record.children, (MOST_PLIES + 1) * game.max_actions, CHILD)[
        ply * game.max_actions + i
    ]


def expand(game, state, ply, record):
    """List the children with what is known of them."""
    if record.stop != RUNNING:
        return False
    frame = frame_of(record, ply)
    frame.key, frame.check = int(state_hash(state)), int(keyed_hash(state))
    frame.mine = 1 if game.to_move(state) == record.player else 0
    frame.start = record.nodes
    frame.count = 0
    for action in game.actions(state):
        if frame.count == game.max_actions:
            record.stop = TOO_MANY_ACTIONS
            return False
        child = child_of(game, record, ply, frame.count)
        child.action = action
        assess(game, game.result(state, action), ply, child, record)
        frame.count += 1
        record.nodes += 1
    if record.nodes > record.most_nodes:
        record.stop = OUT_OF_NODES
    return record.stop == RUNNING


def assess(game, state, ply, child, record):
    """What is known of a child: the end of the game, a repetition, a table entry, or nothing."""
    child.proof, child.disproof, child.depends = 1, 1, NOTHING
    if game.is_terminal(state):
        value = float(game.utility(state, int(record.player)))
        record.leaves += 1
        if value != value:
            record.stop = NOT_A_NUMBER
        proven = value >= record.at_least
        child.proof, child.disproof = (0, ENDLESS) if proven else (ENDLESS, 0)
        return
    key, check = state_hash(state), keyed_hash(state)
    if ply + 1 == MOST_PLIES:
        record.too_deep = 1
        child.proof, child.disproof, child.depends = ENDLESS, 0, 0
        return
    for above in range(ply + 1):
        frame = frame_of(record, above)
        if Bits(frame.key) == key and Bits(frame.check) == check:
            child.proof, child.disproof, child.depends = ENDLESS, 0, above
            record.repeated = 1
            return
    entries = view(record.table, record.buckets * BUCKET, ENTRY)
    first = int(key & (record.buckets - 1)) * BUCKET
    for index in range(first, first + BUCKET):
        if entries[index].effort > 0 and Bits(entries[index].check) == check:
            record.table_hits += 1
            child.proof, child.disproof = entries[index].proof, entries[index].disproof


def sum_up(game, ply, record):
    """Combine the numbers: the player needs one proven child, the others one disproven."""
    frame = frame_of(record, ply)
    least_proof, least_disproof, proofs, disproofs = ENDLESS, ENDLESS, 0, 0
    weakest, strongest = NOTHING, -1  # of all disproofs, of any one
    for i in range(frame.count):
        child = child_of(game, record, ply, i)
        least_proof = min(least_proof, child.proof)
        least_disproof = min(least_disproof, child.disproof)
        proofs = min(proofs + child.proof, ENDLESS)
        disproofs = min(disproofs + child.disproof, ENDLESS)
        if child.disproof == 0:
            weakest = min(weakest, child.depends)
            strongest = max(strongest, child.depends)
    frame.proof = least_proof if frame.mine else proofs
    frame.disproof = disproofs if frame.mine else least_disproof
    frame.depends = NOTHING
    if frame.proof == 0:
        frame.disproof = ENDLESS
    elif frame.disproof == 0:
        frame.proof = ENDLESS
        depends = weakest if frame.mine else strongest
        frame.depends = depends if depends < ply else NOTHING
    else:  # cut short at the greatest number, but not endless
        frame.proof = min(frame.proof, ENDLESS - 1)
        frame.disproof = min(frame.disproof, ENDLESS - 1)


def most_proving(game, ply, most_proof, most_disproof, record):
    """The child to work on, and its limits: until its nearest sibling is clearly better.

    The margin of a quarter keeps the search from switching to and fro (Pawlewicz and Lew, 2007).
    """
    frame = frame_of(record, ply)
    chosen, best, second = 0, ENDLESS + 1, ENDLESS + 1
    for i in range(frame.count):
        child = child_of(game, record, ply, i)
        number = child.proof if frame.mine else child.disproof
        if number < best:
            chosen, best, second = i, number, best
        elif number < second:
            second = number
    child = child_of(game, record, ply, chosen)
    limit = second + 1 + second // 4
    if frame.mine:
        left = most_disproof - frame.disproof + child.disproof
        return chosen, min(most_proof, limit), min(left, ENDLESS)
    left = most_proof - frame.proof + child.proof
    return chosen, min(left, ENDLESS), min(most_disproof, limit)


def take_up(game, ply, i, record):
    child, below = child_of(game, record, ply, i), frame_of(record, ply + 1)
    child.proof, child.disproof, child.depends = below.proof, below.disproof, below.depends


def remember(ply, record):
    """Store the numbers, unless they depend on the path; entries with the least work are
    replaced."""
    frame = frame_of(record, ply)
    if frame.depends != NOTHING:
        return
    key, check = Bits(frame.key), Bits(frame.check)
    entries = view(record.table, record.buckets * BUCKET, ENTRY)
    first = int(key & (record.buckets - 1)) * BUCKET
    slot = first
    for index in range(first, first + BUCKET):
        if entries[index].effort > 0 and Bits(entries[index].check) == check:
            slot = index
            break
        if entries[index].effort < entries[slot].effort:
            slot = index
    entry = entries[slot]
    effort = record.nodes - frame.start + 1
    if entry.effort > 0 and Bits(entry.check) == check:
        effort += entry.effort
    entry.check, entry.effort = int(check), effort
    entry.proof, entry.disproof = frame.proof, frame.disproof
