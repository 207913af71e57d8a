"""Stores: an append-only log for every table, in memory, SQLite or PostgreSQL."""
