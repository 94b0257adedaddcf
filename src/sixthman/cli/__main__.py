"""python -m sixthman.cli"""

from . import main

main()
