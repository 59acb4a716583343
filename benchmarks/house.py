"""The shape of the code: which module imports which, and how much of it there is.

    python -m benchmarks.house                  this checkout
    python -m benchmarks.house OTHER            a checkout elsewhere

Imports inside functions count as well; those under TYPE_CHECKING run never and do not. Layers are
those of the import-linter contract in pyproject.toml.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.tree import Tree

ROOT = Path(__file__).parents[1]
PACKAGE = "zermelo"
MOST_MODULES = 15
EXEMPT = ("", "games", "cli.commands")
PASSAGE = 6

Graph = dict[str, set[str]]


@dataclass(frozen=True)
class Source:
    """A module's file and syntax tree."""

    path: Path
    tree: ast.Module

    @property
    def is_package(self) -> bool:
        return self.path.name == "__init__.py"

    @property
    def statements(self) -> int:
        return sum(isinstance(node, ast.stmt) for node in ast.walk(self.tree))


@dataclass(frozen=True)
class House:
    """All modules of a checkout, by their names within the package."""

    root: Path
    modules: dict[str, Source]

    @classmethod
    def read(cls, root: Path) -> House:
        folder = root / "src" / PACKAGE
        modules = {}
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            modules[name] = Source(path, ast.parse(path.read_text(encoding="utf-8")))
        return cls(root, modules)

    def imports(self) -> Graph:
        """For each module, those that it imports."""
        return {name: set(self._imported(name)) - {name} for name in self.modules}

    def _imported(self, name: str) -> Iterator[str]:
        source = self.modules[name]
        here = name.split(".") if name else []
        if not source.is_package:
            here = here[:-1]
        for node in running(source.tree):
            if isinstance(node, ast.ImportFrom):
                if node.level:
                    base = here[: len(here) - node.level + 1]
                    target = ".".join([*base, *([node.module] if node.module else [])])
                elif node.module and node.module.partition(".")[0] == PACKAGE:
                    target = node.module.partition(".")[2]
                else:
                    continue
                for alias in node.names:
                    below = f"{target}.{alias.name}".lstrip(".")
                    found = below if below in self.modules else target
                    if found in self.modules:
                        yield found
            elif isinstance(node, ast.Import):
                names = (alias.name.partition(".") for alias in node.names)
                yield from (rest for top, _, rest in names if top == PACKAGE)

    def folders(self) -> dict[str, int]:
        """How many modules stand in each folder, `__init__` aside."""
        counts = Counter(
            name.rpartition(".")[0]
            for name, source in self.modules.items()
            if not source.is_package
        )
        return dict(sorted(counts.items()))

    def crowded(self) -> list[str]:
        return [
            folder
            for folder, count in self.folders().items()
            if count > MOST_MODULES and folder not in EXEMPT
        ]

    def layers(self) -> dict[str, int]:
        """The height of each part of the package."""
        settings = tomllib.loads((self.root / "pyproject.toml").read_text(encoding="utf-8"))
        contracts = settings["tool"]["importlinter"]["contracts"]
        rows = next(one["layers"] for one in contracts if one.get("containers") == [PACKAGE])
        return {
            part: height
            for height, row in enumerate(reversed(rows))
            for part in re.findall(r"\w+", row)
        }

    def upward(self) -> list[tuple[str, str]]:
        """Imports from a layer to one above it."""
        height = self.layers()
        return sorted(
            (name, other)
            for name, others in self.imports().items()
            for other in others
            if name and other and height.get(_part(name), 99) < height.get(_part(other), 99)
        )


def _part(name: str) -> str:
    return name.partition(".")[0]


def running(node: ast.AST) -> Iterator[ast.AST]:
    """All statements below, but for what only a type checker reads."""
    left = [node]
    while left:
        for child in ast.iter_child_nodes(left.pop()):
            if isinstance(child, ast.expr):
                continue  # no statement is within an expression
            if isinstance(child, ast.If) and _is_for_types(child.test):
                continue
            yield child
            left.append(child)


def _is_for_types(test: ast.expr) -> bool:
    return any(
        (isinstance(node, ast.Name) and node.id == "TYPE_CHECKING")
        or (isinstance(node, ast.Attribute) and node.attr == "TYPE_CHECKING")
        for node in ast.walk(test)
    )


