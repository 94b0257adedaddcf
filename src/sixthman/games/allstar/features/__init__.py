"""What learners see of this game: see `sixthman.envs.features`."""

from sixthman.envs.features.layout import Part
from sixthman.table.options import Options

from .chance import chance_used, draw_anew
from .columns import allstar_parts
from .encoding import encode_allstar as encode
from .endgames import play_to_endgame

__all__ = ["chance_used", "draw_anew", "encode", "parts_of", "play_to_endgame"]


def parts_of(options: Options) -> list[Part]:
    """The features by name, as they are in a row."""
    edition = int(options.numbers()[0])
    return allstar_parts(edition, options.seats, options.coaches, options.cards.game.tables)
