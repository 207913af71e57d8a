"""Why a drawing is refused: the reasons told are rules which, lifted one after another, make it legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple, cast

import pytest

from rollwright.core.errors import IllegalMove, InvalidMove
from rollwright.core.types import Choice, Move, MoveStep
from rollwright.games.chiefdom.dice import ICONS, ROLLS
from rollwright.games.chiefdom.params import NO_ROLL
from rollwright.games.chiefdom.paths import VOCABULARY
from rollwright.language.reasons import Reason

from .oracle import COLUMNS, ROWS
from .sheets import SETUPS, game_of, random_states, rolled

SHAPES = {"refused-shape", "refused-single", "refused-shape-bonus", "refused-single-bonus"}
READINGS = {"refused-die", "refused-icon"}
ALL_ROLLS = [" ".join(map(str, dice)) for dice in ROLLS]
PLACEMENTS = [choice for choice in VOCABULARY.choices if choice.kind == "squares"]
JOBS = {"F": "~", "L": "2", "B": "H"}
MOST_LIFTS = 14


class Try(NamedTuple):
    """A move on a sheet with a roll."""

    text: str
    roll: str
    move: Move

    def why(self) -> Reason | None:
        """Return why it is refused; None if it is legal."""
        game = game_of(self.text)
        try:
            game.apply(rolled(self.text, self.roll), MoveStep(0, self.move))
        except IllegalMove as wrong:
            return cast(Reason, wrong.reason)
        return None

    def name(self) -> str:
        """Return the name of the reason; nothing if it is legal."""
        why = self.why()
        return "" if why is None else why._name

    def said(self, kind: str) -> str:
        """Return what the move says of a kind of choice."""
        return next((choice.value for choice in self.move if choice.kind == kind), "")

    def with_word(self, word: str) -> Try:
        """Return it with a word of the first line set: "house_logs=0"."""
        head, _, rows = self.text.partition("\n")
        kept = [each for each in head.split() if each.partition("=")[0] != word.partition("=")[0]]
        return self._replace(text=f"{' '.join([*kept, word])}\n{rows}")

    def with_mark(self, square: str, mark: str) -> Try:
        """Return it with another mark on a square."""
        head, *rows = self.text.rstrip("\n").split("\n")
        row = rows[int(square[1:]) - 1].split()
        row[COLUMNS.index(square[0])] = mark
        rows[int(square[1:]) - 1] = " ".join(row)
        return self._replace(text="\n".join([head, *rows]) + "\n")

    def without_jobs(self, square: str = "") -> Try:
        """Return it without the job of a man, or of all."""
        kept = [
            one
            for one in self.move
            if one.kind != "job" or (square and not one.value.startswith(f"{square}="))
        ]
        return self._replace(move=tuple(kept))


def list_beside(square: str) -> list[str]:
    """ "a1" -> ["b1", "a2"]"""
    at, row = COLUMNS.index(square[0]), int(square[1:])
    around = [(at + 1, row), (at - 1, row), (at, row + 1), (at, row - 1)]
    return [f"{COLUMNS[x]}{y}" for x, y in around if 0 <= x < len(COLUMNS) and str(y) in map(str, ROWS)]


def lift(one: Try, why: Reason) -> Try:  # noqa: C901
    """Return the same where the rule that is told does not hold."""
    name, squares = why._name, one.said("squares").split(",")
    apart = next(square for first in squares for square in list_beside(first) if square not in squares)
    roots = {square for first in squares for square in list_beside(first)}
    if name in READINGS:
        return next(
            each for each in (one._replace(roll=roll) for roll in ALL_ROLLS) if each.name() not in READINGS
        )
    if name in SHAPES:
        placed = (
            one._replace(move=tuple(each if old.kind == "squares" else old for old in one.move))
            for each in PLACEMENTS
        )
        if one.name().startswith("refused-single") and one.said("bonus"):
            return one._replace(move=tuple(each for each in one.move if each.kind != "bonus"))
        return next(each for each in placed if each.name() not in SHAPES)
    if name == "refused-not-empty":
        for square in squares:
            one = one.with_mark(square, ".")
        return one
    if name == "refused-no-bonus":
        free = next(f"{column}{row}" for row in ROWS for column in COLUMNS if f"{column}{row}" not in squares)
        if one.text.startswith("chiefdom-1"):  # which has no bonuses
            shapes = "linked" if "shapes=linked" in one.text else "pips"
            one = one._replace(text=one.text.replace("chiefdom-1", "chiefdom-2")).with_word(
                f"shapes={shapes}"
            )
        return one.with_mark(free, "H").with_word("bonus=0")
    if name == "refused-wall-logs":
        return one.with_word("wall_logs=0")
    if name == "refused-house-logs":  # three logs that no house has cost
        others = [f"{column}{row}" for row in ROWS for column in COLUMNS if f"{column}{row}" not in squares]
        tree, man = next(
            (a, b) for a in others for b in list_beside(a) if b in others and {a, b}.isdisjoint(roots)
        )
        one = one._replace(text=one.text.replace("H", "."))
        return one.with_mark(tree, "3").with_mark(man, "L").with_word("house_logs=1")
    if name == "refused-wall-loose":
        return one.with_mark(apart, "#")
    if name == "refused-house-alone":
        return one.with_mark(apart, "O")
    if name == "refused-job-missing":
        job = str(why)[-1]
        square = next(each for each in squares if f" {each} " in str(why))
        return one._replace(move=(*one.move, Choice("job", f"{square}={job}")))
    if name == "refused-job-not-offered":
        return one.without_jobs(next(each for each in squares if f" {each} " in str(why)))
    assert name in ("refused-no-men", "refused-job-twice"), name
    return one.without_jobs()


def change(random: Random, move: Move) -> Move | None:
    """Return a move near another: one of its choices is another of its kind, or a bonus comes or goes."""
    if random.random() < 0.15:
        kept = [choice for choice in move if choice.kind != "bonus"]
        changed = (*kept[:2], Choice("bonus", "use"), *kept[2:]) if len(kept) == len(move) else tuple(kept)
    else:
        place = random.randrange(len(move))
        kind = move[place].kind
        others = [choice for choice in VOCABULARY.choices if choice.kind == kind]
        changed = (*move[:place], random.choice(others), *move[place + 1 :])
    game = game_of("chiefdom-2\n")
    try:
        return game.parse_move(game.format_move(changed))
    except (InvalidMove, ValueError, StopIteration):
        return None


def draw_refusals(random: Random, number: int) -> Iterator[tuple[Try, Reason]]:
    """Yield illegal moves near legal ones, with the reasons told."""
    found = 0
    while found < number:
        game, options = random.choice(SETUPS)
        states = [
            state
            for state in random_states(game, options, 1, random.randrange(1000))
            if state.roll != NO_ROLL
        ]
        for state in random.sample(states, min(6, len(states))):
            if not game.waiting(state):
                continue
            moves = game.moves(state, 0)
            roll = " ".join(map(str, ROLLS[state.roll]))
            for _ in range(3):
                move = change(random, random.choice(moves))
                if move is None or move[0].kind != "die":
                    continue
                one = Try(game.format_sheet(state, 0), roll, move)
                why = one.why()
                if why is not None:
                    found += 1
                    yield one, why


def test_reasons_lifted_one_after_another_make_a_move_legal() -> None:
    told: Counter[str] = Counter()
    for one, why in draw_refusals(Random(52), 240):
        told[why._name] += 1
        lifted: list[str] = []
        left: Reason | None = why
        while left is not None:
            before = str(left)
            assert len(lifted) < MOST_LIFTS, f"{lifted}\n{one.text}{one.roll} {one.move}"
            one, lifted = lift(one, left), [*lifted, before]
            left = one.why()
            assert left is None or str(left) != before, f"{before}\n{one.text}{one.roll} {one.move}"
    assert len(told) >= 9, told


EMPTY = "chiefdom-2\n" + "\n".join(["· " * 6] * 12).replace("·", ".") + "\n"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("5 water a1", "no die shows 5; the roll is 1 2 6"),
        ("1 water a1", "with 1 set aside the others make 8: house"),
        ("2 three a1", "a1 is not the shape of a 2"),
        ("6 wall a7", "a wall needs 2 logs: you have 0"),
        ("1 house a7", "a house needs 5 logs: you have 0"),
        ("6 wall a7,a8", "one square is drawn here, not a7, a8"),
    ],
)
def test_a_refusal_names_the_rule(move: str, reason: str) -> None:
    assert str(Try(EMPTY, "1 2 6", game_of(EMPTY).parse_move(move)).why()) == reason


def test_all_icons_are_tried() -> None:
    assert len(ICONS) == len({choice.value for choice in VOCABULARY.choices if choice.kind == "icon"})
