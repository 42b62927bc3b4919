#!/usr/bin/env bash
# Measures: builds what is measured into .build/bench/pages, then runs Benchmarks in node and in Chromium.
# Prints tables, and writes them to .build/bench/*.json. Docs/Measuring.md says what the figures mean.
set -euo pipefail
cd "$(dirname "$0")/.."
out=.build/bench
mkdir -p "$out/pages"
python3 Benchmarks/builds.py

for benchmark in Benchmarks/*.mjs; do
    echo
    echo "$(basename "$benchmark" .mjs), in wasm under node"
    node "$benchmark"
done
swift build -c release -Xswiftc -enable-testing --product Benchmarks >/dev/null
"$(swift build -c release --show-bin-path)/Benchmarks" "$out/native.json"
.build/venv/bin/python Benchmarks/browser/run.py "$@"
