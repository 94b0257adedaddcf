"""What goes into each game's compiled module, and building it (`make modules`).

This package is above all others: a module holds rules of every package. Nothing here is
needed to run one.
"""
