#!/usr/bin/env bash
# Every attack at ten times its size in `make test` or more. SOAK=20 for twenty times.
set -uo pipefail
cd "$(dirname "$0")/.."
export BARAJA_SOAK=${SOAK:-10}
failed=()

attack() {
    echo "== $1"
    "${@:2}" || failed+=("$1")
}

attack "random actions on the blocks, random trees of layouts" \
    timeout 7200 swift test --filter 'MonkeyTests|ReferenceLayoutTests'
attack "random events in wasm, a long life" env BARAJA_SEEDS=$((100 * BARAJA_SOAK)) timeout 7200 node Tests/Replay/run.mjs
attack "random actions and random ops in the browser" \
    timeout 7200 .build/venv/bin/python Tests/BrowserTests/run.py test_monkey test_random_ops test_life
attack "mutated sources, receipts and ops" env BARAJA_SEED="$BARAJA_SOAK" Scripts/fuzz.sh $((15 * BARAJA_SOAK))
attack "native tests under the address sanitizer" \
    env ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no timeout 7200 swift test --sanitize=address \
    --scratch-path .build/address --filter 'KernelTests|SwiftUITests|BlocksTests'
attack "native tests under the thread sanitizer" \
    env SWIFT_BACKTRACE=enable=no timeout 7200 swift test --sanitize=thread \
    --scratch-path .build/thread --filter 'KernelTests|SwiftUITests|BlocksTests'

[ ${#failed[@]} = 0 ] && echo "every attack was beaten off" && exit
printf 'FAILED: %s\n' "${failed[@]}"
exit 1
