"""The dice of a day and of a set that friends share: their pages, results and comparisons."""
