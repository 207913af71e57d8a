"""What is drawn around a game's own words is said in the reader's language."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.dice import Die
from rollwright.core.game import start_game
from rollwright.core.types import Ghost, Score
from rollwright.drawing.dice import draw_dice, name_faces
from rollwright.drawing.form import WORDS
from rollwright.drawing.page import Details, name_owner, note_blank, note_turn
from rollwright.drawing.painter import (
    describe_all_totals,
    describe_open_dice,
    describe_points,
    describe_points_gained,
    paint_text,
)
from rollwright.drawing.theme import COLOUR_INKS, LIGHT, PRINT
from rollwright.games.catalogue import GAMES, find_game
from rollwright.language.current import PSEUDO, in_language, list_languages
from rollwright.sheets.svg import draw
from rollwright.sheets.svg.chart import Chart, Turn, draw_chart
from rollwright.sheets.svg.drawings import DrawSettings
from tests.toy import TOY

from .layout import list_boxes, list_texts, width_of

TEXT = re.compile(
    r"<(?:text|title|desc)\b[^>]*>([^<]+)|(?:aria-label|data-empty|data-full|data-also)=\"([^\"]+)"
)
PLAIN = re.compile(r"[A-Za-z]{3,}")


def list_plain(svg: str, *known: str) -> set[str]:
    """Return the plain English words in a drawing, but for those that a game itself has."""
    said = {word for pair in TEXT.findall(svg) for word in PLAIN.findall(" ".join(pair))}
    return said - {word for text in known for word in PLAIN.findall(text)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("is_tall", [False, True])
def test_a_sheet_leaves_no_english_word(game: AnyGame, is_tall: bool) -> None:
    state = start_game(game, game.seats[-1])
    with in_language(PSEUDO):
        drawn = draw(game, state, 0, is_tall=is_tall)
        assert list_plain(drawn, game.format_sheet(state, 0)) == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_sheet_for_paper_leaves_no_english_word(game: AnyGame) -> None:
    state = start_game(game, game.seats[0])
    with in_language(PSEUDO):
        drawn = draw(game, state, 0, PRINT, is_blank=True)
        assert list_plain(drawn, game.format_sheet(state, 0)) == set()


def test_a_sheet_is_drawn_for_each_language_by_itself() -> None:
    state = start_game(TOY, 1)
    english = draw(TOY, state, 0)
    with in_language(PSEUDO):
        assert "ťùŕń 1" in draw(TOY, state, 0)
    assert draw(TOY, state, 0) == english


def test_a_preview_is_said() -> None:
    state = start_game(TOY, 1)
    place = TOY.vocabulary.all_places[0]
    with in_language(PSEUDO):
        assert "ƥŕèṽìèŵ: " in draw(TOY, state, 0, ghosts=[Ghost(place, "x")])


def test_notes_are_said() -> None:
    with in_language(PSEUDO):
        nobody, ada = Details(("", "")), Details(("Ada",))
        assert [name_owner(nobody, 1, False), name_owner(nobody, 0, True)] == ["śèàť 2", "śòĺò"]
        assert note_turn(name_owner(ada, 0, True), 7, False) == "Ada, ťùŕń 7"
        assert note_turn("Ada", 7, True) == "Ada, ƒìńàĺ"
        assert not PLAIN.search(note_blank())
        assert WORDS["x"] == "ćŕòśśèď"


def test_dice_are_said() -> None:
    coloured = name_faces([Die("t", 2, colour) for colour in COLOUR_INKS])
    assert coloured["die-t2"] == "grey 2"
    with in_language(PSEUDO):
        assert list_plain(draw_dice(("E3", "Ex", "W5", "W*", "?"))) == set()
        assert name_faces([Die("t", 2, "grey")])["die-t2"] == "ĝŕèý 2"


def test_a_chart_is_said() -> None:
    turns = tuple(Turn(n, 100.0, 98.5, 1.5, "", n) for n in range(1, 4))
    with in_language(PSEUDO):
        assert list_plain(draw_chart(Chart("", 100.0, 120.0, turns))) == set()
    assert "−1.5" in draw_chart(Chart("", 100.0, 120.0, turns))
    with in_language("de"):
        assert "−1,5" in draw_chart(Chart("", 100.0, 120.0, turns))


def test_a_terminal_says_points_dice_and_previews() -> None:
    before, after = Score(10, {"steps": 10}), [Score(total, {"steps": total}) for total in (11, 13)]
    state = start_game(TOY, 1)
    assert describe_points_gained(before, after) == "+1 to +3 points"
    assert describe_points_gained(before, after[:1]) == "+1 point"
    with in_language(PSEUDO):
        said = [describe_points(before), describe_points_gained(before, after)]
        said += [describe_all_totals(after)[0], paint_text(TOY, state, 0, [Ghost("", "")], ())[-1].plain]
        said += [line.plain for line in describe_open_dice(TOY, state, 0)]
        assert [text for text in said if PLAIN.search(text)] == []


SHEETS = [
    ("chiefdom-1", 2, {"cards": "3,7,14"}),
    ("chiefdom-2", 2, {"bonus": "on"}),
    ("duel", 2, {"board": "11"}),
    ("fiefdoms", 2, {}),
    *(("fiefdoms", 1, {"challenge": str(number)}) for number in range(1, 9)),
]
FORMS: dict[str, DrawSettings] = {
    "wide": {},
    "tall": {"is_tall": True},
    "paper": {"is_blank": True},
}


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("name", "seats", "options"), SHEETS, ids=str)
def test_words_fit_in_their_boxes(
    name: str, seats: int, options: dict[str, str], form: str, language: str
) -> None:
    game = find_game(name)
    with in_language(language):
        theme = PRINT if form == "paper" else LIGHT
        drawn = draw(game, start_game(game, seats, options), 0, theme, **FORMS[form])
    boxes, texts = list_boxes(drawn), list_texts(drawn)
    assert [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])] == []
    assert [pair for pair in combinations(texts, 2) if pair[0].overlaps(pair[1])] == []
    for text in texts:
        around = [box.right for box in boxes if box.holds(text.left + 1, text.bottom - 1)]
        assert text.right <= min(around, default=width_of(drawn)), text.words
