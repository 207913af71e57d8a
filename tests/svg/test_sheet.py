"""Sheets from a description: on screen, on paper, in a terminal, and what is refused."""

from __future__ import annotations

import pytest

from brooks import BROOKS_GAME, SHEET, Brooks, State
from rollwright.core.dice import Die
from rollwright.core.errors import InvalidSetup
from rollwright.core.example import LADDER, Ladder
from rollwright.core.game import start_game
from rollwright.core.manifest import Manifest
from rollwright.core.types import Ghost, Roll
from rollwright.drawing.dice import draw_dice, draw_faces
from rollwright.drawing.page import Details
from rollwright.drawing.plain import draw_plainly
from rollwright.drawing.sheet import Columns, Note, Row, Sheet, Table, list_places, plan_sheet
from rollwright.sheets.svg import PRINT, draw
from rollwright.sheets.terminal import paint_sheet, painter_for

FIVE = (
    "brooks turn=5 splashes=1 closed=b\n" + "x . x . . . . . . . . .\n" * 1 + ". . . . . . . . . . . .\n" * 3
)
MIDDLE = BROOKS_GAME.parse_sheet(FIVE)


def lines_of(game: Brooks, state: State, ghosts: tuple[Ghost, ...] = ()) -> list[str]:
    lines = paint_sheet(game, state, 0, ghosts, fits=lambda lines: True)
    return [str(line).rstrip() for line in lines]


def test_a_described_sheet_has_a_spot_for_every_box_lock_and_number() -> None:
    for is_tall in (False, True):
        drawn = draw(BROOKS_GAME, MIDDLE, 0, is_tall=is_tall)
        for place in ("r2", "b12", "r-bank", "s4"):
            assert f'data-place="{place}"' in drawn
        assert ">yellow</text>" in drawn
        assert ">78</text>" in drawn


def test_marks_and_points_are_on_a_described_sheet() -> None:
    drawing = draw_plainly(BROOKS_GAME)
    marks = drawing.list_marks(BROOKS_GAME, MIDDLE, 0, Details(("Ada",)))
    assert {place: marks[place] for place in ("r2", "r4", "b-bank", "s1", "points-red")} == {
        "r2": "x",
        "r4": "x",
        "b-bank": "-",
        "s1": "x",
        "points-red": "3",
    }
    assert "points-yellow" not in marks


def test_a_blank_sheet_has_nothing_written_on_it() -> None:
    drawing = draw_plainly(BROOKS_GAME)
    marks = drawing.list_marks(BROOKS_GAME, start_game(BROOKS_GAME, 1), 0, Details(("",), is_blank=True))
    assert list(marks) == ["note"]
    assert "wash" not in draw(BROOKS_GAME, start_game(BROOKS_GAME, 1), 0, PRINT).split("</style>")[1]


def test_a_terminal_shows_the_boxes_with_their_labels_and_marks() -> None:
    lines = lines_of(BROOKS_GAME, MIDDLE, (Ghost("y7", "x"),))
    assert lines[0] == "red        x  3  x  5  6  7  8  9 10 11 12  @"
    assert lines[1] == "yellow     2  3  4  5  6  x  8  9 10 11 12  @"
    assert lines[3].endswith(" 2  -")
    assert lines[4] == "splashes   x -5 -5 -5"
    painter = painter_for(BROOKS_GAME)
    assert [painter.locate(place) for place in ("r2", "y3", "r-bank", "nowhere")] == [
        (1, 1),
        (2, 2),
        (1, 12),
        None,
    ]


def test_a_small_terminal_breaks_long_rows() -> None:
    lines = [str(line) for line in paint_sheet(BROOKS_GAME, MIDDLE, 0)]
    assert max(map(len, lines)) <= 41
    assert lines[1].split() == ["12", "@"]


