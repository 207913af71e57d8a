"""The settings of a terminal game, and the match that begins with them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import click

from rollwright.any_game import AnyGame
from rollwright.api import game_of_sheet
from rollwright.cli.messages import MESSAGES
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.record import join_sheets
from rollwright.games import catalogue
from rollwright.table.dice.sources import SYSTEM, name_seed
from rollwright.table.rules.match import (
    Match,
    resume_lesson,
    resume_match,
    start_from,
    start_lesson,
    start_match,
)
from rollwright.table.rules.setup import MOST_TURNS, Paper, find_position
from rollwright.table.stores.record_files import load_record, name_record

from .players import NO_SETTINGS, Usual, seat_players


@dataclass(frozen=True)
class PlayRequest:
    """The settings that the command line or the menu gives."""

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
    folder: Path = Path()
    """Where new records go."""
    usual: Usual = NO_SETTINGS
    teaches: bool = False
    """Whether the match is the game's lesson."""

    @property
    def is_decided(self) -> bool:
        """Say whether nothing is left to choose before the match."""
        return any(given is not None for given in (self.game, self.resume, self.paper))

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
        players = seat_players(self.game, self.names, self.bots, self.seats, self.usual)
        dice = SYSTEM if self.seed is None else name_seed(self.seed)
        path = self.save or self._new_file(self.game.id)
        return start_match(self.game, players, self.options or {}, dice, path)

    def _new_file(self, name: str) -> Path:
        """Return the path of a new record in the folder of records, which is created where it is missing."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            reason = (wrong.strerror or str(wrong)).lower()
            raise InvalidSetup(f"cannot create the folder {self.folder}: {reason}") from None
        return name_record(name, self.folder)

    def _learn(self) -> Match:
        if self.resume is not None:
            game = self.game or catalogue.find_game(load_record(self.resume).game)
            return resume_lesson(game, self.resume)
        if self.game is None:
            raise InvalidSetup("name the game to learn")
        return start_lesson(self.game, self.save or self._new_file(f"{self.game.id}-lesson"))

    def _go_on(self, paper: Paper) -> Match:
        """Return the match that continues from sheets of paper."""
        if self.options:
            raise InvalidSetup("the sheets name their options: leave those out")
        game = game_of_sheet(paper.sheets[0])
        if self.game is not None and self.game.id != game.id:
            raise InvalidSetup(f"these are sheets of {game.id}, not of {self.game.id}")
        position = find_position(game, paper, self.seed)
        if paper.turn is None and position.start.turn == 1 and not _is_blank(game, paper):
            position = find_position(game, replace(paper, turn=_ask_turn()), self.seed)
        start, seats = position.start, self.seats or position.seats
        players = seat_players(game, self.names, self.bots, seats, self.usual)
        dice = SYSTEM if self.seed is None else name_seed(self.seed)
        return start_from(game, players, start, dice, self.save or self._new_file(game.id))

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


def _ask_turn() -> int:
    """Ask for the turn of sheets that do not tell it; InvalidSetup where nobody can answer."""
    if not sys.stdin.isatty():
        raise InvalidSetup("the sheets do not tell their turn: say it with --turn")
    turn: int = click.prompt(MESSAGES.say("ask-turn"), type=click.IntRange(1, MOST_TURNS))
    return turn


def _is_blank(game: AnyGame, paper: Paper) -> bool:
    """Say whether nothing is drawn on any of the sheets."""
    state = join_sheets(game, paper.sheets, checked=False)
    blank = start_game(game, game.seats_of(state), game.options_of(state))
    return all(
        game.format_sheet(state, seat) == game.format_sheet(blank, seat)
        for seat in range(game.seats_of(state))
    )
