"""How Chiefdom Duel is shown to programs that learn: planes of the board's size and 2382 choices."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.core.options import Options
from rollwright.core.types import Choice, Seat
from rollwright.games.duel.board import (
    ABILITIES,
    BOARDS,
    ICONS,
    PERMANENTS,
    Land,
    parse_square,
)
from rollwright.games.duel.sheet import (
    BLOCKED,
    PHASES,
    Position,
    Queue,
    Side,
    number_of,
    row_of,
    side_of,
    squares_with,
)

from .encoding import Value, bits_in, name_each, one_hot

FACES = range(1, 7)
QUEUED = 8
"""How many things waiting in the queue are shown, the next one first."""
_SIDE = (
    ("row", ICONS),
    ("used", ABILITIES),
    ("owns", PERMANENTS),
    ("spent", PERMANENTS),
    ("dice", FACES),
)
_DECISIONS = PHASES[:-1]


class DuelEncoding:
    """Chiefdom Duel on either board."""

    def size(self, options: Options) -> tuple[int, int]:
        return int(options["board"]), int(options["board"])

    def names(self, seats: int) -> tuple[str, ...]:
        land = [*ICONS, "mountain", "cross", "predrawn"]
        sides = [f"{who} {part} {it}" for who in ("my", "your") for part, its in _SIDE for it in its]
        facts = ["I decide", "I am seat 1", "I begin this round", "round", "things in the queue"]
        queue = name_each("queue", range(1, QUEUED + 1))
        begun = [*name_each("begun permanent", PERMANENTS), *name_each("begun ability", ABILITIES)]
        dice, phases = name_each("dice left", FACES), name_each("phase", _DECISIONS)
        return (*land, *sides, *dice, *phases, *facts, *queue, *begun, "begun icon")

    def values(self, state: Position, seat: Seat, path: Sequence[Choice]) -> list[Value]:
        land = [squares_with(state.land, face) for face in FACES]
        blocked, board = squares_with(state.land, BLOCKED) & BOARDS[state.size].grid.full, BOARDS[state.size]
        crosses = state.land.crosses
        sides = [value for who in (seat, 1 - seat) for value in _side(side_of(state, who))]
        left = [number_of(state.left, face) for face in FACES]
        shown = [*land, blocked & ~crosses, crosses, board.predrawn, *sides, *left]
        return [*shown, *_turn(state, seat), *_begun(path, state.size)]


def _side(side: Side) -> list[Value]:
    rows = [row_of(side.rows, face) for face in FACES]
    used, owns = bits_in(side.used, len(ABILITIES)), bits_in(side.owns, len(PERMANENTS))
    spent = bits_in(side.spent, len(PERMANENTS))
    return [*rows, *used, *owns, *spent, *(number_of(side.dice, face) for face in FACES)]


def _turn(state: Position, seat: Seat) -> list[Value]:
    mine = [int(state.turn == seat), int(seat == 0), int(state.first == seat)]
    things = [state.queue.things >> 2 * place & 3 for place in range(QUEUED)]
    return [*one_hot(state.phase, len(_DECISIONS)), *mine, state.round, state.queue.length, *things]


def _begun(path: Sequence[Choice], width: int) -> list[Value]:
    said = {choice.kind: choice.value for choice in path}
    permanent = PERMANENTS.index(said["permanent"]) if "permanent" in said else -1
    ability = ABILITIES.index(said["ability"]) if "ability" in said else -1
    icon = [0] * width**2
    name, _, face = (said.get("draw") or said.get("icon") or "").partition("=")
    square = parse_square(name, width) if name else None
    if square is not None:
        icon[square] = int(face)
    return [*one_hot(permanent, len(PERMANENTS)), *one_hot(ability, len(ABILITIES)), tuple(icon)]


def position_of(values: Sequence[Value], seat: Seat, size: int) -> Position:
    """Return the position that a seat's planes show: the way back from `values`.

    Dice in the air and things in the queue beyond the eighth are not shown.
    """
    shown = dict(zip(DuelEncoding().names(2), values))
    sides = {who: _read_side(shown, who) for who in ("my", "your")}
    phase = next(n for n, name in enumerate(_DECISIONS) if shown[f"phase {name}"])
    length = _number(shown["things in the queue"])
    things = sum(_number(shown[f"queue {n + 1}"]) << 2 * n for n in range(QUEUED))
    turn, first = (seat if shown[name] else 1 - seat for name in ("I decide", "I begin this round"))
    mine, yours = sides["my"], sides["your"]
    a, b = (mine, yours) if seat == 0 else (yours, mine)
    left = _hold(shown, "dice left")
    queue, land = Queue(things, length), _read_land(shown)
    return Position(size, _number(shown["round"]), first, turn, phase, land, queue, a, b, left)


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _hold(shown: dict[str, Value], name: str) -> int:
    return sum(_number(shown[f"{name} {face}"]) << 3 * (face - 1) for face in FACES)


def _read_side(shown: dict[str, Value], who: str) -> Side:
    def word(part: str, its: Sequence[object], bits: int) -> int:
        return sum(_number(shown[f"{who} {part} {it}"]) << bits * n for n, it in enumerate(its))

    rows, used = word("row", ICONS, 5), word("used", ABILITIES, 1)
    owns, spent = word("owns", PERMANENTS, 1), word("spent", PERMANENTS, 1)
    return Side(rows, used, owns, spent, _hold(shown, f"{who} dice"))


def _read_land(shown: dict[str, Value]) -> Land:
    from rollwright.core.bits import NONE, Bits

    planes = [NONE, NONE, NONE]
    marks = {face: shown[icon] for face, icon in zip(FACES, ICONS)}
    blocked = (shown["mountain"], shown["cross"])
    for face, squares in [*marks.items(), *((BLOCKED, squares) for squares in blocked)]:
        assert isinstance(squares, Bits)
        planes = [plane | squares if face >> n & 1 else plane for n, plane in enumerate(planes)]
    crosses = shown["cross"]
    assert isinstance(crosses, Bits)
    return Land(planes[0], planes[1], planes[2], crosses)
