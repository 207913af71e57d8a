"""Drawings of sheets."""
