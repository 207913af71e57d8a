"""Setting up a table: what a host asks for, checked and completed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from ...any_game import AnyGame
from ...core.errors import InvalidSetup
from ...core.game import draw_roll, start_game
from ...core.options import RULES, changed_options, fill_options, new_options, parse_options
from ...core.record import Start, join_sheets
from ...core.rng import DICE, make_rng
from ...core.teaching.lesson import lesson_of
from ..actors.chooser import Chooser
from ..dice.sources import name_seed
from ..messages import make_reason
from .events import DayDice, SeatPlan, Settings
from .table_state import TableState

PERSON = "person"
SHORTEST_TIMER, LONGEST_TIMER = 5, 7 * 24 * 3600
LONGEST_PAUSE = 3600.0
MOST_TURNS = 999
HINTS = ("alone", "all", "nobody")


@dataclass(frozen=True)
class Paper:
    """Sheets of paper to go on from: their texts, the turn where they do not tell it, the rolls before."""

    sheets: Sequence[str]
    turn: int | None = None
    rolled: int | None = None


@dataclass(frozen=True)
class NewTable:
    """What a host asks for; a seat is `person` or the level of a bot."""

    game: str
    seats: Sequence[str] = (PERSON,)
    options: Mapping[str, str] = field(default_factory=dict)
    timer: int | None = None
    roll_after: float | None = None
    stand_in: str = ""
    """The bot for absent players; by default the chooser says which."""
    seed: int | None = None
    """Dice of a seed, for practice; by default they are fair."""
    paper: Paper | None = None
    """Sheets to go on from; by default blank ones."""
    hints: str = HINTS[0]
    lesson: bool = False
    """Whether the game begins with its lesson, which says the seats and options too."""
    daily: DayDice | None = None
    """The day whose dice are rolled; its secret comes along when the table is created."""


@dataclass(frozen=True)
class Position:
    """Where a game goes on from sheets of paper, checked: what the sheets say of it."""

    start: Start
    options: dict[str, str]
    seats: int
    is_over: bool


def make_settings(
    new: NewTable, game: AnyGame, chooser: Chooser, position: Position | None = None
) -> Settings:
    """Return complete settings; InvalidSetup if there is no such option, bot or number of seats.

    Checking sheets takes a while, so a caller that did it elsewhere brings the `position`.
    """
    known = chooser.levels(game)
    for level in {*new.seats, *filter(None, [new.stand_in])} - {PERSON}:
        if level not in known:
            values = {"bot": repr(level[:40]), "game": game.id, "known": ", ".join(known)}
            raise InvalidSetup(make_reason("setup-no-bot", **values))
    _check_seats(new, game)
    _check_times(new)
    if new.hints not in HINTS:
        raise InvalidSetup(make_reason("setup-hints", known=", ".join(HINTS), hints=repr(new.hints[:20])))
    if new.seed is not None:
        name_seed(new.seed)
    if new.paper is not None:
        position = position or find_position(game, new.paper, new.seed)
        _check_position(new, position)
    stand_in = new.stand_in or chooser.stand_in(game)
    _check_work(new, game, chooser, stand_in)
    options = _check_options(new, game) if position is None else position.options
    seats = tuple(SeatPlan(None if seat == PERSON else seat) for seat in new.seats)
    start = None if position is None else position.start
    return Settings(
        game.id,
        options,
        seats,
        new.timer,
        new.roll_after,
        stand_in,
        new.seed,
        start,
        new.hints,
        new.lesson,
        new.daily,
    )


def plan_lesson(game: AnyGame, seed: int) -> NewTable:
    """Return a table for a game's lesson, which goes on with the dice of a seed; InvalidSetup without one."""
    lesson = lesson_of(game)
    if lesson is None:
        raise InvalidSetup(make_reason("setup-no-lesson", game=game.id))
    seats = [player.name if player.is_bot else PERSON for player in lesson.record.players]
    return NewTable(game.id, seats, lesson.record.options, seed=seed, hints="nobody", lesson=True)


def settings_of_rematch(table_state: TableState) -> Settings:
    """Return the settings of a rematch: the same players, of the newest rules; seats left out stay out."""
    if table_state.settings.start is not None:
        return table_state.settings
    plans = tuple(SeatPlan(seat.bot if seat.is_planned_bot else None) for seat in table_state.seats)
    declared = table_state.game.options
    changed = parse_options(changed_options(declared, table_state.settings.options))
    options = new_options(declared, {name: value for name, value in changed.items() if name != RULES})
    settings = msgspec.structs.replace(table_state.settings, options=options, seats=plans, daily=None)
    # After a lesson comes a game: nobody wants the same lesson twice in a row.
    return msgspec.structs.replace(settings, lesson=False, seed=None) if settings.lesson else settings


