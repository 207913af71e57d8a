"""What a challenge wants, on the sheet: each aim with how far it is, ticked off when it is reached."""

from __future__ import annotations

from typing import NamedTuple

from ....drawing.element import Svg, join, tag, text
from ....drawing.marks import Mark
from ....drawing.page import Box, print_heading
from ....drawing.printer import Printer
from ....language.casing import upper
from ..activation.needs import measure_need
from ..challenges import CHALLENGES, NEED_WORDS
from ..scoring import total_points
from ..sheet import Sheet, places_of
from ..text.messages import say
from ..text.words import name_challenge

LEFT, LINE, BOX = 8, 16, 9
REACHED = "reached"
GOALS: dict[str, Mark] = {REACHED: Mark(REACHED, "tree", ("line 0,5 3,8.5 9.5,-1",), "", "fine", 0.3)}


class Aim(NamedTuple):
    """One thing a challenge wants: its spot, in words, and how much of it; 0 for what it forbids."""

    spot: str
    words: str
    amount: int


def list_aims(challenge: int) -> list[Aim]:
    """Return everything a challenge wants."""
    rules = CHALLENGES[challenge]
    aims = [Aim("goal-points", say("aim-points", number=rules.points), rules.points)]
    words = NEED_WORDS[rules.needs]
    if words.wanted:
        aims.append(Aim("goal-need", say(f"aim-{words.wanted}", number=rules.amount), rules.amount))
    if words.forbidden:
        aims.append(Aim("goal-against", say(f"aim-{words.forbidden}"), 0))
    return aims


def goal_box(challenge: int, printer: Printer, width: float) -> Box:
    """Return a line for each aim: a box to tick, its words, and room for how far it is."""
    aims = list_aims(challenge)
    drawn = [_print_aim(aim, place * LINE, printer, width) for place, aim in enumerate(aims)]
    title = print_heading(say("sheet-challenge", number=challenge, name=upper(name_challenge(challenge))))
    return Box(title, len(aims) * LINE + 2, join(drawn), about="goal", label=say("about-goal"))


def _print_aim(aim: Aim, y: float, printer: Printer, width: float) -> Svg:
    square = tag("path", class_="printed thin", d=f"M{LEFT} {y + 1}h{BOX}v{BOX}h-{BOX}z")
    tick = printer.drawn(f"{aim.spot}-done", LEFT, y + 1)
    words = text(aim.words, LEFT + BOX + 6, y + 9, "label")
    return square + tick + words + printer.written(aim.spot, width - LEFT, y + 10, 9)


def list_goal(sheet: Sheet, challenge: int, active: int) -> dict[str, str]:
    """Return how far each aim is as marks."""
    at = places_of(sheet)
    found, against = measure_need(sheet, at, active, challenge)
    reached = {"goal-points": total_points(sheet, at, active), "goal-need": found, "goal-against": against}
    marks = {}
    for spot, _, amount in list_aims(challenge):
        marks[spot] = str(reached[spot])
        if reached[spot] >= amount if amount else reached[spot] == 0:
            marks[f"{spot}-done"] = REACHED
    return marks
