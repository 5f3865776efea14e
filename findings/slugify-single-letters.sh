#!/bin/sh
# @sindresorhus/slugify 3.0.1 splits one letter into two words: Þingvellir becomes "t-hingvellir", Ærø "a-ero" and
# Θάσος "t-hasos". It first writes the capital letter as "TH" or "AE" and then separates it like the capitals of
# "XMLHttp". In lower case the same names are "thingvellir", "aero" and "thasos", so that the path of a place depends on
# the case of its name. With `decamelize: false` both are alike; slugs of place names need it.
# Expected: the three split with the defaults, whole in lower case and without `decamelize`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact @sindresorhus/slugify@3.0.1
cat > main.mjs <<'JS'
import slugify from '@sindresorhus/slugify'

for (const place of ['Þingvellir', 'Ærø', 'Θάσος', 'Ålesund'])
  console.log(place, slugify(place), slugify(place.toLowerCase()), slugify(place, { decamelize: false }))
JS
output=$(node main.mjs)
echo "$output"
[ "$output" = 'Þingvellir t-hingvellir thingvellir thingvellir
Ærø a-ero aero aero
Θάσος t-hasos thasos thasos
Ålesund alesund alesund alesund' ]
