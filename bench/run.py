"""Measure the engine: `./gamenight bench`, or `.venv/bin/python bench/run.py [--quick] [--json]`."""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).resolve().parents[1]))
    from bench.report import main

    sys.exit(main(sys.argv[1:]))
