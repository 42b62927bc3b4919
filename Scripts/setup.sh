#!/usr/bin/env bash
# Installs what the build and its tests need and is not there yet: Debian packages (with sudo where we are
# not root) and PyPI packages into .build/venv. Says what it installs; takes no time when nothing is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

debian=(
    wasi-libc libclang-rt-14-dev-wasm32 binaryen nodejs chromium fonts-inter fonts-inter-variable
    fonts-quicksand python3-venv make esbuild cmark-gfm
)
pypi=(playwright axe-playwright-python fonttools brotli justmyresource-phosphor jsonschema pillow)

command -v swift >/dev/null || {
    echo "setup: no 'swift' in PATH; install a Swift 6.3 toolchain from swift.org first" >&2
    exit 1
}

if command -v dpkg-query >/dev/null; then
    missing=()
    for package in "${debian[@]}"; do
        dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
            missing+=("$package")
    done
    if ((${#missing[@]})); then
        echo "setup: installing Debian packages: ${missing[*]}"
        sudo=()
        [ "$(id -u)" = 0 ] || sudo=(sudo)
        "${sudo[@]}" apt-get update -q
        "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -q -y --no-install-recommends "${missing[@]}"
    fi
else
    echo "setup: not a Debian system; these must be there already: ${debian[*]}" >&2
fi

# Two that run at once take turns.
mkdir -p .build
exec 9>.build/setup.lock
if command -v flock >/dev/null; then flock 9; fi

venv=.build/venv
stamp="$venv/installed.txt"
if [ "$(cat "$stamp" 2>/dev/null)" != "${pypi[*]}" ]; then
    echo "setup: installing PyPI packages into $venv: ${pypi[*]}"
    /usr/bin/python3 -m venv "$venv" 2>/dev/null || python3 -m venv "$venv"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "${pypi[@]}"
    echo "${pypi[*]}" >"$stamp"
fi

# What a built page carries, made from the packages: fonts, all symbols of our table, notices.
assets=.build/assets
version=$(cat Scripts/setup.sh Scripts/make-fonts.py Scripts/make-symbols.py Web/symbols/*.json | cksum)
if [ "$(cat "$assets/complete" 2>/dev/null)" != "$version" ]; then
    echo "setup: preparing fonts and symbols in $assets"
    rm -rf "$assets"
    mkdir -p "$assets/notices"
    python="$venv/bin/python"
    "$python" Scripts/make-fonts.py "$assets/fonts"
    mv "$assets/fonts/inter-licence.txt" "$assets/notices/Inter.txt"
    mv "$assets/fonts/quicksand-licence.txt" "$assets/notices/Quicksand.txt"
    "$python" -c 'import json, sys
for name in json.load(open(sys.argv[1]))["icons"]: print(name, name + ".fill", sep="\n")' \
        Web/symbols/sf-to-phosphor.json |
        xargs "$python" Scripts/make-symbols.py --output "$assets/symbols.json"
    cp "$venv"/lib/python3*/site-packages/justmyresource_phosphor-*.dist-info/licenses/LICENSES/PHOSPHOR-LICENSE \
        "$assets/notices/Phosphor.txt"
    echo "$version" >"$assets/complete"
fi

# The browser half, bundled and minified; made anew whenever it changes.
version=$(cat Scripts/make-web.py Web/*.js Web/*.css Web/*.html | cksum)
if [ "$(cat "$assets/web/complete" 2>/dev/null)" != "$version" ]; then
    echo "setup: bundling the browser half into $assets/web"
    "$venv/bin/python" Scripts/make-web.py "$assets/web"
    echo "$version" >"$assets/web/complete"
fi
