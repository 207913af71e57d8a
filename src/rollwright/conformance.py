"""The laws that every game obeys, checked by random play; also for games of other authors.

from rollwright.conformance import check_game
check_game(my_game)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from .core.base import BaseGame
from .core.descriptions import total_of
from .core.dice import Throw
from .core.errors import IllegalMove, InvalidSheet
from .core.game import Game, draw_roll, start_game
from .core.options import fill_options
from .core.record import Player, Record, format_record, format_step, parse_record, replay
from .core.rng import DICE, make_rng
from .core.rules_engine import play_randomly
from .core.types import Move, MoveStep, Roll, Seat, Step
from .kernel.engine import KernelEngine
from .kernel.interface import move_at, roll_at
from .kernel.speeds import PLAIN

S = TypeVar("S")
DRAWN_EVERY = 12
"""A sheet is drawn after every 12 steps, and once more after the next."""
MOST_STEPS = 5_000
"""The most steps of a random game, for each seat."""
MOST_ROLLS = 300
"""The most rolls of one state that are read back, evenly spread."""

LONG_LIST = 5_000
"""So many rolls in a list, not a `Throw`: a tenth as many are read back, for a game may list them anew."""


class BrokenLaw(AssertionError):
    """A game breaks a law; the message says which, and where."""


def check_game(
    game: Game[S],
    options: Mapping[str, str] | None = None,
    seats: int | None = None,
    games: int = 3,
    seed: int = 1,
    compiled: bool = True,
    progress: Callable[[str], None] | None = None,
) -> None:
    """Play random games and raise BrokenLaw at the first law that does not hold.

    `progress` receives a line after each game: `check_game(game, progress=print)`.
    """
    seats = game.seats[0] if seats is None else seats
    decisions: list[tuple[S, MoveStep]] = []
    for number in range(games):
        steps: list[Step] = []
        end = start_game(game, seats, options or {})
        for state, step in _play(game, options or {}, seats, seed, number):
            check_state(game, state, compiled)
            check_step(game, state, step)
            check_kernel(game, state, step, seed)
            steps.append(step)
            decisions += [(state, step)] if isinstance(step, MoveStep) else []
            end = game.apply(state, step)
        seat = next(iter(game.waiting(end)), None)
        _law(game.outcome(end) is not None, "a waiting seat has a legal move", game, end, seat)
        check_record(game, options or {}, seats, steps)
        if compiled:
            check_speeds(game, options or {}, seed, number)
        if progress is not None:
            progress(f"{game.id}: game {number + 1} of {games}, {len(steps)} steps: every law holds")
    check_bots(game, options or {}, seats, seed, decisions[:1] + decisions[-1:])
    check_drawing(game, options or {}, seats, seed, 0)


def check_state(game: Game[S], state: S, compiled: bool = True) -> None:
    """Check the laws of one state that is not over."""
    waiting, rolls = game.waiting(state), game.rolls(state)
    _law(bool(waiting) != bool(rolls), "either chance or a seat moves, never both", game, state)
    _check_rolls(game, state)
    for seat in waiting:
        _check_moves(game, state, seat, compiled)
    _check_scores(game, state)
    _check_views(game, state)
    if rolls:
        _check_join(game, state)


def _play(
    game: Game[S], options: Mapping[str, str], seats: int, seed: int, number: int
) -> Iterator[tuple[S, Step]]:
    """Play a random game; BrokenLaw if it does not end."""
    most = MOST_STEPS * seats
    for count, (state, step) in enumerate(play_randomly(game, options, seats, seed, number)):
        _law(count < most, f"random play comes to an end within {most:,} steps", game, state)
        yield state, step


def _check_rolls(game: Game[S], state: S) -> None:
    rolls = game.rolls(state)
    if not isinstance(rolls, Throw):  # whose rolls are distinct and weighted by construction
        _law(all(roll.weight > 0 for roll in rolls), "weights are positive", game, state)
        _law(len({roll for roll, _ in rolls}) == len(rolls), "rolls are distinct", game, state)
    most = MOST_ROLLS if isinstance(rolls, Throw) or len(rolls) < LONG_LIST else MOST_ROLLS // 10
    step = -(-len(rolls) // most) or 1
    for number in range(0, len(rolls), step):
        roll = rolls[number].roll
        _law(game.parse_roll(state, str(roll)) == roll, "rolls round-trip", game, state)


def _check_moves(game: Game[S], state: S, seat: Seat, compiled: bool) -> None:
    moves = game.moves(state, seat)
    after = [game.apply(state, MoveStep(seat, move)) for move in moves]
    _law(len(set(after)) == len(moves), "no two legal moves have the same result", game, state, seat)
    for move in moves:
        same = game.parse_move(game.format_move(move)) == move
        _law(same, f"{game.format_move(move)!r} round-trips", game, state, seat)
    _check_paths(game, state, seat, moves)
    for fast in (False, True) if compiled else (False,):
        listed = game.engine(fast).moves(state, seat)
        law = "the compiled" if fast else "the plain"
        _law(listed == moves, f"{law} kernel lists every legal move", game, state, seat)


def _check_paths(game: Game[S], state: S, seat: Seat, moves: tuple[Move, ...]) -> None:
    """Check that every legal move is a unique path of numbers, which converts to choices and back."""
    words = game.vocabulary
    try:
        paths = [words.path_of(move) for move in moves]
    except IllegalMove as problem:
        raise BrokenLaw(f"{game.id}: every choice has a number: {problem}") from None
    for move, path in zip(moves, paths):
        _law(words.move_of(path) == move, f"path {path} leads back to its move", game, state, seat)
        fits = 1 <= len(path) <= words.longest and all(1 <= number < len(words) for number in path)
        _law(fits, f"path {path} fits the vocabulary's size and longest path", game, state, seat)
    _law(len(set(paths)) == len(paths), "paths are unique", game, state, seat)
    begun = {path[:n] for path in paths for n in range(1, len(path))}
    _law(not begun & set(paths), "no path is the beginning of another", game, state, seat)
    strange = [number for number in game.labels(state, seat) if not 0 < number < len(words)]
    _law(not strange, "labels belong to numbers of the vocabulary", game, state, seat)


def _check_scores(game: Game[S], state: S) -> None:
    for seat in range(_seats(game, state)):
        score = game.score(state, seat)
        _law(tuple(score.breakdown) == game.terms, "scores have the game's terms", game, state, seat)
        _law(total_of(game, score.breakdown.values()) == score.total, "scores add up", game, state, seat)
        text = game.format_sheet(state, seat)
        _law(
            _reads_back(game, text),
            "sheet texts round-trip and reached sheets are accepted",
            game,
            state,
            seat,
        )


def _reads_back(game: Game[S], text: str) -> bool:
    try:
        return game.format_sheet(game.parse_sheet(text), 0) == text
    except InvalidSheet:
        return False


def _check_join(game: Game[S], state: S) -> None:
    """Check that a table joined from its sheets has the same sheets."""
    if type(game).join is BaseGame.join and _seats(game, state) > 1:
        return  # it cannot continue from several sheets
    sheets = [game.format_sheet(state, seat) for seat in range(_seats(game, state))]
    joined = game.join([game.parse_sheet(sheet) for sheet in sheets], game.turn_of(state))
    again = [game.format_sheet(joined, seat) for seat in range(_seats(game, joined))]
    _law(again == sheets, "sheets joined again are the same table", game, state)
    _law(game.turn_of(joined) == game.turn_of(state), "a joined table is in its turn", game, state)


def _check_views(game: Game[S], state: S) -> None:
    waiting = game.waiting(state)
    for seat in (None, *range(_seats(game, state))):
        view = game.view(state, seat)
        _law(game.view(view, seat) == view, "a view shows itself", game, state, seat)
        for other in waiting:
            if seat != other and len(waiting) > 1:
                _check_secrecy(game, state, seat, other)


def _check_secrecy(game: Game[S], state: S, seat: Seat | None, other: Seat) -> None:
    """Check that a seat's decision is hidden while others still decide at the same time."""
    moves = game.moves(state, other)
    seen = {game.view(game.apply(state, MoveStep(other, move)), seat) for move in (moves[0], moves[-1])}
    _law(len(seen) == 1, f"the view hides what seat {other + 1} just decided", game, state, seat)


