"""The prompt for one decision of a person: the sheet, the dice, the choices and their gains."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from rich.text import Text

from rollwright.cli.messages import MESSAGES
from rollwright.core.types import Ghost, Move, Seat
from rollwright.sheets.terminal import Painter, paint_sheet
from rollwright.table.rules.match import Match

from .advice import Advice
from .layout import TABLE_KEYS, Lines, fold, has_room, key_bar, lay_out, panel_room, wrap_beside
from .menus import menu_keys
from .picker import Picker
from .placement import mirror
from .preview import Change, Preview
from .summaries import (
    describe_menu,
    describe_missing,
    describe_others,
    describe_path,
    describe_steps,
    describe_terms,
)
from .window import Window

UNDO = "undo"
TYPING_WAIT = 0.7
"""Seconds within which the next letter continues a square's name: c, c1, c12."""
ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
PAGE = 8
"""Lines of a menu that Page Up and Page Down scroll."""


class TableScreen(Protocol):
    """The screen of the match that the decision belongs to."""

    match: Match
    painter: Painter[object]
    window: Window

    def title(self, seat: Seat, standing: str, columns: int) -> Text: ...
    def describe_caption(self, width: int) -> Lines: ...
    def ask_hint(self, seat: Seat) -> Advice: ...
    def why_no_undo(self, seat: Seat) -> str: ...
    def show_rules(self) -> None: ...
    def show_others(self, seat: Seat) -> None: ...
    def leave(self) -> None: ...


