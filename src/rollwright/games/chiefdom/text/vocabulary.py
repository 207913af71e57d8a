"""The choices of Chiefdom: a die set aside, an icon, a bonus, a place for a form, a job for a man."""

from __future__ import annotations

from ....core.types import Choice
from ....core.vocabulary import Vocabulary
from ....kernel.bits import NONE, squares_of
from ..board import SQUARES
from ..dice import ICONS
from ..shapes import FORMS, form_at, spots
from ..variant import LARGEST
from .words import label_choice

FACES = range(1, 7)
JOBS = "FLB"
PLACEMENTS = [(form, anchor) for form in range(len(FORMS)) for anchor in squares_of(spots(~NONE, form))]
"""Every place of every form, a form's places in reading order."""


def places_of(choice: Choice) -> tuple[str, ...]:
    """squares:c4,c5 -> ("c4", "c5"); job:c4=F -> ("c4",)"""
    if choice.kind == "squares":
        return tuple(choice.value.split(","))
    return (choice.value.partition("=")[0],) if choice.kind == "job" else ()


def _name(form: int, anchor: int) -> str:
    return ",".join(SQUARES[square] for square in squares_of(form_at(form, anchor)))


VOCABULARY = Vocabulary(
    [
        *(Choice("die", str(face)) for face in FACES),
        *(Choice("icon", icon) for icon in ICONS),
        Choice("bonus", "use"),
        *(Choice("squares", _name(*placement)) for placement in PLACEMENTS),
        *(Choice("job", f"{square}={job}") for square in SQUARES for job in JOBS),
    ],
    longest=4 + LARGEST,
    label=label_choice,
    places=places_of,
)
