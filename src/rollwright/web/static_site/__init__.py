"""Writes the browser table as a folder of files: a site that needs no server."""