def test_dice_are_shown_in_their_colours() -> None:
    rolled = BROOKS_GAME.apply(start_game(BROOKS_GAME, 1), Roll(("w1", "w5", "r6", "y4", "g3", "b2")))
    [line] = painter_for(BROOKS_GAME).describe_dice(BROOKS_GAME, rolled, 0)
    assert str(line) == "dice w1 w5 r6 y4 g3 b2"
    assert {str(span.style) for span in line.spans} >= {"red", "yellow", "green", "blue"}
    drawing = draw_plainly(BROOKS_GAME)
    assert [drawing.extras[f"die-{face}"].ink for face in ("w1", "r6", "y4", "g3", "b2")] == [
        "ink",
        "house",
        "sun",
        "tree",
        "water",
    ]
    assert drawing.words["die-r6"] == "red 6"
    assert len({drawing.extras[f"die-{tag}3"].strokes for tag in "wrygb"}) == 5  # without colour, too


def test_any_face_of_a_die_is_drawn() -> None:
    faces = draw_faces([Die("b", ("1", "12", "sun", "*", "!"), "blue")])
    assert list(faces) == ["die-b1", "die-b12", "die-bsun", "die-b*", "die-b!"]
    assert len({mark.name for mark in faces.values()}) == 5
    assert draw_dice(("w3", "g12", "sun")).count('class="mark ink"') == 3
    with pytest.raises(InvalidSetup, match="not 'pink'"):
        draw_faces([Die("p", 6, "pink")])


# ---- games that describe nothing


def test_a_game_that_describes_no_sheet_shows_the_labels_of_its_vocabulary() -> None:
    [row] = plan_sheet(LADDER).rows
    assert (row.label, row.labels[:2], row.places[:2]) == ("rung", ("1", "2"), ("1", "2"))
    rows = plan_sheet(BROOKS_GAME).rows
    assert [row.label for row in rows] == ["step", "", "", ""]
    assert rows[0].labels[:2] == ("red 2", "red 3")
    assert rows[3].labels[-1] == "blue 2"


# ---- descriptions that are wrong


@pytest.mark.parametrize(
    ("describe", "sentence"),
    [
        (lambda: Row("red", ("r1", "r2"), ("1",)), "row 'red' has 2 places and 1 labels"),
        (lambda: Row("red", "r1"), "places are a list of names"),
        (lambda: Row("red", ("r1",), colour="rde"), "a colour is white, red, .* not 'rde'"),
        (lambda: Sheet(Row("a", ("r1",)), Row("b", ("r1",))), "on a sheet once: not 'r1'"),
        (
            lambda: Sheet(*["red"]),  # type: ignore[arg-type]
            "consists of Row, Columns, Table and Note, not of a str",
        ),
        (lambda: Table((1, 2), (1,)), "equally many cells"),
    ],
)
def test_a_wrong_description_is_refused_in_a_sentence(describe: object, sentence: str) -> None:
    assert callable(describe)
    with pytest.raises(InvalidSetup, match=sentence):
        describe()


class Renamed(Ladder):
    """Ladder with another manifest."""

    def __init__(self, **fields: object) -> None:
        self.manifest = Manifest(**fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"sheet": Sheet(Row("rungs", ("1", "2")))}, "ladder: its sheet has no box '3'"),
        ({"sheet": Sheet(Row("", list_places("", range(1, 11)), term="lake"))}, "no term of the score"),
        ({"sheet": "rungs"}, "manifest.sheet is a Sheet, not a str"),
        ({"drawing": draw_plainly(LADDER)}, "manifest.drawing is a function"),
    ],
)
def test_a_sheet_that_does_not_fit_its_game_is_refused(fields: dict[str, object], sentence: str) -> None:
    game = Renamed(**fields)
    with pytest.raises(InvalidSetup, match=sentence):
        draw(game, start_game(game, 1), 0)


def test_columns_notes_and_tables_are_printed() -> None:
    places = list_places("", range(1, 11))
    sheet = Sheet(Columns("I", "II"), Row("rungs", places), Table(("n", 1)), Note("Climb."), most=12)
    game = Renamed(sheet=sheet)
    drawn = draw(game, start_game(game, 1), 0)
    assert all(f">{word}</text>" in drawn for word in ("II", "rungs", "n", "Climb."))
    assert "12" in draw_plainly(game).marks
    assert len(SHEET.parts) == 7
