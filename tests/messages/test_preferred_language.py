"""The language of the machine, if nobody says which."""

from __future__ import annotations

import pytest

from sixthman.messages import preferred_language


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "DE_at"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"SIXTHMAN_LANGUAGE": "fr", "LC_ALL": "de_DE.UTF-8"}, "fr"),
        ({"SIXTHMAN_LANGUAGE": "en", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_CTYPE": "de_DE.UTF-8"}, "en"),
    ],
)
def test_preferred_language(monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], language: str) -> None:
    """Ours first, then LC_ALL, LC_MESSAGES, LANG: the first that is set decides, as everywhere."""
    for variable in ("SIXTHMAN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in settings.items():
        monkeypatch.setenv(variable, value)
    assert preferred_language() == language
