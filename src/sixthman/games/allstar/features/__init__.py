"""What learners see of this game: see `sixthman.envs.features`."""

from sixthman.envs.features.layout import Layout
from sixthman.table.options import Options

from .encoding import allstar_layout
from .encoding import encode_allstar as encode
from .endgames import play_to_endgame

__all__ = ["encode", "layout_of", "play_to_endgame"]


def layout_of(options: Options) -> Layout:
    """Where in an observation which features stand."""
    return allstar_layout(options.seats, options.coaches)