def check_step(game: Game[S], state: S, step: Step) -> None:
    """Check that a legal step is pure and repeatable, and that the wrong seat is refused."""
    before = hash(state)
    once, twice = game.apply(state, step), game.apply(state, step)
    _law(once == twice and hash(once) == hash(twice), "apply gives the same twice", game, state)
    _law(hash(state) == before, "apply leaves the old state alone", game, state)
    if isinstance(step, Roll):
        return
    for seat in range(_seats(game, state)):
        if seat not in game.waiting(state):
            try:
                game.apply(state, MoveStep(seat, step.move))
            except IllegalMove:
                continue
            _law(False, "a seat that is not waiting cannot move", game, state, seat)


def check_kernel(game: Game[S], state: S, step: Step, seed: int) -> None:
    """Check that a kernel whose position holds the whole table goes where the rules go.

    Where chance moves, both draw the roll from the same random numbers.
    """
    engine = game.engine(fast=False)
    if not isinstance(engine, KernelEngine) or not engine.shares_position:
        return
    if isinstance(step, Roll):
        dice = make_rng(seed, game.turn_of(state), DICE)
        drawn, then = roll_at(*engine.point(state, 0, PLAIN), dice)
        expected, step = draw_roll(game, state, dice)
        _law(drawn == expected, "kernel and rules draw a roll from the same random number", game, state)
    else:
        code = engine.code_of(state, step.seat, step.move)
        then = move_at(*engine.point(state, step.seat, PLAIN), code)
    after = game.apply(state, step)
    seat = next(iter(game.waiting(after)), 0)
    same = then == engine.point(after, seat, PLAIN)[1]
    _law(same, f"the kernel goes where the rules go ({format_step(game, step)})", game, state)
    back = engine.state_of(game.options_of(after), then)[0] == after
    _law(back, "a position of the kernel leads back to its state", game, after)
    for each in range(_seats(game, after)):
        scored = list(game.score(after, each).breakdown.values())
        _law(engine.score(after, each) == scored, "kernel and rules score alike", game, after, each)


