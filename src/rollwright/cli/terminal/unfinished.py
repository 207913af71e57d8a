"""The last game that was left unfinished, to go on with."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import click

from rollwright.bots import find_bot
from rollwright.cli.messages import MESSAGES
from rollwright.core.errors import RollwrightError, tell_error
from rollwright.games import catalogue
from rollwright.table.rules.match import Match, resume_match

MOST_FILES = 20
"""Of the newest records; older games are named with --resume."""
LESSON = "-lesson-"


class Unfinished(NamedTuple):
    """A game to go on with."""

    path: Path
    match: Match

    def describe(self) -> str:
        """Return "chiefdom-2, turn 12, of 3 May 20:45"."""
        match, saved = self.match, datetime.fromtimestamp(self.path.stat().st_mtime)
        return MESSAGES.say(
            "unfinished",
            game=match.game.id,
            turn=match.game.turn_of(match.state),
            day=saved.day,
            month=MESSAGES.say(f"month-{saved.month}"),
            time=f"{saved:%H:%M}",
        )


def find_unfinished(folder: Path, is_lesson: bool = False) -> Unfinished | None:
    """Return the newest game, or lesson, of a folder in which a person still has to move; a game that cannot
    be played, such as one of a bot that is gone, is passed over with a sentence."""
    records = [path for path in folder.glob("*.record") if (LESSON in path.name) == is_lesson]
    for path in sorted(records, key=lambda path: path.stat().st_mtime, reverse=True)[:MOST_FILES]:
        try:
            match = resume_match(catalogue.find_game, path)
            for player in match.players if match.outcome is None else ():
                if player.is_bot:
                    find_bot(match.game, player.name)
        except RollwrightError as wrong:
            click.echo(MESSAGES.say("unplayable", path=path.name, reason=tell_error(wrong)), err=True)
            continue
        if match.outcome is None and match.people and (match.steps or is_lesson):
            return Unfinished(path, match)
    return None
