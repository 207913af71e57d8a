"""A vector environment whose lanes play by different house rules, and see them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from rollwright.core.errors import InvalidSetup
from rollwright.core.vocabulary import Vocabulary
from rollwright.games.catalogue import find_game

from ..lane_base import Afterstates
from ..lanes import PickledWithoutSpaces, Report, Seeds, VectorEnv
from ..step_options import Info, VectorKeywords, check_options
from .rule_planes import HIGHEST, Planes, add_rules, list_facts, read_facts


class HouseRulesEnv(PickledWithoutSpaces, GymnasiumVectorEnv[Planes, NDArray[np.int64], NDArray[np.generic]]):
    """Lanes of one game, evenly shared by rules; behind the planes of the game come those of its facts.

    Every fact of the house rules fills a plane with its number plus 100. Lane n plays by rules number
    n // (lanes / rules). All else is as in `VectorEnv` with `autoreset_mode` SameStep.
    """

    def __init__(
        self,
        game: str,
        rules: Sequence[Mapping[str, str]],
        lanes: int | None = None,
        **keywords: Unpack[VectorKeywords],
    ) -> None:
        number = len(rules) if lanes is None else lanes
        if not rules or number % len(rules):
            raise InvalidSetup(f"{number} lanes cannot be shared evenly by {len(rules)} rules")
        self.game, self.each = find_game(game), number // len(rules)
        self.parts = [VectorEnv(game, self.each, one, **keywords) for one in rules]
        self.facts = [read_facts(self.game, one) for one in rules]
        self.num_envs = number
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_action_space = self.parts[0].single_action_space
        self.action_space = batch_space(self.single_action_space, number)
        self._make_spaces()

    @property
    def vocabulary(self) -> Vocabulary:
        """All choices of the game."""
        return self.game.vocabulary

    def _make_spaces(self) -> None:
        self.single_observation_space = self._widen(self.parts[0].single_observation_space)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def _widen(self, space: spaces.Space[Planes]) -> spaces.Box:
        """Return the space of a game's planes with those of its facts behind them."""
        assert isinstance(space, spaces.Box)
        more = [HIGHEST] * len(list_facts(self.game))
        low = add_rules(space.low, [0] * len(more))
        return spaces.Box(low, add_rules(space.high, more), low.shape, np.uint8)

    def reset(self, *, seed: Seeds = None, options: Info | None = None) -> tuple[Planes, Info]:
        """Start game 0 of every lane; lane n has seed `seed + n`, or the seed given for it.

        `options={"roll": dice}` begins all games with that roll.
        """
        asked = check_options(options, ("roll",))
        seeds: list[Seeds] = [None] * len(self.parts)
        if isinstance(seed, (int, np.integer)):
            seeds = [int(seed) + n * self.each for n in range(len(self.parts))]
        elif seed is not None:
            seeds = [list(seed)[n * self.each : (n + 1) * self.each] for n in range(len(self.parts))]
        begun = [part.reset(seed=own, options=asked) for part, own in zip(self.parts, seeds)]
        return self._join([planes for planes, _ in begun]), _join_infos([info for _, info in begun])

    def step(self, actions: NDArray[np.int64]) -> Report:
        """Make every lane's choice."""
        return self._report([part.step(own) for part, own in zip(self.parts, self._split(actions))])

    def play(self, paths: NDArray[np.int64]) -> Report:
        """Play a whole move in every lane, as `VectorEnv.play` does."""
        return self._report([part.play(own) for part, own in zip(self.parts, self._split(paths))])

    def afterstates(self, lane: int | None = None) -> Afterstates:
        """Return every move of a lane, or of all in one call: its gain at once, and what is seen after it,
        the rules too."""
        if lane is None:
            return _join_moves([self._list_moves(part) for part in range(len(self.parts))])
        return self._list_moves(*divmod(range(self.num_envs)[lane], self.each))

    def _list_moves(self, part: int, lane: int | None = None) -> Afterstates:
        """Return the moves of a lane of those with the same rules, or of all these."""
        found = self.parts[part].afterstates(lane)
        planes = add_rules(found.planes, self.facts[part])
        return Afterstates(found.paths, found.gains, planes, found.lanes + part * self.each)

    def sample_legal(self) -> NDArray[np.int64]:
        """Return a random legal choice for each lane."""
        return np.concatenate([part.sample_legal() for part in self.parts])

    def close_extras(self, **kwargs: object) -> None:
        """Leave nothing open."""
        for part in self.parts:
            part.close()

    def _split(self, rows: NDArray[np.int64]) -> list[NDArray[np.int64]]:
        if len(rows) != self.num_envs:
            raise InvalidSetup(f"there is one choice for each of {self.num_envs} lanes, not {len(rows)}")
        return np.split(np.asarray(rows), len(self.parts))

    def _join(self, planes: Sequence[Planes]) -> Planes:
        return np.concatenate([add_rules(own, facts) for own, facts in zip(planes, self.facts)])

    def _report(self, reports: Sequence[Report]) -> Report:
        rewards, over, cut = (np.concatenate([one[n] for one in reports]) for n in (1, 2, 3))
        planes, infos = [one[0] for one in reports], [one[4] for one in reports]
        info = _join_infos(infos)
        if over.any():
            info |= self._describe_ends(over, info, infos)
        return self._join(planes), rewards, over, cut, info

    def _describe_ends(self, over: NDArray[np.bool_], info: Info, infos: Sequence[Info]) -> Info:
        """Return the last observation, with its rules, and info of finished games, as `VectorEnv` does."""
        seen = np.full(self.num_envs, None, object)
        for lane in np.flatnonzero(over).tolist():
            part, within = divmod(lane, self.each)
            seen[lane] = add_rules(infos[part]["final_obs"][within], self.facts[part])
        final = {"score": info["final_score"], "_score": over, "illegal": info["illegal"], "_illegal": over}
        return {"final_obs": seen, "_final_obs": over, "final_info": final, "_final_info": over}


def _join_moves(found: Sequence[Afterstates]) -> Afterstates:
    """Return the moves of all lanes."""
    return Afterstates(
        np.concatenate([moves.paths for moves in found]),
        np.concatenate([moves.gains for moves in found]),
        np.concatenate([moves.planes for moves in found]),
        np.concatenate([moves.lanes for moves in found]),
    )


def _join_infos(infos: Sequence[Info]) -> Info:
    """Return the infos of all lanes that every step has."""
    ends = ("final_obs", "_final_obs", "final_info", "_final_info")
    names = [name for name in infos[0] if name not in ends]
    return {name: np.concatenate([info[name] for info in infos]) for name in names}
