"""What every game's drawing promises, and pictures for notebooks, files and the README."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.types import Ghost, MoveStep, Roll
from rollwright.games.catalogue import GAMES
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.sheets.svg import (
    DARK,
    LIGHT,
    PRINT,
    THEMES,
    Picture,
    Theme,
    draw,
    draw_mark,
    draw_marks,
    page_variables,
    picture,
)
from rollwright.sheets.svg.drawings import drawing_of

from ..toy import TOY
from .reading import NS, classes, description_of, ids, places, points_of, read, references, style_of, title_of
from .samples import NAMES, SAMPLES, Sample

# ---- What every game's drawing promises


every_game = pytest.mark.parametrize("sample", SAMPLES, ids=NAMES)
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
GREYS = re.compile(r"none|currentColor|#000|#([0-9a-f])\1\1|#([0-9a-f]{2})\2\2")


def test_every_game_has_a_drawing() -> None:
    assert all(game.manifest.drawing is not None for game in GAMES)


def test_a_game_without_a_drawing_gets_a_plain_one_with_its_places_its_text_and_its_score() -> None:
    state = start_game(TOY, 1)
    state = TOY.apply(state, TOY.parse_roll(state, "2 5"))
    drawn = read(draw(TOY, TOY.apply(state, MoveStep(0, TOY.parse_move("5 x"))), 0))
    assert set(places(drawn)) == set("123456")
    said = [line.text for line in drawn.iter(f"{NS}text") if line.text]
    assert ".\u00a0.\u00a0.\u00a0.\u00a0x\u00a0." in said
    assert {"twins", "total"} <= set(said)


@every_theme
@every_game
def test_a_drawing_is_well_formed(sample: Sample, theme: Theme) -> None:
    assert read(draw(sample.game, sample.state, 0, theme)).tag == f"{NS}svg"


@every_game
def test_every_place_has_an_id_and_a_title_that_names_it(sample: Sample) -> None:
    found = places(read(draw(sample.game, sample.state, 0)))
    assert len(found) > 40
    for place, element in found.items():
        assert element.attrib["id"] == f"s0-{place}"
        assert title_of(element).startswith(f"{place}: ")


@every_game
def test_every_place_a_move_can_name_is_drawn(sample: Sample) -> None:
    game, state = sample
    while not game.waiting(state):
        state = game.apply(state, game.rolls(state)[-1].roll)
    seat = game.waiting(state)[0]
    touched = game.vocabulary.places_of
    named = {place for move in game.moves(state, seat) for choice in move for place in touched(choice)}
    assert named <= set(places(read(draw(game, state, seat))))


@every_game
def test_every_ghost_of_every_move_can_be_drawn(sample: Sample) -> None:
    game, state = sample
    while not game.waiting(state):
        state = game.apply(state, game.rolls(state)[-1].roll)
    seat = game.waiting(state)[0]
    for move in game.moves(state, seat)[::40]:
        ghosts = game.ghosts(state, seat, move)
        root = read(draw(game, state, seat, ghosts=ghosts))
        drawn = places(root)
        for ghost in ghosts:
            assert "preview" in title_of(drawn[ghost.place])
            assert any("ghost" in use.attrib["class"] for use in drawn[ghost.place].iter(f"{NS}use"))


@every_game
def test_the_description_carries_the_text_sheet(sample: Sample) -> None:
    root = read(draw(sample.game, sample.state, 0))
    assert description_of(root) == sample.game.format_sheet(sample.state, 0)


@every_game
def test_the_same_state_gives_the_same_drawing(sample: Sample) -> None:
    assert draw(sample.game, sample.state, 0) == draw(sample.game, sample.state, 0)


@every_game
def test_ids_are_unique_and_references_lead_somewhere(sample: Sample) -> None:
    root = read(draw(sample.game, sample.state, 0))
    assert len(set(ids(root))) == len(ids(root))
    assert set(references(root)) <= set(ids(root))


@every_game
def test_two_drawings_on_one_page_share_no_id(sample: Sample) -> None:
    one = read(draw(sample.game, sample.state, 0, prefix="left-"))
    other = read(draw(sample.game, sample.state, 0, prefix="right-"))
    assert not set(ids(one)) & set(ids(other))


@every_game
def test_names_are_escaped(sample: Sample) -> None:
    names = ['<script>"x"</script> & Sons'] * 9
    svg = draw(sample.game, sample.state, 0, names=names)
    assert "<script" not in svg
    shown = "".join(text for element in read(svg).iter(f"{NS}text") for text in element.itertext())
    assert names[0] in shown


@every_game
def test_a_strict_page_can_hold_a_drawing(sample: Sample) -> None:
    root = read(draw(sample.game, sample.state, 0))
    for element in root.iter():
        assert element.tag not in (f"{NS}script", f"{NS}foreignObject", f"{NS}image")
        assert not any(name == "style" or name.startswith("on") for name in element.attrib)
    assert "url(" not in style_of(root)
    assert "@import" not in style_of(root)


@every_theme
@every_game
def test_every_class_that_is_used_has_a_style_in_every_theme(sample: Sample, theme: Theme) -> None:
    root = read(draw(sample.game, sample.state, 0, theme))
    style = style_of(root)
    for name in classes(root) - {"rw", f"rw-{theme.name}"}:
        assert re.search(rf"\.{name}[ {{]", style), f"no style for {name}"


@every_game
def test_the_print_theme_fills_with_nothing_but_ink(sample: Sample) -> None:
    root = read(draw(sample.game, sample.state, 0, PRINT))
    assert "wash" not in classes(root)
    assert "paper" not in classes(root)
    style = style_of(root).partition("@supports")[0]
    colours = re.findall(r"(?:fill|color|stroke):([^;}]+)", style)
    assert colours
    for colour in colours:
        assert GREYS.fullmatch(colour), f"{colour} is no grey"


@every_game
def test_no_printed_line_is_finer_than_a_hairline(sample: Sample) -> None:
    widths = re.findall(r"stroke-width:([0-9.]+)", style_of(read(draw(sample.game, sample.state, 0, PRINT))))
    assert min(map(float, widths)) >= 0.5


@every_game
def test_a_sheet_to_print_says_who_designed_the_game(sample: Sample) -> None:
    root = read(draw(sample.game, sample.state, 0, PRINT, is_tall=True))
    shown = " ".join(text for element in root.iter(f"{NS}text") for text in element.itertext())
    assert "designed by" in shown
    assert "all drawings are our own" in " ".join(shown.split())
    _, top, _, height = map(float, root.attrib["viewBox"].split())
    assert max(float(line.attrib["y"]) for line in root.findall(f"{NS}text")) + 3 < top + height


@pytest.mark.parametrize("game", [*GAMES, TOY], ids=lambda game: game.id)
def test_marks_differ_in_shape_and_not_in_colour_alone(game: AnyGame) -> None:
    marks = set(drawing_of(game).marks.values())
    codes = {mark: code for code, mark in drawing_of(game).marks.items()}
    paths = [re.findall(r' d="([^"]+)"', draw_mark(game, codes[mark])) for mark in marks]
    assert all(paths)
    assert len({tuple(path) for path in paths}) == len(marks)


@pytest.mark.parametrize("game", [*GAMES, TOY], ids=lambda game: game.id)
def test_a_sprite_defines_every_mark_by_the_text_that_stands_for_it(game: AnyGame) -> None:
    root = read(draw_marks(game))
    defined = {g.attrib["data-mark"]: g.attrib["id"] for g in root.iter(f"{NS}g") if "data-mark" in g.attrib}
    stands_for = {code: name for codes, name in defined.items() for code in codes.split()}
    assert stands_for == {code: f"m-{mark.name}-0" for code, mark in drawing_of(game).symbols.items()}


@pytest.mark.parametrize("game", [*GAMES, TOY], ids=lambda game: game.id)
def test_a_mark_alone_is_one_group_inside_its_square(game: AnyGame) -> None:
    for mark in drawing_of(game).marks:
        root = read(draw_mark(game, mark))
        assert root.tag == "g"
        points = [point for path in root.iter("path") for point in points_of(path.attrib["d"])]
        assert all(-1 <= x <= 41 and -1 <= y <= 41 for x, y in points)


def test_a_mark_nobody_draws_is_refused_in_a_sentence() -> None:
    with pytest.raises(InvalidSetup, match="chiefdom-2 has no mark '&'"):
        draw_mark(CHIEFDOM_2, "&")
    with pytest.raises(InvalidSetup, match="has no mark"):
        draw(CHIEFDOM_2, SAMPLES[1].state, 0, ghosts=[Ghost("a1", "&")])


def test_a_page_can_give_every_ink_another_colour() -> None:
    style = style_of(read(draw(*SAMPLES[0], 0, LIGHT)))
    declared = re.findall(r"(--rw-[a-z]+):", page_variables(DARK))
    assert "--rw-water" in declared
    for name in declared:
        assert f"var({name}," in style


def test_themes_name_the_same_colours() -> None:
    assert set(LIGHT.colours) == set(DARK.colours) == set(PRINT.colours)


# ---- Pictures for notebooks, files and the README


DOCS = Path(__file__).parents[2] / "docs" / "pictures"


def load_maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_pictures", DOCS / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_notebook_shows_the_drawing() -> None:
    state = start_game(CHIEFDOM_2, 1)
    assert picture(CHIEFDOM_2, state)._repr_svg_() == draw(CHIEFDOM_2, state, 0)


def test_a_picture_shows_only_what_the_seat_may_see() -> None:
    state = CHIEFDOM_2.apply(start_game(CHIEFDOM_2, 2), Roll(("1", "1", "3")))
    move = next(m for m in CHIEFDOM_2.moves(state, 1) if any(c.value == "a1" for c in m))
    state = CHIEFDOM_2.apply(state, MoveStep(1, move))
    own = draw(CHIEFDOM_2, CHIEFDOM_2.view(state, 1), 1)
    spied = draw(CHIEFDOM_2, CHIEFDOM_2.view(state, 0), 1)
    assert title_of(places(read(own))["a1"]) != "a1: empty"
    assert title_of(places(read(spied))["a1"]) == "a1: empty"
    assert picture(CHIEFDOM_2, state, 1).svg == own


def test_a_picture_is_saved_as_it_is(tmp_path: Path) -> None:
    Picture("<svg/>").save(tmp_path / "a.svg")
    assert (tmp_path / "a.svg").read_text() == "<svg/>\n"


def test_the_pictures_of_the_readme_are_up_to_date() -> None:
    for name, make in load_maker().PICTURES.items():
        assert (DOCS / name).read_text(encoding="utf-8") == f"{make().svg}\n", (
            f"run docs/pictures/make.py: {name}"
        )


def test_there_is_a_picture_of_every_kind_of_game() -> None:
    drawn = {name.removesuffix(".svg") for name in load_maker().PICTURES}
    assert drawn == {game.id for game in GAMES} - {"chiefdom-1"}


def test_a_picture_is_named_in_a_few_words_where_it_cannot_be_shown() -> None:
    shown = picture(CHIEFDOM_2, start_game(CHIEFDOM_2, 1))
    assert repr(shown) == f"<Picture: {len(shown.svg)} characters of SVG>"
