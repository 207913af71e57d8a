"""The functions of `import rollwright`: each returns what the command of its name prints as JSON."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypedDict, TypeVar, Unpack, cast

from .any_game import AnyGame
from .core import record as records
from .core.errors import InvalidSetup, InvalidSheet, check_whole
from .core.game import Game
from .core.options import new_options
from .core.types import MoveStep, Score, Seat
from .games.catalogue import check_object, find_game
from .results import (
    Analysis,
    AnalysisNews,
    JudgedMove,
    MoveRow,
    Replay,
    SeatAnalysis,
    SeatScore,
    SheetScore,
    SimulationSummary,
    StudySummary,
    SweepSummary,
    TournamentSummary,
    Verification,
)

if TYPE_CHECKING:
    from .bots import Bot
    from .lab import analysis as lab
    from .table.dice.verify import Report

    Steps = Generator[tuple[int, lab.JudgedMove | None], None, tuple[lab.Analysis, ...]]

S = TypeVar("S")


def score(text: str, checked: bool = True) -> SheetScore:
    """Score a sheet text; unless `checked`, even one that no game can reach."""
    game = game_of_sheet(text)
    return cast(SheetScore, game.report(game.parse_sheet(text, checked)))


def moves(text: str, roll: str | None = None) -> list[MoveRow]:
    """List the legal moves of a sheet with that roll; without one, the rolls that may come."""
    game = game_of_sheet(text)
    state, seats = game.parse_position(text, roll)
    if game.rolls(state):
        return _list_rolls(game, state, seats[0])
    return [row for seat in seats for row in _list_moves(game, state, seat)]


def replay(text: str, turn: int | None = None) -> Replay:
    """Replay a record and describe its end, or the beginning of a turn."""
    game, state, names = find_turn(records.parse_record(text), turn)
    outcome = game.outcome(state)
    seats = range(game.seats_of(state))
    scores = outcome.scores if outcome else [game.score(state, seat) for seat in seats]
    return {
        "game": game.id,
        "options": dict(game.options_of(state)),
        "players": list(names),
        "turns": game.turn_of(state),
        "over": outcome is not None,
        "ending": str(outcome.ending) if outcome else None,
        "winners": [seat + 1 for seat in outcome.winners] if outcome else [],
        "sheets": [game.format_sheet(state, seat) for seat in seats],
        "scores": [show_score(found) for found in scores],
        "remarks": list(outcome.remarks) if outcome else [],
    }


def verify(text: str, log: str | Path | None = None) -> Verification:
    """Check the dice of a record against its commitment, and the record against the log that tables keep.

    `log` is the file of the tables, or the address of a PostgreSQL database.
    """
    from .table.dice.verify import verify_record

    report = verify_record(text)
    if log is not None:
        report = _compare_log(report, text, log)
    return {
        "game": report.game,
        "table": report.table,
        "rolls": report.rolls,
        "seats": report.seats,
        "problems": list(report.problems),
        "kind": report.kind,
        "proven": list(report.proven),
        "unproven": list(report.unproven),
        "log": report.log,
        "ok": report.ok,
    }


def _compare_log(report: Report, text: str, log: str | Path) -> Report:
    from .table.rules.replay import check_log
    from .table.stores.postgres import PostgresStore
    from .table.stores.sqlite import SqliteStore
    from .table.stores.store import StoreError

    is_address = str(log).startswith(("postgresql:", "postgres:"))
    if not is_address and not Path(log).is_file():
        raise InvalidSetup(f"there is no file {log}")
    try:
        store = PostgresStore(str(log)) if is_address else SqliteStore(log)
        problems = check_log(store, find_game, report.table, records.parse_record(text))
        store.close()
    except StoreError as wrong:
        raise InvalidSetup(str(wrong)) from None
    known = report.unproven if problems else report.unproven[:-1]  # the last is that the log was not asked
    return replace(report, problems=(*report.problems, *problems), unproven=known)


class RunSettings(TypedDict, total=False):
    """How the games of `simulate`, `tournament`, `sweep` and `study` are run."""

    jobs: int | None
    """Threads; by default one for each core."""
    progress: Callable[[int], None] | None
    """Called with the number of games played so far."""


class StudySettings(RunSettings, total=False):
    """How the games of `study` are run and judged."""

    playouts: int
    """Playouts of each move, 16 by default; 0 for none."""
    coach: int
    """The number of games that the coach judges, none by default."""


def simulate(
    game: str | AnyGame,
    bot: str | Bot | Sequence[str | Bot] | None = None,
    games: int = 1000,
    seed: int = 1,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    **settings: Unpack[RunSettings],
) -> SimulationSummary:
    """Play many games with bots and summarize them; the same seed gives the same answer everywhere.

    One bot fills all seats, a list names the bot of each; a bot is a name, a level, "module:Class", or an
    object with `choose(game, state, seat, rng)`. Without one the strongest bot that needs no search plays.
    """
    from .lab.setup import set_up
    from .lab.simulation import run_simulation

    found = take_game(game)
    setup = set_up(found, _bot_or_quickest(found, bot), games, seed, seats, options)
    return run_simulation(setup, **settings).summary()


def tournament(
    game: str | AnyGame,
    bots: Sequence[str | Bot],
    games: int = 100,
    seed: int = 1,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    **settings: Unpack[RunSettings],
) -> TournamentSummary:
    """Let every bot play every other on the same dice, and rate them."""
    from .lab.tournament import run_tournament, set_up_tournament, sum_up

    setup = set_up_tournament(take_game(game), bots, games, seed, seats, options)
    return sum_up(setup, run_tournament(setup, **settings))


def sweep(
    game: str | AnyGame,
    vary: Mapping[str, Sequence[str]],
    bot: str | Bot | Sequence[str | Bot] | None = None,
    games: int = 1000,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    **settings: Unpack[RunSettings],
) -> SweepSummary:
    """Compare variants of the rules on the same dice: {"feeds": ["2", "3"]} varies one rule.

    Several rules make every combination; the first value of each is compared with.
    """
    from .lab.sweep import run_sweep, sum_up_sweep
    from .lab.variants import set_up_sweep

    found, varied = take_game(game), [(name, tuple(map(str, values))) for name, values in vary.items()]
    bots = _bot_or_quickest(found, bot)
    variants = set_up_sweep(found, varied, bots, games, seed, None, options)
    return sum_up_sweep(varied, run_sweep(variants, settings.get("jobs"), settings.get("progress")))


def study(
    game: str | AnyGame,
    bot: str | Bot | Sequence[str | Bot] | None = None,
    games: int = 20,
    seed: int = 1,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    **settings: Unpack[StudySettings],
) -> StudySummary:
    """Measure a game as its designer does: choices, how much they matter, the lead, luck."""
    from .lab.setup import set_up
    from .lab.study import run_study, sum_up_study

    found = take_game(game)
    setup = set_up(found, _bot_or_quickest(found, bot), games, seed, seats, options)
    playouts, coach = settings.get("playouts", 16), settings.get("coach", 0)
    return sum_up_study(
        setup, run_study(setup, playouts, coach, settings.get("jobs"), settings.get("progress"))
    )


def _bot_or_quickest(
    game: AnyGame, bot: str | Bot | Sequence[str | Bot] | None
) -> str | Bot | Sequence[str | Bot]:
    from .bots import quick_bot

    return quick_bot(game).name if bot is None else bot


class PrintSettings(TypedDict, total=False):
    """The paper of `print_sheets` and `print_record`."""

    paper: str
    """a4 or letter."""
    per_page: int
    """Sheets on a page: 1 or 2."""
    has_rules: bool
    has_deck: bool
    address: str
    """Where the browser table is, for the code on a strip of dice."""


def print_sheets(
    game: str | AnyGame,
    sheets: int = 1,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    **settings: Unpack[PrintSettings],
) -> bytes:
    """Return a PDF of blank sheets, rules and cards, with a strip of the dice of a seed if one is given."""
    from .sheets.paper import Printing, compose, make_pdf, make_strip

    check_whole("sheets", sheets)
    if seed is not None:
        check_whole("seed", seed)
    found = take_game(game)
    filled = new_options(found.options, options)
    strip = None if seed is None else make_strip(found, filled, seed, seats=sheets)
    return make_pdf(compose(found, filled, sheets, Printing(**settings, strip=strip)))


def print_record(text: str, turn: int | None = None, **settings: Unpack[PrintSettings]) -> bytes:
    """Return a PDF of the filled sheets of a record or sheet text, at its end or at a turn's beginning."""
    from .sheets.paper import Printing, compose_record, make_pdf

    shown = find_position(text, turn)
    settings = {"has_rules": False, "has_deck": False, **settings}
    return make_pdf(compose_record(shown.game, shown.state, shown.names, Printing(**settings)))


