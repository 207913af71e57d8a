"""What each feature of a sheet is worth, in hundredths of a point: on an empty sheet, and on a full one.

The numbers are `weights.txt`, learned by `python -m rollwright.games.chiefdom.bot.train GAME SHAPES`;
docs/journal/2026-11-15.md tells how. The weights of walls were set by hand: too few are drawn to learn from.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....core.resources import read_text
from ..shapes import nearest_set
from .features import FEATURES, blend


@cache
def weights_for(game: str, shapes: str) -> tuple[int, ...]:
    """Return the weights of a printed edition with a shape set as `features.weigh` takes them.

    A variant's own shapes take those of the printed set that is nearest in size.
    """
    (_, *columns), *rows = (
        line.split() for line in read_text(Path(__file__).parents[1] / "learned" / "weights.txt").splitlines()
    )
    first = 2 * columns.index(f"{game}/{nearest_set(shapes)}")
    worths = {feature: map(int, weights[first : first + 2]) for feature, *weights in rows}
    return blend([weight for feature in FEATURES for weight in worths[feature]])
