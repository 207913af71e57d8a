"""What a Rolling Fiefdoms sheet shows."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from rollwright.core.game import start_game
from rollwright.core.types import Ghost, MoveStep, Roll
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.buildings import BUILDINGS
from rollwright.games.fiefdoms.drawing.marks import BUILDING_MARKS
from rollwright.games.fiefdoms.text.words import tell_building
from rollwright.sheets.svg import PRINT, draw

from .reading import NS, places, read, references, title_of

FULL = """fiefdoms
F F C U C
C W M T x
A C C F-1 S
Q M Q Q x
M x C C F
2 2 4 2
2 2 4 .
3 1 2 .
4 4 1 3
influence 4/4
"""
BEGUN = """fiefdoms challenge=6 unrest=5
. F . . .
. . Q-1 . .
. . S . .
. . . . .
x . . . .
3 . . .
. # . .
. . . .
. . . .
influence 0/0
"""
STATE = FIEFDOMS.parse_sheet(FULL)


def titles(svg: str) -> dict[str, str]:
    return {place: title_of(element) for place, element in places(read(svg)).items()}


def texts(svg: str) -> list[str]:
    return ["".join(element.itertext()) for element in read(svg).iter(f"{NS}text")]


def test_the_places_are_the_plots_and_the_population_squares() -> None:
    plots = {f"p{row}{column}" for row in range(1, 6) for column in range(1, 6)}
    squares = {f"s{row}{column}" for row in range(1, 5) for column in range(1, 5)}
    assert set(titles(draw(FIEFDOMS, STATE, 0))) == plots | squares


def test_plots_say_what_stands_there_and_what_it_needs() -> None:
    told = titles(draw(FIEFDOMS, FIEFDOMS.parse_sheet(BEGUN, checked=False), 0))
    assert told["p12"] == "p12: farm, needs 2 of 2 labourers"
    assert told["p23"] == "p23: quarry, needs 1 of 2 labourers"
    assert told["p33"] == "p33: springhouse"
    assert told["p51"] == "p51: forfeited"
    assert told["p11"] == "p11: empty"


def test_squares_say_how_many_people_live_there() -> None:
    told = titles(draw(FIEFDOMS, FIEFDOMS.parse_sheet(BEGUN, checked=False), 0))
    assert told["s11"] == "s11: 3 people"
    assert told["s22"] == "s22: barred"
    assert told["s44"] == "s44: empty"


def test_the_end_shows_who_works_where() -> None:
    told = titles(draw(FIEFDOMS, STATE, 0))
    assert told["p24"] == "p24: townhall, needs 4 of 4 labourers, active"
    at_work = sum(int(title.split(", ")[1].split()[0]) for title in told.values() if "at work" in title)
    needed = sum(
        int(title.split("needs ")[1].split()[0])
        for title in told.values()
        if "needs" in title and "active" in title
    )
    assert at_work == needed > 0


def test_nobody_works_before_the_end() -> None:
    begun = titles(draw(FIEFDOMS, FIEFDOMS.parse_sheet(BEGUN, checked=False), 0))
    assert not any("active" in title or "at work" in title for title in begun.values())


def test_every_building_has_a_picture_and_a_line_in_the_reference() -> None:
    assert set(BUILDING_MARKS) == {building.code for building in BUILDINGS.values()}
    assert all(map(tell_building, BUILDINGS))


@pytest.mark.parametrize("challenge", ["off", "1", "7", "8"])
def test_the_reference_lists_what_this_challenge_builds(challenge: str) -> None:
    shown = " ".join(texts(draw(FIEFDOMS, start_game(FIEFDOMS, 1, {"challenge": challenge}), 0)))
    assert ("Barracks B" in shown) == (challenge == "7")
    assert ("Piscary P" in shown) == (challenge == "8")
    assert ("Townhall T" in shown) == (challenge != "1")


def test_the_score_has_no_line_for_what_cannot_be_built() -> None:
    usual = texts(draw(FIEFDOMS, STATE, 0))
    war = texts(draw(FIEFDOMS, start_game(FIEFDOMS, 1, {"challenge": "7"}), 0))
    assert "cottages" in usual
    assert "barracks" not in usual
    assert "barracks" in war
    assert "cottages" not in war


def test_unrest_is_shown_where_there_is_any() -> None:
    assert "UNREST" in texts(draw(FIEFDOMS, FIEFDOMS.parse_sheet(BEGUN, checked=False), 0))
    assert "UNREST" not in texts(draw(FIEFDOMS, STATE, 0))


def test_the_name_stands_in_the_banner() -> None:
    banner = [
        element.text
        for element in read(draw(FIEFDOMS, STATE, 0, names=["Greenvale"])).iter()
        if element.attrib.get("class") == "written"
    ]
    assert banner == ["Greenvale"]


def test_turns_alone_are_the_regents_and_fates() -> None:
    alone = texts(draw(FIEFDOMS, start_game(FIEFDOMS, 1), 0))
    assert (alone.count("R"), alone.count("F")) == (13, 12)
    assert "25" in texts(draw(FIEFDOMS, start_game(FIEFDOMS, 3), 0))


def dice_gaps(svg: str) -> list[float]:
    """Return the distances from die to die."""
    spots = [group for group in read(svg).iter(f"{NS}g") if len(group) and "data-spot" in group.attrib]
    dice = [spot for spot in spots if spot.attrib["data-spot"].startswith(("die-", "pair-"))]
    found = [re.findall(r"translate\((\S+) 13\)", die.attrib["transform"])[0] for die in dice]
    return [round(float(right) - float(left), 1) for left, right in pairwise(found)]


def test_paired_dice_lie_apart() -> None:
    rolled = FIEFDOMS.apply(start_game(FIEFDOMS, 2), Roll(("E3", "E4", "W2", "W5")))
    assert len(set(dice_gaps(draw(FIEFDOMS, rolled, 0)))) == 1
    paired = FIEFDOMS.apply(rolled, MoveStep(0, FIEFDOMS.moves(rolled, 0)[0]))
    first, between, second = dice_gaps(draw(FIEFDOMS, paired, 0))
    assert between > first == second


def test_previews_are_drawn_on_plots_and_squares() -> None:
    ghosts = [
        Ghost("p11", "FG"),
        Ghost("s44", "4"),
        Ghost("p23", "Q-2"),
        Ghost("p13", "?"),
        Ghost("s43", "#"),
    ]
    root = read(draw(FIEFDOMS, FIEFDOMS.parse_sheet(BEGUN, checked=False), 0, ghosts=ghosts))
    found = places(root)
    assert title_of(found["p11"]) == "p11: empty, preview: farmers’ guild"
    assert any("m-people-4" in name for name in references(found["s44"]))
    assert any("m-drops-2" in name for name in references(found["p23"]))


def test_a_blank_sheet_has_no_figure_on_it() -> None:
    assert "mark fine ink" not in draw(FIEFDOMS, start_game(FIEFDOMS, 1), 0, PRINT, is_blank=True)


def test_a_full_sheet_is_not_too_large() -> None:
    assert len(draw(FIEFDOMS, STATE, 0)) < 90_000
