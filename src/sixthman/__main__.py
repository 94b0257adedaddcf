"""python -m sixthman"""

from sixthman.cli import main

main()
