"""What a table looks like to everybody and to each seat, computed piece by piece and kept until it changes.

The pieces are the costly part of a broadcast: scores, marks, moves. `Presenter.work` yields between them, so
that its caller can yield to the event loop, or do it all in a thread. Before a long piece it yields LONG: a
base of a new size, drawn once for all tables, takes ten milliseconds or more.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Hashable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from ...any_game import AnyGame
from ...core.errors import RollwrightError
from ...core.types import MoveStep, Seat
from ...drawing.page import Details
from ...drawing.printer import PLACE
from ...sheets.svg import base, layout_of
from ...sheets.svg import marks as list_marks
from ...sheets.svg.drawings import drawing_of, gather_ghosts
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import Phase, TableState
from ...table.rules.undo import seems_undoable
from ..parts.assets import Bases, Marks, bases_of, find_bases, name_base
from ..parts.games import is_shared
from . import messages as m
from .offers import list_offers
from .table_snapshot import MOST_SHEETS, Lines, Parts, describe_outcome, differ_marks, list_names

T = TypeVar("T")
Drawn = tuple[Bases, Marks]
SHORT, LONG = False, True
"""What a piece of work that comes next may take."""
Work = Generator[bool, None, T]


@dataclass
class Shown:
    """A sheet as everybody sees it: what it depends on, its score and, if it is sent, base and marks."""

    key: Hashable
    score: m.ScoreInfo | None
    names: tuple[str, ...] = ()
    sheet: Drawn | None = None


class Followed(NamedTuple):
    """A sheet of a large table as it was last sent: how often it has changed, and the last change."""

    number: int
    sheet: Drawn
    change: bytes


class Description(NamedTuple):
    """Something only one seat may know: what it depends on, what it says, and that as a frame."""

    key: Hashable
    message: m.Own
    frame: bytes


class Presenter:
    """The pieces of one table's picture; of one table at a time."""

    table_state: TableState
    """The table that is described."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._draw = drawing_of(game)
        self._view: object = None
        self._moves: dict[Seat, tuple[int, ...]] = {}
        self._shown: dict[Seat, Shown] = {}
        self._followed: dict[Seat, Followed] = {}
        self._own: dict[Seat, Description] = {}
        self._offers: dict[Seat, tuple[int, bytes]] = {}
        self._lines = Lines()
        self._names: tuple[object, dict[Seat, tuple[str, ...]]] = (None, {})
        """Of which seats, and by seat the names on its sheet."""
        self._bases: dict[Hashable, Bases] = {}
        self._outcome: tuple[object, dict[str, object] | None] = (None, None)
        self._listings = 0

    def work(
        self, table_state: TableState, seats: Collection[Seat], wanted: Collection[Seat], is_fast: bool
    ) -> Iterator[bool]:
        """Work out all that is new of a table: for everybody, for these seats, and the sheets wanted."""
        self._enter(table_state)
        if table_state.state is not None:
            for seat in range(len(table_state.seats)):
                self._look_at(seat)
                yield SHORT
            for seat in _list_shown(table_state) or wanted:
                yield from self._draw_sheet(seat)
                yield SHORT
            for seat in wanted if is_large(table_state) else ():
                self._follow(seat)
        for seat in seats:
            described = yield from self._describe_own(seat)
            yield SHORT
            if described.ask is not None:
                self._offer(seat, described.ask, is_fast)
                yield SHORT
        has_ended = table_state.phase is Phase.OVER and self._outcome[1] is None
        if self._outcome[0] is not table_state.state or has_ended:
            self._outcome = (table_state.state, describe_outcome(table_state))

    def _enter(self, table_state: TableState) -> None:
        """Turn to a table: what everybody sees of its game, and which seats have moved since the roll."""
        if getattr(self, "table_state", None) is table_state:
            return
        self.table_state = table_state
        self._view = None if table_state.state is None else table_state.game.view(table_state.state, None)
        moves: dict[Seat, list[int]] = {}
        for taken in table_state.trail:
            moves.setdefault(taken.step.seat, []).append(taken.seq)
        self._moves = {seat: tuple(made) for seat, made in moves.items()}

    # ---- for everybody

    def parts(self, is_warming: bool) -> Parts:
        """Return what the picture of the table needs; all of it was worked out before."""
        table_state = self.table_state
        everybody = range(len(table_state.seats))
        scores = (
            [None] * len(table_state.seats)
            if table_state.state is None
            else [self._shown[s].score for s in everybody]
        )
        sheets = {seat: self._sheet(seat) for seat in _list_shown(table_state)}
        return Parts(scores, sheets, self._lines.gather(table_state), self._outcome[1], is_warming)

    def _look_at(self, seat: Seat) -> Shown:
        """Return a seat's sheet as everybody sees it; one that did not change is not worked out again."""
        known, key = self._shown.get(seat), self._draw.identify(self._view, seat)
        if known is None or known.key != key:
            known = self._shown[seat] = Shown(key, m.ScoreInfo.of(self._game, self._view, seat))
        return known

    def _draw_sheet(self, seat: Seat) -> Work[Drawn]:
        shown, names = self._shown[seat], self._names_on(seat)
        if shown.sheet is None or shown.names != names:
            bases = yield from self._find_bases(self._view, seat)
            on_it = self._draw.list_marks(self._game, self._view, seat, Details(names))
            shown.names, shown.sheet = names, (bases, on_it)
        return shown.sheet

    def _sheet(self, seat: Seat) -> Drawn:
        """Return a sheet that was drawn before."""
        sheet = self._shown[seat].sheet
        assert sheet is not None
        return sheet

    def _find_bases(self, view: object, seat: Seat) -> Work[Bases]:
        """Return the addresses of a sheet's base; the options of a game that is played never change."""
        size = self._draw.list_printed(view, seat)
        if size not in self._bases:
            if find_bases(name_base(self._game, view, seat)) is None:
                yield LONG
            self._bases[size] = bases_of(self._game, view, seat)
        return self._bases[size]

    def _names_on(self, seat: Seat) -> tuple[str, ...]:
        """Return the names on a seat's sheet, gathered once for as long as the same people sit there."""
        if self._names[0] is not self.table_state.seats:
            self._names = (self.table_state.seats, {})
        names = self._names[1].get(seat)
        if names is None:
            names = self._names[1][seat] = list_names(self.table_state, seat)
        return names

    # ---- for clients that follow a sheet of a large table

    def followed(self, seat: Seat) -> Followed:
        """Return a sheet of a large table as everybody may see it."""
        return self._followed[seat]

    def whole(self, seat: Seat) -> bytes:
        """Return that sheet for a client that has none of it."""
        bases, on_it = self._followed[seat].sheet
        return m.encode(m.Sheet(seat=seat, whole=True, bases=bases, marks=on_it))

    def _follow(self, seat: Seat) -> None:
        known, sheet = self._followed.get(seat), self._sheet(seat)
        if known is not None and known.sheet == sheet:
            return
        if known is None:
            self._followed[seat] = Followed(1, sheet, b"")
            return
        change = m.Sheet(seat=seat, bases=sheet[0], marks=differ_marks(known.sheet[1], sheet[1]))
        self._followed[seat] = Followed(known.number + 1, sheet, m.encode(change))

    # ---- for one seat

    def own(self, seat: Seat) -> Description:
        """Return what only a seat may know."""
        return self._own[seat]

    def _describe_own(self, seat: Seat) -> Work[m.Own]:
        """What a seat alone knows follows from what all see of it, and from its moves since the roll."""
        table_state, known = self.table_state, self._own.get(seat)
        can_undo = (
            seat in self._moves and table_state.phase is Phase.PLAYING and seems_undoable(table_state, seat)
        )
        seen = None if table_state.state is None else self._shown[seat].key
        key = (table_state.asked.get(seat), can_undo, self._moves.get(seat), seen, table_state.phase)
        if known is None or known.key != key:
            own = yield from self._make_own(seat, can_undo)
            is_same = known is not None and known.message == own
            known = self._own[seat] = Description(
                key, own, known.frame if known and is_same else m.encode(own)
            )
        return known.message

    def _make_own(self, seat: Seat, can_undo: bool) -> Work[m.Own]:
        table_state, game = self.table_state, self._game
        if table_state.state is None:
            return m.Own(you=seat, ask=None)
        mine, ask = game.view(table_state.state, seat), table_state.asked.get(seat)
        if is_shared(game):
            own_bases = yield from self._find_bases(mine, seat)
            return m.Own(you=seat, ask=ask, can_undo=can_undo, bases=own_bases)
        if self._draw.identify(mine, seat) == self._shown[seat].key:
            return m.Own(you=seat, ask=ask, can_undo=can_undo)
        bases, seen = yield from self._draw_sheet(seat)
        on_it = self._draw.list_marks(game, mine, seat, Details(self._names_on(seat)))
        own_bases = yield from self._find_bases(mine, seat)
        return m.Own(
            you=seat,
            ask=ask,
            can_undo=can_undo,
            marks=differ_marks(seen, on_it),
            bases=own_bases if own_bases != bases else None,
            score=m.ScoreInfo.of(game, mine, seat),
        )

    def offer(self, seat: Seat) -> bytes:
        """Return a seat's moves."""
        return self._offers[seat][1]

    def take_listings(self) -> int:
        """Return how often moves were listed since this was last asked."""
        count, self._listings = self._listings, 0
        return count

    def _offer(self, seat: Seat, ask: int, is_fast: bool) -> None:
        """List a seat's moves once for each asking."""
        known = self._offers.get(seat)
        if known is None or known[0] != ask:
            self._listings += 1
            view = self._game.view(self.table_state.state, seat)
            self._offers[seat] = (ask, m.encode(list_offers(self._game, view, seat, ask, is_fast)))


