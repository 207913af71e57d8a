"""The parts of the browser table that need no browser."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from rollwright.any_game import AnyGame
from rollwright.compiler.jit import compiled
from rollwright.core.game import start_game
from rollwright.core.options import fill_options
from rollwright.core.rules_engine import play_randomly
from rollwright.core.teaching.rules_text import rules_of
from rollwright.core.types import Move, MoveStep
from rollwright.games.catalogue import find_game
from rollwright.kernel import engine as core_engine
from rollwright.kernel import interface as kernel
from rollwright.sheets.svg.drawings import drawing_of
from rollwright.table.rules.commands import RollDice
from rollwright.web.door.answer import pack
from rollwright.web.door.security import Buckets, Slots, headers_for, is_known_host
from rollwright.web.home import rules as documents
from rollwright.web.home.rules import render_rules, rules_page
from rollwright.web.html.kit import el
from rollwright.web.html.layout import PHONE_WIDTH
from rollwright.web.html.words import MESSAGES
from rollwright.web.live.messages import Unreadable, decode
from rollwright.web.live.offers import list_offers
from rollwright.web.parts.assets import bases_of, is_tall_on, lines_of_score
from rollwright.web.parts.choice_lists import describe_vocabulary, fold, shorten
from rollwright.web.parts.games import all_games
from rollwright.web.server.static_files import strip_comments
from rollwright.web.study.sheet_editor import palette

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "rollwright" / "web"
EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def test_text_and_attributes_are_escaped_and_markup_is_not() -> None:
    assert el("p", "<b>", el("i", "x"), title='"&') == '<p title="&quot;&amp;">&lt;b&gt;<i>x</i></p>'
    assert el("input", required=True, hidden=False) == "<input required>"


@EVERY_GAME
def test_every_legal_move_is_offered_as_a_path_that_leads_back_to_it(game: AnyGame) -> None:
    options = {option.name: option.default for option in game.options}
    for number, (state, _) in enumerate(play_randomly(game, options, game.seats[0], seed=5)):
        for seat in game.waiting(state)[:1]:
            offers, moves = list_offers(game, state, seat, 7, False), game.moves(state, seat)
            assert len(offers.gains) == len(moves)
            assert tuple(map(game.vocabulary.move_of, offers.paths)) == moves
            assert not offers.under or len(offers.under) == len(moves)
            assert all(-1 <= head < len(offers.heads) for head in offers.under)
        if number > 60:
            return


@EVERY_GAME
def test_what_a_choice_draws_has_a_picture(game: AnyGame) -> None:
    drawing = drawing_of(game)
    told = " ".join(drawing.trace(choice).removeprefix("<") for choice in game.vocabulary.choices)
    traced = set(told.split())
    assert traced
    assert traced <= set(drawing.marks)


@EVERY_GAME
def test_only_terms_that_can_count_are_listed(game: AnyGame) -> None:
    """A plain game has no line for what only cards or challenges bring."""
    plain = set(lines_of_score(game, game.seats[0], {}))
    assert plain <= set(game.terms)
    named = {option.name for option in game.options}
    if "cards" in named:
        assert set(game.terms) - plain == {"cards"}
        assert lines_of_score(game, game.seats[0], {"cards": "random"}) == game.terms
    elif "challenge" in named:
        assert set(game.terms) - plain
    else:
        assert plain == set(game.terms)


def test_data_that_is_opened_by_itself_may_do_nothing() -> None:
    for kind in ("image/svg+xml", "application/json"):
        headers = headers_for(kind, "localhost")
        assert headers["Content-Security-Policy"].startswith("default-src 'none';")
        assert headers["Content-Security-Policy"].endswith("sandbox")
        assert headers["X-Frame-Options"] == "DENY"
    assert (
        "script-src 'self'" in headers_for("text/html; charset=utf-8", "localhost")["Content-Security-Policy"]
    )


def test_choices_are_told_by_how_they_differ_from_the_last() -> None:
    assert fold(["a1,b1", "b1,c1", "c1,d1", "d9", "d10", "W*", "W*"]).split("\n") == [
        "=a1,b1", "1 0 1 0*2", "=d9", "0 1", "=W*", "0"]  # fmt: skip
    assert shorten("lake (4) on d2, not d22", "d2=4") == "lake (\x1a1) on \x1a0, not d22"


@EVERY_GAME
def test_all_choices_of_a_game_travel_in_three_kilobytes(game: AnyGame) -> None:
    assert len(pack(describe_vocabulary(game.id).encode())) < 3000


@EVERY_GAME
def test_phones_held_upright_show_the_tall_form_of_every_sheet(game: AnyGame) -> None:
    bases = bases_of(game, start_game(game, game.seats.start), 0)
    assert is_tall_on(PHONE_WIDTH, bases)
    assert not is_tall_on(1200, bases)


def trace(game: AnyGame, move: Move) -> dict[str, str]:
    """Return what a page draws by itself while somebody points at a move."""
    marks: dict[str, str] = {}
    pen = ""
    last: tuple[str, ...] = ()
    for choice in move:
        mark, places = drawing_of(game).trace(choice), game.vocabulary.places_of(choice)
        if places:
            marks |= dict.fromkeys(places, mark or pen)
            last = places
        elif mark.startswith("<"):
            marks |= dict.fromkeys(last, mark.removeprefix("<"))
        else:
            pen = mark or pen
    return marks


@EVERY_GAME
def test_a_page_draws_by_itself_what_a_move_puts_on_its_places(game: AnyGame) -> None:
    options = {option.name: option.default for option in game.options}
    compared = 0
    for number, (state, _) in enumerate(play_randomly(game, options, game.seats[0], seed=6)):
        for seat in game.waiting(state)[:1]:
            for move in game.moves(state, seat)[:20]:
                exact = {ghost.place: ghost.mark for ghost in game.ghosts(state, seat, move)}
                drawn = trace(game, move)
                # Drops over a building look alike whatever it is.
                assert {p: m for p, m in drawn.items() if "-" not in m}.items() <= exact.items()
                compared += len(drawn)
        if number > 40:
            break
    assert compared > 50


def test_changes_are_counted_by_term() -> None:
    game = all_games()[0]
    state = game.apply(start_game(game, 1), game.parse_roll(start_game(game, 1), "2 3 6"))
    moves = game.moves(state, 0)
    offers = list_offers(game, state, 0, 7, False)
    changes, gains = offers.changes, offers.gains
    before = list(game.score(state, 0).breakdown.values())
    assert len(gains) == len(moves)
    for move, gain in zip(moves, gains):
        after = list(game.score(game.apply(state, MoveStep(0, move)), 0).breakdown.values())
        pairs = zip(changes[gain][::2], changes[gain][1::2])
        assert {place: by for place, by in enumerate(map(int.__sub__, after, before)) if by} == dict(pairs)


@EVERY_GAME
def test_every_mark_of_the_palette_can_be_written(game: AnyGame) -> None:
    assert palette(game)[0] == "."
    assert len(palette(game)) > 6


def test_a_request_is_read_strictly() -> None:
    read = decode('{"n": 3, "do": {"do": "roll"}}')
    assert (read.n, read.do) == (3, RollDice())
    for wrong in ('{"n": 1.5, "do": {}}', '{"n": 1, "do": {"a": 1}}', '{"n": 1, "do": [], "x": 1}', "[]", ""):
        with pytest.raises(Unreadable):
            decode(wrong)
    with pytest.raises(Unreadable) as unreadable:
        decode('{"n": 7, "do": {"do": "fly"}}')
    assert unreadable.value.n == 7


def test_a_bucket_empties_and_fills_again() -> None:
    bucket = Buckets(burst=2, rate=1)
    assert [bucket.take("a", now=0.0) for _ in range(3)] == [True, True, False]
    assert bucket.take("b", now=0.0)
    assert bucket.take("a", now=1.5)


def test_an_address_has_only_so_many_places() -> None:
    places = Slots(1)
    assert places.take("a")
    assert not places.take("a")
    places.give_back("a")
    assert places.take("a")


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("[::1]:80", True),
        ("evil.example", False),
        ("", False),
        ("192.0.2.7:80", True),
        ("192.0.2.8", False),
        ("8.8.8.8", False),
        ("[2001:db8::7]", False),
    ],
)
def test_only_names_we_know_are_ours(host: str, is_ours: bool) -> None:
    assert is_known_host(host, frozenset(), "192.0.2.7") is is_ours
    assert is_known_host("table.example", frozenset({"table.example"}))


def test_every_string_used_is_in_the_catalogue() -> None:
    used = set()
    for path in [*WEB.rglob("*.py"), *(WEB / "static").rglob("*.js")]:
        used |= set(re.findall(r"\bsay\(\s*['\"]([a-z_.A-Z0-9-]+)['\"]", path.read_text(encoding="utf-8")))
    assert len(used) > 100
    assert used <= {
        *MESSAGES.sources("en"),
        *(key for game in all_games() for key in game.manifest.messages.sources("en")),
    }


@EVERY_GAME
def test_rules_for_people_are_shown_with_their_pictures(game: AnyGame) -> None:
    shown = "".join(render_rules(game, rules_of(game, fill_options(game.options, {}))))
    pictures = set(map(html.unescape, re.findall('data-mark="([^"]+)"', shown)))
    assert pictures
    assert pictures <= set(drawing_of(game).symbols)
    assert shown.count("<h2>") >= 4
    assert "{" not in shown
    assert "[[" not in shown


@EVERY_GAME
def test_the_rules_of_a_game_are_read_once_for_everybody(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = fill_options(game.options, {})
    first = rules_page(game, options)
    monkeypatch.setattr(documents, "read_blocks", None)
    assert rules_page(game, options) == first


def test_scripts_travel_without_what_only_people_read() -> None:
    script = (
        "// @ts-check\n/** Say it.\n * @param {string} text */\nexport function say(text) {\n"
        "  const at = /** @type {HTMLElement} */ (find('https://x')); // kept\n\n  return `/* ${at} */`;\n}\n"
    )
    told = "export function say(text) {\nconst at = (find('https://x')); // kept\nreturn `/* ${at} */`;\n}\n"
    assert strip_comments(script) == told


def test_every_ink_that_tints_has_a_hatch_of_its_own() -> None:
    """Whoever tells colours apart badly sees no two tints alike, and none without lines."""
    static = WEB / "static"
    style, script = ((static / name).read_text("utf-8") for name in ("style.css", "kit/switches.js"))
    inks = {
        mark.ink for game in all_games() for mark in drawing_of(game).symbols.values() if mark.under == "wash"
    }
    lines = dict(re.findall(r"(\w+): '(M[^']+)'", script))
    assert inks <= set(lines)
    assert len(set(lines.values())) == len(lines)
    assert inks <= set(re.findall(r"\.wash\.(\w+) \{ fill: url\(#hatch-\1\)", style))


@EVERY_GAME
@pytest.mark.parametrize("fast", [False, None])
def test_moves_and_scores_listed_in_one_go_are_those_listed_apart(game: AnyGame, fast: bool | None) -> None:
    options = {option.name: option.default for option in game.options}
    engine = game.engine(fast)
    for number, (state, _) in enumerate(play_randomly(game, options, game.seats[0], seed=6)):
        for seat in range(game.seats[0]):
            paths, scores, which = engine.offer(state, seat)
            assert paths == engine.paths(state, seat)
            assert [scores[place] for place in which] == engine.outlook(state, seat)
            assert len({tuple(score) for score in scores}) == len(scores)
        if number > 20:
            return


def test_moves_are_offered_while_half_of_a_kernel_is_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scores are asked plainly with the codes that were listed: those of NumPy would not do."""
    game = find_game("duel")
    listing = compiled(kernel.list_paths, type(game.engine(None)).__module__, False)
    monkeypatch.setattr(
        core_engine, "warm", lambda function, home: {kernel.list_paths: listing}.get(function)
    )
    for number, (state, _) in enumerate(play_randomly(game, {"board": "9", "first": "A"}, 2, seed=6)):
        for seat in game.waiting(state):
            assert game.engine(None).offer(state, seat) == game.engine(False).offer(state, seat)
        if number > 20:
            return


def test_scripts_lie_where_their_feature_lies_and_import_nothing_of_another() -> None:
    """`static/` mirrors the folders of the web; what all of them need is in `kit`."""
    features = {path.name for path in WEB.iterdir() if (path / "__init__.py").exists()}
    folders: dict[str, set[str]] = {}
    for script in (WEB / "static").rglob("*.js"):
        found = re.findall(r"(?:from|import)\s*\(?'\.\./(\w+)/", script.read_text(encoding="utf-8"))
        folders.setdefault(script.parent.name, set()).update(found)
    assert folders.keys() - features == {"kit", "vendor"}
    below = {"page": {"table"}, "study": {"table"}}
    wrong = {name: other - {"kit", "vendor"} - below.get(name, set()) for name, other in folders.items()}
    assert not any(wrong.values()), wrong
