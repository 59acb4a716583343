"""How kernels are compiled: as one program, without what the game does not need.

Left alone, Numba makes of every function a library that Python could call: with wrappers, linked
with all that it calls, optimised and turned into machine code; then the same again for its caller.
A kernel calls a hundred functions. Here a helper stays what its own lines are in LLVM's language,
and a kernel is linked from all of its helpers and optimised once.
"""

from __future__ import annotations

from typing import Any

from llvmlite import binding as llvm
from numba import _dynfunc
from numba.core import ir
from numba.core.codegen import JITCodeLibrary, RuntimeLinker
from numba.core.compiler import Compiler, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.untyped_passes import IRProcessing

__all__ = ["HELPER", "KERNEL"]


class _Program(JITCodeLibrary):
    """A kernel, linked with its helpers and theirs."""

    def add_linking_library(self, library: Any) -> None:
        super().add_linking_library(library)
        if isinstance(library, _Helper):
            self._linking_libraries.extend(library._linking_libraries)

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout
        for function in module.functions:
            if not function.is_declaration:  # for which Numba would make passes too
                passes, builder = self._codegen._function_pass_manager()
                passes.run(function, builder)

    def _optimize_final_module(self) -> None:
        _close_circles(self._final_module)
        super()._optimize_final_module()


class _Helper(_Program):
    """Code to be linked into kernels; it has no address of its own."""

    def finalize(self) -> None:
        self._finalized = True


def _close_circles(module: Any) -> None:
    """Functions that call each other in a circle: Numba looks the address of the one that is
    compiled last up at run time. In one program it is known."""
    defined = {function.name for function in module.functions if not function.is_declaration}
    prefix = RuntimeLinker.PREFIX
    for name in [variable.name for variable in module.global_variables]:
        callee = name.removeprefix(prefix)
        if name.startswith(prefix) and callee in defined:
            lines = (
                f'declare void @"{callee}"()\n@"{name}" = linkonce_odr constant ptr @"{callee}"\n'
            )
            module.link_in(llvm.parse_assembly(lines))


def _stand_in(library: Any, described: Any, environment: Any) -> Any:
    """What Numba knows a helper by. It is never called: there is nothing behind it."""
    module, name = described.lookup_module(), described.qualname.split(".")[-1]
    return _dynfunc.make_function(module, name, "", 0, environment, (library,))


@register_pass(mutates_CFG=False, analysis_only=False)
class _GameConstants(FunctionPass):
    """Numbers of the game become constants before types are inferred.

    So `if game.offers_null_move` is decided at once, and what it leads to need not be compiled.
    """

    _name = "game_constants"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        changed = False
        for block in state.func_ir.blocks.values():
            for statement in block.body:
                value = self._constant(state, statement)
                if value is not None:
                    constant = ir.Const(value, statement.loc)
                    state.func_ir._definitions[statement.target.name] = [constant]
                    statement.value = constant
                    changed = True
        return changed

    def _constant(self, state: Any, statement: Any) -> Any:
        if not (isinstance(statement, ir.Assign) and isinstance(statement.value, ir.Expr)):
            return None
        expression = statement.value
        if expression.op != "getattr" or len(state.func_ir._definitions[statement.target.name]) > 1:
            return None
        sources = state.func_ir._definitions[expression.value.name]
        if len(sources) != 1 or not isinstance(sources[0], ir.Arg):
            return None
        number_of = getattr(state.args[sources[0].index], "number_of", None)
        return number_of and number_of(expression.attr)


class _KernelCompiler(Compiler):
    """Numba's compiler for what Python calls."""

    library_class: type = _Program

    def define_pipelines(self) -> Any:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(_GameConstants, IRProcessing)
        passes.finalize()
        return [passes]

    def _compile_core(self) -> Any:
        state = self.state
        if state.library is None:
            name = state.func_id.func_qualname
            state.library = self.library_class(state.targetctx.codegen(), name)
            state.library.enable_object_caching()
        return super()._compile_core()


class _HelperCompiler(_KernelCompiler):
    """Numba's compiler for what only kernels call."""

    library_class = _Helper

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.state.targetctx.get_executable = _stand_in


KERNEL = {"nogil": True, "pipeline_class": _KernelCompiler}
"""Options of `njit` for what Python calls."""
HELPER = {
    "nogil": True,
    "pipeline_class": _HelperCompiler,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}
"""Options of `njit` for what only kernels call."""
