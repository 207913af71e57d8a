"""Painters: the drawing of a game in a terminal, with defaults for any game."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from ..core.descriptions import count_points, describe_own_move, name_game, tell_option, without_marks
from ..core.options import RULES
from ..core.resources import read_text
from ..core.teaching.rules_text import fill_text
from ..core.types import Ghost, Move, Score, Seat
from ..language.current import ENGLISH, current_language
from ..language.messages import load_messages

if TYPE_CHECKING:
    from rich.text import Text

    from ..any_game import AnyGame
    from ..core.game import Game

S = TypeVar("S")
Lines = list["Text"]
MESSAGES = load_messages(__file__)
MANY = 2
"""Any number of things that are more than one."""
_NAME = re.compile(r"(?P<letter>[a-z]?)(?P<number>[0-9]{1,2})")


# ---- defaults


def paint_text(game: Game[S], view: S, seat: Seat, ghosts: Sequence[Ghost], cursor: Collection[str]) -> Lines:
    """Return the sheet's text, and the preview in words below it."""
    from rich.text import Text

    lines = [Text(line) for line in game.format_sheet(view, seat).splitlines()]
    marks = ", ".join(MESSAGES.say("place-becomes", place=each.place, mark=each.mark) for each in ghosts)
    return [*lines, Text(), Text(f"[{marks}]" if marks else "", style="bold")]


def describe_open_dice(game: Game[S], view: S, seat: Seat) -> Lines:
    """Return the open dice; in games without, the choices show what was rolled."""
    from rich.text import Text

    return [Text(f"{name_dice()} {' '.join(game.open_dice(view))}")] if game.dice else []


def name_dice() -> str:
    """Return the word before open dice."""
    return MESSAGES.say("dice-open")


def list_options(game: Game[S], view: S) -> Lines:
    """Return the game's name and its options."""
    from rich.text import Text

    lines = [Text(name_game(game), style="bold"), Text()]
    options = game.options_of(view)
    chosen = [(o, value) for o in game.options if o.name != RULES and (value := options.get(o.name))]
    return lines + [Text(f"{o.name}={value}: {tell_option(game, o)}") for o, value in chosen]


def no_facts(view: object) -> Mapping[str, str]:
    """Nothing depends on the table."""
    return {}


def show_text(
    source: Path, facts_of: Callable[[S], Mapping[str, str]] = no_facts
) -> Callable[[Game[S], S], Lines]:
    """Return a reference that shows the game's name and the text of a file.

    Its blanks and conditions are filled by the facts of the rules text and of `facts_of`; a line after `##`
    is a title.
    """

    def show(game: Game[S], view: S) -> Lines:
        from rich.text import Text

        filled = fill_text(game, game.options_of(view), read_text(source), facts_of(view))
        lines = [f"## {name_game(game)}", *re.sub(r"\n{3,}", "\n\n", filled).replace("−", "-").splitlines()]
        titles = [line.startswith("## ") for line in lines]
        return [
            Text(line.removeprefix("## "), style="bold underline" if is_title else "")
            for line, is_title in zip(lines, titles)
        ]

    return show


def trim(line: Text) -> Text:
    """Remove trailing spaces of a line."""
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
    return count_points(score.total, str(score.total))


def rank_by_total(score: Score) -> tuple[int, ...]:
    """Return the total as a sort key."""
    return (score.total,)


def describe_points_gained(before: Score, after: Sequence[Score]) -> str:
    """Return the change from a score to another, or to one of several: "+9 points"."""
    gains = {score.points - before.points for score in after}
    return count_points(gains.pop() if len(gains) == 1 else MANY, describe_difference(before, after))


def describe_difference(before: Score, after: Sequence[Score]) -> str:
    """Return the change of the points: "+9", or "+1 to +3" if it is uncertain."""
    totals = [score.points - before.points for score in after]
    return describe_range(min(totals), max(totals))


def describe_range(lowest: int, highest: int) -> str:
    """1, 3 -> "+1 to +3" """
    if lowest == highest:
        return f"{lowest:+d}"
    return MESSAGES.say("range", low=f"{lowest:+d}", high=f"{highest:+d}")


def describe_all_totals(scores: Sequence[Score]) -> tuple[str, list[str]]:
    """Return the last line of a table of scores: its name, and each seat's total."""
    return MESSAGES.say("score-total"), [str(score.total) for score in scores]


def list_all_terms(game: Game[S], view: S) -> Sequence[str]:
    """Return every term of the game's score."""
    return game.terms


def spell_as_named(place: str) -> str:
    """Return a place's own name."""
    return place


# ---- the painter


@dataclass(frozen=True)
class Painter(Generic[S]):
    """Paints a game in a terminal; every function has a default for any game.

    What differs in colour differs in character, too. Only ASCII and the characters of `screen.ASCII` are
    used, all one column wide.
    """

    paint: Callable[[Game[S], S, Seat, Sequence[Ghost], Collection[str]], Lines] = paint_text
    """(game, view, seat, ghosts, cursor) -> the seat's sheet with the preview's marks; `cursor` are the
    highlighted places. Up to 41 x 17 leaves room for the panel beside it."""
    paint_large: Callable[[Game[S], S, Seat, Sequence[Ghost], Collection[str]], Lines] | None = None
    """The same for terminals with room to spare."""
    describe_dice: Callable[[Game[S], S, Seat], Lines] = describe_open_dice
    """(game, view, seat) -> the roll and its meaning; at most 8 lines of 42 columns."""
    reference: Callable[[Game[S], S], Lines] = list_options
    """(game, view) -> the rules in play, to be read page by page (76 columns)."""
    locate: Callable[[str], tuple[int, int] | None] = locate_square
    """A place's row and column among places, for the arrow keys; None if it has none."""
    spell: Callable[[str], str] = spell_as_named
    """The name of a place as people type it."""
    move_in_words: Callable[[Move], str] | None = None
    """A move in words, as it is told to the one who makes it; without, its notation."""
    describe_standing: Callable[[Score], str] = describe_points
    """A seat's score in words."""
    standing_key: Callable[[Score], tuple[int, ...]] = rank_by_total
    """The sort key of scores; the best has the highest."""
    describe_gain: Callable[[Score, Sequence[Score]], str] = describe_points_gained
    """The change from a score to another, or to one of several."""
    describe_totals: Callable[[Sequence[Score]], tuple[str, list[str]]] = describe_all_totals
    """The last line of a table of scores: its name, and each seat's total."""
    list_terms: Callable[[Game[S], S], Sequence[str]] = list_all_terms
    """The terms of the score that can occur at this table."""
    shows_terms: bool = True
    """Whether the terms of the score are shown beside the sheet; else the sheet shows those of all seats."""

    def describe_move(self, game: Game[S], move: Move) -> str:
        """Return a move as its player is told it; in English in its notation where that reads well."""
        if self.move_in_words is not None:
            return self.move_in_words(move)
        is_english = current_language() == ENGLISH
        return game.format_move(move) if is_english else without_marks(describe_own_move(game, move))


@lru_cache(maxsize=64)
def paint_plainly(game: AnyGame) -> Painter[object]:
    """Return the painter of a game without its own: the sheet's text; arrow keys move line by line through
    places that are not squares."""
    lines = {place: (line, 1) for line, place in enumerate(game.vocabulary.all_places, 1)}

    def locate(place: str) -> tuple[int, int] | None:
        return locate_square(place) or lines.get(place)

    return Painter(locate=locate)
