"""A real browser at the page: used by its tests and by `python -m bench.screens`."""
