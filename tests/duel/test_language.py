"""What players read of Chiefdom Duel can be translated: in the pseudo-language no English is left."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from rollwright.core.descriptions import (
    describe_move,
    describe_own_move,
    explain_part,
    explain_term,
    judge_coach,
    label_option,
    name_game,
    name_term,
    name_value,
    summarize_game,
    tell_about,
    tell_option,
)
from rollwright.core.errors import RollwrightError, tell_error
from rollwright.core.game import start_game
from rollwright.core.teaching.rules_text import rules_of
from rollwright.core.types import MoveStep, Roll
from rollwright.drawing.page import Details
from rollwright.drawing.printer import Layout
from rollwright.games.duel import DUEL
from rollwright.games.duel.board import ABILITIES, PERMANENTS
from rollwright.games.duel.drawing import DRAWING
from rollwright.games.duel.drawing.terminal import PAINTER
from rollwright.games.duel.manifest import list_fields
from rollwright.games.duel.sheet import Position
from rollwright.language.current import PSEUDO, in_language

from .positions import position, position_text

MOVES = (
    "take 3 5",
    "+1 3",
    "reroll 3 5",
    "split c3=2 h7=5",
    "wild c3=2",
    "again",
    "cross c3",
    "mark 4",
    "draw c3=2 c4=5",
    "lift 4",
    "star flip",
)
OVER = position(phase="over", turn="B", only="a1 c1")
_MARK = re.compile(r"\{[^{} ]*\}")
_PRINTED = re.compile(r'<text[^>]*>([^<]*)</text>|(?:aria-label|data-(?:empty|full|also))="([^"]*)"')


@pytest.fixture(autouse=True)
def _speak_pseudo() -> Iterator[None]:
    with in_language(PSEUDO):
        yield


def find_english(*texts: str) -> list[str]:
    """Return the plain words; marks in braces are pictures."""
    return [word for text in texts for word in re.findall(r"[A-Za-z]{2,}", _MARK.sub("", text))]


def list_states() -> list[Position]:
    every = {"used": "split,again", "owns": "+1,flip", "queue": "lift,plus,star", "a": "0 1 3 3 12 18"}
    return [
        start_game(DUEL, 2),
        position(phase="draft", turn="B", dice="A 1 | B - | left 2 2 4 6"),
        position("c3=1 c4=1 d6=^ e6=x e5=3", spent="flip", **every),
        *(position(phase=phase, **every) for phase in ("again", "lift", "plus", "star")),
        OVER,
    ]


def test_choices_are_labelled() -> None:
    assert find_english(*DUEL.vocabulary.labels[1:]) == []


@pytest.mark.parametrize("text", MOVES)
def test_moves_are_told(text: str) -> None:
    move = DUEL.parse_move(text)
    for path in (move[:1], move[:2], move):
        assert find_english(describe_move(DUEL, path), describe_own_move(DUEL, path)) == []


def test_every_part_is_explained() -> None:
    squares = ("", "-3", "-4", "-8", "-18")
    rows = [f"{side}{row}{square}" for side in "AB" for row in range(1, 7) for square in squares]
    chips = [f"{side}-once-{name}" for side in "AB" for name in ABILITIES]
    chips += [f"{side}-always-{name}" for side in "AB" for name in PERMANENTS]
    land = [place for place in DUEL.vocabulary.all_places if re.fullmatch("[a-i][1-9]", place)]
    for state in list_states()[:3]:
        said = [explain_part(DUEL, state, 0, part) for part in (*rows, *chips, *land)]
        assert all(said)
        assert find_english(*said) == []


def test_terms_are_named_and_explained() -> None:
    for term in DUEL.terms:
        assert find_english(name_term(DUEL, term), explain_term(DUEL, {}, term)) == []


@pytest.mark.parametrize("layout", [Layout(), Layout(is_tall=True), Layout(is_paper=True)])
@pytest.mark.parametrize("board", ["9", "11"])
def test_sheets_are_drawn(layout: Layout, board: str) -> None:
    base = DRAWING.print_base(DUEL, {"board": board, "first": "A"}, layout._replace(printed=(0,)))
    found = ["".join(each) for each in _PRINTED.findall("".join(base.pieces[::2]))]
    assert len(found) > 40
    assert find_english(base.name, *found) == []


def test_marks_have_words() -> None:
    assert find_english(*DRAWING.words.values()) == []
    for state in list_states():
        for is_blank in (False, True):
            marks = DRAWING.list_marks(DUEL, state, 0, Details(("", ""), is_blank))
            assert find_english(*(marks[spot] for spot in ("note", "name-A", "name-B"))) == []


def test_terminals_paint_it() -> None:
    for state in list_states():
        for paint in (PAINTER.paint, PAINTER.paint_large):
            assert paint is not None
            lines = [line.plain for line in paint(DUEL, state, 0, (), ())]
            assert find_english(*(line.replace("x", "") for line in lines)) == []
        for told in (PAINTER.describe_dice(DUEL, state, 1), PAINTER.reference(DUEL, state)):
            assert find_english(*(line.plain for line in told)) == []


def test_terminals_compare_players() -> None:
    before, after = (DUEL.score(position(a=rows), 0) for rows in ("0 3 5 1 1 12", "1 3 5 1 1 12"))
    gains = [PAINTER.describe_gain(before, scores) for scores in ([after], [before, after])]
    totals, _ = PAINTER.describe_totals([before])
    assert find_english(PAINTER.describe_standing(before), totals, *gains) == []


def test_the_game_its_options_and_its_rules_are_told() -> None:
    about = [tell(DUEL) for tell in (name_game, tell_about, summarize_game, judge_coach)]
    options = [tell(DUEL, option) for option in DUEL.options for tell in (label_option, tell_option)]
    values = [name_value(DUEL, option, value) for option in DUEL.options for value in option.values]
    rules = [rules_of(DUEL, {}, is_paper) or "" for is_paper in (False, True)]
    credit = DUEL.manifest.footer
    assert find_english(*about, *options, *values, *rules, credit) == []


def test_fields_of_a_sheet_are_labelled() -> None:
    def say(key: str, otherwise: str = "", **values: object) -> str:
        return DUEL.manifest.messages.say_or(key, otherwise or key, **values)

    for field in list_fields(DUEL, position_text(), say):
        assert find_english(field.label, *(value.label for value in field.values)) == []


def test_refusals_are_told() -> None:
    take, again = DUEL.parse_move("take 3"), DUEL.parse_move("again")
    tries: list[Callable[[], object]] = [
        *(partial(DUEL.apply, state, MoveStep(state.turn, take)) for state in list_states()),
        *(partial(DUEL.apply, state, MoveStep(1, again)) for state in list_states()),
        partial(DUEL.apply, position(round=1), MoveStep(0, DUEL.parse_move("draw k10=2 k11=5"))),
        partial(DUEL.apply, position(), Roll(("1",))),
        partial(DUEL.apply, start_game(DUEL, 2), Roll(("1",))),
        partial(DUEL.parse_roll, start_game(DUEL, 2), "1 2 3 4 7"),
        partial(DUEL.parse_roll, start_game(DUEL, 2), "1 2"),
        partial(start_game, DUEL, 2, {"track": "4"}),
        partial(DUEL.parse_sheet, position_text("c2=.")),
        partial(DUEL.parse_sheet, position_text(dice="A 5 2 | B 3 3 | left 6")),
    ]
    notation = re.compile(r"\b(take 3|again|track)\b|'[^']*'|\d+(lift|plus|star)")
    for attempt in tries:
        with pytest.raises(RollwrightError) as wrong:
            attempt()
        assert find_english(notation.sub("", tell_error(wrong.value))) == []
        assert len(find_english(str(wrong.value))) >= 3
