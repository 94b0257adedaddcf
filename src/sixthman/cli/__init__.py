"""One command, `sixthman`, with a sub-command for each thing people come for."""

from __future__ import annotations

import sys

from sixthman.messages import LANGUAGES, BadOption, UserError, preferred_language, say


def main() -> None:
    """Run the command line. What cannot be done is said in one sentence; exit status 2."""
    language, arguments = take_language(sys.argv[1:])
    try:
        if language not in LANGUAGES:
            raise BadOption("error-language", language=language, known=", ".join(LANGUAGES))
        from .app import run

        sys.exit(run(arguments, language))
    except UserError as reason:
        print(reason.text(language if language in LANGUAGES else "en"), file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(say(language, "interrupted"), file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


def take_language(arguments: list[str]) -> tuple[str, list[str]]:
    """The language named anywhere on the command line, else the machine's; and the other arguments.

    It is taken out before anything else is read, because help and complaints are in it too.
    """
    language, others = preferred_language(), []
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--language":
            language = next(waiting, "")
        elif argument.startswith("--language="):
            language = argument.partition("=")[2]
        else:
            others.append(argument)
    return language, others
