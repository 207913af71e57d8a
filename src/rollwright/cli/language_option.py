"""The language in which a command speaks to players: --language, else the settings, else the locale."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

import click

from rollwright.language.current import ENGLISH, in_language, language_of_locale

from .settings import check_language, read_settings

Command = Callable[..., None]
LANGUAGE = "The language of what is shown, such as de; by default that of your settings, else of the locale."


def add_language_option(command: Command) -> Command:
    """Give a command --language and run it in that language; JSON is the same in all of them."""

    @wraps(command)
    def run(language: str | None, **given: object) -> None:
        spoken = choose_language(language)
        with in_language(ENGLISH if given.get("as_json") else spoken):
            command(**given)

    return click.option("--language", metavar="TAG", help=LANGUAGE)(run)


def choose_language(tag: str | None) -> str:
    """Return the language of a tag, else of the settings, else of the locale."""
    wanted = tag or read_settings().language
    return check_language(wanted) if wanted else language_of_locale()
