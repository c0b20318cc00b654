# `make play` and `make test` set up everything they need on a machine with Python 3.11+, gcc, make and Node 20+.
PYTHON ?= python3
export PANAME_COMPILED = 1  # a build without the compiled rules is a failed build
PIP = .venv/bin/pip --disable-pip-version-check -q
STAMPS = .venv/stamps
COMPILED := $(wildcard src/paname/rules/*.py src/paname/bots/search/*.py src/paname/envs/vector/*.py)
WEB := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)

.PHONY: system play test test-all bench lint build web clean wheel

play: $(STAMPS)/install $(STAMPS)/web  ## a game in the browser
	.venv/bin/paname

test: system $(STAMPS)/dev $(STAMPS)/web lint  ## everything CI checks
	.venv/bin/pytest -m "not slow"
	cd web && npm run --silent check && npm test --silent && npm run --silent test:browser

test-all: test  ## and the long ones
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev,ray,rl]'
	.venv/bin/pytest -m slow
	cd web && npm run --silent test:browser:all

bench: $(STAMPS)/install  ## speed of the rules
	.venv/bin/paname bench

lint: $(STAMPS)/dev
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports --no-cache --no-logo

system:  # a browser and PostgreSQL
	@.ci/system

build: $(STAMPS)/install  ## compile the rules again after a change

web: $(STAMPS)/web  ## build the browser client

wheel: $(STAMPS)/dev $(STAMPS)/web  ## a wheel that needs neither Node nor a compiler
	.venv/bin/pip wheel -q --no-deps --no-build-isolation -w dist .

$(STAMPS)/venv:
	$(PYTHON) -m venv .venv
	$(PIP) install -c constraints.txt 'setuptools>=77' 'mypy[mypyc]' librt
	mkdir -p $(STAMPS) && touch $@

# A library whose source has gone would still be imported.
FORGET = @for lib in $$(find src/paname -name '*.so'); do [ -e $${lib%%.*}.py ] || rm $$lib; done
SOURCES = $(STAMPS)/venv pyproject.toml constraints.txt setup.py $(COMPILED)

$(STAMPS)/install: $(SOURCES)
	$(FORGET)
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[server,arena]'
	touch $@

$(STAMPS)/dev: $(SOURCES)
	$(FORGET)
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev]'
	touch $@ $(STAMPS)/install

$(STAMPS)/web: $(WEB) | $(STAMPS)/venv
	cd web && npm install --no-save --silent && npm run --silent build  # `npm ci` rejects a lock without addresses
	touch $@

clean:
	rm -rf .venv build dist web/node_modules src/paname/server/static
	find src -name '*.so' -delete
