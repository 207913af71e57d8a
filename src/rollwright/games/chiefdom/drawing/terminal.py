"""Chiefdom's sheet and dice in a terminal."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from textwrap import wrap

from rich.text import Text

from ....core.game import Game
from ....core.types import Ghost, Seat
from ....drawing.painter import Lines, Painter, show_text, trim
from ....kernel.bits import has
from ..board import HEIGHT, LETTERS, SQUARES, WIDTH, names_of
from ..dice import ROLLS, Reading, readings
from ..edition import HOME, IS_RANKED, SHAPE_SETS
from ..manifest import rank_rows
from ..params import NO_ROLL
from ..scoring import harvest_of
from ..shapes import FACES
from ..sheet import Sheet, bonuses_left, harvested
from ..state import State
from ..text.cards import CARDS, number_card
from ..text.messages import MESSAGES
from ..text.sheet_text import marks_on
from ..text.words import ICON_MARKS, ICON_NAMES

STYLES = {
    ".": "bright_black",
    "#": "bold white on grey37",
    "~": "bold bright_white on blue3",
    "2": "bold white on green4",
    "3": "bold white on dark_green",
    "H": "bold white on dark_red",
    "O": "bold red",
    "F": "bold bright_cyan",
    "L": "bold bright_green",
    "B": "bold bright_yellow",
}
LANDS = {"#": "#", "~": "~", "2": "trees", "3": "trees"}
"""Marks that run together when side by side."""
GHOST = "bold black on bright_yellow"
EMPTY = "·"
HARVESTED = "'"
LABELS = 4
"""Columns left of the frame: West's letter and the row's number."""
COLUMN = 13
"""How wide a reading of the dice is told."""


def paint(
    game: Game[State], view: State, seat: Seat, ghosts: Sequence[Ghost], cursor: Collection[str]
) -> Lines:
    """Return the framed grid and what is in stock: 36 columns, 16 lines."""
    drawing = _Drawing(view.sheet(seat), ghosts, cursor)
    lines = [Text(" " * (LABELS + 2) + "   ".join(LETTERS), style="bold"), _rule("┌──┐", 4)]
    for row in range(HEIGHT):
        cells = Text()
        names = SQUARES[row * WIDTH : (row + 1) * WIDTH]
        for name, after in zip(names, (*names[1:], "")):
            cells.append_text(drawing.cell(name)).append(" ", style=drawing.between(name, after))
        lines.append(_frame_row(view, row, cells))
    return [*lines, _rule("└──┘", 4), _describe_stock(view, view.sheet(seat))]


def paint_large(
    game: Game[State], view: State, seat: Seat, ghosts: Sequence[Ghost], cursor: Collection[str]
) -> Lines:
    """Return the same with a line around every square: 43 columns, 27 lines."""
    drawing = _Drawing(view.sheet(seat), ghosts, cursor)
    lines = [Text(" " * (LABELS + 3) + "     ".join(LETTERS), style="bold"), _rule("┌─┬┐", 6)]
    for row in range(HEIGHT):
        cells = Text()
        for name in SQUARES[row * WIDTH : (row + 1) * WIDTH]:
            style = drawing.style(name)
            cells.append(" ", style=style).append_text(drawing.cell(name)).append(" ", style=style)
            cells.append("" if name.startswith(LETTERS[-1]) else "│", style="bright_black")
        lines += [_frame_row(view, row, cells), _rule("├─┼┤" if row < HEIGHT - 1 else "└─┴┘", 6)]
    return [*lines, _describe_stock(view, view.sheet(seat))]


def _rule(ends: str, cell: int) -> Text:
    """Return a line across the grid: its left end, its line, where it crosses, its right end."""
    left, line, cross, right = tuple(ends)
    across = cross.join([line * (cell - 1)] * WIDTH)
    if line == cross:
        across += line  # open squares have a gap after the last one too
    return Text(f"{' ' * LABELS}{left}{across}{right}", style="bright_black")


class _Drawing:
    """A sheet's squares as they are shown."""

    def __init__(self, sheet: Sheet, ghosts: Sequence[Ghost], cursor: Collection[str]) -> None:
        self._marks = dict(zip(SQUARES, marks_on(sheet)))
        self._new = {name: self._marks.get(name, "") for name in cursor}
        self._new |= {ghost.place: ghost.mark for ghost in ghosts}
        self._harvested = names_of(harvested(sheet))

    def cell(self, name: str) -> Text:
        """Return a square in three columns: [~] where the preview draws, ~' where it is harvested."""
        if name in self._new:
            return Text(f"[{self._new[name]}]", style=GHOST)
        tick = HARVESTED if name in self._harvested else " "
        return Text(f" {self._marks[name].replace('.', EMPTY)}{tick}", style=self.style(name))

    def style(self, name: str) -> str:
        """Return a square's colours."""
        return GHOST if name in self._new else STYLES[self._marks[name]]

    def between(self, name: str, after: str) -> str:
        """Return the style between two squares: that of the land both belong to."""
        land = LANDS.get(self._marks[name])
        is_same = after != "" and land is not None and LANDS.get(self._marks[after]) == land
        return STYLES[self._marks[name]] if is_same and not {name, after} & set(self._new) else ""


