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

from .benchmark.house_rules import HouseRulesEnv
from .benchmark.policy import AfterstatePolicy, EnvPolicy
from .lane_base import Afterstates, LaneState
from .lanes import VectorEnv, vector_env
from .observation import VERSION, observe, planes_of, space_of, vocabulary_of
from .seats import aec_env, parallel_env
from .solo import SoloEnv, register_solo_games
from .table_vector import TableVectorEnv, vector_tables

register_solo_games()

__all__ = [
    "VERSION",
    "WAITS",
    "AfterstatePolicy",
    "Afterstates",
    "EnvPolicy",
    "HouseRulesEnv",
    "LaneState",
    "SoloEnv",
    "TableVectorEnv",
    "VectorEnv",
    "Vocabulary",
    "aec_env",
    "observe",
    "parallel_env",
    "planes_of",
    "register_solo_games",
    "space_of",
    "vector_env",
    "vector_tables",
    "vocabulary_of",
]
