from __future__ import annotations

from xml.etree import ElementTree as Xml

from rollwright.drawing.theme import DARK, LIGHT
from rollwright.sheets.svg.chart import Chart, Turn, draw_chart, fit_frame

TURNS = (
    Turn(1, 200.0, 198.0, 2.5, "Turn 1: a lost 2.5; better b.", 1),
    Turn(2, 199.0, 199.0, 0.0, "Turn 2: c."),
    Turn(3, 190.0, 190.5, 0.5, "Turn 3: d < e & f."),
)
CHART = Chart("chiefdom-2: Ada & Bo", 201.0, 188.0, TURNS)
SVG = "{http://www.w3.org/2000/svg}"


def read(chart: Chart = CHART) -> Xml.Element:
    return Xml.fromstring(draw_chart(chart))


def test_a_chart_is_a_drawing_with_a_title_and_a_description() -> None:
    root = read()
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == "chiefdom-2: Ada & Bo"
    assert root.findtext(f"{SVG}desc") == "Start 201, end 188. Turn 1: a lost 2.5; better b."


def test_every_decision_has_a_dot_and_every_loss_a_bar_that_tell_about_it() -> None:
    root = read()
    dots = list(root.iter(f"{SVG}circle"))
    assert sorted(dot.findtext(f"{SVG}title", "") for dot in dots) == [turn.words for turn in TURNS]
    bars = [rect for rect in root.iter(f"{SVG}rect") if rect.find(f"{SVG}title") is not None]
    heights = [float(bar.get("height", "")) for bar in bars]
    assert len(heights) == 2
    assert heights[0] > heights[1] > 0


def test_a_move_that_cost_most_has_its_number_and_its_amount() -> None:
    houses = [group for group in read().iter(f"{SVG}g") if group.get("class") == "house"]
    [badge] = [group for group in houses if group.find(f"{SVG}circle") is not None]
    assert [text.text for text in badge.iter(f"{SVG}text")] == ["1", "−2.5"]


def test_everything_lies_inside_the_frame() -> None:
    frame = fit_frame(CHART)
    values = [CHART.start, CHART.final, *(t.before for t in TURNS), *(t.after for t in TURNS)]
    assert all(frame.low <= value <= frame.high for value in values)
    assert frame.y(frame.high) < frame.y(frame.low)
    assert frame.x(0) < frame.x(4)


def test_a_chart_of_chances_runs_from_never_to_always() -> None:
    chart = Chart("duel", 0.5, 1.0, (Turn(1, 0.5, 0.6, 0.0, "Turn 1: take 3."),), is_percent=True)
    labels = [text.text for text in read(chart).iter(f"{SVG}text")]
    assert {"0%", "50%", "100%"} <= set(labels)


def test_a_game_without_decisions_can_be_drawn() -> None:
    assert read(Chart("empty", 10.0, 10.0, ())).tag == f"{SVG}svg"


def test_colours_are_variables_a_page_can_set() -> None:
    for theme in (LIGHT, DARK):
        drawing = draw_chart(CHART, theme)
        assert f"var(--rw-water,{theme.colours['water']})" in drawing
        assert f"rw-{theme.name}" in drawing
