"""Every hook of a game, by subject.

A hook is a method or an attribute that a game may define. `Game` has them all, with what they say;
from there follow docs/games.md, which methods are compiled and for what types, how games whose
actions are not integers are adapted, and what `zermelo check` covers.

`python -m tests.test_hooks --write` rewrites the tables of docs/games.md.
"""

from __future__ import annotations

import re
from itertools import groupby

from .game import hooks_by_group
from .hook import COMMON, SIX, TUNING, Hook

__all__ = ["BY_NAME", "HOOKS", "REQUIRED", "Hook", "overview", "table", "with_tables"]

HOOKS = tuple(hooks_by_group())
"""All that a game may define, in the order in which people read it."""
BY_NAME = {hook.name: hook for hook in HOOKS}
"""The same by name."""
REQUIRED = tuple(hook.name for hook in HOOKS if hook.group == SIX)
"""The six functions that every game has."""
NEVER_COMPILED = frozenset(hook.name for hook in HOOKS if not hook.compiled)


# Documentation.


def overview() -> str:
    """The hooks by tier and group.

    >>> "initial_state()" in overview()
    True
    """
    text = ""
    for (tier, title), hooks in groupby(HOOKS, lambda hook: hook.group):
        text += f"\n{title} ({tier})\n" if tier in (COMMON, TUNING) else f"\n{title}\n"
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
        if hook.group.tier == tier
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
