"""Responses: the messages from the server to the page, and the structures inside them."""

from __future__ import annotations

import msgspec

from ..schema import Message
from .analysis import (
    Analysis,
    Evaluated,
    EvaluatedTerm,
    Explained,
    PlaceShown,
    Previewed,
    Reviewed,
    ReviewedMove,
    Roll,
    Row,
    SearchResult,
    Summary,
    Traced,
    TreeText,
)
from .exercises import (
    Asked,
    Exercise,
    Exercises,
    Field,
    Judged,
    Revealed,
    SheetFile,
)
from .home import (
    GameInfo,
    GameRules,
    Parameter,
    Picture,
    PlayerInfo,
    Problem,
    SettingInfo,
    Welcome,
    Yours,
)
from .lessons import (
    CodeBlock,
    Contents,
    DataTable,
    ExperimentResult,
    FigureBlock,
    LessonInfo,
    LessonPage,
    MathBlock,
    NoteBlock,
    ProseBlock,
    PseudocodeBlock,
    PseudocodeLine,
)
from .puzzles import PuzzleAsked, PuzzleChoice, PuzzleInfo, PuzzleJudged, Puzzles
from .table import (
    ClocksShown,
    GameFile,
    Hinted,
    ImportedGame,
    ImportedGames,
    Last,
    Legal,
    Opened,
    Outdated,
    People,
    Person,
    Position,
    Positions,
    Revoked,
    Seated,
    Status,
)
from .work import (
    CrossTable,
    PlayedGame,
    PlayedGames,
    PlotData,
    Progress,
    WorkInfo,
    WorkList,
)

__all__ = [
    "Analysis",
    "Asked",
    "ClocksShown",
    "CodeBlock",
    "Contents",
    "CrossTable",
    "DataTable",
    "Evaluated",
    "EvaluatedTerm",
    "Exercise",
    "Exercises",
    "ExperimentResult",
    "Explained",
    "Failed",
    "Field",
    "FigureBlock",
    "GameFile",
    "GameInfo",
    "GameRules",
    "Hinted",
    "ImportedGame",
    "ImportedGames",
    "Judged",
    "Last",
    "Legal",
    "LessonInfo",
    "LessonPage",
    "MathBlock",
    "NoteBlock",
    "Opened",
    "Outdated",
    "Parameter",
    "People",
    "Person",
    "Picture",
    "PlaceShown",
    "PlayedGame",
    "PlayedGames",
    "PlayerInfo",
    "PlotData",
    "Position",
    "Positions",
    "Previewed",
    "Problem",
    "Progress",
    "ProseBlock",
    "PseudocodeBlock",
    "PseudocodeLine",
    "PuzzleAsked",
    "PuzzleChoice",
    "PuzzleInfo",
    "PuzzleJudged",
    "Puzzles",
    "Revealed",
    "Reviewed",
    "ReviewedMove",
    "Revoked",
    "Roll",
    "Row",
    "SearchResult",
    "Seated",
    "SettingInfo",
    "SheetFile",
    "Status",
    "Summary",
    "ToPage",
    "Traced",
    "TreeText",
    "Welcome",
    "WorkInfo",
    "WorkList",
    "Yours",
    "encode",
]


class Failed(Message, tag="failed"):
    """What could not be done, in one sentence, and the request it belongs to, if that had an id.

    Lines after the sentence say where in the user's own file that is.
    """

    text: str
    id: int | None = None


ToPage = (
    Welcome
    | Picture
    | GameRules
    | Yours
    | Opened
    | Outdated
    | GameFile
    | ImportedGames
    | Positions
    | Seated
    | People
    | Revoked
    | ClocksShown
    | Hinted
    | Status
    | Analysis
    | Evaluated
    | PlaceShown
    | Previewed
    | Reviewed
    | Traced
    | Explained
    | TreeText
    | Contents
    | LessonPage
    | ExperimentResult
    | Exercises
    | SheetFile
    | Asked
    | Judged
    | Revealed
    | Puzzles
    | PuzzleAsked
    | PuzzleJudged
    | WorkList
    | Progress
    | PlayedGames
    | Failed
)
_encoder = msgspec.json.Encoder()


def encode(message: ToPage) -> str:
    return _encoder.encode(message).decode()
