#!/bin/sh
# tz-lookup 6.1.25 puts Lampedusa in Tunisia's time zone, the airport of Bahrain in Iran's, Kastellorizo in Turkey's and
# Eilat's airport in Jordan's: its map is coarse at borders and around small islands, where trips go. All of Dili is in
# that of Sulawesi. Clocks differ by half an hour or an hour, in winter, summer or both. geo-tz 8.1.9 names the right
# ones (Bahrain shares Qatar's) from 70 MB of polygons; what has to be small needs the zone beside the place.
# Expected: another zone for each of the five, with another time at noon UTC in January or July.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact tz-lookup@6.1.25 geo-tz@8.1.9
cat > main.mjs <<'JS'
import { find } from 'geo-tz'
import lookUp from 'tz-lookup'

const NOONS = ['2027-01-15T12:00:00Z', '2027-07-15T12:00:00Z']
const clocks = (timeZone) => {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false })
  return NOONS.map((noon) => format.format(new Date(noon))).join(' and ')
}
const places = {
  Lampedusa: [35.5022, 12.6094],
  'airport of Bahrain': [26.2708, 50.6336],
  Kastellorizo: [36.1417, 29.5764],
  'airport of Eilat': [29.7256, 35.0032],
  Dili: [-8.5569, 125.5603],
}
for (const [place, [latitude, longitude]] of Object.entries(places)) {
  const [coarse, exact] = [lookUp(latitude, longitude), find(latitude, longitude)[0]]
  console.log(`${place}: ${coarse} ${clocks(coarse)}, ${exact} ${clocks(exact)}`)
}
JS
output=$(node main.mjs)
echo "$output"
[ "$output" = 'Lampedusa: Africa/Tunis 13:00 and 13:00, Europe/Rome 13:00 and 14:00
airport of Bahrain: Asia/Tehran 15:30 and 15:30, Asia/Qatar 15:00 and 15:00
Kastellorizo: Europe/Istanbul 15:00 and 15:00, Europe/Athens 14:00 and 15:00
airport of Eilat: Asia/Amman 15:00 and 15:00, Asia/Jerusalem 14:00 and 15:00
Dili: Asia/Makassar 20:00 and 20:00, Asia/Dili 21:00 and 21:00' ]
