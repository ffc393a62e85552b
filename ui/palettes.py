"""The colours of the house: plain values, one set for each appearance and each game.

Every text colour here keeps at least 4.5 : 1 against every surface that it may stand on;
`tests/ui/test_theme.py` measures all of them, so change a value and run that test.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache


class Mode(StrEnum):
    """The appearances a person can choose."""

    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"


@dataclass(frozen=True)
class Colours:
    """What every widget is painted from, as `#RRGGBB`."""

    window: str  # top of the page gradient
    window_end: str  # bottom of it
    side: str  # a column beside the page
    surface: str  # a card or panel on the page
    raised: str  # a control on a surface, and a hovered row
    field: str  # where something is typed or listed
    line: str  # borders that only decorate
    outline: str  # borders that mark a control (3 : 1 against its surface)
    text: str
    muted: str
    accent: str  # filled primary buttons, the chosen tab
    on_accent: str
    ink: str  # the accent as text on any surface
    good: str
    danger: str
    focus: str  # the focus ring


@dataclass(frozen=True)
class GameTheme:
    """One game's colours: its widgets, its top bars and rail, and its table."""

    key: str
    colours: Colours
    bar: str
    prompt: str
    rail: str
    table: tuple[str, str, str]  # radial gradient, from the middle outwards
    table_text: str
    table_muted: str
    table_line: str  # rings, planks, stitching: decoration only
    plate: str  # a plate that carries text on the table
    glow: str  # you may act here
    art: tuple[str, str]  # top and bottom of the box lid
    art_ink: str  # title on the lid's caption
    caption: str  # the caption panel under the lid


HOME = {
    Mode.DARK: Colours(
        window="#1B2A2F",
        window_end="#0F1719",
        side="#121B1F",
        surface="#1A2529",
        raised="#263439",
        field="#0E1517",
        line="#30424A",
        outline="#7C9298",
        text="#E9F1F0",
        muted="#B4C3C4",
        accent="#F2D8A0",
        on_accent="#1A1408",
        ink="#F2D8A0",
        good="#7FD6A4",
        danger="#FF9C8F",
        focus="#8FE0FF",
    ),
    Mode.LIGHT: Colours(
        window="#F7F2E7",
        window_end="#ECE4D3",
        side="#E9E0CD",
        surface="#FFFBF2",
        raised="#EFE5CF",
        field="#FFFFFF",
        line="#D9CCB0",
        outline="#7B6F55",
        text="#221D12",
        muted="#544B38",
        accent="#7A4F0B",
        on_accent="#FFF8E8",
        ink="#6E4507",
        good="#145C37",
        danger="#9A1B10",
        focus="#0A55A8",
    ),
    Mode.CONTRAST: Colours(
        window="#000000",
        window_end="#000000",
        side="#000000",
        surface="#000000",
        raised="#1C1C1C",
        field="#000000",
        line="#FFFFFF",
        outline="#FFFFFF",
        text="#FFFFFF",
        muted="#FFFFFF",
        accent="#FFE14D",
        on_accent="#000000",
        ink="#FFE14D",
        good="#7CFF9B",
        danger="#FFA59B",
        focus="#5CE1FF",
    ),
}


def _dark(**over: str) -> Colours:
    return replace(HOME[Mode.DARK], **over)


def _light(**over: str) -> Colours:
    return replace(HOME[Mode.LIGHT], **over)


_MIND = GameTheme(
    key="mind",
    colours=_dark(
        window="#10132F",
        window_end="#0B0E26",
        side="#10132F",
        surface="#1A1E45",
        raised="#262B5C",
        field="#0B0E22",
        line="#343A78",
        outline="#8088C8",
        text="#EDEBFF",
        muted="#BDBDE4",
        accent="#F2C14E",
        on_accent="#1B1405",
        ink="#F2C14E",
    ),
    bar="#0B0E26",
    prompt="#161A3E",
    rail="#10132F",
    table=("#2C2F73", "#191C4A", "#0A0C22"),
    table_text="#EDEBFF",
    table_muted="#C4C6F2",
    table_line="#6D74C4",
    plate="#12153A",
    glow="#F2C14E",
    art=("#2D3078", "#12143A"),
    art_ink="#FFF4DC",
    caption="#0B0C20",
)

_MEDIUM = GameTheme(
    key="medium",
    colours=_dark(
        window="#220F33",
        window_end="#1A0B26",
        side="#220F33",
        surface="#331A49",
        raised="#43245E",
        field="#180A24",
        line="#57307A",
        outline="#A07CC4",
        text="#F8ECDC",
        muted="#D6C3DC",
        accent="#F0B94B",
        on_accent="#1D1204",
        ink="#F0B94B",
    ),
    bar="#1A0B26",
    prompt="#2C153F",
    rail="#220F33",
    table=("#6A2E8A", "#4A1C68", "#321248"),
    table_text="#F8ECDC",
    table_muted="#E2CFE6",
    table_line="#C9963F",
    plate="#241033",
    glow="#F0B94B",
    art=("#6D2E8C", "#33124A"),
    art_ink="#FFF2DA",
    caption="#190A26",
)

