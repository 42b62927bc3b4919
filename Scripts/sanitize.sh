#!/usr/bin/env bash
# Native tests under a sanitizer: sanitize.sh address|thread
#
# address: the layers, bad views, random actions on the blocks: what has pointers that nobody counts. thread: what the
# other kernels do with random input, all at the same time; the rest of the runtime has one thread.
set -euo pipefail
cd "$(dirname "$0")/.."
sanitizer=$1
work=.build/sanitized-$sanitizer
flags=("-sanitize=$sanitizer")
source Scripts/modules.sh

# The tests of folders and files: NAME MODULES PATH…
tests() {
    local files objects
    mapfile -t files < <(find "${@:3}" -name '*.swift' | sort)
    read -ra objects <<< "$2"
    objects=("${objects[@]/#/$work/}")
    program "$1" Tests/Sanitized/Main.swift "${files[@]}" "${objects[@]/%/.o}" "${runtime[@]}"
}

kernels="GeometryKernel MotionKernel GestureKernel LayoutKernel DisplayKernel"
for kernel in $kernels; do module "Sources/$kernel" "${runtime[@]}"; done
if [ "$sanitizer" = thread ]; then
    tests thread "$kernels" Tests/LayoutKernelTests/{Box,OddInputTests,ReferenceLayout,ReferenceLayoutTests}.swift \
        Tests/GestureKernelTests/{Finger,RandomStreamTests}.swift \
        Tests/MotionKernelTests/{Support,FluidSpringTests,ListenerTests,RetargetingTests}.swift
else
    module Sources/SwiftUI "${runtime[@]}"
    module Sources/TestHost "${runtime[@]}"
    macros=$work/macros
    mapfile -t sources < <(find Sources/PreviewMacros -name '*.swift')
    ! stale "$macros" "${sources[@]}" ||
        swiftc -parse-as-library -use-ld=lld -package-name baraja -module-name PreviewMacros -o "$macros" "${sources[@]}" \
            "${syntax[@]}" "${syntax_link[@]}" -lSwiftCompilerPluginMessageHandling
    module Blocks -swift-version 6 -enable-testing -I Sources/CShims/include -load-plugin-executable "$macros#PreviewMacros"
    ! stale "$work/previews.o" Sources/CShims/previews.c ||
        clang -c -I Sources/CShims/include -o "$work/previews.o" Sources/CShims/previews.c
    tests address "$kernels SwiftUI TestHost Blocks previews" Tests/DisplayKernelTests Tests/SwiftUITests/BadInput \
        Tests/BlocksTests/Monkey Tests/BlocksTests/Cards/OwnedDeck.swift
fi
# Leaks are looked for in the counts of live nodes and layers.
ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no "$work/$sanitizer" 2>&1 | grep -vE '(◇|✔)[^ ]* (Suite |Test ("|case |[A-Za-z]+\())|↳'
