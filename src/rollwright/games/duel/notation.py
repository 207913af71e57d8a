"""Moves as paths of choices and as text: `take 3 5`, `flip 3`, `draw c3=2 c4=5`, `split c3=2 h7=5`.

The icon written first is scored first. A path begins with `take`, `draw`, `lift`, `star`, or with the
`permanent` or the one-time `ability` used.
"""

from __future__ import annotations

import re

from ...core.errors import IllegalMove, InvalidMove
from ...core.types import Choice, Move
from .board import ABILITIES, PERMANENTS, SIZES, parse_square
from .turn import code

VERBS = ("take", *PERMANENTS, *ABILITIES, "draw", "lift", "star")
"""By the number of the move's kind in the kernel."""
ARGUMENTS = {
    "take": (("die",), ("die", "die")),
    "reroll": (("die",), ("die", "die")),
    "draw": (("icon", "icon"),),
    "split": (("icon", "icon"),),
    "wild": (("icon",),),
    "leftover": (("icon",),),
    "again": ((),),
    "cross": (("square",),),
    "mark": (("row",),),
    "lift": (("row",),),
    "star": (("permanent",),),
} | dict.fromkeys(("+1", "-1", "flip", "twin"), (("die",),))
PATTERNS = {
    "die": "[1-6]",
    "row": "[1-6]",
    "square": "[a-k][1-9][01]?",
    "icon": "[a-k][1-9][01]?=[1-6]",
    "permanent": "|".join(map(re.escape, PERMANENTS)),
}
EXAMPLES = {"die": "3", "row": "4", "square": "c3", "icon": "c3=2", "permanent": "flip"}
LARGEST = max(SIZES)


def parse_move(text: str) -> Move:
    """ "take 5 3" -> (take:3,5)"""
    words = text.split()
    if not words or words[0] not in ARGUMENTS:
        raise InvalidMove(f"a move begins with one of {', '.join(VERBS)}, not {text[:20]!r}")
    verb, rest = words[0], words[1:]
    kinds = next((kinds for kinds in ARGUMENTS[verb] if len(kinds) == len(rest)), None)
    if kinds is None:
        raise InvalidMove(f"{verb} is written like '{_example(verb)}', not {text[:40]!r}")
    for kind, word in zip(kinds, rest):
        _check_word(verb, kind, word)
    return _make_path(verb, rest)


def _example(verb: str) -> str:
    return " ".join([verb, *(EXAMPLES[kind] for kind in ARGUMENTS[verb][-1])])


def _check_word(verb: str, kind: str, word: str) -> None:
    if not re.fullmatch(PATTERNS[kind], word, re.ASCII):
        raise InvalidMove(f"{verb} is written like '{_example(verb)}'; {word[:12]!r} is no {kind}")
    if kind in ("icon", "square") and parse_square(word.partition("=")[0], LARGEST) is None:
        raise InvalidMove(f"there is no square {word.partition('=')[0]!r} on any board")


def _make_path(verb: str, words: list[str]) -> Move:
    if verb in ("take", "lift", "star"):
        return (Choice(verb, ",".join(sorted(words))),)
    if verb == "draw":
        return (Choice("draw", words[0]), Choice("then", words[1]))
    if verb in PERMANENTS:
        return (Choice("permanent", verb), Choice("dice", ",".join(sorted(words))))
    kind = {"cross": "square", "mark": "row"}.get(verb, "icon")
    return (Choice("ability", verb), *(Choice(k, w) for k, w in zip((kind, "then"), words)))


def format_move(move: Move) -> str:
    """(ability:split, icon:c3=2, then:h7=5) -> "split c3=2 h7=5" """
    words = [choice.value.replace(",", " ") for choice in move]
    if move and move[0].kind not in ("permanent", "ability"):
        words.insert(0, move[0].kind)
    return " ".join(words)


def code_of(move: Move, width: int) -> int:
    """Return the kernel's move of a path; IllegalMove if it is no path, or not on this board."""
    try:
        text = format_move(move)
        is_path = parse_move(text) == move
    except (InvalidMove, AttributeError, TypeError):
        is_path = False
    if not is_path:
        raise IllegalMove("the choices do not make up a move")
    verb, *words = text.split()
    values, squares = [0, 0], [0, 0]
    for at, word in enumerate(words):
        values[at], squares[at] = _read_word(word, width)
    return code(VERBS.index(verb), values[0], values[1], squares[0], squares[1])


def _read_word(word: str, width: int) -> tuple[int, int]:
    """ "c3=2" -> value 2, square 20; "flip" -> value 2"""
    if word in PERMANENTS:
        return PERMANENTS.index(word), 0
    if word.isdecimal():
        return int(word), 0
    name, _, value = word.partition("=")
    square = parse_square(name, width)
    if square is None:
        raise IllegalMove(f"there is no square {name} on the {width} x {width} board")
    return int(value or 0), square
