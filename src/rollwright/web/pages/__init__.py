"""HTML pages and forms."""
