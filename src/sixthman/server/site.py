"""The page without a server: a folder for any static host, and for any folder of it.

The page is the one that servers send (`page.py`); an attribute of it says that there is no server behind it.
What servers say in headers stands in the page itself.
"""

from __future__ import annotations

import html
import shutil
from pathlib import Path

from sixthman.messages import BadOption

from .middleware import PAGE_POLICY
from .page import BUILD, FOLDER, INDEX

ATTRIBUTE = "data-site"  # web/src/app/address.ts looks for it
PLAIN = ".nojekyll"  # tells hosts that they need not make a site of it
_PACKED = "*.gz"


def write_site(target: Path, page: Path = FOLDER) -> int:
    """Write the folder, over an earlier site at most; how many files it has."""
    if not (page / INDEX).is_file():
        raise BadOption("serve-no-page", command=BUILD)
    if not _is_ours(target):
        raise BadOption("error-site-folder", path=str(target))
    draft = target.with_name(target.name + ".part")
    try:
        shutil.rmtree(draft, ignore_errors=True)
        shutil.copytree(page, draft, ignore=shutil.ignore_patterns(_PACKED))
        shell = draft / INDEX
        shell.write_text(_with_attribute(shell.read_text("utf-8")), "utf-8")
        (draft / PLAIN).touch()
        if target.exists():
            shutil.rmtree(target)
        draft.replace(target)
    except OSError as reason:
        shutil.rmtree(draft, ignore_errors=True)
        text = reason.strerror or str(reason)
        raise BadOption("error-file-write", path=str(target), reason=text) from reason
    return sum(path.is_file() for path in target.rglob("*"))


def _is_ours(target: Path) -> bool:
    """Nothing there, nothing in it, or a site that was written before."""
    if not target.exists():
        return True
    if not target.is_dir():
        return False
    shell = target / INDEX
    return not any(target.iterdir()) or (shell.is_file() and ATTRIBUTE in shell.read_text("utf-8", "replace"))


def _with_attribute(shell: str) -> str:
    policy = html.escape(PAGE_POLICY, quote=False)
    rule = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    return shell.replace("<html ", f"<html {ATTRIBUTE} ", 1).replace("<head>", f"<head>\n    {rule}", 1)
