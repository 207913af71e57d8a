"""python -m rollwright.cli"""

from . import main

main()
