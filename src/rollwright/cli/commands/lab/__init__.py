"""Commands for designers and researchers: many games, measured and compared; training; speed."""
