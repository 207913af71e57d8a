"""The convolutional trunk of a value net: three 3x3 convolutions over the board, exact in float32.

Every layer has CHANNELS clipped activations per cell. The first convolves the one-hot kinds of the cells, the
second and the third the activations below; the third also adds a bias per channel that the net's input rows
give (`NetShape.width`) and, as a residual connection, the first layer's activations. A dense layer pools all
cells into the net's first hidden units.

Weights and activations are integers so small that every sum is exact in float32, whatever its order:
`check_sums` proves that of a net before it is written. So compiled code vectorizes and recomputes only what
is near a changed cell (`conv_incremental`), plain play uses NumPy, and both give the same value.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ..compiler.jit import define_kernel, jit
from ..compiler.target import Target
from ..core.errors import InvalidSetup
from ..kernel.types import Array, Numbers, Params
from . import net
from .files import NetSpec, Trunk, TrunkWeights
from .net import CHANNELS, CLIP, ONE, POOL_ONE, POOLED, TAPS, NetShape
from .scratch import ValueWorkspace

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MAX_POOL_WEIGHT = 2047
"""The largest of these: the sum of four products with CLIP is exact."""
EXACT = 1 << 24
"""Integers below are exact in float32."""
BUFFERS = 26
"""Arrays of all cells' activations that the incremental code works with."""


class TrunkLayout(NamedTuple):
    """Offsets of the layers' weights, for a board's size and its kinds of cells; the first layer is at 0."""

    first_bias: int
    second: int
    second_bias: int
    third: int
    third_bias: int
    pool: int
    end: int


def trunk_layout(width: int, height: int, kinds: int) -> TrunkLayout:
    """Return the offsets of the layers' weights."""
    found, sizes = [0], (kinds * TAPS * CHANNELS, CHANNELS, *(TAPS * CHANNELS**2, CHANNELS) * 2)
    for size in (*sizes, width * height * CHANNELS * POOLED):
        found.append(found[-1] + size)
    return TrunkLayout(*found[1:])


def activations_size(width: int, height: int) -> int:
    """Return the length of the array of activations for a board."""
    return (width + 2) * (height + 2) * (BUFFERS * CHANNELS + 2) + 2 * CHANNELS


# ---- plain; compiled code takes the functions of `conv_incremental` in their place


def init(trunk: Trunk, inputs: Array, activations: Array, width: int, height: int, kinds: int) -> None:
    """Do nothing: plain play computes every position anew."""
    return


