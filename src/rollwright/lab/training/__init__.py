"""Training of learned values."""
