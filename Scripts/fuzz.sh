#!/usr/bin/env bash
# Feeds mutated inputs to what reads files and words of any origin: fuzz.sh SECONDS [TARGET…]
#
# sources: the lowering and the reader of block metadata. receipt: the reader of a project's receipt. ops: the
# reader of ops, and what the tests hold for a page. libFuzzer with the address sanitizer; each target has that
# many seconds. The parser of the toolchain takes exponential time on some broken sources, so inputs are short;
# a slow one is no failure. BARAJA_SEED=2 goes another way.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-15}
targets=("${@:2}")
[ ${#targets[@]} -gt 0 ] || targets=(sources receipt ops)
work=.build/fuzz
flags=(-sanitize=fuzzer,address)
source Scripts/modules.sh

build_sources() {
    module Sources/BlockMetadata "${syntax[@]}"
    module Sources/Lowering "${syntax[@]}"
    program sources Tests/Fuzz/SourcesTarget.swift "$work"/{BlockMetadata,Lowering}.o "${syntax[@]}" "${syntax_link[@]}"
}

build_receipt() {
    module Sources/BlockMetadata "${syntax[@]}"
    program receipt Tests/Fuzz/ReceiptTarget.swift "$work/BlockMetadata.o" Sources/CatalogueKit/{Failure,Registry/JSON}.swift \
        Sources/CatalogueKit/Receipt/{ConflictMarkers,JSONNode,JSONReader,LineEndings,Receipt,ReceiptFile,ReceiptReader,SafePath,Shown}.swift \
        "${syntax[@]}" "${syntax_link[@]}"
}

build_ops() {
    module Sources/GeometryKernel "${runtime[@]}"
    module Sources/DisplayKernel "${runtime[@]}"
    program ops Tests/Fuzz/OpsTarget.swift Sources/TestHost/Screen.swift "$work"/{GeometryKernel,DisplayKernel}.o \
        "${runtime[@]}"
}

# What a target begins with.
seeds() {
    rm -rf "$work/corpus/$1"
    mkdir -p "$work/corpus/$1"
    case $1 in
        sources)
            find Blocks -name '*.swift' -exec cp {} "$work/corpus/sources" \;
            find Tests/BadInput -name '*.txt' -exec cp {} "$work/corpus/sources" \;
            ;;
        receipt) cp Tests/Fuzz/receipt.json "$work/corpus/receipt" ;;
    esac
}

for target in "${targets[@]}"; do
    "build_$target"
    seeds "$target"
    echo "-- $target"
    SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 "$work/$target" "$work/corpus/$target" \
        -seed="${BARAJA_SEED:-1}" -max_total_time="$seconds" -max_len=16000 -timeout=60 -artifact_prefix="$work/$target-" -verbosity=0 \
        -print_final_stats=1 2>&1 | grep -vE 'NEW_FUNC|^######|# Uses:|^INFO'
done
