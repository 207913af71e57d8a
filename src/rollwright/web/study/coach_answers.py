"""What the coach is asked, and what its page shows of the answer."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from ...any_game import AnyGame
from ...core.descriptions import describe_notation, judge_coach, name_game
from ...core.errors import InvalidSheet
from ...core.record import Replayed
from ...core.types import MoveStep
from ...games.catalogue import find_game
from ...language.numbers import write_number, write_percent
from ...sheets.svg.chart import NARROW, WIDTH, Chart, Turn, draw_chart
from ...sheets.svg.drawings import gather_ghosts
from ..html.words import say
from ..parts.assets import describe_sheet
from .answers import Json, last_roll, played_record, read_question, write_json
from .coach_jobs import DEEP, QUICK, Decision, Job, SeatAnalysis

WORST = 3
MOST_STEPS = 4000
"""Steps of a record that the coach takes on."""


class Task(NamedTuple):
    """A record to judge, checked."""

    text: str
    seat: int
    playouts: int
    steps: int
    players: tuple[str, ...]
    game: str


D = TypeVar("D", bound=Decision)


def read_task(body: bytes, quick: int = QUICK) -> Task:
    """Read what the coach is asked and play the record through.

    `quick` is the number of playouts unless the coach is to look deeper.
    """
    asked = read_question(body)
    text, seat = asked.get("text"), asked.get("seat")
    if not isinstance(text, str):
        raise InvalidSheet("text is a text")
    _, record, played = played_record(text)
    if len(played.steps) > MOST_STEPS or not any(isinstance(step, MoveStep) for step in played.steps):
        raise InvalidSheet(say("coach-no_moves"))
    seats = len(record.players)
    people = [number for number, player in enumerate(record.players, 1) if not player.is_bot]
    chosen = seat if type(seat) is int and 1 <= seat <= seats else (people or [1])[0]
    playouts = DEEP if asked.get("deep") is True else quick
    names = tuple(player.name for player in record.players)
    return Task(text, chosen, playouts, len(played.steps), names, record.game)


# ---- what was found


def encode_answer(job: Job) -> bytes:
    """Return what the coach found as it is sent."""
    return write_json(describe_answer(job))


def describe_so_far(job: Job) -> Json:
    """Return what is known while the coach still works: the course so far, and what cost most in it."""
    judged = list(job.judged)
    if not judged:
        return {}
    game = find_game(job.game)
    is_win = game.engine(fast=False).wants_victory
    dearest = sorted((each for each in judged if each["lost"] > 0), key=lambda each: -each["lost"])[:WORST]
    course = SeatAnalysis(
        seat=job.seat,
        player="",
        start=judged[0]["before"],
        final=judged[-1]["after"],
        worst=[],
        decisions=judged,
    )
    course = reconcile(course, is_win)
    return {
        "unit": "win" if is_win else "points",
        "charts": draw_charts(_chart_of(game, is_win, course)),
        "dearest": [_say(game, _bound(each, is_win)) for each in dearest],
    }


def draw_charts(chart: Chart) -> list[str]:
    """Return a chart for wide screens and one for narrow ones."""
    return [draw_chart(chart._replace(width=width), has_style=False) for width in (WIDTH, NARROW)]


def describe_answer(job: Job) -> Json:
    """Return what the coach found, with a chart and the worst moves drawn."""
    assert job.answer is not None
    game, _, played = played_record(job.text)
    is_win = job.answer["unit"] == "win"
    judged = reconcile(job.answer["seats"][0], is_win)
    drawn = [draw_choice(game, played, decision, is_win) for decision in judged["worst"]]
    return {
        "answer": {
            **say_moves(game, judged),
            "unit": job.answer["unit"],
            "playouts": job.answer["playouts"],
            "trust": judge_coach(game),
            "name": name_game(game),
        },
        "charts": draw_charts(_chart_of(game, is_win, judged)),
        "worst": drawn,
        "can_go_deeper": job.playouts < DEEP,
    }


def reconcile(judged: SeatAnalysis, is_win: bool) -> SeatAnalysis:
    """Return estimates as numbers that agree: a move lost what is before minus after; chances are chances.

    Estimates of a position, of its moves and of their differences come from playouts of their own.
    """
    decisions = [_bound(each, is_win) for each in judged["decisions"]]
    found: SeatAnalysis = {
        **judged,
        "start": _chance(judged["start"], is_win),
        "final": _chance(judged["final"], is_win),
        "decisions": decisions,
        "worst": [_bound(each, is_win) for each in judged["worst"]],
    }
    if "play" in judged:
        found["play"] = -sum(each["lost"] for each in decisions)
        found["luck"] = found["final"] - found["start"] - found["play"] - judged.get("rivals", 0.0)
    return found


def _bound(decision: D, is_win: bool) -> D:
    found = decision.copy()
    found["after"] = _chance(decision["after"], is_win)
    found["before"] = _chance(found["after"] + max(0.0, decision["lost"]), is_win)
    found["lost"] = found["before"] - found["after"]
    return found


def _chance(value: float, is_win: bool) -> float:
    return min(1.0, max(0.0, value)) if is_win else value


def say_moves(game: AnyGame, judged: SeatAnalysis) -> Json:
    """Return a seat's analysis with every move it names in a sentence too, under `said`."""
    worst = [_say(game, each) for each in judged["worst"]]
    return {**judged, "worst": worst, "decisions": [_say(game, each) for each in judged["decisions"]]}


