"""Is this move one of the kernel's list, and if not, why? And dice as a player writes them."""

from __future__ import annotations

from functools import lru_cache

from ...core.errors import IllegalMove, InvalidMove
from ...core.types import Move, Roll, Seat
from ...core.vocabulary import Path
from ...kernel.speeds import PLAIN
from .dice import UNPAIRED, can_pair, format_die, is_pestilence, parse_die, parse_pairing, same_pairing
from .kernel import list_codes
from .moves import PAIR_MOVE, list_builds, unpack_build
from .objections import object_to_build
from .offers import ROOM
from .params import BAR, BUILD, PAIR, SETUP, Params
from .paths import code_at
from .refusals import say_why
from .sheet import Sheet
from .state import State


def find_code(state: State, seat: Seat, move: Move, path: Path) -> int:
    """Return the kernel's number of a legal move, or raise IllegalMove with the reason."""
    sheet = state.sheets[seat]
    if not _is_due(state.phase, move):
        raise IllegalMove(_why_not(state, move))
    point = Params(state.challenge, len(state.sheets), seat, 0), state.point(seat)
    code = code_at(*point, path, len(path), ())
    if state.phase == PAIR:
        return _find_pairing(state, code)
    if code >= 0 and state.phase == BUILD and not is_pestilence(state.roll):
        return _find_build(state, sheet, code)
    codes = PLAIN.ints("codes", ROOM)
    if code not in codes[: list_codes(*point, codes)]:
        raise IllegalMove(_why_not(state, move))
    return code


def _is_due(phase: int, move: Move) -> bool:
    """Say whether such a move is what the table waits for."""
    lone = move[0].kind if len(move) == 1 else ""
    if phase in (PAIR, BAR):
        return lone == ("pair" if phase == PAIR else "bar")
    return lone not in ("pair", "bar")


def _find_pairing(state: State, code: int) -> int:
    """Accept every way to write a pairing, also one with the same values as a listed one."""
    pairing = code - PAIR_MOVE
    if pairing >= UNPAIRED or not can_pair(state.roll, pairing):
        raise IllegalMove(say_why("dice-not-so"))
    return PAIR_MOVE + same_pairing(state.roll, pairing)


def _find_build(state: State, sheet: Sheet, code: int) -> int:
    """Judge a build by its own pairing: a solo Regent's is in the move, otherwise it lies on the table."""
    build = unpack_build(code)
    pairing = build.pairing if state.pairing == UNPAIRED else state.pairing
    if state.pairing != UNPAIRED and build.pairing != UNPAIRED:
        raise IllegalMove(say_why("dice-paired"))
    if pairing == UNPAIRED:
        raise IllegalMove(say_why("solo-pairs-first"))
    if not can_pair(state.roll, pairing):
        raise IllegalMove(say_why("cross-and-rose"))
    if code | UNPAIRED not in _legal(sheet, state.challenge, state.roll, same_pairing(state.roll, pairing)):
        raise IllegalMove(object_to_build(sheet, state.challenge, state.roll, pairing, build))
    return code


@lru_cache(maxsize=256)
def _legal(sheet: Sheet, challenge: int, roll: int, pairing: int) -> frozenset[int]:
    """Return the legal builds as a set; asked again for every move of a list that is tried out."""
    codes = PLAIN.ints("codes", ROOM)
    return frozenset(codes[: list_builds(sheet, challenge, roll, pairing, codes, 0)])


def _why_not(state: State, move: Move) -> str:
    if state.phase == BAR:
        return say_why("bar-now")
    if state.phase == SETUP:
        return say_why("setup-now")
    if state.phase == PAIR:
        return say_why("pair-now")
    if is_pestilence(state.roll):
        return say_why("forfeit-now")
    if len(move) > 1:
        return say_why("spring-must-help")
    return say_why("nothing-barred" if move[0].kind == "bar" else "dice-paired")


# ---- dice


def parse_faces(text: str) -> Roll:
    """ "W5 E3 W2 Ex" -> E3 Ex W2 W5; "Ex E3 | W5 W2" keeps its pairs; InvalidMove if it is no roll."""
    words = text.replace("|", " | ").split()
    dice = sorted(parse_die(word) for word in words if word != "|")
    if [colour for colour, _ in dice] != [0, 0, 2, 2]:
        raise InvalidMove(say_why("roll-written", text=repr(text[:24])))
    if dice[2] == dice[3] == parse_die("W*"):
        raise InvalidMove(say_why("roses-again"))
    if "|" not in words:
        return Roll(tuple(format_die(*die) for die in dice))
    if len(words) != 5 or words[2] != "|":
        raise InvalidMove(say_why("pairs-written", text=repr(text[:24])))
    pairs = parse_pairing(f"{words[0]}+{words[1]}|{words[3]}+{words[4]}").split("|")
    if "Ex+W*" in pairs and words.count("Ex") < 2:
        raise InvalidMove(say_why("cross-and-rose"))
    return Roll((*pairs[0].split("+"), "|", *pairs[1].split("+")))
