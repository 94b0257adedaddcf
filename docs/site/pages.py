"""What the site takes from outside docs/: the README as its first page, the changes, the license.

Links to files of the repository that are no pages become the file's name, and each file has to exist.
"""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
TAKEN = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "license.md",
    "NOTICE": "notice.md",
}
LINK = re.compile(
    r"(?P<before>!?\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\()(?P<target>[^)\s#]+)(?P<after>#[^)]*)?\)"
)
FENCE = re.compile(r"^```.*?^```", re.S | re.M)


class DoctestLines(Preprocessor):
    """Puts fences around lines of a doctest, which Markdown takes for quotes."""

    def run(self, lines: list[str]) -> list[str]:
        """The lines of a text, with fences."""
        fenced: list[str] = []
        inside = False
        for line in [*lines, ""]:
            if line.startswith(">>> ") and not inside:
                fenced.append("```pycon")
                inside = True
            elif inside and not line.strip():
                fenced.append("```")
                inside = False
            fenced.append(line)
        return fenced[:-1]


class Doctests(Extension):
    """Doctests as blocks of code."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Before anything else reads the text."""
        md.preprocessors.register(DoctestLines(md), "doctests", 100)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Leave out what needs an address of the site; show examples in docstrings as code."""
    config.markdown_extensions.append(Doctests())
    config.theme.static_templates -= {"404.html", "sitemap.xml"}
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that lie elsewhere in the repository."""
    for name, page in TAKEN.items():
        text = (ROOT / name).read_text("utf-8")
        if not name.endswith(".md"):
            text = f"# {name.capitalize()}\n\n```text\n{text}```\n"
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, files: Files, **_: Any) -> str:
    """Let every link lead to a page of the site, or name a file of the repository."""
    source = page.file.src_uri
    taken = next((name for name, uri in TAKEN.items() if uri == source), None)
    here = taken or join("docs", source)

    def led(link: re.Match[str]) -> str:
        target = link["target"]
        if "://" in target:
            return link[0]
        path = normpath(join(dirname(here), target))
        if path in TAKEN:
            uri = TAKEN[path]
        elif path.startswith("docs/") and files.get_file_from_path(path.removeprefix("docs/")):
            uri = path.removeprefix("docs/")
        elif not path.startswith("docs/") and (ROOT / path).exists():
            return link["text"]
        else:
            raise PluginError(f"{here}: there is no {path}, to which “{link['text']}” leads")
        steps = "../" * source.count("/")
        return f"{link['before']}{steps}{uri}{link['after'] or ''})"

    parts = FENCE.split(markdown)
    blocks = FENCE.findall(markdown)
    mended = [LINK.sub(led, part) for part in parts]
    return "".join(part + block for part, block in zip(mended, [*blocks, ""], strict=True))
