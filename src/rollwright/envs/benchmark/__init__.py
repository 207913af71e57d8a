"""For the benchmark: policies over environments as bots, and environments that show their house rules."""
