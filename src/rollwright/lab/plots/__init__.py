"""Plots of results: curves, bars, heat maps, in the colours of the sheets."""
