"""Sheets as people see them: drawings, paper, and the terminal."""
