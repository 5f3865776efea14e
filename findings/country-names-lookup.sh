#!/bin/sh
# i18n-iso-countries 7.14.0 finds many countries by their formal name only. `getAlpha2Code` knows no "Stati Uniti" in
# Italian, "États-Unis" in French, "Corea del Sur" in Spanish, "Syrien" in German nor "Laos" in English: the names that
# travellers type, and that Intl.DisplayNames has from CLDR. For other countries it knows the everyday name, too, as
# "Taiwan". Matching a search, an import or an address by it drops some of the countries that are visited most, without
# an error; an index of the names of Intl beside it finds them.
# Expected: no code for the everyday names that Intl gives, but for Taiwan's.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact i18n-iso-countries@7.14.0
cat > main.cjs <<'JS'
const countries = require('i18n-iso-countries')

const EVERYDAY = {
  en: ['LA', 'SY', 'VA'],
  it: ['US', 'FM', 'TW'],
  es: ['KR', 'KP', 'LA', 'SY'],
  fr: ['US', 'TZ', 'SZ'],
  de: ['SY'],
}
for (const [language, codes] of Object.entries(EVERYDAY)) {
  const intl = new Intl.DisplayNames(language, { type: 'region' })
  const found = codes.map((code) => `${intl.of(code)} ${countries.getAlpha2Code(intl.of(code), language) ?? 'not found'}`)
  console.log(`${language}: ${found.join(', ')}`)
}
JS
output=$(node main.cjs)
echo "$output"
[ "$output" = 'en: Laos not found, Syria not found, Vatican City not found
it: Stati Uniti not found, Micronesia not found, Taiwan TW
es: Corea del Sur not found, Corea del Norte not found, Laos not found, Siria not found
fr: États-Unis not found, Tanzanie not found, Eswatini not found
de: Syrien not found' ]