def find_position(game: AnyGame, paper: Paper, seed: int | None = None) -> Position:
    """Return where a game goes on from sheets, after a roll for every turn unless paper says otherwise.

    The sheets are kept as the game writes them, however they came. Cards that a seed deals are a roll, too.
    """
    for name, value, least in (("turn", paper.turn, 1), ("rolled", paper.rolled, 0)):
        if value is not None and not least <= value <= MOST_TURNS:
            values = {"least": least, "most": MOST_TURNS, "number": str(value)}
            raise InvalidSetup(make_reason(f"setup-{name}", **values))
    state = join_sheets(game, paper.sheets, paper.turn)
    turn = game.turn_of(state)
    tidy = tuple(game.format_sheet(game.parse_sheet(sheet, checked=False), 0) for sheet in paper.sheets)
    before = turn - 1 + int(seed is not None and was_dealt(game, state, seed))
    start = Start(turn, before if paper.rolled is None else paper.rolled, tidy)
    is_over = game.outcome(state) is not None
    return Position(start, dict(game.options_of(state)), game.seats_of(state), is_over)


def was_dealt(game: AnyGame, state: object, seed: int) -> bool:
    """Say whether the first roll of a seed deals what the sheets show, such as cards."""
    shown, seats = game.options_of(state), game.seats_of(state)
    choices = ({**shown, option.name: value} for option in game.options for value in option.values)
    for options in filter(game.manifest.strip.is_dealt, choices):
        blank = start_game(game, seats, options)
        _, deal = draw_roll(game, blank, make_rng(seed, 0, DICE))
        sheet = game.format_sheet(game.apply(blank, deal), 0)
        if game.options_of(game.parse_sheet(sheet, checked=False)) == shown:
            return True
    return False


def _check_options(new: NewTable, game: AnyGame) -> dict[str, str]:
    """Return the options in full; a full table must be able to start with them.

    Dice that all share, and lessons, say the number of their rules; other games begin with the newest.
    """
    is_said = new.lesson or new.daily is not None
    options = (fill_options if is_said else new_options)(game.options, new.options)
    start_game(game, len(new.seats), options)
    return options


def _check_position(new: NewTable, position: Position) -> None:
    """The sheets say which options they are of, and for how many seats."""
    if new.options:
        raise InvalidSetup(make_reason("setup-sheets-options"))
    if position.is_over:
        raise InvalidSetup(make_reason("setup-sheets-over"))
    if position.seats != len(new.seats):
        values = {"sheets": position.seats, "seats": len(new.seats)}
        raise InvalidSetup(make_reason("setup-sheets-seats", **values))


def _check_seats(new: NewTable, game: AnyGame) -> None:
    if PERSON not in new.seats:
        raise InvalidSetup(make_reason("setup-no-person"))
    low, high = game.seats[0], game.seats[-1]
    if not low <= len(new.seats) <= high:
        seats = str(len(new.seats))
        raise InvalidSetup(make_reason("setup-seats", game=game.id, low=low, high=high, seats=seats))


def _check_work(new: NewTable, game: AnyGame, chooser: Chooser, stand_in: str) -> None:
    """Everybody may be away at once, and then all seats are bots."""
    bots = [stand_in if seat == PERSON else seat for seat in new.seats]
    work = {bot: chooser.work(game, bot) for bot in set(bots)}
    if sum(work[bot] for bot in bots) > chooser.most_work > 0:
        hardest = max(work, key=lambda bot: work[bot])
        most = chooser.most_work // work[hardest]
        raise InvalidSetup(make_reason("setup-slow-bots", most=most, bot=repr(hardest)))


def _check_times(new: NewTable) -> None:
    if new.timer is not None and not SHORTEST_TIMER <= new.timer <= LONGEST_TIMER:
        values = {"least": SHORTEST_TIMER, "most": str(LONGEST_TIMER), "seconds": str(new.timer)}
        raise InvalidSetup(make_reason("setup-timer", **values))
    if new.roll_after is not None and not 0 <= new.roll_after <= LONGEST_PAUSE:
        most = f"{LONGEST_PAUSE:.0f}"
        raise InvalidSetup(make_reason("setup-pause", most=most, seconds=str(new.roll_after)))
