"""Games of several seats for PettingZoo: one seat after the other (AEC) or all at once (Parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from rollwright.core.errors import InvalidSetup
from rollwright.core.types import Seat
from rollwright.games import catalogue

from .lane_base import LARGEST_SEED
from .observation import VERSION, space_of
from .render import MODES, check_mode, draw_sheet, write_sheet
from .step_options import (
    END,
    Info,
    SeatKeywords,
    SeatOptions,
    TableKeywords,
    check_illegal,
    check_options,
    check_word,
    read_start,
)
from .table_playing import make_playing

Seen = dict[str, NDArray[np.integer]]
REWARDS = ("win", "score")
ILLEGAL_REWARD = -1.0


class Seats:
    """What is the same whether seats choose one after the other or all at once.

    The reward is the victory at the end (`win`, adding up to 0), or every point as it comes (`score`).
    An illegal choice ends the game with -1 for its seat, or is replaced by a random legal one.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        **keywords: Unpack[SeatKeywords],
    ) -> None:
        super().__init__()
        asked = SeatOptions(**keywords)
        self.reward = check_word("a reward is", asked.reward, REWARDS)
        self.replaces = check_illegal(asked.illegal) != END
        self.max_cycles, self.render_mode = asked.max_cycles, check_mode(render_mode)
        found = catalogue.find_game(game)
        self.playing = make_playing(
            found, max(2, found.seats[0]) if seats is None else seats, options, asked.fast
        )
        self.metadata = {
            "name": f"{found.id}_v{VERSION}",
            "render_modes": list(MODES),
            "is_parallelizable": True,
        }
        self.possible_agents = [f"seat_{number}" for number in range(1, self.playing.seats + 1)]
        self._seed: int | None = None
        self._number = 0
        self.action_spaces = {a: spaces.Discrete(len(found.vocabulary)) for a in self.possible_agents}
        self._make_spaces()

    def _make_spaces(self) -> None:
        game, seats = self.playing.game, self.playing.seats
        planes = space_of(game, seats, game.options_of(self.playing.start))
        mask = spaces.Box(0, 1, (len(game.vocabulary),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": planes, "action_mask": mask}) for agent in self.possible_agents
        }

    def __getstate__(self) -> Info:
        """Leave out spaces of observations, which are as large as these and the same in every process."""
        return {name: value for name, value in self.__dict__.items() if name != "observation_spaces"}

    def __setstate__(self, state: Info) -> None:
        self.__dict__.update(state)
        self._make_spaces()

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the seat's space of observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the seat's space of choices."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Seen:
        """Return what a seat sees and may choose."""
        return self._see(self.possible_agents.index(agent))

    def _see(self, seat: Seat) -> Seen:
        return {"observation": self.playing.observe(seat), "action_mask": self.playing.mask(seat)}

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return all sheets, as text or side by side as an array of pixels."""
        playing, game, state = self.playing, self.playing.game, self.playing.state
        seats = range(playing.seats if len(game.seats) > 1 else 1)
        if self.render_mode == "rgb_array":
            return np.concatenate([draw_sheet(game, state, seat) for seat in seats], axis=1)
        if self.render_mode is None:
            return None
        return "\n".join(write_sheet(game, state, s, playing.roll, playing.begun(s)) for s in seats)

    def close(self) -> None:
        """Leave nothing open."""

    def _begin(self, seed: int | None, options: Info | None) -> None:
        """Start game 0 of a seed; without one the next game of the seed before.

        `options={"sheets": texts, "turn": number, "roll": dice}` begins with a sheet for each seat, or with
        the board they share, in that turn, and with that roll.
        """
        asked = check_options(options, ("sheets", "roll", "turn"))
        if seed is None and self._seed is not None:
            self._number += 1
        else:
            self._seed = int(np.random.default_rng().integers(LARGEST_SEED)) if seed is None else seed
            self._number = 0
        if not 0 <= self._seed <= LARGEST_SEED:
            raise InvalidSetup(f"a seed is a number from 0 to {LARGEST_SEED}, not {self._seed}")
        given = asked.get("sheets"), asked.get("roll"), asked.get("turn")
        start = read_start(self.playing.game, self.playing.start, *given)
        self.playing.begin(self._seed, self._number, start)
        self.agents = list(self.possible_agents)

    def _pay(self, before: list[int]) -> dict[str, float]:
        """Return what a step brought: points, or at the end the victory."""
        if self.reward == "win":
            paid = self.playing.payoffs() if self.playing.is_over else [0.0] * self.playing.seats
            return dict(zip(self.possible_agents, paid))
        return {a: float(now - then) for a, now, then in zip(self.possible_agents, self._totals(), before)}

    def _totals(self) -> list[int]:
        """Return all seats' scores, if rewards are made of them."""
        return [] if self.reward == "win" else [self.playing.total(s) for s in range(self.playing.seats)]


class SeatsAEC(Seats, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """Seats that have something to decide make one choice each in turn."""

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """Start a game."""
        self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {"illegal": False} for agent in self.agents}
        self._made = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.agents[self.playing.waiting[0]]

    def step(self, action: int | None) -> None:
        """Make the selected seat's choice."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat, playing = self.possible_agents.index(agent), self.playing
        self._cumulative_rewards[agent] = 0.0
        wrong = not playing.is_legal(seat, int(action))
        self.infos = {other: {"illegal": wrong and other == agent} for other in self.agents}
        if wrong and not self.replaces:
            self.rewards = {other: ILLEGAL_REWARD if other == agent else 0.0 for other in self.agents}
            self._go_on(seat, over=True)
            return
        before = self._totals()
        playing.choose(seat, playing.draw_legal(seat) if wrong else int(action))
        self._made[agent] += 1
        self.rewards = self._pay(before)
        self._go_on(seat, over=not playing.waiting)

    def _go_on(self, seat: Seat, over: bool) -> None:
        """Select the seat that chooses next, or end the game."""
        self._accumulate_rewards()
        if not over:
            waiting = self.playing.waiting
            following = next((other for other in waiting if other > seat), waiting[0])
            self.agent_selection = self.possible_agents[following]
            if self.max_cycles is None or self._made[self.agent_selection] < self.max_cycles:
                return
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.agent_selection = self.agents[0]


class SeatsParallel(Seats, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """All seats choose at once; a seat with nothing to decide waits (choice 0)."""

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        """Start a game."""
        self._begin(seed, options)
        self._cycles = 0
        seen = {agent: self._see(seat) for seat, agent in enumerate(self.agents)}
        return seen, {agent: {"illegal": False} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Make every seat's choice; all are decided before the first of them is played."""
        playing, agents, before = self.playing, self.agents, self._totals()
        wrong = {a: not playing.is_legal(s, int(actions[a])) for s, a in enumerate(agents)}
        self._cycles += 1
        if any(wrong.values()) and not self.replaces:
            paid, over = {agent: ILLEGAL_REWARD if wrong[agent] else 0.0 for agent in agents}, True
        else:
            playing.choose_all(
                [playing.draw_legal(s) if wrong[a] else int(actions[a]) for s, a in enumerate(agents)]
            )
            paid, over = self._pay(before), playing.is_over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        seen = {agent: self._see(seat) for seat, agent in enumerate(agents)}
        if over or cut:
            self.agents = []
        info = {agent: {"illegal": wrong[agent]} for agent in agents}
        return seen, paid, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), info


def aec_env(game: str, **asked: Unpack[TableKeywords]) -> AECEnv[str, Seen, int]:
    """Return a table where the seats choose one after the other; what it can be asked stands at `Seats`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(SeatsAEC(game, **asked)))


def parallel_env(game: str, **asked: Unpack[TableKeywords]) -> ParallelEnv[str, Seen, int]:
    """Return a table where all seats choose at once; what it can be asked stands at `Seats`."""
    return SeatsParallel(game, **asked)
