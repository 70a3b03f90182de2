# Everything is set up in .venv on the first run; nothing is needed before but Python 3.11 or newer.

.DEFAULT_GOAL := help
.PHONY: help play test versions page screenshots soak fuzz bench profile mutants check format pins sbom audit clean ready
.NOTPARALLEL:

BIN := .venv/bin
READY := .venv/.ready
PAGE := src/ziggurat/server/static/index.html
PAGE_SOURCE := $(shell find ui/src ui/public src/ziggurat/locale src/ziggurat/games/*/page \
	src/ziggurat/games/*/art src/ziggurat/games/*/words -type f) ui/index.html ui/interface.html \
	ui/vite.config.ts ui/package-lock.json
EXTRAS := pettingzoo gymnasium openspiel learning
# Every process that is started reads what an earlier one has compiled.
export PYTHONDONTWRITEBYTECODE :=
GAMES := $(or $(GAME),$(patsubst src/ziggurat/games/%/__init__.py,%,$(wildcard src/ziggurat/games/*/__init__.py)))

# The first Python on the path that is new enough; looked for only when .venv is made.
PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11 python,\
	$(shell $(name) -c 'import sys; sys.version_info >= (3, 11) and print("$(name)")' 2>/dev/null)))

# What is run interpreted as well as compiled: the rules, not what is made around them, of one game
# each day.
RULES_OF := $(patsubst %/mutants.py,%,$(wildcard tests/*/mutants.py))
RULES_TODAY := $(word $(shell expr $$(date +%s) / 86400 % $(words $(RULES_OF)) + 1),$(RULES_OF))
RULES := tests/core $(RULES_TODAY) \
	tests/games/test_records.py tests/games/test_baseline.py tests/games/test_nodes.py \
	tests/games/test_random_action.py \
	$(patsubst %,--ignore=tests/core/test_%.py,cli documents mutation rotation skeleton soaking)

# How long each stage of a test run took.
STAGES := build/stages.txt

define stage
	@printf '\n== %s\n' '$(1)'
	@begun=$$(date +%s); $(2) || { printf '\nstopped: %s failed\n' '$(1)' >&2; exit 1; }; \
		printf '%5d s  %s\n' $$(($$(date +%s) - begun)) '$(1)' | tee -a $(STAGES)
endef

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ready page ## start the server on this machine and open the page
	@$(BIN)/python tools/play.py

test: ready page ## style, types, import contract and all tests
	@mkdir -p build && : >$(STAGES)
	@tools/wheel >/dev/null 2>&1 & # built meanwhile; who needs it waits, and is told if it fails
	$(call stage,ruff check,$(BIN)/ruff check)
	$(call stage,ruff format --check,$(BIN)/ruff format --check)
	$(call stage,mypy --strict,$(BIN)/mypy)
	$(call stage,import contract,$(BIN)/lint-imports --no-cache --no-logo)
	$(call stage,documentation,NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict)
	$(call stage,page: form and types and small tests,tools/page formatted lint check test)
	$(call stage,rules: interpreted,$(BIN)/pytest -q -n auto --dist worksteal $(RULES))
	$(call stage,browser,tools/browser)
	$(call stage,PostgreSQL and Redis,tools/services)
	$(call stage,extras: each in a clean environment,tools/extras)
	$(call stage,everything: compiled,tools/compiled)
	$(call stage,a part on another Python,tools/versions --one)
	@printf '\n== time by stage\n'
	@awk '{ print; all += $$1 } END { printf "%5d s  in all\n", all }' $(STAGES)

versions: ready page ## rules and server on every other Python that is installed here
	@tools/services
	@tools/versions

page: ready $(PAGE) ## build the page into the package

$(PAGE): $(PAGE_SOURCE)
	@printf '== building the page\n'
	@tools/page

screenshots: page ## pictures of every screen into build/screenshots
	@tools/browser
	$(BIN)/python -m tests.page.screenshots

soak: ready ## the long runs, resumable; results in bench/soak.md (one game: GAME=tigris)
	@tools/services
	$(BIN)/python -m tests.soaking $(GAME)

fuzz: ready ## break everything that reads foreign text, for long; results in bench/fuzz.md (TARGET=dumps)
	$(BIN)/pip install --disable-pip-version-check --quiet --require-hashes -r requirements/fuzz.txt
	$(BIN)/python -m tests.fuzz $(TARGET)

bench: page ## speed of rules, environments and page beside others; results in bench/results.md
	$(BIN)/python -m bench.speed
	$(BIN)/python -m bench.environments
	$(BIN)/python -m bench.wire

profile: ready ## where the time goes in random games of one game (make profile GAME=mexica)
	$(BIN)/python -m bench.profile $(or $(GAME),tigris)

mutants: ready ## break rules one by one and see a test of each turn red (one game: GAME=tigris)
	$(BIN)/python -m tests.mutation $(GAME)

check: ready ## every check of the contract, for every game (one game: GAME=tigris)
	@for game in $(GAMES); do $(BIN)/ziggurat check $$game || exit 1; done

format: ready ## write the source as ruff and Prettier want it
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	tools/page format

pins: ready ## newest versions of all tools and libraries into requirements/
	$(BIN)/pip install --disable-pip-version-check --quiet --upgrade uv
	echo uv | $(BIN)/uv pip compile - --universal --python-version 3.11 --generate-hashes \
		--no-header --upgrade --quiet --output-file requirements/uv.txt
	$(BIN)/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 \
		--generate-hashes --no-header --upgrade --quiet --output-file requirements/dev.txt
	$(BIN)/uv pip compile --group bench --universal --python-version 3.11 --generate-hashes \
		--no-header --upgrade --quiet --output-file requirements/bench.txt
	$(BIN)/uv pip compile --group fuzz --universal --python-version 3.11 --generate-hashes \
		--no-header --upgrade --quiet --output-file requirements/fuzz.txt
	for extra in $(EXTRAS); do \
		$(BIN)/uv pip compile pyproject.toml --extra $$extra --group kit --universal \
			--constraint requirements/dev.txt --python-version 3.11 --generate-hashes --no-header \
			--upgrade --quiet --output-file requirements/$$extra.txt || exit 1; \
	done
	$(BIN)/uv pip compile pyproject.toml --group environments --universal \
		--constraint requirements/dev.txt --python-version 3.11 --generate-hashes --no-header \
		--upgrade --quiet --output-file requirements/environments.txt

sbom: ready ## everything it is made of, as CycloneDX, into build/sbom.json
	@$(BIN)/python tools/sbom.py

audit: ready ## known vulnerabilities of all that (exit 3 where no advisories can be reached)
	@$(BIN)/python tools/audit.py

clean: ## remove everything that make made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist \
		ui/node_modules src/ziggurat/server/static

ready: $(READY)

$(READY): requirements/dev.txt requirements/uv.txt pyproject.toml
	@printf '== setting up .venv\n'
	@tools/venv $(PYTHON)
	@tools/install $(BIN)/python requirements/dev.txt
	$(BIN)/pip install --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
