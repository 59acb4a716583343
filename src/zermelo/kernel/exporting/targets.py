"""Programs for other processors and systems than this one.

A program in LLVM's language names the processor that it was made for and how that lays data out.
Both are replaced; what is left is the same everywhere, for states and records have no pointers.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from llvmlite import binding as llvm

from ...errors import NotThisKindOfGame
from .runtime import HEAP, WIDE_PRODUCT
from .target import Target


def object_file(program: str, target: Target, exported: tuple[str, ...]) -> tuple[bytes, list[str]]:
    """The program as an object file for a target, and the names of the functions that it calls and
    does not have. Those whose names begin with `exported` can be called from outside."""
    machine = _machine(target)
    module = llvm.parse_assembly(_retargeted(program, target, machine))
    _hide(module, exported)
    _optimise(module, machine)
    module.verify()
    missing = [one.name for one in module.functions if one.is_declaration]
    missing = [name for name in missing if not name.startswith("llvm.")]
    if python := [name for name in missing if name.startswith(("Py", "_Py", "numba_"))]:
        raise NotThisKindOfGame(
            f"the rules can't be exported: they need Python at run time ({', '.join(python)})"
        )
    return machine.emit_object(module), missing


def support_code(target: Target) -> bytes:
    """An object file with what WebAssembly has no system and no processor for. It is not optimised
    with the program, for LLVM knows what `malloc` promises, and would make use of it inside."""
    machine = _machine(target)
    module = llvm.parse_assembly(_retargeted(WIDE_PRODUCT + HEAP, target, machine))
    module.verify()
    return bytes(machine.emit_object(module))


@cache
def _machine(target: Target) -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    found = llvm.Target.from_triple(target.triple)
    return found.create_target_machine(
        opt=3, reloc="pic" if not target.is_web else "default", features=target.features
    )


def _retargeted(program: str, target: Target, machine: Any) -> str:
    lines = [
        line
        for line in program.splitlines()
        if not line.startswith(("target datalayout", "target triple"))
    ]
    text = re.sub(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', "", "\n".join(lines))
    layout = str(machine.target_data)
    if target.is_web:
        # Numba's passes found what lies in a row by its distance in bytes, from pointers of eight.
        # Those of four bytes are given places of eight, so that all distances stay the same.
        layout = layout.replace("p:32:32", "p:32:64")
    head = f'target datalayout = "{layout}"\ntarget triple = "{target.triple}"\n'
    return head + text.replace(" = common ", " = internal ")


def _hide(module: Any, exported: tuple[str, ...]) -> None:
    for one in (*module.functions, *module.global_variables):
        if not one.is_declaration:
            one.linkage = "external" if one.name.startswith(exported) else "internal"


def _optimise(module: Any, machine: Any) -> None:
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, tuning)
    passes = builder.getModulePassManager()
    passes.run(module, builder)
