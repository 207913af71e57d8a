"""The entries of a file in Fluent's syntax, found without parsing their patterns.

A command that says three sentences need not parse a thousand; and most messages are text and the values of
variables alone, which are put in right here. The others are formatted by `fluent.runtime`, or where there is
none by whatever `format_by` names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from textwrap import dedent
from typing import NamedTuple

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_VARIABLE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}|\{ *\"([^\"\\]*)\" *\}")


class Entry(NamedTuple):
    """A message, or a term, whose name begins with a hyphen, as it is written."""

    name: str
    source: str


def split_file(text: str) -> Iterator[Entry]:
    """Return the entries of a file."""
    lines = [line for line in text.split("\n") if not line.startswith("#")]
    text = "\n".join(lines)
    starts = [*_ENTRY.finditer(text)]
    for start, end in zip(starts, [*(found.start() for found in starts[1:]), len(text)]):
        yield Entry(start[1], text[start.start() : end].rstrip() + "\n")


class Plain(NamedTuple):
    """A pattern of texts and variables alone."""

    parts: tuple[str, ...]
    """Texts, and between them the names of variables."""

    def format(self, values: Mapping[str, object]) -> str | None:
        """Return the text; None if a value needs to be written as its language writes numbers."""
        said = [*self.parts]
        for n in range(1, len(said), 2):
            value = values.get(said[n], f"{{${said[n]}}}")
            if not isinstance(value, str) and not (isinstance(value, int) and -1000 < value < 1000):
                return None
            said[n] = str(value)
        return "".join(said)


def read_plain(source: str) -> Plain | None:
    """Return the pattern of a message; None if it has more than texts and variables."""
    first, _, rest = source.partition("=")[2].strip(" ").partition("\n")
    rest = dedent(rest).rstrip()
    if re.search(r"^[.*\[]", rest, re.MULTILINE):
        return None
    text = "\n".join(filter(None, (first.strip(), rest)))
    parts: list[str] = [""]
    end = 0
    for found in _VARIABLE.finditer(text):
        parts[-1] += text[end : found.start()]
        if found[1] is None:
            parts[-1] += found[2].replace("{", "\0").replace("}", "\1")
        else:
            parts += [found[1], ""]
        end = found.end()
    parts[-1] += text[end:]
    if any("{" in part or "}" in part for part in parts):
        return None
    return Plain(tuple(part.replace("\0", "{").replace("\1", "}") for part in parts))
