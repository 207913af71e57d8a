"""The settings of a person on this machine: one file, which `rollwright config` shows and changes."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click
import msgspec

from rollwright.core.errors import InvalidSetup, suggest
from rollwright.core.record import check_name
from rollwright.language.current import find_language, list_languages

if TYPE_CHECKING:
    from rollwright.any_game import AnyGame


class Setting(NamedTuple):
    """A setting: its name, its meaning and an example."""

    name: str
    help: str
    example: str


SETTINGS = (
    Setting("name", "your name at the table", "Ada"),
    Setting("bot", "the bot or level that play adds where the game needs a rival", "chief"),
    Setting("colors", "on or off", "off"),
    Setting("records", "the folder for records of games", "~/games"),
    Setting("language", "the language of games, by default that of the locale", "de"),
)
SWITCHES = ("on", "off")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values of the file; an empty one is not set."""

    name: str = ""
    bot: str = ""
    colors: str = ""
    records: str = ""
    language: str = ""

    @property
    def records_folder(self) -> Path:
        """The folder for new records."""
        return Path(self.records).expanduser() if self.records else data_folder() / "records"


def settings_file() -> Path:
    """Return the path of the settings: ~/.config/rollwright/config.toml on Linux."""
    return Path(click.get_app_dir("rollwright")) / "config.toml"


def data_folder() -> Path:
    """Return the folder for a person's data: ~/.local/share/rollwright on Linux."""
    if sys.platform in ("win32", "darwin"):
        return Path(click.get_app_dir("rollwright"))
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "rollwright"


def read_settings() -> Settings:
    """Return the settings; InvalidSetup if the file cannot be read."""
    path = settings_file()
    try:
        return check_settings(tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {})
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, InvalidSetup) as wrong:
        raise InvalidSetup(f"{path}: {wrong}") from None


def check_settings(values: Mapping[str, object]) -> Settings:
    """Return the settings with these values; InvalidSetup names the first that is wrong."""
    known = [setting.name for setting in SETTINGS]
    for name, value in values.items():
        if name not in known:
            raise InvalidSetup(f"there is no setting {name[:40]!r} (settings: {', '.join(known)})")
        if not isinstance(value, str):
            raise InvalidSetup(f"the setting {name} is a text in quotes")
    found = msgspec.convert(values, Settings)
    if found.name:
        check_name(found.name)
    if found.colors and found.colors not in SWITCHES:
        raise InvalidSetup(f"the setting colors is on or off, not {found.colors[:40]!r}")
    if found.language:
        check_language(found.language)
    return found


def check_rival(name: str) -> None:
    """Raise InvalidSetup unless some game has the bot; only where it is set, for it loads every game."""
    from rollwright.bots import LEVELS, bots_of, find_bot
    from rollwright.games.catalogue import list_games

    def has_bot(game: AnyGame) -> bool:
        try:
            return bool(find_bot(game, name))
        except InvalidSetup:
            return False

    games = list_games()
    if not any(map(has_bot, games)):
        bots = [bot.name for game in games for bot in bots_of(game)]
        known = list(dict.fromkeys([*(level.name for level in LEVELS), *bots]))
        near = suggest(name[:40], known, f"bots: {', '.join(known)}")
        raise InvalidSetup(f"no game has a bot {name[:40]!r} ({near})")


def check_language(tag: str) -> str:
    """ "de-AT" -> "de"; InvalidSetup names the languages there are"""
    found = find_language(tag)
    if found is None:
        known = ", ".join(list_languages())
        raise InvalidSetup(f"there is no language {tag[:40]!r} (languages: {known})")
    return found


def write_settings(settings: Settings) -> None:
    """Write the values that are set to the file."""
    path, values = settings_file(), msgspec.to_builtins(settings)
    lines = [f"{name} = {_quote(value)}\n" for name, value in values.items() if value]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(lines), encoding="utf-8")


def _quote(value: str) -> str:
    """Return a string of TOML, which has JSON's escapes."""
    return msgspec.json.encode(value).decode()
