"""A match in words and small tables: scores, other seats, recent steps, menus, the end."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from rollwright.any_game import AnyGame
from rollwright.cli.files import name_file
from rollwright.cli.messages import MESSAGES
from rollwright.core.descriptions import YOU, mention_term, name_rank, tell_move, without_marks
from rollwright.core.types import Move, MoveStep, Outcome, Roll, Score, Seat
from rollwright.language.casing import upper_first
from rollwright.language.lists import join_words
from rollwright.language.reasons import tell_text
from rollwright.sheets.terminal import painter_for
from rollwright.table.rules.ending import name_ending
from rollwright.table.rules.match import Match

from .layout import Lines, fold, in_columns, pad
from .picker import Picker
from .players import ALONE, name_seat
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
        _term_cell(mention_term(game, term), points[term], changes.get(term, 0))
        for term in painter.list_terms(game, view)
    ]
    difference = change.highest if change and change.lowest == change.highest else 0
    cells.append(_term_cell(MESSAGES.say("total"), score.total, difference, "bold"))
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
        words = f"{'· ' if shown else ''}{name_seat(match, other)} {scores[other].total} "
        more = MESSAGES.say("others-more", number=len(others) - shown)
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
        head.append(f"{name_seat(match, seat)[: width - 1]:>{width}}", style="bold")
    name, totals = painter_for(match.game).describe_totals([scores[seat] for seat in seats])
    lines = [
        head,
        Text(
            f"{shorten(name, TERM - 1):{TERM}}" + "".join(f"{total:>{width}}" for total in totals),
            style="bold",
        ),
    ]
    for term in painter_for(match.game).list_terms(match.game, match.state):
        values = "".join(f"{scores[seat].breakdown[term]:{width}d}" for seat in seats)
        lines.append(Text(f"{_term_name(mention_term(match.game, term))}{values}"))
    return lines


def _term_name(name: str) -> str:
    return f"{shorten(name, TERM - 1):{TERM}}"


# ---- recent steps and the end


def describe_steps(match: Match, seat: Seat | None, most: int, width: int = 0) -> Lines:
    """Return the latest steps that the seat may know, oldest first, in at most `most` lines."""
    lines = list[Text]()
    for number in match.recent_steps(seat)[-most:] if most > 0 else []:
        step = match.steps[number]
        if isinstance(step, Roll):
            lines.append(Text(MESSAGES.say("rolled", dice=str(step)), style="bright_black"))
            continue
        who, told = _tell_step(match, step)
        folded = fold(told, width or 1000, indent="  ")
        folded[0].stylize("bold", 0, len(who))
        lines += folded
    return lines[-most:] if most > 0 else []


def _tell_step(match: Match, step: MoveStep) -> tuple[str, str]:
    """Return who moved, as the sentence begins, and the sentence: "Du nimmst Sonne", "Ada: 3 wall a7"."""
    game, name, player = match.game, name_seat(match, step.seat), match.players[step.seat]
    move = painter_for(game).describe_move(game, step.move)
    if move == game.format_move(step.move):
        return f"{name}:", MESSAGES.say("moved", name=name, move=move)
    is_own = match.name(step.seat) == ALONE and not player.is_bot
    told = without_marks(tell_move(game, YOU if is_own else name.replace("{", "("), step.move))
    return told.partition(" ")[0] if is_own else name, told


def describe_ending(match: Match, outcome: Outcome) -> list[str]:
    """Return the ending, the winners or the rank of a solo game, and the game's own remarks."""
    painter, scores = painter_for(match.game), outcome.scores
    sentences = [MESSAGES.say("over", ending=name_ending(match.game, outcome.ending))]
    if len(match.players) == 1 and (scores[0].rank or outcome.winners):
        result, rank = painter.describe_standing(scores[0]), name_rank(match.game, scores[0].rank or "")
        sentences.append(MESSAGES.say("reached-rank" if rank else "reached", result=result, rank=rank))
    else:
        sentences.append(_describe_winners(match, outcome))
    return [*sentences, *map(tell_text, outcome.remarks)]


def _describe_winners(match: Match, outcome: Outcome) -> str:
    names = [name_seat(match, seat) for seat in outcome.winners]
    if not names:
        return MESSAGES.say("nobody-won")
    best = order_seats(match.game, outcome.scores)[0]
    result = painter_for(match.game).describe_standing(outcome.scores[best])
    is_you = len(names) == 1 and match.name(outcome.winners[0]) == ALONE
    what = "share" if len(names) > 1 else "you-win" if is_you else "wins"
    name = f"{what}-with" if best in outcome.winners else what
    return MESSAGES.say(name, name=names[0], names=join_words(names), result=result)


def describe_record(path: Path | None) -> list[str]:
    """Return the commands that use the record of a game."""
    if path is None:
        return []
    name = name_file(path)
    where, message = shlex.quote(name), "record-is" if name == str(path) else "record-is-kept"
    return [
        MESSAGES.say(message, name=name),
        MESSAGES.say("record-uses"),
        f"  rollwright analyze {where}",
        f"  rollwright replay {where}",
        f"  rollwright print --record {where} -o end.pdf",
    ]


# ---- menus


def end_sentence(reason: str) -> str:
    """ "the game is over" -> "The game is over." """
    return f"{upper_first(reason)}."


def describe_menu(preview: Preview, picker: Picker, keys: list[str], height: int, width: int) -> Lines:
    """Return the fork's menu, scrolled to the highlighted line; the last line counts the others."""
    options, at = picker.fork.menu, picker.cursor - len(picker.fork.placements)
    room = height if len(options) <= height else max(1, height - 1)
    first = max(0, min(at - room // 2, len(options) - room))
    lines = []
    for number in range(first, min(len(options), first + room)):
        note = _describe_ways(preview, picker, (*picker.fork.path, *options[number]), number == at)
        labels = preview.label(options[number]), preview.short(options[number])
        lines.append(_menu_line(keys[number], *labels, note, width, number == at))
    if len(options) > room:
        part = MESSAGES.say("menu-part", first=first + 1, last=first + room, all=len(options))
        lines.append(Text(f"  {part}"[:width]))
    return lines


def _describe_ways(preview: Preview, picker: Picker, path: Move, is_highlighted: bool) -> str:
    """Return the gain of a choice, or the number of its moves."""
    ends = picker.moves_after(path)
    change = preview.change(ends) if len(ends) == 1 or is_highlighted else None
    return MESSAGES.say("ways", number=len(ends)) if change is None else str(change)


def describe_missing(preview: Preview, picker: Picker, height: int, width: int) -> Lines:
    """Return, faint below a first menu, what the dice would say but the sheet forbids, if it has room."""
    if picker.fork.path:
        return []
    told = [fold(f"  - {sentence}", width, "dim", "    ") for sentence in preview.list_missing()]
    lines = [line for sentence in told for line in sentence]
    return lines[:height] if len(lines) <= height else []


def _menu_line(key: str, label: str, brief: str, note: str, width: int, is_highlighted: bool) -> Text:
    """Return a line of a menu; "wild: any icon" and "farm (2 labourers)" are shortened in a narrow one."""
    front, room = f"{'►' if is_highlighted else ' '} {key:1} ", width - len(note) - 1
    body = pad(Text(f"{front}{brief if len(front + label) > room else label}"), room).append(f" {note}")
    body.stylize("reverse bold" if is_highlighted else "")
    return body


def describe_path(game: AnyGame, preview: Preview, picker: Picker, path: Move) -> str:
    """Return a complete move in words, or the labels of a path."""
    return painter_for(game).describe_move(game, path) if picker.is_whole(path) else preview.label(path)
