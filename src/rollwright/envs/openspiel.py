"""The games for OpenSpiel: `pyspiel.load_game("python_rollwright_duel")` after importing this module.

Chance is explicit: a roll is chosen by its place in the list of distinct rolls, with its exact
probability. Where several seats decide at once the node is simultaneous, and a seat that has completed
its move waits (choice 0) until the others have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import pyspiel
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.core.errors import IllegalMove
from rollwright.core.options import Options, fill_options, usual_options
from rollwright.core.types import Seat
from rollwright.core.vocabulary import WAITS
from rollwright.games import catalogue

from .multi_seat import Playing
from .observation import shape_of
from .table_playing import make_playing

TERMINAL, CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS = int(pyspiel.PlayerId.SIMULTANEOUS)
LONGEST = 4000
"""More choices than any game can take."""
MOST_POINTS = 1000


def name_of(game: AnyGame) -> str:
    """CHIEFDOM_2 -> "python_rollwright_chiefdom_2" """
    return f"python_rollwright_{game.id.replace('-', '_')}"


def default_seats(game: AnyGame) -> int:
    """Return two seats, or as many as the game needs."""
    return 2 if 2 in game.seats else game.seats[0]


def decides_together(game: AnyGame, seats: int) -> bool:
    """Say whether seats decide at the same time: at a table of several sheets."""
    return len(game.seats) > 1 and seats > 1


def make_type(game: AnyGame, seats: int) -> pyspiel.GameType:
    """Return what OpenSpiel wants to know of a game with this number of seats; options are parameters too."""
    is_shared = decides_together(game, seats)
    kinds = pyspiel.GameType
    usual = fill_options(game.options, {})  # those of the environments' rules, number 1
    options = {option.name: _parameter(usual[option.name]) for option in usual_options(game.options)}
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

    def __init__(self, rules: AnyGame, params: Mapping[str, str | int]) -> None:
        chosen = {name: str(value) for name, value in params.items() if name != "players"}
        self.rules = rules
        self.seats = int(params.get("players", default_seats(rules)))
        self.options: Options = fill_options(rules.options, chosen)
        self.playing = make_playing(rules, self.seats, self.options, fast=None, draws=False)
        self.is_shared = decides_together(rules, self.seats)
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

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> SpielObserver:
        """Return what turns states into planes."""
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table, and whether its seats decide at once; copies of it are those of the engine."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.playing = game.playing.copy()
        self._look(game.is_shared)

    @property
    def spiel(self) -> SpielGame:
        """The game; not kept here, so that a copied state does not copy it."""
        game: SpielGame = self.get_game()
        return game

    # ---- who moves, and what may be chosen

    def current_player(self) -> int:
        """Return who moves; several seats at once move simultaneously."""
        return self._player

    def _look(self, is_shared: bool) -> None:
        """Find out who moves, once for every step: OpenSpiel asks a dozen times."""
        playing = self.playing
        if playing.is_over:
            self._player = TERMINAL
        elif playing.is_rolling:
            self._player = CHANCE
        else:
            self._player = SIMULTANEOUS if is_shared else playing.waiting[0]

    def _legal_actions(self, player: Seat) -> list[int]:
        legal = self.playing.legal(player)
        return [] if legal == [WAITS] and self._player != SIMULTANEOUS else legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every distinct roll with its probability."""
        return self.playing.chances

    # ---- what happens

    def _apply_action(self, action: int) -> None:
        if self._player == CHANCE:
            self.playing.land(action)
        else:
            self._check(self._player, action)
            self.playing.choose(self._player, action)
        self._look(self.spiel.is_shared)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        for seat, action in enumerate(actions):
            self._check(seat, action)
        self.playing.choose_all(actions)
        self._look(is_shared=True)

    def _check(self, seat: Seat, action: int) -> None:
        if not self.playing.is_legal(seat, action):
            choice = self.spiel.rules.vocabulary.choice_of(action)
            raise IllegalMove(f"{choice} is not a legal choice of seat {seat + 1} now")

    # ---- how it ends

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        """Return what the end is worth: the victory, adding up to 0; alone, the points."""
        return returns_of(self.playing)

    # ---- words

    def _action_to_string(self, player: Seat, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {self.playing.rolls[action].roll}"
        return str(self.spiel.rules.vocabulary.choice_of(action))

    def __str__(self) -> str:
        """Return all sheets, the rolls so far being in the history."""
        rules, state, seats = self.spiel.rules, self.playing.state, range(self.spiel.seats)
        sheets = dict.fromkeys(rules.format_sheet(state, seat) for seat in seats)
        moves = [rules.vocabulary.move_of(self.playing.begun(seat)) for seat in seats]
        begun = [f"seat {s + 1}: {' '.join(map(str, move))}" for s, move in enumerate(moves) if move]
        return "\n".join([*sheets, *begun])


class SpielObserver:
    """What a seat sees, as planes in one long row."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        planes = shape_of(game.rules, game.seats, game.options)
        self.tensor = np.zeros(int(np.prod(planes)), np.float32)
        self.dict = {"planes": self.tensor.reshape(planes)}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Look at a state."""
        self.dict["planes"][:] = state.playing.observe(player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """Return what a seat sees, as text."""
        view = self.game.rules.view(state.playing.state, player)
        seats = range(self.game.seats)
        sheets = dict.fromkeys(self.game.rules.format_sheet(view, seat) for seat in seats)
        begun = self.game.rules.vocabulary.move_of(state.playing.begun(player))
        return "\n".join([*sheets, " ".join(map(str, begun))])


def returns_of(playing: Playing) -> list[float]:
    """Return what a table's end is worth to each seat; nothing before it."""
    if playing.is_over and playing.seats == 1:
        return [float(playing.total(0))]
    return playing.payoffs() if playing.is_over else [0.0] * playing.seats


class PlayoutEvaluator:
    """Values of states for OpenSpiel's MCTS by random playouts, which the game's kernel plays."""

    def __init__(self, playouts: int = 1, seed: int = 1) -> None:
        self.playouts, self._seed = playouts, seed

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        """Return the mean of what the seats get."""
        ends = []
        for _ in range(self.playouts):
            self._seed += 1
            playing = state.playing.copy()
            playing.finish(self._seed)
            ends.append(returns_of(playing))
        mean: NDArray[np.float64] = np.mean(ends, axis=0)
        return mean

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return every action, all of them as likely; at chance nodes the rolls."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def register() -> None:
    """Tell OpenSpiel all games of the catalogue."""
    for game in catalogue.list_games():
        if name_of(game) not in pyspiel.registered_names():
            pyspiel.register_game(make_type(game, default_seats(game)), _make_class(game))


def _make_class(game: AnyGame) -> type[SpielGame]:
    """Return a class of its own for a game; OpenSpiel calls it with parameters alone, and pickle by name."""
    name = f"SpielGame_{game.id.replace('-', '_')}"

    def start(self: SpielGame, params: Mapping[str, str | int] | None = None) -> None:
        SpielGame.__init__(self, game, params or {})

    made = type(name, (SpielGame,), {"__init__": start, "__module__": __name__, "__qualname__": name})
    globals()[name] = made
    return made


register()
