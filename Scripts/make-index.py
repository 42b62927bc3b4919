#!/usr/bin/env python3
"""Writes the site's index: make-index.py SITE BLOCK.swift…

SITE already holds one built page for each block, in a folder of the block's name. What is said of a block comes from
its doc comment: the first line, and the `baraja` block of keys.
"""
import html
import pathlib
import re
import shutil
import sys

TEMPLATES = pathlib.Path(__file__).resolve().parent / "site"


def about(file):
    """The keys of a block's `baraja` comment, and the first line of its documentation as `summary`."""
    lines = [line[3:].strip() for line in file.read_text("utf-8").splitlines() if line.startswith("///")]
    start = lines.index("```baraja")
    text = "\n".join(lines[start + 1:lines.index("```", start)]).replace("\\\n", "")
    keys = dict(re.findall(r"^([a-z-]+): *(.*)$", text, re.MULTILINE))
    return keys | {"summary": lines[0]}


def block(file):
    """The index's entry for a block."""
    try:
        keys = about(file)
        values = {
            "NAME": file.stem,
            "TITLE": keys["title"],
            "KIND": " · ".join(keys[key] for key in ("category", "os", "level")),
            "SUMMARY": keys["summary"],
            "SUMMARY_ES": keys["description-es"],
        }
    except (KeyError, ValueError, IndexError) as error:
        sys.exit(f"{file}: its doc comment lacks {error}")
    return fill("block.html", {name: html.escape(value) for name, value in values.items()})


def fill(template, values):
    """A template with each {{NAME}} replaced."""
    text = (TEMPLATES / template).read_text("utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda match: values[match[1]], text)


def main():
    site = pathlib.Path(sys.argv[1])
    files = [pathlib.Path(name) for name in sys.argv[2:]]
    index = fill("index.html", {"BLOCKS": "".join(map(block, files))})
    (site / "index.html").write_text(index, "utf-8")
    shutil.copy(TEMPLATES / "site.css", site)
    for file in files:
        shutil.copy(file, site)


main()
