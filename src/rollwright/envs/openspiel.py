"""The games for OpenSpiel: `pyspiel.load_game("python_rollwright_duel")` after importing this module.

Chance is explicit: a roll is chosen by its place in the list of distinct rolls, with its exact
probability. Where several seats decide at once the node is simultaneous, and a seat that has completed
its move waits (choice 0) until the others have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np
import pyspiel

from rollwright.any_game import AnyGame
from rollwright.core.dice import count_ways
from rollwright.core.errors import IllegalMove
from rollwright.core.game import start_game
from rollwright.core.options import Options, fill_options, usual_options
from rollwright.core.types import MoveStep, Seat
from rollwright.core.vocabulary import WAITS
from rollwright.games import catalogue

from .multi_seat import share_victory
from .observation import observe, shape_of

Path = tuple[int, ...]
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
    options = {option.name: _parameter(option.default) for option in usual_options(game.options)}
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
        self.start = start_game(rules, self.seats, self.options)
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


@lru_cache(maxsize=256)
def _paths(rules: AnyGame, state: object, seat: Seat) -> list[Path]:
    """Return the seat's moves; OpenSpiel asks for the legal actions of a state again and again."""
    return [tuple(path) for path in rules.engine(None).paths(state, seat)]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the rules, and the choices each seat has begun its move with."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.state: object = game.start
        self.paths: tuple[Path, ...] = ((),) * game.seats

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
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self.spiel.is_shared else waiting[0]

    def _legal_actions(self, player: Seat) -> list[int]:
        if player not in self.spiel.rules.waiting(self.state):
            return [WAITS] if self.current_player() == pyspiel.PlayerId.SIMULTANEOUS else []
        begun = self.paths[player]
        return sorted({path[len(begun)] for path in self._following(player, begun)})

    def _following(self, seat: Seat, begun: Path) -> list[Path]:
        """Return the seat's moves that begin like this."""
        return [path for path in _paths(self.spiel.rules, self.state, seat) if path[: len(begun)] == begun]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every distinct roll with its probability."""
        rolls = self.spiel.rules.rolls(self.state)
        total = count_ways(rolls)
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
        words, path = self.spiel.rules.vocabulary, (*self.paths[seat], action)
        following = self._following(seat, path)
        if not following:
            raise IllegalMove(f"{words.choice_of(action)} is not a legal choice of seat {seat + 1} now")
        if path in following:
            self.state = self.spiel.rules.apply(self.state, MoveStep(seat, words.move_of(path)))
            path = ()
        self.paths = tuple(path if other == seat else old for other, old in enumerate(self.paths))

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
        moves = map(rules.vocabulary.move_of, self.paths)
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
        view = self.game.rules.view(state.state, player)
        self.dict["planes"][:] = observe(self.game.rules, view, player, state.paths[player], None)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """Return what a seat sees, as text."""
        view = self.game.rules.view(state.state, player)
        seats = range(self.game.seats)
        sheets = dict.fromkeys(self.game.rules.format_sheet(view, seat) for seat in seats)
        begun = self.game.rules.vocabulary.move_of(state.paths[player])
        return "\n".join([*sheets, " ".join(map(str, begun))])


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
