"""What learners see of this game: see `sixthman.envs.features`."""

from sixthman.envs.features.layout import Layout
from sixthman.table.options import Options

from .encoding import encode_hoops as encode
from .encoding import hoops_layout

__all__ = ["encode", "layout_of"]


def layout_of(options: Options) -> Layout:
    """Where in an observation which features stand."""
    return hoops_layout()
