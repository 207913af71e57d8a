"""What each feature of a sheet is worth, in hundredths of a point: on an empty sheet, and on a full one.

The numbers are `weights.txt`, learned by `python -m rollwright.games.chiefdom.train GAME SHAPES`;
docs/experiments.md tells how. What a wall promises besides its points was set by hand: learning sees too few.
"""

from __future__ import annotations

from functools import cache

from ...core.manifest import read_text
from .edition import HOME
from .features import FEATURES, blend


@cache
def weights_for(game: str, shapes: str) -> tuple[int, ...]:
    """Return the weights of an edition with a shape set as `features.weigh` takes them."""
    (_, *columns), *rows = (line.split() for line in read_text(HOME / "weights.txt").splitlines())
    first = 2 * columns.index(f"{game}/{shapes}")
    worths = {feature: map(int, weights[first : first + 2]) for feature, *weights in rows}
    return blend([weight for feature in FEATURES for weight in worths[feature]])