def check_record(game: Game[S], options: Mapping[str, str], seats: int, steps: list[Step]) -> None:
    """Check that a game's record reads back and replays to the same state."""
    players = tuple(Player(f"player {seat + 1}") for seat in range(seats))
    lines = tuple(format_step(game, step) for step in steps)
    record = Record(game.id, players, dict(options), "test", lines)
    again = parse_record(format_record(record))
    state = start_game(game, seats, options)
    _law(again == record, "records round-trip", game, state)
    played = replay(game, again)
    for step in steps:
        state = game.apply(state, step)
    _law(played.final == state, "replay of a record gives the same state", game, state)
    _law(played.steps == tuple(steps), "replay of a record gives the same steps", game, state)
    _law(game.outcome(state) is not None, "random play comes to an end", game, state)


def check_bots(
    game: Game[S],
    options: Mapping[str, str],
    seats: int,
    seed: int,
    decisions: Sequence[tuple[S, MoveStep]],
) -> None:
    """Check the engine's answers to bots at some decisions."""
    engine = game.engine(fast=False)
    for state, step in decisions:
        moves, seat = game.moves(state, step.seat), step.seat
        short = engine.shortlist(state, seat, 3)
        fits = len(short) == min(3, len(moves)) == len(set(short)) and set(short) <= set(moves)
        _law(fits, "a shortlist holds the most promising legal moves, each once", game, state, seat)
        for policy in engine.policies:
            chosen = engine.choose(state, seat, policy, make_rng(seed, 0, 2))
            _law(chosen in moves, f"policy {policy} chooses a legal move", game, state, seat)
        _check_values(game, state, seat, short[:2])
        after = [game.apply(state, MoveStep(seat, move)) for move in moves]
        scores = [list(game.score(then, seat).breakdown.values()) for then in after]
        agrees = len(game.waiting(state)) > 1 or engine.outlook(state, seat) == scores
        _law(agrees, "outlook tells the score after each move", game, state, seat)
    trace = engine.trace(_filled(game, options), seed, 0)
    _law(len(set(trace)) > 1, "trace passes through different states", game, start_game(game, seats, options))


