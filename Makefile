# Two commands: `make play` and `make test`. The others are habits of the people who work here.
# Nothing is needed but Python 3.11 or newer (with venv), make and git.

.POSIX:
.DELETE_ON_ERROR:
.PHONY: help play test quick fmt golden bench ladder docs lock clean

# The interpreter that makes .venv. `make play PYTHON=python3.12` chooses one; left alone, it is the
# first of these that is new enough.
PYTHON ?= python3
PYTHONS = $(if $(filter file,$(origin PYTHON)),python3 python3.11 python3.12 python3.13 python3.14,$(PYTHON))

BIN = .venv/bin
PIP = $(BIN)/python -m pip --disable-pip-version-check install --quiet
UV = $(BIN)/uv
# No hash of the checkout itself can be pinned, so it comes without its dependencies; editable, so
# that what you change (or pull) is what runs and is tested.
PACKAGE = --no-deps --no-build-isolation --editable .

play: .venv/.play
	@$(BIN)/superdeck play

test: .venv/.test
	@$(BIN)/python tools/check.py

quick: .venv/.test
	@$(BIN)/python tools/check.py --quick

fmt: .venv/.test
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

golden: .venv/.test
	$(BIN)/python -m tests.golden.regenerate

bench: .venv/.play
	$(BIN)/python bench/startup.py
	$(BIN)/superdeck bench
	$(BIN)/python bench/thinking.py

# Hours on all cores, never in CI; it goes on where it was stopped.
ladder: .venv/.test
	$(BIN)/python tools/ladder.py

docs: .venv/.test
	$(BIN)/python tools/check.py docs
	@echo "The pages are in site/index.html"

# Renew the pinned versions. Addresses and paths stay out of the files.
COMPILE = $(UV) pip compile pyproject.toml --group build --extra play --quiet --upgrade \
	--universal --python-version 3.11 --fork-strategy fewest --generate-hashes \
	--no-header --no-emit-index-url --no-emit-find-links

lock: .venv/.test
	test -x $(UV) || $(PIP) uv
	$(COMPILE) --output-file requirements/play.txt
	$(COMPILE) --output-file requirements/test.txt --extra test --constraint requirements/play.txt

# What was made and can be made again; .venv stays (remove it by hand).
clean:
	rm -rf .cache .hypothesis build dist site
	find src tests tools bench -type d -name __pycache__ -prune -exec rm -rf {} +

help:
	@echo "make play    play in the terminal        make test    every check, as CI runs it"
	@echo "make quick   checks in under a minute    make fmt     format, and mend what ruff can"
	@echo "make golden  write the golden matches    make bench   measure the speed"
	@echo "make docs    build the documentation     make lock    renew the pinned versions"
	@echo "make ladder  measure the bots (hours)    make clean   remove what can be made again"

# ------------------------------------------------------------------------------ the environment

.venv/bin/python:
	@for each in $(PYTHONS); do \
		"$$each" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		echo "Making .venv with $$each"; \
		"$$each" -m venv .venv && exit 0; \
		rm -f .venv/bin/python; \
		echo "superdeck needs Python's venv: on Debian or Ubuntu, install python3-venv." >&2; \
		exit 1; \
	done; \
	echo "superdeck needs Python 3.11 or newer, and $(PYTHON) is older or not there:" \
		"say make PYTHON=/path/to/a/newer/python3." >&2; \
	exit 1

.venv/.play: requirements/play.txt pyproject.toml | .venv/bin/python
	@echo "Installing what playing needs (once, a minute or so)"
	@$(PIP) --require-hashes --requirement requirements/play.txt
	@$(PIP) $(PACKAGE)
	@touch $@

# The tests' packages contain the players', in the same versions.
.venv/.test: requirements/test.txt requirements/play.txt pyproject.toml | .venv/bin/python
	@echo "Installing what the tests need (once, a minute or two)"
	@$(PIP) --require-hashes --requirement requirements/test.txt
	@$(PIP) $(PACKAGE)
	@touch .venv/.play $@
