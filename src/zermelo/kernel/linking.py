"""How kernels are compiled: as one program, without what the game does not need.

Left alone, Numba makes of every function a library that Python could call: with wrappers, linked
with all that it calls, optimised and turned into machine code; then the same again for its caller.
A kernel calls a hundred functions. Here a helper stays what its own lines are in LLVM's language,
and a kernel is linked from all of its helpers and optimised once.
"""

from __future__ import annotations

import re
from typing import Any

from llvmlite import binding as llvm
from numba import _dynfunc
from numba.core.bytecode import FunctionIdentity
from numba.core.codegen import JITCodeLibrary, RuntimeLinker
from numba.core.compiler import Compiler, DefaultPassBuilder
from numba.core.compiler_lock import require_global_compiler_lock
from numba.core.typed_passes import NopythonTypeInference
from numba.core.untyped_passes import ExtractByteCode, IRProcessing

from .as_written.passes import AFTER_TYPING, BEFORE_TYPING
from .as_written.source import readable


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

    def finalize(self) -> None:
        require_global_compiler_lock()
        self._raise_if_finalized()
        self._link()
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()

    def _link(self) -> None:
        """Helpers are linked first: what Numba has for all is taken only where it is called."""
        program, libraries = self._final_module, list(dict.fromkeys(self._linking_libraries))
        own = {one.name for one in program.functions}
        for library in libraries:
            self._reload_init.update(library._reload_init)
            if isinstance(library, _Helper):
                program.link_in(library._final_module, preserve=True)
        _close_circles(program)
        for function in program.functions:
            if not function.is_declaration and function.name not in own:
                function.linkage = "internal"  # not called from outside
        for library in libraries:
            if not isinstance(library, _Helper):
                program.link_in(library._get_module_for_linking(), preserve=True)


class Linked(_Program):
    """A program for another processor, or another host: linked, neither optimised nor loaded."""

    runtime: str
    """What stands in place of Numba's runtime, in LLVM's language."""

    def finalize(self) -> None:
        require_global_compiler_lock()
        self._raise_if_finalized()
        self._final_module.link_in(
            llvm.parse_assembly(self.runtime)
        )  # first, so that Numba's is left
        self._link()
        self._finalized = True

    @property
    def module(self) -> Any:
        """The program in LLVM's language."""
        return self._final_module


class _Helper(_Program):
    """Code to be linked into kernels; it has no address of its own."""

    def finalize(self) -> None:
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """For a library of Numba's own, which knows nothing of helpers' helpers."""
        module = self._final_module.clone()
        for library in dict.fromkeys(self._linking_libraries):
            is_helper = isinstance(library, _Helper)
            part = library._final_module if is_helper else library._get_module_for_linking()
            module.link_in(part, preserve=True)
        for function in module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                function.linkage = "linkonce_odr"
        return module


def _close_circles(module: Any) -> None:
    """Functions that call each other in a circle: Numba looks the address of the one that is
    compiled last up at run time. In one program it is known."""
    defined = {
        _identity(function.name): function.name
        for function in module.functions
        if not function.is_declaration
    }
    prefix = RuntimeLinker.PREFIX
    for name in [variable.name for variable in module.global_variables]:
        callee = defined.get(_identity(name.removeprefix(prefix)))
        if name.startswith(prefix) and callee is not None:
            address = f'@"{name}" = linkonce_odr constant ptr @"{callee}"'
            module.link_in(llvm.parse_assembly(f'declare void @"{callee}"()\n{address}\n'))


def _identity(name: str) -> str:
    """The part of a function's name that is like no other. Options of the compiler follow, and
    Numba takes those of the caller, though a kernel's are not those of its helpers."""
    found = _NUMBERED.match(name)
    return found[0] if found else name


_NUMBERED = re.compile(r"_ZN.+?B\d+v\d+")


def _stand_in(library: Any, described: Any, environment: Any) -> Any:
    """What Numba knows a helper by. It is never called: there is nothing behind it."""
    module, name = described.lookup_module(), described.qualname.split(".")[-1]
    return _dynfunc.make_function(module, name, "", 0, environment, (library,))


class _KernelCompiler(Compiler):
    """Numba's compiler for what Python calls."""

    library_class: type = _Program

    def compile_extra(self, function: Any) -> Any:
        """As Numba begins, with bytecode that it can read."""
        identity = self.state.func_id = FunctionIdentity.from_function(function)
        identity.code = readable(identity.code)
        ExtractByteCode().run_pass(self.state)
        self.state.lifted, self.state.lifted_from = (), None
        return self._compile_bytecode()

    def define_pipelines(self) -> Any:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        for one in BEFORE_TYPING:
            passes.add_pass_after(one, IRProcessing)
        for one in AFTER_TYPING:
            passes.add_pass_after(one, NopythonTypeInference)
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
