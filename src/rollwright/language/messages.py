"""The messages of one room: a folder `languages` beside its code, in it a folder for each language.

    MESSAGES = load_messages(__file__)
    MESSAGES.say("seat-number", number=2)

A message is said in the language that is current; one whose translation is missing or broken, in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path

from .current import ENGLISH, PSEUDO, current_language
from .fluent_file import Plain, read_plain, split_file
from .formatting import format_message

FOLDER = "languages"
SUFFIX = ".ftl"
_VALUE = re.compile(r"\{([a-z_]+)\}")
_SPECIAL, _QUOTED = re.compile(r"^[.*\[]"), r'{ "\g<0>" }'
"""What Fluent reads as something else at the beginning of a line."""
_BRACE = re.compile(r"\{(?![a-z_]+\})|(?<!\w)\}")


class Source:
    """A message in one language, as it is written."""

    def __init__(self, language: str, name: str, text: str, terms: str) -> None:
        self.language, self.name, self.text, self.terms = language, name, text, terms

    @cached_property
    def plain(self) -> Plain | None:
        """The message as texts and variables; None if it is more."""
        return read_plain(self.text)

    def format(self, values: Mapping[str, object]) -> str:
        """Return the message with its values, also one that is more than texts and variables."""
        return format_message(self.language, self.name, self.text + self.terms, values)

    def change(self, function: Callable[[str], str]) -> Source:
        """Return the message with other texts."""
        return Source(self.language, self.name, function(self.text), function(self.terms))


Sources = Mapping[str, Source]


class Messages:
    """The messages of a room in all its languages."""

    def __init__(self, given: Path | str, base: Messages | None = None) -> None:
        """`given`: a folder with a folder of Fluent files for each language, or English messages in Fluent.

        What it lacks is found in `base`.
        """
        self._given, self._base = given, base
        self._loaded: dict[str, Sources] = {}

    def say(self, name: str, /, **values: object) -> str:
        """say("seat-number", number=2) -> "Seat 2", "Platz 2"; KeyError if there is no such message"""
        source = self.find(name)
        if source is None:
            raise KeyError(f"there is no message {name}")
        return self._format(source, values)

    def say_or(self, name: str, otherwise: str, /, **values: object) -> str:
        """Return a message; something else where there is no such message."""
        source = self.find(name)
        return otherwise if source is None else self._format(source, values)

    def _format(self, source: Source, values: Mapping[str, object]) -> str:
        """Return a message with its values; in English if its translation is broken."""
        try:
            said = None if source.plain is None else source.plain.format(values)
            return source.format(values) if said is None else said
        except (LookupError, ValueError):
            if source.language == ENGLISH:
                raise
            return self.sources(ENGLISH)[source.name].format(values)

    def find(self, name: str) -> Source | None:
        """Return a message in the current language, else in English; None if there is none."""
        language = current_language()
        known = self._loaded.get(language)
        return (self.sources(language) if known is None else known).get(name)

    def __contains__(self, name: str) -> bool:
        return self.find(name) is not None

    def sources(self, language: str) -> Sources:
        """Return all messages by name: in a language, and in English what that language lacks."""
        known = self._loaded.get(language)
        if known is None:
            known = self._loaded[language] = self._load(language)
        return known

    def _load(self, language: str) -> Sources:
        base = {} if self._base is None else self._base.sources(language)
        if language == PSEUDO:
            from .pseudo import accent_message

            english = self.read(ENGLISH)
            return {**base, **{name: source.change(accent_message) for name, source in english.items()}}
        own = self.read(language) if language != ENGLISH else {}
        return {**base, **self.read(ENGLISH), **own}

    def read(self, language: str) -> Sources:
        """Return the room's own messages in a language alone."""
        if isinstance(self._given, Path):
            texts = "\n".join(path.read_text(encoding="utf-8") for path in self.list_files(language))
        else:
            texts = self._given if language == ENGLISH else ""
        entries = [*split_file(texts)]
        terms = "".join(entry.source for entry in entries if entry.name.startswith("-"))
        return {name: Source(language, name, text, terms) for name, text in entries if name[0] != "-"}

    def list_files(self, language: str) -> list[Path]:
        """Return the files of a language."""
        if not isinstance(self._given, Path):
            return []
        return sorted((self._given / language).glob(f"*{SUFFIX}"))


def read_strings(strings: Mapping[str, str], base: Messages | None = None) -> Messages:
    """Return English messages that a game has in Python: {"option.bonus": "Bonuses, {number}"}."""
    return Messages("".join(f"{name_message(key)} ={_write(text)}\n" for key, text in strings.items()), base)


def name_message(key: str) -> str:
    """ "option.bonus.help" -> "option-bonus-help": a name in Fluent has no dots"""
    return key.replace(".", "-")


def _write(text: str) -> str:
    if not text:
        return ' { "" }'
    text = _VALUE.sub(r"{ $\1 }", _BRACE.sub(r'{ "\g<0>" }', text))
    return "".join(f"\n    {_SPECIAL.sub(_QUOTED, line)}" for line in text.split("\n"))


def load_messages(file: str | Path) -> Messages:
    """Return the messages of the package in which a file stands: load_messages(__file__)."""
    return _load_folder(Path(file).parent / FOLDER)


@cache
def _load_folder(folder: Path) -> Messages:
    return Messages(folder)


class SpokenWords(Mapping[str, str]):
    """Words by code, said in the current language: SpokenWords(MESSAGES, {"~": "icon-water"})["~"]."""

    def __init__(
        self,
        messages: Messages,
        names: Mapping[str, str],
        values: Mapping[str, Mapping[str, object]] | None = None,
    ) -> None:
        """`names`: the message of each code; `values`: its variables, where it has any."""
        self._messages, self._names, self._values = messages, names, values or {}

    def __getitem__(self, code: str) -> str:
        return self._messages.say(self._names[code], **self._values.get(code, {}))

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)
