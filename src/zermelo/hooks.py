"""Every hook of a game, listed once.

A hook is a method or an attribute that a game may define. From this list follow what `help(Game)`
and docs/games.md say, which methods are compiled and for what types, how games whose actions are
not integers are adapted, and what `zermelo check` covers.

`python -m tests.test_hooks --write` rewrites the tables of docs/games.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from .display import fields_html

__all__ = ["BY_NAME", "HOOKS", "REQUIRED", "Hook", "overview", "table", "with_tables"]

RULES, KIND, COMMON, TUNING = "rules", "kind of game", "what most games want", "engine tuning"


class Hook(NamedTuple):
    """A method with `arguments`, or an attribute where they are None."""

    name: str
    tier: str
    group: str
    arguments: tuple[str, ...] | None
    doc: str
    checks: tuple[str, ...]
    """The rules of `zermelo check` that a wrong one breaks."""
    compiled: bool
    returns: str
    """"state", "action" or "actions" where it returns these, which kernels convert."""

    def _repr_html_(self) -> str:
        return fields_html(self)

    @property
    def signature(self) -> str:
        return self.name if self.arguments is None else f"{self.name}({', '.join(self.arguments)})"


_SIX = "the six functions"

# Tier: group; then each hook with its arguments, the rules that check it, and what it says.
_LISTED = """
# rules: the six functions
initial_state() | states are values; same answer twice
    the state at the start
to_move(state) | whose turn
    whose turn it is: 0, 1, ... or `CHANCE`
actions(state) | actions; distinct actions; actions until the end; no actions after the end
    the legal actions, as a generator; none once the game is over
result(state, action) | states are values; result leaves its state alone; same answer twice
    the next state
is_terminal(state) | is it over
    whether the game is over
utility(state, player) | finite values; zero sum; utility bounds
    what the end is worth to a player
# rules: chance and hidden information
probability(state, action) | probabilities
    how likely chance takes this action; only with chance
information(state, player) | same information; perfect recall; hidden information
    what the player knows, as a value; only with hidden information
# kind of game: what kind of game it is
players | attributes
    the number of players; 2 by default
zero_sum | zero sum
    whether utilities sum to 0; True by default
utility_bounds | utility bounds
    the least and the greatest utility, None if unknown; (-1, 1) by default
max_actions | most actions
    no state has more actions; 256 by default
tree_nodes | attributes; tree nodes
    how many nodes the whole game tree has, 0 if unknown; a small one is searched as it stands
compiled | attributes
    False: always run in plain Python
compiled_for | attributes
    parameters that are floats but worth compiling for; other values of the rest compile nothing
player_names | attributes
    what the players are called
path_parameters | attributes
    parameters that name files: data files, such as records, may not set them
wording_parameters | attributes
    parameters that only say how moves are written: what is stored or learnt fits them all
# what most games want: evaluation
evaluate(state, player) | finite values
    the estimate where search is cut off
features(state, player) | features
    numbers that describe the state, as the player sees it
feature_names | features
    what the features are called
weights | features
    with the mix-in `LinearEvaluation`: `evaluate` is the weighted sum of the features
# what most games want: symmetries
symmetries | symmetries
    how many there are, the identity included
symmetric_state(state, symmetry) | symmetries
    the state under symmetry 0 (itself), 1, ...
symmetric_action(action, symmetry) | symmetries
    the action under that symmetry
# what most games want: learning
observation_shape | observation
    the shape of what a network sees
observation(state, player, planes) | observation
    fill `planes`, an array of that shape, with what a network sees
ownership(state, player, cells) | ownership
    at the end of a game, fill `cells`, an array of the shape `observation_shape[1:]`, with 1 where
    the player owns the cell, -1 where an opponent does, 0 where nobody does: networks learn it
    besides who won
sparse_features(state, player) | sparse features
    64-bit words whose set bits say which features are on, such as a piece on a square, as the
    player sees the state; learnt evaluations weigh them. Follows from `observation` if not given
feature_places | sparse features
    groups of features of which at most one is on, such as what may stand on a square; found in
    random games if not given
patterns | sparse features
    groups of places, by their numbers, that a learnt evaluation looks at together; with each come
    its images under symmetries. Drawn at random if not given
feature_images | sparse features
    for each way to turn the board that leaves a position's worth much as it was, though it is no
    symmetry of the rules, such as chess from left to right: what each feature becomes. Learnt
    evaluations learn from these images, too
# what most games want: notation and picture
action_text(state, action) | action names
    the action in the game's notation
parse_action(state, text) | action names
    the legal action of that name
action_words(state, action) | action names
    the action in words, for buttons and logs: of a player beginning with a verb, as in `raise to
    4`; of chance, a sentence
sees(state, action, player) | what is seen
    whether a player who does not move sees which action was taken; only with hidden information
listed_actions(state) | listed actions
    the actions that are shown as a list, where finding the others is part of the game
state_text(state) | states read back
    the state as text
parse_state(text) | states read back
    the state that a text describes
board(state, player) | board
    what to draw, as data (see `zermelo/board.py`); `player` is the viewer, None sees all
value_text(value) | words
    what being better by a value above 0 is called, such as "+1.4" or "ahead by 6"; empty if there
    is no better word for it than the number
win_text(plies) | words
    what a win in so many plies is called, as in "mates in 3"; "wins in 5 plies" by default
scored_game | attributes; scored game
    the same game, with the same states, whose utility says more: how soon or by how much it was
    won; None if there is no such game. Analyses for people are made of it
plies_to_end(state, value) | scored game
    where the utility says how soon: how many plies away the end is that this value stands for
action_cells(state, action) | board
    the cells of the grids, the squares of the first circuit, the points of the first track, the
    counters of the first piles or the cards that make up the action: one to place or to take, two
    to move
