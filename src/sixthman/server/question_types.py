"""What cards are good for, as a seat may ask it: the fields are those that each game has of its own."""

from __future__ import annotations

from typing import Any

import msgspec

from sixthman.registry import load_all

from .commands import Id

_FIELDS = [field for folder in load_all("server").values() for field in getattr(folder, "QUESTION", ())]

FIELDS = [field for field, *_ in _FIELDS]  # their names
Question: Any = msgspec.defstruct(
    "Question",
    _FIELDS,
    frozen=True,
    forbid_unknown_fields=True,
    module=__name__,
    namespace={"__doc__": "What cards are good for. A field of another game stays empty."},
)
Evaluate: Any = msgspec.defstruct(
    "Evaluate",
    [("id", Id)],
    bases=(Question,),
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="do",
    tag="weigh",
    module=__name__,
    namespace={"__doc__": "The same over the socket. Nothing happens at the table, nothing is stored."},
)
