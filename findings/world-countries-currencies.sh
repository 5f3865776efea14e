#!/bin/sh
# world-countries 5.1.0 lists currencies of countries that are no tender any more (BGN, ANG, CUC, SLL, ZWB) and seven
# codes that ISO 4217 never had (CKD, FOK, GGP, IMP, JEP, KID, TVD), and none for Micronesia, which pays in USD.
# cldr-core 48.2.0 has today's: the euro in Bulgaria since 2026-01-01, XCG in Curaçao since 2025-03-31. A page that says
# what money travellers need has to ask CLDR; `Intl.NumberFormat` writes an unknown code without complaint.
# Expected: the twelve codes are tender nowhere on 2026-11-30; EUR, XCG, SLE and USD by CLDR.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact world-countries@5.1.0 cldr-core@48.2.0
cat > main.mjs <<'JS'
import { readFileSync } from 'node:fs'
import countries from 'world-countries'

const DAY = '2026-11-30'
const data = JSON.parse(readFileSync('node_modules/cldr-core/supplemental/currencyData.json', 'utf8'))
const tender = new Map(
  Object.entries(data.supplemental.currencyData.region).map(([region, currencies]) => [
    region,
    currencies
      .flatMap((entry) => Object.entries(entry))
      .filter(([, { _from, _to, _tender }]) => _tender !== 'false' && (_from ?? '') <= DAY && (_to ?? '9') > DAY)
      .map(([code]) => code),
  ]),
)
const somewhere = new Set([...tender.values()].flat())
const listed = new Set(countries.flatMap(({ currencies }) => Object.keys(currencies)))
console.log('tender nowhere:', [...listed].filter((code) => !somewhere.has(code)).sort().join(' '))
for (const region of ['BG', 'CW', 'SL', 'FM']) {
  const { currencies } = countries.find(({ cca2 }) => cca2 === region)
  console.log(region, Object.keys(currencies).join(' ') || 'none', '|', tender.get(region).join(' '))
}
console.log(new Intl.NumberFormat('en', { style: 'currency', currency: 'KID' }).format(5).replace(/\s/u, ' '))
JS
output=$(node main.mjs)
echo "$output"
[ "$output" = 'tender nowhere: ANG BGN CKD CUC FOK GGP IMP JEP KID SLL TVD ZWB
BG BGN | EUR
CW ANG | XCG
SL SLL | SLE
FM none | USD
KID 5.00' ]
