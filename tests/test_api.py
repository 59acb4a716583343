"""The public face of the package: what is there, and what things are called."""

from __future__ import annotations

import ast
import importlib
import inspect
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import zermelo
from docs.site import reference
from docs.site.pages import ROOT

PACKAGES = (
    "bridges",
    "conformance",
    "equilibrium",
    "games",
    "learning",
    "lookup",
    "montecarlo",
    "play",
    "search",
    "trace",
    "verification",
)
WORDS = {
    "megabytes": "memory",
    "milliseconds": "seconds",
    "progress": "report",
    "tell": "report",
    "time": "seconds",
    "timeout": "seconds",
    "told": "the field's word",
}
"""Names of parameters that have another name everywhere, and which."""
NUMBERS = ("int", "float", "int | None", "float | None")


def public(package: str) -> dict[str, Any]:
    module = importlib.import_module(f"zermelo.{package}")
    return {name: getattr(module, name) for name in module.__all__}


def test_packages_are_there_after_importing_zermelo() -> None:
    program = "import zermelo\n" + "\n".join(f"print(zermelo.{name}.__name__)" for name in PACKAGES)
    done = subprocess.run(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=True
    )
    assert done.stdout.split() == [f"zermelo.{name}" for name in PACKAGES]


@pytest.mark.parametrize("package", ["", *PACKAGES])
def test_completion_shows_what_is_public_and_nothing_else(package: str) -> None:
    module = importlib.import_module(f"zermelo.{package}".rstrip("."))
    assert dir(module) == sorted(module.__all__)
    assert not any(name.startswith("_") for name in dir(module))
    assert all(hasattr(module, name) for name in dir(module))
    assert not {"Any", "annotations", "importlib", "TYPE_CHECKING"} & set(dir(module))


def _lists_names(path: Path) -> bool:
    """Whether a module has `__all__`."""
    text = path.read_text(encoding="utf-8")
    return "__all__" in text and any(
        isinstance(node, ast.Name) and node.id == "__all__" and isinstance(node.ctx, ast.Store)
        for node in ast.walk(ast.parse(text))
    )


def test_only_what_is_public_lists_its_names() -> None:
    """Elsewhere a list would be a second place for each name, which ruff and mypy do without.

    A folder that gives out names of its modules lists them, too: otherwise mypy takes them for
    imports of its own.
    """
    public_modules = {name for group in reference.MODULES.values() for name in group}
    public_modules |= {f"zermelo.{package}" for package in PACKAGES}
    listing, without = set(), set()
    for path in (ROOT / "src").rglob("*.py"):
        parts = path.relative_to(ROOT / "src").with_suffix("").parts
        name = ".".join(parts).removesuffix(".__init__")
        (listing if _lists_names(path) else without).add(name)
        if path.name == "__init__.py" and _lists_names(path):
            public_modules.add(name)
    assert listing <= public_modules
    assert public_modules.isdisjoint(without)
    for folder in ("benchmarks", "docs"):
        assert not any(map(_lists_names, (ROOT / folder).rglob("*.py")))


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    for module in (zermelo, zermelo.learning, zermelo.bridges):
        with pytest.raises(AttributeError, match=f"{module.__name__!r} has no attribute 'serach'"):
            _ = module.serach


def test_every_class_has_a_name_of_its_own() -> None:
    owners: dict[str, set[str]] = {}
    for package in PACKAGES:
        for name, found in public(package).items():
            if inspect.isclass(found):
                owners.setdefault(name, set()).add(f"{found.__module__}.{found.__qualname__}")
    shared = {name: sorted(homes) for name, homes in owners.items() if len(homes) > 1}
    assert shared == {}


def callables() -> Iterator[tuple[str, Callable[..., Any]]]:
    """All public functions, and constructors and public methods of public classes."""
    for package in PACKAGES:
        for name, found in public(package).items():
            where = f"{package}.{name}"
            if inspect.isfunction(found):
                yield where, found
            elif inspect.isclass(found) and found.__module__.startswith("zermelo."):
                own = {base for base in found.__mro__ if base.__module__.startswith("zermelo.")}
                methods = {method: one for base in own for method, one in vars(base).items()}
                for method, one in methods.items():
                    if inspect.isfunction(one) and (
                        method == "__init__" or not method.startswith("_")
                    ):
                        yield f"{where}.{method}", one


def misnamed(function: Callable[..., Any]) -> list[str]:
    wrong = []
    for name, parameter in inspect.signature(function).parameters.items():
        kind = parameter.annotation if isinstance(parameter.annotation, str) else ""
        if name in WORDS:
            wrong.append(f"{name}: {WORDS[name]}")
        if name in ("table", "tables") and kind in NUMBERS:
            wrong.append(f"{name}: memory")
    return wrong


def test_one_thing_has_one_name() -> None:
    found = {where: misnamed(function) for where, function in callables()}
    assert len(found) > 200
    assert {at: wrong for at, wrong in found.items() if wrong} == {}