def _frame_row(view: State, row: int, cells: Text) -> Text:
    """Return a row between its frame; printed walls stand in the frame, with W or E beside them."""
    west, east = has(view.rules.west, row * WIDTH), has(view.rules.east, row * WIDTH + WIDTH - 1)
    line = Text(MESSAGES.say("terminal-west") if west else " ", style="bold")
    line.append(f"{row + 1:2d} ", style="bold")
    line.append(*(("#", STYLES["#"]) if west else ("│", "bright_black")))
    line.append_text(cells)
    line.append(*(("#", STYLES["#"]) if east else ("│", "bright_black")))
    return line.append(MESSAGES.say("terminal-east") if east else "", style="bold")


def _describe_stock(view: State, sheet: Sheet) -> Text:
    """Return "logs 7  fish 3  men 6  beds 4" and the bonuses where they are played."""
    harvest = harvest_of(sheet, view.rules)
    stock = {
        "logs": (harvest.stock, "yellow"),
        "fish": (harvest.fish, "bright_cyan"),
        "men": (harvest.people, ""),
        "beds": (view.rules.house_beds * harvest.houses, "bright_red"),
    }
    if view.rules.bonus:
        stock["bonus"] = (bonuses_left(sheet, view.rules), "bright_magenta")
    line = Text(" ")
    for word, (number, style) in stock.items():
        line.append(f"{MESSAGES.say(f'terminal-{word}')} ").append(f"{number}", style=f"bold {style}").append(
            " "
        )
    return trim(line)


# ---- dice


def describe_dice(game: Game[State], view: State, seat: Seat) -> Lines:
    """Return each die to set aside with the sum of the others, its icon and the shape; then the cards.

    An icon that cannot be drawn now stands in brackets.
    """
    lines = [] if view.roll == NO_ROLL else _describe_readings(view, _icons_offered(game, view, seat))
    if view.cards:
        said = MESSAGES.say("terminal-cards", cards=", ".join(map(number_card, view.cards)))
        lines += [Text(line, style="magenta") for line in wrap(said, 3 * COLUMN)]
    return lines


@lru_cache(maxsize=2)
def _icons_offered(game: Game[State], view: State, seat: Seat) -> frozenset[str]:
    """Return the icons the seat can draw; all of them once it has drawn."""
    moves = game.moves(view, seat)
    return frozenset(move[1].value for move in moves) if moves else frozenset(ICON_NAMES)


def _describe_readings(view: State, offered: frozenset[str]) -> Lines:
    dice = ROLLS[view.roll]
    shapes = SHAPE_SETS[view.rules.shapes]
    by_die = {reading.die: _describe_reading(reading, dice, shapes, offered) for reading in readings(dice)}
    columns = []
    for number, die in enumerate(dice):  # what dice that show the same offer is told once
        is_again = number > 0 and die == dice[number - 1]
        columns.append([by_die[die][0], *[Text()] * len(by_die[die][1:])] if is_again else by_die[die])
    return [trim(Text().join(_pad(part, COLUMN) for part in parts)) for parts in zip(*columns)]


def _describe_reading(
    reading: Reading, dice: tuple[int, int, int], shapes: str, offered: frozenset[str]
) -> Lines:
    """Return one die's column: the die, the sum of the others, the icon, three lines of shape."""
    one, other = reading.others
    summed = MESSAGES.say("terminal-triple") if dice[0] == dice[2] else f"{one}+{other} = {one + other}"
    icon = ICON_NAMES[reading.icon] if reading.icon else MESSAGES.say("terminal-any")
    mark = ICON_MARKS[reading.icon] if reading.icon else "?"
    icon_text = (
        Text(icon, "bold")
        if not reading.icon or reading.icon in offered
        else Text(f"({icon})", "bright_black")
    )
    picture = FACES[shapes][reading.shape - 1].split("/")
    shape = [_picture(row, mark) for row in picture] + [Text()] * (3 - len(picture))
    die = Text(f"[ {reading.die} ]", style="bold black on white")
    return [die, Text(summed), icon_text, *shape]


def _picture(row: str, mark: str) -> Text:
    """ "x.x", "~" -> "~ · ~" """
    line = Text()
    for cell in row:
        line.append(
            mark if cell == "x" else EMPTY, style=STYLES.get(mark, "bold") if cell == "x" else "bright_black"
        )
        line.append(" ")
    return line


def _pad(text: Text, width: int) -> Text:
    padded = text.copy()
    padded.append(" " * (width - padded.cell_len), style="default on default")
    return padded


def list_facts(view: State) -> dict[str, str]:
    """Return what the reference tells of a table: its cards, and the ranks of who plays alone."""
    cards = ["  " + _tell_card(card) for card in view.cards or ()]
    is_ranked = len(view.sheets) == 1 and IS_RANKED
    ranks = [f"  {span:>12}  {name}" for span, name in rank_rows()] if is_ranked else []
    return {"cards": "\n".join(cards), "alone": "\n".join(ranks)}


def _tell_card(card: int) -> str:
    name, says = CARDS[card]
    return MESSAGES.say("card-told", number=f"{card:2}", name=name, says=says)


PAINTER = Painter(
    paint=paint,
    paint_large=paint_large,
    describe_dice=describe_dice,
    list_terms=lambda game, view: game.terms if view.cards != () else game.terms[:-1],
    reference=show_text(HOME.parent / "languages/en/reference.txt", list_facts),
)