def apply(  # noqa: PLR0913
    trunk: Trunk,
    inputs: Array,
    slots: int,
    activations: Array,
    accumulators: Array,
    start: int,
    hidden: int,
    width: int,
    height: int,
    kinds: int,
) -> None:
    """Add the trunk's output for a position to the accumulators from `start` on.

    Its inputs lie behind `slots` others; its accumulators are the hidden units, then the biases of the third
    convolution's channels.
    """
    import numpy as np

    assert isinstance(trunk, TrunkWeights)
    first, second, third, biases, pool = _matrices(trunk, width, height, kinds)
    found = np.array(inputs[slots : slots + width * height]) - kinds * np.arange(width * height)
    one_hot = np.eye(kinds)[found].reshape(height, width, kinds)
    bias = np.array(accumulators[start + hidden : start + hidden + CHANNELS])
    a = np.clip(_patches(one_hot) @ first + biases[0], 0, CLIP)
    b = np.clip((_patches(a) @ second + ONE // 2) // ONE + biases[1], 0, CLIP)
    c = np.clip((_patches(b) @ third + ONE // 2) // ONE + biases[2] + bias + a, 0, CLIP)
    for n, more in enumerate((c.ravel() @ pool // POOL_ONE).tolist()):
        accumulators[start + n] += int(more)


def _patches(cells: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return for each cell the channels of its 3x3 neighbourhood, zero beyond the edge."""
    import numpy as np

    height, width, _ = cells.shape
    padded = np.pad(cells, ((1, 1), (1, 1), (0, 0)))
    taps = [padded[y : y + height, x : x + width] for y in range(3) for x in range(3)]
    return np.concatenate(taps, axis=2)


class TrunkMatrices(NamedTuple):
    """The weights of a trunk's layers as matrices, and the biases of the convolutions."""

    first: NDArray[np.float64]
    second: NDArray[np.float64]
    third: NDArray[np.float64]
    biases: list[NDArray[np.float64]]
    pool: NDArray[np.float64]


@lru_cache(maxsize=8)
def _matrices(trunk: TrunkWeights, width: int, height: int, kinds: int) -> TrunkMatrices:
    """Return the layers' weights as matrices, and the biases."""
    import numpy as np

    weights, at = np.asarray(trunk.array, np.float64), trunk_layout(width, height, kinds)
    first = weights[: at.first_bias].reshape(kinds, TAPS, CHANNELS).transpose(1, 0, 2).reshape(-1, CHANNELS)
    second, third = (weights[start:][: TAPS * CHANNELS**2] for start in (at.second, at.third))
    biases = [weights[start:][:CHANNELS] for start in (at.first_bias, at.second_bias, at.third_bias)]
    pool = weights[at.pool : at.end].reshape(-1, POOLED)
    layers = first, second.reshape(-1, CHANNELS), third.reshape(-1, CHANNELS)
    return TrunkMatrices(*layers, biases, pool)


def check_sums(weights: Numbers, width: int, height: int, kinds: int) -> None:
    """Raise InvalidSetup if some position could have a sum that is not exact in float32."""
    import numpy as np

    at, whole = trunk_layout(width, height, kinds), np.asarray(weights, np.int64)
    for start in (at.second, at.third):
        layer = whole[start:][: TAPS * CHANNELS**2].reshape(-1, CHANNELS)
        most = max(np.maximum(sign * layer, 0).sum(axis=0).max() for sign in (1, -1)) * CLIP + ONE // 2
        if most >= EXACT:  # activations are not negative: partial sums stay between these two
            raise InvalidSetup(f"a net's sums may grow to {most}: too large to be exact")
    if np.abs(whole[at.pool : at.end]).max() > MAX_POOL_WEIGHT:
        raise InvalidSetup(f"a net has pooling weights above {MAX_POOL_WEIGHT}: too large to be exact")


def _define_init(target: Target) -> None:
    from . import conv_incremental

    target.define_function(init, conv_incremental.init, inline=False)


def _define_apply(target: Target) -> None:
    from . import conv_incremental

    target.define_function(apply, conv_incremental.apply, inline=False)


define_kernel(init, _define_init)
define_kernel(apply, _define_apply)


# ---- for games


class TrunkParams(Protocol):
    """Params with the weights of a net's trunk."""

    @property
    def layers(self) -> Trunk:
        """The weights as the kernel takes them."""


def shape_with_trunk(
    inputs: int, cell_inputs: int, cells: int, hidden: int = POOLED, output_scale: int = 1
) -> NetShape:
    """Return the shape of a net whose first inputs, in the slots of the cells, go to a trunk."""
    width = hidden + CHANNELS + 1
    return NetShape(inputs - cell_inputs, cell_inputs, cells, hidden, width, CLIP, output_scale)


def implement_net(params: type, spec: NetSpec) -> None:
    """Implement a net with a trunk for parameters of that type, which have the trunk's weights as `layers`.

    Only the inputs of a position, `net.inputs_at`, remain for the game to implement.
    """
    offset, shape, margin, most = spec.offset, spec.shape, int(spec.margin), spec.candidates or net.NO_NET
    hidden, (width, height, kinds) = shape.hidden, spec.board

    def net_offset(params: Params) -> int:
        return offset

    def net_shape(params: Params) -> NetShape:
        return shape

    def net_margin(params: Params) -> int:
        return margin

    def max_candidates(params: Params) -> int:
        return most

    def init_trunk(params: TrunkParams, workspace: ValueWorkspace) -> None:
        init(params.layers, workspace.scratch.inputs, workspace.scratch.activations, width, height, kinds)

    def apply_trunk(params: TrunkParams, workspace: ValueWorkspace, slots: int, start: int) -> None:
        inputs, activations = workspace.scratch.inputs, workspace.scratch.activations
        accumulators = workspace.scratch.accumulators
        apply(params.layers, inputs, slots, activations, accumulators, start, hidden, width, height, kinds)

    net.net_offset.implement(params)(jit(net_offset))
    net.net_shape.implement(params)(jit(net_shape))
    net.net_margin.implement(params)(jit(net_margin))
    net.max_candidates.implement(params)(jit(max_candidates))
    net.init_trunk.implement(params)(jit(init_trunk))
    net.apply_trunk.implement(params)(jit(apply_trunk))
