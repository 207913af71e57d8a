"""A session at the terminal: what is wished for, matches one after another, and the last words."""

from __future__ import annotations

import shlex
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import NoReturn

from rollwright.api import game_of_sheet
from rollwright.cli.leaving import leave_at_once
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import AnyGame
from rollwright.games import catalogue
from rollwright.sheets.terminal import painter_for
from rollwright.table.dice import SYSTEM, name_seed, seed_of
from rollwright.table.match import Match, resume_lesson, resume_match, start_from, start_lesson, start_match
from rollwright.table.saving import name_record
from rollwright.table.setup import Paper, find_position

from .choosing import choose_by_keys, choose_by_lines
from .describing import describe_more
from .fullscreen import FullScreen
from .lines import PlainLines
from .players import Players, seat_players
from .window import EXIT_CODES, Leave, Window

INTERRUPTED = 130


@dataclass(frozen=True)
class PlayRequest:
    """What the command line asks for."""

    game: AnyGame | None
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seats: int | None = None
    seed: int | None = None
    options: Mapping[str, str] | None = None
    save: Path | None = None
    resume: Path | None = None
    paper: Paper | None = None
    quick_hints: bool = False
    teaches: bool = False
    """Whether the match is the game's lesson."""

    @property
    def is_decided(self) -> bool:
        """Say whether nothing is left to choose before the match."""
        return any(wish is not None for wish in (self.game, self.resume, self.paper))

    def begin(self) -> Match:
        """Return the match to play."""
        if self.teaches:
            return self._learn()
        if self.resume is not None:
            return self._take_up(self.resume)
        if self.paper is not None:
            return self._go_on(self.paper)
        if self.game is None:
            raise InvalidSetup("name a game, or choose one")
        players = seat_players(self.game, self.names, self.bots, self.seats)
        dice = SYSTEM if self.seed is None else name_seed(self.seed)
        path = self.save or name_record(self.game.id, Path())
        return start_match(self.game, players, self.options or {}, dice, path)

    def _learn(self) -> Match:
        if self.game is None:
            raise InvalidSetup("name the game to learn")
        if self.resume is not None:
            return resume_lesson(self.game, self.resume)
        return start_lesson(self.game, self.save or name_record(f"{self.game.id}-lesson", Path()))

    def _go_on(self, paper: Paper) -> Match:
        """Return the match that goes on from sheets of paper."""
        if self.options:
            raise InvalidSetup("the sheets name their options: leave those out")
        game = game_of_sheet(paper.sheets[0])
        if self.game is not None and self.game.id != game.id:
            raise InvalidSetup(f"these are sheets of {game.id}, not of {self.game.id}")
        position = find_position(game, paper)
        start, seats = position.start, self.seats or position.seats
        players = seat_players(game, self.names, self.bots, seats)
        dice = SYSTEM if self.seed is None else name_seed(self.seed)
        return start_from(game, players, start, dice, self.save or name_record(game.id, Path()))

    def _take_up(self, path: Path) -> Match:
        given = (self.names, self.bots, self.options, self.paper)
        if any(given) or self.seats is not None or self.seed is not None:
            raise InvalidSetup("a resumed game keeps its seats, options and dice: leave those out")
        match = resume_match(catalogue.find_game, path, self.save)
        if self.game is not None and self.game.id != match.game.id:
            raise InvalidSetup(f"{path} is a game of {match.game.id}, not of {self.game.id}")
        if not match.people:
            raise InvalidSetup(f"nobody but bots sits at the table of {path}")
        if self.save is not None:
            match.save()
        return match


def play_again(match: Match) -> Match:
    """Return a new match with the same settings in a new file; a seed is followed by the next one."""
    seed = None if match.outcome is None else _next_seed(match.record.dice)
    dice = SYSTEM if seed is None else name_seed(seed)
    folder = Path() if match.path is None else match.path.parent
    return start_match(
        match.game, match.players, match.record.options, dice, name_record(match.game.id, folder)
    )


def _next_seed(dice: str) -> int | None:
    try:
        seed = seed_of(dice)
    except InvalidSetup:
        return None
    return None if seed is None else seed + 1


def run_session(request: PlayRequest, is_plain: bool, no_color: bool) -> int:
    """Play until somebody leaves; return the exit code."""
    matches: list[Match] = []
    code, is_busy = 0, False
    try:
        if is_plain:
            _run_lines(request, matches)
        else:
            _run_screen(request, matches, no_color)
    except Leave as leave:
        code, is_busy = leave.code, leave.is_busy
    except KeyboardInterrupt:
        code = INTERRUPTED
    for match in matches[-1:]:
        _say_goodbye(match)
    if is_busy:
        leave_at_once(code)
    return code


@contextmanager
def _players_of(match: Match, request: PlayRequest) -> Iterator[Players]:
    """Give the players of a match; who leaves waits for nothing that was begun beside it."""
    players = Players(match.game, match.players, not request.quick_hints)
    try:
        yield players
    except Leave as leave:
        raise Leave(leave.code, leave.is_busy or players.compiler.is_busy) from None
    finally:
        players.compiler.stop()


def _run_screen(request: PlayRequest, matches: list[Match], no_color: bool) -> None:
    if request.is_decided:
        matches.append(request.begin())
    with Window(no_color) as window:
        if not matches:
            matches.append(choose_by_keys(window, request).begin())
        while True:
            match = matches[-1]
            with _players_of(match, request) as players:
                FullScreen(match, painter_for(match.game), players, window).play()
            matches.append(play_again(match))


def _run_lines(request: PlayRequest, matches: list[Match]) -> None:
    with _signals_leave():
        if not request.is_decided:
            request = choose_by_lines(request)
        matches.append(request.begin())
        while True:
            match = matches[-1]
            with _players_of(match, request) as players:
                PlainLines(match, painter_for(match.game), players).play()
            matches.append(play_again(match))


@contextmanager
def _signals_leave() -> Iterator[None]:
    """Leave in good order when the system asks to."""

    def leave(number: int, _frame: FrameType | None) -> NoReturn:
        raise Leave(EXIT_CODES["terminate" if number == signal.SIGTERM else "hang up"])

    old = {number: signal.signal(number, leave) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in old.items():
            signal.signal(number, handler)


def _say_goodbye(match: Match) -> None:
    """Tell where the record is and how to go on."""
    where = shlex.quote(str(match.path))
    command = f"learn {match.game.id}" if match.captions else "play"
    words = f"Saved in {match.path}. To go on: rollwright {command} --resume {where}"
    if match.outcome is not None:
        words = "\n".join([*describe_more(match.path), f"  rollwright play --resume {where}"])
    with suppress(OSError):  # nobody may be there to read it
        sys.stdout.write(words + "\n")
        sys.stdout.flush()
