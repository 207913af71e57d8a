"""What the rules page of each game is told: the numbers of its edition, its ranks, its pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from itertools import pairwise
from typing import Any

from ...core.options import Options
from ...games.chiefdom.edition import WEST
from ...games.chiefdom.game import Chiefdom
from ...games.chiefdom.words import HIGHEST_RANK
from ...games.chiefdom.words import RANKS as CHIEFDOM_RANKS
from ...games.duel.board import ICONS
from ...games.duel.game import Duel
from ...games.fiefdoms.challenges import CHALLENGES
from ...games.fiefdoms.engine import challenge_of
from ...games.fiefdoms.game import Fiefdoms
from ...games.fiefdoms.scoring import RANKS as FIEFDOMS_RANKS
from ...games.fiefdoms.scoring import rank_of
from ...games.fiefdoms.words import CHALLENGE_TEXTS
from ..svg.chiefdom.marks import HOUSE, JOBLESS, THREE, TWO, WALL, WATER, WILD
from ..svg.duel.marks import ICON_MARKS, MOUNTAIN
from .pictures import draw_alone, name_picture

Summary = tuple[str, dict[str, Any], dict[str, str]]
"""A rules page: its file, what it is told, and the drawings it shows."""


def summarize_rules(game: Any, options: Options) -> Summary | None:
    """Return a game's rules page; None if there is none for it."""
    for kind, tell in _TELLERS.items():
        if isinstance(game, kind):
            return tell(game, options)
    return None


def _tell_chiefdom(game: Chiefdom, options: Options) -> Summary:
    edition = game.edition
    fields = asdict(edition).items()
    data: dict[str, Any] = {name: value for name, value in fields if isinstance(value, int | bool)}
    data["id"] = edition.id
    data["west_only"] = edition.wall_starts == WEST
    data["bonus"] = options.get("bonus") == "on"
    data |= {"ranks": _rank_rows(), "size": 10.2}
    marks = (WILD, WALL, WATER, TWO, THREE, HOUSE, JOBLESS)
    return "chiefdom.typ", data, {name_picture(mark): draw_alone(mark) for mark in marks}


def _rank_rows() -> list[tuple[str, str]]:
    """Return the solo ranks: [("up to 50", ...), ("51 to 80", ...), ...]"""
    (most, lowest), *_ = CHIEFDOM_RANKS
    rows = [(f"up to {most}", lowest)]
    rows += [(f"{low + 1} to {high}", name) for (low, _), (high, name) in pairwise(CHIEFDOM_RANKS)]
    return [*rows, (f"{CHIEFDOM_RANKS[-1][0] + 1} and more", HIGHEST_RANK)]


def _tell_duel(game: Duel, options: Options) -> Summary:
    icons = [{"name": name, "file": name_picture(mark)} for name, mark in zip(ICONS, ICON_MARKS)]
    pictures = {name_picture(mark): draw_alone(mark) for mark in (*ICON_MARKS, MOUNTAIN)}
    return "duel.typ", {"icons": icons, "size": 10.4}, pictures


def _tell_fiefdoms(game: Fiefdoms, options: Options) -> Summary:
    number = challenge_of(options)
    least = [(f"{points} and more", name) for points, name in FIEFDOMS_RANKS]
    challenge = {"number": number, "name": CHALLENGES[number].name, "text": CHALLENGE_TEXTS[number]}
    data = {
        "ranks": [*least, ("less", rank_of(0))],
        "challenge": challenge if number else None,
        "size": 9.9,
    }
    return "fiefdoms.typ", data, {}


_TELLERS: dict[type, Callable[..., Summary]] = {
    Chiefdom: _tell_chiefdom,
    Duel: _tell_duel,
    Fiefdoms: _tell_fiefdoms,
}
