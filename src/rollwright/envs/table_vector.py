"""Many tables of several seats at once: a vector environment with a row for each seat that learns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Unpack, cast

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from rollwright.bots import Bot, at_speed, find_bot
from rollwright.core.errors import IllegalMove, InvalidSetup
from rollwright.core.rng import make_rng
from rollwright.core.vocabulary import WAITS, Vocabulary
from rollwright.games.catalogue import DEFAULT, find_game

from .lane_base import LARGEST_SEED, MOST_LANES
from .lanes import PickledWithoutSpaces, Seeds
from .multi_seat import share_victory
from .observation import space_of
from .seats import ILLEGAL_REWARD, REWARDS
from .step_options import END, Info, SeatKeywords, SeatOptions, check_illegal, check_options, check_word
from .table_batch import Tables, can_seat
from .table_kernel import ITS_PHASE, NUMBER, OVER, SEED

Planes = NDArray[np.uint8]
Report = tuple[Planes, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]


class TableVectorEnv(
    PickledWithoutSpaces, GymnasiumVectorEnv[Planes, NDArray[np.int64], NDArray[np.generic]]
):
    """Tables of one game, stepped in one call of its kernel.

    Row `table * seats + seat` is a seat's: a seat with nothing to decide waits (choice 0). With
    `opponents=[...]`, the names of bots for the other seats, a row is a table: its first seat learns, and the
    bots have moved whenever it is asked. The reward is the victory at the end (`win`), adding up to 0 at each
    table, or every point as it comes (`score`). After a game the table's next one begins in the same step;
    `final_obs` and `final_info` report the one that ended. An illegal choice ends the game with -1 for its
    seat, or is replaced by a random legal one.
    """

    def __init__(
        self,
        game: str = DEFAULT,
        tables: int = 64,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: str | Sequence[str] = (),
        **keywords: Unpack[SeatKeywords],
    ) -> None:
        found, asked = find_game(game), SeatOptions(**keywords)
        opponents = [opponents] if isinstance(opponents, str) else opponents
        if not 1 <= tables <= MOST_LANES:
            raise InvalidSetup(f"there are 1 to {MOST_LANES} tables, not {tables}")
        number = seats if seats is not None else len(opponents) + 1 if opponents else max(2, found.seats[0])
        if opponents and len(opponents) != number - 1:
            raise InvalidSetup(f"{number} seats have {number - 1} opponents, not {len(opponents)}")
        if not can_seat(found, number, options or {}):
            raise InvalidSetup(
                f"{found.id} with these options and seats is played by its rules: use parallel_env"
            )
        self._reward = check_word("a reward is", asked.reward, REWARDS)
        self._replaces = check_illegal(asked.illegal) != END
        self._set = Tables(found, tables, number, options, True if asked.fast is None else asked.fast)
        bots = (find_bot(found, name) for name in opponents)
        self._bots: list[Bot] = [at_speed(bot, bool(self._set.fast), 1) for bot in bots]
        self._planned: dict[tuple[int, int], list[int]] = {}
        """The choices that remain of a bot's move, by table and seat."""
        self.game, self.tables, self.seats = found, tables, number
        self._rows = np.arange(tables) * number if opponents else np.arange(tables * number)
        self._hand, self._has_begun = np.random.default_rng(0), False
        self.num_envs = len(self._rows)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_action_space = spaces.Discrete(len(found.vocabulary))
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._make_spaces()

    def _make_spaces(self) -> None:
        self.single_observation_space = space_of(self.game, self.seats, self._set.options)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    @property
    def vocabulary(self) -> Vocabulary:
        """All choices of the game."""
        return self.game.vocabulary

    # ---- Gymnasium's own

    def reset(self, *, seed: Seeds = None, options: Info | None = None) -> tuple[Planes, Info]:
        """Start game 0 of every table; table n has seed `seed + n`, or the seed given for it.

        Without a seed each table has its next game.
        """
        check_options(options)
        rows, seeds = self._set.rows, self._read_seeds(seed)
        if seed is None and self._has_begun:
            rows[:, NUMBER] += 1
        else:
            rows[:, SEED], rows[:, NUMBER] = seeds, 0
        self._hand, self._has_begun = np.random.default_rng(int(rows[0, SEED])), True
        self._planned.clear()
        self._set.begin_some(np.ones(self.tables, bool))
        self._let_bots_move()
        return self._planes(), self._describe(np.zeros(self.num_envs, bool))

    def step(self, actions: NDArray[np.int64]) -> Report:
        """Make the choice of every row."""
        chosen, before = self._read(actions), self._totals()
        legal = self._set.masks[self._rows, chosen] == 1
        if self._replaces and not legal.all():
            chosen[~legal] = [self._draw(row) for row in self._rows[~legal]]
        wrong = np.zeros((self.tables, self.seats), bool)
        wrong.reshape(-1)[self._rows] = ~legal
        ended = np.zeros(self.tables, bool)
        if not self._replaces:
            ended[self._rows[~legal] // self.seats] = True
        numbers = np.zeros(self.tables * self.seats, np.int64)
        numbers[self._rows] = chosen
        numbers.reshape(self.tables, self.seats)[ended] = WAITS
        self._set.choose(numbers)
        self._let_bots_move(~ended)
        over = ended | (self._set.infos[:, ITS_PHASE] == OVER)
        paid = np.where(wrong & ended[:, None], ILLEGAL_REWARD, self._pay(before, over & ~ended))
        return self._report(paid.reshape(-1)[self._rows], over, ~legal)

    # ---- the seats that bots play

    def _let_bots_move(self, playing: NDArray[np.bool_] | None = None) -> None:
        """Let bots choose as long as one of them has something to decide."""
        while self._bots:
            asked = self._set.masks[:, WAITS].reshape(self.tables, self.seats) == 0
            asked[:, 0] = False
            if playing is not None:
                asked[~playing] = False
            if not asked.any():
                return
            numbers = np.zeros((self.tables, self.seats), np.int64)
            for table, seat in np.argwhere(asked).tolist():
                numbers[table, seat] = self._plan(table, seat)
            self._set.choose(numbers.reshape(-1))

    def _plan(self, table: int, seat: int) -> int:
        """Return the next choice of a bot's move."""
        if not self._planned.get((table, seat)):
            state, _ = self._set.state(table, self._waiting(table))
            row = self._set.rows[table]
            rng = make_rng(int(row[SEED]), int(row[NUMBER]), 1 + seat + 1000 * self.game.turn_of(state))
            move = self._bots[seat - 1].choose(self.game, self.game.view(state, seat), seat, rng)
            self._planned[table, seat] = list(self.vocabulary.path_of(move))
        return self._planned[table, seat].pop(0)

    def _waiting(self, table: int) -> tuple[int, ...]:
        masks = self._set.masks[table * self.seats : (table + 1) * self.seats, WAITS]
        return tuple(np.flatnonzero(masks == 0).tolist())

    # ---- reading and reporting

    def _read_seeds(self, seed: Seeds) -> list[int]:
        """Return a seed for each table; without one they are drawn."""
        first = int(self.np_random.integers(2**61)) if seed is None else seed
        seeds: list[object] = list(first) if isinstance(first, Sequence) else [first]
        if isinstance(first, (int, np.integer)):
            seeds = [int(first) + n for n in range(self.tables)]
        if len(seeds) != self.tables or not all(_is_seed(each) for each in seeds):
            raise InvalidSetup(f"seeds are one number from 0 to {LARGEST_SEED}, or one for each table")
        return cast(list[int], seeds)

    def _read(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        if not self._has_begun:
            raise ResetNeeded("no game has begun: call reset first")
        chosen = np.array(actions)
        if chosen.dtype.kind not in "iu":
            raise IllegalMove(f"choices are whole numbers, not {chosen.dtype}")
        if chosen.shape != (self.num_envs,):
            raise InvalidSetup(f"there is one choice for each of {self.num_envs} rows, not {chosen.shape}")
        chosen = chosen.astype(np.int64)
        if chosen.min() < 0 or chosen.max() >= len(self.vocabulary):
            raise IllegalMove(f"choices are numbered from 0 to {len(self.vocabulary) - 1}")
        return chosen

    def _draw(self, row: int) -> int:
        return int(self._hand.choice(np.flatnonzero(self._set.masks[row])))

    def sample_legal(self) -> NDArray[np.int64]:
        """Return a random legal choice for each row."""
        return np.array([self._draw(row) for row in self._rows.tolist()], np.int64)

    def _totals(self) -> NDArray[np.float64]:
        """Return all points at the tables, if rewards are made of them."""
        if self._reward == "win":
            return np.zeros((self.tables, self.seats))
        return np.array([self._scores(table) for table in range(self.tables)], np.float64)

    def _scores(self, table: int) -> list[int]:
        state, _ = self._set.state(table, self._waiting(table))
        return [self.game.score(state, seat).points for seat in range(self.seats)]

    def _pay(self, before: NDArray[np.float64], over: NDArray[np.bool_]) -> NDArray[np.float64]:
        if self._reward == "score":
            return self._totals() - before
        paid = np.zeros((self.tables, self.seats))
        for table in np.flatnonzero(over).tolist():
            outcome = self.game.outcome(self._set.state(table, ())[0])
            paid[table] = share_victory(outcome.winners if outcome else (), self.seats)
        return paid

    def _report(
        self, paid: NDArray[np.float64], over: NDArray[np.bool_], illegal: NDArray[np.bool_]
    ) -> Report:
        ended = over[self._rows // self.seats]
        final: Info = {}
        if over.any():
            seen = np.full(self.num_envs, None, object)
            last = self._planes()
            for row in np.flatnonzero(ended):
                seen[row] = last[row]
            final = {"final_obs": seen, "_final_obs": ended}
            final |= {"final_info": {"illegal": illegal, "_illegal": ended}, "_final_info": ended}
            self._set.rows[over, NUMBER] += 1
            self._planned = {where: path for where, path in self._planned.items() if not over[where[0]]}
            self._set.begin_some(over)
            self._let_bots_move()
        return self._planes(), paid, ended, np.zeros(self.num_envs, bool), self._describe(illegal) | final

    def _planes(self) -> Planes:
        planes: Planes = self._set.planes[self._rows]
        return planes.reshape(self.num_envs, *self._set.shape)

    def _describe(self, illegal: NDArray[np.bool_]) -> Info:
        return {"action_mask": self._set.masks[self._rows], "illegal": illegal}


def _is_seed(given: object) -> bool:
    return isinstance(given, (int, np.integer)) and 0 <= int(given) <= LARGEST_SEED


vector_tables = TableVectorEnv
"""The same, named as the other environments are."""
