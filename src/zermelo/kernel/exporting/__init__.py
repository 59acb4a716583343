"""Kernels as programs that need no Python: for other processors, for C and for WebAssembly."""

from __future__ import annotations

from collections.abc import Sequence

from ...game import Game
from .entry_point import EntryPoint
from .target import Target

__all__ = ["EntryPoint", "Target", "object_code", "program_of", "support_code"]


def program_of(game: Game, prefix: str, entries: Sequence[EntryPoint]) -> str:
    """The program with these functions, whose names begin with a prefix, in LLVM's language."""
    from ..api import native_side  # imports Numba, which takes a while

    native_side()
    from .program import program_of as made

    program: str = made(game, prefix, entries)
    return program


def object_code(program: str, target: Target, exported: tuple[str, ...]) -> tuple[bytes, list[str]]:
    """A program as an object file for a target, and the names of the functions that it calls and
    does not have. Those whose names begin with one of `exported` can be called from outside."""
    from .targets import object_file

    return object_file(program, target, exported)


def support_code(target: Target) -> bytes:
    """An object file with what WebAssembly has neither a system nor instructions for."""
    from .targets import support_code as made

    return made(target)
