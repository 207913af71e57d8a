"""Chiefdom's rules on a few pages, in our own words; the numbers come from the edition."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from ...core.terminal.painter import Lines
from .card_names import CARDS, GROUP_OF_THREE
from .dice import ICON_BY_SUM
from .edition import SHAPE_SETS, Edition, Rules
from .game import Chiefdom
from .shapes import FACES
from .state import State
from .words import HIGHEST_RANK, ICON_NAMES, RANKS

WIDTH = 76
MARKS = {"wall": "#", "water": "~", "two": "2", "three": "3", "house": "H", "men": "O F L B"}


def write_reference(game: Chiefdom, view: State) -> Lines:
    """Return all sections, each under its title."""
    rules, edition = view.rules, game.edition_for(dict(view.options))
    sections = {
        f"{game.name}: a turn": _describe_turn(),
        "Sums and icons": _describe_sums(),
        f"Shapes in play ({SHAPE_SETS[rules.shapes]}), turned and mirrored as you like": _describe_shapes(
            rules
        ),
        "What each icon needs and does": _describe_icons(edition, rules),
        "Scoring": _describe_scoring(edition),
        "Cards in play": _describe_cards(view),
        "Bonus actions": _describe_bonus(rules),
        "Ranks of a solo game": _describe_ranks() if len(view.sheets) == 1 else [],
    }
    lines: Lines = []
    for title, section in sections.items():
        if section:
            lines += [Text(title, style="bold underline"), *section, Text()]
    return lines


def _wrap(label: str, sentence: str) -> Lines:
    """Return "  label  sentence" with the sentence wrapped beside its label."""
    return [
        Text(line) for line in wrap(sentence, WIDTH, initial_indent=label, subsequent_indent=" " * len(label))
    ]


def _describe_turn() -> Lines:
    return _wrap(
        "  ",
        "Three dice are rolled for everybody. Add up two of them: the sum names the icon you draw. The "
        "third die, set aside, gives its shape. All of the shape goes on empty squares, anywhere. "
        "Whoever can draw must; whoever cannot waits for the next roll. The game is over after a roll "
        "that nobody can use. Next to always means sharing a side.",
    )


def _describe_sums() -> Lines:
    sums: dict[str, list[str]] = {}
    for total, icon in ICON_BY_SUM.items():
        sums.setdefault(icon, []).append(str(total))
    lines = [Text("  sum        icon         mark      squares")]
    for icon, totals in sums.items():
        size = "one" if icon in ("wall", "house") else "the shape of the third die"
        lines.append(Text(f"  {', '.join(totals):10} {ICON_NAMES[icon]:12} {MARKS[icon]:9} {size}"))
    lines.append(Text(f"  {'2, 12':10} {'any icon':12} {'':9} one"))
    return [*lines, Text("  Three dice alike are any icon too, one square, whatever they add up to.")]


def _describe_shapes(rules: Rules) -> Lines:
    pictures = [face.split("/") for face in FACES[SHAPE_SETS[rules.shapes]]]
    lines = [Text("  " + "".join(f"{die:<10}" for die in range(1, 7)), style="bold")]
    for row in range(3):
        parts = [picture[row] if row < len(picture) else "" for picture in pictures]
        drawn = [" ".join(part).replace("x", "■").replace(".", "·") for part in parts]
        lines.append(Text("  " + "".join(f"{part:<10}" for part in drawn)))
    return lines


def _describe_icons(edition: Edition, rules: Rules) -> Lines:
    start = (
        "the wall printed in the West" if edition.wall_starts == edition.west else "a printed wall, W or E"
    )
    logs = f", and needs {rules.wall_logs} logs in stock (you keep them)" if rules.wall_logs else ""
    told = {
        "# wall": f"Must touch {start}, or a wall drawn before{logs}. Complete when drawn walls join West to "
        "East side by side.",
        "H house": f"Costs {rules.house_logs} logs and must touch a jobless man or a builder. Every jobless "
        "man it touches becomes a builder.",
        "~ water": "Makes every jobless man it touches a fisherman.",
        "2 3 trees": "Make every jobless man they touch a lumberjack.",
        "men": "F fisherman by water, L lumberjack by trees, B builder by houses: you choose among the jobs "
        "next to him. With none of them he is O, jobless. A job never changes.",
        "harvest": "Each tree square next to a lumberjack gives its 2 or 3 logs once, each water square next "
        "to a fisherman one fish once. A tick (2' ~') marks what is harvested.",
    }
    return [line for label, sentence in told.items() for line in _wrap(f"  {label:10}", sentence)]


def _describe_scoring(edition: Edition) -> Lines:
    wall = f"{edition.wall_square} for each drawn square, {edition.wall_complete} more when complete"
    if not edition.wall_pays_unfinished:
        wall = f"only when complete: {edition.wall_square} a square and {edition.wall_complete} more"
    rows = {
        "fishermen by trees": f"{edition.fisherman_by_trees} each",
        "lumberjacks by water": f"{edition.lumberjack_by_water} each",
        "men": f"{edition.man} each",
        "fish": f"{edition.fish} for each left; first every fish feeds {edition.feeds} men",
        "logs": f"{edition.log} for each in stock",
        "houses": f"{edition.house} each; {edition.house_beds} men live in one",
        "forest": f"{edition.tree} for each tree of the largest forest",
        "lake": f"{edition.lake_square} for each square of the largest lake",
        "wall": wall,
        "jobless, homeless, hungry": f"{edition.misery} for each such man",
        "empty": f"{edition.empty} for each empty square",
    }
    lines = [Text(f"  {name:26} {points}") for name, points in rows.items()]
    tie = "the most fish left decide a tie" if edition.fish_break_ties else "tied players share the victory"
    return [*lines, Text(f"  Most points win; {tie}.")]


def _describe_cards(view: State) -> Lines:
    if not view.cards:
        return []
    lines = [Text(f"  {card:2} {CARDS[card][0]}: {CARDS[card][1]}") for card in view.cards]
    return [*lines, Text(f"  {GROUP_OF_THREE}")]


def _describe_bonus(rules: Rules) -> Lines:
    if not rules.bonus:
        return []
    return _wrap(
        "  ",
        "Every house gives one bonus. Use one in a turn to draw all of a shape but one square. At least one "
        "square remains, so single squares take no bonus.",
    )


def _describe_ranks() -> Lines:
    lines, low = [], "up to"
    for most, name in RANKS:
        lines.append(Text(f"  {low:>5} {most:4}  {name}"))
        low = f"{most + 1} -"
    return [*lines, Text(f"  {low[:-2]:>5} up    {HIGHEST_RANK}")]
