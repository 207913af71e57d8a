"""A net of floating numbers, which learns; rounded, they are what `values.net` and `values.conv_trunk` take.

The arrays are NumPy's here and CuPy's on a card; everything that is written with them is the same.
"""

from __future__ import annotations

from itertools import accumulate
from math import prod
from typing import Any

from rollwright.core.errors import InvalidSetup
from rollwright.values import conv_trunk as squares
from rollwright.values.conv_trunk import CHANNELS, POOL_ONE, POOLED, TAPS, check_sums
from rollwright.values.files import NetSpec
from rollwright.values.net import DENSE, ONE, SHIFT, size_of_net

PIECE = 1 << 11
"""Positions that the net is asked about at once."""
KEPT, SOON = 0.9995, 10
"""How much of the mean net stays at a step (the mean of many steps plays better than the last), and after
how many steps of a new net half of it does."""
MEAN, SQUARE, TINY = 0.9, 0.999, 1e-8
"""Of Adam, by which the net learns."""
STEEPEST = 1.0
"""Slopes are cut to this length, all together."""
BOUND = 3.98
"""No number but those of the value itself grows larger than this."""
SQUARES_ADD = squares.MAX_POOL_WEIGHT / POOL_ONE
"""Nor does one by which squares add to units, so that sums stay exact."""
MOST_TOGETHER = 63.0
"""Nor do those together, of one sign, by which a square's numbers are weighed for one of the next."""
LARGEST = 32767
"""The largest number of a file."""
Parts = dict[str, Any]


def around(xp: Any, seen: Any) -> Any:
    """Return for each square what is seen on the nine squares around it; beyond the edge nothing."""
    n, height, width, length = seen.shape
    wide = xp.zeros((n, height + 2, width + 2, length), seen.dtype)
    wide[:, 1:-1, 1:-1] = seen
    nine = [wide[:, y : y + height, x : x + width] for y in range(3) for x in range(3)]
    return xp.concatenate(nine, axis=3).reshape(-1, TAPS * length)


def gather(xp: Any, slopes: Any, shape: tuple[int, ...]) -> Any:
    """Return the slopes of what was seen, of those around all squares."""
    n, height, width, length = shape
    wide = xp.zeros((n, height + 2, width + 2, length), slopes.dtype)
    nine = slopes.reshape(n, height, width, TAPS, length)
    for place in range(TAPS):
        y, x = divmod(place, 3)
        wide[:, y : y + height, x : x + width] += nine[:, :, :, place]
    return wide[:, 1:-1, 1:-1].reshape(-1, length)


def longest(xp: Any, layer: Any) -> Any:
    """Return for each number of the next layer the sum of its weights of one sign, whichever is larger."""
    return xp.maximum(xp.maximum(layer, 0).sum(axis=0), xp.maximum(-layer, 0).sum(axis=0))


