"""Databases that earlier versions have written, as SQL, with what stood at their tables."""
