"""`python -m gamenight` is the command line."""

import sys

from gamenight.cli import main

if __name__ == "__main__":
    sys.exit(main())
