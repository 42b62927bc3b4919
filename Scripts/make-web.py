#!/usr/bin/env python3
"""Bundles and minifies the browser half for release pages.

    make-web.py FOLDER

Makes the folder anew: baraja.js with all of Web's modules in it, the style sheet, index.html without the preloads of
modules that are no longer files; and in FOLDER/sources what they were made of, by which `baraja build` sees whether
they are still right. Needs the Debian package esbuild.
"""

import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "Web"
MINIFY = ["esbuild", "--minify", "--charset=utf8", "--log-level=warning"]


def make(folder: Path) -> None:
    """Writes all files beside the folder, then puts them in its place."""
    fresh = folder.with_name(folder.name + ".new")
    sources = fresh / "sources"
    shutil.rmtree(fresh, ignore_errors=True)
    sources.mkdir(parents=True)
    for file in WEB.iterdir():
        if file.suffix in (".js", ".css", ".html"):
            shutil.copyfile(file, sources / file.name)
    bundle = ["--bundle", "--format=esm", "--target=es2022"]
    subprocess.run([*MINIFY, *bundle, f"--outfile={fresh / 'baraja.js'}", sources / "baraja.js"], check=True)
    subprocess.run([*MINIFY, f"--outdir={fresh}", sources / "style.css"], check=True)
    lines = (sources / "index.html").read_text("utf-8").splitlines(keepends=True)
    (fresh / "index.html").write_text("".join(line for line in lines if "modulepreload" not in line), "utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)


if __name__ == "__main__":
    make(Path(sys.argv[1]))
