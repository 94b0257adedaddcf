"""One command, `sixthman`, with a sub-command for each thing people come for."""

from __future__ import annotations

import sys

from sixthman.messages import LANGUAGES, BadOption, Told, preferred_language, say


def main() -> None:
    """Run the command line. Whatever cannot be is told in one sentence; exit status 2."""
    language = asked_language(sys.argv[1:])
    try:
        if language not in LANGUAGES:
            raise BadOption("error-language", language=language, known=", ".join(LANGUAGES))
        from .app import build_app

        build_app(language)(sys.argv[1:])
    except Told as reason:
        print(reason.tell(language if language in LANGUAGES else "en"), file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(say(language, "interrupted"), file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


def asked_language(arguments: list[str]) -> str:
    """The language named on the command line, else the machine's: help itself is in it."""
    for index, argument in enumerate(arguments):
        if argument.startswith("--language="):
            return argument.partition("=")[2]
        if argument == "--language" and index + 1 < len(arguments):
            return arguments[index + 1]
    return preferred_language()
