#!/usr/bin/env python3
"""Says what takes the bytes of a page's wasm.

usage: BARAJA_WASM_NAMES=1 swift run baraja build FILE.swift --output DIR
       python3 Scripts/size-report.py DIR/app.wasm [COUNT]

Prints the sections, the functions by module, the COUNT largest groups (functions by the type they belong to) and the
COUNT largest functions. Beside a module and a group stands what the code would be smaller under gzip -9 without it.
A build with names is larger than the one that ships; its code is the same.
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


def function_bodies(data, at):
    """The code of each function."""
    count, at = number(data, at)
    bodies = []
    for _ in range(count):
        size, at = number(data, at)
        bodies.append(data[at : at + size])
        at += size
    return bodies


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


def demangled(plain):
    """Readable names, where swift-demangle is to be had."""
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


def module(name):
    """The module that a mangled name is from; generic code of the library counts as the library's."""
    found = re.match(r"\$[se](\d+)", name)
    if found:
        return name[found.end() : found.end() + int(found[1])]
    if name.startswith(("$ss", "$sS", "$es", "$eS", "swift_", "_swift")):
        return "Swift's library"
    return "C, exports and what the optimiser made" if name else "without a name"


def squeezed(parts):
    return len(gzip.compress(b"".join(parts), 9))


def print_groups(bodies, keys, count):
    """The largest groups of functions, and what each adds under gzip."""
    groups = collections.defaultdict(list)
    for body, key in zip(bodies, keys):
        groups[key].append(body)
    whole = squeezed(bodies)
    print(f"{'bytes':>8} {'gzip':>7} {'functions':>10}")
    for key, members in sorted(groups.items(), key=lambda item: -sum(map(len, item[1])))[:count]:
        rest = squeezed(body for body, other in zip(bodies, keys) if other != key)
        print(f"{sum(map(len, members)):8} {whole - rest:7} {len(members):10}  {key}")
    print()


def main():
    """Prints the report."""
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    with open(sys.argv[1], "rb") as file:
        data = file.read()
    bodies, names, imports, totals = [], {}, 0, collections.Counter()
    for kind, start, end in sections(data):
        totals[kind] += end - start
        if kind == 2:
            imports = imported_functions(data, start)
        elif kind == 10:
            bodies = function_bodies(data, start)
        elif kind == 11:
            constants = data[start:end]
        elif kind == 0:
            names.update(function_names(data, start, end))
    plain = [re.sub(r"\\([0-9a-f]{2})", lambda m: chr(int(m[1], 16)), names.get(imports + i, "")) for i in range(len(bodies))]
    titles = demangled(plain)
    print(f"{len(data)} bytes with {totals[0]} of names; under gzip -9 code {squeezed(bodies)} of {totals[10]}", end=" ")
    print(f"in {len(bodies)} functions, data {squeezed([constants])} of {totals[11]}\n")
    print_groups(bodies, [module(name) for name in plain], count)
    print_groups(bodies, [group(title) for title in titles], count)
    for size, title in sorted(zip(map(len, bodies), titles), reverse=True)[:count]:
        print(f"{size:8}  {title[:110]}")


main()
