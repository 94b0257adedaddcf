# Sixth Man: everything from a checkout, with nothing but Python 3.11+ and make.

PYTHON ?= python3
JOBS   ?= 2
ARGS   ?=

VENV  := .venv
BIN   := $(VENV)/bin
PIP   := $(BIN)/python -m pip --disable-pip-version-check --quiet
UV    := .venv-lock/bin/uv
PLAY  := $(VENV)/.ready-to-play
DEV   := $(VENV)/.ready-to-test
PAGE  := src/sixthman/server/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/sixthman/messages/*/*.ftl src/sixthman/messages/*/*/*.ftl src/sixthman/games/*/*.wasm src/sixthman/games/*/earlier/*.wasm)
COMPILE := $(UV) pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock"

# MkDocs needs no advice about other programs.
export NO_MKDOCS_2_WARNING := 1

.DEFAULT_GOAL := help
.PHONY: help play play-terminal page site modules docs test test-page test-long mutants bench lint lock clean

help:
	@echo "Sixth Man: the table, the bots and the laboratory for two sports card games."
	@echo
	@echo "  make play           sit down at a table         (ARGS=... goes to 'sixthman serve')"
	@echo "  make play-terminal  the table in the terminal  (ARGS=... goes to 'sixthman play')"
	@echo "  make page           build the page for the browser"
	@echo "  make site           the page as a folder for any web host: page-site/  (ARGS=... another folder)"
	@echo "  make modules        compile the rules again, after a change of them"
	@echo "  make docs           build these pages as a site: site/index.html"
	@echo "  make test           check style, types and import direction, then run the tests"
	@echo "  make test-page      of these, the checks and tests of the page"
	@echo "  make test-long      run the tests that take minutes (those of the page need Chromium on the PATH)"
	@echo "  make mutants        put faults into a copy of the sources: do the tests find them? (an hour or two)"
	@echo "  make bench          measure us and our peers        (ARGS=--quick to see that it works)"
	@echo "  make lint           the checks of 'make test' without the tests"
	@echo "  make lock           pin the dependencies again  (ARGS=--upgrade takes newer ones)"
	@echo "  make clean          remove the virtual environment and all caches"
	@echo
	@echo "The first run sets up $(VENV) by itself. Another Python: make play PYTHON=python3.13"

play: $(PLAY) $(PAGE)
	@$(BIN)/sixthman serve --open $(ARGS)

play-terminal: $(PLAY)
	@$(BIN)/sixthman play $(ARGS)

page: $(PAGE)

$(PAGE): $(PAGE_SOURCES) | $(BIN)/python
	@echo "Building the page (the first time this takes a minute) ..."
	@$(BIN)/python web/build_page.py
	@touch $@

site: $(PLAY) $(PAGE)
	@$(BIN)/sixthman site $(or $(ARGS),page-site)

modules: $(DEV)
	@echo "Compiling the rules of all games (a minute or two) ..."
	@$(BIN)/python -m sixthman.modules $(ARGS)

docs: $(DEV)
	@$(BIN)/mkdocs build --strict --quiet $(ARGS)
	@echo "The documentation is in site/index.html. With search: $(BIN)/python -m http.server -d site"

# The checks of the sources and those of the page need a core each
test: $(DEV)
	@$(MAKE) --no-print-directory --output-sync=target --jobs=2 lint test-page
	@echo "== tests"
	@$(BIN)/pytest -n $(JOBS) --dist loadgroup $(ARGS)

test-page: $(DEV)
	@echo "== the page (svelte-check, vitest)"
	@$(BIN)/python web/build_page.py --check

test-long: $(DEV)
	@echo "== long tests (these take minutes)"
	@$(BIN)/pytest -n $(JOBS) --dist loadgroup -m long $(ARGS)

mutants: $(DEV)
	@$(PIP) install -e '.[mutants]'
	@$(BIN)/python -m bench.mutants $(ARGS)

bench: $(DEV)
	@$(BIN)/python -m bench $(ARGS)

lint: $(DEV)
	@echo "== style (ruff)"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "Mend it with: $(BIN)/ruff format ."; exit 1; }
	@echo "== types (mypy)"
	@$(BIN)/mypy
	@echo "== import direction (import-linter)"
	@$(BIN)/lint-imports --no-logo

$(PLAY): pyproject.toml requirements.lock | $(BIN)/python
	@echo "Installing what the game needs (once; a minute or two) ..."
	@$(PIP) install -r requirements.lock
	@$(PIP) install --no-deps -e .
	@touch $@
	@echo "Ready to play."

$(DEV): pyproject.toml requirements-dev.lock | $(BIN)/python
	@echo "Installing what the game and its tests need (once; a minute or two) ..."
	@$(PIP) install -r requirements-dev.lock
	@$(PIP) install --no-deps -e .
	@touch $@
	@echo "Ready to test."

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Sixth Man needs Python 3.11 or newer, and '$(PYTHON)' says: $$($(PYTHON) --version 2>&1 || true)"; \
		echo "Name a newer one like this: make $(MAKECMDGOALS) PYTHON=python3.13"; \
		exit 1; }
	@echo "Making a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { \
		rm -rf $(VENV); \
		echo "'$(PYTHON) -m venv' failed. On Debian and Ubuntu the package python3-venv may be missing."; \
		exit 1; }

lock: $(UV)
	@echo "Pinning the dependencies ..."
	@$(COMPILE) $(ARGS) --output-file requirements.lock
	@$(COMPILE) $(ARGS) --extra dev --constraints requirements.lock --output-file requirements-dev.lock

$(UV):
	@echo "Fetching uv, which writes the lock files ..."
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip --disable-pip-version-check --quiet install uv

clean:
	rm -rf $(VENV) .venv-lock web/node_modules web/declared src/sixthman/server/page dist site page-site .hypothesis .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
