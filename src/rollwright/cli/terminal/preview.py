"""Previews of choices: marks on the sheet and the change of the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rollwright.any_game import AnyGame
from rollwright.core.descriptions import list_missing
from rollwright.core.types import Ghost, Move, MoveStep, Score, Seat
from rollwright.core.vocabulary import shorten_label
from rollwright.drawing.painter import describe_range
from rollwright.sheets.terminal import painter_for

MOST_ENDS = 32
"""A path with more completions shows no score change: a key must be answered at once."""

LONGEST = 56
"""Columns for the labels of choices in a line with their gain and a note."""


class Change(NamedTuple):
    """The change of a score: the lowest and the highest total, and by term if it is certain."""

    lowest: int
    highest: int
    terms: dict[str, int]
    words: str
    """With its unit: "+9 points", "+1 to +3 marks"."""

    def __str__(self) -> str:
        return describe_range(self.lowest, self.highest)


class Preview:
    """The previews of one decision, from the seat's view."""

    def __init__(self, game: AnyGame, state: object, seat: Seat) -> None:
        """Take the seat's view of the state."""
        self._game = game
        self._seat = seat
        self._painter = painter_for(game)
        self.view = game.view(state, seat)
        self.score = game.score(self.view, seat)
        self._labels = game.labels(self.view, seat)
        self._scores: dict[Move, Score] = {}

    def label(self, path: Move) -> str:
        """Return the labels of choices, of this state or in general; long ones without explanation.

        A choice that the one before it names is left out: "2+5=7 three trees, shape 3" names the icon.
        """
        words, labels = self._game.vocabulary, list[str]()
        for number in words.path_of(path):
            label = self._labels.get(number, words.labels[number])
            labels += [] if labels and f" {label}," in labels[-1] else [label]
        text = ", ".join(labels)
        return text if len(text) <= LONGEST else ", ".join(map(shorten_label, labels))

    def short(self, path: Move) -> str:
        """Return the choices in few words, for a narrow menu."""
        words = self._game.vocabulary
        return ", ".join(shorten_label(self._labels.get(n, words.labels[n])) for n in words.path_of(path))

    def list_missing(self) -> list[str]:
        """Return what the dice would say but the sheet forbids: "1+2: A wall needs 2 logs: you have 0"."""
        told = list_missing(self._game, self.view, self._seat)
        return [f"{'+'.join(one.dice)}: {one.reason}" if one.dice else one.reason for one in told]

    def ghosts(self, path: Move) -> tuple[Ghost, ...]:
        """Return the marks of a path."""
        return self._game.ghosts(self.view, self._seat, path)

    def change(self, ends: Sequence[Move]) -> Change | None:
        """Return the change of the score by these moves; None if there are too many."""
        if not ends or len(ends) > MOST_ENDS:
            return None
        scores = [self._score_after(move) for move in ends]
        totals = [score.points - self.score.points for score in scores]
        terms = self._certain_differences(scores)
        return Change(min(totals), max(totals), terms, self._painter.describe_gain(self.score, scores))

    def change_of(self, move: Move) -> Change:
        """Return the change of the score by one move."""
        change = self.change([move])
        assert change is not None
        return change

    def _score_after(self, move: Move) -> Score:
        if move not in self._scores:
            after = self._game.apply(self.view, MoveStep(self._seat, move))
            self._scores[move] = self._game.score(after, self._seat)
        return self._scores[move]

    def _certain_differences(self, scores: Sequence[Score]) -> dict[str, int]:
        """Return the changes of the terms that change alike whichever move is made."""
        before, after = self.score.breakdown, scores[0].breakdown
        return {
            term: after[term] - before[term]
            for term in before
            if {score.breakdown[term] for score in scores} == {after[term]} != {before[term]}
        }
