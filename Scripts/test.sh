#!/usr/bin/env bash
# Runs every check. The last line is `N passed, N failed`; the exit status says whether N failed is 0.
set -uo pipefail
cd "$(dirname "$0")/.."

passed=0
failed=0
log=$(mktemp)
attacks=$(mktemp)
trap 'rm -f "$log" "$attacks"' EXIT

# A check that passes or fails as a whole: NAME COMMAND…
check() {
    echo "== $1"
    if "${@:2}"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $1"
    fi
}

# A runner that ends with its own `N passed, N failed`: NAME COMMAND…
runner() {
    echo "== $1"
    "${@:2}" 2>&1 | tee "$log"
    local status=${PIPESTATUS[0]} ok bad
    read -r ok bad < <(sed -nE 's/^([0-9]+) passed, ([0-9]+) failed$/\1 \2/p' "$log" | tail -n 1)
    if [ -z "${ok:-}" ] || { [ "$status" != 0 ] && [ "$bad" = 0 ]; }; then
        bad=$((${bad:-0} + 1))
        echo "FAILED: $1 (exit status $status)"
    fi
    passed=$((passed + ${ok:-0}))
    failed=$((failed + bad))
}

# swift test, with its result said as `N passed, N failed`.
swift_tests() {
    local output status all bad
    output=$(mktemp)
    swift test 2>&1 | tee "$output" | grep -vE '^(◇|✔)|Compiling|Emitting module|Wrapping AST'
    status=${PIPESTATUS[0]}
    all=$(sed -nE 's/^. Test run with ([0-9]+) tests?.*/\1/p' "$output" | awk '{ n += $1 } END { print n + 0 }')
    bad=$(grep -cE '^✘ Test (".*"|[^ ]*\(.*\)).* failed after' "$output")
    rm -f "$output"
    echo "$((all - bad)) passed, $bad failed"
    return "$status"
}

sources=()
for folder in Package.swift Sources Tests Blocks Benchmarks; do
    [ -e "$folder" ] && sources+=("$folder")
done

check "format" swift format lint --strict --recursive --parallel "${sources[@]}"
check "layers" Scripts/check-layers
check "compatibility" Scripts/check-compatibility
# Most of the native tests take turns on one core: the other one attacks in the meantime.
nice Scripts/attacks.sh >"$attacks" 2>&1 &
attacking=$!
runner "swift test" swift_tests
wait "$attacking"
runner "attacks" cat "$attacks"
check "blocks in each language mode" Scripts/check-modes
check "site" Scripts/site.sh
[ -e Tests/Replay/run.mjs ] && runner "replay in node" node Tests/Replay/run.mjs
runner "browser" .build/venv/bin/python Tests/BrowserTests/run.py

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
