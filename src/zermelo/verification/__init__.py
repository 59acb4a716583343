"""Is an answer right? Checked independently of what made it: `zermelo verify`.

    verdict = verify_answer("answer.json")
    verdict.holds, verdict.sentence, verdict.counter_example

What checks an answer uses the game's six functions in plain Python and imports no solver; only
`proving`, which finds moves for certificates, does.
"""

from .answers import verify_answer
from .outcome import Budget, CounterExample, NotChecked, Verdict
from .saved import BadResultFile, SavedResult
from .saving import save_result

__all__ = [
    "BadResultFile",
    "Budget",
    "CounterExample",
    "NotChecked",
    "SavedResult",
    "Verdict",
    "save_result",
    "verify_answer",
]


def __dir__() -> list[str]:
    return __all__
