#!/usr/bin/env bash
# Builds the site into .build/site. What did not change since the last time is taken from .build/baraja.
set -euo pipefail
cd "$(dirname "$0")/.."
site=.build/site
swift build --product baraja
baraja=$(swift build --show-bin-path)/baraja
# Earlier versions made the folder without the mark that lets it be replaced.
[ -e "$site/.baraja-page" ] || rm -rf "$site"
"$baraja" site --output "$site"