class Net:
    """A net of floating numbers; 1.0 of its value is the plan's unit."""

    def __init__(self, xp: Any, plan: NetSpec, seed: int, kind: str = "float32") -> None:
        import numpy as np

        self.xp, self.plan, self.most = xp, plan, plan.shape.clip / ONE
        lot = np.random.default_rng(seed)
        self._all, self.parts = _lay_out(xp, plan, kind)
        self._all_mean, self.mean = _lay_out(xp, plan, kind)
        self._bounds, bounds = _lay_out(xp, plan, kind)
        self._first, self._squares = xp.zeros_like(self._all), xp.zeros_like(self._all)
        for name, (shape, spread) in _shapes(plan).items():
            self.parts[name][...] = xp.asarray((lot.normal(0, 1, shape) * spread).astype(np.float32))
            bounds[name][...] = (
                np.inf if name.startswith("last") else SQUARES_ADD if name == "pool" else BOUND
            )
        if plan.shape.cells:
            self.parts["rows"][:, -1] = 0  # what inputs add to the value itself
        self._all_mean[...] = self._all
        self.steps = self.age = 0

    def ask(self, inputs: Any, mean: bool = False) -> Any:
        """Return what the net says of positions, given by their inputs."""
        found, parts = [self.xp.zeros(0, "float32")], self.mean if mean else self.parts
        for n in range(0, len(inputs), PIECE):
            found.append(self._forward(inputs[n : n + PIECE], parts)["value"])
        return self.xp.concatenate(found)

    def _cut(self, units: Any) -> Any:
        return self.xp.clip(units, 0, self.most)

    def _is_within(self, units: Any) -> Any:
        return (units > 0) & (units < self.most)

    def _forward(self, inputs: Any, parts: Parts) -> Parts:
        """Return what every layer makes of positions, up to their values."""
        xp, shape = self.xp, self.plan.shape
        seen = xp.zeros((len(inputs), shape.inputs), parts["rows"].dtype)
        seen[xp.arange(len(inputs))[:, None], inputs[:, shape.cells :] - shape.cell_inputs] = 1
        said = seen @ parts["rows"]
        found: Parts = {"seen": seen, "said": said, "before": said[:, : shape.hidden] + parts["bias"]}
        if shape.cells:
            self._look(inputs, parts, found)
        found["hidden"] = self._cut(found["before"])
        found["then"] = found["hidden"] @ parts["second"] + parts["second_bias"]
        found["units"] = self._cut(found["then"])
        found["value"] = found["units"] @ parts["last"] + parts["last_bias"]
        if shape.cells:
            found["value"] = found["value"] + said[:, -1]
        return found

    def _look(self, inputs: Any, parts: Parts, found: Parts) -> None:
        """Add what the layers that look at squares make of positions."""
        xp, shape, (width, height, kinds) = self.xp, self.plan.shape, self.plan.board
        all_kinds = xp.arange(shape.cell_inputs).reshape(height, width, kinds)
        stand = inputs[:, : shape.cells].reshape(-1, height, width, 1)
        square = (len(inputs), height, width, CHANNELS)
        found["c0"] = around(xp, (stand == all_kinds).astype(parts["rows"].dtype))
        found["s0"] = found["c0"] @ parts["layer0"] + parts["layer0_bias"]
        first = self._cut(found["s0"])
        found["c1"] = around(xp, first.reshape(square))
        found["s1"] = found["c1"] @ parts["layer1"] + parts["layer1_bias"]
        found["c2"] = around(xp, self._cut(found["s1"]).reshape(square))
        told = xp.repeat(found["said"][:, shape.hidden : -1], height * width, axis=0)
        found["s2"] = found["c2"] @ parts["layer2"] + parts["layer2_bias"] + told + first
        found["pooled"] = self._cut(found["s2"]).reshape(len(inputs), -1)
        found["before"][:, :POOLED] += found["pooled"] @ parts["pool"]

    def slopes(self, inputs: Any, targets: Any, most: float) -> Parts:
        """Return how half the mean square of the errors, each cut at `most`, changes with each number."""
        xp, parts, made = self.xp, self.parts, self._forward(inputs, self.parts)
        slope = xp.clip(made["value"] - targets, -most, most) / max(1, len(inputs))
        to_units = slope[:, None] * parts["last"] * self._is_within(made["then"])
        to_hidden = (to_units @ parts["second"].T) * self._is_within(made["before"])
        found: Parts = {
            "bias": to_hidden.sum(0),
            "second": made["hidden"].T @ to_units,
            "second_bias": to_units.sum(0),
            "last": made["units"].T @ slope,
            "last_bias": slope.sum(keepdims=True),
        }
        to_rows = to_hidden
        if self.plan.shape.cells:
            to_said = self._look_back(made, to_hidden, found)
            to_rows = xp.concatenate([to_hidden, to_said, slope[:, None]], axis=1)
        found["rows"] = made["seen"].T @ to_rows
        return found

    def _look_back(self, made: Parts, to_hidden: Any, found: Parts) -> Any:
        """Add the slopes of the layers that look at squares; return those of what rows say to the third."""
        xp, parts, (width, height, _) = self.xp, self.parts, self.plan.board
        n, square = len(to_hidden), (len(to_hidden), height, width, CHANNELS)
        found["pool"] = made["pooled"].T @ to_hidden[:, :POOLED]
        third = (to_hidden[:, :POOLED] @ parts["pool"].T).reshape(-1, CHANNELS) * self._is_within(made["s2"])
        second = gather(xp, third @ parts["layer2"].T, square) * self._is_within(made["s1"])
        first = (third + gather(xp, second @ parts["layer1"].T, square)) * self._is_within(made["s0"])
        for number, slope in enumerate((first, second, third)):
            found[f"layer{number}"] = made[f"c{number}"].T @ slope
            found[f"layer{number}_bias"] = slope.sum(0)
        return third.reshape(n, height * width, CHANNELS).sum(1)

    def learn(self, inputs: Any, targets: Any, most: float, rate: float) -> None:
        """Move the net towards targets."""
        self.steps += 1
        steady = rate * (1 - SQUARE**self.steps) ** 0.5 / (1 - MEAN**self.steps)
        self.age += 1
        kept = min(KEPT, self.age / (self.age + SOON))
        slopes, xp = self.slopes(inputs, targets, most), self.xp
        slope = xp.concatenate([slopes[name].ravel() for name in self.parts])
        slope *= xp.minimum(1.0, STEEPEST / (xp.sqrt((slope * slope).sum()) + TINY))
        self._first += (1 - MEAN) * (slope - self._first)
        self._squares += (1 - SQUARE) * (slope * slope - self._squares)
        self._all -= steady * self._first / (xp.sqrt(self._squares) + TINY)
        xp.clip(self._all, -self._bounds, self._bounds, out=self._all)
        for name in ("layer1", "layer2") if self.plan.shape.cells else ():
            part = self.parts[name]
            part *= xp.minimum(1.0, MOST_TOGETHER / (longest(xp, part) + TINY))
        self._all_mean += (1 - kept) * (self._all - self._all_mean)

    def whole(self) -> Any:
        """Return the mean net as whole numbers of 16 bits; InvalidSetup if any grew too large to be exact."""
        import numpy as np

        parts = {name: np.asarray(here(part), np.float64) for name, part in self.mean.items()}
        numbers = _round([_turn(name, parts[name], TAPS) * scale for name, scale in self._scales()])
        if self.plan.shape.cells:
            check_sums(numbers[size_of_net(self.plan.shape) :], *self.plan.board)
        return numbers

    def take(self, numbers: Any) -> None:
        """Go on from a net of whole numbers; InvalidSetup if they are not as many as this net has."""
        sizes = [self.parts[name].size for name, _ in self._scales()]
        if len(numbers) != sum(sizes):
            raise InvalidSetup(f"a net of {sum(sizes)} numbers cannot begin from one of {len(numbers)}")
        begins = 0
        for (name, scale), size in zip(self._scales(), sizes, strict=True):
            part = self.parts[name]
            mine = numbers[begins : begins + size].astype("float64").reshape(part.shape)
            turned = _turn(name, mine, len(mine) // TAPS) / scale
            begins += size
            part[...] = self.mean[name][...] = self.xp.asarray(turned.astype("float32"))
        self.grow_up()

    def grow_up(self) -> None:
        """Have the mean net stay as one that has learned for long."""
        self.age = round(SOON * KEPT / (1 - KEPT))

    def _scales(self) -> list[tuple[str, Any]]:
        """Return the parts in the order of whole numbers, and what 1.0 of each is there."""
        import numpy as np

        shape, fine = self.plan.shape, self.plan.unit * self.plan.shape.output_scale
        rows = np.full(shape.width, float(ONE))
        rows[shape.hidden + CHANNELS :] = fine
        found: list[tuple[str, Any]] = [("rows", rows), ("bias", ONE), ("second", 1 << SHIFT)]
        found += [("second_bias", ONE), ("last", fine), ("last_bias", fine)]
        if shape.cells:
            found += [(f"layer{n}{part}", ONE) for n in range(3) for part in ("", "_bias")]
            found.append(("pool", POOL_ONE))
        return found


def net_class() -> type[Net]:
    """Return what a net learns by: PyTorch's layers where they are installed."""
    try:
        from .net_torch import TorchNet
    except ImportError:
        return Net
    return TorchNet


def _shapes(plan: NetSpec) -> dict[str, tuple[tuple[int, ...], float]]:
    """Return every part's shape and how far apart its first numbers are."""
    shape, (width, height, kinds) = plan.shape, plan.board
    counted = plan.slots - shape.cells
    found = {
        "rows": ((shape.inputs, shape.width), ((0.5 if shape.cells else 2) / counted) ** 0.5),
        "bias": ((shape.hidden,), 0.0),
        "second": ((shape.hidden, DENSE), (2 / shape.hidden) ** 0.5),
        "second_bias": ((DENSE,), 0.0),
        "last": ((DENSE,), 0.0),
        "last_bias": ((1,), 0.0),
    }
    if shape.cells:
        for number, (length, square) in enumerate(((kinds, 2.0), (CHANNELS, 1.0), (CHANNELS, 1.0))):
            spread = (square / (TAPS * (length if number else 1))) ** 0.5
            found[f"layer{number}"] = ((TAPS * length, CHANNELS), spread)
            found[f"layer{number}_bias"] = ((CHANNELS,), 0.0)
        seen = width * height * CHANNELS
        found["pool"] = ((seen, POOLED), (1 / seen) ** 0.5)
    return found


def _lay_out(xp: Any, plan: NetSpec, kind: str) -> tuple[Any, Parts]:
    """Return room for all numbers of a net, and each part where it lies: all are learned at once."""
    shapes = {name: shape for name, (shape, _) in _shapes(plan).items()}
    ends = list(accumulate(prod(shape) for shape in shapes.values()))
    room = xp.zeros(ends[-1], kind)
    parts = xp.split(room, ends[:-1])
    return room, {
        name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)
    }


def _turn(name: str, part: Any, outer: int) -> Any:
    """Return a part as it is; of the first layer, which is written by kinds, its two first orders changed."""
    if name != "layer0":
        return part
    return part.reshape(outer, -1, CHANNELS).transpose(1, 0, 2).reshape(part.shape)


def _round(parts: list[Any]) -> Any:
    import numpy as np

    numbers = np.rint(np.concatenate([part.ravel() for part in parts]))
    if np.abs(numbers).max() > LARGEST:
        raise InvalidSetup(f"a net's numbers grew to {np.abs(numbers).max():.0f}; {LARGEST} is the most")
    return numbers.astype(np.int16)


def here(array: Any) -> Any:
    """Return an array as NumPy's."""
    return array.get() if hasattr(array, "get") else array
