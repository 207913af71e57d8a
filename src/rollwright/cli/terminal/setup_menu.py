"""The menu that chooses a game and its settings where the command line names none."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from rich.text import Text

from rollwright.any_game import AnyGame
from rollwright.bots import LEVELS, name_level, tell_level
from rollwright.cli.game_options import explain_option
from rollwright.cli.messages import MESSAGES
from rollwright.core.descriptions import label_option, name_game, name_value
from rollwright.core.options import Option, usual_options
from rollwright.core.teaching.lesson import has_lesson
from rollwright.games import catalogue
from rollwright.language.current import ENGLISH, current_language
from rollwright.sheets.terminal import summarize

from .layout import Lines, bar, fold, key_bar
from .play_request import PlayRequest
from .screen import SMALLEST
from .unfinished import Unfinished, find_unfinished
from .window import Leave, Window

T = TypeVar("T")
WIDEST_ROW = SMALLEST[0] - 3
"""Columns of a line behind its mark."""
GAME_KEYS = ("key-choose", "key-quit")
FIELD_KEYS = ("key-choose-line", "key-change", "key-play", "key-back", "key-quit")


@dataclass
class MenuField:
    """A line of the menu: one of several values."""

    name: str
    values: tuple[str, ...]
    label: str
    help: str
    at: int = 0
    name_value: Callable[[str], str] = str
    """What a value is called on the screen; in plain lines it is typed as it is."""

    @property
    def value(self) -> str:
        return self.values[self.at]

    @property
    def shown(self) -> str:
        return self.name_value(self.value)

    @property
    def explanation(self) -> str:
        """The help of the field; of a bot's level, its description."""
        if self.name != "bot":
            return self.help
        return MESSAGES.say("level-about", level=self.shown, text=tell_level(self.value))

    def turn(self, by: int) -> None:
        """Choose the next value, cyclically."""
        self.at = (self.at + by) % len(self.values)


def list_fields(game: AnyGame, request: PlayRequest) -> list[MenuField]:
    """Return the fields of a game: people, bots, its options."""
    low, high = game.seats[0], game.seats[-1]
    people = _make_field("people", map(str, range(1, high + 1)))
    bots = _make_field("bots", map(str, range(high)))
    kind, usual = _make_field("bot", (level.name for level in LEVELS)), request.usual.rival
    kind.at = kind.values.index(usual if usual in kind.values else "apprentice")
    kind.name_value = name_level
    people.at = max(0, len(request.names) - 1)
    bots.at = max(len(request.bots), low - people.at - 1)
    fields = [people, *([bots, kind] if high > 1 else [])]
    chosen = request.options or {}
    for option in usual_options(game.options):
        values = tuple(dict.fromkeys([chosen.get(option.name, option.default), *option.values]))
        fields.append(_offer_option(game, option, values))
    return fields


def _make_field(name: str, values: Iterable[str]) -> MenuField:
    return MenuField(name, tuple(values), MESSAGES.say(name), MESSAGES.say(f"{name}-help"))


def _offer_option(game: AnyGame, option: Option, values: tuple[str, ...]) -> MenuField:
    """Return the field of an option; in English with the words of the command line."""
    field = MenuField(option.name, values, option.name, explain_option(game, option))
    if current_language() != ENGLISH:
        field.label, field.name_value = label_option(game, option), partial(name_value, game, option)
    return field


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
        games, rows = (last, *games), [f"0 {MESSAGES.say('go-on-with', game=last.describe())}", *rows]
    first, at = (1 if last is None else 0), games.index(before) if before in games else 0
    while True:
        key = window.ask(partial(_draw_list, MESSAGES.say("which-game"), rows, at, GAME_KEYS))
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
        rows = [*_show_fields(fields), MESSAGES.say("begin")]
        text = fields[at].explanation if at < len(fields) else ""
        key = window.ask(partial(_draw_list, name_game(game), rows, at, FIELD_KEYS, text=text))
        if key == "q":
            raise Leave
        if key == "enter" or (key == "space" and at == len(fields)):
            return True
        if key in ("esc", "backspace"):
            return False
        if at < len(fields) and key in ("left", "right", "space"):
            fields[at].turn(-1 if key == "left" else 1)
        at = (at + {"up": -1, "down": 1, "tab": 1, "backtab": -1}.get(key or "", 0)) % len(rows)


def _show_fields(fields: Sequence[MenuField]) -> list[str]:
    """Return a line for each field: its label, its value, and where it has room its help up to a colon."""
    width = max(10, *(len(field.label) for field in fields))
    room = max(12, *(len(field.shown) for field in fields))
    rows = [f"{field.label:{width}} ← {field.shown:^{room}} →" for field in fields]
    helps = [f"  {field.help.partition(':')[0].rstrip()}" for field in fields]
    return [row + text if len(row + text) <= WIDEST_ROW else row for row, text in zip(rows, helps)]


def _draw_list(
    title: str, rows: list[str], at: int, keys: Sequence[str], columns: int, _height: int, text: str = ""
) -> Lines:
    """Return a list with a line highlighted, and a text about that line below it."""
    head = bar(title, columns)
    head.stylize("reverse bold")
    lines = [
        Text(f" {'►' if n == at else ' '} {row}", style="bold reverse" if n == at else "")
        for n, row in enumerate(rows)
    ]
    more = [Text(f"   {line.plain}") for line in fold(text, columns - 6)]
    return [head, Text(), *lines, Text(), *more, Text(), key_bar(keys, columns)]


# ---- by lines


def choose_by_lines(request: PlayRequest) -> PlayRequest:
    """Ask for a game by number or id; options of the command line are kept."""
    games, last = _list_games(request), find_unfinished(request.folder, request.teaches)
    if last is not None:
        _say(f"0 {MESSAGES.say('go-on-with', game=last.describe())}")
    for number, game in enumerate(games, 1):
        _say(f"{number} {MESSAGES.say('game-about', game=game.id, text=summarize(game))}")
    known: dict[str, AnyGame | Unfinished] = {game.id: game for game in games}
    chosen = _pick(MESSAGES.say("ask-game"), known if last is None else {**known, "0": last})
    if isinstance(chosen, Unfinished):
        return replace(request, resume=chosen.path)
    if request.teaches:
        return replace(request, game=chosen)
    game = chosen
    fields = list_fields(game, request)
    for field in fields:
        if len(field.values) > 1:
            field.at = _pick(
                _ask_value(field),
                {value: n for n, value in enumerate(field.values)},
                field.at,
                by_number=False,
            )
    return apply_fields(game, request, fields)


def _ask_value(field: MenuField) -> str:
    """Return "people, people at this keyboard (1/2/3; Enter: 1)": values are typed as they are."""
    values = "/".join(field.values)
    if len(field.values) > 5:
        values = MESSAGES.say("value-range", first=field.values[0], last=field.values[-1])
    return MESSAGES.say("ask-value", name=field.label, help=field.help, values=values, value=field.value)


def _pick(prompt: str, known: dict[str, T], default: T | None = None, by_number: bool = True) -> T:
    """Ask until a known word, or its number, is typed."""
    while True:
        sys.stdout.write(f"{prompt}> ")
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
        listed = "type-one-of" if len(known) < 20 else "no-such-choice"
        _say(MESSAGES.say(listed, words=", ".join(known)))


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
