"""The rules text beside the board: searchable, and open at the rule of the moment."""

from html import escape

from PySide6.QtWidgets import QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from gamebox.core.words import counted
from gamebox.rulebook import Rule, rulebook
from ui.theme import Theme
from ui.widgets.marks import marked


class RulesPanel(QWidget):
    """All rules under their headings, or those that hold what is searched for, the best first."""

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
        wanted = self.search.text()
        self.page.setHtml(self._found(wanted) if wanted.strip() else self._whole_book())
        if self._marked and not wanted.strip():
            self.page.scrollToAnchor(self._marked)

    def _whole_book(self) -> str:
        parts = []
        for section in self._book.section:
            parts.append(f"<h3>{escape(section.title)}</h3>")
            parts += [self._rule(rule) for rule in self._book.of_section(section)]
        return "".join(parts)

    def _found(self, wanted: str) -> str:
        """Return the rules that hold the words, the best first, with the words marked."""
        # What compares words is loaded when somebody searches, not when the table opens.
        from gamebox.rulesearch import search  # noqa: PLC0415

        hits = search(self._book, wanted)
        sections = {section.id: section.title for section in self._book.section}
        muted = f'style="color:{self.theme.colours.muted}"'
        found = counted(len(hits), "rule has", "rules have") if hits else "No rule has"
        parts = [f"<p {muted}>{found} these words.</p>"]
        for hit in hits:
            title = marked(hit.rule.title, hit.title_spans, self.theme)
            text = marked(hit.rule.text, hit.text_spans, self.theme)
            where = f"<span {muted}> – {escape(sections[hit.rule.section])}</span>"
            parts.append(f"<p><b>{title}</b>{where}<br>{text}</p>")
        return "".join(parts)

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
