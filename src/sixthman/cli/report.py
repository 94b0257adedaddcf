"""`sixthman report`: the results of a simulation as a page with pictures."""

from __future__ import annotations

from pathlib import Path

from sixthman.lab.report import page_of
from sixthman.messages import BadOption, say

from .serve import show_page

ENDINGS = (".html", ".htm")


def write_report(file: Path, output: Path, open_page: bool, language: str) -> None:
    """Write the report, say where it is, and open it if that was asked for."""
    check_page_file(output)
    page = page_of(file, language)
    try:
        output.write_text(page, "utf-8")
    except OSError as reason:
        raise BadOption(
            "error-file-write", path=str(output), reason=reason.strerror or str(reason)
        ) from reason
    print(say(language, "lab-written", file=str(output)))
    if open_page:
        show_page(output.resolve().as_uri(), language)


def check_page_file(output: Path | None) -> None:
    """BadOption where a page cannot be written."""
    if output is not None and (output.suffix not in ENDINGS or not output.parent.is_dir()):
        raise BadOption("error-report-page", file=str(output))


def check_report_file(output: Path | None) -> None:
    """BadOption where a report cannot be written."""
    if output is not None and (output.suffix != ".md" or not output.parent.is_dir()):
        raise BadOption("error-report-file", file=str(output))
