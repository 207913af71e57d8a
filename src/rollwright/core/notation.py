"""Moves as text: one writer and one reader for all games, over the vocabulary.

A game says how choices of each kind are written, and which kinds make up a move, each form with an example:

    Notation(VOCABULARY, {"die": Spelling("{value}"), ...}, {"die icon bonus? squares job*": "6 water c4,c5"})

In a form `kind?` may be left out, `kind*` and `kind+` repeat, `one|other` is either, `kind:value` one choice.
Without spellings and forms a move is one or more choices, each its kind and its value: `keep 3,3 score sum`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from ..language.reasons import Reason
from .errors import MESSAGES, IllegalMove, InvalidMove
from .types import Choice, Move
from .vocabulary import Path, Vocabulary

_ITEM = re.compile(r"(?P<kinds>[^:]+?)(?::(?P<value>\S+?))?(?P<times>[?*+]?)")
_MOST_WORDS = 64
_PART = r"(?P<value>\S+)"


class Spelling(NamedTuple):
    """How the choices of one kind are written.

    `{kind}` and `{value}` are a word each; `{words}` is the rest of the text, the value's commas as spaces.
    """

    template: str = "{kind} {value}"
    rule: str = ""
    """What to tell people who wrote something else: "a die shows 1 to 6"."""
    tidy: Callable[[str], str] = str
    """Turns what people write into the vocabulary's value; may raise InvalidMove."""
    has_commas: bool = False
    """Whether several in a row are one word, in the order of the vocabulary: `c4=F,c5=L`."""

    def write(self, choice: Choice) -> str:
        """Return a choice as text."""
        words = choice.value.replace(",", " ")
        return self.template.format(kind=choice.kind, value=choice.value, words=words).rstrip()

    def pattern(self, kind: str, kinds: Iterable[str]) -> re.Pattern[str]:
        """Return what matches such a choice; a value may be empty behind its kind, and is no kind then."""
        other = "|".join(map(re.escape, kinds))
        text = re.escape(self.template).replace(r"\{kind\}", re.escape(kind)).replace(r"\ ", " ")
        text = text.replace(r" \{value\}", rf"(?: (?!(?:{other})(?: |$)){_PART})?")
        text = text.replace(r"\{value\}", _PART).replace(r"\{words\}", "(?P<value>.+)")
        return re.compile(text + "(?: |$)")


class Item(NamedTuple):
    """A place in a form: the kinds of choice that may stand there, their one value if any, and how often."""

    kinds: tuple[str, ...]
    value: str | None
    times: str

    @property
    def repeated(self) -> Item:
        """What may follow one that repeats."""
        return self._replace(times="*")


Form = tuple[Item, ...]


def _parse_form(text: str) -> Form:
    """ "die bonus? job*" -> its items"""
    matches = (match for match in map(_ITEM.fullmatch, text.split()) if match)
    return tuple(Item(tuple(m["kinds"].split("|")), m["value"], m["times"]) for m in matches)


class Notation:
    """The text of a game's moves; `parse` undoes `format`."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        spellings: Mapping[str, Spelling] | None = None,
        forms: Mapping[str, str] | None = None,
        check: Callable[[Move], None] | None = None,
    ) -> None:
        """`check` raises InvalidMove for choices that fit a form and yet make up no move."""
        choices = vocabulary.choices[1:]
        kinds = tuple(dict.fromkeys(choice.kind for choice in choices))
        self.vocabulary, self._check = vocabulary, check
        self.spellings = {kind: (spellings or {}).get(kind, Spelling()) for kind in kinds}
        self.patterns = {kind: spelling.pattern(kind, kinds) for kind, spelling in self.spellings.items()}
        self._written = ("", *(self.spellings[choice.kind].write(choice) for choice in choices))
        forms = forms or {"|".join(kinds) + "+": self._written[1]}
        self.forms = {_parse_form(form): example for form, example in forms.items()}
        self._letters, self._shapes = _name_classes(vocabulary, self.forms)

    @property
    def examples(self) -> str:
        """How moves are written, for people."""
        return Reason(MESSAGES, "moves-are-written-like", examples=self.quoted)

    @property
    def quoted(self) -> str:
        """An example of every form."""
        return ", ".join(map(repr, self.forms.values()))

    def path_of(self, move: Move) -> Path:
        """Return a move's path; IllegalMove if the choices make up none, legal or not."""
        path, letters = self.vocabulary.path_of(move), self._letters
        if not self._shapes.fullmatch("".join([letters[number] for number in path])):
            raise IllegalMove(Reason(MESSAGES, "choices-make-no-move", written=self.examples))
        if self._check is not None:
            self._check(move)
        return path

    def format(self, move: Move) -> str:
        """Return a move as text; IllegalMove if the choices make up none."""
        path = self.path_of(move)
        text, before = self._written[path[0]], move[0].kind
        for number, choice in zip(path[1:], move[1:]):
            has_comma = choice.kind == before and self.spellings[before].has_commas
            text += ("," if has_comma else " ") + self._written[number]
            before = choice.kind
        return text

    def parse(self, text: str) -> Move:
        """Read a move; InvalidMove says what is wrong. Says nothing of legality."""
        reader = _Reader(self, " ".join(text.split()[:_MOST_WORDS]))
        for form, example in self.forms.items():
            path = reader.match(form, 0, example)
            if path is not None:
                move = self.vocabulary.move_of(path)
                if self._check is not None:
                    self._check(move)
                return move
        raise reader.fault


