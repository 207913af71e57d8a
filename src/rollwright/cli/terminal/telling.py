"""What a match looks like in words and small tables: scores, the others, recent steps, menus, the end."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Any

from rich.text import Text

from rollwright.cli.show import name_term
from rollwright.core.game import AnyGame
from rollwright.core.types import Choice, Move, Outcome, Roll, Score, Seat
from rollwright.table.match import Match

from .layout import Lines, in_columns, pad
from .picker import Picker
from .preview import Change, Preview

CELL = 26
LONGEST = 17
GOOD, BAD = "bold green", "bold red"
SEATS_ABREAST = 6
COMMANDS = "hmoqrsu?"
"""Keys that are commands wherever they are pressed; no menu uses them."""


# ---- scores


def score_all(game: AnyGame, view: Any) -> tuple[Score, ...]:
    """Return every seat's score; a game that scores all seats together does so once."""
    together = getattr(game, "scores", None)
    if together is not None:
        return tuple(together(view))
    return tuple(game.score(view, seat) for seat in range(game.seats_of(view)))


def tell_terms(score: Score, change: Change | None, columns: int) -> Lines:
    """Return the score term by term, with what the preview would change."""
    changes = change.terms if change else {}
    cells = [
        _term_cell(name_term(term), points, changes.get(term, 0)) for term, points in score.breakdown.items()
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


def tell_others(match: Match, scores: Sequence[Score], seat: Seat, width: int) -> Text | None:
    """Return the other seats' totals, best first, as many as fit."""
    others = [other for other in range(len(match.players)) if other != seat]
    if not others:
        return None
    totals = sorted(((scores[other].total, -other) for other in others), reverse=True)
    line = Text()
    for shown, (total, other) in enumerate(totals):
        words = f"{'· ' if shown else ''}{match.name(-other)} {total} "
        more = f"and {len(totals) - shown} more"
        if shown and line.cell_len + len(words) + len(more) > width:
            return line.append(more)
        line.append(words)
    return line


def compare_scores(match: Match, scores: Sequence[Score]) -> Lines:
    """Return every seat's score by term, best first, a few seats abreast."""
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat].total, seat))
    lines: Lines = []
    for first in range(0, len(order), SEATS_ABREAST):
        lines += [*_score_block(match, scores, order[first : first + SEATS_ABREAST]), Text()]
    return lines


def _score_block(match: Match, scores: Sequence[Score], seats: list[Seat]) -> Lines:
    head = pad(Text(""), 21)
    for seat in seats:
        head.append(f"{match.name(seat)[:8]:>9}", style="bold")
    lines = [head]
    for term in match.game.terms:
        values = "".join(f"{scores[seat].breakdown[term]:9d}" for seat in seats)
        lines.append(Text(f"{name_term(term):21}{values}"))
    totals = "".join(f"{scores[seat].total:9d}" for seat in seats)
    return [*lines, Text(f"{'total':21}{totals}", style="bold")]


# ---- what happened


def tell_steps(match: Match, seat: Seat | None, most: int) -> Lines:
    """Return the newest steps the seat may know, oldest first."""
    lines = []
    for number in match.recent_steps(seat)[-most:] if most > 0 else []:
        step = match.steps[number]
        if isinstance(step, Roll):
            lines.append(Text(f"rolled {step}", style="bright_black"))
        else:
            name = match.name(step.seat)
            lines.append(
                Text(f"{name}: ", style="bold").append(match.game.format_move(step.move), style="not bold")
            )
    return lines


def tell_ending(match: Match, outcome: Outcome) -> list[str]:
    """Return how it ended, who won, the rank of a solo game, and the game's own remarks."""
    sentences = [f"The game is over: {outcome.ending}."]
    rank = outcome.scores[0].rank if len(match.players) == 1 else None
    if rank:
        sentences.append(f"{outcome.scores[0].total} points: {rank}.")
    elif outcome.winners and len(match.players) > 1:
        names = " and ".join(match.name(seat) for seat in outcome.winners)
        verb = "share the victory" if len(outcome.winners) > 1 else "wins"
        best = max(score.total for score in outcome.scores)
        is_most = outcome.scores[outcome.winners[0]].total == best
        sentences.append(f"{names} {verb}{f' with {best} points' if is_most else ''}.")
    elif not outcome.winners:
        sentences.append("Nobody won.")
    else:
        sentences.append(f"{outcome.scores[0].total} points.")
    return [*sentences, *outcome.remarks]


# ---- menus


def menu_keys(choices: tuple[Choice, ...]) -> list[str]:
    """Return a key for each choice: its own if that is clear, else numbers, then letters."""
    letters = "123456789" + "".join(letter for letter in ascii_lowercase if letter not in COMMANDS)
    numbered = [letters[i] if i < len(letters) else "" for i in range(len(choices))]
    return own_keys(choices) or numbered


def own_keys(choices: tuple[Choice, ...]) -> list[str] | None:
    """Dice 2 and 6 -> ["2", "6"]; jobs c5=F and c5=L -> ["f", "l"]; None if unclear"""
    keys = [choice.value.rpartition("=")[2].lower() for choice in choices]
    is_clear = len(set(keys)) == len(keys) and all(len(key) == 1 and key not in COMMANDS for key in keys)
    return keys if is_clear else None


def say(reason: str) -> str:
    """ "the game is over" -> "The game is over." """
    return f"{reason[:1].upper()}{reason[1:]}."


def tell_menu(game: AnyGame, preview: Preview, seat: Seat, picker: Picker, height: int, width: int) -> Lines:
    """Return the fork's menu, scrolled so that the highlighted choice is in sight."""
    choices = picker.fork.menu
    at = picker.cursor - len(picker.fork.placements)
    first = max(0, min(at - height // 2, len(choices) - height))
    keys = menu_keys(choices)
    lines = []
    for number in range(first, min(len(choices), first + height)):
        note = _tell_ways(preview, picker, (*picker.fork.path, choices[number]), number == at)
        label = game.label(preview.view, seat, choices[number])
        lines.append(_menu_line(keys[number], label, note, width, number == at))
    return lines


def _tell_ways(preview: Preview, picker: Picker, path: Move, is_highlighted: bool) -> str:
    """Return what a choice would bring, or in how many ways it goes on."""
    ways = len(picker.moves_after(path))
    change = preview.change(picker, path) if ways == 1 or is_highlighted else None
    return f"{ways} ways" if change is None else str(change)


def _menu_line(key: str, label: str, note: str, width: int, is_highlighted: bool) -> Text:
    front = f"{'►' if is_highlighted else ' '} {key:1} "
    body = pad(Text(f"{front}{label}"), width - len(note) - 1).append(f" {note}")
    body.stylize("reverse bold" if is_highlighted else "")
    return body


def tell_path(game: AnyGame, view: Any, seat: Seat, picker: Picker, path: Move) -> str:
    """Return a move's notation, or the words of its beginning."""
    if picker.is_whole(path):
        return game.format_move(path)
    return ", ".join(game.label(view, seat, choice) for choice in path)
