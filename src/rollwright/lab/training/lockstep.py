"""Self-play for a net: many games in lockstep, whose positions the net evaluates in one batch."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import torch

from rollwright.compiler.jit import compiled
from rollwright.compiler.target import replace_fields
from rollwright.compiler.untyped import DeviceArray
from rollwright.core.options import Options
from rollwright.kernel.interface import RNG_SIZE
from rollwright.kernel.speeds import COMPILED
from rollwright.values.engine import ValueEngine
from rollwright.values.evaluation import LearnedParams
from rollwright.values.files import NetSpec

from . import lockstep_kernel
from .lockstep_kernel import FIRST_STEP, N_FIELDS, N_MOVES, SEAT, TOTAL, Lanes, Moves, Queries
from .run import StateDict

SPREAD = 40
"""Lanes begin up to this many steps apart, so that every batch holds all stages of a game."""
SAME_START = 64
"""Neighbouring lanes that begin together."""


class CpuDevice:
    """Runs the passes on the CPU, over the memory of the tensors."""

    device = torch.device("cpu")

    def __init__(self, engine: ValueEngine[object]) -> None:
        self._engine, self._workspace = engine, engine.workspace(COMPILED)

    def array(self, tensor: torch.Tensor) -> DeviceArray:
        """Return a tensor as kernels take it."""
        return tensor.numpy()

    def params(self, params: LearnedParams) -> LearnedParams:
        """Return a game's parameters as kernels take them."""
        return params

    def run(self, name: str, count: int, *args: object) -> None:
        """Run a pass over a number of lanes or moves."""
        function = getattr(lockstep_kernel, name)
        at = {"list_all": 2, "rank_all": 2, "encode_all": 1, "play_all": len(args)}[name]
        needs = (self._workspace,) if at < len(args) else ()
        entry = compiled(function, self._engine.home, self._engine.allocates)
        entry(*args[:at], *needs, *args[at:])


class CudaDevice:
    """Runs the passes on a CUDA GPU, over the memory of the tensors."""

    device = torch.device("cuda")

    def __init__(self, engine: ValueEngine[object]) -> None:
        self._home = engine.home

    def array(self, tensor: torch.Tensor) -> DeviceArray:
        """Return a tensor as kernels take it."""
        from rollwright.core.extras import find_cuda

        return find_cuda().as_cuda_array(tensor)

    def params(self, params: LearnedParams) -> LearnedParams:
        """Return a game's parameters as kernels take them."""
        from rollwright.compiler.cuda import take_along

        return take_along(params)

    def run(self, name: str, count: int, *args: object) -> None:
        """Run a pass over a number of lanes or moves."""
        from rollwright.compiler.cuda import compile_kernel, launch

        from . import lockstep_cuda

        torch.cuda.synchronize()  # the kernels read what PyTorch has written
        if count > 0:
            launch(compile_kernel(getattr(lockstep_cuda, name), self._home), count, *args)


class Decisions(NamedTuple):
    """One decision of every lane: a row for each, except where the lane has none."""

    is_made: torch.Tensor
    is_over: torch.Tensor
    previous_seats: torch.Tensor
    """The seats that moved before, and to these the values of the moves made, or of the games' ends."""
    values: torch.Tensor
    seats: torch.Tensor
    inputs: torch.Tensor
    """The net's inputs after the moves made, and the known parts of their values."""
    base: torch.Tensor
    is_live: torch.Tensor
    points: torch.Tensor
    """The first seat's points where a game is over."""


