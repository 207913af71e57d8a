"""Position text: the header, the board, the dice, the queue and both players, one line each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ....core.errors import InvalidSheet, Word
from ....kernel.bits import Bits, has, make_bits
from ..board import (
    ABILITIES,
    ICONS,
    PERMANENTS,
    PRINTED,
    ROW_LENGTH,
    SIDES,
    SIZES,
    THINGS,
    Land,
    format_track,
    make_land,
    parse_track,
)
from ..refusals import say_why
from ..scoring import push
from ..sheet import (
    BLOCKED,
    CROSS,
    EMPTY_QUEUE,
    IN_THE_AIR,
    LONGEST_QUEUE,
    MOST_ROUNDS,
    PHASES,
    SQUARES,
    Position,
    Queue,
    Side,
    dice_of,
    number_of,
    rows_in,
    side_of,
    value_at,
)

DICE = "123456?"
MOST_DICE = 5
MARKS = tuple(map(str, range(ROW_LENGTH + 1)))
LISTS = {"used": ABILITIES, "owns": PERMANENTS, "spent": PERMANENTS}
"""What is said of a player's abilities."""
_ICON_NAMES = [say_why(f"term-{icon}") for icon in ICONS]
_ROUNDS = say_why("text-rounds", most=MOST_ROUNDS)


# ---- writing


def format_position(at: Position) -> str:
    """Return the position's text."""
    a, b, left = (format_dice(dice) for dice in (at.a.dice, at.b.dice, at.left))
    head = f"duel board={at.size} round={at.round} first={SIDES[at.first]} turn={SIDES[at.turn]}"
    house = "" if at.gives == PRINTED else f" track={format_track(at.gives)}"
    lines = [
        f"{head} phase={PHASES[at.phase]}{house}",
        *format_land(at.land, at.size),
        f"dice A {a} | B {b} | left {left}",
        f"queue {','.join(things_in(at.queue)) or '-'}",
    ]
    lines += [format_side(name, side_of(at, seat)) for seat, name in enumerate(SIDES)]
    return "\n".join(lines) + "\n"


def format_land(land: Land, size: int) -> list[str]:
    """Return the rows of the board."""
    marks = [mark_at(land, square) for square in range(size * size)]
    return [" ".join(marks[start : start + size]) for start in range(0, size * size, size)]


def mark_at(land: Land, square: int) -> str:
    """Return the character for what is on a square."""
    return CROSS if has(land.crosses, square) else SQUARES[value_at(land, square)]


def changed_squares(before: Land, after: Land) -> Bits:
    """Return the squares that do not show the same on both boards."""
    values = before.ones ^ after.ones | before.twos ^ after.twos | before.fours ^ after.fours
    return values | before.crosses ^ after.crosses


@lru_cache(maxsize=1024)
def dice_in(dice: int) -> tuple[str, ...]:
    """{3 3 ?} -> ("3", "3", "?")"""
    return tuple([face for value, face in enumerate(DICE, 1) for _ in range(number_of(dice, value))])


def format_dice(dice: int) -> str:
    """{3 3 ?} -> "3 3 ?", {} -> "-" """
    return " ".join(dice_in(dice)) or "-"


def things_in(queue: Queue) -> list[str]:
    """Return the names of what waits, the next one first."""
    return [THINGS[((queue.things >> (2 * place)) & 3) - 1] for place in range(queue.length)]


def names_in(mask: int, names: Sequence[str]) -> list[str]:
    """0b101, ("split", "wild", "leftover") -> ["split", "leftover"]"""
    return [name for bit, name in enumerate(names) if (mask >> bit) & 1]


def format_side(name: str, side: Side) -> str:
    """Return a player's line."""
    words = [name, "rows", *map(str, rows_in(side.rows))]
    for key, names in LISTS.items():
        words += [key, ",".join(names_in(getattr(side, key), names)) or "-"]
    return " ".join(words)


