"""Learned values, inference only: n-tuple tables, small nets and their file format."""
