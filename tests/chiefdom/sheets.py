"""Small builders for the tests of Chiefdom: sheets by their few drawn squares, moves, games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rollwright.core.game import start_game
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import MoveStep, Roll
from rollwright.games.catalogue import find_game
from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2, Chiefdom
from rollwright.games.chiefdom.state import State

from .oracle import COLUMNS, ROWS

BOTH = (CHIEFDOM_1, CHIEFDOM_2)
SETUPS: tuple[tuple[Chiefdom, dict[str, str]], ...] = (
    (CHIEFDOM_1, {}),
    (CHIEFDOM_1, {"shapes": "linked"}),
    (CHIEFDOM_2, {}),
    (CHIEFDOM_2, {"shapes": "pips"}),
    (CHIEFDOM_2, {"bonus": "on"}),
    (CHIEFDOM_2, {"shapes": "pips", "bonus": "on"}),
)
"""Every combination of edition, shape set and bonus."""


def sheet(head: str, *drawn: str) -> str:
    """ "chiefdom-1", "a1 3 L" -> a sheet with 3 at a1 and L at b1, and nothing else: runs go right."""
    cells = {f"{column}{row}": "." for row in ROWS for column in COLUMNS}
    for run in drawn:
        first, *icons = run.split()
        start = COLUMNS.index(first[0])
        for column, icon in zip(COLUMNS[start : start + len(icons)], icons, strict=True):
            cells[f"{column}{first[1:]}"] = icon
    rows = [" ".join(cells[f"{column}{row}"] for column in COLUMNS) for row in ROWS]
    return "\n".join([head, *rows]) + "\n"


def full(head: str, icon: str, *drawn: str) -> str:
    """Return a sheet with that icon wherever nothing else is said."""
    top, *rows = sheet(head, *drawn).split("\n")
    return "\n".join([top, *(row.replace(".", icon) for row in rows)])


def game_of(text: str) -> Chiefdom:
    game = find_game(text.split()[0])
    assert isinstance(game, Chiefdom)
    return game


def state_of(text: str, checked: bool = False) -> State:
    return game_of(text).parse_sheet(text, checked)


def terms_of(text: str) -> dict[str, int]:
    """Return a sheet's breakdown as the game scores it."""
    return dict(game_of(text).score(state_of(text), 0).breakdown)


def dice(text: str) -> Roll:
    """ "6 3 2" -> the roll 2 3 6"""
    return Roll(tuple(sorted(text.split())))


def rolled(text: str, roll: str) -> State:
    """Return the one-seat state in which that roll has come for the sheet."""
    return game_of(text).apply(state_of(text), dice(roll))


def notations(text: str, roll: str) -> list[str]:
    """Return every legal move for a sheet and a roll, in notation."""
    game = game_of(text)
    return [game.format_move(move) for move in game.moves(rolled(text, roll), 0)]


def after(text: str, roll: str, move: str) -> str:
    """Return the sheet after a move written in notation; IllegalMove if it is not legal."""
    game = game_of(text)
    return game.format_sheet(play(game, rolled(text, roll), move), 0)


def results(text: str, roll: str) -> list[str]:
    """Return the sheet after each legal move, in the order of the moves."""
    game, state = game_of(text), rolled(text, roll)
    return [game.format_sheet(game.apply(state, MoveStep(0, move)), 0) for move in game.moves(state, 0)]


def play(game: Chiefdom, state: State, move: str, seat: int = 0) -> State:
    return game.apply(state, MoveStep(seat, game.parse_move(move)))


def table(game: Chiefdom, *texts: str, options: Mapping[str, str] | None = None) -> State:
    """Return a table between turns where these sheets lie, a seat for each."""
    start = start_game(game, len(texts), options)
    sheets = [game.parse_sheet(text, checked=False).sheets[0] for text in texts]
    return State(start.rules, start.options, start.cards, tuple(sheets), start.drawn)


def random_states(
    game: Chiefdom, options: Mapping[str, str], seats: int, seed: int, number: int = 0
) -> Iterator[State]:
    """Yield every state of a random game, the last one included."""
    state = start_game(game, seats, options)
    for state, step in play_randomly(game, options, seats, seed, number):
        yield state
        last = step
    yield game.apply(state, last)
