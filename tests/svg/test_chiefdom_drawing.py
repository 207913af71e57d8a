"""What a Chiefdom sheet shows."""

from __future__ import annotations

import pytest

from rollwright.core.descriptions import mention_term
from rollwright.core.game import start_game
from rollwright.core.types import Ghost, Roll
from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2
from rollwright.games.chiefdom.board import SQUARES
from rollwright.sheets.svg import DARK, LIGHT, PRINT, base, draw, draw_base, layout_of
from rollwright.sheets.svg.drawings import drawing_of

from .reading import NS, places, read, references, title_of

FULL = """chiefdom-2 cards=3,8,11 bonus=2
3 L 3 3 L ~
L 3 3 3 3 L
2 2 L L . .
2 2 L B H H
2 2 2 H B B
. . 2 H B O
# # # # # #
. . B H . O
. . L L 3 .
~ F 3 F ~ F
~ ~ ~ ~ ~ F
3 F ~ F ~ F
"""
STATE = CHIEFDOM_2.parse_sheet(FULL)


def titles(svg: str) -> dict[str, str]:
    return {place: title_of(element) for place, element in places(read(svg)).items()}


def texts(svg: str) -> list[str]:
    return ["".join(element.itertext()) for element in read(svg).iter(f"{NS}text")]


def test_the_places_are_the_72_squares() -> None:
    assert set(titles(draw(CHIEFDOM_2, STATE, 0))) == set(SQUARES)


def test_squares_say_what_is_on_them_and_what_was_harvested() -> None:
    told = titles(draw(CHIEFDOM_2, STATE, 0))
    assert told["a1"] == "a1: three trees, cut"
    assert told["a5"] == "a5: two trees"
    assert told["f1"] == "f1: water"
    assert told["a10"] == "a10: water, fished"
    assert told["e3"] == "e3: empty"
    assert told["f6"] == "f6: jobless man"
    assert told["e4"] == "e4: house"


def test_harvests_are_drawn() -> None:
    found = places(read(draw(CHIEFDOM_2, STATE, 0)))
    assert any("m-cut-three" in name for name in references(found["a1"]))
    assert not any("cut" in name for name in references(found["a5"]))
    assert any("m-fished" in name for name in references(found["a10"]))
    assert any("m-water" in name for name in references(found["f1"]))


def test_a_square_always_looks_the_same() -> None:
    other = CHIEFDOM_2.parse_sheet(FULL.replace("cards=3,8,11 bonus=2", "bonus=0"))
    one, two = (places(read(draw(CHIEFDOM_2, state, 0)))["c4"] for state in (STATE, other))
    assert references(one) == references(two)


def test_the_same_mark_looks_uneven_on_other_squares() -> None:
    found = places(read(draw(CHIEFDOM_2, STATE, 0)))
    looks = {
        use.attrib["transform"]
        for name in "abcdef"
        for use in found[f"{name}7"].iter(f"{NS}use")
        if "transform" in use.attrib
    }
    assert len(looks) > 3


@pytest.mark.parametrize("theme", [LIGHT, DARK, PRINT], ids=["light", "dark", "print"])
@pytest.mark.parametrize("is_tall", [False, True])
def test_a_full_sheet_is_small(theme: object, is_tall: bool) -> None:
    assert len(draw(CHIEFDOM_2, STATE, 0, theme, is_tall=is_tall).encode()) < 62_000  # type: ignore[arg-type]


def test_every_term_of_the_score_is_named() -> None:
    shown = texts(draw(CHIEFDOM_2, STATE, 0))
    assert {mention_term(CHIEFDOM_2, term) for term in CHIEFDOM_2.terms} <= set(shown)


def test_cards_are_told_and_without_them_there_is_no_box_for_them() -> None:
    assert "8  Old growth" in texts(draw(CHIEFDOM_2, STATE, 0))
    plain = texts(draw(CHIEFDOM_1, start_game(CHIEFDOM_1, 1), 0))
    assert "CARDS" not in plain
    assert "cards" not in plain


def test_only_a_table_with_bonuses_has_room_for_them() -> None:
    without = CHIEFDOM_2.parse_sheet(FULL.replace("bonus=2", ""))
    assert "s0-p-bonus" in references(read(draw(CHIEFDOM_2, STATE, 0)))
    assert "s0-p-bonus" not in references(read(draw(CHIEFDOM_2, without, 0)))


def test_the_roll_lies_on_the_table_while_somebody_draws() -> None:
    rolled = CHIEFDOM_2.apply(STATE, Roll(("2", "3", "6")))
    dice = [name for name in references(read(draw(CHIEFDOM_2, rolled, 0))) if "m-die" in name]
    assert [name.rpartition("-")[0] for name in dice] == ["s0-m-die-2", "s0-m-die-3", "s0-m-die-6"]
    assert "m-die" not in draw(CHIEFDOM_2, STATE, 0)


def test_a_blank_sheet_has_no_figure_on_it() -> None:
    blank = draw(CHIEFDOM_1, start_game(CHIEFDOM_1, 1), 0, PRINT, is_blank=True)
    assert "mark fine ink" not in blank
    assert "Name" in "".join(texts(blank))


def test_paper_has_room_for_the_logs_and_fish_of_a_game() -> None:
    """`simulate chiefdom-2 --bot shrewd --games 1000` cut up to 108 logs; greedy caught up to 26 fish."""
    blank = draw(CHIEFDOM_2, start_game(CHIEFDOM_2, 1), 0, PRINT, is_blank=True)
    assert 5 * blank.count('href="#s0-p-bay"') >= 110
    assert blank.count('href="#s0-p-fish"') >= 30


def test_ghosts_are_drawn_over_what_is_there() -> None:
    svg = draw(CHIEFDOM_2, STATE, 0, ghosts=[Ghost("f6", "F"), Ghost("f3", "~")])
    assert titles(svg)["f6"] == "f6: jobless man, preview: fisherman"
    assert titles(svg)["f3"] == "f3: empty, preview: water"


def test_marks_stand_for_every_character_of_a_sheet() -> None:
    assert set("#~23HOFLB") <= set(drawing_of(CHIEFDOM_2).marks)


def test_a_hundred_seats_have_a_sheet_each() -> None:
    crowd = start_game(CHIEFDOM_2, 100)
    assert "s99-f12" in draw(CHIEFDOM_2, crowd, 99)


def test_a_lying_sheet_has_the_same_squares_with_numbers_across_and_letters_down() -> None:
    options = CHIEFDOM_2.options_of(STATE)
    tall = layout_of(CHIEFDOM_2, STATE, 0, is_tall=True)
    upright, lying = (base(CHIEFDOM_2, options, layout) for layout in (tall, tall._replace(is_lying=True)))
    assert set(lying.spots) == set(upright.spots)
    found = places(read(draw_base(lying)))
    corners = {name: found[name].attrib.get("transform") for name in ("a1", "b1", "a12", "f12")}
    assert corners["b1"] == "translate(0 40)"
    assert corners["a12"] == "translate(440 0)"
    assert corners["f12"] == "translate(440 200)"
    assert lying.width > lying.fold
