#!/usr/bin/env bash
# Builds the site into .build/site: one page for each block, and an index with the blocks live in it.
set -euo pipefail
cd "$(dirname "$0")/.."
site=.build/site
swift build --product baraja
baraja=$(swift build --show-bin-path)/baraja

mkdir -p "$site"
list=
while IFS= read -r file; do
    name=$(basename "$file" .swift)
    "$baraja" build "$file" --output "$site/$name"
    list+="<h2><a href=\"$name/\">$name</a></h2>
<iframe src=\"$name/\" title=\"$name\"></iframe>
"
done < <(find Blocks -name '*.swift' | sort)

cat >"$site/site.css" <<'CSS'
:root { color-scheme: light dark; font-family: system-ui, sans-serif }
body { max-width: 64rem; margin: 0 auto; padding: 1rem }
iframe { width: 100%; height: 44rem; border: 1px solid #8884; border-radius: 1rem }
CSS
cat >"$site/index.html" <<HTML
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Baraja</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="site.css">
</head>
<body>
<h1>Baraja</h1>
<p>SwiftUI cards, live in the browser.</p>
$list</body>
</html>
HTML
echo "built $site"
