"""Is this a game? Conformance of any definition, by many random games.

    report = check(MyGame())
    print(report)

Rules about single states are in `rules`, `notation_rules` and `tuning_rules`, those
about what players know in `information`, those about how games end in `endings`. The
two executions are compared in `plain_vs_compiled`.
"""

from .random_games import check, first_look
from .report import Report, Violation

__all__ = ["Report", "Violation", "check", "first_look"]


def __dir__() -> list[str]:
    return __all__
