"""A match in words and small tables: scores, other seats, recent steps, menus, the end."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from rollwright.any_game import AnyGame
from rollwright.cli.files import name_file
from rollwright.cli.output import name_term
from rollwright.core.types import Move, Outcome, Roll, Score, Seat
from rollwright.sheets.terminal import painter_for
from rollwright.table.rules.match import Match

from .layout import Lines, fold, in_columns, pad
from .picker import Picker
from .preview import Change, Preview
from .screen import SMALLEST

CELL = 26
LONGEST = 17
GOOD, BAD = "bold green", "bold red"
SEATS_ABREAST = 5
WIDEST_SEAT = 20
TERM = 21
"""Columns of a term's name."""


# ---- scores


def describe_terms(game: AnyGame, view: object, score: Score, change: Change | None, columns: int) -> Lines:
    """Return the score by term, with the changes of the preview; nothing if the sheet shows it."""
    painter = painter_for(game)
    if not painter.shows_terms:
        return []
    changes, points = change.terms if change else {}, score.breakdown
    cells = [
        _term_cell(name_term(term), points[term], changes.get(term, 0))
        for term in painter.list_terms(game, view)
    ]
    difference = change.highest if change and change.lowest == change.highest else 0
    cells.append(_term_cell("TOTAL", score.total, difference, "bold"))
    return in_columns(cells, max(1, columns // CELL), CELL)


def _term_cell(name: str, points: int, change: int, style: str = "") -> Text:
    """Return "lake    6 +2" in at most CELL - 1 columns."""
    cell = Text(f"{shorten(name):{LONGEST}}", style=style).append(f"{points:4d}", style=style or "bold")
    return cell.append(f" {change:+d}", style=GOOD if change > 0 else BAD) if change else cell


def shorten(name: str, most: int = LONGEST) -> str:
    """ "lumberjacks by water" -> "lumber. by water" """
    if len(name) <= most:
        return name
    longest = max(name.split(), key=len)
    kept = max(1, len(longest) - (len(name) - most) - 1)
    return name.replace(longest, f"{longest[:kept]}.")[:most]


def order_seats(game: AnyGame, scores: Sequence[Score]) -> list[Seat]:
    """Return the seats, best first."""
    painter = painter_for(game)
    return sorted(range(len(scores)), key=lambda seat: (painter.standing_key(scores[seat]), -seat))[::-1]


def describe_others(match: Match, scores: Sequence[Score], seat: Seat, width: int) -> Text | None:
    """Return the totals of the other seats, best first, as many as fit; nothing if the sheet shows them."""
    others = [other for other in order_seats(match.game, scores) if other != seat]
    if not others or not painter_for(match.game).shows_terms:
        return None
    line = Text()
    for shown, other in enumerate(others):
        words = f"{'· ' if shown else ''}{match.name(other)} {scores[other].total} "
        more = f"and {len(others) - shown} more"
        if shown and line.cell_len + len(words) + len(more) > width:
            return line.append(more)
        line.append(words)
    return line


def compare_scores(match: Match, scores: Sequence[Score]) -> Lines:
    """Return every seat's score by term, best first, a few seats side by side."""
    order = order_seats(match.game, scores)
    lines: Lines = []
    for first in range(0, len(order), SEATS_ABREAST):
        lines += [*_score_block(match, scores, order[first : first + SEATS_ABREAST]), Text()]
    return lines


def _score_block(match: Match, scores: Sequence[Score], seats: list[Seat]) -> Lines:
    width = min(WIDEST_SEAT, (SMALLEST[0] - 1 - TERM) // len(seats))
    head = pad(Text(""), TERM)
    for seat in seats:
        head.append(f"{match.name(seat)[: width - 1]:>{width}}", style="bold")
    name, totals = painter_for(match.game).describe_totals([scores[seat] for seat in seats])
    lines = [head, Text(f"{name:{TERM}}" + "".join(f"{total:>{width}}" for total in totals), style="bold")]
    for term in painter_for(match.game).list_terms(match.game, match.state):
        values = "".join(f"{scores[seat].breakdown[term]:{width}d}" for seat in seats)
        lines.append(Text(f"{name_term(term):{TERM}}{values}"))
    return lines


# ---- recent steps and the end


def describe_steps(match: Match, seat: Seat | None, most: int, width: int = 0) -> Lines:
    """Return the latest steps that the seat may know, oldest first, in at most `most` lines."""
    painter, lines = painter_for(match.game), list[Text]()
    for number in match.recent_steps(seat)[-most:] if most > 0 else []:
        step = match.steps[number]
        if isinstance(step, Roll):
            lines.append(Text(f"rolled {step}", style="bright_black"))
            continue
        name = match.name(step.seat)
        folded = fold(f"{name}: {painter.describe_move(match.game, step.move)}", width or 1000, indent="  ")
        folded[0].stylize("bold", 0, len(name) + 1)
        lines += folded
    return lines[-most:] if most > 0 else []


def describe_ending(match: Match, outcome: Outcome) -> list[str]:
    """Return the ending, the winners or the rank of a solo game, and the game's own remarks."""
    painter, scores = painter_for(match.game), outcome.scores
    sentences = [f"The game is over: {outcome.ending}."]
    if len(match.players) == 1 and (scores[0].rank or outcome.winners):
        rank = f": {scores[0].rank}" if scores[0].rank else ""
        sentences.append(f"{painter.describe_standing(scores[0])}{rank}.")
    elif outcome.winners:
        names = " and ".join(match.name(seat) for seat in outcome.winners)
        verb = "share the victory" if len(outcome.winners) > 1 else "wins"
        best = order_seats(match.game, scores)[0]
        with_what = f" with {painter.describe_standing(scores[best])}" if best in outcome.winners else ""
        sentences.append(f"{names} {verb}{with_what}.")
    else:
        sentences.append("Nobody won.")
    return [*sentences, *outcome.remarks]


def describe_record(path: Path | None) -> list[str]:
    """Return the commands that use the record of a game."""
    if path is None:
        return []
    name = name_file(path)
    where, folder = shlex.quote(name), "" if name == str(path) else ", in your folder of records"
    return [
        f"The record is {name}{folder}.",
        "To judge every move, replay it, print its sheets:",
        f"  rollwright analyze {where}",
        f"  rollwright replay {where}",
        f"  rollwright print --record {where} -o end.pdf",
    ]


# ---- menus


def say(reason: str) -> str:
    """ "the game is over" -> "The game is over." """
    return f"{reason[:1].upper()}{reason[1:]}."


def describe_menu(preview: Preview, picker: Picker, keys: list[str], height: int, width: int) -> Lines:
    """Return the fork's menu, scrolled to the highlighted line; the last line counts the others."""
    options, at = picker.fork.menu, picker.cursor - len(picker.fork.placements)
    room = height if len(options) <= height else max(1, height - 1)
    first = max(0, min(at - room // 2, len(options) - room))
    lines = []
    for number in range(first, min(len(options), first + room)):
        note = _describe_ways(preview, picker, (*picker.fork.path, *options[number]), number == at)
        label = preview.label(options[number])
        lines.append(_menu_line(keys[number], label, note, width, number == at))
    if len(options) > room:
        lines.append(
            Text(f"  ↑↓ {first + 1} to {first + room} of {len(options)}, PgUp and PgDn scroll"[:width])
        )
    return lines


def _describe_ways(preview: Preview, picker: Picker, path: Move, is_highlighted: bool) -> str:
    """Return the gain of a choice, or the number of its moves."""
    ends = picker.moves_after(path)
    change = preview.change(ends) if len(ends) == 1 or is_highlighted else None
    return f"{len(ends)} ways" if change is None else str(change)


def _menu_line(key: str, label: str, note: str, width: int, is_highlighted: bool) -> Text:
    """Return a line of a menu; "wild: any icon" and "farm (2 labourers)" are shortened in a narrow one."""
    front, room = f"{'►' if is_highlighted else ' '} {key:1} ", width - len(note) - 1
    short = re.split(r": | \(", label, maxsplit=1)[0] if len(front + label) > room else label
    body = pad(Text(f"{front}{short}"), room).append(f" {note}")
    body.stylize("reverse bold" if is_highlighted else "")
    return body


def describe_path(game: AnyGame, preview: Preview, picker: Picker, path: Move) -> str:
    """Return a complete move in words, or the labels of a path."""
    return painter_for(game).describe_move(game, path) if picker.is_whole(path) else preview.label(path)
