"""The menu that chooses a game and its settings where the command line names none."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from rich.text import Text

from rollwright.any_game import AnyGame
from rollwright.bots import LEVELS, find_level
from rollwright.core.options import usual_options
from rollwright.core.teaching.lesson import has_lesson
from rollwright.games import catalogue
from rollwright.sheets.terminal import summarize

from .layout import Lines, bar, fold
from .play_request import PlayRequest
from .unfinished import Unfinished, find_unfinished
from .window import Leave, Window

T = TypeVar("T")


@dataclass
class MenuField:
    """A line of the menu: one of several values."""

    name: str
    values: tuple[str, ...]
    help: str
    at: int = 0

    @property
    def value(self) -> str:
        return self.values[self.at]

    @property
    def explanation(self) -> str:
        """The help of the field; of a bot's level, its description."""
        level = find_level(self.value) if self.name == "bot" else None
        return self.help if level is None else f"{level.name}: {level.help}"

    def turn(self, by: int) -> None:
        """Choose the next value, cyclically."""
        self.at = (self.at + by) % len(self.values)


def list_fields(game: AnyGame, request: PlayRequest) -> list[MenuField]:
    """Return the fields of a game: people, bots, its options."""
    low, high = game.seats[0], game.seats[-1]
    people = MenuField("people", tuple(map(str, range(1, high + 1))), "people at this keyboard")
    bots = MenuField("bots", tuple(map(str, range(high))), "bots at the table")
    kinds, usual = tuple(level.name for level in LEVELS), request.usual.rival
    kind = MenuField(
        "bot", kinds, "how bots play, weakest first", kinds.index(usual if usual in kinds else "apprentice")
    )
    people.at = max(0, len(request.names) - 1)
    bots.at = max(len(request.bots), low - people.at - 1)
    fields = [people, *([bots, kind] if high > 1 else [])]
    chosen = request.options or {}
    for option in usual_options(game.options):
        values = tuple(dict.fromkeys([chosen.get(option.name, option.default), *option.values]))
        fields.append(MenuField(option.name, values, option.help))
    return fields


def apply_fields(game: AnyGame, request: PlayRequest, fields: Sequence[MenuField]) -> PlayRequest:
    """Return the request with the chosen values."""
    chosen = {field.name: field.value for field in fields}
    people, bots = int(chosen["people"]), int(chosen.get("bots", "0"))
    names = request.names if len(request.names) == people else ()
    kinds = request.bots if len(request.bots) == bots else (chosen.get("bot", ""),) * bots
    names = names or (tuple(f"Player {n}" for n in range(1, people + 1)) if people > 1 else ())
    options = {option.name: chosen[option.name] for option in game.options if option.name in chosen}
    return replace(request, game=game, names=names, bots=kinds, seats=None, options=options)


# ---- by keys


def choose_by_keys(window: Window, request: PlayRequest) -> PlayRequest:
    """Let a person choose on the screen."""
    game, last = None, find_unfinished(request.folder, request.teaches)
    while True:
        chosen = _choose_game(window, request, game, last)
        if isinstance(chosen, Unfinished):
            return replace(request, resume=chosen.path)
        if request.teaches:
            return replace(request, game=chosen)
        game = chosen
        fields = list_fields(game, request)
        if _choose_values(window, game, fields):
            return apply_fields(game, request, fields)


def _list_games(request: PlayRequest) -> tuple[AnyGame, ...]:
    """Return the games to choose from: those with a lesson, where one is to be learned."""
    games = catalogue.list_games()
    return tuple(game for game in games if has_lesson(game)) if request.teaches else games


