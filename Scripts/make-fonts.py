#!/usr/bin/env python3
"""Subsets Debian's Inter and Quicksand to Latin woff2 files for a built page.

    make-fonts.py FOLDER

Writes inter.woff2 and inter-italic.woff2 (variable weight), quicksand.woff2 and quicksand-bold.woff2, and the fonts' licences.
Needs the Debian packages fonts-inter-variable and fonts-quicksand and the PyPI packages fonttools and brotli.
Files that are there already are kept: the fonts change only with the packages.
"""

import sys
from pathlib import Path

from fontTools import subset

FONTS = Path("/usr/share/fonts/truetype")
SOURCES = {
    "inter.woff2": FONTS / "inter-vf/Inter-roman.var.ttf",
    "inter-italic.woff2": FONTS / "inter-vf/Inter-italic.var.ttf",
    "quicksand.woff2": FONTS / "quicksand/Quicksand-Medium.ttf",
    "quicksand-bold.woff2": FONTS / "quicksand/Quicksand-Bold.ttf",
}
LICENCES = {
    "inter-licence.txt": Path("/usr/share/doc/fonts-inter-variable/copyright"),
    "quicksand-licence.txt": Path("/usr/share/doc/fonts-quicksand/copyright"),
}
# Latin, Latin-1, Latin Extended-A, punctuation, currency, arrows, some mathematics, keys.
RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x2C6, 0x2DD), (0x300, 0x304), (0x2000, 0x206F),
    (0x20A0, 0x20BF), (0x2122, 0x2122), (0x2190, 0x2199), (0x2212, 0x2215),
    (0x2248, 0x2248), (0x2260, 0x2265), (0x2318, 0x2318), (0x2325, 0x2325), (0x21E7, 0x21E7),
]
FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "case"]


def make(source: Path, target: Path) -> None:
    """Writes the subset of one font."""
    options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False, notdef_outline=True)
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in RANGES for code in range(first, last + 1)])
    subsetter.subset(font)
    subset.save_font(font, str(target), options)


def main() -> int:
    """Makes what is missing in the folder of the command line."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, source in SOURCES.items():
        if (folder / name).exists():
            continue
        if not source.exists():
            print(f"make-fonts: {source} is missing; run make setup", file=sys.stderr)
            return 1
        make(source, folder / name)
    for name, source in LICENCES.items():
        if source.exists():
            (folder / name).write_bytes(source.read_bytes())
    return 0


if __name__ == "__main__":
    sys.exit(main())
