"""The games, each a folder; they know the core and nothing else."""
