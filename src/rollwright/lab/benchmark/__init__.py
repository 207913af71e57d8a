"""The benchmark: tasks with a protocol, their evaluation, and the table of results."""
