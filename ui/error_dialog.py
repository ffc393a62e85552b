"""Telling a person of an error, and Qt's messages to the log: neither is needed at the start."""

import logging

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from ui.theme import Theme
from ui.widgets.basics import Button, IconLabel, label


def log_qt_messages() -> None:
    """Send what Qt says to the log."""
    levels = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
    }

    def write(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        logging.getLogger("qt").log(levels.get(kind, logging.ERROR), message)

    qInstallMessageHandler(write)


class ErrorDialog(QDialog):
    """One sentence, and where the details are."""

    def __init__(self, sentence: str, detail: str, theme: Theme, parent: QWidget | None = None):
        super().__init__(parent)
        self.setWindowTitle("gamebox")
        self.setModal(True)
        self.setMinimumWidth(theme.px(420))
        lines = QVBoxLayout(self)
        lines.setContentsMargins(22, 20, 22, 16)
        lines.setSpacing(14)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(IconLabel("warning", theme, size=34, tint="danger"))
        self.sentence = label(sentence, "strong")
        row.addWidget(self.sentence, 1)
        lines.addLayout(row)
        self.detail = label(detail, "note")
        lines.addWidget(self.detail)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        self.close_button = Button("Go on", theme, "primary", clicked=self.accept)
        self.close_button.setDefault(True)
        buttons.addWidget(self.close_button)
        lines.addLayout(buttons)
        self.setAccessibleName(sentence)
