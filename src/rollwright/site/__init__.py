"""The page without a server: a folder of static files."""