class LockstepGames:
    """Games in lockstep: `advance` makes one decision of each."""

    def __init__(
        self,
        engine: ValueEngine[object],
        spec: NetSpec,
        options: Options,
        lanes: int,
        seed: int,
        on_cuda: bool,
    ):
        self.on: CpuDevice | CudaDevice = CudaDevice(engine) if on_cuda else CpuDevice(engine)
        self.spec, self.n_lanes, self.seed, self.step = spec, lanes, seed, 0
        params, self._start = engine.setup(options, engine.alone, COMPILED)
        tables = engine.weights(options)[: spec.offset].copy() if spec.offset else np.zeros(1, np.int16)
        self._weights = self.on.array(torch.from_numpy(tables).to(self.on.device))
        self._params = self.on.params(replace_fields(params, {"values": np.zeros(1, np.int16)}))
        self._fields = engine.position + RNG_SIZE
        self.tensors = self._allocate(engine.most_moves)
        self.lanes = Lanes(*[*map(self.on.array, self.tensors), engine.position])
        self._resize_moves(1)
        self._resize_queries(1)

    def _allocate(self, most_moves: int) -> tuple[torch.Tensor, ...]:
        n, long = self.n_lanes, torch.int64
        rows = self._zeros((self._fields + N_FIELDS, n), long)
        rows[self._fields + FIRST_STEP] = torch.arange(n, device=self.on.device) // SAME_START % SPREAD
        codes, final_values = self._zeros((most_moves, n), torch.int32), self._zeros((n,), long)
        ends, chosen, best_values = (self._zeros((n,), kind) for kind in (long, long, torch.float32))
        return rows, codes, final_values, ends, chosen, best_values

    def _zeros(self, shape: tuple[int, ...], dtype: torch.dtype) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype, device=self.on.device)

    def _resize_moves(self, size: int) -> None:
        tensors = [self._zeros((size,), kind) for kind in (torch.int64, torch.float32, torch.float32)]
        self._move_tensors, self._moves = tensors, Moves(*map(self.on.array, tensors))

    def _resize_queries(self, size: int) -> None:
        kinds, sizes = (
            (torch.int64, torch.int32, torch.int32, torch.float32),
            (size, size * self.spec.slots, size, size),
        )
        tensors = [self._zeros((length,), kind) for length, kind in zip(sizes, kinds, strict=True)]
        self._query_tensors = tensors
        self._queries = Queries(*[*map(self.on.array, tensors), self.spec.slots])

    def field(self, name: int) -> torch.Tensor:
        """Return a field of all lanes."""
        return self.tensors[0][self._fields + name]

    def advance(self, predict: Callable[[torch.Tensor], torch.Tensor] | None) -> Decisions:
        """Make the best move of every game by the net's predictions, or by the tables alone."""
        args = (self.lanes, self.seed, self.step)
        self.on.run("list_all", self.n_lanes, self._params, self._start, *args)
        n_moves, (_, _, final_values, ends, chosen, best_values) = self.field(N_MOVES), self.tensors
        ends.copy_(n_moves.cumsum(0))
        queried, inputs, is_live, base = self._evaluate(int(ends[-1]), predict)
        previous = self.field(SEAT).clone()
        self.on.run("play_all", self.n_lanes, self._params, self.lanes, self._moves.values)
        is_over = (n_moves == 0) & (self.field(FIRST_STEP) <= self.step)
        self.step += 1
        at = torch.searchsorted(queried, chosen.clamp(min=0)).clamp(max=max(0, len(queried) - 1))
        if len(queried) == 0:  # no lane has begun, or all games end at once
            inputs, is_live, base = (
                self._zeros((1, *each.shape[1:]), each.dtype) for each in (inputs, is_live, base)
            )
        values = torch.where(is_over, final_values.float(), best_values)
        seats, points = self.field(SEAT).clone(), is_over * self.field(TOTAL)
        return Decisions(
            n_moves > 0, is_over, previous, values, seats, inputs[at], base[at], is_live[at] > 0, points
        )

    def _evaluate(
        self, n_moves: int, predict: Callable[[torch.Tensor], torch.Tensor] | None
    ) -> tuple[torch.Tensor, ...]:
        """Write the net's values of moves near the best by tables, and minus infinity for the others."""
        if n_moves > len(self._move_tensors[0]):
            self._resize_moves(2 * n_moves)
        args = (self._params, self._weights, self.lanes, self._moves, n_moves)
        self.on.run("rank_all", n_moves, *args)
        lanes, table_values, values = (tensor[:n_moves] for tensor in self._move_tensors)
        queried = self._near_best(lanes, table_values).nonzero()[:, 0]
        inputs, is_live, base = self.encode(queried)
        values.fill_(-torch.inf)
        if predict is None:
            values[queried] = table_values[queried]
        else:
            live = is_live.nonzero()[:, 0]  # after a game's end there are no inputs
            values[queried] = base
            values[queried[live]] += predict(inputs[live]) * self.spec.unit
        return queried, inputs, is_live, base

    def _near_best(self, lanes: torch.Tensor, table_values: torch.Tensor) -> torch.Tensor:
        """Say which moves the net evaluates: the best of their lane, within the margin."""
        best = torch.full((self.n_lanes,), -torch.inf, device=self.on.device)
        best.scatter_reduce_(0, lanes, table_values, "amax")
        near = table_values >= best[lanes] - self.spec.margin
        return (
            near & (self.rank(lanes, table_values) < self.spec.candidates) if self.spec.candidates else near
        )

    def rank(self, lanes: torch.Tensor, table_values: torch.Tensor) -> torch.Tensor:
        """Return each move's rank in its lane by the tables; of equals the first is ahead."""
        order = torch.argsort(table_values, descending=True, stable=True)
        order = order[torch.argsort(lanes[order], stable=True)]
        first = self.tensors[3] - self.field(N_MOVES)
        ranks = torch.empty_like(lanes)
        ranks[order] = torch.arange(len(lanes), device=lanes.device) - first[lanes[order]]
        return ranks

    def encode(self, queried: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return the net's inputs for some moves, whether they are live, and their known values."""
        size, slots = len(queried), self.spec.slots
        if size > len(self._query_tensors[0]):
            self._resize_queries(2 * size)
        moves, inputs, is_live, base = self._query_tensors
        moves[:size] = queried
        self.on.run("encode_all", size, self._params, self.lanes, self._moves, self._queries, size)
        return inputs[: size * slots].reshape(size, slots), is_live[:size], base[:size]

    # ---- checkpoints

    def state_dict(self) -> StateDict:
        """Return the games as they stand."""
        return {"rows": self.tensors[0], "step": self.step}

    def load_state_dict(self, state: StateDict) -> None:
        """Go on with games that `state_dict` returned."""
        self.tensors[0].copy_(state["rows"])
        self.step = int(state["step"])