def _say(game: AnyGame, decision: Decision) -> Json:
    return {**decision, "said": _sentences(game, decision)}


def _sentences(game: AnyGame, decision: Decision) -> dict[str, str]:
    moves = {"played": decision["played"], "best": decision["best"]}
    return {which: describe_notation(game, move) for which, move in moves.items()}


def draw_choice(game: AnyGame, played: Replayed[object], decision: Decision, is_win: bool) -> Json:
    """Return one decision drawn twice: as it was played, and as it would have been better."""
    index = decision["step"] - 1
    step = played.steps[index]
    assert isinstance(step, MoveStep)
    view = game.view(played.states[index], step.seat)
    sheet, drawings = describe_sheet(game, view, step.seat), {}
    for which, text in (("played", decision["played"]), ("best", decision["best"])):
        move = game.parse_move(text)
        ghosts = gather_ghosts(game, game.ghosts(view, step.seat, move))
        gain = None if is_win else _gain(game, played.states[index], MoveStep(step.seat, move))
        drawings[which] = {**sheet, "ghosts": ghosts, "gain": gain}
    return {**_say(game, decision), "dice": last_roll(played, index), "drawings": drawings}


def _gain(game: AnyGame, state: object, step: MoveStep) -> int:
    """Return the points that a move brings at once."""
    return game.score(game.apply(state, step), step.seat).points - game.score(state, step.seat).points


def _chart_of(game: AnyGame, is_win: bool, judged: SeatAnalysis) -> Chart:
    places = {decision["step"]: place for place, decision in enumerate(judged["worst"], 1)}
    turns = tuple(
        Turn(
            d["turn"],
            d["before"],
            d["after"],
            d["lost"],
            _describe(game, d, is_win),
            places.get(d["step"], 0),
        )
        for d in judged["decisions"]
    )
    who = judged["player"] or say("seat-number", number=judged["seat"])
    return Chart(f"{name_game(game)}: {who}", judged["start"], judged["final"], turns, is_win)


def _describe(game: AnyGame, decision: Decision, is_win: bool) -> str:
    """Return a decision in a sentence."""
    turn, said = decision["turn"], _sentences(game, decision)
    if decision["lost"] <= 0:
        return say("coach-well_played", turn=turn, **said)
    lost = write_percent(decision["lost"], 1) if is_win else write_number(decision["lost"], 1)
    return say("coach-lost_move", turn=turn, lost=lost, **said)
