#!/usr/bin/env bash
# Measures: builds what is measured into .build/bench/pages, then runs Benchmarks in node and in Chromium.
# Prints tables, and writes them to .build/bench/*.json. Docs/Measuring.md says what the figures mean.
set -euo pipefail
cd "$(dirname "$0")/.."
out=.build/bench
mkdir -p "$out/pages"
swift build --product baraja >/dev/null
baraja=$(swift build --show-bin-path)/baraja

build() {
    # Seconds of CPU, of the user's part: the clock counts other programs too.
    local TIMEFORMAT="  $1: %U s of CPU, %R s"
    time "$baraja" build "${@:2}" --output "$out/pages/$1" >/dev/null
}
echo "baraja build, with the runtime as the cache has it"
for block in Blocks/*/*.swift; do
    build "$(basename "$block" .swift)" "$block"
done
build Scroll Tests/BrowserTests/pages/Scroll.swift
build Decks Benchmarks/pages/Decks.swift Blocks/Cards/SwipeableCardStack.swift

for benchmark in Benchmarks/*.mjs; do
    echo
    echo "$(basename "$benchmark" .mjs), in wasm under node"
    node "$benchmark"
done
swift build -c release -Xswiftc -enable-testing --product Benchmarks >/dev/null
"$(swift build -c release --show-bin-path)/Benchmarks" "$out/native.json"
.build/venv/bin/python Benchmarks/browser/run.py "$@"
