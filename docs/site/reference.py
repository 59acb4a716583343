"""The reference: every public name, from its docstring.

A name that is public in several places is described in the first and linked from the others.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
from collections.abc import Iterator
from itertools import pairwise
from types import ModuleType
from typing import Any, get_origin

from .pages import Page, page, table, toctree

FOLDER = "api"
MODULES = {
    "Everyday": (
        "zermelo",
        "zermelo.games",
        "zermelo.play",
        "zermelo.result",
        "zermelo.algorithms",
    ),
    "Games of your own": (
        "zermelo.game",
        "zermelo.hooks",
        "zermelo.board",
        "zermelo.guide",
        "zermelo.svg",
        "zermelo.bits",
        "zermelo.conformance",
    ),
    "Algorithms": (
        "zermelo.search",
        "zermelo.montecarlo",
        "zermelo.equilibrium",
        "zermelo.strategy",
        "zermelo.lookup",
        "zermelo.exact",
        "zermelo.perft",
        "zermelo.playouts",
    ),
    "Learning": ("zermelo.learning",),
    "Looking inside and checking": ("zermelo.trace", "zermelo.verification"),
    "Other programs and files": (
        "zermelo.bridges.engines",
        "zermelo.bridges.gambit",
        "zermelo.bridges.gtp",
        "zermelo.bridges.openspiel",
        "zermelo.bridges.pettingzoo",
        "zermelo.bridges.pgn",
        "zermelo.bridges.records",
        "zermelo.bridges.sgf",
        "zermelo.bridges.uci",
    ),
    "Underneath": ("zermelo.kernel", "zermelo.cancellation", "zermelo.errors"),
}


def pages() -> Iterator[Page]:
    parts = ["# Reference", "Every public name, from the docstrings."]
    described: dict[int, str] = {}
    for group, modules in MODULES.items():
        found = [importlib.import_module(name) for name in modules]
        rows = [(f"[`{one.__name__}`]({_path(one)})", _first_line(one)) for one in found]
        parts += [f"## {group}", table(("module", ""), rows)]
        parts.append(toctree([_path(one).removesuffix(".md") for one in found], ":hidden:"))
        for one in found:
            yield _module(one, described)
    yield page("api.md", *parts)


def _path(module: ModuleType) -> str:
    return f"{FOLDER}/{module.__name__}.md"


def _first_line(thing: Any) -> str:
    said = (inspect.getdoc(thing) or "").partition("\n\n")[0]
    return " ".join(said.split()).replace("|", "\\|")


def _module(module: ModuleType, described: dict[int, str]) -> Page:
    lines = [f".. automodule:: {module.__name__}", "   :no-members:", ""]
    elsewhere = []
    for name in sorted(module.__all__, key=lambda one: _rank(getattr(module, one))):
        thing, full = getattr(module, name), f"{module.__name__}.{name}"
        if isinstance(thing, ModuleType):
            continue
        home = described.setdefault(_identity(thing, full), full)
        if home != full:
            elsewhere.append(f"- :py:obj:`{name} <{home}>`")
            continue
        lines += _entry(full, thing)
    if elsewhere:
        lines += ["Described elsewhere:", "", *elsewhere]
    title = f"# {module.__name__}"
    return page(_path(module), title, "\n".join(["```{eval-rst}", *lines, "```"]))


def _is_constant(thing: Any) -> bool:
    """Also the name of a type, such as `tuple[int, ...]`, which can be called."""
    return get_origin(thing) is not None or not callable(thing)


def _rank(thing: Any) -> int:
    """Functions first, which is what one looks for; then classes, errors and constants."""
    if _is_constant(thing):
        return 3
    if isinstance(thing, type):
        return 2 if issubclass(thing, Exception) else 1
    return 0


def _identity(thing: Any, full: str) -> int:
    """Of classes and functions; equal constants of several modules are not the same."""
    return hash(full) if _is_constant(thing) else id(thing)


def _entry(full: str, thing: Any) -> list[str]:
    if isinstance(thing, type) and not _is_constant(thing):
        return [f".. autoclass:: {full}", "   :members:", ""]
    if not _is_constant(thing):
        return [f".. autofunction:: {full}", ""]
    return [
        f".. py:data:: {full}",
        f"   :type: {type(thing).__name__}",
        "",
        *_said(full, thing),
        "",
    ]


def _said(full: str, thing: Any) -> list[str]:
    """The string below a constant, in whichever module of the package it is defined."""
    package, _, name = full.rpartition(".")
    for module in list(sys.modules):
        if module.startswith(package) and vars(sys.modules[module]).get(name) is thing:
            body = ast.parse(inspect.getsource(sys.modules[module])).body
            for assigned, below in pairwise(body):
                if _assigns(assigned, name) and isinstance(below, ast.Expr):
                    return [f"   {line}" for line in _text(below.value).splitlines()]
    return []


def _assigns(statement: ast.stmt, name: str) -> bool:
    match statement:
        case ast.Assign(targets=[ast.Name(id)]) | ast.AnnAssign(target=ast.Name(id)):
            return id == name
        case ast.Assign(targets=[ast.Tuple(several)]):
            return any(isinstance(one, ast.Name) and one.id == name for one in several)
    return False


def _text(node: ast.expr) -> str:
    match node:
        case ast.Constant(str(text)):
            return inspect.cleandoc(text)
    return ""
