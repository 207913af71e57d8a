"""How the tables of a process are: whether moves can be saved, and what is not as it should be."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Health:
    """What was found when the store was last looked at."""

    failure: str = ""
    """Why moves cannot be saved; empty while they can."""
    live_tables: int = 0
    set_aside: dict[str, str] = field(default_factory=dict)
    """Damaged tables, each with the reason."""
    store_bytes: int = 0
    is_warming_up: bool = False
    do_players_wait: bool = False

    @property
    def ok(self) -> bool:
        """Whether moves can be saved and players need not wait."""
        return not self.failure and not self.do_players_wait
