"""Questions that are answered in worker processes: hints, coach, scoring, reading."""
