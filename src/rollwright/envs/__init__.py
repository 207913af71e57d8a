"""The games as environments for programs that learn.

    import gymnasium, rollwright.envs
    env = gymnasium.make("rollwright/chiefdom-2-v0")
    table = rollwright.envs.parallel_env("chiefdom-2", seats=4)
    lanes = rollwright.envs.vector_env("chiefdom-2", lanes=1024)

OpenSpiel's games come with `import rollwright.envs.openspiel`.
"""

from __future__ import annotations

from rollwright.core.extras import need

for module in ("gymnasium", "pettingzoo"):
    need(module, "the environments need", "envs")

from rollwright.core.vocabulary import WAITS, Vocabulary

from .encoding import VERSION, Encoding, fill_planes, read_planes
from .lanes import VectorEnv, vector_env
from .registry import ENCODINGS, find_encoding
from .seats import aec_env, parallel_env
from .solo import SoloEnv, register_solo_games

register_solo_games()

__all__ = [
    "ENCODINGS",
    "VERSION",
    "WAITS",
    "Encoding",
    "SoloEnv",
    "VectorEnv",
    "Vocabulary",
    "aec_env",
    "fill_planes",
    "find_encoding",
    "parallel_env",
    "read_planes",
    "vector_env",
]