# ---- reading


def parse_text(text: str) -> Position:
    """Read a position; says nothing of whether its parts fit together."""
    lines = text.rstrip("\n").split("\n")
    head = split_line(lines, 1)
    expect(head, 0, "duel")
    size = int(read_field(head, 1, "board", tuple(map(str, SIZES))))
    rounds = tuple(map(str, range(1, MOST_ROUNDS + 1)))
    round_number = int(read_field(head, 2, "round", rounds, _ROUNDS))
    first = SIDES.index(read_field(head, 3, "first", SIDES))
    turn = SIDES.index(read_field(head, 4, "turn", SIDES))
    phase = PHASES.index(read_field(head, 5, "phase", PHASES))
    gives = read_track(head[6]) if len(head) > 6 else PRINTED
    end_line(head, 7)
    if len(lines) != size + 5:
        reason = say_why("text-lines", size=size, wanted=size + 5, number=len(lines))
        raise InvalidSheet(reason, len(lines))
    land = read_land([split_line(lines, number) for number in range(2, size + 2)], size)
    a_dice, b_dice, left = read_dice(split_line(lines, size + 2))
    queue = read_queue(split_line(lines, size + 3))
    a = read_side(split_line(lines, size + 4), "A", a_dice)
    b = read_side(split_line(lines, size + 5), "B", b_dice)
    return Position(size, round_number, first, turn, phase, land, queue, a, b, left, gives)


def split_line(lines: list[str], number: int) -> list[Word]:
    """Return the words of a line; single spaces stand between them."""
    words, column = [], 1
    for text in lines[number - 1].split(" "):
        if not text:
            raise InvalidSheet(say_why("text-spaces"), number, column)
        words.append(Word(text, number, column))
        column += len(text) + 1
    return words


def word_at(words: list[Word], place: int, missing: str, **values: object) -> Word:
    """Return a word of a line, or say by a message that it is missing."""
    if place < len(words):
        return words[place]
    last = words[-1]
    raise InvalidSheet(say_why(missing, **values), last.line, last.column + len(last.text))


def expect(words: list[Word], place: int, text: str) -> None:
    word = word_at(words, place, "missing-word", word=repr(text))
    if word.text != text:
        raise word.wrong(say_why("text-expected", wanted=repr(text), text=repr(word.text[:20])))


def end_line(words: list[Word], place: int) -> None:
    if place < len(words):
        raise words[place].wrong(say_why("text-ends", text=repr(words[place].text[:20])))


def read_field(words: list[Word], place: int, name: str, values: Sequence[str], said: str = "") -> str:
    """ "phase=draw" -> "draw"; `said` stands for values that are too many to list"""
    word = word_at(words, place, "missing-word", word=f"{name}=...")
    key, _, value = word.text.partition("=")
    if key != name or value not in values:
        wanted = said or f"{name}={'|'.join(values)}"
        raise word.wrong(say_why("text-expected", wanted=wanted, text=repr(word.text[:20])))
    return value


def read_track(word: Word) -> int:
    """ "track=4lift-18star" -> what a row holds: only where that is not as printed"""
    name, _, value = word.text.partition("=")
    if name != "track":
        raise word.wrong(say_why("text-ends", text=repr(word.text[:20])))
    try:
        gives = parse_track(value)
    except ValueError as wrong:
        raise word.wrong(wrong.args[0]) from None
    if gives == PRINTED or format_track(gives) != value:
        raise word.wrong(say_why("text-track"))
    return gives


def read_land(rows: list[list[Word]], size: int) -> Land:
    """Read the board, row by row."""
    values: dict[int, int] = {}
    crosses = []
    for row, words in enumerate(rows):
        for column in range(size):
            word = word_at(words, column, "missing-square", number=column + 1, size=size)
            square = row * size + column
            values[square] = read_square(word)
            if word.text == CROSS:
                crosses.append(square)
        end_line(words, size)
    return make_land(values, make_bits(crosses))


