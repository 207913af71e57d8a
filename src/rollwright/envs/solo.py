"""Solo games for Gymnasium: `gymnasium.make("rollwright/chiefdom-2-v0")`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Unpack

import gymnasium
import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.vocabulary import Vocabulary
from rollwright.games import catalogue
from rollwright.games.catalogue import DEFAULT

from .lane_base import LARGEST_SEED, Afterstates, LaneOptions, LaneState
from .lane_kernel import ILLEGAL, OVER, SCORE
from .observation import VERSION
from .render import MODES, check_mode, draw_sheet, write_sheet
from .rules_lanes import make_lanes
from .step_options import STARTS, Info, StepKeywords, check_options

Planes = NDArray[np.uint8]
NAMESPACE = "rollwright"
ONE = np.ones(1, np.int8)


class SoloEnv(gymnasium.Env[Planes, np.int64]):
    """One seat alone. Each step makes one choice of a move; `info["action_mask"]` marks the legal ones.

    The reward is what a move adds to the score (`reward="gain"`), or the whole score at the end
    (`reward="final"`). An illegal choice ends the game with `illegal_reward`, or, with
    `illegal="replace"`, is replaced by a random legal one; `info["illegal"]` tells of it. With
    `skip_forced=True` choices without an alternative are made at once.

    It is one lane of the vector environment: plain at first, compiled as soon as that is ready; `fast=True`
    waits for it, `fast=False` stays plain.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012 (Gymnasium's own contract)

    def __init__(
        self,
        game: str = DEFAULT,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        **keywords: Unpack[StepKeywords],
    ) -> None:
        found = catalogue.find_game(game)
        if 1 not in found.seats:
            raise InvalidSetup(f"{found.id} is not for one seat: use aec_env, parallel_env or vector_env")
        keywords.setdefault("fast", None)
        self._lane = make_lanes(found, 1, options, LaneOptions(**keywords))
        self.game = found
        self.render_mode = check_mode(render_mode)
        self.action_space = spaces.Discrete(len(found.vocabulary))
        self.observation_space = self._lane.space
        self._has_begun, self._ended = False, True

    @property
    def vocabulary(self) -> Vocabulary:
        """All choices of the game."""
        return self.game.vocabulary

    def __getstate__(self) -> Info:
        """Leave out the space, which is as large as an observation and the same in every process."""
        return {name: value for name, value in self.__dict__.items() if name != "observation_space"}

    def __setstate__(self, state: Info) -> None:
        self.__dict__.update(state)
        self.observation_space = self._lane.space

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Planes, Info]:
        """Start game 0 of a seed; without one the next game of the seed before.

        `options={"sheet": text, "turn": number, "roll": dice}` begins with that sheet instead of a blank one,
        in that turn, and with that roll.
        """
        asked = check_options(options, STARTS)
        super().reset(seed=None if seed is None else int(seed))
        if seed is None and not self._has_begun:
            seed = int(self.np_random.integers(2**61))
        if seed is not None and not 0 <= seed <= LARGEST_SEED:
            raise InvalidSetup(f"a seed is a number from 0 to {LARGEST_SEED}, not {seed}")
        state = self._lane.read_start(**asked)
        self._lane.begin(ONE, None if seed is None else np.array([seed], np.int64), state)
        self._has_begun, self._ended = True, False
        return self._see(), self._describe()

    def step(self, action: np.int64 | int) -> tuple[Planes, float, bool, bool, Info]:
        """Make one choice."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("the game is over: call reset first")
        self._lane.step(np.array([action]), ONE)
        self._ended = bool(self._lane.infos[0, OVER])
        return self._see(), float(self._lane.rewards[0]), self._ended, False, self._describe()

    def _see(self) -> Planes:
        return self._lane.planes.reshape(self._lane.shape).copy()

    def _describe(self) -> Info:
        info = self._lane.infos[0]
        mask = self._lane.masks[0].copy()
        return {"action_mask": mask, "score": int(info[SCORE]), "illegal": bool(info[ILLEGAL])}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal choices the way sb3-contrib's MaskablePPO asks for them."""
        return self._lane.masks.reshape(-1).astype(bool)

    # ---- for search and learning

    def get_state(self) -> LaneState:
        """Return where the game stands, the dice to come included."""
        return self._lane.get_state()

    def set_state(self, state: LaneState, seed: int | None = None) -> tuple[Planes, Info]:
        """Put the game where it stood; with a seed, with other dice to come."""
        self._lane.set_state(state, None if seed is None else np.array([seed], np.int64))
        self._has_begun, self._ended = True, bool(self._lane.infos[0, OVER])
        return self._see(), self._describe()

    def clone(self, seed: int | None) -> SoloEnv:
        """Return a copy that goes on from here by itself, with dice of its own (None: with the same dice)."""
        asked = asdict(self._lane.asked)
        del asked["threads"], asked["restarts"]
        twin = SoloEnv(self.game.id, self._lane.options, self.render_mode, **asked)
        twin.set_state(self.get_state(), seed)
        return twin

    def afterstates(self) -> Afterstates:
        """Return every move, what it gains at once, and what is seen after it, before the next roll."""
        return self._lane.list_afterstates([0])

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the sheet with its dice, score and begun move: as text, or drawn as an array of pixels."""
        if self.render_mode is None:
            return None
        state, roll, path = self._lane.show(0)
        if self.render_mode == "ansi":
            return write_sheet(self.game, state, 0, roll, path)
        return draw_sheet(self.game, state, 0)


def register_solo_games() -> None:
    """Tell Gymnasium the name of every game that one seat can play, alone or in lanes."""
    for game in catalogue.list_games():
        if 1 in game.seats and name_of(game) not in gymnasium.registry:
            gymnasium.register(
                id=name_of(game),
                entry_point="rollwright.envs.solo:SoloEnv",
                vector_entry_point="rollwright.envs.lanes:VectorEnv",
                kwargs={"game": game.id},
                reward_threshold=threshold_of(game),
            )


class SoloTask(msgspec.Struct):
    """What is read here of a task of the benchmark."""

    name: str
    reference_score: float | None = None


def threshold_of(game: AnyGame) -> float | None:
    """Return what the reference of the game's task `solo` gains on a blank sheet; None without one."""
    path = game.manifest.tasks
    tasks = msgspec.json.decode(path.read_bytes(), type=list[SoloTask]) if path else []
    scores = [task.reference_score for task in tasks if task.name == "solo"]
    if not scores or scores[0] is None:
        return None
    return round(scores[0] - game.score(start_game(game, 1), 0).total, 1)


def name_of(game: AnyGame) -> str:
    """CHIEFDOM_2 -> "rollwright/chiefdom-2-v1" """
    return f"{NAMESPACE}/{game.id}-v{VERSION}"