def take_game(game: str | AnyGame) -> AnyGame:
    """Return the game of that id, or the object itself if it is a game."""
    return find_game(game) if isinstance(game, str) else check_object(game, "it")


def analyze(
    text: str,
    playouts: int = 1000,
    seat: int | None = None,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
    on_judged: Callable[[JudgedMove], None] | None = None,
) -> Analysis:
    """Judge every move of a record (of one seat, counted from 1, or of all) and separate luck from play.

    `progress` hears how many steps are done, and `on_judged` each move as it is judged.
    """
    for news in iterate_analysis(text, playouts, seat, seed):
        if news.judged is not None and on_judged is not None:
            on_judged(news.judged)
        if news.answer is not None:
            return news.answer
        if progress is not None:
            progress(news.done)
    raise AssertionError("an analysis ends with its answer")


def iterate_analysis(
    text: str, playouts: int = 1000, seat: int | None = None, seed: int = 1
) -> Iterator[AnalysisNews]:
    """Judge a record step by step, for callers that have something else to do in between."""
    from .lab.analysis import iterate_analysis as iterate

    record = records.parse_record(text)
    game = find_game(record.game)
    if not 1 <= playouts <= 1_000_000:
        raise InvalidSetup(f"an analysis takes 1 to 1000000 playouts a decision, not {playouts}")
    if not 0 <= seed < 2**61:
        raise InvalidSetup(f"a seed is a number from 0 to {2**61 - 1}, not {seed}")
    if seat is not None and not 1 <= seat <= len(record.players):
        raise InvalidSetup(f"the record has seats 1 to {len(record.players)}, not {seat}")
    found = yield from _show_steps(
        iterate(game, record, playouts, None if seat is None else (seat - 1,), seed)
    )
    unit = "win" if game.engine(fast=False).wants_victory else "points"
    answer: Analysis = {
        "game": game.id,
        "unit": unit,
        "playouts": playouts,
        "seed": seed,
        "trust": str(game.manifest.judgement),
        "seats": [_show_analysis(game, record, each) for each in found],
    }
    yield AnalysisNews(answer=answer)


