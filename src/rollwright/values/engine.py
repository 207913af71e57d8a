"""Engines of games that play by learned values."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from ..compiler.wasm import WasmModule
from ..core.options import Option, Options, house_rules
from ..core.types import Seat
from ..kernel.engine import KernelEngine
from ..kernel.speeds import COMPILED, PLAIN, MakeArray, Speed
from ..kernel.types import Numbers, Position
from .evaluation import LearnedParams
from .files import NetSpec, NTupleSpec, Trunk, Values
from .packed import expand_in
from .scratch import DTYPES, LENGTHS, Scratch, ValueWorkspace

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

S = TypeVar("S")


def weights_at(speed: Speed, values: Values) -> Numbers:
    """Return learned weights as the kernel takes them; plain ones are read at first use."""
    if isinstance(speed, WasmModule):
        return speed.constant((values, len(values)), lambda: expand_in(speed, values.read()))
    return values.plain if speed is PLAIN else values.array


def trunk_at(speed: Speed, values: Values, offset: int) -> Trunk:
    """Return the weights of the convolutional trunk, which begin at an offset, as the kernel takes them."""
    trunk = values.trunk(offset)
    if isinstance(speed, WasmModule):
        return speed.constant((trunk, len(trunk)), lambda: speed.new_copy(trunk.read(), "float32"))
    return trunk if speed is PLAIN else trunk.array


@dataclass(frozen=True)
class ValueEngine(KernelEngine[S]):
    """An engine whose kernel evaluates positions by n-tuple tables, a net, or both."""

    ntuples: ClassVar[NTupleSpec | None] = None
    """The n-tuple tables, if there are any."""
    net: ClassVar[NetSpec | None] = None
    """The net, if there is one."""
    activations: ClassVar[int] = 1
    """Length of the activations of the net's convolutional trunk."""

    value_options: ClassVar[tuple[str, ...]] = ()
    """Options that values depend on, beside house rules."""
    learned: Values | None = field(default=None, kw_only=True)
    """Values of the user's own, in the place of those that ship."""

    @property
    def values_layout(self) -> str:
        """The layout of the tables, or of the net where there are none."""
        spec = self.ntuples or self.net
        return spec.layout if spec is not None else ""

    def value_rules(self, declared: tuple[Option, ...], options: Options) -> dict[str, str]:
        """Return those options that values depend on: house rules, and what the game names."""
        named = {name: options[name] for name in self.value_options}
        return {**named, **house_rules(declared, options)}

    @abstractmethod
    def setup(self, options: Options, seats: int, speed: Speed) -> tuple[LearnedParams, Position]:
        """Return the table and the position before the first roll."""

    @abstractmethod
    def point(self, state: S, seat: Seat, speed: Speed) -> tuple[LearnedParams, Position]:
        """Return the table and the position as the seat sees them; `list_codes` lists its moves there."""

    def seen(self, state: S, seat: Seat, speed: Speed) -> tuple[LearnedParams, Position]:
        return self.point(state, seat, speed)

    def weights(self, options: Options) -> NDArray[np.int16]:
        """Return the learned weights of a table; none where nothing was learned."""
        return cast("NDArray[np.int16]", self.setup(options, self.alone, COMPILED)[0].values)

    def workspace(self, speed: Speed, seats: int = 1) -> ValueWorkspace:
        return self.arrays(speed, seats, self.scratch(speed.ints))

    def scratch(self, make: MakeArray) -> Scratch:
        """Return the working memory of learned values."""
        lengths = {**LENGTHS, "activations": self.activations}
        return Scratch(
            **{name: make(name, length, DTYPES.get(name, "int64")) for name, length in lengths.items()}
        )
