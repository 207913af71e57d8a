"""Is this move one of the kernel's list, and if not, why? And dice as a player writes them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from ...core.errors import IllegalMove, InvalidMove
from ...core.types import Move, Roll, Seat
from ...core.vocabulary import Path
from ...kernel.speeds import PLAIN
from ...language.reasons import Reason
from .board import SIDE, TOUCH, format_plot, format_square
from .buildings import BUILDINGS, EMPTY, FORFEITED, GUILD_SUM, GUILDS, LIMITS, MOST_GUILDS, SPRINGHOUSE
from .challenges import kinds_built
from .dice import (
    CROSS,
    DIE_BITS,
    PAIR_BITS,
    PAIR_MASK,
    UNPAIRED,
    can_pair,
    die_of,
    format_die,
    in_pairs,
    is_pestilence,
    parse_die,
    parse_pairing,
    same_pairing,
)
from .kernel import list_codes
from .moves import PAIR_MOVE, Build, helped_by, kind_of, list_builds, unpack_build
from .offers import FORFEIT, LOCATION, OUTCOMES, PIPS_STEP, ROOM, SUMS_FROM, open_guilds
from .params import BAR, BUILD, PAIR, SETUP, Params
from .paths import code_at
from .refusals import name_why, say_why
from .sheet import Sheet, empty_squares, filled_plots, influence_in_hand, kind_on, plots_with
from .state import State

_GUILD = SUMS_FROM + GUILD_SUM - SPRINGHOUSE
_Pairs = tuple[int, int]
"""The plots that one pair names, and the outcomes of the other."""


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


# ---- why a build is refused: the first rule of the book that it breaks


def object_to_build(sheet: Sheet, challenge: int, roll: int, pairing: int, build: Build) -> Reason:
    """Return the rule that an illegal build or forfeit breaks."""
    if kind_on(sheet, build.plot) != EMPTY:
        return say_why("plot-not-empty", plot=format_plot(build.plot))
    if build.kind == FORFEITED:
        return say_why("forfeit-only")
    hand = influence_in_hand(sheet, challenge)
    if build.spent > hand:
        return say_why("influence-short", number=build.spent, hand=hand)
    return (
        _object_to_kind(sheet, challenge, build.kind)
        or _object_to_dice(challenge, in_pairs(roll, pairing), build)
        or _object_to_people(sheet, challenge, in_pairs(roll, pairing), build)
        or _object_to_help(sheet, build)
    )


def _object_to_kind(sheet: Sheet, challenge: int, kind: int) -> Reason | None:
    """Say what a sheet may not have, or no more of."""
    name, code = name_why(BUILDINGS[kind].name), BUILDINGS[kind].code
    if kind not in kinds_built(challenge):
        where = "challenge-lacks" if challenge else "game-lacks"
        return say_why(where, challenge=challenge, building=name, code=code)
    if kind in LIMITS and plots_with(sheet, kind):
        return say_why("building-limit", building=name, most=LIMITS[kind])
    if kind in GUILDS and not open_guilds(sheet, challenge):
        return say_why("guild-limit", most=MOST_GUILDS)
    return None


def _change_dice(dice: int, spent: int, most: int) -> Iterator[int]:
    """Yield the dice after changing at most so many of them, by so much in all."""
    olds = [die_of(dice, die) for die in range(4)]
    values = [range(1, SIDE + 1) if old < CROSS else (old,) for old in olds]
    for news in product(*values):
        steps = [abs(new - old) for new, old in zip(news, olds)]
        if sum(steps) == spent and sum(step > 0 for step in steps) <= most:
            yield sum(value << DIE_BITS * die for die, value in enumerate(news))


def _read_pairs(dice: int) -> Iterator[_Pairs]:
    """Yield what both ways to use two pairs name."""
    first, second = dice & PAIR_MASK, dice >> PAIR_BITS
    yield LOCATION(first), OUTCOMES(second)
    yield LOCATION(second), OUTCOMES(first)


def _builds(challenge: int, outcomes: int, kind: int) -> bool:
    """Say whether some of these outcomes is a building of this kind."""
    if kind in GUILDS:
        return bool(outcomes >> _GUILD & 1)
    return any(outcomes >> one & 1 and kind_of(one, challenge) == kind for one in range(_GUILD))


def _object_to_dice(challenge: int, dice: int, build: Build) -> Reason | None:
    """Say which of plot and building the dice do not name."""
    pairs = [pair for changed in _change_dice(dice, build.spent, 1) for pair in _read_pairs(changed)]
    plot = 1 << build.plot
    facts = {"building": name_why(BUILDINGS[build.kind].name), "plot": format_plot(build.plot)}
    if any(plots & plot and _builds(challenge, outcomes, build.kind) for plots, outcomes in pairs):
        return None
    more = [pair for changed in _change_dice(dice, build.spent, 4) for pair in _read_pairs(changed)]
    if any(plots & plot and _builds(challenge, outcomes, build.kind) for plots, outcomes in more):
        return say_why("influence-one-die")
    if not any(plots & plot for plots, _ in pairs):
        return say_why("dice-no-plot", **facts)
    if not any(_builds(challenge, outcomes, build.kind) for _, outcomes in pairs):
        return say_why("dice-no-building", **facts)
    return say_why("dice-not-both", **facts)


def _object_to_people(sheet: Sheet, challenge: int, dice: int, build: Build) -> Reason | None:
    """Say what is wrong with the people who move in, or with nobody moving in."""
    if build.square >= 0 and not TOUCH(build.plot) >> build.square & 1:
        return say_why("square-too-far", square=format_square(build.square), plot=format_plot(build.plot))
    if build.square >= 0 and not empty_squares(sheet) >> build.square & 1:
        return say_why("square-not-empty", square=format_square(build.square))
    offered = {
        one % PIPS_STEP
        for changed in _change_dice(dice, build.spent, 1)
        for plots, outcomes in _read_pairs(changed)
        for one in range(min(FORFEIT, SUMS_FROM))
        if plots >> build.plot & 1 and outcomes >> one & 1 and kind_of(one, challenge) == build.kind
    }
    if not offered or build.pips in offered or build.kind == SPRINGHOUSE:
        return None
    if build.pips == 0:
        return say_why("people-must-come", number=max(offered))
    return say_why("people-by-die", number=build.pips)


def _object_to_help(sheet: Sheet, build: Build) -> Reason:
    """Say which building a springhouse can help."""
    if build.kind == SPRINGHOUSE and helped_by(sheet, build.plot):
        return say_why("spring-must-help" if build.helped < 0 else "spring-helps")
    if build.helped >= 0:
        return say_why("spring-helps")
    name = name_why(BUILDINGS[build.kind].name)
    return say_why("dice-forbid", building=name, plot=format_plot(build.plot))


# ---- readings that are not possible


def list_missing(state: State, seat: Seat) -> Iterator[tuple[str, Reason]]:
    """Yield what paired dice say but a sheet forbids: the code of a building, or nothing, and why."""
    sheet, told = state.sheets[seat], set[str]()
    dice = in_pairs(state.roll, state.pairing)
    for first, second in ((dice & PAIR_MASK, dice >> PAIR_BITS), (dice >> PAIR_BITS, dice & PAIR_MASK)):
        plots, outcomes = LOCATION(first), OUTCOMES(second)
        kinds = [kind for kind in range(len(BUILDINGS)) if _builds(state.challenge, outcomes, kind)]
        guilds = [kind for kind in kinds if kind in GUILDS]  # one of which is left, or none to tell of
        for kind in guilds[:-1] if not open_guilds(sheet, state.challenge) else guilds:
            kinds.remove(kind)
        if not plots or not kinds:
            continue
        if not plots & ~filled_plots(sheet):
            one, other = (name_face(die_of(first, die)) for die in (0, 1))
            yield "", say_why("no-plot-left", a=one, b=other)
            continue
        for kind in kinds:
            why = _object_to_kind(sheet, state.challenge, kind)
            if why is not None and why not in told:
                told.add(why)
                yield BUILDINGS[kind].code, why


def name_face(value: int) -> str:
    """4 -> "4"; the wind rose by its name"""
    return str(value) if value < CROSS else say_why("choice-rose" if value > CROSS else "choice-cross")


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
