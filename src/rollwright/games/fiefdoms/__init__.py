"""Rolling Fiefdoms, designed by Grégory Heitz (CC BY-NC-SA 4.0)."""

from .game import FIEFDOMS

__all__ = ["FIEFDOMS"]
