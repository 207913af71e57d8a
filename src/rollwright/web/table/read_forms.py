"""What the forms for a new table say, read from their fields."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping

from ...any_game import AnyGame
from ...core.errors import InvalidSetup
from ...games.catalogue import find_game
from ...table.dice.sources import name_seed
from ...table.rules.names import AVATARS
from ...table.rules.setup import PERSON, NewTable, Paper
from ..door.device import FEWEST, MOST, Companion
from ..door.person import Me
from ..html.words import say
from ..parts.games import all_games
from ..parts.levels import QUICK, STAND_IN
from ..parts.options import read_choices, read_options
from .forms import FormValues
from .new_table import Times

MOST_SEATS = 100
ME = "me"
ONE_DEVICE = "one"
OPTION = "option."
"""The prefix of fields that set an option."""
Levels = Callable[[AnyGame], tuple[str, ...]]
"""Returns the bots of a game, weakest first."""


def read_number(text: str, what: str, most: int = MOST_SEATS) -> int:
    """Read a number that a form or an address gives."""
    if not text.isascii() or not text.isdecimal() or len(text) > 19 or int(text) > most:
        raise InvalidSetup(say("refused-number", what=what, most=most, text=repr(text[:20])))
    return int(text)


def read_seed(text: str) -> int | None:
    """ "42" -> 42, "" -> None: fair dice"""
    if not text.strip():
        return None
    seed = read_number(text.strip(), "seed", 2**62 - 1)
    name_seed(seed)
    return seed


def read_form(form: Mapping[str, str], levels: Levels) -> NewTable:
    """Return what the form for a new table asks for."""
    game = find_game(form.get("game", ""))
    mine = _fields_of(game, form)
    seats = [PERSON] * read_number(mine.get("people", "1"), "people")
    seats += [mine.get("level", QUICK)] * read_number(mine.get("bots", "") or "0", "bots")
    for level in levels(game):
        seats += [level] * read_number(mine.get(f"bots.{level}", "0"), "bots")
    return _with_times(form, NewTable(game.id, seats, read_options(game, mine)))


def read_paper(form: Mapping[str, str]) -> tuple[NewTable, int]:
    """Return the table that goes on from sheets, and the host's seat; Duel has one sheet for both."""
    sheets = [form[name] for n in range(1, MOST_SEATS + 1) if form.get(name := f"sheet.{n}", "").strip()]
    if not sheets:
        raise InvalidSetup(say("paper-no_sheet"))
    game = find_game(sheets[0].split(maxsplit=1)[0])
    count = max(len(sheets), game.seats[0])
    players = [form.get(f"who.{n}", ME if n == 1 else PERSON) for n in range(1, count + 1)]
    if players.count(ME) != 1:
        raise InvalidSetup(say("paper-one_me"))
    turn, rolled = form.get("turn", "").strip(), form.get("rolled", "").strip()
    paper = Paper(
        [_tidy(sheet) for sheet in sheets],
        read_number(turn, "turn", 999) if turn else None,
        read_number(rolled, "rolls", 999) if rolled else None,
    )
    seats = [PERSON if player == ME else player for player in players]
    return _with_times(form, NewTable(game.id, seats, paper=paper)), players.index(ME)


def read_companions(form: Mapping[str, str], people: int, mark: str) -> list[Companion]:
    """Return those who share the device of the person who opens a table."""
    if not FEWEST <= people <= MOST:
        raise InvalidSetup(say("new-device_people", fewest=FEWEST, most=MOST))
    names = [form.get(f"name.{n}", "").strip() or say("form-default_name") for n in range(2, people + 1)]
    marks = [each for each in AVATARS if each != mark]
    return [Companion(name, mark) for name, mark in zip(names, marks, strict=False)]


def _tidy(sheet: str) -> str:
    """Forms send other line ends than sheets have."""
    return sheet.replace("\r\n", "\n").strip("\n") + "\n"


def _with_times(form: Mapping[str, str], new: NewTable) -> NewTable:
    timer, pause = form.get("timer", ""), form.get("roll_after", "")
    return NewTable(
        new.game,
        new.seats,
        new.options,
        read_number(timer, "timer", 10**6) if timer else None,
        float(read_number(pause, "pause", 3600)) if pause else None,
        form.get("stand_in", ""),
        read_seed(form.get("seed", "")),
        new.paper,
        form.get("hints", "alone"),
    )


def read_asked(form: Mapping[str, str]) -> FormValues:
    """Return what a form that did not do asked for, as far as it can be read."""
    game = next((game for game in all_games() if game.id == form.get("game")), all_games()[0])
    mine = _fields_of(game, form)
    seed = form.get("seed", "").strip()
    people, bots = (_guess_number(mine.get(name, ""), game.seats[-1]) for name in ("people", "bots"))
    return FormValues(
        game,
        read_choices(game, mine),
        int(seed) if seed.isascii() and seed.isdecimal() and len(seed) < 19 else None,
        house=mine.get("house"),
        seats=(people or 1, (mine.get("level", QUICK),) * (bots or 0)),
        times=_read_times(form),
        beside=_read_names(form),
    )


def _read_names(form: Mapping[str, str]) -> tuple[str, ...] | None:
    """Return the names of those who share a device, as they were typed; None if nobody does."""
    is_shared = form.get("device") == ONE_DEVICE
    return tuple(form.get(f"name.{n}", "") for n in range(2, MOST + 1)) if is_shared else None


def _read_times(form: Mapping[str, str]) -> Times:
    """Return the times a form asked for, as far as they can be read."""
    timer, pause = (_guess_number(form.get(name, ""), 10**6) for name in ("timer", "roll_after"))
    return Times(timer, pause, form.get("stand_in", STAND_IN), form.get("hints", "alone"))


def _guess_number(text: str, most: int) -> int | None:
    """ "3" -> 3; what is no number, or too large, is asked for again."""
    return min(int(text), most) if text.isascii() and text.isdecimal() and len(text) < 7 else None


def _fields_of(game: AnyGame, form: Mapping[str, str]) -> dict[str, str]:
    """Return the fields that a form has for a game, without its id."""
    start = f"{game.id}."
    return {key.removeprefix(start): value for key, value in form.items() if key.startswith(start)}


def read_me(form: Mapping[str, str]) -> Me:
    """Return who opens a table; somebody who chose no mark is given one."""
    return Me(form.get("name", ""), form.get("avatar", "") or secrets.choice(AVATARS))


def plan_quick_game(game: AnyGame, form: Mapping[str, str], levels: Levels) -> NewTable:
    """Return a table for one person, with bots where the game needs them or against the one named."""
    rival = form.get("bot", "")
    # Bots sit down first: where players take turns, a beginner sees one before the first of their own.
    bots = [rival] if rival in levels(game) else [QUICK] * game.manifest.bots
    options = {name.removeprefix(OPTION): form[name] for name in form if name.startswith(OPTION)}
    return NewTable(game.id, [*bots, PERSON], options, hints=form.get("hints", "alone"))
