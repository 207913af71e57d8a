"""What players read of Chiefdom can be translated: in the pseudo-language no English is left."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from textwrap import wrap

import pytest

from rollwright.core.descriptions import (
    describe_move,
    describe_own_move,
    explain_part,
    judge_coach,
    label_option,
    mention_term,
    name_game,
    name_rank,
    name_value,
    summarize_game,
    tell_about,
    tell_option,
)
from rollwright.core.errors import RollwrightError, tell_error
from rollwright.core.manifest import Paper
from rollwright.core.options import usual_options
from rollwright.core.sheet_form import FormField
from rollwright.core.teaching.rules_text import rules_of
from rollwright.core.types import MoveStep
from rollwright.drawing.page import Details
from rollwright.drawing.printer import Layout
from rollwright.games.chiefdom import Chiefdom
from rollwright.games.chiefdom.dice import ROLLS
from rollwright.games.chiefdom.drawing import DRAWING, draw_shape
from rollwright.games.chiefdom.drawing.cards import SCREEN, lay_deck
from rollwright.games.chiefdom.drawing.rail import LINES
from rollwright.games.chiefdom.drawing.terminal import COLUMN, PAINTER
from rollwright.games.chiefdom.edition import DECK
from rollwright.games.chiefdom.state import State
from rollwright.games.chiefdom.text.cards import CARDS
from rollwright.games.chiefdom.text.words import HIGHEST_RANK, ICON_NAMES, RANKS, label_readings
from rollwright.language.current import PSEUDO, in_language, list_languages
from rollwright.language.reasons import tell_text

from .sheets import BOTH, sheet, state_of

EVERYTHING = ("a1 2 L ~ F 3 L", "a2 . O . . H B", "a7 #", "e7 ~")
CARDS_DEALT = "cards=1,7,14"
MOVES = (
    "6 water c4,c5,c6",
    "3 wall a7",
    "1 men c5",
    "5 men c4,c5 c4=F,c5=L",
    "5 men bonus c4,c5 c4=L,c5=L",
    "6 two bonus c4,c5",
    "2 three c4",
    "1 house c4",
)
_MARK = re.compile(r"\{[^{} ]*\}|\[\[?[^][ ]*\]|chiefdom-\d|<[^>]*>")
"""Pictures, and what programs call a game."""
_PRINTED = re.compile(r'<text[^>]*>([^<]*)</text>|(?:aria-label|data-(?:empty|full|also))="([^"]*)"')


def find_english(texts: Iterable[str | None]) -> list[str]:
    """Return the texts with a plain word in them."""
    return [text for text in texts if text and re.search(r"[A-Za-z]{2,}", _MARK.sub(" ", text))]


def states_of(game: Chiefdom) -> Iterator[State]:
    """Return sheets with everything on them: with dice and cards, alone and at the end of a game for two."""
    bonus = "bonus=0 " if game.edition.has_bonus else ""
    plain = state_of(sheet(game.id, *EVERYTHING))
    dealt = state_of(sheet(f"{game.id} {bonus}{CARDS_DEALT}", *EVERYTHING))
    yield replace(plain, roll=ROLLS.index((1, 2, 3)))
    yield replace(dealt, roll=ROLLS.index((4, 4, 4)), turn=7)
    yield replace(dealt, sheets=dealt.sheets * 2, drawn=dealt.drawn * 2, over=True)


def test_choices_and_moves_are_told_in_the_language() -> None:
    game = BOTH[1]
    with in_language(PSEUDO):
        assert not find_english(game.vocabulary.labels[1:])
        assert not find_english(label for dice in ROLLS for label in label_readings(dice).values())
        moves = [game.parse_move(move) for move in MOVES]
        assert not find_english(describe_move(game, move) for move in moves)
        assert not find_english(describe_own_move(game, move) for move in moves)


@pytest.mark.parametrize("game", BOTH)
def test_parts_are_explained_in_the_language(game: Chiefdom) -> None:
    scores = [f"score-{term}" for term in (*game.terms, "total")]
    parts = [*game.vocabulary.all_places, "logs", "fish", "sums", "card-1", "card-14", *scores]
    with in_language(PSEUDO):
        for state in states_of(game):
            told = [explain_part(game, state, 0, part) for part in parts]
            assert all(told)
            assert not find_english(told)


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    "layout",
    [Layout(), Layout(is_paper=True), Layout(is_tall=True), Layout(is_tall=True, is_lying=True)],
    ids=["wide", "paper", "tall", "lying"],
)
def test_sheets_are_drawn_in_the_language(game: Chiefdom, layout: Layout) -> None:
    with in_language(PSEUDO):
        for state in states_of(game):
            printed = layout._replace(printed=DRAWING.list_printed(state, 0))
            base = DRAWING.print_base(game, game.options_of(state), printed)
            texts = [one or other for one, other in _PRINTED.findall("".join(base.pieces[::2]))]
            marks = DRAWING.list_marks(game, state, 0, Details(("",) * len(state.sheets)))
            assert len(texts) > 20
            assert not find_english([base.name, *texts, marks["note"], marks.get("score-rank")])


def test_marks_and_shapes_have_words_in_the_language() -> None:
    with in_language(PSEUDO):
        assert not find_english(DRAWING.words.values())
        titles = [re.findall("<title>(.*)</title>", draw_shape("linked", die)) for die in range(1, 7)]
        assert not find_english(title for found in titles for title in found)


@pytest.mark.parametrize("game", BOTH)
def test_a_terminal_tells_it_in_the_language(game: Chiefdom) -> None:
    assert PAINTER.paint_large is not None
    with in_language(PSEUDO):
        for state in states_of(game):
            lines = [
                *PAINTER.paint(game, state, 0, (), ()),
                *PAINTER.paint_large(game, state, 0, (), ()),
                *PAINTER.describe_dice(game, state, 0),
                *PAINTER.reference(game, state),
            ]
            assert not find_english(line.plain for line in lines)


@pytest.mark.parametrize("game", BOTH)
def test_rules_and_cards_are_printed_in_the_language(game: Chiefdom) -> None:
    with in_language(PSEUDO):
        decks = [page.data["cards"] for page in lay_deck(Paper(210, 297, 10))]
        cards = [card for deck in decks if isinstance(deck, list) for card in deck]
        assert len(cards) == len(DECK)
        assert not find_english(card[key] for card in cards for key in ("name", "says", "note"))
        for state in states_of(game):
            pages = [rules_of(game, game.options_of(state), is_paper) or "" for is_paper in (False, True)]
            assert not find_english(line for page in pages for line in page.split("\n"))


@pytest.mark.parametrize("game", BOTH)
def test_names_options_and_ranks_are_said_in_the_language(game: Chiefdom) -> None:
    ranks = [*(rank for _, rank in RANKS), HIGHEST_RANK]
    with in_language(PSEUDO):
        said: list[str | None] = [name_game(game), tell_about(game), summarize_game(game), judge_coach(game)]
        said += [game.manifest.footer, *(mention_term(game, term) for term in game.terms)]
        said += [name_rank(game, rank) for rank in ranks]
        for option in game.options:
            said += [tell_option(game, option), tell_text(option.help)]
            said += [word for listed in option.listed.values() for word in listed]
        for option in usual_options(game.options):
            said += [label_option(game, option), *(name_value(game, option, each) for each in option.values)]
        for field in _list_fields(game):
            said += [field.label, *(value.label for value in field.values)]
        assert not find_english(said)


def _list_fields(game: Chiefdom) -> list[FormField]:
    def say(key: str, otherwise: str = "", **values: object) -> str:
        return game.manifest.messages.say_or(key, otherwise, **values)

    list_fields = game.manifest.form.list_fields
    assert list_fields is not None
    return [*list_fields(game, sheet(game.id), say)]


def test_refusals_are_told_in_the_language_and_english_in_records() -> None:
    game = BOTH[1]
    state = replace(state_of(sheet(game.id, *EVERYTHING)), roll=ROLLS.index((1, 2, 3)), pending=(0,))
    for move in ("6 water c4,d4", "2 wall c4", "3 men c4", "1 water a1", "3 wall c9", "2 men c2 c2=B"):
        with pytest.raises(RollwrightError) as refused:
            game.apply(state, MoveStep(0, game.parse_move(move)))
        english = str(refused.value)
        with in_language(PSEUDO):
            told = tell_error(refused.value)
        assert find_english([english])
        assert told != english


@pytest.mark.parametrize("text", ["chiefdom-2\n", sheet("chiefdom-2", "c4 L"), sheet("chiefdom-2", "c4 H"),
                                  sheet("chiefdom-2", "c4 #"), sheet("chiefdom-2 bonus=3")])  # fmt: skip
def test_what_no_game_reaches_is_refused_in_the_language(text: str) -> None:
    with pytest.raises(RollwrightError) as refused:
        state_of(text, checked=True)
    with in_language(PSEUDO):
        assert not find_english([tell_error(refused.value).replace("bonus=", "")])


@pytest.mark.parametrize("language", list_languages())
def test_every_language_fits_on_the_sheet(language: str) -> None:
    with in_language(language):
        terms = [mention_term(BOTH[1], term) for term in BOTH[1].terms]
        assert [term for term in terms if len(term) > 22] == []
        assert [line.word for line in LINES if len(line.word) > 8] == []
        assert [name for name in ICON_NAMES.values() if len(name) > COLUMN] == []
        assert [says for _, says in CARDS.values() if len(wrap(says, SCREEN.letters)) > 3] == []
