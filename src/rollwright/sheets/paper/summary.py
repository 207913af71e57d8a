"""The rules page of a game that brings none: its rules text, or what it says of itself."""

from __future__ import annotations

import re
from pathlib import Path

from ...core.game import AnyGame
from ...core.manifest import PrintedPage, read_text
from ...core.options import usual_options

TEMPLATE = Path(__file__).parent / "pages" / "plain.typ"
SIZE = 9.6
Part = dict[str, str]
_EMPHASIS = re.compile(r"[*_`]+")


def summarize_plainly(game: AnyGame) -> PrintedPage:
    """Return a page of the game's rules, or of its blurb, options and terms."""
    rules = read_text(game.manifest.rules)
    parts = split_text(rules) if rules else describe(game)
    return PrintedPage({"size": SIZE, "parts": parts}, {}, TEMPLATE)


def split_text(text: str) -> list[Part]:
    """Return Markdown as headings, paragraphs and points, without its signs."""
    parts = []
    for block in re.split(r"\n\s*\n|\n(?=[-*#] ?)", text.strip()):
        words = _EMPHASIS.sub("", " ".join(block.split()))
        kind = "heading" if block.startswith("#") else "point" if block.startswith(("- ", "* ")) else "text"
        said = words.lstrip("#- ").strip()
        if said:
            parts.append({"kind": kind, "text": said})
    return parts


def describe(game: AnyGame) -> list[Part]:
    """Return what a game says of itself where it has no rules text."""
    low, high = game.seats[0], game.seats[-1]
    told = [
        {"kind": "text", "text": game.manifest.blurb},
        {"kind": "text", "text": f"For {low} to {high} players." if high > low else f"For {low} players."},
        {"kind": "heading", "text": "What scores"},
        *({"kind": "point", "text": term.replace("_", " ")} for term in game.terms),
    ]
    options = [
        {"kind": "point", "text": f"{option.name}: {option.help}"} for option in usual_options(game.options)
    ]
    return [*told, *([{"kind": "heading", "text": "Options"}, *options] if options else [])]
