"""Is this a game? Conformance of any definition, by many random games.

    report = check(MyGame())
    print(report)

Rules about single states are in `rules`, those about what players know in
`knowledge`, the comparison of the two executions in `executions`.
"""

from .random_games import check, first_look
from .report import Report, Violation

__all__ = ["Report", "Violation", "check", "first_look"]


def __dir__() -> list[str]:
    return __all__