class Prompt:
    """The decision of a waiting seat, by keys."""

    def __init__(self, table: TableScreen, seat: Seat, note: str = "") -> None:
        """List the seat's moves."""
        game, match = table.match.game, table.match
        self._table = table
        self._seat = seat
        self._preview = Preview(game, match.state, seat)
        self._picker = Picker(game.moves(match.state, seat), game.vocabulary.places_of, table.painter.locate)
        self._scores = game.scores(self._preview.view)
        self._advice: Advice | None = None
        self._advised = 0
        self._note = note
        self._typed = ""

    def ask(self) -> Move | str:
        """Return the move decided on, or UNDO."""
        if not self._picker.fork.options:
            self._note = self._note or MESSAGES.say("only-move")
        while True:
            key = self._table.window.ask(self._draw, TYPING_WAIT if self._typed else None)
            taken = self._end_typing() if key is None else self._press(key)
            if taken is not None:
                return taken

    def _press(self, key: str) -> Move | str | None:
        self._note = ""
        if self._advice is not None:
            return self._take_advice(self._advice, key)
        if self._type(key):
            return None
        waiting = self._end_typing()
        return waiting if waiting is not None else self._obey(key)

    def _obey(self, key: str) -> Move | str | None:
        picker = self._picker
        commands: dict[str, Callable[[], Move | str | None]] = {
            "enter": picker.take,
            "space": picker.take,
            "esc": self._back,
            "backspace": self._back,
            "left": self._left,
            "h": self._ask_hint,
            "u": self._undo,
            "?": lambda: self._table.show_rules(),
            "o": lambda: self._table.show_others(self._seat),
            "q": lambda: self._table.leave(),
            "r": lambda: self._turn(False),
            "m": lambda: self._turn(True),
            "tab": lambda: picker.step(1),
            "backtab": lambda: picker.step(-1),
            "page down": lambda: picker.scroll(PAGE),
            "page up": lambda: picker.scroll(-PAGE),
            "home": lambda: picker.scroll(-len(picker.fork.options)),
            "end": lambda: picker.scroll(len(picker.fork.options)),
        }
        keys = self._menu_keys
        if key.lower() in keys and key not in commands:
            return picker.take_menu(keys.index(key.lower()))
        if key in ARROWS and (key != "left" or picker.placement):
            picker.move(*ARROWS[key])
            return None
        return commands[key]() if key in commands else None

    def _left(self) -> None:
        self._picker.move(0, -1)

    def _back(self) -> None:
        if not self._picker.back():
            self._note = MESSAGES.say("first-choice")

    def _turn(self, mirrored: bool) -> None:
        if self._picker.placement is None:
            self._note = MESSAGES.say("nothing-to-turn")
        elif not self._picker.turn(mirrored):
            self._note = MESSAGES.say("same-mirrored" if mirrored else "fits-no-other-way")

    def _undo(self) -> str | None:
        if self._table.match.can_undo(self._seat):
            return UNDO
        self._note = self._table.why_no_undo(self._seat)
        return None

    # ---- hints

    def _ask_hint(self) -> None:
        self._advice, self._advised = self._table.ask_hint(self._seat), 0

    @property
    def _hint(self) -> Move | None:
        """The advised move that is highlighted."""
        return None if self._advice is None else self._advice.suggestions[self._advised].move

    def _take_advice(self, advice: Advice, key: str) -> Move | None:
        """Take the highlighted move, highlight another, or drop the advice."""
        numbers = [str(number) for number in range(1, len(advice.suggestions) + 1)]
        if key in ("enter", "space"):
            return advice.suggestions[self._advised].move
        if key in numbers:
            self._advised = numbers.index(key)
        elif key in ("down", "up", "tab", "backtab"):
            step = 1 if key in ("down", "tab") else -1
            self._advised = (self._advised + step) % len(numbers)
        else:
            self._advice = None
        return None

    def _describe_advice(self, advice: Advice, width: int) -> Lines:
        """Return the advised moves with their expected results."""
        game, painter = self._table.match.game, self._table.painter
        title = "best-moves" if len(advice.suggestions) > 1 else "quick-look"
        lines = [Text(MESSAGES.say(title), style="bold")]
        for number, suggestion in enumerate(advice.suggestions):
            style = "reverse" if number == self._advised else ""
            move = f"({number + 1}) {painter.describe_move(game, suggestion.move)}"
            lines += [*fold(move, width, style, "    ")]
            lines += [Text(f"    {suggestion.expectation}")] if suggestion.expectation else []
        return [*lines, *(fold(advice.note, width) if advice.note else [])]

    # ---- typing a square's name

    @property
    def _names(self) -> dict[str, str]:
        """The names that can be typed now, and their places."""
        placements, painter = self._picker.fork.placements, self._table.painter
        places = {name for placed in placements for name in placed.places}
        return {painter.spell(name).replace(",", ""): name for name in places}

    @property
    def _menu_keys(self) -> list[str]:
        return menu_keys(self._picker.fork.menu, {name[0] for name in self._names})

    def _type(self, key: str) -> bool:
        """Take a key as part of a square's name, if it can be; say whether it was."""
        if len(key) != 1 or self._is_menu_key(key):
            return False
        typed, names = (self._typed + key).replace(",", ""), self._names
        if self._typed and key == ",":
            return True
        if not typed or not any(name.startswith(typed) for name in names):
            return self._miss(typed)
        self._typed = typed
        if typed in names:
            self._picker.jump(names[typed])
        return True

    def _miss(self, typed: str) -> bool:
        """Note that nothing can be drawn on the typed square; False if it is no square."""
        if not self._typed or not typed[-1].isdecimal():
            return False
        self._note, self._typed = MESSAGES.say("cannot-draw-on", square=typed), ""
        return True

    def _is_menu_key(self, key: str) -> bool:
        return not self._typed and key.lower() in self._menu_keys

    def _end_typing(self) -> Move | str | None:
        """Stop typing; a single letter that is a command, too, is obeyed."""
        typed, self._typed = self._typed, ""
        return self._obey(typed) if len(typed) == 1 and typed not in self._names else None

    # ---- drawing

    def _draw(self, columns: int, rows: int) -> Lines:
        game, table, seat = self._table.match.game, self._table, self._seat
        path = self._hint or self._picker.highlighted
        change = self._preview.change_of(path) if self._hint else self._preview.change(self._picker.ends)
        view, ghosts = self._preview.view, self._preview.ghosts(path)
        scores = describe_terms(game, view, self._preview.score, change, columns)
        fits = partial(has_room, scores=scores, columns=columns, rows=rows - 3)
        sheet = paint_sheet(game, view, seat, ghosts, self._cursor(path, ghosts), fits)
        dice = wrap_beside(table.painter.describe_dice(game, view, seat), sheet, columns)
        panel = self._panel(*panel_room(sheet, dice, scores, columns, rows - 3))
        body = lay_out(sheet, dice, panel, scores, columns, rows - 3)
        title = table.title(seat, table.painter.describe_standing(self._preview.score), columns)
        return [title, *body, self._message(path, change, columns), self._keys_line(columns)]

    def _cursor(self, path: Move, ghosts: tuple[Ghost, ...]) -> list[str]:
        """Return the places of the highlighted choice, where the preview marks none."""
        places_of = self._table.match.game.vocabulary.places_of
        return [] if ghosts else [place for choice in path[-1:] for place in places_of(choice)]

    def _panel(self, width: int, height: int) -> Lines:
        """Return the question with its menu, then the other seats and the recent steps."""
        match = self._table.match
        if self._advice is not None:
            return self._describe_advice(self._advice, width)
        lines = [*self._table.describe_caption(width), *self._question(width)]
        others = describe_others(match, self._scores, self._seat, width)
        room = max(1, height - len(lines) - (others is not None))
        lines += describe_menu(self._preview, self._picker, self._menu_keys, room, width)
        rest = height - len(lines) - (others is not None)
        lines += describe_missing(self._preview, self._picker, rest, width)
        rest = height - len(lines) - (others is not None)
        recent = describe_steps(match, self._seat, min(rest - 1, 2 + 3 * (rest > 8)), width)
        if others is not None or recent:
            lines += [Text()] if rest > len(recent) else []
        return lines + ([others] if others is not None else []) + recent

    def _question(self, width: int) -> Lines:
        placements = self._picker.fork.placements
        if not placements:
            return []
        name = "where-at" if self._picker.placement else "where"
        question = MESSAGES.say(name, number=self._picker.cursor + 1, all=len(placements))
        return [Text(question, style="bold"), *fold(self._describe_keys(), width)]

    def _describe_keys(self) -> str:
        """Return the keys that move a placement: only those with an effect."""
        placements = self._picker.fork.placements
        here = self._picker.placement or placements[0]
        forms = {placement.form for placement in placements}
        words = ["move-arrows"]
        if len(forms) > 1:
            words.append("move-turn" if len(here.form) > 1 else "move-icon")
        if mirror(here.form) in forms - {here.form}:
            words.append("move-mirror")
        square = self._table.painter.spell(here.places[0])
        return ", ".join(MESSAGES.say(word, square=square) for word in [*words, "move-tab", "move-type"])

    def _message(self, path: Move, change: Change | None, columns: int) -> Text:
        """Return the note, then the highlighted move and, if there is room, its gain."""
        move = describe_path(self._table.match.game, self._preview, self._picker, path)
        line = Text(f"{self._note}  " if self._note else "", style="bold yellow")
        hint = MESSAGES.say("hint", move=move) if self._hint else move
        line.append(hint if line.cell_len + len(hint) <= columns else move, style="bold")
        gain, typed = f"   {change.words}" if change else "", f"   {self._typed}_" if self._typed else ""
        return line.append(gain if line.cell_len + len(gain + typed) <= columns else "").append(typed)

    def _keys_line(self, columns: int) -> Text:
        if self._advice is not None:
            more = ["key-look"] if len(self._advice.suggestions) > 1 else []
            return key_bar(["key-take-hint", *more, "key-drop"], columns)
        back = ["key-back"] if self._picker.can_go_back else []
        undo = ["key-undo"] if self._table.match.can_undo(self._seat) else []
        return key_bar(["key-take", *back, "key-hint", *undo, *TABLE_KEYS], columns)
