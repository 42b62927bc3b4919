#!/usr/bin/env bash
# Feeds mutated sources to the lowering and to the reader of block metadata: fuzz.sh SECONDS
#
# libFuzzer with the address sanitizer. The parser of the toolchain takes exponential time on some broken
# sources, so inputs are short; a slow one is no failure.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-15}
work=.build/fuzz
usr=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
host=$usr/lib/swift/host
mkdir -p "$work/corpus"

flags=(-package-name baraja -swift-version 6 -parse-as-library -wmo -O -suppress-warnings -sanitize=fuzzer,address
    -I "$host" -I "$work")

# A module of `Sources`: NAME
module() {
    local sources
    mapfile -t sources < <(find "Sources/$1" -name '*.swift' | sort)
    [ -n "$(find "$work/$1.o" -newer "$(ls -td "${sources[@]}" | head -n 1)" 2> /dev/null)" ] && return
    swiftc "${flags[@]}" -emit-module -emit-module-path "$work/$1.swiftmodule" -module-name "$1" -c -o "$work/$1.o" "${sources[@]}"
}

module BlockMetadata
module Lowering
swiftc "${flags[@]}" -module-name Fuzz -o "$work/fuzz" Tests/Fuzz/Fuzz.swift "$work/BlockMetadata.o" "$work/Lowering.o" \
    -L "$host" -Xlinker -rpath -Xlinker "$host" -lSwiftSyntax -lSwiftParser -lSwiftParserDiagnostics -lSwiftDiagnostics \
    -lSwiftOperators -lSwiftIfConfig

find Blocks -name '*.swift' -exec cp {} "$work/corpus" \;
find Tests/BadInput -name '*.txt' -exec cp {} "$work/corpus" \;
SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 "$work/fuzz" "$work/corpus" -max_total_time="$seconds" -max_len=16000 \
    -timeout=60 -artifact_prefix="$work/" -verbosity=0 -print_final_stats=1
