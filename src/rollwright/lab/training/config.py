"""What a training run is asked to do, and its learning rate over time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rollwright.core.errors import InvalidSetup
from rollwright.core.options import Options

MAX_SECONDS = 7 * 24 * 3600
MAX_STEPS = 1 << 40
MAX_THREADS = 1024
MAX_LANES = 1 << 20
RESUMED = ("game", "options", "net", "targets", "seed", "lanes", "stages", "seats")
"""Fields that a resumed run must share with its checkpoint."""
SCHEDULES, TARGETS, ENGINES = ("decay", "constant"), ("td", "expectimax"), ("local", "cuda")


class CurvePoint(NamedTuple):
    """A point of the learning curve: seconds and games so far, mean points of the games since the last."""

    seconds: float
    games: int
    mean: float


@dataclass(frozen=True)
class TrainingConfig:
    """A training run: what is learned, for how long, how fast and where. It is stored in the checkpoint."""

    game: str
    options: Options
    net: bool = False
    """Whether the net is trained, or the n-tuple tables."""
    targets: str = "td"
    """What a net's moves are taught: a later decision's value, or an expectation over all rolls."""
    seed: int = 1
    seconds: float = 60.0
    """The length of the run, unless it is given in steps; what was trained before a resume counts."""
    steps: int = 0
    schedule: str = "decay"
    lr_scale: float = 1.0
    engine: str = "local"
    lanes: int = 256
    """Games in lockstep that a net learns from."""
    threads: int = 1
    tables: tuple[str, ...] = ()
    """Names of the n-tuple tables to train; empty for all."""
    stages: int = 0
    """How many stages of a game the tables distinguish at most; 0 for all."""
    seats: int = 0
    """Seats of the games that tables learn from; 0 for the fewest."""

    def check(self) -> None:
        """Raise InvalidSetup for the first field that no run can have."""
        for is_wrong, sentence in self._faults():
            if is_wrong:
                raise InvalidSetup(sentence)

    def _faults(self) -> list[tuple[bool, str]]:
        with_cuda = self.engine == "cuda"
        expectimax = self.targets == "expectimax"
        return [
            (
                not 0 < self.seconds <= MAX_SECONDS,
                f"training takes up to {MAX_SECONDS} seconds, not {self.seconds:g}",
            ),
            (not 0 <= self.steps <= MAX_STEPS, f"training takes 1 step or more, not {self.steps}"),
            (not 1 <= self.threads <= MAX_THREADS, f"threads are 1 to {MAX_THREADS}, not {self.threads}"),
            (self.schedule not in SCHEDULES, f"a schedule is decay or constant, not {self.schedule[:20]!r}"),
            (self.targets not in TARGETS, f"targets are td or expectimax, not {self.targets[:20]!r}"),
            (self.engine not in ENGINES, f"an engine is local or cuda, not {self.engine[:20]!r}"),
            (not 1 <= self.lanes <= MAX_LANES, f"lanes are 1 to {MAX_LANES}, not {self.lanes}"),
            (not 0 < self.lr_scale <= 100, f"a learning rate is scaled by up to 100, not {self.lr_scale:g}"),
            (self.stages < 0, f"stages are 1 or more, not {self.stages}"),
            (
                self.net and bool(self.stages or self.tables or self.seats),
                "--net trains no tables: --stages, --tables and --seats do",
            ),
            (with_cuda and not self.net, "a GPU trains nets: --engine cuda needs --net"),
            (
                expectimax and (with_cuda or not self.net),
                "expectimax targets are for a net on the CPU: with --net and without --engine cuda",
            ),
        ]


class Schedule(NamedTuple):
    """A learning rate that rises, stays until a share of the run is done, and falls."""

    first: float
    last: float
    steady: float
    is_geometric: bool
    warm_up: float = 0.0
    """The share of the run in which it rises from a hundredth: Adam's first steps are all of full length."""

    def rate(self, share: float) -> float:
        """Return the learning rate after that share of the run."""
        if share < self.warm_up:
            return self.first * max(0.01, share / self.warm_up)
        left = min(1.0, max(0.0, (share - self.steady) / (1 - self.steady)))
        if self.is_geometric:
            return float(self.first * (self.last / self.first) ** left)
        return max(self.last, self.first * (1 - left))


NET_SCHEDULE = Schedule(first=1e-3, last=1e-5, steady=0.35, is_geometric=True, warm_up=0.02)
TABLE_SCHEDULE = Schedule(first=1.0, last=0.05, steady=0.4, is_geometric=False)
