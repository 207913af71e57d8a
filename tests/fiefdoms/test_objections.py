"""Why a build is refused: the reason told is a rule which, lifted, is told no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from rollwright.core.errors import IllegalMove
from rollwright.core.types import Choice, Move, MoveStep
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.buildings import NAMES
from rollwright.games.fiefdoms.dice import ROLLS, format_faces
from rollwright.games.fiefdoms.manifest import list_missing_builds
from rollwright.language.reasons import Reason

from . import naive
from .test_moves import BLANK, random_position, sheet

PAIRS = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2))
LIFTED_BY_DICE = {"dice-no-plot", "dice-no-building", "dice-not-both", "people-by-die", "influence-one-die"}


def refuse(text: str, roll: str, move: Move) -> Reason | None:
    """Return why a move is refused; None if it is legal."""
    state, (seat,) = FIEFDOMS.parse_position(text, roll)
    try:
        FIEFDOMS.apply(state, MoveStep(seat, move))
    except IllegalMove as wrong:
        return cast(Reason, wrong.reason)
    return None


def name_of(reason: Reason | None) -> str:
    return "" if reason is None else reason._name


def pair_all(faces: list[str]) -> Iterator[str]:
    for a, b, c, d in PAIRS:
        yield f"{faces[a]} {faces[b]} | {faces[c]} {faces[d]}"


def read_place(text: str) -> naive.Place:
    row, _, column = text.partition(",")
    return int(row), int(column)


def places_beside(plot: naive.Place) -> set[naive.Place]:
    row, column = plot
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def squares_of(plot: naive.Place) -> set[naive.Place]:
    row, column = plot
    return {(r, c) for r in (row - 1, row) for c in (column - 1, column)}


def is_lifted(reason: Reason, text: str, roll: str, move: Move) -> bool:  # noqa: C901
    """Say whether the refusal is another one, or none, where its rule does not hold."""
    name, said = name_of(reason), {choice.kind: choice.value for choice in move}
    fief = naive.read(text)
    plot = read_place(said.get("plot", said.get("forfeit", "0,0")))
    around = {square for square in squares_of(plot) if square in fief.squares}
    if name in LIFTED_BY_DICE:
        rolls = (other for faces, _ in ROLLS for other in pair_all([*format_faces(faces)]))
        usable = (other for other in rolls if not other.startswith("Ex Ex"))
        return any(name_of(_try(text, other, move)) != name for other in usable)
    if name == "forfeit-only":
        state, (seat,) = FIEFDOMS.parse_position(text, roll)
        return any(len(listed) > 1 and listed[0].kind == "plot" for listed in FIEFDOMS.moves(state, seat))
    if name == "influence-short":
        return int(said["influence"]) > naive.gained(fief) - fief.spent
    if name == "plot-not-empty":
        fief.codes[plot] = "."
    elif name in ("building-limit", "guild-limit"):
        fief.codes = {
            place: "." if code in "TUA" or "G" in code else code for place, code in fief.codes.items()
        }
    elif name in ("challenge-lacks", "game-lacks"):
        fief.challenge = {"barracks": 7, "piscary": 8, "piscators-guild": 8}.get(said["build"], 0)
        fief.codes = dict.fromkeys(fief.codes, ".")
    elif name == "square-not-empty":
        fief.squares[read_place(said["square"])] = "."
    elif name == "square-too-far":
        near = min(around)
        move = tuple(Choice("square", f"{near[0]},{near[1]}") if c.kind == "square" else c for c in move)
    elif name == "people-must-come":
        fief.squares |= dict.fromkeys(around, "1")
    elif name in ("spring-must-help", "spring-helps"):
        fief.codes |= {place: "." for place in places_beside(plot) if place in fief.codes}
        move = tuple(choice for choice in move if choice.kind != "spring")
    return name_of(_try(naive.write(fief), roll, move)) != name


def _try(text: str, roll: str, move: Move) -> Reason | None:
    fief = naive.read(text)
    fief.spent = min(fief.spent, naive.gained(fief))
    return refuse(naive.write(fief), roll, move)


def change(random: Random, move: Move) -> Move:
    """Return a move near another one: one of its choices differs, or is left out."""
    place = random.randrange(len(move))
    choice = move[place]
    others = {
        "influence": ["1", "2", "3", "4"],
        "plot": [f"{r},{c}" for r in range(1, 6) for c in range(1, 6)],
        "build": [*NAMES],
        "pips": list("012345"),
        "square": [f"{r},{c}" for r in range(1, 5) for c in range(1, 5)],
        "spring": [f"{r},{c}" for r in range(1, 6) for c in range(1, 6)],
        "forfeit": [f"{r},{c}" for r in range(1, 6) for c in range(1, 6)],
    }[choice.kind]
    changed = (*move[:place], Choice(choice.kind, random.choice(others)), *move[place + 1 :])
    if random.random() < 0.1 and choice.kind != "influence":
        return (Choice("influence", random.choice("12")), *changed)
    return changed


def draw_refusals(random: Random, number: int) -> Iterator[tuple[Reason, str, str, Move]]:
    """Yield refused moves near legal ones: why, the sheet, the roll, the move."""
    found = 0
    while found < number:
        text, faces = random_position(random, random.choice((0, 0, 0, 1, 7, 8))), random.choice(ROLLS)[0]
        roll = random.choice([*pair_all([*format_faces(faces)])])
        if roll.count("x") > 1 or ("x" in roll and "*" in roll):
            continue
        state, (seat,) = FIEFDOMS.parse_position(text, roll)
        listed = FIEFDOMS.moves(state, seat)
        for _ in range(4 if listed else 0):
            move = change(random, random.choice(listed))
            try:
                written = FIEFDOMS.parse_move(FIEFDOMS.format_move(move))
            except ValueError:
                continue
            reason = refuse(text, roll, written)
            if reason is not None:
                found += 1
                yield reason, text, roll, written


def test_a_reason_lifted_is_told_no_more() -> None:
    told: Counter[str] = Counter()
    for reason, text, roll, move in draw_refusals(Random(52), 300):
        told[name_of(reason)] += 1
        assert is_lifted(reason, text, roll, move), f"{reason}\n{text}{roll}\n{FIEFDOMS.format_move(move)}"
    assert len(told) >= 9
    assert "dice-forbid" not in told


TOWN = sheet("T . . . .")
GUILDS = sheet("FG . . . .\n. . QG . .")
RICH = sheet("", "5 5 5 5\n5 5 . .\n. . . .\n. . . .\n", "3/0")


@pytest.mark.parametrize(
    ("text", "roll", "move", "reason"),
    [
        (TOWN, "E3 W4 | E2 W5", "plot:3,4 build:townhall", "a sheet has at most 1 townhall"),
        (GUILDS, "E3 W4 | E5 W5", "plot:3,4 build:merchants-guild", "a sheet has at most 2 guilds"),
        (sheet("FG . . . ."), "E3 W4 | E5 W5", "plot:3,4 build:farmers-guild", "at most 1 farmers’ guild"),
        (BLANK, "E3 W4 | E2 W5", "plot:3,4 build:farm pips:0", "5 people move in beside the new plot"),
        (BLANK, "E3 W4 | E2 W5", "plot:3,4 build:farm pips:5 square:1,1", "does not touch plot 3,4"),
        (BLANK, "E3 W4 | E2 W5", "plot:3,4 build:farm pips:2 square:3,3", "does not bring 2 people"),
        (BLANK, "E3 W4 | E2 W5", "plot:1,1 build:farm pips:5 square:1,1", "names plot 1,1 as Location"),
        (
            BLANK,
            "E3 W4 | E2 W5",
            "plot:3,4 build:university",
            "no pair of these dice builds this: university",
        ),
        (BLANK, "E3 W4 | E2 W2", "plot:3,4 build:townhall", "leaves the other to build"),
        (RICH, "E3 W4 | E2 W4", "influence:2 plot:2,5 build:springhouse", "one die a turn"),
        (RICH, "E3 W4 | E2 W5", "influence:4 plot:4,4 build:university", "only 3 is in hand"),
        (BLANK, "E3 W4 | E2 W5", "forfeit:5,5", "only when these dice allow no build"),
        (sheet("T . . . ."), "E1 W1 | E2 W5", "plot:1,1 build:farm pips:5 square:1,1", "1,1 is not empty"),
    ],
)
def test_a_refusal_names_the_rule(text: str, roll: str, move: str, reason: str) -> None:
    assert reason in str(refuse(text, roll, FIEFDOMS.parse_move(move)))


FULL_LINE = sheet(". . . . .\n. . . . .\n. . . F .\n. . Q . .")


@pytest.mark.parametrize(
    ("text", "roll", "told"),
    [
        (BLANK, "E3 W4 | E2 W5", []),
        (TOWN, "E3 W4 | E2 W5", [("T", "a sheet has at most 1 townhall")]),
        (GUILDS, "E3 W4 | E5 W5", [("MG", "a sheet has at most 2 guilds")]),
        (FULL_LINE, "E3 W4 | E2 W5", [("", "no plot at 3 and 4 is empty"), ("T", "")]),
        (BLANK, "E3 W* | Ex W5", []),
    ],
)
def test_what_the_dice_say_but_the_sheet_forbids_says_why(
    text: str, roll: str, told: list[tuple[str, str]]
) -> None:
    state, (seat,) = FIEFDOMS.parse_position(text, roll)
    found = [(one.mark, str(one.reason)) for one in list_missing_builds(state, seat)]
    assert [reason for _, reason in found] == [reason for _, reason in told if reason]
    assert {mark for mark, _ in found} <= {mark for mark, _ in told}
