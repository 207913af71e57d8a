"""The language of a page without a server, whose messages are formatted by Fluent in JavaScript."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from ...language.current import set_language
from ...language.formatting import format_by

Format = Callable[[str, str, str, str], str]
"""(language, name, source, values as JSON) -> the message"""


def speak(language: str, formatter: Format) -> None:
    """Say everything in a language from now on."""

    def format_message(language: str, name: str, source: str, values: Mapping[str, object]) -> str:
        return formatter(language, name, source, json.dumps(values, default=str))

    format_by(format_message)
    set_language(language)
