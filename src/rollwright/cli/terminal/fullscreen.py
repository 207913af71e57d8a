"""A match in full-screen mode: turns, pauses in which a move can be undone, the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic

from rich.text import Text

from rollwright.cli.messages import MESSAGES
from rollwright.core.descriptions import name_game
from rollwright.core.errors import RollwrightError, tell_error
from rollwright.core.record import seat_of
from rollwright.core.teaching.lesson import Caption
from rollwright.core.types import Outcome, Roll, Seat
from rollwright.language.reasons import tell_text
from rollwright.sheets.terminal import Painter, paint_sheet
from rollwright.table.rules.match import Match

from .advice import Advice
from .decision import Prompt
from .layout import TABLE_KEYS, Lines, bar, fold, has_room, key_bar, lay_out, panel_room, wrap_beside
from .pages import explain_keys, read_pages, show_sheets
from .players import Players, name_seat
from .preview import Preview
from .summaries import (
    compare_scores,
    describe_ending,
    describe_others,
    describe_record,
    describe_steps,
    describe_terms,
    end_sentence,
    order_seats,
)
from .warmup import describe_wait
from .window import Leave, Window

WAITING_KEYS = ("key-leave",)
END_KEYS = ("key-new", "key-rules-only", "key-quit")


class FullScreen:
    """A match on a whole terminal screen."""

    def __init__(self, match: Match, painter: Painter[object], players: Players, window: Window) -> None:
        """Show the match from its present state."""
        self.match = match
        self.painter = painter
        self.window = window
        self._players = players
        self._holder: Seat = match.people[0]
        self._is_confirmed = False
        self._note = ""
        self._gain = ""
        self._captions: tuple[Caption, ...] = ()
        self._read = 0

    def play(self) -> None:
        """Play until a new game is asked for; Leave when somebody leaves."""
        is_done = False
        while not is_done:
            try:
                is_done = self._go_on()
            except RollwrightError as wrong:
                self._note = end_sentence(tell_error(wrong))
                self._is_confirmed = False

    def _go_on(self) -> bool:
        """Do the next thing the match needs; say whether a new game is asked for."""
        match = self.match
        if self._teach():
            return False
        person, outcome = match.person_to_move, match.outcome
        mover = next((seat for seat in match.people if match.can_undo(seat)), None)
        if not self._is_confirmed and (
            (mover is not None and mover != person) or not (match.game.waiting(match.state))
        ):
            self._pause(mover)
        elif outcome is not None:
            return self._show_end(outcome)
        elif person is not None:
            self._decide(person)
        elif match.bot_to_move is not None:
            self._move_bots()
        else:
            self._roll()
        return False

    def _teach(self) -> bool:
        """Show the next caption of a lesson, if one comes before the next step; say whether it did."""
        captions, match = self.match.captions, self.match
        if captions != self._captions and (match.bot_to_move is None or match.needs_roll):
            self._captions, self._read = captions, 0
            # A caption before a roll is read before the roll.
            self._is_confirmed = self._is_confirmed and not captions
        is_end = match.lesson is not None and match.lesson.is_over(match.record.steps)
        if captions != self._captions or self._read >= len(captions) - (not is_end):
            return False
        self._wait(partial(self._draw_pause, MESSAGES.say("enter-goes-on")))
        self._read += 1
        return True

    def describe_caption(self, width: int) -> Lines:
        """Return the present caption of a lesson, and how to see its move."""
        captions, match = self._captions, self.match
        if not captions or captions != match.captions or self._read >= len(captions):
            return []
        lines = fold(captions[self._read].plain, width, "bold yellow")
        taught = None if match.person_to_move is None else match.taught_move(match.person_to_move)
        if taught is not None and self._read == len(captions) - 1:
            lines.append(Text(MESSAGES.say("shows-it")))
        return lines

    def _roll(self) -> None:
        self.match.roll()
        self._gain = ""
        self._is_confirmed = self.match.needs_roll

    def _move_bots(self) -> None:
        """Let all waiting bots move; if that takes time, the screen says what it waits for."""
        while (seat := self.match.bot_to_move) is not None:
            draw = partial(self._draw_wait, seat, self._players.is_slow(self.match), monotonic())
            step = self.window.wait_for(partial(self._players.ask_bot, self.match), draw)
            self.match.play(step.seat, step.move)

    def _draw_wait(self, seat: Seat, is_slow: bool, began: float, columns: int, rows: int) -> Lines:
        left = len(self.match.game.waiting(self.match.state))
        name, seconds = name_seat(self.match, seat), monotonic() - began
        words = describe_wait(name, seconds, left, self._players.compiler, is_slow)
        return self._draw_pause(words, columns, rows, WAITING_KEYS)

    # ---- a person decides

    def _decide(self, seat: Seat) -> None:
        if seat != self._holder and len(self.match.people) > 1:
            self._hand_over(seat)
        self._holder = seat
        note, self._note = self._note, ""
        decision = Prompt(self, seat, note)
        answer = decision.ask()
        self._is_confirmed = False
        if isinstance(answer, str):
            self._undo(seat)
            return
        gain = Preview(self.match.game, self.match.state, seat).change_of(answer).words
        self.match.play(seat, answer)
        self._gain = gain

    def _undo(self, seat: Seat) -> None:
        move = self.match.undo(seat)
        self._note = MESSAGES.say("taken-back", move=self.painter.describe_move(self.match.game, move))
        self._gain = ""

    def _hand_over(self, seat: Seat) -> None:
        name = name_seat(self.match, seat)

        def draw(columns: int, rows: int) -> Lines:
            words = Text(MESSAGES.say("hand-over", name=name), style="bold", justify="left")
            prompt = Text(MESSAGES.say("enter-shows-sheet"))
            indent = " " * max(0, (columns - prompt.cell_len) // 2)
            centred = [Text(indent).append_text(words), Text(), Text(indent).append_text(prompt)]
            return [Text()] * (rows // 2 - 2) + centred

        self._wait(draw)

    def _wait(self, draw: Callable[[int, int], Lines]) -> str:
        """Wait for Enter, or another key that is valid here."""
        while True:
            key = self.window.ask(draw)
            if key in ("enter", "space", "u", "o", "?"):
                return str(key)
            if key == "q":
                self.leave()

    # ---- between decisions

    def _pause(self, mover: Seat | None) -> None:
        """Show the recent steps and wait; the last move can be undone."""
        words = self._describe_next(mover)
        key = self._wait(partial(self._draw_pause, words))
        self._note = ""
        if key == "u":
            if mover is None:
                self._note = self.why_no_undo(self._holder)
            else:
                self._undo(mover)
        elif key == "?":
            self.show_rules()
        elif key == "o":
            self.show_others(self._holder)
        else:
            self._is_confirmed = True

    def _describe_next(self, mover: Seat | None) -> str:
        match, name = self.match, ""
        person = match.person_to_move
        if match.outcome is not None:
            does = "enter-shows-end"
        elif person is not None:
            does, name = "enter-hands-over", name_seat(match, person)
        elif match.bot_to_move is not None:
            does = "enter-moves-bots" if len(match.game.waiting(match.state)) > 1 else "enter-moves-bot"
        else:
            does = "enter-rolls"
        return MESSAGES.say(does if mover is None else f"{does}-undo", name=name)

    @property
    def _keys(self) -> tuple[str, ...]:
        """The keys of a pause: undo only where there is a move to take back."""
        undo = ["key-undo"] if any(map(self.match.can_undo, self.match.people)) else []
        return ("key-go-on", *undo, *TABLE_KEYS)

    def _draw_pause(self, words: str, columns: int, rows: int, keys: tuple[str, ...] = ()) -> Lines:
        game, match, seat = self.match.game, self.match, self._holder
        view = game.view(match.state, seat)
        all_scores = game.scores(view)
        score = all_scores[seat]
        scores = describe_terms(game, view, score, None, columns)
        fits = partial(has_room, scores=scores, columns=columns, rows=rows - 3)
        sheet = paint_sheet(game, view, seat, fits=fits)
        dice = wrap_beside(self.painter.describe_dice(game, view, seat), sheet, columns)
        width, height = panel_room(sheet, dice, scores, columns, rows - 3)
        caption = self.describe_caption(width)
        panel = [*caption, *self._describe_news(max(1, height - 4 - len(caption)), width)]
        others = describe_others(match, all_scores, seat, width)
        panel += [] if others is None else [Text(), others]
        body = lay_out(sheet, dice, panel, scores, columns, rows - 3)
        message = Text(f"{self._note} " if self._note else "", style="bold yellow").append(
            words, style="bold"
        )
        title = self.title(seat, self.painter.describe_standing(score), columns)
        return [title, *body, message, key_bar(keys or self._keys, columns)]

    def _describe_news(self, most: int, width: int) -> Lines:
        """Return the recent steps, and the gain of the person at the screen."""
        news = describe_steps(self.match, self._holder, most, width)
        if self._sat_out(self._holder):
            name = name_seat(self.match, self._holder)
            news.append(Text(MESSAGES.say("had-no-move", name=name), style="bold"))
        return [*news, Text(self._gain, style="bold")] if self._gain else news

    def _sat_out(self, seat: Seat) -> bool:
        """Say whether the seat had no legal move in the turn that is over."""
        match, turn_of = self.match, self.match.game.turn_of
        last = max((n for n, step in enumerate(match.steps) if isinstance(step, Roll)), default=0)
        moved = any(seat_of(step) == seat for step in match.steps[last + 1 :])
        return not moved and len(match.steps) > 0 and turn_of(match.states[last]) < turn_of(match.state)

    def title(self, seat: Seat, standing: str, columns: int) -> Text:
        """Return the top line."""
        match = self.match
        turn = MESSAGES.say("turn-number", number=match.game.turn_of(match.state))
        line = bar(" · ".join([name_game(match.game), turn, name_seat(match, seat), standing]), columns)
        line.stylize("reverse bold")
        return line

    # ---- pages

    def show_rules(self) -> None:
        """Show the rules in play and the keys."""
        view = self.match.game.view(self.match.state, self._holder)
        lines = [*self.painter.reference(self.match.game, view), *explain_keys()]
        read_pages(self.window, MESSAGES.say("rules-and-keys", game=name_game(self.match.game)), lines)

    def show_others(self, seat: Seat) -> None:
        """Show all scores and sheets that the seat may see."""
        view = self.match.game.view(self.match.state, seat)
        read_pages(self.window, MESSAGES.say("all-seats"), self._table_of(view))

    def _table_of(self, view: object) -> Lines:
        game, match = self.match.game, self.match
        scores = game.scores(view)
        sheets = [
            (
                MESSAGES.say(
                    "worth",
                    name=name_seat(match, seat),
                    worth=self.painter.describe_standing(scores[seat]),
                ),
                self.painter.paint(game, view, seat, (), ()),
            )
            for seat in (order_seats(game, scores) if self.painter.shows_terms else [self._holder])
        ]
        return compare_scores(match, scores) + show_sheets(match, sheets, 80)

    def _show_end(self, outcome: Outcome) -> bool:
        """Show scores and sheets; say whether a new game is asked for."""
        match = self.match
        lines = [Text(sentence, style="bold") for sentence in describe_ending(match, outcome)]
        lines += [Text(), *map(Text, describe_record(match.path)), Text(), *self._table_of(match.state)]
        title = MESSAGES.say("the-end", game=name_game(match.game))
        while True:
            key = read_pages(self.window, title, lines, ("n", "q", "?"), END_KEYS)
            if key == "?":
                self.show_rules()
            elif key == "n":
                return True
            elif key == "q":
                self.leave()

    # ---- for a decision

    def ask_hint(self, seat: Seat) -> Advice:
        """Return the best moves."""
        since = monotonic()

        def draw(columns: int, rows: int) -> Lines:
            return self._draw_pause(
                MESSAGES.say("looking", seconds=f"{monotonic() - since:.0f}"), columns, rows, WAITING_KEYS
            )

        return self.window.wait_for(partial(self._players.advise, self.match, seat), draw)

    def why_no_undo(self, seat: Seat) -> str:
        """Return the reason in a sentence."""
        return end_sentence(tell_text(self.match.why_no_undo(seat)))

    def leave(self) -> None:
        """Save and leave."""
        raise Leave
