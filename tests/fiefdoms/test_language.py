"""What players read of Rolling Fiefdoms can be translated: in the pseudo-language no English is left."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from rollwright.core.descriptions import (
    describe_move,
    describe_own_move,
    explain_part,
    goal_of,
    label_option,
    name_game,
    name_rank,
    name_value,
    summarize_game,
    tell_about,
    tell_option,
)
from rollwright.core.errors import RollwrightError, tell_error
from rollwright.core.game import start_game
from rollwright.core.manifest import Heading
from rollwright.core.teaching.rules_text import rules_of
from rollwright.core.types import MoveStep
from rollwright.drawing.page import Details
from rollwright.drawing.printer import Layout
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.drawing import DRAWING
from rollwright.games.fiefdoms.drawing.terminal import PAINTER
from rollwright.games.fiefdoms.game import CHALLENGE
from rollwright.games.fiefdoms.state import State
from rollwright.games.fiefdoms.text.words import LOWEST_RANK, RANKS, heading_of
from rollwright.language.current import PSEUDO, in_language
from rollwright.language.reasons import tell_text

GOING_ON = """fiefdoms challenge=6 unrest=5
F Q-1 S C x
. S FG-2 S .
T U S A M
W . . . .
. . . . .
. 3 . 5
4 . . #
. . . 1
. . . .
influence 1/1
"""
BARRACKS = """fiefdoms challenge=7
B B F . .
. . . . .
. . . . .
. . . . .
. . . . .
3 . . .
. . . .
. . . .
. . . .
influence 0/0
"""
FULL = """fiefdoms{}
C F Q W M
C F Q W M
C F Q W M
S F Q W x
S T U A x
3 4 5 2
. . 4 .
. 5 . .
1 . . 2
influence 3/0
"""
MOVES = (
    "pair:E2+W4|Ex+W5",
    "pair:E2+E4|W3+W* influence:1 plot:2,3 build:farm pips:4 square:2,2",
    "plot:2,3 build:quarry pips:1 square:2,2",
    "plot:2,3 build:springhouse spring:2,4",
    "plot:3,3 build:piscators-guild",
    "forfeit:5,1",
    "bar:2,2",
)
CHALLENGES = CHALLENGE.values
_MARK = re.compile(r"\{[^{} ]*\}|\[[xo.]+\]")
"""Pictures, and the influence in a terminal."""
_PRINTED = re.compile(r'<text[^>]*>([^<]*)</text>|(?:aria-label|data-(?:empty|full|also))="([^"]*)"')


@pytest.fixture(autouse=True)
def _speak_pseudo() -> Iterator[None]:
    with in_language(PSEUDO):
        yield


def find_english(*texts: str) -> list[str]:
    """Return the plain words."""
    return [word for text in texts for word in re.findall(r"[A-Za-z]{3,}", _MARK.sub("", text))]


def list_states() -> list[State]:
    full = (FULL.format(challenge) for challenge in ("", " challenge=2"))
    return [FIEFDOMS.parse_sheet(text, checked=False) for text in (GOING_ON, BARRACKS, *full)]


def test_choices_are_labelled() -> None:
    assert find_english(*FIEFDOMS.vocabulary.labels[1:]) == []


def test_moves_and_their_headings_are_told() -> None:
    moves = [FIEFDOMS.parse_move(text) for text in MOVES]
    for tell in (describe_move, describe_own_move):
        assert find_english(*(tell(FIEFDOMS, move) for move in moves)) == []
    state = FIEFDOMS.apply(
        start_game(FIEFDOMS, 1), FIEFDOMS.parse_roll(start_game(FIEFDOMS, 1), "E3 Ex W5 W*")
    )
    headings = {heading_of(state, move) for move in FIEFDOMS.moves(state, 0)} - {None}
    assert headings
    assert find_english(*(each.label for each in headings if isinstance(each, Heading))) == []


def test_every_part_is_explained() -> None:
    terms = (f"score-{term}" for term in FIEFDOMS.terms)
    parts = (*FIEFDOMS.vocabulary.all_places, "people", "influence", "turns", "goal", *terms)
    for state in list_states():
        said = [explain_part(FIEFDOMS, state, 0, part) for part in parts]
        assert sum(map(bool, said)) >= len(parts) - 1
        assert find_english(*said) == []


@pytest.mark.parametrize("layout", [Layout(), Layout(is_tall=True), Layout(is_paper=True)])
def test_sheets_are_drawn(layout: Layout) -> None:
    for challenge in ("off", "4", "6", "7", "8"):
        options = {"challenge": challenge}
        printed = DRAWING.list_printed(start_game(FIEFDOMS, 1, options), 0)
        base = DRAWING.print_base(FIEFDOMS, options, layout._replace(printed=printed))
        found = _PRINTED.findall("".join(base.pieces[::2]))
        assert find_english(base.name, *("".join(each) for each in found)) == []


def test_marks_have_words() -> None:
    assert find_english(*DRAWING.words.values()) == []
    blank = start_game(FIEFDOMS, 2)
    for state in (*list_states(), blank):
        marks = DRAWING.list_marks(FIEFDOMS, state, 0, Details(("",) * len(state.sheets)))
        assert find_english(marks["note"], marks.get("score-rank", "")) == []


def test_terminals_paint_it() -> None:
    paints = (PAINTER.paint, PAINTER.paint_large)
    for state in list_states():
        for paint in paints:
            assert paint is not None
            assert find_english(*(line.plain for line in paint(FIEFDOMS, state, 0, (), ()))) == []
        assert find_english(*(line.plain for line in PAINTER.reference(FIEFDOMS, state))) == []


@pytest.mark.parametrize(
    ("options", "seats", "roll"),
    [
        ({"challenge": "4"}, 1, ""),
        ({}, 1, "E1 E2 W1 W2"),
        ({}, 2, "E1 E2 W1 W2"),
        ({}, 2, "Ex Ex W1 W2"),
        ({}, 1, "E1 E2 | W1 W2"),
    ],
)
def test_terminals_describe_the_dice(options: dict[str, str], seats: int, roll: str) -> None:
    state = start_game(FIEFDOMS, seats, options)
    state = FIEFDOMS.apply(state, FIEFDOMS.parse_roll(state, roll)) if roll else state
    for seat in range(seats):
        lines = [line.plain for line in PAINTER.describe_dice(FIEFDOMS, state, seat)]
        assert len(lines) == 2
        assert find_english(*lines) == []


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_rules_and_goals_are_told(challenge: str) -> None:
    options = {"challenge": challenge}
    pages = [rules_of(FIEFDOMS, options, is_paper) or "" for is_paper in (False, True)]
    assert find_english(goal_of(FIEFDOMS, options), name_value(FIEFDOMS, CHALLENGE, challenge), *pages) == []


def test_the_game_and_its_ranks_are_named() -> None:
    manifest = FIEFDOMS.manifest
    about = [name(FIEFDOMS) for name in (name_game, tell_about, summarize_game)]
    option = [tell(FIEFDOMS, CHALLENGE) for tell in (label_option, tell_option)]
    ranks = [name_rank(FIEFDOMS, rank) or "" for rank in (*(name for _, name in RANKS), LOWEST_RANK)]
    strip = map(tell_text, (manifest.judgement, *manifest.strip.notes))
    assert find_english(*about, *option, *ranks, manifest.footer, *strip) == []


def test_arrangements_are_labelled() -> None:
    state = list_states()[2]
    for arrangement in (FIEFDOMS.arrange(state, 0), FIEFDOMS.arrange(state, 0, "")):
        steps = [step.label for edit in arrangement.edits for step in edit.steps]
        assert find_english(*(part.label for part in arrangement.parts), *steps) == []


def test_the_end_of_a_challenge_is_english_in_results_and_told_in_any_language() -> None:
    outcome = FIEFDOMS.outcome(list_states()[3])
    assert outcome is not None
    (remark,) = outcome.remarks
    assert str(remark).startswith("Challenge 2 (Water Rights) failed: ")
    assert find_english(tell_text(remark)) == []
    for score in outcome.scores:
        assert {type(reason) for reason in score.details["challenge"]["reasons"]} == {str}  # type: ignore[index]


def test_refusals_are_told() -> None:
    blank = start_game(FIEFDOMS, 1)
    rolled = FIEFDOMS.apply(blank, FIEFDOMS.parse_roll(blank, "E1 E2 | W1 W2"))
    tries: list[Callable[[], object]] = [
        partial(FIEFDOMS.apply, rolled, MoveStep(0, FIEFDOMS.parse_move("plot:5,5 build:quarry-guild"))),
        partial(FIEFDOMS.apply, rolled, MoveStep(0, FIEFDOMS.parse_move("forfeit:1,1"))),
        partial(FIEFDOMS.parse_sheet, GOING_ON.replace("T", "B")),
        partial(FIEFDOMS.parse_sheet, GOING_ON.replace("1/1", "3/1")),
        partial(FIEFDOMS.arrange, list_states()[2], 0, "1,1>5,5=1"),
        partial(start_game, FIEFDOMS, 2, {"challenge": "3"}),
    ]
    for attempt in tries:
        with pytest.raises(RollwrightError) as wrong:
            attempt()
        assert find_english(tell_error(wrong.value)) == []
        assert len(find_english(str(wrong.value))) >= 3
