#!/usr/bin/env python3
"""Says what takes the bytes of a page's wasm.

usage: BARAJA_WASM_NAMES=1 swift run baraja build FILE.swift --output DIR
       python3 Scripts/size-report.py DIR/app.wasm [COUNT]

Prints the sections, the COUNT largest groups (functions by the type they belong to) and the COUNT largest
functions. A build with names is larger than the one that ships; its code is the same.
"""
import collections
import gzip
import re
import subprocess
import sys

GROUPS = [
    (r"_ContiguousArrayBuffer|ContiguousArray|\bArray[.<]|replaceSubrange|_copy", "Array"),
    (r"String|Substring|Unicode|UTF8|UTF16|Character", "String"),
    (r"Dictionary|Hasher|_NativeSet", "hashing"),
    (r"^outlined", "copies and destroys"),
    (r"__derived", "derived =="),
    (r"partial apply", "closures"),
    (r"deallocating_deinit", "deinit"),
]


def number(data, at):
    """A LEB128 number and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def sections(data):
    """Every section's id, start and end."""
    at = 8
    while at < len(data):
        kind = data[at]
        size, start = number(data, at + 1)
        at = start + size
        yield kind, start, at


def imported_functions(data, at):
    """How many functions are imported: they have the first indices."""
    count, at = number(data, at)
    functions = 0
    for _ in range(count):
        for _ in range(2):
            length, at = number(data, at)
            at += length
        kind = data[at]
        at += 1
        if kind == 0:
            functions += 1
            _, at = number(data, at)
        elif kind == 3:
            at += 2
        else:
            at += kind == 1
            flags, at = number(data, at)
            for _ in range(1 + (flags & 1)):
                _, at = number(data, at)
    return functions


def function_sizes(data, at):
    count, at = number(data, at)
    sizes = []
    for _ in range(count):
        size, at = number(data, at)
        sizes.append(size)
        at += size
    return sizes


def function_names(data, at, end):
    """Names by index; empty when the section is not the one of names."""
    length, at = number(data, at)
    names = {}
    if data[at : at + length] != b"name":
        return names
    at += length
    while at < end:
        kind = data[at]
        size, at = number(data, at + 1)
        stop = at + size
        if kind == 1:
            count, at = number(data, at)
            for _ in range(count):
                index, at = number(data, at)
                length, at = number(data, at)
                names[index] = data[at : at + length].decode(errors="replace")
                at += length
        at = stop
    return names


def demangled(names):
    """Readable names, where swift-demangle is to be had."""
    plain = [re.sub(r"\\([0-9a-f]{2})", lambda m: chr(int(m[1], 16)), name) for name in names]
    try:
        done = subprocess.run(
            ["swift-demangle", "--simplified"], input="\n".join(plain), capture_output=True,
            text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return plain
    return done.stdout.split("\n")[: len(plain)]


def group(name):
    for pattern, title in GROUPS:
        if re.search(pattern, name):
            return title
    owner = re.search(r"\b([A-Z]\w*)\.", name)
    return owner[1] if owner else "other"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    with open(sys.argv[1], "rb") as file:
        data = file.read()
    sizes, names, imports, totals = [], {}, 0, collections.Counter()
    for kind, start, end in sections(data):
        totals[kind] += end - start
        if kind == 2:
            imports = imported_functions(data, start)
        elif kind == 10:
            sizes = function_sizes(data, start)
        elif kind == 0:
            names.update(function_names(data, start, end))
    titles = demangled([names.get(imports + index, f"function {index}") for index in range(len(sizes))])
    print(f"{len(data)} bytes, {len(gzip.compress(data, 9))} gzip -9; names {totals[0]},", end=" ")
    print(f"code {totals[10]} in {len(sizes)} functions, data {totals[11]}\n")
    groups = collections.defaultdict(list)
    for size, title in zip(sizes, titles):
        groups[group(title)].append(size)
    for title, members in sorted(groups.items(), key=lambda item: -sum(item[1]))[:count]:
        print(f"{sum(members):8} {len(members):5}  {title}")
    print()
    for size, title in sorted(zip(sizes, titles), reverse=True)[:count]:
        print(f"{size:8}  {title[:110]}")


main()
