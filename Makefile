# `make play` plays, `make test` runs what CI runs, `make help` tells the rest.

.DEFAULT_GOAL := help
SHELL := /bin/sh
unexport PYTHONDONTWRITEBYTECODE # dozens of processes would each compile every module anew
BIN := .venv/bin
INSTALL := --disable-pip-version-check install -qq --no-input --no-compile
PIP := $(BIN)/python -m pip $(INSTALL)
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-header --no-emit-index-url --no-emit-find-links

# Types and imports are checked whenever nothing else is to do; only what is wrong is worth many words.
CHECKS = { said=$$({ nice $(BIN)/mypy && nice $(BIN)/lint-imports; } 2>&1) && \
	echo " types and imports are fine" || { printf '\n%s\n' "$$said"; exit 1; }; }
BROWSER := chromium-headless-shell
# It draws what these draw, with two thirds of the work; where it cannot be had, they do.
BROWSERS := chromium chromium-browser google-chrome
# All tests of rules but those that compile whole kernels to compare them with plain play.
RULES := tests/core tests/chiefdom tests/duel tests/fiefdoms tests/test_rules.py tests/test_playthroughs.py tests/test_lessons.py \
	$(addprefix --ignore tests/,chiefdom/test_speeds.py chiefdom/test_expectimax.py chiefdom/test_fits.py chiefdom/test_features.py \
	duel/test_conformance.py duel/test_policies.py fiefdoms/test_conformance.py fiefdoms/test_bound.py)
SEED ?= 1
MOCKUPS ?=
NEEDS := initdb:postgresql $(BROWSER):$(BROWSER) pdftoppm:poppler-utils nginx:nginx

.PHONY: help play test test-site test-rules test-drawn programs cost load bench bench-web weight pictures soak site dist lock docs clean

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{printf "%-18s%s\n", $$1, $$2}'

play: .venv/play.stamp ## Open the browser table (sets everything up the first time)
	@$(BIN)/rollwright serve $(ARGS)

test: .venv/dev.stamp programs ## Run what CI runs: lint, types, imports, tests
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(CHECKS) & $(BIN)/python -m tests.compile && $(BIN)/pytest -n 4 --dist worksteal; tests=$$?; \
	wait $$! || { echo "The types or the imports are wrong, see above." >&2; exit 1; }; exit $$tests

test-rules: .venv/dev.stamp ## Run the tests of rules, records and drawings alone: no server, no browser
	@$(BIN)/pytest -n 2 --dist worksteal $(RULES)

test-drawn: .venv/dev.stamp programs ## Run all tests in an order drawn by SEED
	@$(BIN)/python -m tests.compile && $(BIN)/pytest -p randomly --randomly-seed=$(SEED) -n 4 --dist worksteal

bench: .venv/dev.stamp ## Measure decisions per second, beside other projects that are installed
	@$(BIN)/rollwright bench --envs --peers $(ARGS)

bench-web: .venv/dev.stamp programs ## Measure the browser table
	@$(BIN)/python -m tests.web.bench

weight: .venv/dev.stamp programs ## Measure what a table's first load weighs and when it can be played
	@$(BIN)/python -m tests.web.weight $(ARGS)

pictures: .venv/dev.stamp programs ## Take pictures of every page into build/screenshots, with contact sheets
	@PICTURES=$${PICTURES:-whole} $(BIN)/pytest -n 2 tests/web/test_looks.py tests/web/test_looks_in_use.py tests/web/test_coach.py -k "looks or found"
	@$(BIN)/python -m tests.web.contact_sheets build/screenshots $(MOCKUPS)

