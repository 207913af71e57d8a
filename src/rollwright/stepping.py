"""A game played step by step from Python: `rollwright.start(...)`; a notebook shows its sheets.

match = rollwright.start("GAME", seats=2, seed=7)
match.roll(); match.moves(); match.play(match.moves()[0]); match.undo(); match.scores(); match.record()
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from .any_game import AnyGame
from .api import show_score, take_game
from .bots import Bot, Budget, best_moves, find_bot, name_bots
from .core.errors import IllegalMove, InvalidSetup, check_whole
from .core.game import check_seats
from .core.record import Player, Record, format_record, parse_record
from .core.types import Move, Outcome, Roll, Score, Seat
from .games.catalogue import find_game
from .results import SeatScore
from .sheets.svg import draw
from .sheets.terminal import painter_for
from .table.dice.sources import SYSTEM, name_seed
from .table.rules.match import ChooseMove, Match, start_match
from .table.stores.record_files import save_record

HINT = 200
"""Playouts of a hint by default."""


class Sheet:
    """A seat's sheet in its present state: text, score, and a drawing that notebooks show."""

    def __init__(self, game: AnyGame, view: object, seat: Seat, names: Sequence[str] = ()) -> None:
        self._game, self._view, self._seat, self._names = game, view, seat, names

    @property
    def text(self) -> str:
        """The sheet as text, as `rollwright.score` reads it."""
        return self._game.format_sheet(self._view, self._seat)

    @property
    def score(self) -> Score:
        """The seat's score if the game ended now."""
        return self._game.score(self._view, self._seat)

    @property
    def svg(self) -> str:
        """The drawing."""
        return draw(self._game, self._view, self._seat, names=self._names)

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        standing = painter_for(self._game).describe_standing(self.score)
        return f"<Sheet of {self._game.id}, seat {self._seat + 1}: {standing}>"


class SteppedMatch:
    """A game in progress. Seats are counted from 1; bots move by themselves when it is their turn."""

    def __init__(self, match: Match, bots: Mapping[str, Bot]) -> None:
        self._match, self._bots = match, bots
        self._let_bots_move()

    # ---- the state of the game

    @property
    def game(self) -> AnyGame:
        """The game."""
        return self._match.game

    @property
    def state(self) -> object:
        """The state, as the game's functions take it."""
        return self._match.state

    @property
    def turn(self) -> int:
        """The number of the turn now played, from 1."""
        return self.game.turn_of(self.state)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may move now; none when a roll is due or the game is over."""
        return tuple(seat + 1 for seat in self.game.waiting(self.state))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on. Its seats are counted from 0, as the game's are."""
        return self._match.outcome

    @property
    def is_over(self) -> bool:
        """Say whether the game is over."""
        return self.outcome is not None

    @property
    def sheets(self) -> list[Sheet]:
        """Everybody's sheet."""
        names = [player.name for player in self._match.players]
        seats = range(self.game.seats_of(self.state))
        shown = seats[:1] if self.game.manifest.is_shared else seats
        return [Sheet(self.game, self.state, seat, names) for seat in shown]

    def scores(self) -> list[SeatScore]:
        """Return what every seat has, or had at the end."""
        return [show_score(score) for score in self._find_scores()]

    def _find_scores(self) -> Sequence[Score]:
        seats = range(self.game.seats_of(self.state))
        return self.outcome.scores if self.outcome else [self.game.score(self.state, seat) for seat in seats]

    def moves(self, seat: int | None = None) -> list[str]:
        """Return the legal moves of a seat (by default of the first that waits), in notation."""
        if seat is None and not self.waiting:
            return []
        return [self.game.format_move(move) for move in self.game.moves(self.state, self._seat(seat))]

    def hint(self, seat: int | None = None, playouts: int = HINT) -> str:
        """Return the best move that a search finds, in notation."""
        acting = self._seat(seat)
        if acting not in self.game.waiting(self.state):
            raise IllegalMove(f"seat {acting + 1} has nothing to decide now")
        found = best_moves(self.game, self.game.view(self.state, acting), acting, Budget(playouts))
        return self.game.format_move(found[0].move)

    def record(self) -> str:
        """Return the game as text: to save, replay, analyze or resume."""
        return format_record(self._match.record)

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        save_record(self._match.record, Path(path))

    # ---- steps

    def roll(self, faces: str | None = None) -> str:
        """Roll the dice that are due, or enter dice rolled elsewhere ("2 3 6"), and return them."""
        if faces is None:
            rolled = self._match.roll()
        else:
            rolled = self.game.parse_roll(self.state, faces)
            self._match.put_roll(rolled)
        self._let_bots_move()
        return str(rolled)

    def play(self, move: str | Move, seat: int | None = None) -> SteppedMatch:
        """Make a move of a seat (by default of the first that waits)."""
        acting = self._seat(seat)
        self._match.play(acting, self.game.parse_move(move) if isinstance(move, str) else move)
        self._let_bots_move()
        return self

    def undo(self) -> str:
        """Undo the last step, a roll or a move, with the bots' moves after it; return it as text."""
        self._check_steps()
        while True:
            step = self._match.take_back()
            if isinstance(step, Roll):
                return f"roll {step}"
            if not self._match.players[step.seat].is_bot:
                return f"seat {step.seat + 1} {self.game.format_move(step.move)}"
            self._check_steps()

    def _check_steps(self) -> None:
        if not self._match.steps:
            raise IllegalMove("there is nothing to take back")

    def _seat(self, seat: int | None) -> Seat:
        waiting = self.game.waiting(self.state)
        if seat is None:
            if not waiting:
                raise IllegalMove(
                    "the game is over" if self.is_over else "a roll is due before anybody moves"
                )
            return waiting[0]
        if not 1 <= seat <= self.game.seats_of(self.state):
            raise InvalidSetup(f"there are seats 1 to {self.game.seats_of(self.state)}, not {seat}")
        return seat - 1

    def _let_bots_move(self) -> None:
        while self._match.bot_to_move is not None:
            self._match.move_bot({name: self._chooser(bot) for name, bot in self._bots.items()})

    def _chooser(self, bot: Bot) -> ChooseMove:
        return lambda state, seat, rng: bot.choose(self.game, state, seat, rng)

    # ---- in a notebook

    def __repr__(self) -> str:
        painter = painter_for(self.game)
        standings = ", ".join(painter.describe_standing(score) for score in self._find_scores())
        what = "over" if self.is_over else f"turn {self.turn}"
        return f"<Match of {self.game.id}, {what}: {standings}>"

    def __str__(self) -> str:
        """Return the sheets as text, below a line that says how the game stands."""
        return "\n".join([repr(self)[1:-1], *(sheet.text.rstrip() for sheet in self.sheets)])

    def _repr_svg_(self) -> str:
        """Draw all sheets side by side."""
        return lay_side_by_side([sheet.svg for sheet in self.sheets])


