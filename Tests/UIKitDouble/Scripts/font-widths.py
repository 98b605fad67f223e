#!/usr/bin/env python3
"""Writes the table of advance widths that the double measures text with.

    Scripts/font-widths.py Inter-Regular.otf DejaVuSans.ttf > UIKit/Text/AdvanceWidths+Regular.swift

The first font is asked first; a scalar it lacks takes the next one's width. Inter is under the SIL
Open Font License 1.1, DejaVu under the Bitstream Vera licence: both allow to state their widths.
"""
import os
import struct
import sys

RANGES = [
    (0x0020, 0x024F), (0x02B0, 0x02FF), (0x0300, 0x036F), (0x0370, 0x03FF), (0x0400, 0x052F),
    (0x0530, 0x058F), (0x0590, 0x05FF), (0x0600, 0x06FF), (0x10A0, 0x10FF), (0x1E00, 0x1EFF),
    (0x2000, 0x206F), (0x2070, 0x20CF), (0x2100, 0x22FF), (0x2500, 0x27BF), (0xFB00, 0xFB06),
]
UNITS = 2048
PER_LINE = 16


class Font:
    """One OpenType font: which glyph a scalar has, and how far it advances."""

    def __init__(self, path):
        with open(path, "rb") as file:
            data = file.read()
        self.name = os.path.basename(path)
        count = struct.unpack(">H", data[4:6])[0]
        self.tables = {}
        for index in range(count):
            tag, _, offset, length = struct.unpack(">4sIII", data[12 + 16 * index:28 + 16 * index])
            self.tables[tag] = data[offset:offset + length]
        self.units = struct.unpack(">H", self.tables[b"head"][18:20])[0]
        metrics = struct.unpack(">H", self.tables[b"hhea"][34:36])[0]
        hmtx = self.tables[b"hmtx"]
        self.advances = [struct.unpack(">H", hmtx[4 * i:4 * i + 2])[0] for i in range(metrics)]
        self.glyphs = self.read_cmap()

    def read_cmap(self):
        cmap = self.tables[b"cmap"]
        found = {}
        for index in range(struct.unpack(">H", cmap[2:4])[0]):
            offset = struct.unpack(">I", cmap[8 + 8 * index:12 + 8 * index])[0]
            table = cmap[offset:]
            kind = struct.unpack(">H", table[:2])[0]
            if kind == 12:
                for group in range(struct.unpack(">I", table[12:16])[0]):
                    start = 16 + 12 * group
                    first, last, glyph = struct.unpack(">III", table[start:start + 12])
                    for scalar in range(first, last + 1):
                        found[scalar] = glyph + scalar - first
            elif kind == 4:
                self.read_segments(table, found)
        return found

    def read_segments(self, table, found):
        double = struct.unpack(">H", table[6:8])[0]

        def word(at):
            return struct.unpack(">H", table[at:at + 2])[0]

        for at in range(0, double, 2):
            last, first = word(14 + at), word(16 + double + at)
            delta, base = word(16 + 2 * double + at), 16 + 3 * double + at
            skip = word(base)
            for scalar in range(first, min(last, 0xFFFE) + 1):
                glyph = word(base + skip + 2 * (scalar - first)) if skip else scalar
                if glyph or not skip:
                    found.setdefault(scalar, (glyph + delta) & 0xFFFF)

    def advance(self, scalar):
        glyph = self.glyphs.get(scalar)
        if not glyph:
            return None
        advance = self.advances[min(glyph, len(self.advances) - 1)]
        return round(advance * UNITS / self.units)


def main():
    fonts = [Font(path) for path in sys.argv[1:]]
    weight = "semibold" if "SemiBold" in fonts[0].name else "regular"
    lines = []
    for first, last in RANGES:
        for start in range(first, last + 1, PER_LINE):
            row = []
            for scalar in range(start, start + PER_LINE):
                widths = [font.advance(scalar) for font in fonts]
                width = next((each for each in widths if each is not None), None)
                if width is not None and 0x0300 <= scalar <= 0x036F:
                    width = 0
                row.append("-" if width is None else str(width))
            if any(entry != "-" for entry in row):
                lines.append("%04X " % start + " ".join(row))
    names = " and ".join(font.name for font in fonts)
    print(f"""// Made by Scripts/font-widths.py from
// {names};
// not edited by hand. Inter: SIL Open Font License 1.1. DejaVu: Bitstream Vera licence.

extension AdvanceWidths {{
  /// Advances of the {weight} weight in 1/{UNITS} em: a row's first scalar, then {PER_LINE} widths.
  static let {weight}Rows = \"\"\"""")
    for line in lines:
        print("    " + line)
    print('    """\n}')


main()
