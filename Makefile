# make demo    serve the pages on this machine        make test      everything that must hold, 20 minutes at most
# make lab     the notebooks in JupyterLab            make test-all  the slow tests too
# make lint types test-quick    parts of it           make format    mends what a tool can mend
# make bench   how fast it is                         make constraints, make clean

PORT ?= 8866
WORKERS ?= 2
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
PINS := pyproject.toml constraints.txt binder/deploy.in

.PHONY: demo lab test test-all test-quick lint types format bench constraints clean

demo: $(VENV)/demo.stamp
	@$(BIN)/python scripts/demo.py $(PORT)

lab: $(VENV)/demo.stamp
	$(BIN)/jupyter lab --ServerApp.ip=127.0.0.1 notebooks

test: lint types
	@chromium=$$(sh scripts/find-chromium) && \
	CHROMIUM="$$chromium" $(BIN)/python -m pytest -n $(WORKERS) -m "not slow"

test-all: lint types
	@chromium=$$(sh scripts/find-chromium) && \
	CHROMIUM="$$chromium" HYPOTHESIS_PROFILE=thorough $(BIN)/python -m pytest -n $(WORKERS)

test-quick: lint types
	@$(BIN)/python -m pytest -n $(WORKERS) -m "not slow and not browser"

lint: $(VENV)/test.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(VENV)/test.stamp
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(VENV)/test.stamp
	$(BIN)/mypy

bench: $(VENV)/bench.stamp
	$(BIN)/python benchmarks/playouts.py
	$(BIN)/python benchmarks/dewan_routes.py
	$(BIN)/python benchmarks/pages.py

# The pins of every dependency for Python 3.11 and newer, then those that Binder's Python reads.
constraints: $(VENV)/test.stamp
	$(PIP) uv
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --all-extras --no-emit-package gamepkg \
	  --custom-compile-command "make constraints" --output-file constraints.txt pyproject.toml binder/deploy.in
	$(BIN)/uv pip compile --quiet --upgrade --python-version 3.12 --python-platform linux --extra app --no-emit-package gamepkg \
	  --custom-compile-command "make constraints" --constraints constraints.txt \
	  --output-file binder/requirements.txt pyproject.toml binder/deploy.in

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@python=$$(sh scripts/find-python) && echo "Making $(VENV) with $$python" && "$$python" -m venv $(VENV)

$(VENV)/demo.stamp: $(PINS) | $(BIN)/python
	@echo "Installing gamepkg and what its pages need (once; one or two minutes)"
	@$(PIP) -e ".[app]" -r binder/deploy.in
	@touch $@

$(VENV)/bench.stamp: $(PINS) | $(BIN)/python
	@echo "Installing gamepkg and what its measurements need (once; one or two minutes)"
	@$(PIP) -e ".[bench]" -r binder/deploy.in
	@touch $@

$(VENV)/test.stamp: $(PINS) | $(BIN)/python
	@echo "Installing gamepkg and its tests (once; one or two minutes)"
	@$(PIP) -e ".[test]" -r binder/deploy.in
	@touch $@
