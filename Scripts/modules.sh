# Compiles modules of `Sources` by themselves, for programs that SwiftPM does not build. To be sourced, after `work`,
# the folder of what is made, and `flags`, what all of it is compiled with, were set.
#
# Without optimisation: assertions are checked, and it takes a fourth of the time.

usr=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
mkdir -p "$work"
flags=(-package-name baraja -parse-as-library -wmo -Onone -suppress-warnings -use-ld=lld -I "$work" "${flags[@]}")
# For what stands on the toolchain's own SwiftSyntax.
syntax=(-swift-version 6 -I "$usr/lib/swift/host")
syntax_link=(-L "$usr/lib/swift/host" -Xlinker -rpath -Xlinker "$usr/lib/swift/host" -lSwiftSyntax -lSwiftParser
    -lSwiftParserDiagnostics -lSwiftDiagnostics -lSwiftOperators -lSwiftIfConfig)
# For the runtime.
runtime=(-swift-version 5 -I Sources/CShims/include)

# Whether a file is older than one of others, or than the scripts: FILE OTHER…
stale() {
    [ ! -e "$1" ] || [ -n "$(find "${@:2}" "$0" "${BASH_SOURCE[0]}" -newer "$1" -print -quit)" ]
}

# A module from all of its files: FOLDER [FLAG…]
module() {
    local files name
    name=$(basename "$1")
    mapfile -t files < <(find "$1" -name '*.swift' | sort)
    stale "$work/$name.o" "${files[@]}" || return 0
    swiftc "${flags[@]}" -emit-module -emit-module-path "$work/$name.swiftmodule" -module-name "$name" "${@:2}" \
        -c -o "$work/$name.o" "${files[@]}"
}

# A program of sources and objects: NAME FILE… [FLAG…]
program() {
    local files=() file
    for file in "${@:2}"; do [ ! -e "$file" ] || files+=("$file"); done
    stale "$work/$1" "${files[@]}" || return 0
    swiftc "${flags[@]}" -module-name Program -o "$work/$1" "${@:2}"
}
