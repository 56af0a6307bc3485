"""The tests of the page wait for what they expect, and for nothing else."""

from pathlib import Path

import pytest

HERE = Path(__file__)
# A pause that is too short on a busy machine, a look at a moment, a loop that luck must end.
MOMENTS = ["wait_for_timeout", "sleep(", "monotonic", "TimeoutError", "(timeout=", "is_visible()"]


@pytest.mark.parametrize("file", sorted(HERE.parent.glob("*.py")), ids=lambda file: file.name)
def test_no_browser_test_depends_on_a_moment(file):
    """Only what is set once for all pages says how long a page may take."""
    lines = [] if file == HERE else file.read_text(encoding="utf-8").splitlines()
    found = [line for line in lines if any(moment in line for moment in MOMENTS)]

    assert [line for line in found if "set_options(timeout=PATIENCE)" not in line] == []
