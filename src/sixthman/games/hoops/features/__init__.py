"""What learners see of this game: see `sixthman.envs.features`."""

from sixthman.envs.features.layout import Part
from sixthman.table.options import Options

from .columns import hoops_parts
from .encoding import encode_hoops as encode

__all__ = ["encode", "parts_of"]


def parts_of(options: Options) -> list[Part]:
    """The features by name, as they are in a row."""
    return hoops_parts()
