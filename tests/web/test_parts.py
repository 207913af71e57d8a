"""The parts of the browser table that need no browser."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rollwright.core.conformance import play_randomly
from rollwright.core.game import AnyGame, start_game
from rollwright.table.refusal import Refusal
from rollwright.web.catalogue import load_words
from rollwright.web.documents import render_rules
from rollwright.web.editing import blank_text, palette, write_mark
from rollwright.web.games import all_games
from rollwright.web.html import el, raw
from rollwright.web.offers import list_changes, list_offers
from rollwright.web.security import Buckets, Places, is_known_host
from rollwright.web.sheets import SVG, Patch, compare, draw_sheet
from rollwright.web.socket import read_envelope

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "rollwright" / "web"
EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def test_text_and_attributes_are_escaped_and_markup_is_not() -> None:
    assert el("p", "<b>", raw("<i>x</i>"), title='"&') == '<p title="&quot;&amp;">&lt;b&gt;<i>x</i></p>'
    assert el("input", required=True, hidden=False) == "<input required>"


@EVERY_GAME
def test_every_legal_move_is_one_leaf_of_the_tree(game: AnyGame) -> None:
    options = {option.name: option.default for option in game.options}
    for number, (state, _) in enumerate(play_randomly(game, options, game.seats[0], seed=5)):
        for seat in game.waiting(state)[:1]:
            moves = list(game.moves(state, seat))
            offers = list_offers(game, state, seat, moves)
            leaves = sorted(_leaves(offers["tree"]))
            assert leaves == list(range(len(moves)))
            assert {game.parse_move(text) for text in offers["moves"]} == set(moves)
        if number > 12:
            return


def _leaves(nodes: list[dict[str, object]]) -> list[int]:
    found: list[int] = []
    for node in nodes:
        found += [node["i"]] if "i" in node else []  # type: ignore[list-item]
        found += _leaves(node.get("k", []))  # type: ignore[arg-type]
    return found


@EVERY_GAME
def test_every_place_of_a_move_is_a_place_of_the_drawing(game: AnyGame) -> None:
    options = {option.name: option.default for option in game.options}
    for number, (state, _) in enumerate(play_randomly(game, options, game.seats[0], seed=6)):
        for seat in game.waiting(state)[:1]:
            drawn = set(re.findall(r'data-place="([^"]+)"', draw_sheet(game, state, seat, (), False)))
            for move in game.moves(state, seat):
                assert {place for choice in move for place in game.places(choice)} <= drawn
        if number > 8:
            return


def test_a_change_is_told_as_the_few_elements_that_differ() -> None:
    game = all_games()[0]
    before = draw_sheet(game, start_game(game, 1), 0, (), False)
    text = write_mark(game, blank_text(game), "c4", "~")
    after = draw_sheet(game, game.parse_sheet(text), 0, (), False)
    patches = compare(before, after)
    assert patches is not None
    assert any(patch[0] == "s0-c4" for patch in patches)
    assert sum(len(str(patch)) for patch in patches) < len(after) / 4
    assert compare(after, after) == ()


def _patch(sheet: str, patches: Iterable[Patch]) -> str:
    """Change a sheet as a page does."""
    root = ElementTree.fromstring(sheet)
    for name, path, attributes, inner, first, dropped in patches:
        at = root if not name else next(each for each in root.iter() if each.get("id") == name)
        for step in path:
            at = at[step]
        at.attrib.clear()
        at.attrib.update(attributes)
        if inner is not None:
            new = ElementTree.fromstring(f'<svg xmlns="{SVG}">{inner}</svg>')
            if not first and dropped == len(at):
                at.text = new.text
            at[first : first + dropped] = list(new)
    return ElementTree.tostring(root, encoding="unicode")


@EVERY_GAME
def test_patched_step_by_step_a_sheet_is_the_one_that_is_drawn(game: AnyGame) -> None:
    options = {option.name: option.default for option in game.options}
    seen, sizes = "", []
    for number, (state, _) in enumerate(play_randomly(game, options, game.seats[0], seed=8)):
        drawn = draw_sheet(game, state, 0, ("Ada", "Bo"), False)
        if number:
            patches = compare(seen, drawn)
            assert patches is not None
            sizes.append(sum(len(str(patch)) for patch in patches))
            assert _patch(seen, patches) == _patch(drawn, ())
        seen = drawn
        if number > 12:
            break
    assert max(sizes) < len(seen) / 3


def test_changes_are_counted_by_term() -> None:
    game = all_games()[0]
    state = game.apply(start_game(game, 1), game.parse_roll(start_game(game, 1), "2 3 6"))
    moves = list(game.moves(state, 0))
    told = [change for chunk in list_changes(game, state, 0, moves) for change in chunk["changes"]]
    assert len(told) == len(moves)
    assert all(len(change) == len(game.terms) for change in told)


@EVERY_GAME
def test_every_mark_of_the_palette_can_be_written(game: AnyGame) -> None:
    assert palette(game)[0] == "."
    assert len(palette(game)) > 6


def test_an_envelope_is_read_strictly() -> None:
    assert read_envelope('{"n": 3, "do": {"do": "roll"}}') == (3, {"do": "roll"})
    for wrong in ('{"n": 1.5, "do": {}}', '{"n": 1, "do": {"a": 1, "a": 2}}', '{"n": 1, "do": [], "x": 1}'):
        with pytest.raises(Refusal):
            read_envelope(wrong)


def test_a_bucket_empties_and_fills_again() -> None:
    bucket = Buckets(burst=2, rate=1)
    assert [bucket.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert bucket.take("b", 0.0)
    assert bucket.take("a", 1.5)


def test_an_address_has_only_so_many_places() -> None:
    places = Places(1)
    assert places.take("a")
    assert not places.take("a")
    places.give_back("a")
    assert places.take("a")


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [("localhost:8000", True), ("127.0.0.1", True), ("[::1]:80", True), ("evil.example", False), ("", False)],
)
def test_only_names_we_know_are_ours(host: str, is_ours: bool) -> None:
    assert is_known_host(host, frozenset()) is is_ours
    assert is_known_host("table.example", frozenset({"table.example"}))


def test_every_string_used_is_in_the_catalogue() -> None:
    used = set()
    for path in [*WEB.glob("*.py"), *(WEB / "static").glob("*.js")]:
        used |= set(re.findall(r"\bsay\(\s*['\"]([a-z_.A-Z0-9]+)['\"]", path.read_text(encoding="utf-8")))
    assert len(used) > 100
    assert used <= set(load_words())


def test_the_package_ships_the_rules_of_every_game() -> None:
    for page in (ROOT / "docs" / "games").glob("*.md"):
        shipped = files("rollwright.web").joinpath("rules", page.name).read_text(encoding="utf-8")
        assert shipped == page.read_text(encoding="utf-8"), f"copy {page.name} again: make docs"


@pytest.mark.parametrize(("name", "least"), [("chiefdom", 35), ("duel", 25), ("fiefdoms", 40)])
def test_every_ruling_shows_where_it_comes_from(name: str, least: int) -> None:
    shown = render_rules(name) or ""
    assert shown.count('<abbr title="') >= least
    assert not re.search(r"<code>[^<]*<abbr", shown)
