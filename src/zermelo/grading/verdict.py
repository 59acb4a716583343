"""What grading says: of a test, and of a submission."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from ..reading import fitted, parse_json


@dataclass(frozen=True)
class Evidence:
    """A test that failed, seen from near: the smallest input found on which it does."""

    input: str
    returned: str
    right: str
    parting: str = ""
    """Where the two first part, in a sentence."""
    their_tree: str = ""
    """As SVG."""
    right_tree: str = ""

    @property
    def entries(self) -> list[tuple[str, str]]:
        """What there is to say of it, each with its title."""
        named = (
            ("Smallest input found" if self.right_tree else "Input", self.input),
            ("Handed in", self.returned),
            ("Right", self.right),
            ("Where they part", self.parting),
        )
        return [(title, text) for title, text in named if text]


@dataclass(frozen=True)
class Problem:
    """What is wrong with what was handed in, as a teacher's own test says it."""

    says: str
    """In general: shown of hidden tests, too."""
    input: object = ""
    returned: object = ""
    right: object = ""


@dataclass(frozen=True)
class TaskVerdict:
    """One test of one submission."""

    name: str
    points: float
    out_of: float
    hidden: bool = False
    passed: bool = False
    kind: str = ""
    """Of failure: wrong, or a fault such as crash, time or hang."""
    sentence: str = ""
    """What is wrong, which gives no hidden test away."""
    evidence: Evidence | None = None


@dataclass(frozen=True)
class Grade:
    """One submission, graded."""

    student: str
    assignment: str
    fingerprint: str
    """Of the assignment and of what was handed in."""
    tests: tuple[TaskVerdict, ...]

    @property
    def points(self) -> float:
        return sum(test.points for test in self.tests)

    @property
    def out_of(self) -> float:
        return sum(test.out_of for test in self.tests)

    @property
    def passed(self) -> bool:
        return all(test.passed for test in self.tests)

    def to_json(self) -> str:
        return json.dumps(asdict(self), indent=1)

    @staticmethod
    def from_json(text: str | bytes) -> Grade:
        grade: Grade = fitted(parse_json(text), Grade)
        return grade


def number(value: float) -> str:
    """Points as people write them.

    >>> number(2.0), number(2.5)
    ('2', '2.5')
    """
    return f"{value + 0.0:.4f}".rstrip("0").rstrip(".")
