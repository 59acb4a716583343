"""Processors and systems that programs can be made for."""

from __future__ import annotations

from dataclasses import dataclass

from ...errors import UnknownName


@dataclass(frozen=True)
class Target:
    """A processor and a system."""

    triple: str
    """As LLVM calls them."""
    zig: str
    """As the linker of ziglang calls them."""
    library: str
    """What a shared library is called: `{}` stands for its name."""
    features: str = ""
    """Beyond what every such processor has."""

    @property
    def is_web(self) -> bool:
        return self.triple.startswith("wasm32")


TARGETS = {
    "linux-x86_64": Target("x86_64-unknown-linux-gnu", "x86_64-linux-gnu", "lib{}.so"),
    "linux-aarch64": Target("aarch64-unknown-linux-gnu", "aarch64-linux-gnu", "lib{}.so"),
    "macos-x86_64": Target("x86_64-apple-macosx11.0.0", "x86_64-macos", "lib{}.dylib"),
    "macos-aarch64": Target("arm64-apple-macosx11.0.0", "aarch64-macos", "lib{}.dylib"),
    "windows-x86_64": Target("x86_64-pc-windows-gnu", "x86_64-windows-gnu", "{}.dll"),
    "windows-aarch64": Target("aarch64-pc-windows-gnu", "aarch64-windows-gnu", "{}.dll"),
    "wasm": Target(
        "wasm32-unknown-unknown",
        "wasm32-freestanding",
        "{}.wasm",
        "+simd128,+bulk-memory,+bulk-memory-opt,+mutable-globals,+sign-ext,+nontrapping-fptoint",
    ),
}
"""By the names that people give them."""


def target_called(name: str) -> Target:
    """The target of this name.

    >>> target_called("wasm").library
    '{}.wasm'
    """
    if name not in TARGETS:
        raise UnknownName("target", name, TARGETS)
    return TARGETS[name]