_MIDDLE_AGES = GameTheme(
    key="middle_ages",
    colours=_dark(
        window="#2B2016",
        window_end="#241A10",
        side="#2B2016",
        surface="#3A2C1E",
        raised="#4A3926",
        field="#1D150D",
        line="#5E4830",
        outline="#A98B62",
        text="#F6EAD0",
        muted="#D9C7A4",
        accent="#E3B341",
        on_accent="#1C1303",
        ink="#E9BC50",
    ),
    bar="#241A10",
    prompt="#3A2A1A",
    rail="#2B2016",
    table=("#4A3722", "#3A2A1A", "#2C2013"),
    table_text="#F6EAD0",
    table_muted="#DFCEAC",
    table_line="#6B5133",
    plate="#261B10",
    glow="#E3B341",
    art=("#8A6636", "#4A3419"),
    art_ink="#FFF2D6",
    caption="#241A0F",
)

_ORDEALS = GameTheme(
    key="ordeals",
    colours=_dark(
        window="#1C1715",
        window_end="#14110F",
        side="#1C1715",
        surface="#2C2420",
        raised="#3B302A",
        field="#120F0D",
        line="#4A3C34",
        outline="#9A8372",
        text="#F1E6D6",
        muted="#CFBFAD",
        accent="#D8A24A",
        on_accent="#1A1104",
        ink="#DFAB55",
    ),
    bar="#14110F",
    prompt="#2A211C",
    rail="#1C1715",
    table=("#2E2622", "#231C18", "#17120F"),
    table_text="#F1E6D6",
    table_muted="#D3C4B2",
    table_line="#5A4A40",
    plate="#1A1412",
    glow="#D8A24A",
    art=("#741E1E", "#2E0C0C"),
    art_ink="#FFEFDC",
    caption="#180808",
)


def _light_games() -> tuple[GameTheme, ...]:
    """Return the tables by daylight."""
    mind = replace(
        _MIND,
        colours=_light(
            window="#F1F1FB",
            window_end="#E3E4F5",
            side="#E8E9F8",
            surface="#FBFBFF",
            raised="#E2E3F6",
            line="#C4C7E8",
            outline="#686DA6",
            text="#17193F",
            muted="#43466F",
            accent="#343A9A",
            on_accent="#FFFFFF",
            ink="#343A9A",
        ),
        bar="#E3E4F5",
        prompt="#F6F6FE",
        rail="#E8E9F8",
        table=("#F2F2FD", "#DDDFF5", "#C6C9EA"),
        table_text="#17193F",
        table_muted="#3B3E6B",
        table_line="#9EA3D6",
        plate="#FAFAFF",
        glow="#8A4B00",
    )

    medium = replace(
        _MEDIUM,
        colours=_light(
            window="#F8F0FA",
            window_end="#ECDDF1",
            side="#F0E3F4",
            surface="#FFFAFF",
            raised="#EBDAF1",
            line="#D6BBE0",
            outline="#85619A",
            text="#2A1038",
            muted="#573F66",
            accent="#6A2E8A",
            on_accent="#FFFFFF",
            ink="#6A2E8A",
        ),
        bar="#ECDDF1",
        prompt="#FBF5FD",
        rail="#F0E3F4",
        table=("#F7ECFB", "#E8D3F0", "#D7B9E3"),
        table_text="#2A1038",
        table_muted="#4B3159",
        table_line="#B98A2F",
        plate="#FFFAFF",
        glow="#8A4B00",
    )

    middle_ages = replace(
        _MIDDLE_AGES,
        colours=_light(),
        bar="#E9DDC2",
        prompt="#FBF5E6",
        rail="#EFE5CF",
        table=("#EAD9B6", "#DBC697", "#C7AE7C"),
        table_text="#221808",
        table_muted="#3F301A",
        table_line="#A4885A",
        plate="#FBF4E2",
        glow="#7A4000",
    )

    ordeals = replace(
        _ORDEALS,
        colours=_light(accent="#7A1F1F", ink="#7A1F1F"),
        bar="#E8DCCD",
        prompt="#FAF4EC",
        rail="#EEE4D7",
        table=("#EEE2D2", "#DFD0BC", "#CBB9A2"),
        table_text="#241710",
        table_muted="#43342A",
        table_line="#A9937D",
        plate="#FAF4EC",
        glow="#7A3A00",
    )
    return mind, medium, middle_ages, ordeals


def _contrast(game: GameTheme) -> GameTheme:
    return replace(
        game,
        colours=HOME[Mode.CONTRAST],
        bar="#000000",
        prompt="#000000",
        rail="#000000",
        table=("#000000", "#000000", "#000000"),
        table_text="#FFFFFF",
        table_muted="#FFFFFF",
        table_line="#5A5A5A",
        plate="#000000",
        glow="#FFE14D",
        art=("#1A1A1A", "#000000"),
        art_ink="#FFFFFF",
        caption="#000000",
    )


_DARK_GAMES = (_MIND, _MEDIUM, _MIDDLE_AGES, _ORDEALS)


@cache
def games(mode: Mode) -> dict[str, GameTheme]:
    """Return the colours of every game in one appearance."""
    if mode is Mode.LIGHT:
        all_games = _light_games()
    elif mode is Mode.CONTRAST:
        all_games = tuple(map(_contrast, _DARK_GAMES))
    else:
        all_games = _DARK_GAMES
    return {game.key: game for game in all_games}
