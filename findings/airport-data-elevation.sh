#!/bin/sh
# airport-data-js 4.0.0 puts Rome Ciampino at 19,824 ft (427 in fact), Pisa at 16,478 (6) and Goa's Manohar at 18,383
# (551): 150 airports are above Daocheng Yading, the highest one in the world with 14,472. Its `utc` is the offset of a
# northern summer: 2 in Rome, 10 in Sydney, but 2 in Cairo, where summer has 3. Offsets have to come from `time` (the
# zone) and a date.
# Expected: 150 airports, the three elevations, and offsets that do not hold in January, in Cairo not in July.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact airport-data-js@4.0.0
cat > main.mjs <<'JS'
import airports from 'airport-data-js'

const DAOCHENG_YADING = 14_472
const continents = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA']
const all = (await Promise.all(continents.map((code) => airports.getAirportByContinent(code)))).flat()
console.log('above Daocheng Yading:', all.filter(({ elevation_ft }) => Number(elevation_ft) > DAOCHENG_YADING).length)
for (const iata of ['CIA', 'PSA', 'GOX']) console.log(iata, (await airports.getAirportByIata(iata))[0].elevation_ft)

const offsetAt = (timeZone, day) => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(new Date(day))
  return Number(parts.find(({ type }) => type === 'timeZoneName').value.slice(3, 6))
}
for (const iata of ['FCO', 'SYD', 'CAI']) {
  const [{ time, utc }] = await airports.getAirportByIata(iata)
  console.log(iata, utc, '| January', offsetAt(time, '2027-01-15'), '| July', offsetAt(time, '2027-07-15'))
}
JS
output=$(node main.mjs)
echo "$output"
[ "$output" = 'above Daocheng Yading: 150
CIA 19824
PSA 16478
GOX 18383
FCO 2 | January 1 | July 2
SYD 10 | January 11 | July 10
CAI 2 | January 2 | July 3' ]
