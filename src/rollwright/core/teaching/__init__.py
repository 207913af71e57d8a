"""What people learn a game by: its rules as a text, a lesson, puzzles."""
