#!/usr/bin/env bash
# Builds the site into .build/site: one page for each block, and an index with the blocks live in it.
set -euo pipefail
cd "$(dirname "$0")/.."
site=.build/site
swift build --product baraja
baraja=$(swift build --show-bin-path)/baraja

mkdir -p "$site"
mapfile -t blocks < <(find Blocks -name '*.swift' | sort)
for block in "${blocks[@]}"; do
    "$baraja" build "$block" --output "$site/$(basename "$block" .swift)"
done
python3 Scripts/make-index.py "$site" "${blocks[@]}"
echo "built $site"
