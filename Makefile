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
RULES := tests/core tests/chiefdom tests/duel tests/fiefdoms tests/test_rules.py tests/test_catalogue.py tests/test_lessons.py \
	$(addprefix --ignore tests/,chiefdom/test_features.py chiefdom/test_expectimax.py \
	duel/test_policies.py fiefdoms/test_conformance.py fiefdoms/test_bound.py)
FAST := $(RULES) tests/kernel tests/language tests/table tests/web
RUN_TESTS_OF = $(1)/bin/python -m tools.compile && $(1)/bin/python -m pytest -n 4 --dist worksteal
RUN_TESTS = $(call RUN_TESTS_OF,.venv)
PYTHONS := 3.11 3.12 3.13 3.14
SEED ?= 1
MOCKUPS ?=
MEASUREMENTS := cost load abuse siege crashes bench-web bench-site bench-compile bench-activation weight sizes digests \
	check-gpu hardest hard-reach rating-attack readme-pictures
NEEDS := initdb:postgresql $(BROWSER):$(BROWSER) pdftoppm:poppler-utils nginx:nginx

.PHONY: help play lint test test-fast test-rules test-drawn test-matrix test-site programs bench pictures soak site dist lock docs clean \
	$(MEASUREMENTS)

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{printf "%-24s%s\n", $$1, $$2}'

play: .venv/play.stamp ## Open the browser table (sets everything up the first time)
	@$(BIN)/rollwright serve $(ARGS)

lint: .venv/dev.stamp ## Check lint, format, types and imports
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(CHECKS)

test: .venv/dev.stamp programs ## Run what CI runs: lint, types, imports, tests
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(CHECKS) & $(RUN_TESTS); tests=$$?; \
	wait $$! || { echo "The types or the imports are wrong, see above." >&2; exit 1; }; exit $$tests

test-rules: .venv/dev.stamp ## Run the tests of rules, records and drawings alone: no server, no browser
	@$(BIN)/pytest -n 2 --dist worksteal $(RULES)

test-fast: .venv/dev.stamp ## Run lint and the tests of rules, tables and pages that need no browser and no server
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/pytest -n 2 --dist worksteal -m "not soak and not apart" $(FAST)

test-drawn: .venv/dev.stamp programs ## Run all tests in an order drawn by SEED
	@$(RUN_TESTS) -p randomly --randomly-seed=$(SEED)

test-matrix: $(addprefix test-on-,$(PYTHONS) lowest) ## Run all tests on every Python promised, and with the lowest versions allowed

# uv fetches the Pythons that the machine lacks. Each has an environment of its own in build/.
test-on-lowest: .venv/dev.stamp programs
	@$(BIN)/uv venv --quiet --clear --python 3.11 build/python-lowest
	@$(BIN)/uv pip install --quiet --python build/python-lowest --resolution lowest-direct --editable '.[dev]' -r requirements/torch.txt
	@$(call RUN_TESTS_OF,build/python-lowest)

test-on-%: .venv/dev.stamp programs
	@$(BIN)/uv venv --quiet --clear --python $* build/python-$*
	@$(BIN)/uv pip install --quiet --python build/python-$* --require-hashes -r requirements/dev.txt
	@$(BIN)/uv pip install --quiet --python build/python-$* --no-build-isolation --editable . -r requirements/torch.txt
	@$(call RUN_TESTS_OF,build/python-$*)

bench: .venv/dev.stamp ## Measure decisions per second, beside other projects that are installed
	@$(BIN)/rollwright bench --envs --peers $(ARGS)

pictures: .venv/dev.stamp programs ## Take pictures of every page into build/screenshots, with contact sheets
	@PICTURES=$${PICTURES:-whole} $(BIN)/pytest -n 2 tests/web/test_looks.py tests/web/test_looks_in_use.py tests/web/test_coach.py -k "looks or found"
	@$(BIN)/python -m tools.contact_sheets build/screenshots $(MOCKUPS)

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

# Measurements, each a program in tools/; ARGS="--help" says what it takes.
cost: ## Measure what one move costs the server
load: programs ## Measure how many tables this machine holds (ARGS=--largest searches)
abuse: ## Measure how long players wait while strangers abuse the table
siege: ## Measure how long players wait while dear work is asked for all at once
crashes: programs ## Kill real servers as often as ARGS="--kills N" says, and count what is lost
bench-web: programs ## Measure the browser table, from a click to the drawing
bench-site: programs ## Measure a site without a server, in the folder ARGS
bench-compile: ## Measure how long kernels take to compile
bench-activation: ## Measure the best activation of Rolling Fiefdoms
weight: programs ## Measure what a table's first load weighs and when it can be played
sizes: ## Count the bytes of games, wheels and what is installed
digests: ## Print digests of many games, to compare before and after a change
check-gpu: ## Compare a CUDA device with the CPU, and time it
hardest: ## Look for the sheets of Rolling Fiefdoms that take most steps to activate
hard-reach: ## Look for the sheets of Chiefdom that are hardest to prove reachable
rating-attack: ## Simulate what throwaway profiles do to a rating
readme-pictures: programs ## Take the README's pictures of a table in play

$(MEASUREMENTS): .venv/dev.stamp
	@$(BIN)/python -m tools.$(subst -,_,$@) $(ARGS)

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
	@mkdir -p .venv/share/man/man1 && ln -sf ../../../../docs/man/rollwright.1 .venv/share/man/man1/rollwright.1
	@if [ ! -e .venv/dev.stamp ]; then echo "Installing what play needs ..."; $(call install,$<); fi
	@touch $@

.venv/dev.stamp: requirements/dev.txt requirements/torch.txt pyproject.toml | .venv/bin/python
	@echo "Installing what development needs (half a minute or so) ..."
	@$(call install,$<)
	@$(torch_install)
	@touch $@
