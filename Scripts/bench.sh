#!/usr/bin/env bash
# Prints what the project promises in numbers: bytes of the built pages, then the benchmarks in node.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/site.sh >/dev/null
for page in .build/site/*/; do
    name=$(basename "$page")
    echo "$name wasm, gzip: $(gzip -9c "$page/app.wasm" | wc -c) bytes"
    half=0
    for file in "$page"*.js "$page"*.css "$page"index.html; do
        half=$((half + $(gzip -9c "$file" | wc -c)))
    done
    echo "$name browser half, gzip of each file: $half bytes"
done
.build/debug/baraja build Tests/BrowserTests/pages/Scroll.swift --output .build/test-pages/Scroll >/dev/null
for benchmark in Benchmarks/*.mjs; do
    echo "== $(basename "$benchmark" .mjs)"
    node "$benchmark"
done
