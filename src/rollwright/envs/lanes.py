"""Many games at once, straight on the compiled kernel: a vector environment for Gymnasium.

Lanes never touch each other: each has its own seed, and game n of a lane is game n of that seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from rollwright.core.errors import InvalidSetup
from rollwright.core.types import Move
from rollwright.core.vocabulary import Vocabulary
from rollwright.games.catalogue import DEFAULT, find_game

from .lane_base import LARGEST_SEED, Afterstates, LaneOptions, LaneState
from .lane_kernel import FINAL_SCORE, ILLEGAL, OVER
from .lane_set import LaneSet
from .rules_lanes import make_lanes
from .step_options import STARTS, Info, VectorKeywords, check_options, check_word

Planes = NDArray[np.uint8]
Report = tuple[Planes, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]
"""Observations, rewards, which games ended, which were cut off, and infos."""
Seeds = int | Sequence[int | None] | None
Given = str | int | None
SPACES = ("single_observation_space", "observation_space")
"""What a pickle leaves out."""


class PickledWithoutSpaces:
    """Pickled without spaces of observations, which are as large as these and the same in every process."""

    def __getstate__(self) -> Info:
        return {name: value for name, value in self.__dict__.items() if name not in SPACES}

    def __setstate__(self, state: Info) -> None:
        self.__dict__.update(state)
        self._make_spaces()

    def _make_spaces(self) -> None:
        raise NotImplementedError


class VectorEnv(PickledWithoutSpaces, GymnasiumVectorEnv[Planes, NDArray[np.int64], NDArray[np.generic]]):
    """Lanes of one game.

    `step` returns planes, rewards, terminations, truncations (never) and what else there is to tell:
    `action_mask` of the next choice, `seat` that makes it, `score`, and `illegal` choices. In Chiefdom and
    Fiefdoms the reward is what a move adds to the score (`reward="gain"`), or the whole score at the end
    (`reward="final"`); in Duel it is the victory (1, 0 or -1) for the seat that made the last choice.

    After the end of a game the next one of the lane begins: in the same step (then `final_obs`, `final_info`
    and `final_score` tell of the one that ended), in the next, or when `reset` is asked to
    (`autoreset_mode`, as Gymnasium has it). With `copy=False` the arrays returned are written over by the
    next step. `fast` and `threads` choose plain or compiled play and the number of threads; an illegal choice
    ends the game with `illegal_reward`, or, with `illegal="replace"`, a random legal one is played.
    """

    def __init__(
        self,
        game: str = DEFAULT,
        lanes: int | None = None,
        options: Mapping[str, str] | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        num_envs: int | None = None,
        **keywords: Unpack[VectorKeywords],
    ) -> None:
        if "seats" in keywords:
            raise InvalidSetup(
                "lanes have the fewest seats of their game: vector_tables has tables of several"
            )
        number = lanes if lanes is not None else num_envs if num_envs is not None else 64
        mode = autoreset_mode.value if isinstance(autoreset_mode, AutoresetMode) else autoreset_mode
        modes = [each.value for each in AutoresetMode]
        self._mode, self._copy = AutoresetMode(check_word("an autoreset mode is", mode, modes)), copy
        restarts = self._mode == AutoresetMode.SAME_STEP
        asked = LaneOptions(**keywords, restarts=restarts)
        self._set = make_lanes(find_game(game), number, options, asked)
        self.game, self.num_envs = self._set.game, number
        self.metadata = {"autoreset_mode": self._mode}
        self.single_action_space = spaces.Discrete(len(self.vocabulary))
        self.action_space = batch_space(self.single_action_space, number)
        self._make_spaces()
        self._ended, self._all = np.zeros(number, bool), np.ones(number, bool)
        self._has_begun = False

    def _make_spaces(self) -> None:
        self.single_observation_space = self._set.space
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    @property
    def vocabulary(self) -> Vocabulary:
        """All choices of the game."""
        return self._set.vocabulary

    # ---- Gymnasium's own

    def reset(self, *, seed: Seeds = None, options: Info | None = None) -> tuple[Planes, Info]:
        """Start game 0 of every lane; lane n has seed `seed + n`, or the seed given for it.

        Without a seed each lane goes on with its next game. `options={"reset_mask": ...}` resets only the
        lanes marked there; `options={"sheet": text, "turn": number, "roll": dice}` begins with that sheet
        instead of a blank one, in that turn, and with that roll, or with lists each lane with its own.
        """
        asked = check_options(options, (*STARTS, "reset_mask"))
        which, seeds = self._read_mask(asked), self._read_seeds(seed)
        begun = [(self._set.read_start(**start), lanes) for start, lanes in self._read_starts(asked, which)]
        for state, lanes in begun:
            self._set.begin(lanes, seeds, state)
        self._ended[which] = False
        self._has_begun = True
        return self._planes(), self._describe()

    def step(self, actions: NDArray[np.int64]) -> Report:
        """Make every lane's choice."""
        chosen, beginning = self._read_choices(actions), self._ended
        if not beginning.any():
            self._set.step(chosen, self._all)
        elif self._mode == AutoresetMode.DISABLED:
            lane = int(np.flatnonzero(beginning)[0])
            raise ResetNeeded(f"the game of lane {lane} is over: call reset with its reset_mask first")
        else:
            self._set.step(np.where(beginning, 0, chosen), ~beginning)
            self._set.begin(beginning)
        return self._report(self._set.rewards.copy(), self._all)

    def _report(self, rewards: NDArray[np.float64], playing: NDArray[np.bool_]) -> Report:
        """Return what a step returns; where the next game begins at once, with what the last one ended in."""
        info, infos = self._describe(), self._set.infos
        over = (infos[:, OVER] == 1) & playing
        if self._mode != AutoresetMode.SAME_STEP:
            self._ended = over | ~playing
        else:
            info |= {"final_score": infos[:, FINAL_SCORE].copy(), "_final_score": over}
            if over.any():
                info |= self._describe_ends(over, info)
        return self._planes(), rewards, over, np.zeros(self.num_envs, bool), info

    def _describe_ends(self, over: NDArray[np.bool_], info: Info) -> Info:
        """Return the last observation and info of finished games."""
        seen = np.full(self.num_envs, None, object)
        for lane in np.flatnonzero(over):
            seen[lane] = self._set.finals[lane].reshape(self._set.shape).copy()
        final = {"score": info["final_score"], "_score": over, "illegal": info["illegal"], "_illegal": over}
        return {"final_obs": seen, "_final_obs": over, "final_info": final, "_final_info": over}

    def compile(self) -> None:
        """Compile, or load, all that stepping needs; without it the first step does so."""
        if isinstance(self._set, LaneSet):
            self._set.compile()

    def close_extras(self, **kwargs: object) -> None:
        """Leave nothing open."""
        self._set.close()

    # ---- for search and learning

    def clone(self, seed: Seeds) -> VectorEnv:
        """Return a copy that goes on from here by itself: with dice of its own, which this one's tell nothing
        of, or with the very same dice to come if `seed` is None."""
        asked: Info = asdict(self._set.asked) | {"autoreset_mode": self._mode, "copy": self._copy}
        del asked["restarts"]
        twin = VectorEnv(self.game.id, self.num_envs, self._set.options, **asked)
        twin.set_state(self.get_state(), seed)
        return twin

    def get_state(self) -> LaneState:
        """Return where all lanes stand, the dice to come included."""
        self._check_begun()
        return self._set.get_state()

    def set_state(self, state: LaneState, seed: Seeds = None) -> tuple[Planes, Info]:
        """Put all lanes where they stood; with a seed, with other dice to come. Return what is to be seen."""
        self._set.set_state(state, None if seed is None else self._read_seeds(seed))
        self._ended = self._set.infos[:, OVER] == 1
        self._has_begun = True
        return self._planes(), self._describe()

    def afterstates(self, lane: int | None = None) -> Afterstates:
        """Return every move of a lane, or of all in one call: its gain at once, and what is seen after it,
        before the next roll."""
        self._check_begun()
        lanes = range(self.num_envs)
        return self._set.list_afterstates(lanes if lane is None else [lanes[lane]])

    def play(self, paths: NDArray[np.int64]) -> Report:
        """Play a whole move in every lane: rows of numbers, as in `afterstates`; zeros make no choice."""
        self._check_begun()
        infos, paid, illegal = self._set.infos, np.zeros(self.num_envs), np.zeros(self.num_envs, np.int64)
        infos[:, OVER], infos[:, FINAL_SCORE] = self._ended, 0
        for numbers in np.asarray(paths).T:
            choosing = (numbers > 0) & (infos[:, OVER] == 0)
            if choosing.any():
                self._set.step(np.where(choosing, numbers, 0), choosing)
                paid[choosing] += self._set.rewards[choosing]
                illegal |= np.where(choosing, infos[:, ILLEGAL], 0)
        infos[:, ILLEGAL] = illegal
        return self._report(paid, ~self._ended)

    def sample_legal(self) -> NDArray[np.int64]:
        """Return a random legal choice for each lane, the same again for the same seeds and games."""
        return self._set.sample()

    def move_of(self, path: Sequence[int]) -> Move:
        """Return a path of numbers as choices."""
        return self.vocabulary.move_of([int(number) for number in path if number])

    # ---- reading and telling

    def _planes(self) -> Planes:
        planes: Planes = self._set.planes.reshape(self.num_envs, *self._set.shape)
        return planes.copy() if self._copy else planes

    def _describe(self) -> Info:
        infos, masks = self._set.infos, self._set.masks
        _, illegal, score, seat, _ = infos.T.copy()
        return {
            "action_mask": masks.copy() if self._copy else masks,
            "illegal": illegal == 1,
            "score": score,
            "seat": seat,
        }

    def _check_begun(self) -> None:
        if not self._has_begun:
            raise ResetNeeded("no game has begun: call reset first")

    def _read_choices(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        self._check_begun()
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise InvalidSetup(f"there is one choice for each of {self.num_envs} lanes, not {chosen.shape}")
        return chosen

    def _read_mask(self, asked: Info) -> NDArray[np.bool_]:
        """Return the lanes to be reset: all but where a mask says otherwise."""
        mask = asked.get("reset_mask")
        if mask is None:
            return np.ones(self.num_envs, bool)
        found = np.asarray(mask)
        if found.shape != (self.num_envs,) or found.dtype != bool or not found.any():
            raise InvalidSetup(
                f"a reset_mask is a truth value for each of {self.num_envs} lanes, one of them True"
            )
        if not self._has_begun and not found.all():
            raise ResetNeeded("the first reset is of all lanes")
        return found

    def _read_starts(self, asked: Info, which: NDArray[np.bool_]) -> list[tuple[Info, NDArray[np.bool_]]]:
        """Return which of the lanes begin with which sheet, roll and turn, as far as these are given."""
        each = list(zip(*(self._read_each(name, asked.get(name)) for name in STARTS)))
        kinds = dict.fromkeys(each)
        return [(dict(zip(STARTS, kind)), which & np.array([own == kind for own in each])) for kind in kinds]

    def _read_each(self, name: str, given: Given | Sequence[Given]) -> list[Given]:
        """Return what each lane begins with: one for all of them, or a list."""
        each = [given] * self.num_envs if given is None or isinstance(given, str | int) else list(given)
        if len(each) != self.num_envs:
            raise InvalidSetup(f"there is one {name}, or one for each of {self.num_envs} lanes")
        return each

    def _read_seeds(self, seed: Seeds) -> NDArray[np.int64]:
        """Return a seed for each lane; where none is given, NO_SEED, or before the first game any seed."""
        drawn = self._set.no_seeds if self._has_begun else self.np_random.integers(2**61, size=self.num_envs)
        if seed is None:
            return drawn
        lanes = range(self.num_envs)
        given = [int(seed) + n for n in lanes] if isinstance(seed, (int, np.integer)) else list(seed)
        if len(given) != self.num_envs or not all(
            each is None or 0 <= each <= LARGEST_SEED for each in given
        ):
            raise InvalidSetup(f"seeds are one number from 0 to {LARGEST_SEED}, or one for each lane")
        return np.array([int(old) if new is None else int(new) for old, new in zip(drawn, given)], np.int64)


vector_env = VectorEnv
"""The same, named as the other environments are."""
