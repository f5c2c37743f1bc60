"""`python -m superdeck` is the command `superdeck`."""

import sys

from superdeck.cli import main

if __name__ == "__main__":
    sys.exit(main())
