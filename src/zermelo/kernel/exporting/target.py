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


_SINCE_2013 = "+avx,+avx2,+bmi,+bmi2,+cx16,+f16c,+fma,+lzcnt,+movbe,+popcnt,+sse4.2"
"""What processors of x86-64 have since Haswell and Zen, but for the smallest."""

TARGETS = {
    "linux-x86_64": Target("x86_64-unknown-linux-gnu", "x86_64-linux-gnu", "lib{}.so"),
    "linux-x86_64-v3": Target(
        "x86_64-unknown-linux-gnu", "x86_64-linux-gnu", "lib{}.so", _SINCE_2013
    ),
    "linux-aarch64": Target("aarch64-unknown-linux-gnu", "aarch64-linux-gnu", "lib{}.so"),
    "macos-x86_64": Target("x86_64-apple-macosx11.0.0", "x86_64-macos", "lib{}.dylib"),
    "macos-aarch64": Target("arm64-apple-macosx11.0.0", "aarch64-macos", "lib{}.dylib"),
    "windows-x86_64": Target("x86_64-pc-windows-gnu", "x86_64-windows-gnu", "{}.dll"),
    "windows-x86_64-v3": Target(
        "x86_64-pc-windows-gnu", "x86_64-windows-gnu", "{}.dll", _SINCE_2013
    ),
    "windows-aarch64": Target("aarch64-pc-windows-gnu", "aarch64-windows-gnu", "{}.dll"),
    "wasm": Target(
        "wasm32-unknown-unknown",
        "wasm32-freestanding",
        "{}.wasm",
        # Not simd128: rows of four words, which Numba makes for this processor, would be shifted
        # lane by lane. Without it Othello is a third faster, and no other game is slower.
        "+bulk-memory,+bulk-memory-opt,+mutable-globals,+sign-ext,+nontrapping-fptoint",
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
