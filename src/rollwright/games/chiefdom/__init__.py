"""Chiefdom, first and second edition, designed by Arif Nezih Savı."""

from .game import CHIEFDOM_1, CHIEFDOM_2, Chiefdom

__all__ = ["CHIEFDOM_1", "CHIEFDOM_2", "Chiefdom"]