def _name_classes(vocabulary: Vocabulary, forms: Iterable[Form]) -> tuple[list[str], re.Pattern[str]]:
    """Return a letter for every choice, and what matches the letters of a move: its forms."""
    items = [item for form in forms for item in form]
    classes = dict.fromkeys((kind, item.value) for item in items for kind in item.kinds)
    letter = {each: chr(ord("a") + n) for n, each in enumerate(classes)}
    letters = [letter.get(choice) or letter.get((choice.kind, None), "-") for choice in vocabulary.choices]
    shapes = (
        "".join(f"[{''.join(letter[kind, item.value] for kind in item.kinds)}]{item.times}" for item in form)
        for form in forms
    )
    return letters, re.compile("|".join(shapes))


class _Reader:
    """Reads one text; keeps what is wrong with the word furthest on, where most of it was a move."""

    def __init__(self, notation: Notation, text: str) -> None:
        self._notation, self._text, self._furthest = notation, text, 0
        self._fault: InvalidMove | str = ""

    @property
    def fault(self) -> InvalidMove:
        """What is wrong; most readings that fail are followed by one that succeeds, and need no words."""
        if isinstance(self._fault, InvalidMove):
            return self._fault
        example = self._fault or self._notation.quoted
        return InvalidMove(Reason(MESSAGES, "move-like-not", example=example, text=repr(self._text[:40])))

    def match(self, form: Form, at: int, example: str) -> Path | None:
        """Return the choices of the text from a place on, if they are of this form."""
        if not form and at >= len(self._text):
            return ()
        item, rest = form[0] if form else Item((), None, ""), form[1:]
        for kind in item.kinds:
            found = self._read(kind, item.value, at, example)
            if found is not None:
                left = (item.repeated, *rest) if item.times in ("*", "+") else rest
                behind = self.match(left, found[1], example)
                return None if behind is None else found[0] + behind
        if item.times in ("?", "*"):
            return self.match(rest, at, example)
        self._blame(at, repr(example))
        return None

    def _read(self, kind: str, value: str | None, at: int, example: str) -> tuple[Path, int] | None:
        """Return the choices of a kind that are written at a place, in their order, and where they end."""
        match = self._notation.patterns[kind].match(self._text, at)
        said = (match and match.groupdict().get("value")) or ""
        if match is None or value not in (None, said):
            return None
        parts = said.split(",") if self._notation.spellings[kind].has_commas else [said]
        try:
            return tuple(sorted(self._find(kind, part, example) for part in parts)), match.end()
        except InvalidMove as wrong:
            self._blame(match.end() - len(said), wrong, is_sure=True)
            return None

    def _find(self, kind: str, said: str, example: str) -> int:
        """Return the number of a choice; InvalidMove if there is none."""
        spelling, vocabulary = self._notation.spellings[kind], self._notation.vocabulary
        if "{value}" not in spelling.template and "{words}" not in spelling.template:
            return vocabulary.first_of(kind)
        choice = Choice(kind, spelling.tidy(said))
        if choice in vocabulary:
            return vocabulary.number_of(choice)
        text = repr(said[:24])
        like = Reason(MESSAGES, "move-does-not-fit", example=repr(example), text=text)
        rule = Reason(MESSAGES, "move-rule-not", rule=spelling.rule, text=text)
        raise InvalidMove(rule if spelling.rule else like)

    def _blame(self, at: int, wrong: InvalidMove | str, is_sure: bool = False) -> None:
        if at > self._furthest or (is_sure and at == self._furthest > 0):
            self._furthest, self._fault = at, wrong
