"""python -m rollwright"""

from .cli import main

main()
