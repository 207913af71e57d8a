"""The games for OpenSpiel: `pyspiel.load_game("python_rollwright_duel")` after importing this module.

Chance is explicit: a roll is chosen by its place in the list of distinct rolls, with its exact
probability. Where several seats decide at once the node is simultaneous, and a seat that has completed
its move waits (choice 0) until the others have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from rollwright.core.game import AnyGame, start_game
from rollwright.core.options import Options, fill_options
from rollwright.core.types import Choice, Move, MoveStep, Seat
from rollwright.core.vocabulary import WAITS
from rollwright.games import catalogue

from .encoding import fill_planes
from .playing import share_victory
from .registry import find_encoding

LONGEST = 4000
"""More choices than any game can take."""
MOST_POINTS = 1000


def name_of(game: AnyGame) -> str:
    """CHIEFDOM_2 -> "python_rollwright_chiefdom_2" """
    return f"python_rollwright_{game.id.replace('-', '_')}"


def default_seats(game: AnyGame) -> int:
    """Return two seats, or as many as the game needs."""
    return 2 if 2 in game.seats else game.seats[0]


def make_type(game: AnyGame, seats: int) -> pyspiel.GameType:
    """Return what OpenSpiel wants to know of a game with so many seats; options are parameters too."""
    is_shared = len(game.seats) > 1 and seats > 1
    kinds = pyspiel.GameType
    options = {option.name: _parameter(option.default) for option in game.options}
    return kinds(
        short_name=name_of(game),
        long_name=f"Rollwright: {game.name}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if is_shared else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if is_shared else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.GENERAL_SUM if seats == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": default_seats(game), **options},
    )


def _parameter(value: str) -> str | int:
    """ "9" -> 9, "off" -> "off": OpenSpiel reads what looks like a number as one"""
    return int(value) if value.isdecimal() else value


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options chosen."""

    def __init__(self, rules: AnyGame, params: Mapping[str, Any]) -> None:
        chosen = {name: str(value) for name, value in params.items() if name != "players"}
        self.rules = rules
        self.seats = int(params.get("players", default_seats(rules)))
        self.encoding = find_encoding(rules)
        self.options: Options = fill_options(rules.options, chosen)
        self.start = start_game(rules, self.seats, self.options)
        least, most = (-MOST_POINTS, MOST_POINTS) if self.seats == 1 else (-1.0, 1.0)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.vocabulary),
            max_chance_outcomes=1000,
            num_players=self.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if self.seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(make_type(rules, self.seats), info, dict(params))

    def new_initial_state(self) -> SpielState:
        """Return the state before the first roll."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what turns states into planes."""
        return SpielObserver(self)


@lru_cache(maxsize=256)
def _moves(rules: Any, state: Any, seat: Seat) -> tuple[Move, ...]:
    """Return the seat's moves; OpenSpiel asks for the legal actions of a state again and again."""
    moves: tuple[Move, ...] = rules.moves(state, seat)
    return moves


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the rules, and the choices each seat has begun its move with."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.state: Any = game.start
        self.paths: tuple[tuple[Choice, ...], ...] = ((),) * game.seats

    @property
    def spiel(self) -> SpielGame:
        """The game; not kept here, so that a copied state does not copy it."""
        game: SpielGame = self.get_game()
        return game

    # ---- who moves, and what may be chosen

    def current_player(self) -> int:
        """Return who moves; several seats at once move simultaneously."""
        if self.spiel.rules.outcome(self.state) is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        waiting = self.spiel.rules.waiting(self.state)
        if not waiting:
            return int(pyspiel.PlayerId.CHANCE)
        return waiting[0] if len(waiting) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: Seat) -> list[int]:
        if player not in self.spiel.rules.waiting(self.state):
            return [WAITS] if self.current_player() == pyspiel.PlayerId.SIMULTANEOUS else []
        step, number_of = len(self.paths[player]), self.spiel.rules.vocabulary.number_of
        return sorted({number_of(move[step]) for move in self._open_moves(player)})

    def _open_moves(self, seat: Seat) -> Sequence[Move]:
        path = self.paths[seat]
        rules: Any = self.spiel.rules
        moves = _moves(rules, self.state, seat)
        return [move for move in moves if move[: len(path)] == path]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every distinct roll with its probability."""
        rolls = self.spiel.rules.rolls(self.state)
        total = sum(weight for _, weight in rolls)
        return [(number, weight / total) for number, (_, weight) in enumerate(rolls)]

    # ---- what happens

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            roll = self.spiel.rules.rolls(self.state)[action].roll
            self.state = self.spiel.rules.apply(self.state, roll)
        else:
            self._choose(self.current_player(), action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        for seat, action in enumerate(actions):
            if action != WAITS:
                self._choose(seat, action)

    def _choose(self, seat: Seat, action: int) -> None:
        choice = self.spiel.rules.vocabulary.choice_of(action)
        path = (*self.paths[seat], choice)
        if self._completes(seat, path):
            self.state = self.spiel.rules.apply(self.state, MoveStep(seat, path))
            path = ()
        self.paths = tuple(path if other == seat else old for other, old in enumerate(self.paths))

    def _completes(self, seat: Seat, path: Move) -> bool:
        return any(move == path for move in self._open_moves(seat))

    # ---- how it ends

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.spiel.rules.outcome(self.state) is not None

    def returns(self) -> list[float]:
        """Return what the end is worth: the victory, adding up to 0; alone, the points."""
        outcome = self.spiel.rules.outcome(self.state)
        if outcome is None:
            return [0.0] * self.spiel.seats
        if self.spiel.seats == 1:
            return [float(outcome.scores[0].total)]
        return share_victory(outcome.winners, self.spiel.seats)

    # ---- words

    def _action_to_string(self, player: Seat, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {self.spiel.rules.rolls(self.state)[action].roll}"
        return str(self.spiel.rules.vocabulary.choice_of(action))

    def __str__(self) -> str:
        """Return all sheets, the rolls so far being in the history."""
        rules = self.spiel.rules
        sheets = dict.fromkeys(rules.format_sheet(self.state, seat) for seat in range(self.spiel.seats))
        begun = [f"seat {s + 1}: {' '.join(map(str, path))}" for s, path in enumerate(self.paths) if path]
        return "\n".join([*sheets, *begun])


class SpielObserver:
    """What a seat sees, as planes in one long row."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.size = game.encoding.size(game.options)
        planes = (len(game.encoding.names(game.seats)), *self.size)
        self.tensor = np.zeros(int(np.prod(planes)), np.float32)
        self.dict = {"planes": self.tensor.reshape(planes)}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Look at a state."""
        view = self.game.rules.view(state.state, player)
        values = self.game.encoding.values(view, player, state.paths[player])
        self.dict["planes"][:] = fill_planes(values, self.size)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """Return what a seat sees, as text."""
        view = self.game.rules.view(state.state, player)
        seats = range(self.game.seats)
        sheets = dict.fromkeys(self.game.rules.format_sheet(view, seat) for seat in seats)
        return "\n".join([*sheets, " ".join(map(str, state.paths[player]))])


def register() -> None:
    """Tell OpenSpiel all games of the catalogue."""
    for game in catalogue.GAMES:
        if name_of(game) not in pyspiel.registered_names():
            pyspiel.register_game(make_type(game, default_seats(game)), _make_class(game))


def _make_class(game: AnyGame) -> type[SpielGame]:
    """Return a class of its own for a game; OpenSpiel calls it with parameters alone."""

    class Loaded(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    return Loaded


register()
