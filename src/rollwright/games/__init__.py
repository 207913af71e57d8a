"""The games; strangers to each other."""
