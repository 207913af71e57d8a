"""Games in which every turn fills a box of a card: texts, score, drawing and planes follow from the card.

A position has a `card`, a NamedTuple with a number for each box, EMPTY where nothing is written. Boxes are
the terms of the score and places of the vocabulary. What else a game of turns needs is in `kernel.turns`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol, TypeVar

from ..compiler.jit import jit
from ..compiler.target import replace_fields
from ..core.errors import InvalidSetup, InvalidSheet
from ..core.options import Options, changed_options, fill_options, parse_options
from ..core.types import Seat
from . import interface as kernel
from . import step_kernel as stepped
from .planes import Plane, Planes, PlaneSet, each, length_of, show
from .turns import DicePosition, TurnGame, TurnState, serve_turns
from .types import Array, Numbers, Params


class Card(Protocol):
    """A number for each box: a named tuple."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[int]: ...


class CardPosition(DicePosition, Protocol):
    """A position with a card."""

    @property
    def card(self) -> Card:
        """What stands in each box."""


P = TypeVar("P", bound=CardPosition)
EMPTY = -1
CROSS = "x"


# ---- what the kernel promises


@jit
def count_filled(params: Params, at: CardPosition) -> int:
    """Return how many boxes are filled, one in each turn."""
    filled = 0
    for number in at.card:
        filled += int(number != EMPTY)
    return filled


@jit
def score_card(params: Params, at: CardPosition, seat: int, terms: Array, start: int) -> int:
    """Write what stands in each box and return the sum."""
    total, place = 0, start
    for number in at.card:
        points = number if number != EMPTY else 0
        terms[place] = points
        total += points
        place += 1
    return total


@jit
def show_card(params: Params, at: CardPosition, planes: Planes, first: int) -> None:
    """Write which boxes are filled, then what stands in them."""
    place = first
    for number in at.card:
        if number != EMPTY:
            show(planes, place, 1)
            show(planes, place + len(at.card), number)
        place += 1


@jit
def show_numbers(
    params: Params, at: CardPosition, seat: int, path: Numbers, steps: int, planes: Planes, others: int
) -> None:
    """Write a seat's card, and behind the others' what the game shows besides."""
    show_card(params, at, planes, 0)
    first = 2 * len(at.card) * (1 + others)
    for n in range(length_of(planes) - first):
        show(planes, first + n, stepped.number_at(params, at, n))


def serve_cards(params: type, position: type) -> None:
    """Let the kernel count, score and show cards, roll and keep positions, at tables of that type."""
    serve_turns(params, position)
    kernel.turn_at.implement(params)(count_filled)
    kernel.terms_at.implement(params)(score_card)
    stepped.show_at.implement(params)(show_numbers)
    stepped.show_other.implement(params)(show_card)


def one_square(options: Options) -> tuple[int, int]:
    """What is seen as numbers has no board."""
    return 1, 1


def make_planes(boxes: Sequence[str], most: int, rest: Sequence[Plane] = ()) -> PlaneSet:
    """Return the planes of a card, whose boxes hold `most` at most, and of the numbers of `number_at`."""
    return PlaneSet((*each("used", boxes), *each("points", boxes, most)), tuple(rest), one_square)


# ---- the game


class CardGame(TurnGame[P]):
    """A game of turns whose sheet is a card of boxes."""

    def can_hold(self, box: str, number: int) -> bool:
        """Say whether any dice bring that number in a box."""
        return number >= 0

    def marks(self, state: TurnState[P], seat: Seat) -> Mapping[str, str]:
        """Cross out the boxes that are filled."""
        return {box: CROSS for box, number in self._boxes(state, seat).items() if number != EMPTY}

    def _boxes(self, state: TurnState[P], seat: Seat) -> dict[str, int]:
        return dict(zip(self.terms, state.sheets[seat].card))

    def format_sheet(self, state: TurnState[P], seat: Seat) -> str:
        head = [self.id, *changed_options(self.options, self.options_of(state))]
        boxes = self._boxes(state, seat).items()
        return "\n".join([" ".join(head), *(f"{box} {_format_number(n)}" for box, n in boxes)]) + "\n"

    def parse_sheet(self, text: str, checked: bool = True) -> TurnState[P]:
        head, *lines = [line.split() for line in text.strip().splitlines()] or [[]]
        if head[:1] != [self.id] or [line[:1] for line in lines] != [[box] for box in self.terms]:
            raise InvalidSheet(f"a sheet is '{self.id}' and a line with each box: '{self.terms[0]} .'", 1)
        card = [self._parse_number(line, n) for n, line in enumerate(lines, 2)]
        at = replace_fields(
            self.fresh, {"card": replace_fields(self.fresh.card, dict(zip(self.terms, card)))}
        )
        try:
            options = fill_options(self.options, parse_options(head[1:]))
        except InvalidSetup as wrong:
            raise InvalidSheet(str(wrong), 1) from None
        return TurnState((at,), options=tuple(options.items()))

    def _parse_number(self, line: list[str], number: int) -> int:
        box, *words = line
        if words == ["."]:
            return EMPTY
        if len(words) != 1 or not words[0].isdecimal() or not self.can_hold(box, int(words[0])):
            said = " ".join(words)[:10]
            raise InvalidSheet(f"nothing brings {said!r} in {box}; '.' is for a box that is open", number)
        return int(words[0])


def _format_number(number: int) -> str:
    return "." if number == EMPTY else str(number)