def lay_side_by_side(drawings: Sequence[str]) -> str:
    """Return one drawing of several."""
    import re

    if len(drawings) == 1:
        return drawings[0]
    placed, left, height = list[str](), 0.0, 0.0
    for drawing in drawings:
        size = re.match(r'<svg[^>]*? width="([0-9.]+)" height="([0-9.]+)"', drawing)
        assert size is not None, "a drawing says how large it is"
        placed.append(drawing.replace("<svg ", f'<svg x="{left:g}" ', 1))
        left, height = left + float(size[1]) + 12, max(height, float(size[2]))
    whole = f'viewBox="0 0 {left - 12:g} {height:g}" width="{left - 12:g}" height="{height:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {whole}>{"".join(placed)}</svg>'


def start(
    game: str | AnyGame,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    bots: Sequence[str | Bot] = (),
) -> SteppedMatch:
    """Begin a game to be played step by step; bots hold the last seats, and move by themselves.

    Without a seed the dice come from the system.
    """
    for name, number in (("seats", seats), ("seed", seed)):
        if number is not None:
            check_whole(name, number)
    found = take_game(game)
    if seats is not None:
        check_seats(found, seats)
    names, brought = name_bots(bots)
    people = max(found.seats[0] - len(names), 1 if seats is None else seats - len(names), 0)
    players = [Player(f"Player {seat + 1}") for seat in range(people)]
    players += [Player(name, is_bot=True) for name in names]
    known = {name: brought.get(name) or find_bot(found, name) for name in names}
    match = start_match(
        found, tuple(players), dict(options or {}), SYSTEM if seed is None else name_seed(seed)
    )
    return SteppedMatch(match, known)


def resume(record: str | Record) -> SteppedMatch:
    """Take up a game where its record stands."""
    read = parse_record(record) if isinstance(record, str) else record
    game = find_game(read.game)
    bots = {player.name: find_bot(game, player.name) for player in read.players if player.is_bot}
    return SteppedMatch(Match(game, read), bots)
