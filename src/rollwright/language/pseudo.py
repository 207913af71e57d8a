"""The pseudo-language: English with an accent on every letter; tests see what cannot be translated."""

from __future__ import annotations

import re

from .fluent_file import read_plain

CAPTION = "#:"
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀćďèƒĝĥìĵķĺɱńòƥǫŕśťùṽŵẋýžÀƁĆĎÈƑĜĤÌĴĶĹḾŃÒƤǪŔŚŤÙṼŴẊÝŽ",
)
_KEPT = re.compile(r"(\{[^{}\n]*\}|\[\[\w+\]\]|^\?[a-z_]+(?=[^a-z_]))", re.MULTILINE)
"""Marks, shapes, blanks and conditions of a game's texts."""


def accent_text(text: str) -> str:
    """ "Draw {~} water" -> "Ďŕàŵ {~} ŵàťèŕ" """
    return "".join(part if n % 2 else part.translate(LETTERS) for n, part in enumerate(_KEPT.split(text)))


def accent_file(text: str) -> str:
    """Return a page of rules, or a lesson, of which only the captions are for people."""
    if CAPTION not in text:
        return accent_text(text)
    lines = text.split("\n")
    return "\n".join(accent_text(line) if line.startswith(CAPTION) else line for line in lines)


def accent_message(source: str) -> str:
    """Return messages in Fluent's syntax with accents on their texts."""
    if not source or read_plain(source) is not None:
        name, equals, text = source.partition("=")
        return name + equals + accent_text(text)
    from fluent.syntax import ast, parse, serialize
    from fluent.syntax.visitor import Transformer

    class Accents(Transformer):
        def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
            node.value = accent_text(node.value)
            return node

    resource = parse(source)
    Accents().visit(resource)
    return str(serialize(resource))
