"""Options from the environment: what is in a command line, everyone on the machine can read."""

import os
from pathlib import Path

from sixthman.messages import BadOption

PREFIX = "SIXTHMAN_"


def from_environment(option: str, given: str | None) -> str | None:
    """What was given, else `SIXTHMAN_<OPTION>`, else what is in the file `SIXTHMAN_<OPTION>_FILE`."""
    if given is not None:
        return given
    name = PREFIX + option.replace("-", "_").upper()
    file = os.environ.get(f"{name}_FILE")
    if name in os.environ or file is None:
        return os.environ.get(name)
    try:
        return Path(file).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as reason:
        raise BadOption("error-environment-file", name=f"{name}_FILE", reason=str(reason)) from reason
