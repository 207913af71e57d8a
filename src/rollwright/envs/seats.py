"""Games of several seats for PettingZoo: one seat after the other (AEC) or all at once (Parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from rollwright.core.errors import InvalidSetup
from rollwright.core.record import begin_from
from rollwright.core.types import Seat
from rollwright.games import catalogue

from .board_playing import make_playing
from .illegal import END, check_illegal
from .playing import Playing
from .rendering import MODES, check_mode, draw_sheet, write_sheet
from .sight import space_of
from .version import VERSION

Info = dict[str, Any]
Seen = dict[str, Any]
REWARDS = ("win", "score")
ILLEGAL_REWARD = -1.0


class Table:
    """What both kinds of environment share: the game, its seats' names, spaces and rewards."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, str] | None, reward: str, fast: bool | None
    ) -> None:
        if reward not in REWARDS:
            raise InvalidSetup(f"a reward is {' or '.join(REWARDS)}, not {reward[:20]!r}")
        found = catalogue.find_game(game)
        self.playing = make_playing(found, max(2, found.seats[0]) if seats is None else seats, options, fast)
        self.names = [f"seat_{number}" for number in range(1, self.playing.seats + 1)]
        self.reward = reward
        self._seed: int | None = None
        self._number = 0
        sizes = len(self.playing.game.vocabulary)
        seen: dict[str, spaces.Space[Any]] = {
            "observation": space_of(found, self.playing.seats, found.options_of(self.playing.start)),
            "action_mask": spaces.Box(0, 1, (sizes,), np.int8),
        }
        self.observation_spaces = {name: spaces.Dict(seen) for name in self.names}
        self.action_spaces = {name: spaces.Discrete(sizes) for name in self.names}

    def begin(self, seed: int | None, options: Info | None = None) -> None:
        """Start game 0 of a seed; without one the next game of the seed before.

        `options={"sheets": texts}` begins with a sheet for each seat, or with the board they share.
        """
        if seed is None and self._seed is not None:
            self._number += 1
        else:
            self._seed = int(np.random.default_rng().integers(2**62)) if seed is None else seed
            self._number = 0
        self.playing.begin(self._seed, self._number, self._read_start(options))

    def _read_start(self, options: Info | None) -> Any:
        sheets, game, start = (options or {}).get("sheets"), self.playing.game, self.playing.start
        if sheets is None:
            return None
        return begin_from(game, list(sheets), None, self.playing.seats, game.options_of(start))

    def see(self, seat: Seat) -> Seen:
        """Return what a seat sees and may choose."""
        return {"observation": self.playing.see(seat), "action_mask": self.playing.mask(seat)}

    def pay(self, before: list[int]) -> dict[str, float]:
        """Return what a step brought: points, or at the end the victory."""
        if self.reward == "win":
            return dict(zip(self.names, self.playing.payoffs()))
        return {name: float(self.playing.total(s) - before[s]) for s, name in enumerate(self.names)}

    def totals(self) -> list[int]:
        """Return all seats' scores, if rewards are made of them."""
        if self.reward == "win":
            return []
        return [self.playing.total(seat) for seat in range(self.playing.seats)]

    def render(self, mode: str | None) -> Any:
        """Return all sheets, as text or side by side as an array of pixels."""
        game, state, playing = self.playing.game, self.playing.state, self.playing
        seats = range(playing.seats if len(game.seats) > 1 else 1)
        if mode == "rgb_array":
            return np.concatenate([draw_sheet(game, state, seat) for seat in seats], axis=1)
        if mode is None:
            return None
        return "\n".join(write_sheet(game, state, s, playing.roll, playing.begun(s)) for s in seats)


