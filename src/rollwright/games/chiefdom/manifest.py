"""What Chiefdom says of itself besides its rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise, zip_longest

from ...core.descriptions import show_number
from ...core.game import Game
from ...core.manifest import UNOFFICIAL, DiceStrip, Manifest, Missing, Paper, PrintedPage
from ...core.options import Options, house_rules, usual_options
from ...core.resources import find_files
from ...core.sheet_form import FormField, Say, SheetForm, Value, option_field, read_word
from ...core.teaching.rules_text import list_rows
from ...core.types import Seat
from ...core.variants.counting import Counted
from ...core.variants.manifest import name_terms, vary_manifest
from ...kernel.bits import count
from .board import HEIGHT, WIDTH
from .edition import EDITIONS, FIRST_OWN, HOME, IS_RANKED, Edition, house_options
from .edition import FIRST as EDITION_1
from .edition import SECOND as EDITION_2
from .legality import list_missing
from .params import NO_ROLL
from .refusals import say_why
from .shapes import FACES
from .sheet import empty
from .state import State
from .terms import OWN, TERMS
from .text.cards import CARDS, number_card
from .text.explanation import explain_part
from .text.messages import MESSAGES
from .text.words import HIGHEST_RANK, ICON_MARKS, RANK_NAMES, RANKS, describe_move

MOST_BONUSES = 12
LONGEST_PRICE = 48
"""Letters that a line of the score has room for on paper."""
LITTLE_ROOM = 10
"""Empty squares on which often nothing can be drawn any more."""
SHAPE_COLUMN = 10
"""Characters of a terminal that a shape takes."""


# ---- paper


def list_rule_facts(game: Game[State], options: Options) -> dict[str, object]:
    """Return what the rules say of an edition: its numbers, the shapes, the ranks."""
    edition = EDITIONS[game.id]
    rules = edition.rules_for(options)
    is_west = rules.wall_starts == rules.west
    facts: dict[str, object] = {name: fact for name, fact in rules._asdict().items() if isinstance(fact, int)}
    facts |= {"id": game.id, "west_only": is_west, "both_walls": not is_west}
    facts |= {"wall_pays_whole": not rules.wall_pays_unfinished, "ties_shared": not rules.fish_break_ties}
    facts |= {"example": IS_RANKED and not house_rules(house_options(edition), options)}
    facts |= {"forest_by_trees": not rules.forest_by_squares, "free_bonus": rules.bonus * rules.bonus_is_free}
    facts |= {"columns": WIDTH, "rows": HEIGHT, "ranked": IS_RANKED, "ranks": list_rows(rank_rows())}
    facts |= {"own_terms": list_rows([(term.each, show_number(term.points)) for term in OWN])}
    lines = (f"  {term.name.replace('_', ' '):<26} {_tell_term(term)}" for term in OWN)
    facts |= {"has_bonus": edition.has_bonus, "no_bonus": not edition.has_bonus, options["shapes"]: True}
    facts |= {"card_rows": list_rows(_list_cards())}
    facts |= {"own_cards": list_own_cards(), "own_lines": "\n".join(lines)}
    shapes = options["shapes"]
    facts |= {"shape_set": MESSAGES.say_or(f"shapes-{shapes}", shapes)}
    return facts | {"shape_rows": draw_rows(shapes), "shapes_table": list_shapes(shapes)}


def _list_cards() -> list[tuple[str, str]]:
    return [(number_card(number), says) for number, (_, says) in CARDS.items() if number < FIRST_OWN]


def _tell_term(term: Counted) -> str:
    return MESSAGES.say("own-term", points=show_number(term.points), each=term.each)


def list_terms(options: Options) -> tuple[str, ...]:
    """Return the terms of the score; cards are one of them where they are played."""
    return TERMS if options.get("cards", "off") != "off" else tuple(term for term in TERMS if term != "cards")


def list_shapes(shapes: str) -> str:
    """Return a table of what each die is as a shape."""
    drawn = " | ".join(f"{{shape:{face}}}" for face in FACES[shapes])
    dice = " | ".join(f"**{die}**" for die in range(1, 7))
    return f"| {dice} |\n|{'---|' * 6}\n| {drawn} |"


def list_faces(options: Options) -> tuple[str, ...]:
    """Return the shape of each die, from 1."""
    return FACES[options["shapes"]]


def list_own_cards() -> str:
    """Return a variant's own cards: "**19 Harbour**: 4 for each: fishermen beside walls" """
    own = [f"**{number} {name}**: {says}" for number, (name, says) in CARDS.items() if number >= FIRST_OWN]
    return "; ".join(own) + "." if own else ""


def draw_rows(shapes: str) -> str:
    """Return the shapes side by side, as a terminal shows them."""
    faces = [[" ".join(row) for row in face.split("/")] for face in FACES[shapes]]
    lines = zip_longest(*faces, fillvalue="")
    drawn = ("  " + "".join(row.ljust(SHAPE_COLUMN) for row in line).rstrip() for line in lines)
    return "\n".join(drawn).replace("x", "■").replace(".", "·")


