"""Why a move is refused: the first rule of the book that it breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from ...core.types import Choice, Move
from ...kernel.bits import has, is_any, near, one
from ...language.reasons import Reason
from .board import ABILITIES, PERMANENTS, ROW_LENGTH, Board, parse_square
from .moves import takes_two
from .refusals import name_why, say_why
from .sheet import (
    ADDING,
    AGAIN,
    DRAFT,
    DRAW,
    LIFTING,
    STARRING,
    Position,
    empty_squares,
    icon_squares,
    lowest_die,
    lowest_row,
    number_of,
    other_die,
    side_of,
)
from .turn import usable_abilities

_ENDS = {"+1": 6, "-1": 1}
"""The value that a die is not changed from."""


def object_to_move(board: Board, at: Position, move: Move) -> Reason | None:
    """Return the rule that an illegal move breaks; None if moves of another kind are due."""
    kind = move[0].kind
    return _OBJECTIONS[at.phase, kind](board, at, move) if (at.phase, kind) in _OBJECTIONS else None


def _lacks(dice: int, values: Sequence[str]) -> str | None:
    """Return a value of which there are not as many dice."""
    wanted = Counter(values)
    return next((value for value in values if number_of(dice, int(value)) < wanted[value]), None)


def _object_to_take(board: Board, at: Position, move: Move) -> Reason | None:
    values = move[0].value.split(",")
    if len(values) != 1 + takes_two(at):
        return None
    missing = _lacks(at.left, values)
    return say_why("die-not-there", die=missing) if missing else None


def _object_to_permanent(board: Board, at: Position, move: Move) -> Reason | None:
    side, name, values = side_of(at, at.turn), move[0].value, move[1].value.split(",")
    bit = 1 << PERMANENTS.index(name)
    if not side.owns & bit:
        return say_why("permanent-not-owned", ability=name_why(name))
    if side.spent & bit:
        return say_why("permanent-spent", ability=name_why(name))
    if name == "twin":
        is_double = any(number_of(side.dice, value) == 2 for value in range(1, 7))
        return say_why("twin-changes" if is_double else "twin-unequal")
    if missing := _lacks(side.dice, values):
        return say_why("die-not-yours", die=missing)
    if name in _ENDS:
        return say_why("die-at-end", ability=name_why(name), die=str(_ENDS[name]))
    return None


def _read_drawing(at: Position, choice: Choice) -> tuple[str, int, str]:
    """ "c3=2" -> "c3", its number, "2" """
    place, _, icon = choice.value.partition("=")
    square = parse_square(place, at.size)
    assert square is not None
    return place, square, icon


def _object_to_icons(board: Board, at: Position, drawn: Sequence[Choice]) -> Reason | None:
    """Say which square is not empty, or which die is not there."""
    free = empty_squares(at.land, board.grid)
    for place, square, _ in (_read_drawing(at, choice) for choice in drawn):
        if not has(free, square):
            return say_why("square-not-empty", square=place)
    if len(drawn) == 2:
        if missing := _lacks(side_of(at, at.turn).dice, [_read_drawing(at, choice)[2] for choice in drawn]):
            return say_why("die-not-yours", die=missing)
        if _read_drawing(at, drawn[0])[1] == _read_drawing(at, drawn[1])[1]:
            return say_why("square-twice")
    return None


def _object_to_draw(board: Board, at: Position, move: Move) -> Reason | None:
    if found := _object_to_icons(board, at, move):
        return found
    first, then = (one(_read_drawing(at, choice)[1]) for choice in move)
    pair, grid = first | then, board.grid
    if not is_any(near(first, grid) & then):
        return say_why("squares-apart")
    if at.round == 1 and at.phase == DRAW:
        if at.turn != at.first and is_any(pair & near(icon_squares(at.land) & ~board.predrawn, grid)):
            return say_why("second-pair-beside")
        if not is_any(pair & near(board.predrawn, grid)):
            return say_why("first-pair-apart")
    return None


def _object_to_lift(board: Board, at: Position, move: Move) -> Reason | None:
    rows = side_of(at, at.turn).rows
    return say_why("row-not-lowest", marks=lowest_row(rows))


def _object_to_ability(board: Board, at: Position, move: Move) -> Reason | None:
    side, name = side_of(at, at.turn), move[0].value
    bit = 1 << ABILITIES.index(name)
    if side.used & bit:
        return say_why("ability-used", ability=name_why(name))
    if name == "mark":
        return say_why("row-full", length=ROW_LENGTH)
    if not usable_abilities(board, at) & bit:
        return say_why("ability-no-room", ability=name_why(name))
    if name == "cross":
        return say_why("square-not-empty", square=move[1].value)
    if name == "leftover" and _lacks(at.left, [_read_drawing(at, move[1])[2]]):
        return say_why("leftover-die")
    return _object_to_icons(board, at, move[1:])


def _object_to_star(board: Board, at: Position, move: Move) -> Reason | None:
    return say_why("permanent-owned", ability=name_why(move[0].value))


_Object = Callable[[Board, Position, Move], Reason | None]
_OBJECTIONS: Mapping[tuple[int, str], _Object] = {
    (DRAFT, "take"): _object_to_take,
    (DRAW, "permanent"): _object_to_permanent,
    (DRAW, "draw"): _object_to_draw,
    (AGAIN, "draw"): _object_to_draw,
    (LIFTING, "lift"): _object_to_lift,
    (ADDING, "ability"): _object_to_ability,
    (STARRING, "star"): _object_to_star,
}
"""What judges a kind of move in the phase in which it is due."""


# ---- what is owned or open, but of no use now


def list_missing(board: Board, at: Position) -> Iterator[Reason]:
    """Yield why abilities that a player has cannot be used now."""
    side = side_of(at, at.turn)
    if at.phase == DRAW:
        for name, bit in _bits(PERMANENTS):
            is_useless = name in _ENDS and number_of(side.dice, _ENDS[name]) == 2
            if side.owns & side.spent & bit:
                yield say_why("permanent-spent", ability=name_why(name))
            elif side.owns & bit and name == "twin" and lowest_die(side.dice) != other_die(side.dice):
                yield say_why("twin-unequal")
            elif side.owns & bit and is_useless:
                yield say_why("die-at-end", ability=name_why(name), die=str(_ENDS[name]))
    elif at.phase == ADDING:
        usable = usable_abilities(board, at)
        for name, bit in _bits(ABILITIES):
            if not (side.used | usable) & bit:
                why = say_why("row-full", length=ROW_LENGTH) if name == "mark" else None
                yield why or say_why("ability-no-room", ability=name_why(name))


def _bits(names: Sequence[str]) -> Iterator[tuple[str, int]]:
    return ((name, 1 << place) for place, name in enumerate(names))
