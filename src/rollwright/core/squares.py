"""The layers of a net that look at squares: what stands on each and on the eight around it, three times.

Every layer gives each square CHANNELS numbers, cut to 0 to 4. The first looks at what stands on nine squares,
the second and the third at the nine squares' numbers; the third also knows what is counted (a net's rows say
it to all squares at once) and what the first said. All squares together add to the net's hidden units.

The numbers are whole and so small that every sum is exact in floating numbers of 32 bits, whatever its order:
`check_sums` says so of a net before it is written. So compiled code multiplies several at once and looks only
at squares near a change (`square_layers`), plain play asks NumPy, and both say the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from . import net
from .errors import InvalidSetup
from .jit import Wishes, jit, register_part
from .kernel import Space
from .learned import NetPlan
from .net import ONE, NetShape

CHANNELS, HIDDEN = 32, 64
"""Numbers that a layer gives each square, and the first hidden units of a net, to which all squares add."""
CAP = 4 * ONE
"""Where they are cut."""
POOLED = 2048
"""What 1.0 is by which squares add to the hidden units."""
LARGEST = 2047
"""The largest of these: eight of them, times CAP, are exact."""
EXACT = 1 << 24
"""Whole numbers below are exact as floating numbers of 32 bits."""
AROUND = 9
TAKEN = 26
"""Arrays of all squares' numbers that compiled code works with."""


class Layers(NamedTuple):
    """Where each layer begins among the numbers, by a board's size and the kinds of things on it."""

    first_bias: int
    second: int
    second_bias: int
    third: int
    third_bias: int
    pool: int
    end: int


def lay_out(width: int, height: int, kinds: int) -> Layers:
    """Return where each layer begins; the first at 0."""
    found, sizes = [0], (kinds * AROUND * CHANNELS, CHANNELS, *(AROUND * CHANNELS**2, CHANNELS) * 2)
    for size in (*sizes, width * height * CHANNELS * HIDDEN):
        found.append(found[-1] + size)
    return Layers(*found[1:])


def room_for(width: int, height: int) -> int:
    """Return how much room a board's numbers take while moves on it are weighed."""
    return (width + 2) * (height + 2) * (TAKEN * CHANNELS + 2) + 2 * CHANNELS


def note(layers: Any, inputs: Any, cells: Any, width: int, height: int, kinds: int) -> None:
    """Note a position that others are told from; plain play looks at every one anew."""
    return


def add(
    layers: Any,
    inputs: Any,
    slots: int,
    cells: Any,
    units: Any,
    start: int,
    hidden: int,
    width: int,
    height: int,
    kinds: int,
) -> None:
    """Add what a position's squares say to the hidden units.

    Its inputs lie behind `slots` others, its units begin at `start`: the hidden ones first, so many, and
    behind them what the net's rows say to the third layer.
    """
    import numpy as np

    first, second, third, biases, pool = _read(layers, width, height, kinds)
    stand = np.array(inputs[slots : slots + width * height]) - kinds * np.arange(width * height)
    ones = np.eye(kinds)[stand].reshape(height, width, kinds)
    said = np.array(units[start + hidden : start + hidden + CHANNELS])
    a = np.clip(_around(ones) @ first + biases[0], 0, CAP)
    b = np.clip((_around(a) @ second + ONE // 2) // ONE + biases[1], 0, CAP)
    c = np.clip((_around(b) @ third + ONE // 2) // ONE + biases[2] + said + a, 0, CAP)
    for n, more in enumerate((c.ravel() @ pool // POOLED).tolist()):
        units[start + n] += int(more)


def _around(seen: Any) -> Any:
    """Return for each square what is seen on the nine squares around it; beyond the edge nothing."""
    import numpy as np

    height, width, _ = seen.shape
    wide = np.pad(seen, ((1, 1), (1, 1), (0, 0)))
    return np.concatenate([wide[y : y + height, x : x + width] for y in range(3) for x in range(3)], axis=2)


@lru_cache(maxsize=8)
def _read(layers: Any, width: int, height: int, kinds: int) -> Any:
    """Return the layers as matrices, and what is added to them."""
    import numpy as np

    numbers, at = np.asarray(layers.array, np.float64), lay_out(width, height, kinds)
    first = numbers[: at.first_bias].reshape(kinds, AROUND, CHANNELS).transpose(1, 0, 2).reshape(-1, CHANNELS)
    second, third = (numbers[start:][: AROUND * CHANNELS**2] for start in (at.second, at.third))
    biases = [numbers[start:][:CHANNELS] for start in (at.first_bias, at.second_bias, at.third_bias)]
    pool = numbers[at.pool : at.end].reshape(-1, HIDDEN)
    return first, second.reshape(-1, CHANNELS), third.reshape(-1, CHANNELS), biases, pool


def check_sums(numbers: Any, width: int, height: int, kinds: int) -> None:
    """Raise InvalidSetup if there is a position of which a sum would not be exact."""
    import numpy as np

    at, whole = lay_out(width, height, kinds), np.asarray(numbers, np.int64)
    for start in (at.second, at.third):
        layer = whole[start:][: AROUND * CHANNELS**2].reshape(-1, CHANNELS)
        most = max(np.maximum(sign * layer, 0).sum(axis=0).max() for sign in (1, -1)) * CAP + ONE // 2
        if most >= EXACT:  # all numbers of squares are 0 or more: on its way a sum stays between these two
            raise InvalidSetup(f"a net's sums may grow to {most}: too large to be exact")
    if np.abs(whole[at.pool : at.end]).max() > LARGEST:
        raise InvalidSetup(f"squares add to a net's units by more than {LARGEST}: too much to be exact")


def _tell_of_note(way: Any) -> None:
    from . import square_layers

    way.make_part(note, square_layers.note, Wishes(inline=False, rare=True))


def _tell_of_add(way: Any) -> None:
    from . import square_layers

    way.make_part(add, square_layers.add, Wishes(inline=False))


register_part(note, _tell_of_note)
register_part(add, _tell_of_add)


# ---- for games


def shape_for(inputs: int, cells: int, seen: int, hidden: int = HIDDEN, fine: int = 1) -> NetShape:
    """Return the shape of a net with so many inputs, of which the first are of squares, in `seen` slots."""
    return NetShape(inputs - cells, cells, seen, hidden, hidden + CHANNELS + 1, CAP, fine)


def keep_net(table: type, plan: NetPlan) -> None:
    """Let tables of that type, which have `layers`, play by a net that looks at squares.

    Only what it sees of a position, `net.inputs_at`, is left for the game to say.
    """
    begins, shape, close, asked = plan.begins, plan.shape, int(plan.close), plan.asked or net.NO_NET
    hidden, (width, height, kinds) = shape.hidden, plan.board

    def net_begins(table: Any) -> int:
        return begins

    def shape_of(table: Any) -> NetShape:
        return shape

    def closeness(table: Any) -> int:
        return close

    def most_asked(table: Any) -> int:
        return asked

    def note_squares(table: Any, space: Space) -> None:
        note(table.layers, space.inputs, space.cells, width, height, kinds)

    def add_squares(table: Any, space: Space, slots: int, units: int) -> None:
        layers, cells = table.layers, space.cells
        add(layers, space.inputs, slots, cells, space.units, units, hidden, width, height, kinds)

    net.net_begins.of(table)(jit(net_begins))
    net.shape_of.of(table)(jit(shape_of))
    net.closeness.of(table)(jit(closeness))
    net.most_asked.of(table)(jit(most_asked))
    net.note_squares.of(table)(jit(note_squares))
    net.add_squares.of(table)(jit(add_squares))
