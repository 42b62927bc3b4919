#!/usr/bin/env python3
"""Minifies the browser half for built pages.

    make-web.py FOLDER

Makes the folder anew: Web's modules and style sheet, minified file by file, and in FOLDER/sources what they were made of, by which
`baraja build` sees whether they are still right. Needs the Debian package esbuild.
"""

import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "Web"


def make(folder: Path) -> None:
    """Writes all files beside the folder, then puts them in its place."""
    fresh = folder.with_name(folder.name + ".new")
    sources = fresh / "sources"
    shutil.rmtree(fresh, ignore_errors=True)
    sources.mkdir(parents=True)
    for file in WEB.iterdir():
        if file.suffix in (".js", ".css"):
            shutil.copyfile(file, sources / file.name)
    files = sorted(sources.iterdir())
    subprocess.run(["esbuild", "--minify", "--charset=utf8", "--log-level=warning", f"--outdir={fresh}", *files], check=True)
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)


if __name__ == "__main__":
    make(Path(sys.argv[1]))