class Seats:
    """What is the same whether seats choose one after the other or all at once."""

    def __init__(
        self,
        table: Table,
        max_cycles: int | None = None,
        illegal: str = END,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = table
        self.metadata = _metadata(table)
        self.possible_agents = list(table.names)
        self.render_mode = check_mode(render_mode)
        self.max_cycles = max_cycles
        self.replaces = check_illegal(illegal) != END

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the seat's space of observations."""
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the seat's space of choices."""
        return self.table.action_spaces[agent]

    def render(self) -> Any:
        """Return all sheets."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Leave nothing open."""


class SeatsAEC(Seats, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """Seats that have something to decide make one choice each in turn."""

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """Start a game."""
        self.table.begin(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {"illegal": False} for agent in self.agents}
        self._made = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.agents[self.table.playing.waiting[0]]

    def observe(self, agent: str) -> Seen:
        """Return what a seat sees and may choose."""
        return self.table.see(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Make the selected seat's choice."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat, playing = self.possible_agents.index(agent), self.table.playing
        self._cumulative_rewards[agent] = 0.0
        wrong = int(action) not in playing.legal(seat)
        self.infos = {other: {"illegal": wrong and other == agent} for other in self.agents}
        if wrong and not self.replaces:
            self._end_by(agent)
            return
        before = self.table.totals()
        playing.choose(seat, _make_legal(playing, seat, int(action), self.replaces))
        self._made[agent] += 1
        self.rewards = self.table.pay(before)
        self._accumulate_rewards()
        self._select_next(seat)

    def _end_by(self, agent: str) -> None:
        """End the game because of an illegal choice."""
        self.rewards = {other: ILLEGAL_REWARD if other == agent else 0.0 for other in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _select_next(self, seat: Seat) -> None:
        waiting = self.table.playing.waiting
        if not waiting:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        following = next((other for other in waiting if other > seat), waiting[0])
        self.agent_selection = self.possible_agents[following]
        if self.max_cycles is not None and self._made[self.agent_selection] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]


class SeatsParallel(Seats, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """All seats choose at once; a seat with nothing to decide waits (choice 0)."""

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        """Start a game."""
        self.table.begin(seed, options)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._see(), {agent: {"illegal": False} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Make every seat's choice."""
        playing, before = self.table.playing, self.table.totals()
        wrong = {a: int(actions[a]) not in playing.legal(s) for s, a in enumerate(self.agents)}
        told = {agent: {"illegal": wrong[agent]} for agent in self.agents}
        self._cycles += 1
        if any(wrong.values()) and not self.replaces:
            paid = {agent: ILLEGAL_REWARD if wrong[agent] else 0.0 for agent in self.agents}
            return self._answer(paid, over=True, cut=False, told=told)
        chosen = self._choices(actions)
        for seat, number in chosen:
            playing.choose(seat, number)
        cut = self.max_cycles is not None and self._cycles >= self.max_cycles
        return self._answer(self.table.pay(before), playing.outcome is not None, cut, told)

    def _choices(self, actions: dict[str, int]) -> list[tuple[Seat, int]]:
        """Return what each seat chooses, all decided before the first of them is played."""
        playing = self.table.playing
        return [
            (s, _make_legal(playing, s, int(actions[a]), self.replaces)) for s, a in enumerate(self.agents)
        ]

    def _answer(
        self, paid: dict[str, float], over: bool, cut: bool, told: dict[str, Info]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        seen, agents = self._see(), self.agents
        if over or cut:
            self.agents = []
        return seen, paid, dict.fromkeys(agents, over), dict.fromkeys(agents, cut and not over), told

    def _see(self) -> dict[str, Seen]:
        return {agent: self.table.see(seat) for seat, agent in enumerate(self.agents)}


def _metadata(table: Table) -> Info:
    return {
        "name": f"{table.playing.game.id}_v{VERSION}",
        "render_modes": list(MODES),
        "is_parallelizable": True,
    }


def _make_legal(playing: Playing, seat: Seat, number: int, replaces: bool) -> int:
    return playing.draw_legal(seat) if replaces and number not in playing.legal(seat) else number


def aec_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: str = "win",
    illegal: str = END,
    max_cycles: int | None = None,
    fast: bool | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Seen, int]:
    """Return a table where the seats choose one after the other.

    The reward is the victory at the end (`win`, adding up to 0), or every point as it comes (`score`).
    An illegal choice ends the game with -1 for its seat, or is replaced by a random legal one.
    """
    table = Table(game, seats, options, reward, fast)
    env: Any = SeatsAEC(table, max_cycles, illegal, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def parallel_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: str = "win",
    illegal: str = END,
    max_cycles: int | None = None,
    fast: bool | None = None,
    render_mode: str | None = None,
) -> ParallelEnv[str, Seen, int]:
    """Return a table where all seats choose at once; rewards and illegal choices as in `aec_env`."""
    table = Table(game, seats, options, reward, fast)
    return SeatsParallel(table, max_cycles, illegal, render_mode)