def is_large(table_state: TableState) -> bool:
    """Say whether there are too many sheets to send all of them to everybody."""
    return len(table_state.seats) > MOST_SHEETS


def _list_shown(table_state: TableState) -> tuple[Seat, ...]:
    """Return the seats whose sheets everybody is sent."""
    if table_state.state is None or is_large(table_state):
        return ()
    return (0,) if is_shared(table_state.game) else tuple(range(len(table_state.seats)))


def look_ahead(game: AnyGame, view: object, seat: Seat, path: tuple[int, ...]) -> Marks:
    """Return the places a move would change on its seat's sheet, with what would be on them."""
    try:
        step = MoveStep(seat, tuple(map(game.vocabulary.choice_of, path)))
        after = game.apply(view, step)
    except RollwrightError as wrong:
        raise Refusal(Why.ILLEGAL, wrong.reason) from None
    if not game.waiting(after) and not game.rolls(after):
        # What an end brings to light may take long to find; nobody needs it before.
        return gather_ghosts(game, game.ghosts(view, seat, step.move))
    # On the base that is there: what only a larger sheet has room for can be drawn on none.
    spots = base(game, game.options_of(view), layout_of(game, view, seat)).spots
    news = differ_marks(list_marks(game, view, seat), list_marks(game, after, seat))
    return {name: mark for name, mark in news.items() if name in spots and spots[name].kind == PLACE}
