"""Why a move is refused: the rule that it breaks, and none that a legal move breaks."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from rollwright.core.errors import IllegalMove, InvalidMove, tell_error
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import Choice, Move, MoveStep
from rollwright.games.duel import DUEL
from rollwright.games.duel.board import BOARDS, format_square, parse_square
from rollwright.games.duel.manifest import list_missing_abilities
from rollwright.games.duel.paths import VOCABULARY
from rollwright.games.duel.sheet import (
    ADDING,
    DRAW,
    EMPTY_QUEUE,
    LIFTING,
    STARRING,
    Position,
    dice_of,
    empty_squares,
    lowest_die,
    other_die,
    row_of,
    side_of,
)
from rollwright.kernel.bits import has
from rollwright.language.current import in_language
from rollwright.language.reasons import Reason
from tests.duel.positions import position


def refuse(state: Position, text: str) -> str:
    """Return why a move is refused, in English."""
    with pytest.raises(IllegalMove) as wrong:
        DUEL.apply(state, MoveStep(state.turn, DUEL.parse_move(text)))
    return str(wrong.value)


@pytest.mark.parametrize(
    ("changes", "move", "reason"),
    [
        (
            {"phase": "draft", "dice": "A - | B - | left 1 2 2 4 6"},
            "take 3",
            "no such die left in the middle: 3",
        ),
        (
            {"owns": "+1", "dice": "A 2 6 | B 3 3 | left 6"},
            "+1 6",
            "+1 does not change a 6: dice show 1 to 6",
        ),
        ({"owns": "-1", "dice": "A 1 6 | B 3 3 | left 6"}, "-1 1", "-1 does not change a 1"),
        ({"owns": "+1", "spent": "+1"}, "+1 2", "+1 was used this turn already"),
        ({"owns": "twin"}, "twin 4", "twin changes one of two equal dice, and these differ"),
        ({"owns": "twin", "dice": "A 2 2 | B 3 3 | left 6"}, "twin 2", "to another value"),
        ({}, "flip 2", "the permanent ability flip is not owned"),
        ({"owns": "flip"}, "flip 4", "no such die among your two: 4"),
        ({}, "draw c2=2 c3=5", "c2 is not empty"),
        ({}, "draw c3=2 c4=4", "no such die among your two: 4"),
        ({}, "draw c3=2 e3=5", "share a side"),
        ({"round": 1}, "draw a1=2 a2=5", "in round 1 the pair touches a pre-drawn icon"),
        ({"phase": "lift", "a": "0 3 5 2 0 1"}, "lift 2", "one with 0 marks"),
        ({"phase": "plus", "used": "wild"}, "wild c3=4", "wild is used up"),
        ({"phase": "plus"}, "leftover c3=4", "the icon of the die in the middle"),
        ({"phase": "plus", "a": "18 0 0 0 0 0"}, "mark 1", "a row with 18 marks is full"),
        ({"phase": "plus"}, "cross c2", "c2 is not empty"),
        ({"phase": "star", "owns": "flip"}, "star flip", "flip is owned already"),
    ],
)
def test_a_refusal_names_the_rule(changes: dict[str, object], move: str, reason: str) -> None:
    assert reason in refuse(position(**changes), move)


def test_the_second_pair_of_round_one_keeps_clear_of_the_first() -> None:
    state = position("d2=3 d3=4", round=1, turn="B", dice="A 3 4 | B 1 2 | left 6")
    assert "the second pair does not touch the first" in refuse(state, "draw e2=1 f2=2")


def why_not(state: Position, move: Move) -> Reason | None:
    try:
        DUEL.apply(state, MoveStep(state.turn, move))
    except IllegalMove as wrong:
        return cast(Reason, wrong.reason)
    return None


def change(random: Random, move: Move) -> Move:
    """Return a move near another: one of its choices is another of its kind."""
    place = random.randrange(len(move))
    kinds = [choice for choice in VOCABULARY.choices if choice.kind == move[place].kind]
    changed = (*move[:place], random.choice(kinds), *move[place + 1 :])
    try:
        return DUEL.parse_move(DUEL.format_move(changed))
    except InvalidMove:
        return move


def with_side(state: Position, **changes: int) -> Position:
    """Return the position with other facts of the deciding player."""
    side = side_of(state, state.turn)._replace(**changes)
    return state._replace(b=side) if state.turn else state._replace(a=side)


def lift(name: str, random: Random, state: Position, move: Move) -> tuple[Position, Move]:  # noqa: C901
    """Return a position or a move in which a rule does not stand in the way."""
    side = side_of(state, state.turn)
    free = [format_square(n, state.size) for n in range(state.size**2)
            if has(empty_squares(state.land, BOARDS[state.size].grid), n)]  # fmt: skip
    low, high = lowest_die(side.dice), other_die(side.dice)
    if name in ("permanent-not-owned", "permanent-spent"):
        return with_side(state, owns=31, spent=0), move
    if name == "permanent-owned":
        return with_side(state, owns=0), move
    if name == "ability-used":
        return with_side(state, used=0), move
    if name in ("twin-unequal", "twin-changes"):
        value = move[1].value[0]
        return with_side(state, dice=dice_of(int(value) % 6 + 1, 2)), (move[0], Choice("dice", value))
    if name == "die-at-end":
        return with_side(state, dice=dice_of(3, 2)), (move[0], Choice("dice", "3"))
    if name in ("first-pair-apart", "second-pair-beside"):
        return state._replace(round=2), move
    if name in ("row-not-lowest", "row-full"):
        row = min(range(1, 7), key=lambda value: row_of(side.rows, value))
        return state, (*move[:-1], Choice(move[-1].kind, str(row)))
    if name == "die-not-yours" and move[0].kind == "permanent":
        return state, (move[0], Choice("dice", str(low) if "," not in move[1].value else f"{low},{high}"))
    icons = [c for c in move if "=" in c.value]
    places = [c.value.partition("=")[0] for c in icons]
    faces = [c.value.partition("=")[2] for c in icons]
    if name == "die-not-yours":
        faces = [str(low), str(high)]
    elif name == "leftover-die":
        faces = [str(lowest_die(state.left))]
    elif name == "squares-apart":
        return state._replace(land=BOARDS[state.size].land), (
            Choice("draw", f"a1={faces[0]}"), Choice("then", f"a2={faces[1]}"))  # fmt: skip
    else:
        places = random.sample(free, max(len(places), 1))
    if move[-1].kind == "square":
        return state, (move[0], Choice("square", places[0]))
    drawn = [Choice(c.kind, f"{p}={f}") for c, p, f in zip(icons, places, faces)]
    return state, (*(c for c in move if "=" not in c.value), *drawn)


def draw_moves(random: Random, state: Position) -> list[tuple[Position, Move]]:
    """Return moves, each with its position, where abilities are owned and used at random."""
    asked = with_side(state, owns=random.randrange(32), spent=random.randrange(32), used=random.randrange(64))
    verbs = {
        DRAW: ("draw c3=2 c4=5", "flip 2", "+1 6", "-1 1", "twin 4", "reroll 2"),
        LIFTING: ("lift 1",),
        ADDING: ("wild c3=1", "leftover c3=1", "cross c3", "mark 2", "split c3=1 e4=2"),
        STARRING: ("star flip",),
    }
    return [
        (asked._replace(phase=phase, queue=EMPTY_QUEUE), change(random, DUEL.parse_move(text)))
        for phase, texts in verbs.items()
        for text in texts
    ]


def test_a_reason_lifted_is_told_no_more() -> None:
    random, told = Random(52), Counter[str]()
    for seed in range(3):
        for state, _ in play_randomly(DUEL, {"board": "9"}, 2, seed):
            if state.phase != DRAW or random.random() < 0.5:
                continue
            for asked, move in draw_moves(random, state):
                places = [c.value.partition("=")[0] for c in move if "=" in c.value or c.kind == "square"]
                if any(parse_square(place, 9) is None for place in places):
                    continue
                reason = why_not(asked, move)
                if reason is None or reason._name in ("ability-no-room", "square-twice"):
                    continue
                told[reason._name] += 1
                assert reason._name != "not-legal", DUEL.format_move(move)
                after = why_not(*lift(reason._name, random, asked, move))
                assert str(after) != str(reason), f"{DUEL.format_move(move)}: {reason}"
    assert len(told) >= 9, told


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"owns": "+1,flip", "spent": "flip"}, ["flip was used this turn already; each is used once a turn"]),
        ({"owns": "twin"}, ["twin changes one of two equal dice, and these differ"]),
        ({"owns": "+1", "dice": "A 6 6 | B 3 3 | left 6"}, ["+1 does not change a 6: dice show 1 to 6"]),
        ({"owns": "+1", "dice": "A 2 6 | B 3 3 | left 6"}, []),
        ({"phase": "plus", "a": "18 18 18 18 18 18"}, ["a row with 18 marks is full"]),
        ({"phase": "lift", "a": "0 3 5 2 0 1"}, []),
    ],
)
def test_abilities_of_no_use_say_why(changes: dict[str, object], told: list[str]) -> None:
    assert [one.reason for one in list_missing_abilities(position(**changes), 0)] == told
    assert not list_missing_abilities(position(**changes), 1), "the other player decides nothing now"


def test_a_refusal_names_abilities_in_the_reader_s_language() -> None:
    with pytest.raises(IllegalMove) as wrong:
        DUEL.apply(position(), MoveStep(0, DUEL.parse_move("flip 2")))
    with in_language("de"):
        assert "Wenden" in tell_error(wrong.value)