def circles(graph: Graph) -> list[list[str]]:
    """Groups of modules that import each other, directly or by way of others (Tarjan 1972)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        order[node] = low[node] = len(order)
        stack.append(node)
        for other in graph[node]:
            if other not in order:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], order[other])
        if low[node] == order[node]:
            cut = stack.index(node)
            found.append(sorted(stack[cut:]))
            del stack[cut:]

    for node in graph:
        if node not in order:
            visit(node)
    return [group for group in found if len(group) > 1]


def within(graph: Graph) -> Graph:
    """The same between the folders and modules that make up each part of the package."""
    inside: Graph = defaultdict(set)
    for name, others in graph.items():
        own = _piece(name)
        inside[own] |= {_piece(one) for one in others if _part(one) == _part(name)} - {own}
    return inside


def _piece(name: str) -> str:
    return ".".join(name.split(".")[:2])


def repeated(house: House) -> int:
    """Pairs of files that share a passage of six or more equal lines; imports do not count."""
    places = defaultdict(set)
    for name, source in house.modules.items():
        lines = list(_code_lines(source.path.read_text(encoding="utf-8")))
        for start in range(len(lines) - PASSAGE + 1):
            places[tuple(lines[start : start + PASSAGE])].add(name)
    return len({pair for names in places.values() for pair in combinations(sorted(names), 2)})


def _code_lines(text: str) -> Iterator[str]:
    for line in text.splitlines():
        folded = " ".join(line.split())
        if re.search(r"\w", folded) and not re.match(r"#|from |import ", folded):
            yield folded


def between(graph: Graph) -> dict[str, Counter[str]]:
    """How many imports run from each part of the package to each other one."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for name, others in graph.items():
        for other in others:
            if _part(name) != _part(other) and name and other:
                counts[_part(name)][_part(other)] += 1
    return counts


def drawn(house: House) -> Tree:
    """The parts of the package from the highest layer down, with what each imports."""
    height, counts = house.layers(), between(house.imports())
    tree = Tree(PACKAGE)
    parts = sorted({_part(name) for name in house.modules if name}, key=lambda part: part)
    for level, part in sorted(((height.get(part, -1), part) for part in parts), reverse=True):
        below = ", ".join(f"{other} {count}" for other, count in sorted(counts[part].items()))
        tree.add(f"{level} {part}" + (f" -> {below}" if below else ""))
    return tree


def summary(house: House) -> Table:
    graph = house.imports()
    rings, up, crowded = circles(graph), house.upward(), house.crowded()
    folder_rings = circles(within(graph))
    largest = max(
        ((count, folder) for folder, count in house.folders().items() if folder not in EXEMPT)
    )
    table = Table(show_header=False, box=None)
    for label, value in (
        ("modules", len(house.modules)),
        ("imports between them", sum(map(len, graph.values()))),
        ("circles between files", _listed(" - ".join(ring) for ring in rings)),
        ("circles between folders", _listed(" - ".join(ring) for ring in folder_rings)),
        ("imports that run up the layers", _listed(f"{a} -> {b}" for a, b in up)),
        (f"folders of more than {MOST_MODULES} modules", _listed(crowded)),
        ("largest folder", f"{largest[1]}, {largest[0]} modules"),
        ("statements", sum(source.statements for source in house.modules.values())),
        (f"pairs of files with {PASSAGE} equal lines in a row", repeated(house)),
    ):
        table.add_row(label, str(value))
    return table


def _listed(names: Iterable[str]) -> str:
    found = list(names)
    return f"{len(found)}: {'; '.join(found)}" if found else "none"


def by_folder(house: House) -> Table:
    table = Table("folder", "modules", "statements", box=None)
    statements: Counter[str] = Counter()
    for name, source in house.modules.items():
        statements[name if source.is_package else name.rpartition(".")[0]] += source.statements
    counts = house.folders()
    for folder in sorted(statements):
        table.add_row(folder or PACKAGE, str(counts.get(folder, 0)), str(statements[folder]))
    return table


@click.command()
@click.argument("checkout", default=ROOT, type=click.Path(path_type=Path, exists=True))
def main(checkout: Path) -> None:
    """Print the graph of imports and the size of the code, of this checkout or of another."""
    house = House.read(checkout)
    Console(width=140).print(summary(house), drawn(house), by_folder(house), sep="\n")


if __name__ == "__main__":
    main()
