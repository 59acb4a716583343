"""An exported game for C, and for every language that can call C: a header and libraries."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path

from ..bits import Bits
from ..files import write_whole
from ..kernel.exporting import Target, object_code
from ..kernel.exporting.plain_states import StructField
from .exporting import FAILURES, TABLE, Exported, Function
from .linking import shared_library, static_library

_KEYWORDS = """
auto bool break case char class const continue default delete do double else enum
extern float for goto if inline int long namespace new operator private public
register return short signed sizeof static struct switch template this typedef union
unsigned virtual void volatile while
"""
_TYPES: dict[type, str] = {float: "double", Bits: "uint64_t"}


def write_c(exported: Exported, folder: Path, targets: dict[str, Target]) -> list[Path]:
    """Write the header, and for each target a shared and a static library; gives their paths. What
    is for another machine than the first lies in a folder of the target's name."""
    name = exported.prefix
    written = [folder / f"{name}.h"]
    write_whole(written[0], header(exported).encode())
    for place, (called, target) in enumerate(targets.items()):
        code, _ = object_code(exported.program, target, (f"{name}_",))
        own = folder if place == 0 else folder / called
        shared, static = own / target.library.format(name), own / f"lib{name}.a"
        shared_library(code, target, shared)
        static_library(code, target, static)
        written += [shared, static]
    return written


def header(exported: Exported) -> str:
    """What C needs to know."""
    name, upper, game = exported.prefix, exported.prefix.upper(), exported.original
    failures = "\n".join(
        f"#define {upper}_{failure} ({number}) /* {says} */"
        for failure, (number, says) in FAILURES.items()
    )
    declared = "\n\n".join(_declared(exported, one) for one in exported.functions)
    memory = ""
    if exported.memory:
        memory = _MEMORY.format(name=name, upper=upper, least=exported.memory, usual=TABLE)
    return _HEADER.format(
        name=name,
        upper=upper,
        game=repr(game).replace("*/", "* /"),
        version=exported.version,
        state=_struct(exported.fields),
        players=game.players,
        actions=game.max_actions,
        failures=failures,
        memory=memory,
        declared=declared,
    )


_HEADER = """\
/* {game}, made by zermelo {version}. It needs neither Python nor any other library but C's own.

   A state is a plain struct: copy it, compare it, keep it where you like. No function keeps what it
   is given, so threads can call all of them at once; those that search, each with a block of memory
   of its own. Functions return a number below -99 where they fail. */

#ifndef ZERMELO_{upper}_H
#define ZERMELO_{upper}_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {{
#endif

#define {upper}_PLAYERS {players}
#define {upper}_MOST_ACTIONS {actions} /* of a state */
{memory}
{failures}

typedef struct {{
{state}
}} {name}_state;

typedef struct {{
  uint64_t word;
  int64_t unused;
}} {name}_random;

typedef struct {{
  int64_t action;
  double value;   /* of the state, to the player to move */
  int64_t depth;  /* plies that were searched */
  int64_t nodes;
  int64_t proven; /* 1: the value is exact */
}} {name}_answer;

{declared}

#ifdef __cplusplus
}}
#endif

#endif
"""
_MEMORY = """\
#define {upper}_LEAST_MEMORY {least}
#define {upper}_MEMORY ({least} + {usual}) /* with room to remember positions */
"""


def _struct(fields: Sequence[StructField]) -> str:
    return "\n".join(
        f"  {_TYPES.get(field.kind, 'int64_t')} {c_name(field.name)}"
        f"{'' if field.count is None else f'[{field.count}]'};"
        for field in fields
    )


def c_name(name: str) -> str:
    """A name of Python's that C accepts, too.

    >>> c_name("default"), c_name("cells")
    ('default_', 'cells')
    """
    plain = "".join(one if one.isascii() and (one.isalnum() or one == "_") else "_" for one in name)
    return f"{plain}_" if plain in _KEYWORDS.split() else plain


def _declared(exported: Exported, function: Function) -> str:
    name, parameters = exported.prefix, function.parameters
    for struct in ("STATE", "ANSWER", "RANDOM"):
        parameters = parameters.replace(struct, f"{name}_{struct.lower()}")
    said = textwrap.fill(function.says, 92, initial_indent="/* ", subsequent_indent="   ")
    return f"{said} */\n{function.returns} {name}_{function.entry.name}({parameters});"
