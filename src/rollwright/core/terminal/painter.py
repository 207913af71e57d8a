"""What a painter promises, and what it does where a game says nothing better."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..manifest import read_text
from ..powers import Lying
from ..rules_text import fill_text
from ..types import Ghost, Move, Score, Seat

if TYPE_CHECKING:
    from rich.text import Text

    from ..game import AnyGame

View = Any
"""A state as `Game.view` returned it."""
Lines = list["Text"]
_NAME = re.compile(r"(?P<letter>[a-z]?)(?P<number>[0-9]{1,2})")


# ---- what a game leaves out


def paint_text(
    game: AnyGame, view: View, seat: Seat, ghosts: Sequence[Ghost], cursor: Collection[str]
) -> Lines:
    """Return the sheet's text, and the preview in words below it."""
    from rich.text import Text

    lines = [Text(line) for line in game.format_sheet(view, seat).splitlines()]
    marks = ", ".join(f"{ghost.place} becomes {ghost.mark}" for ghost in ghosts)
    return [*lines, Text(), Text(f"[{marks}]" if marks else "", style="bold")]


def describe_lying(game: AnyGame, view: View, seat: Seat) -> Lines:
    """Return the dice that lie on the table; where they do not stay, the choices say what was rolled."""
    from rich.text import Text

    return [Text(f"dice {' '.join(game.lying(view))}")] if isinstance(game, Lying) else []


def list_options(game: AnyGame, view: View) -> Lines:
    """Return the game's name and its options."""
    from rich.text import Text

    lines = [Text(game.name, style="bold"), Text()]
    chosen = game.options_of(view)
    return lines + [Text(f"{o.name}={chosen[o.name]}: {o.help}") for o in game.options if o.name in chosen]


def no_facts(view: View) -> Mapping[str, str]:
    """Nothing depends on the table."""
    return {}


def show_text(
    source: Path, facts_of: Callable[[Any], Mapping[str, str]] = no_facts
) -> Callable[[AnyGame, View], Lines]:
    """Return a reference that shows the game's name and what stands in a file.

    Its blanks and conditions are those of the rules text, and what `facts_of` says of the table; a line
    behind `##` is a title.
    """

    def show(game: AnyGame, view: View) -> Lines:
        from rich.text import Text

        filled = fill_text(game, game.options_of(view), read_text(source), facts_of(view))
        lines = [f"## {game.name}", *re.sub(r"\n{3,}", "\n\n", filled).replace("−", "-").splitlines()]
        titles = [line.startswith("## ") for line in lines]
        return [
            Text(line.removeprefix("## "), style="bold underline" if is_title else "")
            for line, is_title in zip(lines, titles)
        ]

    return show


def trim(line: Text) -> Text:
    """Take the spaces at the end of a line away."""
    line.rstrip()
    return line


def locate_square(place: str) -> tuple[int, int] | None:
    """ "c4" -> (4, 3); "5" -> (0, 5)"""
    match = _NAME.fullmatch(place)
    if match is None:
        return None
    number = int(match["number"])
    return (number, ord(match["letter"]) - ord("a") + 1) if match["letter"] else (0, number)


def describe_points(score: Score) -> str:
    """Return "164 points"."""
    return f"{score.total} {'point' if abs(score.total) == 1 else 'points'}"


def total_of(score: Score) -> int:
    """Return the points."""
    return score.total


def describe_points_gained(before: Score, after: Sequence[Score]) -> str:
    """Return what changes from a score to another, or to one of several: "+9 points"."""
    return f"{describe_difference(before, after)} points"


def describe_difference(before: Score, after: Sequence[Score]) -> str:
    """Return the change of the total: "+9", or "+1 to +3" if it is not sure."""
    totals = [score.total - before.total for score in after]
    return describe_range(min(totals), max(totals))


def describe_range(lowest: int, highest: int) -> str:
    """1, 3 -> "+1 to +3" """
    return f"{lowest:+d}" if lowest == highest else f"{lowest:+d} to {highest:+d}"


def describe_all_totals(scores: Sequence[Score]) -> tuple[str, list[str]]:
    """Return the last line of a table of scores: its name, and what each seat has."""
    return "total", [str(score.total) for score in scores]


def spell_as_named(place: str) -> str:
    """Return a place's own name."""
    return place


# ---- the promise


@dataclass(frozen=True)
class Painter:
    """Paints a game in a terminal; what a game leaves out is done for any game.

    What differs in colour differs in character too. Only the characters of `screen.ASCII` and ASCII are
    used, all one column wide.
    """

    paint: Callable[[AnyGame, View, Seat, Sequence[Ghost], Collection[str]], Lines] = paint_text
    """(game, view, seat, ghosts, cursor) -> the seat's sheet with the preview's marks; `cursor` are the
    places being chosen. The layout goes by the size that comes back: up to 41 x 17 leaves room
    for the panel."""
    paint_large: Callable[[AnyGame, View, Seat, Sequence[Ghost], Collection[str]], Lines] | None = None
    """The same for terminals with room to spare."""
    describe_dice: Callable[[AnyGame, View, Seat], Lines] = describe_lying
    """(game, view, seat) -> what was rolled and what it offers; at most 8 lines of 42 columns."""
    reference: Callable[[AnyGame, View], Lines] = list_options
    """(game, view) -> the rules, the tables and what is in play, to be read page by page (76 columns)."""
    locate: Callable[[str], tuple[int, int] | None] = locate_square
    """A place's row and column among places, for the arrow keys; None if it has none."""
    spell: Callable[[str], str] = spell_as_named
    """How people type a place."""
    move_in_words: Callable[[Move], str] | None = None
    """A move in words; without, its notation."""
    describe_standing: Callable[[Score], str] = describe_points
    """What a seat has."""
    standing_key: Callable[[Score], Any] = total_of
    """What scores are sorted by; the best has the highest."""
    describe_gain: Callable[[Score, Sequence[Score]], str] = describe_points_gained
    """What changes from a score to another, or to one of several."""
    describe_totals: Callable[[Sequence[Score]], tuple[str, list[str]]] = describe_all_totals
    """The last line of a table of scores: its name, and what each seat has."""
    shows_terms: bool = True
    """Whether a score by term says more than the sheet does; else the sheet is that of all seats, too."""

    def describe_move(self, game: AnyGame, move: Move) -> str:
        """Return a move in words, or in its notation where that reads well."""
        return game.format_move(move) if self.move_in_words is None else self.move_in_words(move)


@lru_cache(maxsize=64)
def paint_plainly(game: AnyGame) -> Painter:
    """Return the painter of a game that has none of its own: the sheet's text; arrow keys go line by line
    through places that are no squares."""
    lines = {place: (line, 1) for line, place in enumerate(game.vocabulary.all_places, 1)}

    def locate(place: str) -> tuple[int, int] | None:
        return locate_square(place) or lines.get(place)

    return Painter(locate=locate)
