#!/usr/bin/env bash
# The attacks that are programs of their own, at their bounded size. The last line is `N passed, N failed`.
set -uo pipefail
cd "$(dirname "$0")/.."
passed=0
failed=0

# NAME COMMAND…
attack() {
    echo "-- $1"
    if timeout 600 "${@:2}"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $1"
    fi
}

attack "mutated sources, receipts and ops" Scripts/fuzz.sh 3
attack "native tests under the address sanitizer" env BARAJA_SOAK=0.2 Scripts/sanitize.sh address
attack "native tests under the thread sanitizer" env BARAJA_SOAK=0.1 Scripts/sanitize.sh thread

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
