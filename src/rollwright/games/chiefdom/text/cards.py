"""What the cards are called and say, in the current language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from ....language.current import cached_in_language
from ..board import WIDTH
from ..edition import DECK, FIRST_OWN, OWN_CARDS
from .messages import MESSAGES

K = TypeVar("K", int, str)


@cached_in_language()
def tell_card(number: int) -> tuple[str, str]:
    """Return a card's name and text, in our own words."""
    if number < FIRST_OWN:
        return MESSAGES.say(f"card-{number}"), MESSAGES.say(f"card-{number}-says", columns=WIDTH)
    card = OWN_CARDS[number - FIRST_OWN]
    return card.name, card.text or MESSAGES.say("card-own-says", points=card.points, each=card.each)


def number_card(number: int) -> str:
    """3 -> "3 Felling crew" """
    return MESSAGES.say("card-numbered", number=number, name=tell_card(number)[0])


class _Cards(Mapping[K, tuple[str, str]]):
    """Each card's name and text in the current language, by its number or its number as text."""

    def __init__(self, numbers: Iterable[K]) -> None:
        self._numbers: tuple[K, ...] = tuple(numbers)

    def __getitem__(self, number: K) -> tuple[str, str]:
        if number not in self._numbers:
            raise KeyError(number)
        return tell_card(int(number))

    def __iter__(self) -> Iterator[K]:
        return iter(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)


CARDS = _Cards(DECK)
CARDS_BY_TEXT = _Cards(map(str, DECK))
