"""What a profile has reached: its best result of each game and its options, and what it has won.

Lessons do not count, nor records that were brought along.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ..stores.database import Reader
from .own_games import IMPORTED, LESSON, Rival
from .profiles import Profile

PEOPLE = "people"
"""The rival of a game in which other people sat."""
MOST_SEEN = 2000
"""The newest games that bests against levels are looked for in."""
_others = msgspec.json.Decoder(tuple[Rival, ...])


class Feat(NamedTuple):
    """The best of one game with one set of options, and whether it was ever won."""

    game: str
    options: str
    """Those that differ from the usual ones: "challenge=2"."""
    best: int
    is_won: bool
    games: int = 1
    """How often it was played to its end."""


class Best(NamedTuple):
    """The best of one game against one kind of rival: a level, people, or nobody."""

    options: str
    rival: str
    best: int
    games: int
    won: int


def list_feats(db: Reader, profile: Profile) -> list[Feat]:
    """Return the best of each game and its options."""
    query = """select game, options, max(score), max(case when place = 1 then 1 else 0 end), count(*)
        from games
        where profile = ? and ended is not null and kind <> ? and kind <> ?
        group by game, options order by game, options"""
    rows = db.ask(query, profile.id, LESSON, IMPORTED)
    return [Feat(game, options, int(best), bool(won), int(count)) for game, options, best, won, count in rows]


def list_bests(db: Reader, profile: Profile, game: str) -> list[Best]:
    """Return the bests of one game by options and rival, those played most first."""
    query = """select options, others, score, place from games where profile = ? and game = ?
        and ended is not null and kind <> ? and kind <> ? order by ended desc limit ?"""
    found: dict[tuple[str, str], Best] = {}
    for options, others, score, place in db.ask(query, profile.id, game, LESSON, IMPORTED, MOST_SEEN):
        rival = name_rival(_others.decode(others))
        known = found.get((options, rival), Best(options, rival, score, 0, 0))
        found[options, rival] = Best(
            options, rival, max(score, known.best), known.games + 1, known.won + (place == 1)
        )
    return sorted(found.values(), key=lambda best: -best.games)


def name_rival(others: Sequence[Rival]) -> str:
    """Return whom a game was against: the strongest result's level, "people", or nothing."""
    if not others:
        return ""
    first = max(others, key=lambda rival: rival.score)
    return first.name if all(rival.is_bot for rival in others) else PEOPLE
