"""What is old: by the clock on the wall, which may be wrong, and by the days on which a server ran.

Every server notes the day that its clock tells, and each hour that it runs on it. Days are numbered in the
order in which they came, whatever their dates: a clock that is years ahead, or behind, for a while adds a day
or two and makes nothing old.
"""

from __future__ import annotations

from .database import Database, Reader, Run
from .store import Store

DAY_MS = 24 * 3600 * 1000


def note_running(db: Database, now: int, hours: int) -> None:
    """Note that a server runs on this day, and how many hours it has run since it noted that last."""
    day = now // DAY_MS

    def note(run: Run) -> None:
        run("insert into running_days (day, hours) values (?, 0) on conflict (day) do nothing", day)
        if hours:
            run("update running_days set hours = hours + ? where day = ?", hours, day)

    db.write(note)


def find_running_cutoff(db: Reader, days: int, now: int) -> int:
    """Return the time before which something was last used that is `days` days old by both clocks.

    That is before the earliest of the last days on which a server ran for an hour; 0 if these are too few.
    """
    counted = db.ask("select n from running_days where hours > 0 order by n desc limit ?", days)
    if len(counted) < days:
        return 0
    [(earliest,)] = db.ask("select min(day) from running_days where n >= ?", counted[-1][0])
    return min(now - days * DAY_MS, int(earliest) * DAY_MS)


def find_cutoff(store: Store, days: int, now: int) -> int:
    """Return the time before which somebody means who asks by hand what nobody has used for `days` days.

    It is at most a day after the newest event: a clock that is years ahead makes no table old.
    """
    return min(now, store.newest() + DAY_MS) - days * DAY_MS
