"""Sheets for the terminal."""
