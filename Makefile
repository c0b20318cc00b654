# `make play` and `make test` set up everything they need on a machine with Python 3.11+, gcc, make and Node 20+.
PYTHON ?= python3
unexport PYTHONDONTWRITEBYTECODE  # tests start hundreds of processes: none should compile our sources again
PIP = .venv/bin/pip --disable-pip-version-check -q
STAMPS = .venv/stamps
COMPILED := $(wildcard src/paname/rules/*.py src/paname/knowing/hidden.py src/paname/knowing/plans.py src/paname/knowing/reach.py src/paname/bots/search/*.py src/paname/bots/net/*.py src/paname/bots/net/*.c src/paname/envs/vector/*.py)
CLIENT = src/paname/server/static/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)

.PHONY: system play test test-client test-library test-server test-browser test-all chaos fuzz test-busy test-faults test-mutants bench lint build web clean wheel profiles

play: $(STAMPS)/install $(CLIENT)  ## a game in the browser
	.venv/bin/paname

# gcc keeps one core busy for minutes; what needs no compiled rules runs on the other meanwhile. The server's tests mostly wait.
test: system  ## everything CI checks
	$(MAKE) --no-print-directory -j4 --output-sync=line lint test-client test-library test-server test-browser

test-library: $(STAMPS)/dev
	.venv/bin/pytest -m "not slow" -n 2 --ignore=tests/server

test-server: $(STAMPS)/dev $(CLIENT)
	.venv/bin/pytest -m "not slow" -n 4 tests/server

test-client: $(CLIENT)
	cd web && npm run --silent check && npm test --silent

test-browser: $(STAMPS)/dev $(CLIENT)
	cd web && npm run --silent test:browser

test-all: test $(STAMPS)/all  ## and the long ones
	.venv/bin/pytest -m slow
	.venv/bin/pytest -m "not slow" tests/train  # `make test` skipped most of them: PyTorch was missing
	cd web && npm run --silent test:browser:all

test-busy: $(STAMPS)/dev $(CLIENT)  ## five times in a row, while something else keeps every core busy
	tools/under_load 5

test-faults: $(STAMPS)/dev $(CLIENT)  ## is every kind of check able to fail?
	.venv/bin/python tools/plant_faults.py

test-mutants: $(STAMPS)/dev  ## do the tests notice a small change of the rules?
	.venv/bin/python tools/mutate.py

fuzz: $(STAMPS)/dev  ## what parses a stranger's bytes, for an hour
	$(PIP) install -c constraints.txt atheris
	.venv/bin/python tools/fuzz.py

chaos: $(STAMPS)/dev  ## several servers, everything that can go wrong, for an hour; a seed repeats a schedule
	.venv/bin/python -m tests.server.chaos --seconds 3600

bench: $(STAMPS)/dev  ## every benchmark; the results are in docs/
	for file in benchmarks/*.py; do echo "== $$file" && .venv/bin/python $$file || exit; done

lint: $(STAMPS)/libraries
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports --no-cache --no-logo
	@PATH="$(CURDIR)/.venv/bin:$$PATH" basedpyright --verifytypes paname --ignoreexternal > $(STAMPS)/types \
		|| { grep -B1 -A1 'error:' $(STAMPS)/types; exit 1; }  # every public name has a type

system:  # two browsers, PostgreSQL and nginx
	@.ci/system

build: $(STAMPS)/dev  ## compile the rules again after a change

web: $(CLIENT)  ## build the browser client

wheel: $(STAMPS)/dev $(CLIENT) $(if $(PGO),profiles)  ## a wheel that needs neither Node nor a compiler; PGO=1: see docs/architecture.md
	PANAME_COMPILED=1 PANAME_PGO=$(if $(PGO),use) .venv/bin/pip wheel -q --no-deps --no-build-isolation -w dist .

profiles: $(STAMPS)/dev  # of a training run, for gcc; objects keep their place, so that the second build finds its profile
	rm -rf build
	PANAME_PGO=generate .venv/bin/python setup.py -q build --build-lib build/trained
	PYTHONPATH=build/trained .venv/bin/python tools/training_games.py
	rm -rf build/trained build/temp.*

$(STAMPS)/venv:
	$(PYTHON) -m venv .venv
	$(PIP) install -c constraints.txt 'setuptools>=77' 'mypy[mypyc]' librt
	mkdir -p $(STAMPS) && touch $@

# A library whose source has gone would still be imported.
FORGET = @for lib in $$(find src/paname -name '*.so'); do [ -e $${lib%%.*}.py ] || rm $$lib; done
SETUP = $(STAMPS)/venv pyproject.toml constraints.txt setup.py

$(STAMPS)/install: $(SETUP) $(COMPILED)
	$(FORGET)
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[server,arena]'
	touch $@

$(STAMPS)/libraries: export PANAME_PURE = 1
$(STAMPS)/libraries: $(SETUP)  # what development needs, before anything is compiled
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev]'
	touch $@

$(STAMPS)/dev: export PANAME_COMPILED = 1  # a build without the compiled rules is a failed build
$(STAMPS)/dev: $(STAMPS)/libraries $(COMPILED)
	$(FORGET)
	.venv/bin/python setup.py -q build_ext --inplace
	touch $@ $(STAMPS)/install

$(STAMPS)/all: $(STAMPS)/dev
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev,ray,rl]'
	touch $@

$(CLIENT): $(WEB)
	cd web && npm install --no-save --silent && npm run --silent build  # `npm ci` rejects a lock without addresses

clean:
	rm -rf .venv build dist web/node_modules src/paname/server/static
	find src -name '*.so' -delete
