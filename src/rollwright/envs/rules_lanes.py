"""Lanes of a game without a kernel: the same as `lane_set.LaneSet`, at the speed of the game's rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy

import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.core.errors import IllegalMove, InvalidSetup
from rollwright.core.types import MoveStep

from .lane_base import (
    NO_SEED,
    Afterstates,
    Choices,
    Chosen,
    LaneOptions,
    Lanes,
    LaneState,
    RulesLaneState,
    Seeds,
)
from .lane_kernel import FINAL, FINAL_SCORE, ILLEGAL, OVER, SCORE, SEAT, VICTORY
from .lane_set import LaneSet
from .multi_seat import Playing
from .observation import has_planes, observe


class RulesLaneSet(Lanes):
    """Lanes of a game that has rules and a vocabulary, and nothing else."""

    def __init__(
        self, game: AnyGame, lanes: int, options: Mapping[str, str] | None, asked: LaneOptions
    ) -> None:
        super().__init__(game, lanes, options, asked)
        self._playing = [Playing(game, self.seats, self.options, seed=lane) for lane in range(lanes)]

    # ---- stepping

    def begin(self, begun: Chosen, seeds: Seeds | None = None, state: object = None) -> None:
        for lane in np.flatnonzero(begun).tolist():
            playing, seed = self._playing[lane], NO_SEED if seeds is None else int(seeds[lane])
            number = 0 if seed >= 0 else playing.number + 1
            playing.begin(seed if seed >= 0 else playing.seed, number, state)
            self._skip(playing)
            self._look(lane, 0.0, False, False)

    def step(self, actions: Choices, stepped: Chosen) -> None:
        self.check_choices(actions)
        for lane in np.flatnonzero(stepped):
            self._step(int(lane), int(actions[lane]))
            if self.step_options.restarts and self.infos[lane, OVER]:
                self._restart(int(lane))

    def _restart(self, lane: int) -> None:
        """Restart a lane in the step that ended its game, keeping that game's info."""
        info, reward = self.infos[lane].copy(), self.rewards[lane]
        self.finals[lane] = self.planes[lane]
        self.begin(np.arange(self.lanes) == lane)
        self.rewards[lane] = reward
        self.infos[lane, [OVER, ILLEGAL, FINAL_SCORE]] = 1, info[ILLEGAL], info[SCORE]

    def _step(self, lane: int, number: int) -> None:
        playing = self._playing[lane]
        seat, is_illegal = self._seat(playing), False
        if number not in playing.legal(seat):
            is_illegal = True
            if not self.step_options.replaces:
                self._look(lane, self.step_options.illegal_reward, True, True)
                return
            number = playing.draw_legal(seat)
        before = playing.total(seat)
        playing.choose(seat, number)
        self._skip(playing)
        over = playing.outcome is not None
        self._look(lane, self._reward(playing, seat, before, over), over, is_illegal)

    def _reward(self, playing: Playing, seat: int, before: int, over: bool) -> float:
        if self.step_options.reward == VICTORY:
            return playing.payoffs()[seat] if over else 0.0
        if self.step_options.reward == FINAL:
            return float(playing.total(seat)) if over else 0.0
        return float(playing.total(seat) - before)

    def _skip(self, playing: Playing) -> None:
        """Make choices without an alternative at once, where that is wanted."""
        while self.step_options.skips and playing.waiting:
            seat = playing.waiting[0]
            if len(playing.legal(seat)) > 1:
                return
            playing.choose(seat, playing.legal(seat)[0])

    def _seat(self, playing: Playing) -> int:
        return playing.waiting[0] if playing.waiting else 0

    def _look(self, lane: int, reward: float, is_over: bool, is_illegal: bool) -> None:
        playing, info = self._playing[lane], self.infos[lane]
        seat = self._seat(playing)
        self.masks[lane] = playing.mask(seat)
        self.planes[lane] = playing.observe(seat).reshape(-1)
        self.rewards[lane] = reward
        info[SEAT], info[SCORE], info[OVER], info[ILLEGAL] = seat, playing.total(seat), is_over, is_illegal
        info[FINAL_SCORE] = 0

    # ---- copies

    def get_state(self) -> RulesLaneState:
        none = np.zeros((self.lanes, 0), np.int64)
        return RulesLaneState(none, none, tuple(deepcopy(playing.__dict__) for playing in self._playing))

    def set_state(self, state: LaneState, seeds: Seeds | None = None) -> None:
        if not isinstance(state, RulesLaneState):
            raise InvalidSetup(f"the state is of {len(state.lanes)} lanes of another game, not of these")
        for lane, kept in enumerate(state.games):
            self._playing[lane].__dict__.update(deepcopy(kept))
            if seeds is not None and seeds[lane] >= 0:
                self._playing[lane].reseed(int(seeds[lane]))
            self._look(lane, 0.0, self._playing[lane].outcome is not None, False)

    def list_afterstates(self, lanes: Sequence[int]) -> Afterstates:
        found = [self._list_afterstates(lane) for lane in lanes]
        return Afterstates(
            np.concatenate([each.paths for each in found]),
            np.concatenate([each.gains for each in found]),
            np.concatenate([each.planes for each in found]),
            np.concatenate([each.lanes for each in found]),
        )

    def _list_afterstates(self, lane: int) -> Afterstates:
        playing = self._playing[lane]
        seat, longest = self._seat(playing), self.vocabulary.longest
        if playing.begun(seat):
            raise IllegalMove(f"a move is begun in lane {lane}: moves are listed before its first choice")
        paths = self.game.engine(False).paths(playing.state, seat)
        rows = np.array([[*path, *[0] * (longest - len(path))] for path in paths], np.int64)
        moves = [self.vocabulary.move_of(path) for path in paths]
        after = [self.game.apply(playing.state, MoveStep(seat, move)) for move in moves]
        gains = [self.game.score(then, seat).points - playing.total(seat) for then in after]
        planes = [observe(self.game, self.game.view(then, seat), seat, ()) for then in after]
        seen = np.array(planes, np.uint8).reshape(len(paths), *self.shape)
        whose = np.full(len(paths), lane, np.int64)
        return Afterstates(rows.reshape(len(paths), longest), np.array(gains, np.int64), seen, whose)

    def sample(self) -> NDArray[np.int64]:
        return np.array([playing.draw_legal(self._seat(playing)) for playing in self._playing], np.int64)

    def show(self, lane: int) -> tuple[object, str, list[int]]:
        playing = self._playing[lane]
        return playing.state, playing.roll, list(playing.begun(self._seat(playing)))


def make_lanes(game: AnyGame, lanes: int, options: Mapping[str, str] | None, asked: LaneOptions) -> Lanes:
    """Return lanes of a game: on its kernel, or by its rules alone."""
    kind = LaneSet if has_planes(game) else RulesLaneSet
    return kind(game, lanes, options, asked)
