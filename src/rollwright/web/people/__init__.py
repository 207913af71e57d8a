"""People who come back: their profile, their games."""
