"""Solo games for Gymnasium: `gymnasium.make("rollwright/chiefdom-2-v0")`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from rollwright.core.errors import InvalidSetup
from rollwright.core.game import AnyGame
from rollwright.games import catalogue

from .encoding import MOST, VERSION, Planes
from .illegal import END, check_illegal
from .playing import Playing

Told = dict[str, Any]
REWARDS = ("gain", "final")
NAMESPACE = "rollwright"


class SoloEnv(gymnasium.Env[Planes, np.int64]):
    """One seat alone. Each step makes one choice of a move; `info["action_mask"]` marks the legal ones.

    The reward is what a move adds to the score (`reward="gain"`), or the whole score at the end
    (`reward="final"`). An illegal choice ends the game with `illegal_reward`, or, with
    `illegal="replace"`, is replaced by a random legal one; `info["illegal"]` tells of it.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 (Gymnasium's own contract)

    def __init__(
        self,
        game: str = "chiefdom-2",
        options: Mapping[str, str] | None = None,
        reward: str = "gain",
        illegal: str = END,
        illegal_reward: float = -100.0,
        fast: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise InvalidSetup(f"a reward is {' or '.join(REWARDS)}, not {reward[:20]!r}")
        self._playing = Playing(catalogue.find_game(game), 1, options, fast)
        self._reward = reward
        self._illegal = check_illegal(illegal)
        self._illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(len(self._playing.game.vocabulary))
        self.observation_space = spaces.Box(0, MOST, self._playing.shape, np.uint8)
        self._seed: int | None = None
        self._number = 0
        self._ended = True

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Planes, Told]:
        """Start game 0 of a seed; without one the next game of the seed before."""
        super().reset(seed=seed)
        if seed is None and self._seed is not None:
            self._number += 1
        else:
            self._seed = int(self.np_random.integers(2**62)) if seed is None else seed
            self._number = 0
        self._playing.begin(self._seed, self._number)
        self._ended = False
        return self._playing.see(0), self._tell()

    def step(self, action: np.int64 | int) -> tuple[Planes, float, bool, bool, Told]:
        """Make one choice."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("the game is over: call reset first")
        number, told = int(action), {"illegal": False}
        if number not in self._playing.legal(0):
            told = {"illegal": True}
            if self._illegal == END:
                self._ended = True
                return self._playing.see(0), self._illegal_reward, True, False, self._tell() | told
            number = self._playing.draw_legal(0)
        before = self._playing.total(0)
        self._playing.choose(0, number)
        self._ended = self._playing.outcome is not None
        return self._playing.see(0), self._pay(before), self._ended, False, self._tell() | told

    def _pay(self, before: int) -> float:
        now = self._playing.total(0)
        if self._reward == "gain":
            return float(now - before)
        return float(now) if self._ended else 0.0

    def _tell(self) -> Told:
        return {"action_mask": self._playing.mask(0), "score": self._playing.total(0), "illegal": False}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return the legal choices the way sb3-contrib's MaskablePPO asks for them."""
        return self._playing.mask(0).astype(bool)

    def render(self) -> str | None:
        """Return the sheet as text."""
        game, state = self._playing.game, self._playing.state
        return game.format_sheet(state, 0) if self.render_mode == "ansi" else None


def register_solo_games() -> None:
    """Tell Gymnasium the name of every game that one seat can play."""
    for game in catalogue.GAMES:
        if 1 in game.seats and name_of(game) not in gymnasium.registry:
            gymnasium.register(
                id=name_of(game),
                entry_point="rollwright.envs.solo:SoloEnv",
                kwargs={"game": game.id},
            )


def name_of(game: AnyGame) -> str:
    """CHIEFDOM_2 -> "rollwright/chiefdom-2-v0" """
    return f"{NAMESPACE}/{game.id}-v{VERSION}"
