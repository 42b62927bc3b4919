#!/usr/bin/env python3
"""Puts the functions of a wasm module into an order in which they compress well.

usage: order-functions.py IN OUT

Deflate finds what repeats within 32 KB. Functions that resemble each other, such as the copies of generic code, are
therefore put next to each other: behind the last functions comes the one that shares most short runs of bytes with
them, for its length. In each function, of the locals of a type the ones that are named most come first, so that the
low numbers are the frequent ones. Nothing else changes, and the result depends on the module alone.

A module with an instruction or a section that this does not know is refused, so that none comes out wrong.
"""

import collections
import sys
from pathlib import Path

RUN = 6  # Bytes of a run that two functions may share.
COMMON = 14  # Runs in so many functions say nothing of two.
WINDOW = 26_000  # Bytes of the last functions that count.
SHORT, POWER = 150, 0.8  # A function's share counts by its length: (length + SHORT) ** POWER.
CUSTOM, TYPE, IMPORT, FUNCTION, EXPORT, START, ELEMENT, CODE = 0, 1, 2, 3, 7, 8, 9, 10
# How many numbers follow an instruction, where it is not none; what is not a number is read in `instruction`.
NUMBERS = {0x02: 1, 0x03: 1, 0x04: 1, 0x0C: 1, 0x0D: 1, 0x11: 2, 0x3F: 1, 0x40: 1, 0x41: 1, 0x42: 1}
NUMBERS |= {code: 1 for code in range(0x23, 0x27)} | {code: 2 for code in range(0x28, 0x3F)}
PLAIN = {0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, *range(0x45, 0xC5)}
PREFIXED = [0] * 8 + [2, 1, 2, 1, 2, 1, 2, 1, 1, 1]
CONSTANTS = {0x43: 4, 0x44: 8}
LOCALS = {0x20, 0x21, 0x22}
NAMING = {0x10, 0xD2} | LOCALS


def refuse(what):
    """Ends the program."""
    sys.exit(f"order-functions: {what}")


def encoded(value):
    """A number as LEB128."""
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


class Reader:
    """Reads from bytes."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def number(self):
        """A LEB128 number; of a signed one only the length is right."""
        value = shift = 0
        while (byte := self.byte()) > 127:
            value |= (byte & 127) << shift
            shift += 7
        return value | byte << shift

    def bytes(self, count):
        self.at += count
        return self.data[self.at - count : self.at]

    def sized(self):
        return self.bytes(self.number())

    def instruction(self):
        """Steps over an instruction; gives its code and, of a function or a local it names, the place and the number."""
        code = self.byte()
        if code in NAMING:
            start = self.at
            return code, start, self.number()
        if code in NUMBERS:
            count = NUMBERS[code]
        elif code in PLAIN:
            return None
        elif code in CONSTANTS:
            self.bytes(CONSTANTS[code])
            return None
        elif code == 0x0E:
            count = self.number() + 1
        elif code == 0xFC and (kind := self.number()) < len(PREFIXED):
            count = PREFIXED[kind]
        else:
            refuse(f"instruction {code:#x}")
        for _ in range(count):
            self.number()
        return None


class Function:
    """The code of a function, cut where it names functions and locals."""

    def __init__(self, body, parameters):
        self.parameters = parameters
        self.pieces, self.names = [], []
        reader = Reader(body)
        self.locals = [(reader.number(), reader.byte()) for _ in range(reader.number())]
        start = reader.at
        while reader.at < len(body):
            if name := reader.instruction():
                code, at, number = name
                self.pieces.append(body[start:at])
                self.names.append((code in LOCALS, number))
                start = reader.at
        self.pieces.append(body[start:])
        self.sort_locals()
        self.body = self.renamed()

    def sort_locals(self):
        """Gives the locals their new numbers, within each run of one type."""
        uses = collections.Counter(number for is_local, number in self.names if is_local)
        new, first = list(range(self.parameters)), self.parameters
        for count, _ in self.locals:
            run = sorted(range(first, first + count), key=lambda number: (-uses[number], number))
            ranks = {number: first + rank for rank, number in enumerate(run)}
            new += [ranks[number] for number in range(first, first + count)]
            first += count
        self.names = [(is_local, new[number] if is_local else number) for is_local, number in self.names]

    def renamed(self, functions=None):
        """The code, with the functions it names under their new numbers."""
        parts = [vector([encoded(count) + bytes([kind]) for count, kind in self.locals]), self.pieces[0]]
        for (is_local, number), piece in zip(self.names, self.pieces[1:]):
            parts += [encoded(number if is_local or not functions else functions[number]), piece]
        return b"".join(parts)


def sharing(functions):
    """For each function, and each run of bytes in it that others have too: the functions with that run."""
    holders = collections.defaultdict(list)
    runs = [{body[at : at + RUN] for at in range(len(body) - RUN + 1)} for body in (f.body for f in functions)]
    for index, found in enumerate(runs):
        for run in found:
            holders[run].append(index)
    return [[holders[run] for run in found if 1 < len(holders[run]) < COMMON] for found in runs]


def similar_order(functions):
    """The order: the longest function first, then always the one most like the last ones."""
    if not functions:
        return []
    shares = sharing(functions)
    lengths = [len(function.body) for function in functions]
    scores, weights = [0] * len(functions), [(length + SHORT) ** POWER for length in lengths]
    left = set(range(len(functions)))
    order, window, size = [], collections.deque(), 0

    def count(index, step):
        for holders in shares[index]:
            for holder in holders:
                scores[holder] += step

    following = max(left, key=lambda index: (lengths[index], -index))
    while True:
        order.append(following)
        left.discard(following)
        if not left:
            return order
        window.append(following)
        size += lengths[following]
        count(following, 1)
        while size > WINDOW and len(window) > 1:
            size -= lengths[window[0]]
            count(window.popleft(), -1)
        following = max(left, key=lambda index: (scores[index] / weights[index], -index))


def vector(items):
    """Items with their count."""
    return encoded(len(items)) + b"".join(items)


def imported(section):
    """How many functions a module imports; a page's imports are nothing else."""
    reader = Reader(section)
    count = reader.number()
    for _ in range(count):
        reader.sized(), reader.sized()
        if reader.byte() != 0:
            refuse("an import that is no function")
        reader.number()
    return count


