"""The contracts that a game meets, to be read from top to bottom: what there is to implement, and who asks.

A game needs the first. With a kernel it has an engine, by the functions of the second part; it is stepped by
environments through those of the third; it learns by those of the fourth. Each is a generic function with a
default where one serves; a game names its own in one place, in the table that `compiler.dispatch.implement`
is given by its `engine.py`. The same table, with every sentence, is `docs/contracts.md`:
`python -m rollwright.contracts > docs/contracts.md`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

from .compiler.dispatch import Implementable
from .core.engine import Engine
from .core.game import Game
from .kernel import course, interface, step_kernel
from .values import evaluation, net, ntuple


class Part(NamedTuple):
    """Functions for one purpose, and what calls them."""

    purpose: str
    callers: str
    functions: tuple[Implementable, ...]


GAME, ENGINE = Game, Engine
"""The two protocols: `core.base.BaseGame` and `kernel.engine.KernelEngine` have the usual answers."""
PARTS = (
    Part(
        "Dice",
        "`kernel.engine`, `kernel.course`, playouts, `envs`: whenever chance is to move",
        (
            interface.is_rolling,
            interface.dice_at,
            interface.roll_at,
            interface.land_at,
        ),
    ),
    Part(
        "Moves",
        "`kernel.engine` for lists, previews, bots; `kernel.course`, playouts and `envs` for each decision",
        (
            interface.seat_at,
            interface.list_codes,
            interface.choice_at,
            interface.move_at,
        ),
    ),
    Part(
        "Scores and turns",
        "`kernel.engine.score`, the ends of playouts and batches, rewards in `envs`",
        (
            interface.terms_at,
            interface.total_at,
            interface.standing_at,
            interface.turn_at,
        ),
    ),
    Part(
        "Several seats: in turn, at once, or on one board",
        "`kernel.course`, for whole games and `envs`; where all share a board only the order is asked for",
        (
            course.order_of,
            course.follow_at,
            course.rest_at,
            course.close_at,
            course.counts_at,
            course.decides_at,
            course.is_open_at,
            course.deal_at,
            course.compare_at,
        ),
    ),
    Part(
        "Positions as integers; `kernel.packing.pack_for` implements all four",
        "`envs`, `kernel.course` and the lab, which keep positions in rows of arrays",
        (interface.width_of, interface.save_at, interface.load_at, interface.digest_at),
    ),
    Part(
        "Choice by choice",
        "`envs`: the legal choices after those made so far",
        (step_kernel.mark_at, step_kernel.code_at),
    ),
    Part(
        "What a learner sees",
        "`envs`: planes after every choice (`kernel.planes.PlaneSet` names them)",
        (step_kernel.show_at, step_kernel.show_begun, step_kernel.show_other, step_kernel.number_at),
    ),
    Part(
        "Bots",
        "`kernel.engine` for policies and search, `kernel.course` for whole games",
        (interface.random_at, interface.choose_at, interface.rank_codes, interface.play_on),
    ),
    Part(
        "Learned values: n-tuple tables",
        "`values.evaluation` for bots, `lab.training` for learning",
        (
            ntuple.base_at,
            ntuple.indices_at,
            ntuple.init_tables,
            ntuple.table_value,
            ntuple.value_after,
            ntuple.value_for,
        ),
    ),
    Part(
        "Learned values: a net; `values.conv_trunk.implement_net` implements all but the inputs",
        "`values.evaluation` for the moves that tables rank highest, `lab.training`",
        (
            net.inputs_at,
            net.net_offset,
            net.net_shape,
            net.net_margin,
            net.max_candidates,
            net.init_trunk,
            net.apply_trunk,
        ),
    ),
    Part(
        "Learned values: expectation over the dice",
        "`values.expectimax`: the strongest bot, the coach, puzzles",
        (evaluation.expectimax_at, evaluation.rolled_value_at),
    ),
)


def first_sentence(thing: object) -> str:
    """Return what a function promises: the first line of its docstring."""
    text = " ".join((thing.__doc__ or "").split("\n\n")[0].split())
    return text.replace("|", "\\|")


def list_methods(protocol: type) -> Iterator[tuple[str, str]]:
    """Yield the names of a protocol with what each promises."""
    for name in sorted(getattr(protocol, "__abstractmethods__", ()), key=list(vars(protocol)).index):
        member = vars(protocol)[name]
        yield name, first_sentence(member.fget if isinstance(member, property) else member)


def list_lines() -> Iterator[str]:
    """Yield the lines of the page."""
    yield "# The contracts that a game meets\n"
    yield "Made by `python -m rollwright.contracts > docs/contracts.md`, from `src/rollwright/contracts.py`."
    yield "How a game is made, step by step: [design a game](design-a-game.md); why it is so:"
    yield "[decision 12](decisions/0012-kernel-interface.md).\n"
    for title, protocol in (("A game", GAME), ("An engine", ENGINE)):
        yield f"## {title}: `{protocol.__module__}.{protocol.__name__}`\n"
        yield "| it has | which is |\n|---|---|"
        yield from (f"| `{name}` | {promise} |" for name, promise in list_methods(protocol))
        yield ""
    yield "## A kernel: generic functions\n"
    for purpose, callers, functions in PARTS:
        yield f"### {purpose}\n\nCalled by {callers}.\n\n| function | which does |\n|---|---|"
        for each in functions:
            home = str(getattr(each, "__module__", "")).removeprefix("rollwright.")
            yield f"| `{home}.{getattr(each, '__name__', '')}` | {first_sentence(each)} |"
        yield ""


if __name__ == "__main__":
    sys.stdout.write("\n".join(list_lines()))