def _check_values(game: Game[S], state: S, seat: Seat, moves: tuple[Move, ...]) -> None:
    engine = game.engine(fast=False)
    values = engine.evaluate(state, seat, moves, 1, 0, 2)
    shaped = len(values) == len(moves) and all(len(each) == 2 for each in values)
    _law(shaped, "evaluate gives a value for each move and playout", game, state, seat)
    again = engine.evaluate(state, seat, moves, 1, 1, 1)
    _law(
        [each[1:] for each in values] == again, "playout n is the same however it is asked", game, state, seat
    )
    whole = engine.evaluate(state, seat, (), 1, 0, 1)
    _law(len(whole) == 1 and len(whole[0]) == 1, "without moves the state itself is tried", game, state, seat)
    if game.turn_of(state) == 1 and len(moves) > 1:
        differs = any(
            engine.evaluate(state, seat, moves[:1], other, 0, 2) != values[:1] for other in (2, 3, 4)
        )
        _law(differs, "values follow the dice", game, state, seat)


def check_drawing(game: Game[S], options: Mapping[str, str], seats: int, seed: int, number: int) -> None:
    """Check that all marks of sheets and previews have a spot and a picture in the game's drawing."""
    from .drawing.page import Details
    from .drawing.printer import Layout
    from .sheets.svg.drawings import drawing_of

    drawing = drawing_of(game)
    for count, (state, step) in enumerate(play_randomly(game, options, seats, seed, number)):
        if count % DRAWN_EVERY not in (0, 1):
            continue
        seat = 0 if isinstance(step, Roll) else step.seat
        printed, chosen = drawing.list_printed(state, seat), game.options_of(state)
        paper = drawing.print_base(game, chosen, Layout(False, True, printed)).spots
        screens = [drawing.print_base(game, chosen, Layout(tall, False, printed)) for tall in (True, False)]
        spots = {**paper, **screens[0].spots, **screens[1].spots}
        on_it = drawing.list_marks(game, state, seat, Details(("",) * seats))
        lost = sorted(set(on_it) - set(spots))
        _law(not lost, f"what is on a sheet has a spot: {lost[:3]}", game, state, seat)
        drawn = {
            code
            for name, mark in on_it.items()
            if spots[name].kind in ("place", "drawn")
            for code in mark.split()
        }
        _law(drawn <= set(drawing.symbols), f"marks are drawn: {sorted(drawn)[:3]}", game, state, seat)
        if not isinstance(step, Roll):
            ghosts = game.ghosts(state, seat, step.move)
            strange = [
                ghost for ghost in ghosts if ghost.place not in spots or ghost.mark not in drawing.marks
            ]
            _law(not strange, f"previews name places and marks: {strange[:1]}", game, state, seat)


def _filled(game: Game[S], options: Mapping[str, str]) -> Mapping[str, str]:
    return fill_options(game.options, options)


def check_speeds(game: Game[S], options: Mapping[str, str], seed: int, number: int) -> None:
    """Check that the plain and the compiled kernel pass through the same states."""
    filled = fill_options(game.options, options)
    plain = game.engine(fast=False).trace(filled, seed, number)
    fast = game.engine(fast=True).trace(filled, seed, number)
    if plain != fast:
        at = next((i for i, pair in enumerate(zip(plain, fast)) if pair[0] != pair[1]), len(plain))
        raise BrokenLaw(f"{game.id}: plain and compiled agree: not in game {number}, step {at}")


def _seats(game: Game[S], state: S) -> int:
    return game.seats_of(state)


def _law(holds: bool, law: str, game: Game[S], state: S, seat: Seat | None = None) -> None:
    if not holds:
        where = (
            f"turn {game.turn_of(state)}" if seat is None else f"turn {game.turn_of(state)}, seat {seat + 1}"
        )
        raise BrokenLaw(f"{game.id}: {law}: not in {where}:\n{game.format_sheet(state, seat or 0)}")