def _show_steps(steps: Steps) -> Generator[AnalysisNews, None, tuple[lab.Analysis, ...]]:
    """Tell of every step, and return what the last one found."""
    while True:
        try:
            done, judged = next(steps)
        except StopIteration as end:
            found: tuple[lab.Analysis, ...] = end.value
            return found
        yield AnalysisNews(done, None if judged is None else _show_decision(judged))


def _show_analysis(game: AnyGame, record: records.Record, found: lab.Analysis) -> SeatAnalysis:
    from .lab.analysis import explain

    worst = found.worst()
    return {
        "seat": found.seat + 1,
        "player": found.player,
        "over": found.is_over,
        "start": found.start,
        "luck": found.luck,
        "play": found.play,
        "rivals": found.rivals,
        "final": found.final,
        "lost": found.lost,
        "worst": [{**_show_decision(each), "why": explain(game, record, each)} for each in worst],
        "decisions": [_show_decision(decision) for decision in found.decisions],
    }


def _show_decision(decision: lab.JudgedMove) -> JudgedMove:
    return {
        "step": decision.step,
        "turn": decision.turn,
        "played": decision.played,
        "best": decision.best,
        "luck": decision.luck,
        "before": decision.before,
        "after": decision.after,
        "best_value": decision.best_value,
        "lost": decision.lost,
        "error": decision.error,
        "confidence": decision.confidence,
        "rivals": decision.rivals,
    }


def _list_rolls(game: Game[S], state: S, seat: Seat) -> list[MoveRow]:
    return [
        {
            "move": f"roll {roll}",
            "path": [f"roll:{roll}"],
            "after": game.format_sheet(game.apply(state, roll), seat),
            "weight": weight,
        }
        for roll, weight in game.rolls(state)
    ]


def _list_moves(game: Game[S], state: S, seat: Seat) -> list[MoveRow]:
    return [
        {
            "move": game.format_move(move),
            "path": [str(choice) for choice in move],
            "after": game.format_sheet(game.apply(state, MoveStep(seat, move)), seat),
        }
        for move in game.moves(state, seat)
    ]


def show_score(found: Score) -> SeatScore:
    """Return a seat's score as `--json` prints it."""
    shown = SeatScore(total=found.total, breakdown=dict(found.breakdown), rank=found.rank)
    if "marks" in found.details:
        shown["marks"] = found.points
    return shown


# ---- the position that a text shows


class Position(NamedTuple):
    """A position: the game, the state and the players' names."""

    game: AnyGame
    state: object
    names: tuple[str, ...] = ()


def game_of_sheet(text: str) -> AnyGame:
    """Return the game that a sheet's first word names."""
    words = text.split(maxsplit=1)
    if not words:
        raise InvalidSheet("the sheet is empty: its first word names the game", 1)
    if text.lstrip().startswith(records.FIRST_LINE.rstrip("0123456789")):
        raise InvalidSheet("this is a record, not a sheet: `rollwright replay` reads it", 1)
    try:
        return find_game(words[0])
    except InvalidSetup as wrong:
        raise InvalidSetup(wrong.reason, 1, 1) from None


def find_position(text: str, turn: int | None) -> Position:
    """Return the position of a text; `turn` selects the beginning of that turn of a record."""
    if text.lstrip().startswith(records.FIRST_LINE):
        return find_turn(records.parse_record(text), turn)
    if turn is not None:
        raise InvalidSetup("--turn is about records; this is a sheet")
    game = game_of_sheet(text)
    return Position(game, game.parse_sheet(text))


def find_turn(record: records.Record, turn: int | None) -> Position:
    """Return the beginning of a turn of a record; its end if no turn is named."""
    game = find_game(record.game)
    played = records.replay(game, record)
    names = tuple(player.name for player in record.players)
    if turn is None:
        return Position(game, played.final, names)
    for state in played.states:
        if game.turn_of(state) == turn:
            return Position(game, state, names)
    first, last = (game.turn_of(state) for state in (played.states[0], played.final))
    raise InvalidSetup(f"this record has turns {first} to {last}, and no turn {turn}")
