"""Games side by side on a CUDA device for learners that are there too: nothing is copied.

    from rollwright.envs.cuda_lanes import CudaEnv
    env = CudaEnv("chiefdom-2", lanes=131_072)
    planes, masks = (torch.as_tensor(each, device="cuda") for each in env.reset(seed=7))
    while True:
        env.step(choose(planes, masks))  # writes the tensors anew, and those of rewards and ends

The lanes are those of `VectorEnv`, game by game: the same kernel steps them, each on a thread of the GPU.
What only the kernel sees is kept with the same number of all lanes side by side. Planes and masks lie lane by
lane, as a learner wants them: a thread that wrote them alone would wait for each byte, so it notes legal
choices as bits, and then many threads write what is seen of one lane, side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollwright.compiler.cuda import WIDTH, compile_kernel, is_simulated, split_last_axis, take_along
from rollwright.compiler.jit import jit
from rollwright.compiler.untyped import DeviceArray
from rollwright.core.errors import InvalidSetup
from rollwright.core.extras import find_cuda
from rollwright.games.catalogue import find_game
from rollwright.kernel.bitmask import WIDTH as WORD
from rollwright.kernel.bitmask import Bitmask, spread_nibble
from rollwright.kernel.planes import Share
from rollwright.kernel.speeds import COMPILED, PLAIN
from rollwright.kernel.types import Params

from .lane_base import LARGEST_SEED, LaneOptions
from .lane_kernel import OVER, SCORE, begin_seed, keep_end, show_lane, step_game
from .lane_set import LaneSet
from .table_kernel import StepOptions, View, random_choice, view_at

cuda = find_cuda()
"""A global of this module: the simulator puts itself in its place."""


PARTS = 2 if is_simulated() else 32
"""Threads that write what is seen of a lane together."""


class CudaBatch(NamedTuple):
    """What `TableBatch` is elsewhere; what is seen is written from it and from where lanes stand."""

    params: Params
    start: DeviceArray
    seats: int
    positions: int
    views: int
    rolls: int
    step_options: StepOptions
    codes: DeviceArray
    """Room to list moves in, for each lane."""
    rows: DeviceArray
    paths: DeviceArray
    words: DeviceArray
    """Masks, as bits."""
    rewards: DeviceArray
    infos: DeviceArray
    changed: DeviceArray
    """Whether more is to be shown anew than the choices of a move."""


class Seen(NamedTuple):
    """What is seen, as it is written."""

    masks: DeviceArray
    """Four numbers at a time."""
    planes: DeviceArray
    fours: DeviceArray
    """The same planes, four numbers at a time."""


@keep_end.implement(CudaBatch)
@jit
def keep_no_end(batch: CudaBatch, n: int) -> None:
    return


@view_at.implement(CudaBatch)
@jit
def view_on_gpu(batch: CudaBatch, n: int, view: int) -> View:
    return View(batch.paths[view], Bitmask(batch.words[view]), batch.codes[n])


def begin_on_gpu(batch: CudaBatch, seed: int) -> None:
    """Begin game 0 of a seed of its own on each lane."""
    n = cuda.grid(1)
    if n < batch.rows.shape[0]:
        begin_seed(batch, n, seed + n)
        batch.changed[n] = 1


def step_on_gpu(batch: CudaBatch, actions: DeviceArray) -> None:
    """Make a choice on each lane."""
    n = cuda.grid(1)
    if n < batch.rows.shape[0]:
        batch.changed[n] = int(step_game(batch, n, actions[n]))


def show_on_gpu(batch: CudaBatch, seen: Seen) -> None:
    """Write masks and planes, many threads those of one lane."""
    thread = cuda.grid(1)
    n, part = thread // PARTS, thread % PARTS
    if n < batch.rows.shape[0]:
        for four in range(part, seen.masks.shape[1], PARTS):
            seen.masks[n, four] = spread_nibble((batch.words[n, four >> 3] >> (4 * (four & 7))) & 15)
        planes = Share(seen.planes[n], seen.fours[n], part, PARTS)
        show_lane(batch.params, batch.rows[n], batch.paths[n], planes, batch.changed[n] == 1)


def sample_on_gpu(batch: CudaBatch, actions: DeviceArray) -> None:
    """Write a random legal choice for each lane."""
    n = cuda.grid(1)
    if n < batch.rows.shape[0]:
        actions[n] = random_choice(batch.rows[n], Bitmask(batch.words[n]))


class CudaEnv:
    """Lanes of one game on a GPU; the next game of a lane begins in the step that ends one."""

    def __init__(
        self,
        game: str,
        lanes: int = 1 << 17,
        options: Mapping[str, str] | None = None,
        reward: str = "gain",
        illegal: str = "end",
        illegal_reward: float = -100.0,
        skip_forced: bool = False,
    ) -> None:
        asked = LaneOptions(reward, illegal, illegal_reward, skip_forced, fast=False, restarts=True)
        plan = LaneSet(find_game(game), 1, options, asked)
        engine = plan.engine
        self._home = engine.home
        self.game, self.options, self.lanes, self.shape = plan.game, plan.options, lanes, plan.shape
        self.vocabulary = plan.vocabulary
        params = plan.params[PLAIN if is_simulated() else COMPILED]
        choices, places = len(self.vocabulary), int(np.prod(self.shape))
        self._batch = CudaBatch(
            take_along(params),
            cuda.to_device(_numbers(plan.first_row)),
            plan.batch.seats,
            plan.batch.positions,
            plan.batch.views,
            plan.batch.rolls,
            plan.step_options,
            _columns(lanes, engine.most_listed, np.int64),
            _columns(lanes, plan.rows.shape[1], np.int64),
            _columns(lanes, self.vocabulary.longest, np.int32),
            _columns(lanes, _round_up(choices, WORD) // WORD, np.uint32),
            cuda.to_device(np.zeros(lanes, np.float64)),
            _columns(lanes, 5, np.int64),
            cuda.to_device(np.zeros(lanes, np.uint8)),
        )
        masks = cuda.to_device(np.zeros((lanes, _round_up(choices, WORD)), np.int8))
        planes = cuda.to_device(np.zeros((lanes, _round_up(places, WORD)), np.uint8))
        self._seen = Seen(masks.view(np.uint32), planes, planes.view(np.uint32))
        self._masks, self._planes = masks[:, :choices], split_last_axis(planes[:, :places], self.shape)
        self._choices = cuda.to_device(_numbers(np.zeros(lanes, np.int64)))

    def reset(self, seed: int = 0) -> tuple[DeviceArray, DeviceArray]:
        """Begin a game on each lane, of seeds from this one on; return planes and masks."""
        if not 0 <= seed <= LARGEST_SEED - self.lanes:
            raise InvalidSetup(f"a seed is a number from 0 to {LARGEST_SEED - self.lanes}, not {seed}")
        self._launch(begin_on_gpu, seed)
        return self.planes, self.masks

    def step(self, actions: DeviceArray | NDArray[np.integer] | None = None) -> None:
        """Make the choice of every lane: numbers on the device or of NumPy's, or those that `sample` drew.

        Nothing is copied back and nobody waits: `planes`, `masks`, `rewards` and `infos` are written anew.
        """
        if actions is not None:
            self._take(actions)
        self._launch(step_on_gpu, self._choices)

    def sample(self) -> DeviceArray:
        """Draw a random legal choice for each lane, which `step()` then makes."""
        self._run(sample_on_gpu, 1, self._batch, self._choices)
        return self._choices

    # ---- arrays on the device, each with `__cuda_array_interface__`: PyTorch and CuPy take them uncopied

    @property
    def planes(self) -> DeviceArray:
        """What each lane's seat sees."""
        return self._planes

    @property
    def masks(self) -> DeviceArray:
        """Which choices are legal."""
        return self._masks

    @property
    def rewards(self) -> DeviceArray:
        """What the last step brought."""
        return self._batch.rewards

    @property
    def infos(self) -> DeviceArray:
        """Of each lane: a game ended, the choice was illegal, the score, the seat, a final score."""
        return self._batch.infos

    def results(self) -> tuple[NDArray[np.bool_], NDArray[np.int64]]:
        """Return copies of which lanes' games ended in the last step, and of the scores."""
        infos = self.infos.copy_to_host()
        return infos[:, OVER].astype(bool), infos[:, SCORE].astype(np.int64)

    # ---- running kernels

    def _take(self, actions: DeviceArray) -> None:
        """Copy choices into the device's array; anything that a device or NumPy can read is taken."""
        given = cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else actions
        if tuple(given.shape) != (self.lanes,):
            raise InvalidSetup(f"{self.lanes} lanes want as many choices, not {tuple(given.shape)}")
        if isinstance(given, np.ndarray):
            most = len(self.vocabulary)
            if given.dtype.kind not in "iu" or given.min() < 0 or given.max() >= most:
                raise InvalidSetup(f"choices are whole numbers from 0 to {most - 1}")
            given = _numbers(given.astype(np.int64))
        self._choices.copy_to_device(given)

    def _launch(self, function: Callable[..., None], what: object) -> None:
        self._run(function, 1, self._batch, what)
        self._run(show_on_gpu, PARTS, self._batch, self._seen)

    def _run(self, function: Callable[..., None], parts: int, *args: object) -> None:
        """Run a kernel with a number of threads for each lane."""
        threads = self.lanes * parts
        width = min(WIDTH, threads)
        compile_kernel(function, self._home)[-(-threads // width), width](*args)


def _numbers(array: NDArray[np.int64]) -> NDArray[np.generic]:
    """Plain Python, which the simulator runs, works with integers of its own."""
    return array.astype(object) if is_simulated() else array


def _round_up(length: int, unit: int) -> int:
    """2087, 32 -> 2112"""
    return -(-length // unit) * unit


def _columns(lanes: int, width: int, kind: type[np.generic]) -> DeviceArray:
    """Return an array with a row for each lane, in which the same number of all lanes lies side by side."""
    return cuda.to_device(np.zeros((lanes, width), object if is_simulated() else kind, order="F"))
