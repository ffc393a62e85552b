"""The installed PySide6 counts references rightly.

Some releases of PySide6 lose one reference to None in every call that returns nothing (6.12.0 on
Python 3.10 and 3.11 does). After some seconds of painting the process dies, and short tests pass.
"""

import sys

import pytest
from PySide6.QtCore import QTimer

CALLS = 1000


@pytest.mark.parametrize("value", [None, True, False])
def test_calls_into_qt_lose_no_reference(value: bool | None, qapp: object) -> None:
    timer = QTimer()
    before = sys.getrefcount(value)
    for _ in range(CALLS):
        timer.setInterval(5)
        timer.isActive()
        timer.isSingleShot()
    drift = sys.getrefcount(value) - before
    assert abs(drift) < CALLS // 10