rules | attributes
    what the player `rules` goes by in this game
guide | attributes
    what people read about the game, a `Guide`: title, summary and kind, rules, how to move, what
    each parameter means, where the game comes from, and moves that lead to a position for a picture
# engine tuning: alpha-beta search
order(state, action) | order
    how promising an action looks: greater comes first
is_quiet(state) | true or false
    False where search must look beyond the horizon
noisy_actions(state) | chosen actions
    the actions that quiescence search follows from a state that is not quiet
candidates(state) | chosen actions
    actions of which one is as good as any; not called where `bounds` settles the value
bounds(state) | bounds
    what the value to the player to move lies between
bounds_within(state, alpha, beta) | bounds
    the same in the last plies, no more exact than the window needs
key(state) | keys
    what of a state its value depends on, as a tuple: states that share it share an entry in
    transposition tables. A number is taken for a hash of it: then the state itself must be the same
null_move(state) | null move
    the state if the player to move passed; the same state where that must not be tried
threatened(state) | true or false
    whether a threat must be met at once, like a check: search looks deeper and leaves none out
makes_threat(state, action) | threats
    whether there is such a threat after an action, if that is quicker to say than by looking there
accuracy(value) | accuracy
    how far an estimate of this size is usually off; 0 if unknown
plies_left(state) | plies left
    the game lasts no longer than this from here
last_plies | attributes
    this close to the end, ordering actions costs more than it saves
resolution | resolution
    utilities are multiples of this; 0 if there is no such step
# engine tuning: Monte Carlo search
random_action(state, dice) | drawn actions
    a uniformly random action from 64 random bits, faster than by listing them all
playout_action(state, dice) | drawn actions
    a sensible random action for playouts
possible_states(information, player, count, rng) | possible states
    random states that look so to the player, where filtering would find none
hidden_change(state, information, player, dice) | possible states
    a state that looks so to the player, near this one, with something hidden changed at random;
    the same state where that fails. Information must have the form of a state
# engine tuning: exact exploitability
world(state) | world
    the state without what players merely remember: play goes on from both alike, and one action
    teaches a player the same in both. Large games are measured world by world
# engine tuning: opening books and endgame tables
book_key(state) | keys
    a hash; states that share one share a line of opening books
endgames | endgames
    the classes of endgames: see `zermelo.lookup.Endgames`
index(state) | endgames
    the class of endgame that a state belongs to and its number there; class -1: none
indexed(kind, number) | endgames
    the state of this number in this class, and whether there is one
number_after(kind, number, action) | endgames
    the number after an action that stays in the class and passes the turn; -1 if unknown
table_holds(state, plies) | endgames
    whether a forced win in so many plies comes before the rules count to a draw
table_game | endgames
    the same game without counts to a draw: tables are built of it
"""
_PLAIN = (
    "possible_states",
    "endgames",
    "table_game",
    "path_parameters",
    "wording_parameters",
    "feature_places",
    "patterns",
    "feature_images",
)
_RETURNS = {
    **dict.fromkeys(("actions", "candidates", "listed_actions", "noisy_actions"), "actions"),
    **dict.fromkeys(("result", "null_move", "symmetric_state", "world", "hidden_change"), "state"),
    **dict.fromkeys(
        ("parse_action", "playout_action", "random_action", "symmetric_action"), "action"
    ),
}


def _listed() -> Iterator[Hook]:
    tier = group = ""
    for heading, signature, checks, doc in re.findall(
        r"^# (.*)$|^(\S.*) \| (.*)((?:\n    .*)+)", _LISTED, re.MULTILINE
    ):
        if heading:
            tier, group = heading.split(": ")
            continue
        name, is_method, arguments = signature.partition("(")
        yield Hook(
            name,
            tier,
            group,
            tuple(re.findall(r"\w+", arguments)) if is_method else None,
            " ".join(doc.split()),
            tuple(checks.split("; ")),
            name not in _PLAIN and group != "notation and picture",
            _RETURNS.get(name, ""),
        )


HOOKS = tuple(_listed())
"""All that a game may define, in the order in which people read it."""
BY_NAME = {hook.name: hook for hook in HOOKS}
"""The same by name."""
REQUIRED = tuple(hook.name for hook in HOOKS if hook.group == _SIX)
"""The six functions that every game has."""


# Documentation.


def overview() -> str:
    """The hooks by tier and group, for `help(Game)`.

    >>> "initial_state()" in overview()
    True
    """
    text = ""
    for (tier, group), hooks in groupby(HOOKS, lambda hook: (hook.tier, hook.group)):
        text += f"\n{group} ({tier})\n" if tier in (COMMON, TUNING) else f"\n{group}\n"
        text += "".join(f"    {hook.signature}: {hook.doc}\n" for hook in hooks)
    return text


def table(tier: str) -> str:
    """The hooks of a tier as a table in Markdown.

    >>> print(table("engine tuning").splitlines()[0])
    | hook | what it says | checked as |
    """
    rows = ["| hook | what it says | checked as |", "| --- | --- | --- |"]
    rows += [
        f"| `{hook.signature}` | {hook.doc} | {', '.join(hook.checks)} |"
        for hook in HOOKS
        if hook.tier == tier
    ]
    return "\n".join(rows)


def with_tables(page: str) -> str:
    """The page with each table between `<!-- hooks: TIER -->` and `<!-- end -->` rewritten.

    >>> page = with_tables("<!-- hooks: rules -->" + chr(10) + "<!-- end -->")
    >>> "initial_state" in page
    True
    """
    return re.sub(
        r"(<!-- hooks: ([\w ]+) -->\n).*?(<!-- end -->)",
        lambda found: f"{found[1]}\n{table(found[2])}\n\n{found[3]}",
        page,
        flags=re.DOTALL,
    )
