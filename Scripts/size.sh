#!/usr/bin/env bash
# Prints what takes the bytes of the pages: a report for each block in .build/sizes, and all pages beside their limits.
# Docs/Size.md says how to read it. Needs a built site.
set -euo pipefail
cd "$(dirname "$0")/.."
out=.build/sizes
mkdir -p "$out"
for file in Benchmarks/pages/Empty.swift Blocks/*/*.swift; do
    name=$(basename "$file" .swift)
    BARAJA_WASM_NAMES=1 .build/debug/baraja build "$file" --output "$out/$name-named" >/dev/null
    python3 Scripts/size-report.py "$out/$name-named/app.wasm" 60 >"$out/$name.txt"
    echo "$name: $(sed -n '1p;3,15p' "$out/$name.txt")"
    echo "         … $out/$name.txt"
    echo
done
.build/venv/bin/python Scripts/sizes.py .build/site
