"""A table's dice: where they come from, how they are committed to and verified."""
