#!/usr/bin/env python3
"""Bundles and minifies the browser half for release pages.

    make-web.py FOLDER

Makes the folder anew: the style sheet, index.html without the preloads of modules that are no longer files, and the
modules in one. Of that one there are as many as there are choices of the parts that Web/parts.js lists, in
FOLDER/bundles and named after their parts, such as baraja.js, baraja+shape.js, baraja+scroll+shape.js: a page gets the
one with the parts that its wasm asks for. In FOLDER/sources is what all was made of, by which `baraja build` sees
whether it is still right. Needs the Debian package esbuild.
"""

import itertools
import re
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
    bundle(sources, fresh / "bundles")
    subprocess.run([*MINIFY, f"--outdir={fresh}", sources / "style.css"], check=True)
    lines = (sources / "index.html").read_text("utf-8").splitlines(keepends=True)
    (fresh / "index.html").write_text("".join(line for line in lines if "modulepreload" not in line), "utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)


def bundle(sources: Path, bundles: Path) -> None:
    """Bundles the modules once for each choice of the optional parts."""
    listed = sources / "parts.js"
    text = listed.read_text("utf-8")
    names = sorted(re.findall(r"^import \{ (\w+) \} from './\1\.js';$", text, re.MULTILINE))
    for count in range(len(names) + 1):
        for chosen in itertools.combinations(names, count):
            imports = "".join(f"import {{ {name} }} from './{name}.js';\n" for name in chosen)
            spread = ", ".join(f"...{name}" for name in chosen)
            listed.write_text(f"{imports}export const parts = {{ {spread} }};\n", "utf-8")
            target = bundles / f"{'+'.join(['baraja', *chosen])}.js"
            options = ["--bundle", "--format=esm", "--target=es2022", f"--outfile={target}"]
            subprocess.run([*MINIFY, *options, sources / "baraja.js"], check=True)
    listed.write_text(text, "utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
