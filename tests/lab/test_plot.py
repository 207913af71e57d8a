from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from rollwright import InvalidSetup
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.games.duel.game import DUEL
from rollwright.games.fiefdoms.game import FIEFDOMS
from rollwright.lab.plots.heatmap import share_places
from rollwright.lab.plots.plot import check_plot, colour_terms, draw_plot
from rollwright.lab.setup import set_up
from rollwright.lab.simulation import run_simulation
from rollwright.sheets.svg import LIGHT
from rollwright.sheets.svg.drawings import draw_heat
from tests.toy import TOY

BEGINNINGS = {".png": b"\x89PNG", ".svg": b"<svg", ".pdf": b"%PDF"}


@pytest.mark.parametrize("suffix", BEGINNINGS)
def test_a_plot_is_drawn_in_every_format(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"plot{suffix}"
    check_plot(path)
    draw_plot(run_simulation(set_up(TOY, ["random", "greedy"], 50, 1)), path)
    assert path.read_bytes().startswith(BEGINNINGS[suffix])
    assert path.stat().st_size > 5000


def test_terms_have_the_inks_of_the_sheet() -> None:
    for game in (CHIEFDOM_2, DUEL, FIEFDOMS):
        colours = dict(zip(game.terms, colour_terms(game.terms), strict=True))
        assert len(set(colours.values())) >= len(colours) - 1
    colours = dict(zip(CHIEFDOM_2.terms, colour_terms(CHIEFDOM_2.terms), strict=True))
    assert colours["forest"] == LIGHT.colours["tree"]
    assert colours["houses"] == LIGHT.colours["house"]
    assert colours["lake"] == LIGHT.colours["water"]


def test_a_plot_in_another_format_or_place_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup, match=r"a \.png, \.svg or \.pdf file, not 'plot\.gif'"):
        check_plot(tmp_path / "plot.gif")
    with pytest.raises(InvalidSetup, match="there is no folder"):
        check_plot(tmp_path / "nowhere" / "plot.png")


def test_without_typst_a_plot_is_svg(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    check_plot(tmp_path / "plot.svg")
    with pytest.raises(InvalidSetup, match="a plot in this format needs typst, which is not installed: "):
        check_plot(tmp_path / "plot.png")


def test_heat_is_marks_on_a_sheet_more_layers_where_it_is_hotter() -> None:
    setup = set_up(DUEL, ["random", "random"], 3, 1)
    shares = share_places(setup, fast=False)[0]
    drawn = draw_heat(DUEL, setup.options, shares, "squares of random")
    assert "squares of random" in drawn
    layers = {place: len(re.findall("wash house", part)) for place, part in places_of(drawn).items()}
    hottest, coolest = max(shares, key=lambda name: shares[name]), min(shares, key=lambda name: shares[name])
    assert (layers[hottest], layers[coolest]) == (9, 1)
    assert layers["c2"] == 0, "a sun is printed there"


def places_of(drawing: str) -> dict[str, str]:
    """Return what is drawn on each place."""
    parts = re.split(r'data-place="([^"]+)"', drawing)
    return dict(zip(parts[1::2], parts[2::2], strict=True))