def rank_rows() -> list[tuple[str, str]]:
    """Return the solo ranks: [("up to 50", ...), ("51 to 80", ...), ...]"""
    (most, lowest), *_ = RANKS
    rows = [(MESSAGES.say("rank-points-up-to", most=most), lowest)]
    for (below, _), (high, name) in pairwise(RANKS):
        rows.append((MESSAGES.say("rank-points-between", least=below + 1, most=high), name))
    rows.append((MESSAGES.say("rank-points-from", least=RANKS[-1][0] + 1), HIGHEST_RANK))
    return [(points, RANK_NAMES[name]) for points, name in rows]


def print_cards(game: Game[State], options: Options, paper: Paper) -> list[PrintedPage]:
    """Return the scoring cards, to cut out."""
    from .drawing.cards import lay_deck

    return lay_deck(paper)


def deals_cards(options: Options) -> bool:
    """Say whether cards are dealt before the first roll."""
    return options.get("cards") == "random"


def least_seats(options: Options) -> int:
    """Cards that compare players want two."""
    return 2 if options.get("cards", "off") != "off" else 1


def tell_last_turn(state: State) -> str:
    """Return "maybe" where nobody has much room left: the game ends with a turn in which nobody can draw."""
    room = max(count(empty(sheet)) for sheet in state.sheets)
    return "maybe" if room <= LITTLE_ROOM else ""


def list_missing_readings(state: State, seat: Seat) -> list[Missing]:
    """Return the readings of the dice on the table that a seat's sheet forbids, and why."""
    if state.roll == NO_ROLL:
        return []
    found = list_missing(state.sheet(seat), state.rules, state.roll)
    return [
        Missing(tuple(map(str, reading.others)) if reading.icon else (), ICON_MARKS[icon], why)
        for reading, icon, why in found
    ]


# ---- sheets tapped together


def list_fields(game: Game[State], text: str, say: Say) -> Iterator[FormField]:
    """Return the options a sheet has; how many bonuses are used is written there too."""
    for option in usual_options(game.options):
        value = read_word(text, option.name, option.default)
        label = say(f"option-{option.name}")
        if option.name == "cards":
            cards = tuple(Value(str(number), number_card(number)) for number in CARDS)
            yield FormField("cards", "ticks", "" if value == option.default else value, label, cards)
        elif option.name == "bonus":
            used = [Value(str(n), say("scoring-bonuses_used", number=n)) for n in range(MOST_BONUSES + 1)]
            yield FormField("bonus", "choice", value, label, (Value("off", say("option-bonus-off")), *used))
        elif option.values:
            yield option_field(option, text, say)


# ---- both editions

ChiefdomManifest = Manifest[Game[State], State]
SECOND: ChiefdomManifest = Manifest(
    blurb=say_why("blurb-chiefdom-2"),
    summary=say_why("summary-chiefdom-2"),
    credit=say_why("credit"),
    licence="Our code and learned values are MIT: a company may train, evaluate and publish. The game's "
    "name and design are Arif Nezih Savı's: ask him before you sell a product with them.",
    disclaimer=UNOFFICIAL,
    order=2,
    judgement=say_why("judgement-chiefdom-2"),
    **find_files(HOME, __package__),
    puzzles=HOME / "puzzles.txt",
    tasks=HOME / "tasks.json",
    rule_facts=list_rule_facts,
    list_terms=list_terms,
    rules_size=9.4,
    pictures={
        "forest": "🌲",
        "lake": "🌊",
        "houses": "🏠",
        "fish": "🐟",
        "logs": "🪵",
        "men": "🧍",
        "wall": "🧱",
        "cards": "🃏",
    },
    print_more=print_cards,
    strip=DiceStrip(turns=50, is_dealt=deals_cards, seats=least_seats),
    form=SheetForm(list_fields=list_fields),
    explain=explain_part,
    describe_move=describe_move,
    describe_own_move=partial(describe_move, person="you"),
    menu_kinds=frozenset({"bonus", "draw"}),
    missing=list_missing_readings,
    tell_last=tell_last_turn,
    shapes=list_faces,
)
FIRST = replace(
    SECOND,
    blurb=say_why("blurb-chiefdom-1"),
    summary=say_why("summary-chiefdom-1"),
    order=1,
    judgement=say_why("judgement-chiefdom-1"),
    has_newer_edition=True,
    sample=HOME / "sample-1.txt",
    lesson=HOME.parent / "languages/en/lesson-1.txt",
    levels=HOME / "levels-1.json",
    puzzles=HOME / "puzzles-1.txt",
    tasks=HOME / "tasks-1.json",
)


def _vary(manifest: ChiefdomManifest, edition: Edition) -> ChiefdomManifest:
    """Return the manifest of an edition, which a variant may have changed."""
    changes = edition.changes
    shapes = {f"option-shapes-{changes.shapes.name}": changes.name} if changes.shapes else {}
    judgement = "" if changes.keeps_values else say_why("judgement-variant")
    return vary_manifest(manifest, changes, {**shapes, **name_terms(OWN, LONGEST_PRICE)}, judgement)


MANIFESTS = {EDITION_1.base: _vary(FIRST, EDITION_1), EDITION_2.base: _vary(SECOND, EDITION_2)}
