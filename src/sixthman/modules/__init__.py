"""What goes into each game's compiled module, and building it (`make modules`).

This room stands above all others: a module holds rules of every room. Nothing here is needed to run one.
"""
