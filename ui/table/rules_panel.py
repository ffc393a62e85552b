"""The rules text beside the board: searchable, and open at the rule of the moment."""

from html import escape

from PySide6.QtWidgets import QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from gamebox.rulebook import Rule, rulebook
from ui.theme import Theme


class RulesPanel(QWidget):
    """All rules under their headings, or those that hold the words that are searched for."""

    def __init__(self, game: str, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._book = rulebook(game)
        self._marked = ""
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(8)
        self.search = QLineEdit()
        self.search.setPlaceholderText("Search the rules")
        self.search.setAccessibleName("Search the rules")
        self.search.textChanged.connect(self._write)
        lines.addWidget(self.search)
        self.page = QTextBrowser()
        self.page.setAccessibleName("Rules")
        self.page.setOpenLinks(False)
        lines.addWidget(self.page, 1)
        self._write()

    def set_theme(self, theme: Theme) -> None:
        """Write everything in the colours of `theme`."""
        self.theme = theme
        self._write()

    def show_rule(self, rule_id: str) -> None:
        """Open at one rule and mark it; an empty id only takes the mark away."""
        self._marked = rule_id if rule_id in self._book.by_id else ""
        self.search.clear()
        self._write()

    def _write(self) -> None:
        words = self.search.text().casefold().split()
        parts = []
        for section in self._book.section:
            rules = [rule for rule in self._book.of_section(section) if _has(rule, words)]
            if rules:
                parts.append(f"<h3>{escape(section.title)}</h3>")
                parts += [self._rule(rule) for rule in rules]
        self.page.setHtml("".join(parts) or "<p>No rule has all of these words.</p>")
        if self._marked and not words:
            self.page.scrollToAnchor(self._marked)

    def _rule(self, rule: Rule) -> str:
        colours = self.theme.colours
        text = f"<b>{escape(rule.title)}</b><br>{escape(rule.text)}"
        name = f'<a name="{escape(rule.id)}"></a>'
        if rule.id != self._marked:
            return f"<p>{name}{text}</p>"
        return (
            f'{name}<table width="100%" cellpadding="8" bgcolor="{colours.raised}">'
            f'<tr><td style="color:{colours.text}">{text}</td></tr></table>'
        )


def _has(rule: Rule, words: list[str]) -> bool:
    text = f"{rule.title} {rule.text}".casefold()
    return all(word in text for word in words)
