#!/usr/bin/env bash
# Prints what the project promises in numbers: bytes of the built pages, then the benchmarks in node.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/site.sh >/dev/null
for page in .build/site/*/; do
    name=$(basename "$page")
    echo "$name wasm, gzip: $(gzip -9c "$page/app.wasm" | wc -c) bytes"
    echo "$name browser half, gzip: $(cat "$page"*.js "$page"*.css | gzip -9c | wc -c) bytes"
done
for benchmark in Benchmarks/*.mjs; do
    [ -e "$benchmark" ] && node "$benchmark"
done
exit 0
