"""Activation shown, and changed pip by pip."""

from __future__ import annotations

from random import Random

import pytest

from rollwright.core.arrangement import Arranging
from rollwright.core.errors import IllegalMove, InvalidMove
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.challenges import OFF
from rollwright.games.fiefdoms.state import State
from rollwright.sheets.svg import draw

from .sheets import random_sheet
from .test_workers import STATE

FULL = State(OFF, (random_sheet(Random(4), "usual"),))


def test_the_best_is_offered_first_with_every_building_that_needs_labourers() -> None:
    best = FIEFDOMS.arrange(STATE, 0)
    assert best.is_best
    assert best.score == FIEFDOMS.score(STATE, 0)
    assert [part.place for part in best.parts] == ["p11", "p12"]
    assert all(part.counts for part in best.parts)
    assert best.parts[0].label == "farm on 1,1: 2 of 2 labourers (2 from 1,1), 3 points"


def test_fiefdoms_has_something_to_arrange() -> None:
    assert isinstance(FIEFDOMS, Arranging)


def test_a_pip_goes_from_its_square_to_a_building_it_touches() -> None:
    nobody = FIEFDOMS.arrange(STATE, 0, "")
    ways = {tuple(place for step in edit.steps for place in step.places) for edit in nobody.edits}
    assert ways == {("s11", "p11"), ("s11", "p12"), ("s12", "p12")}


def test_calling_everybody_home_leaves_a_building_inactive() -> None:
    best = FIEFDOMS.arrange(STATE, 0)
    home = next(edit for edit in best.edits if edit.steps[0].places == ("p12",))
    after = FIEFDOMS.arrange(STATE, 0, home.after)
    assert not after.is_best
    assert [part.counts for part in after.parts] == [True, False]
    assert after.score.total == best.score.total - 3


def test_every_change_leads_to_an_arrangement_that_may_be() -> None:
    random, text = Random(7), ""
    for _ in range(40):
        edits = FIEFDOMS.arrange(FULL, 0, text).edits
        if not edits:
            break
        text = random.choice(edits).after
        assert FIEFDOMS.arrange(FULL, 0, text).score.total <= FIEFDOMS.score(FULL, 0).total


def test_what_cannot_be_arranged_says_why() -> None:
    with pytest.raises(IllegalMove, match="square 1,2 does not touch plot 1,1"):
        FIEFDOMS.arrange(STATE, 0, "1,2>1,1=1")
    with pytest.raises(InvalidMove, match="workers are written"):
        FIEFDOMS.arrange(STATE, 0, "everybody")


def test_the_drawing_shows_the_players_own_arrangement() -> None:
    best = FIEFDOMS.arrange(FULL, 0)
    assert draw(FIEFDOMS, FULL, 0, arrangement=best.text) == draw(FIEFDOMS, FULL, 0)
    nobody = draw(FIEFDOMS, FULL, 0, arrangement="")
    assert nobody.count(", active") < draw(FIEFDOMS, FULL, 0).count(", active")
