PYTHON ?= python3
BIN := .venv/bin
PIP := $(PYTHON) -m pip --python $(BIN)/python --disable-pip-version-check
PINS := pyproject.toml constraints.txt
CORE := .venv/core.stamp
DEV := .venv/dev.stamp
BENCH := .venv/bench.stamp
DOCS := .venv/docs.stamp
RELEASE := .venv/release.stamp
SITE := build/docs
CHECK := $(BIN)/ruff check && $(BIN)/ruff format --check && $(BIN)/mypy && $(BIN)/lint-imports

# Bytecode is kept, whatever the shell says: the tests start hundreds of processes, and each would
# read our source anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play quick test test-long test-stress ready bench docs links release lint format page protocol peers clean
.DEFAULT_GOAL := help

help: ## say what there is to make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# Meanwhile the games that most people try are compiled, while there is nothing else to do.
play: $(CORE) ## open the page: play, look inside, learn
	@$(BIN)/zermelo warm --idle >/dev/null 2>&1 & $(BIN)/zermelo

quick: $(DEV) ## style and tests of what you changed, in under a minute
	@$(BIN)/python -m tests.quick

test: ready ## lint and run the tests
	@$(BIN)/python -m tests.run

test-long: ready ## run the tests, with those that take minutes
	@$(BIN)/python -m tests.run --long

# What has time in it must pass both before it is called done.
test-stress: ready ## run the tests beside four busy processes, and by a clock that jumps
	@$(BIN)/python -m tests.run --busy 4
	@$(BIN)/python -m tests.run --jumping-clock

# All at once: programs, the page's packages and the environment come from different places.
ready:
	@$(MAKE) --no-print-directory -j 3 peers web/node_modules $(DEV)

bench: $(BENCH) ## measure against peers: make bench [NAME="playouts ..."]
	$(BIN)/python -m benchmarks $(or $(NAME),--all)

docs: $(DOCS) ## build the site into build/docs/html
	@begun=$$(date +%s) && \
	$(BIN)/python -m docs.site $(SITE)/source && \
	$(BIN)/sphinx-build -j 2 -q -W --keep-going -d $(SITE)/doctrees $(SITE)/source $(SITE)/html && \
	$(BIN)/python -m docs.site.links $(SITE)/html && \
	echo "built in $$(($$(date +%s) - begun)) s; open $(SITE)/html/index.html"

release: $(RELEASE) ## build the package and try the wheel in clean environments
	$(BIN)/python scripts/release.py $(OPTIONS)

links: docs ## ask every address in the documentation whether it is still there
	$(BIN)/python -m docs.site.links $(SITE)/html --outside

lint: $(DEV) ## style, types and layers
	$(CHECK)

format: $(DEV) ## put the style right
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

page: web/node_modules protocol ## build the page's bundle, which is committed
	npm --prefix web run check
	npm --prefix web run build
	$(BIN)/python -m tests.web.bundled

protocol: $(DEV) ## write the page's types anew
	$(BIN)/python -m zermelo.web.typescript >web/src/protocol.ts

peers: ## install the programs the tests compare with, where that is possible
	@scripts/peers.sh scripts/peers.txt

clean: ## remove the environment, caches and builds
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

# Where there is no npm, the tests of the page's source say so themselves. Not `npm ci`: it wants
# the parts for all other systems in the lock file too.
web/node_modules: web/package-lock.json | peers
	@if command -v npm >/dev/null; then npm --prefix web install --no-save --no-fund --no-audit && touch $@; fi

# Without ensurepip, which Debian keeps in a package of its own.
$(BIN)/python:
	$(PYTHON) -m venv --without-pip .venv

$(CORE): $(PINS) | $(BIN)/python
	$(PIP) install --constraint constraints.txt --editable .
	@touch $@

# Without bytecode: most of what is installed here is never imported.
$(DEV): $(PINS) | $(BIN)/python
	$(PIP) install --no-compile --constraint constraints.txt --editable '.[dev]'
	@touch $(CORE) $@

$(DOCS): $(DEV)
	$(PIP) install --no-compile --constraint constraints.txt --editable '.[dev,docs]'
	@touch $@

$(RELEASE): $(DEV)
	$(PIP) install --editable '.[release]'
	@touch $@

# The peers come first: one of the modules is built from source where it has no wheel.
$(BENCH): $(DEV) | peers
	$(PIP) install --no-compile --constraint constraints.txt --editable '.[dev,bench]'
	@touch $@
