"""What each feature of a sheet is worth, in hundredths of a point: on an empty sheet, and on a full one.

Learned by `python -m rollwright.games.chiefdom.train GAME SHAPES`; docs/experiments.md tells how.
What a wall promises besides its points was set by hand: learning sees too few.
"""

from __future__ import annotations

from functools import cache

from .features import FEATURES, blend


@cache
def weights_for(game: str, shapes: str) -> tuple[int, ...]:
    """Return the weights of an edition with a shape set as `features.weigh` takes them."""
    column = COLUMNS.index((game, shapes))
    return blend([weight for feature in FEATURES for weight in WORTHS[feature][column]])


COLUMNS = (("chiefdom-1", "pips"), ("chiefdom-1", "linked"), ("chiefdom-2", "pips"), ("chiefdom-2", "linked"))
WORTHS = {
    "fishermen_by_trees": ((-144, 17), (-115, -3), (-97, -10), (-121, 4)),
    "lumberjacks_by_water": ((-28, -4), (-85, 1), (-52, 2), (-113, 4)),
    "men": ((91, 7), (89, 0), (84, 8), (116, 2)),
    "fish": ((-169, -70), (-97, -78), (-13, -97), (-127, -44)),
    "logs": ((68, -6), (0, -22), (104, -8), (2, -13)),
    "houses": ((19, -1), (-69, -5), (1, 0), (-59, -4)),
    "forest": ((-23, 6), (-9, 18), (-45, 6), (-57, 13)),
    "lake": ((-82, 3), (-16, -4), (-25, -1), (24, 1)),
    "wall": ((0, 0), (0, 0), (0, 0), (0, 0)),
    "jobless": ((-225, -32), (-232, -94), (-213, -34), (-246, -105)),
    "homeless": ((-39, -24), (-63, -27), (-48, -22), (-72, -22)),
    "hungry": ((-6, 1), (-23, -8), (-4, 3), (-7, -8)),
    "empty": ((-154, 576), (-161, 167), (-161, 509), (-162, 173)),
    "cards": ((0, 0), (0, 0), (0, 0), (0, 0)),
    "always": ((8699, -1138), (11082, -626), (9694, -652), (11075, -940)),
    "empty_pairs": ((30, 424), (43, 192), (17, 342), (39, 192)),
    "lonely": ((278, 230), (115, -25), (217, 163), (88, -31)),
    "uncut": ((69, -6), (61, -21), (105, -7), (109, -15)),
    "unfished": ((364, -4), (237, -13), (214, -1), (125, -5)),
    "room_by_lumberjacks": ((252, 101), (227, 133), (118, 83), (187, 137)),
    "room_by_fishermen": ((34, 111), (74, 121), (127, 92), (107, 104)),
    "room_by_trees": ((52, 182), (82, 107), (45, 160), (51, 131)),
    "room_by_water": ((-46, 194), (-3, 112), (-38, 183), (13, 145)),
    "room_by_both": ((-192, -39), (-131, -33), (-147, -136), (-106, -28)),
    "room_for_houses": ((8, 256), (14, 236), (15, 259), (12, 219)),
    "fishermen": ((165, -16), (136, -16), (101, 8), (69, 19)),
    "lumberjacks": ((-288, 33), (-158, 9), (-176, 33), (-34, -1)),
    "builders": ((122, -63), (507, -100), (160, -116), (548, -93)),
    "walls": ((-100, -100), (-100, -100), (-100, -100), (-100, -100)),
    "room_for_walls": ((-82, -105), (-255, 49), (-129, -129), (-35, -48)),
    "affordable": ((85, 101), (67, 123), (21, 61), (79, 105)),
    "next_house": ((91, 552), (136, 312), (97, 621), (223, 237)),
    "beds_left": ((49, 23), (-840, 72), (51, 16), (-828, 72)),
    "meals_left": ((197, 74), (134, 79), (7, 156), (147, 56)),
    "idle_stock": ((51, -11), (70, -9), (41, -12), (94, -10)),
}
"""A pair for each of the columns."""