def _choose_game(
    window: Window, request: PlayRequest, before: AnyGame | None, last: Unfinished | None
) -> AnyGame | Unfinished:
    """Let a person choose a game, or the one that was left unfinished, which stands first."""
    games: tuple[AnyGame | Unfinished, ...] = _list_games(request)
    rows = [f"{n} {game.id:12} {summarize(game)}" for n, game in enumerate(_list_games(request), 1)]
    if last is not None:
        games, rows = (last, *games), [f"0 go on with {last.describe()}", *rows]
    first, at = (1 if last is None else 0), games.index(before) if before in games else 0
    while True:
        key = window.ask(partial(_draw_list, "Which game?", rows, at, "Enter choose  q quit"))
        if key == "q" or key == "esc":
            raise Leave
        if key in ("enter", "space"):
            return games[at]
        if key is not None and key.isdecimal() and 0 <= int(key) - first < len(games):
            return games[int(key) - first]
        at = (at + {"up": -1, "down": 1, "tab": 1, "backtab": -1}.get(key or "", 0)) % len(games)


def _choose_values(window: Window, game: AnyGame, fields: list[MenuField]) -> bool:
    """Let a person set the fields; False to go back to the games."""
    at = len(fields)
    while True:
        helps = [field.help.partition(":")[0] for field in fields]
        rows = [f"{field.name:10} ← {field.value:^12} →  {text}" for field, text in zip(fields, helps)]
        text = fields[at].explanation if at < len(fields) else ""
        hint = "up/down choose a line  left/right change it  Enter play  Esc back  q quit"
        key = window.ask(partial(_draw_list, game.name, [*rows, "Play"], at, hint, text=text))
        if key == "q":
            raise Leave
        if key == "enter" or (key == "space" and at == len(fields)):
            return True
        if key in ("esc", "backspace"):
            return False
        if at < len(fields) and key in ("left", "right", "space"):
            fields[at].turn(-1 if key == "left" else 1)
        at = (at + {"up": -1, "down": 1, "tab": 1, "backtab": -1}.get(key or "", 0)) % (len(rows) + 1)


def _draw_list(
    title: str, rows: list[str], at: int, hint: str, columns: int, _height: int, text: str = ""
) -> Lines:
    """Return a list with a line highlighted, and a text about that line below it."""
    head, foot = bar(title, columns), bar(hint, columns)
    head.stylize("reverse bold")
    foot.stylize("reverse")
    lines = [
        Text(f" {'►' if n == at else ' '} {row}", style="bold reverse" if n == at else "")
        for n, row in enumerate(rows)
    ]
    more = [Text(f"   {line.plain}") for line in fold(text, columns - 6)]
    return [head, Text(), *lines, Text(), *more, Text(), foot]


# ---- by lines


def choose_by_lines(request: PlayRequest) -> PlayRequest:
    """Ask for a game by number or id; options of the command line are kept."""
    games, last = _list_games(request), find_unfinished(request.folder, request.teaches)
    if last is not None:
        _say(f"0 go on with {last.describe()}")
    for number, game in enumerate(games, 1):
        _say(f"{number} {game.id}: {summarize(game)}")
    known: dict[str, AnyGame | Unfinished] = {game.id: game for game in games}
    chosen = _pick("game> ", known if last is None else {**known, "0": last})
    if isinstance(chosen, Unfinished):
        return replace(request, resume=chosen.path)
    if request.teaches:
        return replace(request, game=chosen)
    game = chosen
    fields = list_fields(game, request)
    for field in fields:
        if len(field.values) > 1:
            shown = (
                "/".join(field.values)
                if len(field.values) < 6
                else f"{field.values[0]} to {field.values[-1]}"
            )
            field.at = _pick(
                f"{field.name}, {field.help} ({shown}; Enter: {field.value})> ",
                {value: n for n, value in enumerate(field.values)},
                field.at,
                by_number=False,
            )
    return apply_fields(game, request, fields)


def _pick(prompt: str, known: dict[str, T], default: T | None = None, by_number: bool = True) -> T:
    """Ask until a known word, or its number, is typed."""
    while True:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        word = line.strip().lower()
        if not line or word in ("quit", "q"):
            raise Leave
        if word == "" and default is not None:
            return default
        if word in known:
            return known[word]
        if by_number and word.isascii() and word.isdecimal() and 1 <= int(word[:4]) <= len(known):
            return list(known.values())[int(word) - 1]
        _say(f"Type one of {', '.join(known)}, or quit." if len(known) < 20 else "There is no such choice.")


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