def read_square(word: Word) -> int:
    if len(word.text) != 1 or word.text not in SQUARES + CROSS:
        squares = " ".join(SQUARES + CROSS)
        raise word.wrong(say_why("text-square", text=repr(word.text[:12]), squares=squares))
    return BLOCKED if word.text == CROSS else SQUARES.index(word.text)


def read_dice(words: list[Word]) -> tuple[int, int, int]:
    """ "dice A 2 5 | B 3 3 | left 6" -> three handfuls"""
    expect(words, 0, "dice")
    place, found = 1, []
    for name in (*SIDES, "left"):
        expect(words, place, name)
        stop = place + 1
        while stop < len(words) and words[stop].text != "|":
            stop += 1
        word_at(words, place + 1, "missing-die", name=name)
        found.append(read_handful(words[place + 1 : stop], words[place]))
        place = stop
        if name != "left":
            expect(words, place, "|")
            place += 1
    end_line(words, place)
    return found[0], found[1], found[2]


def read_handful(words: list[Word], before: Word) -> int:
    """Read ascending dice, those in the air last, or `-` for none."""
    if not words:
        raise before.wrong(say_why("missing-dice", text=repr(before.text)))
    if [word.text for word in words] == ["-"]:
        return 0
    if len(words) > MOST_DICE:
        raise words[MOST_DICE].wrong(say_why("text-dice", most=MOST_DICE))
    dice, last = 0, 0
    for word in words:
        if len(word.text) != 1 or word.text not in DICE:
            raise word.wrong(say_why("text-die", text=repr(word.text[:12])))
        value = DICE.index(word.text) + 1
        if value < last:
            raise word.wrong(say_why("text-dice-ascend"))
        dice, last = dice + dice_of(value, 1), value
    return dice


def read_queue(words: list[Word]) -> Queue:
    """ "queue plus,lift" -> plus, lift"""
    expect(words, 0, "queue")
    word = word_at(words, 1, "missing-queue")
    end_line(words, 2)
    queue = EMPTY_QUEUE
    names = [] if word.text == "-" else word.text.split(",")
    if len(names) > LONGEST_QUEUE:
        raise word.wrong(say_why("text-queue", most=LONGEST_QUEUE))
    for name in names:
        if name not in THINGS:
            raise word.wrong(say_why("text-thing", text=repr(name[:12])))
        queue = push(queue, THINGS.index(name) + 1)
    return queue


def read_side(words: list[Word], name: str, dice: int) -> Side:
    """Read a player's line."""
    expect(words, 0, name)
    expect(words, 1, "rows")
    rows = 0
    for value, icon in enumerate(_ICON_NAMES, 1):
        word = word_at(words, 1 + value, "missing-row", icon=icon)
        if word.text not in MARKS:
            text = repr(word.text[:12])
            raise word.wrong(say_why("text-row", icon=icon, most=ROW_LENGTH, text=text))
        rows += int(word.text) << (5 * (value - 1))
    masks = []
    for place, (key, names) in enumerate(LISTS.items()):
        expect(words, 8 + 2 * place, key)
        masks.append(read_names(word_at(words, 9 + 2 * place, "missing-names", key=key), names))
    end_line(words, 14)
    return Side(rows, masks[0], masks[1], masks[2], dice)


def read_names(word: Word, names: Sequence[str]) -> int:
    """ "split,leftover" -> 0b101"""
    if word.text == "-":
        return 0
    mask, last = 0, -1
    for name in word.text.split(","):
        if name not in names:
            raise word.wrong(say_why("text-name", text=repr(name[:12]), names=", ".join(names)))
        if names.index(name) <= last:
            raise word.wrong(say_why("text-names", names=", ".join(names)))
        last = names.index(name)
        mask |= 1 << last
    return mask


assert DICE.index("?") + 1 == IN_THE_AIR