# Debian keeps initdb and nginx out of the PATH; a machine with all programs asks nobody.
programs:
	@has() { command -v $$1 || ls /usr/sbin/$$1 || ls /usr/lib/postgresql/*/bin/$$1; } >/dev/null 2>&1; \
	missing=; for need in $(NEEDS); do has $${need%%:*} || missing="$$missing $${need##*:}"; done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
		echo "Installing$$missing for the tests ..."; export DEBIAN_FRONTEND=noninteractive; \
		{ apt-get -qq update && apt-get -qq install -y --no-install-recommends $$missing; } >/dev/null 2>&1 && exit 0; \
	fi; \
	for other in $(BROWSERS); do has $$other && missing=$$(echo "$$missing" | sed 's/ $(BROWSER)//'); done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	echo "The tests need more programs, please install:$$missing." >&2; exit 2

cost: .venv/dev.stamp ## Measure what one move costs the server
	@$(BIN)/python -m tests.ops.cost $(ARGS)

load: .venv/dev.stamp programs ## Measure how many tables this machine holds
	@$(BIN)/python -m tests.ops.load --largest $(ARGS)

soak: .venv/dev.stamp programs ## Run the long tests
	@$(BIN)/pytest -n 2 -m soak --hypothesis-profile drawn

test-site: .venv/dev.stamp programs ## Fetch Pyodide, write the site without a server and play it in Chromium
	@ROLLWRIGHT_PYODIDE=$${ROLLWRIGHT_PYODIDE:-fetch} $(BIN)/pytest -n 0 -m soak tests/web/test_site_in_browser.py tests/web/test_site_offline.py tests/web/test_site_in_firefox.py
	@ROLLWRIGHT_PYODIDE=$${ROLLWRIGHT_PYODIDE:-fetch} ROLLWRIGHT_LINK=site $(BIN)/pytest -n 0 -m links tests/web

docs: .venv/dev.stamp ## Write docs/cli.md, docs/routes.md, the man page and the tables of docs/tasks.md
	@$(BIN)/python -m rollwright.cli.help_page
	@$(BIN)/python -m rollwright.web.server.route_list
	@PYTHONPATH=examples/yacht/src ROLLWRIGHT_GAME_FROM=rollwright_yacht:YACHT \
		$(BIN)/python -m rollwright.lab.benchmark.leaderboard

site: .venv/dev.stamp ## Write the documentation as a site into build/site, to be read without a network
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "build/site/index.html is written"

dist: .venv/dev.stamp docs ## Build the wheel, the source archive and the release notes into dist
	@rm -rf dist && $(BIN)/uv build --quiet
	@awk '/^## /{n++} n==1' CHANGELOG.md > dist/NOTES.md
	@ls dist

lock: .venv/dev.stamp ## Choose the newest versions of everything we depend on
	@$(LOCK) --upgrade --extra dev pyproject.toml requirements/build.in --output-file requirements/dev.txt
	@$(LOCK) --constraint requirements/dev.txt pyproject.toml requirements/build.in \
		--output-file requirements/play.txt
	@$(LOCK) --constraint requirements/dev.txt requirements/slim.in --output-file requirements/slim.txt
	@echo uv | $(LOCK) --constraint requirements/dev.txt - --output-file requirements/uv.txt

clean: ## Remove everything that make made
	@rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	@found=; for python in python3.13 python3.12 python3.11 python3.14 python3; do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
			found=$$python; break; fi; done; \
	if [ -z "$$found" ]; then \
		echo "rollwright needs Python 3.11 or newer, and there is none on the PATH." >&2; exit 2; fi; \
	if ! $$found -c 'import venv, ensurepip' >/dev/null 2>&1; then \
		echo "$$found lacks its venv module: install it (on Debian and Ubuntu: apt install python3-venv)." >&2; \
		exit 2; fi; \
	echo "Setting up .venv with $$($$found --version) ..."; \
	$$found -m venv --without-pip .venv || { rm -rf .venv; exit 2; }

# uv installs in a quarter of pip's time; where it cannot be had, or reaches nothing, pip does the work. To fetch uv,
# Python's own pip will do: giving the environment one takes longer than all the rest.
UV_WHEEL := --only-binary :all: --require-hashes -r requirements/uv.txt
get_pip = $(BIN)/python -m ensurepip >/dev/null 2>&1
pip_install = { base=$$($(BIN)/python -c 'import sys; print(sys._base_executable)'); \
	"$$base" -m pip --python $(BIN)/python $(INSTALL) $(1) >/dev/null 2>&1 || { $(get_pip); $(PIP) $(1); }; }
get_uv = $(call pip_install,$(UV_WHEEL)) >/dev/null 2>&1
install = $(get_uv); \
	{ $(UV) --require-hashes -r $(1) && $(UV) --no-deps --no-build-isolation --editable .; } >/dev/null 2>&1 || \
	{ $(get_pip); $(PIP) --require-hashes -r $(1) && $(PIP) --no-deps --no-build-isolation --editable .; }
# Which build of PyTorch fits a machine is in pip's settings, of which uv takes only the folders with wheels.
torch_install = links=$${PIP_FIND_LINKS:-$$(python3 -m pip config get global.find-links 2>/dev/null)}; \
	{ [ -n "$$links" ] && $(UV) $$(printf -- '--find-links %s ' $$links) -r requirements/torch.txt >/dev/null 2>&1; } || \
	$(call pip_install,-r requirements/torch.txt)

.venv/play.stamp: requirements/play.txt pyproject.toml | .venv/bin/python
	@if [ ! -e .venv/dev.stamp ]; then echo "Installing what play needs ..."; $(call install,$<); fi
	@touch $@

.venv/dev.stamp: requirements/dev.txt requirements/torch.txt pyproject.toml | .venv/bin/python
	@echo "Installing what development needs (half a minute or so) ..."
	@$(call install,$<)
	@$(torch_install)
	@touch $@
