"""A seeded simulator: the real tables, stores and feeds on a simulated disk, network and clock."""