def parameters(section):
    """How many parameters the functions of each type have."""
    reader, counts = Reader(section), []
    for _ in range(reader.number()):
        if reader.byte() != 0x60:
            refuse("a type that is no function's")
        counts.append(len(reader.sized()))
        reader.sized()
    return counts


def exports(section, names):
    """The exports, under the new numbers."""
    reader = Reader(section)
    items = []
    for _ in range(reader.number()):
        name, kind, index = reader.sized(), reader.byte(), reader.number()
        items.append(encoded(len(name)) + name + bytes([kind]) + encoded(names[index] if kind == 0 else index))
    return vector(items)


def elements(section, names):
    """The tables' elements, under the new numbers: segments at a constant place in the first table."""
    reader = Reader(section)
    items = []
    for _ in range(reader.number()):
        start = reader.at
        if reader.number() != 0 or reader.byte() != 0x41:
            refuse("an unknown kind of element segment")
        reader.number()
        if reader.byte() != 0x0B:
            refuse("an unknown kind of element segment")
        place = section[start : reader.at]
        items.append(place + vector([encoded(names[reader.number()]) for _ in range(reader.number())]))
    return vector(items)


def named(section, names):
    """A custom section; of that of names, the functions' under the new numbers."""
    reader = Reader(section)
    if reader.sized() != b"name":
        return section
    parts = [section[: reader.at]]
    while reader.at < len(section):
        kind, content = reader.byte(), Reader(reader.sized())
        if kind == 1:
            pairs = sorted((names[content.number()], content.sized()) for _ in range(content.number()))
            lines = vector([encoded(index) + encoded(len(name)) + name for index, name in pairs])
            parts.append(bytes([kind]) + encoded(len(lines)) + lines)
    return b"".join(parts)


def ordered(module):
    """The module with its functions in the new order."""
    reader = Reader(module)
    parts, sections = [reader.bytes(8)], []
    while reader.at < len(module):
        sections.append((reader.byte(), reader.sized()))
    known = dict(sections)
    imports = imported(known[IMPORT]) if IMPORT in known else 0
    code, types = Reader(known[CODE]), Reader(known[FUNCTION])
    counts, kinds = parameters(known[TYPE]), [types.number() for _ in range(types.number())]
    functions = [Function(code.sized(), counts[kind]) for kind, _ in zip(kinds, range(code.number()))]
    order = similar_order(functions)
    names = list(range(imports)) + [0] * len(functions)
    for place, index in enumerate(order):
        names[imports + index] = imports + place
    changed = {
        FUNCTION: lambda _: vector([encoded(kinds[index]) for index in order]),
        EXPORT: lambda section: exports(section, names),
        START: lambda section: encoded(names[Reader(section).number()]),
        ELEMENT: lambda section: elements(section, names),
        CODE: lambda _: vector([encoded(len(body)) + body for body in (functions[i].renamed(names) for i in order)]),
        CUSTOM: lambda section: named(section, names),
    }
    for kind, section in sections:
        section = changed[kind](section) if kind in changed else section
        parts.append(bytes([kind]) + encoded(len(section)) + section)
    return b"".join(parts)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    Path(sys.argv[2]).write_bytes(ordered(Path(sys.argv[1]).read_bytes()))
