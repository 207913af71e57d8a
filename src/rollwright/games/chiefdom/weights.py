"""What each feature of a sheet is worth, in hundredths of a point: on an empty sheet, and on a full one.

Learned by `python -m rollwright.lab.train`; docs/experiments.md tells how. The order is that of
`insight.FEATURES`."""

from __future__ import annotations

WEIGHTS: dict[tuple[str, str], tuple[int, ...]] = {
    ("chiefdom-1", "pips"): (
        -121,
        4,  # fishermen by trees
        -113,
        4,  # lumberjacks by water
        116,
        2,  # men
        -127,
        -44,  # fish
        2,
        -13,  # logs
        -59,
        -4,  # houses
        -57,
        13,  # forest
        24,
        1,  # lake
        -673,
        36,  # wall
        -246,
        -105,  # jobless
        -72,
        -22,  # homeless
        -7,
        -8,  # hungry
        -162,
        173,  # empty
        0,
        0,  # cards
        11075,
        -940,  # always
        39,
        192,  # empty pairs
        88,
        -31,  # lonely
        109,
        -15,  # uncut
        125,
        -5,  # unfished
        187,
        137,  # room by lumberjacks
        107,
        104,  # room by fishermen
        51,
        131,  # room by trees
        13,
        145,  # room by water
        -106,
        -28,  # room by both
        12,
        219,  # room for houses
        69,
        19,  # fishermen
        -34,
        -1,  # lumberjacks
        548,
        -93,  # builders
        -2021,
        107,  # walls
        -35,
        -48,  # room for walls
        79,
        105,  # affordable
        223,
        237,  # next house
        -828,
        72,  # beds left
        147,
        56,  # meals left
        94,
        -10,  # idle stock
    ),  # fmt: skip
    ("chiefdom-1", "linked"): (
        -121,
        4,  # fishermen by trees
        -113,
        4,  # lumberjacks by water
        116,
        2,  # men
        -127,
        -44,  # fish
        2,
        -13,  # logs
        -59,
        -4,  # houses
        -57,
        13,  # forest
        24,
        1,  # lake
        -673,
        36,  # wall
        -246,
        -105,  # jobless
        -72,
        -22,  # homeless
        -7,
        -8,  # hungry
        -162,
        173,  # empty
        0,
        0,  # cards
        11075,
        -940,  # always
        39,
        192,  # empty pairs
        88,
        -31,  # lonely
        109,
        -15,  # uncut
        125,
        -5,  # unfished
        187,
        137,  # room by lumberjacks
        107,
        104,  # room by fishermen
        51,
        131,  # room by trees
        13,
        145,  # room by water
        -106,
        -28,  # room by both
        12,
        219,  # room for houses
        69,
        19,  # fishermen
        -34,
        -1,  # lumberjacks
        548,
        -93,  # builders
        -2021,
        107,  # walls
        -35,
        -48,  # room for walls
        79,
        105,  # affordable
        223,
        237,  # next house
        -828,
        72,  # beds left
        147,
        56,  # meals left
        94,
        -10,  # idle stock
    ),  # fmt: skip
    ("chiefdom-2", "pips"): (
        -121,
        4,  # fishermen by trees
        -113,
        4,  # lumberjacks by water
        116,
        2,  # men
        -127,
        -44,  # fish
        2,
        -13,  # logs
        -59,
        -4,  # houses
        -57,
        13,  # forest
        24,
        1,  # lake
        -673,
        36,  # wall
        -246,
        -105,  # jobless
        -72,
        -22,  # homeless
        -7,
        -8,  # hungry
        -162,
        173,  # empty
        0,
        0,  # cards
        11075,
        -940,  # always
        39,
        192,  # empty pairs
        88,
        -31,  # lonely
        109,
        -15,  # uncut
        125,
        -5,  # unfished
        187,
        137,  # room by lumberjacks
        107,
        104,  # room by fishermen
        51,
        131,  # room by trees
        13,
        145,  # room by water
        -106,
        -28,  # room by both
        12,
        219,  # room for houses
        69,
        19,  # fishermen
        -34,
        -1,  # lumberjacks
        548,
        -93,  # builders
        -2021,
        107,  # walls
        -35,
        -48,  # room for walls
        79,
        105,  # affordable
        223,
        237,  # next house
        -828,
        72,  # beds left
        147,
        56,  # meals left
        94,
        -10,  # idle stock
    ),  # fmt: skip
    ("chiefdom-2", "linked"): (
        -121,
        4,  # fishermen by trees
        -113,
        4,  # lumberjacks by water
        116,
        2,  # men
        -127,
        -44,  # fish
        2,
        -13,  # logs
        -59,
        -4,  # houses
        -57,
        13,  # forest
        24,
        1,  # lake
        -673,
        36,  # wall
        -246,
        -105,  # jobless
        -72,
        -22,  # homeless
        -7,
        -8,  # hungry
        -162,
        173,  # empty
        0,
        0,  # cards
        11075,
        -940,  # always
        39,
        192,  # empty pairs
        88,
        -31,  # lonely
        109,
        -15,  # uncut
        125,
        -5,  # unfished
        187,
        137,  # room by lumberjacks
        107,
        104,  # room by fishermen
        51,
        131,  # room by trees
        13,
        145,  # room by water
        -106,
        -28,  # room by both
        12,
        219,  # room for houses
        69,
        19,  # fishermen
        -34,
        -1,  # lumberjacks
        548,
        -93,  # builders
        -2021,
        107,  # walls
        -35,
        -48,  # room for walls
        79,
        105,  # affordable
        223,
        237,  # next house
        -828,
        72,  # beds left
        147,
        56,  # meals left
        94,
        -10,  # idle stock
    ),  # fmt: skip
}
