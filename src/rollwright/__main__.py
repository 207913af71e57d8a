"""python -m rollwright, and the command `rollwright`"""

from __future__ import annotations

import os
from typing import NoReturn

INTERRUPTED = 130


def main() -> NoReturn:
    """Run the command line; Ctrl-C ends it quietly even while it is being read."""
    try:
        from rollwright.cli import main as run
    except KeyboardInterrupt:
        os._exit(INTERRUPTED)
    run()


if __name__ == "__main__":
    main()
