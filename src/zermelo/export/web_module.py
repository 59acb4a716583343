"""An exported game for JavaScript: a module of WebAssembly, one of JavaScript, and its types."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ..bits import Bits
from ..files import write_whole
from ..kernel.exporting import object_code, support_code
from ..kernel.exporting.target import TARGETS
from .exporting import FAILURES, MEGABYTE, TABLE, Exported
from .linking import web_module

_KINDS: dict[type, str] = {bool: "bool", Bits: "bits", float: "float"}
_TYPES: dict[type, str] = {bool: "boolean", Bits: "bigint", float: "number"}


def write_wasm(exported: Exported, folder: Path) -> list[Path]:
    """Write the three files; gives their paths."""
    name = exported.prefix
    target = TARGETS["wasm"]
    code, _ = object_code(exported.program, target, (f"{name}_",))
    module = folder / f"{name}.wasm"
    functions = [f"{name}_{one.entry.name}" for one in exported.functions]
    web_module([code, support_code(target)], functions, module)
    script, types = folder / f"{name}.js", folder / f"{name}.d.ts"
    write_whole(script, javascript(exported).encode())
    write_whole(types, typescript(exported).encode())
    return [module, script, types]


def javascript(exported: Exported) -> str:
    """The module that loads the game."""
    facts = {
        "NAME": exported.prefix,
        "FIELDS": field_facts(exported),
        "LEAST": exported.memory,
        "USUAL": TABLE // MEGABYTE,
        "LIMITS": exported.limits,
        "FAILURES": dict(FAILURES.values()),
    }
    head = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in facts.items())
    about = f"// {exported.original!r}, made by zermelo {exported.version}.\n\n"
    return about + head + "\n" + (Path(__file__).with_name("module.js")).read_text(encoding="utf-8")


def field_facts(exported: Exported) -> list[list[Any]]:
    """Name, kind and count of each member of a state."""
    return [[field.name, _KINDS.get(field.kind, "int"), field.count] for field in exported.fields]


def typescript(exported: Exported) -> str:
    """The types of that module."""
    lines = []
    for field in exported.fields:
        kind = _TYPES.get(field.kind, "Whole")
        lines.append(f"  {field.name}: {kind}{'' if field.count is None else '[]'};")
    names = {one.entry.name for one in exported.functions}
    more = "".join(text for name, text in _OPTIONAL.items() if name in names)
    limits = " ".join(f"{name}?: number;" for name in exported.limits)
    if exported.limits:
        more += _SEARCH.format(limits=limits)
    return _TEMPLATE.format(
        game=repr(exported.original), version=exported.version, state="\n".join(lines), more=more
    )


_OPTIONAL = {
    "evaluate": "  /** An estimate of what a state that is not over is worth to a player. */\n"
    "  evaluate(state: State, player: number): number;\n",
    "probability": "  /** How likely an action of chance is. */\n"
    "  probability(state: State, action: Whole): number;\n",
}
_SEARCH = """\
  /** Forget what searches remember, and make room for what the next ones will; 16 unless given. */
  prepare(megabytes?: number): void;
  /** The best action found within so many nodes, 100,000 unless given. */
  search(state: State, limits?: {{ {limits} }}): Answer;
  /** The action of a player of a level. */
  choose(state: State, level: "easy" | "medium" | "hard", random: Random): Answer;
"""
_TEMPLATE = """\
// {game}, made by zermelo {version}.

/** A number, or a bigint where a number would not be exact. */
export type Whole = number | bigint;

export interface State {{
{state}
}}

/** What a search found. */
export interface Answer {{
  action: Whole;
  /** Of the state, to the player to move. */
  value: number;
  depth: number;
  nodes: number;
  /** Whether the value is exact. */
  proven: boolean;
}}

/** A stream of random numbers: the same seed gives the same games. */
export class Random {{
  private constructor();
}}

/** The rules of the game, and its search. */
export class Game {{
  /** Load the module: from beside this file, unless an address, bytes or a module is given. */
  static load(source?: string | URL | BufferSource | WebAssembly.Module): Promise<Game>;
  private constructor();
  initialState(): State;
  /** Who is to move, 0 the first player; -1: chance. */
  toMove(state: State): number;
  isTerminal(state: State): boolean;
  actions(state: State): Whole[];
  isLegal(state: State, action: Whole): boolean;
  /** The state after a legal action; an error if it is not legal. */
  result(state: State, action: Whole): State;
  /** What the end is worth to a player. */
  utility(state: State, player: number): number;
  /** The number of paths of so many plies. */
  perft(state: State, depth: number): Whole;
  random(seed?: number): Random;
  /** Any legal action, each as likely; where chance is to move, as likely as the rules say. */
  randomAction(state: State, random: Random): Whole;
{more}}}
"""
