#!/bin/sh
# spacetime 7.15.0 keeps one pair of clock changes for each time zone, those of 2026, and applies them to every year. In
# Rome and Lisbon winter time begins on 31 October 2027 and for spacetime on the 25th, in New York summer time on 14
# March 2027 and for spacetime on the 8th: in the days between, which trips sold a year ahead have, all of its clocks are
# an hour off. Intl of Node is right. Dates that are formatted in a zone need a copy of the time zone database.
# Expected: the hour of noon UTC differs from Intl's between the changes, and agrees after them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact spacetime@7.15.0
cat > main.mjs <<'JS'
import spacetime from 'spacetime'

const hour = (timeZone, instant) =>
  new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hour12: false }).format(new Date(instant))
const days = {
  'Europe/Rome': ['2027-10-28', '2027-11-02'],
  'Europe/Lisbon': ['2027-10-28', '2027-11-02'],
  'America/New_York': ['2027-03-10', '2027-03-16'],
}
for (const [zone, dates] of Object.entries(days))
  for (const date of dates) {
    const noon = `${date}T12:00:00Z`
    const own = String(spacetime(Date.parse(noon), zone).hour()).padStart(2, '0')
    console.log(`${zone} ${date}: spacetime ${own}, Intl ${hour(zone, noon)}`)
  }
JS
output=$(node main.mjs)
echo "$output"
[ "$output" = 'Europe/Rome 2027-10-28: spacetime 13, Intl 14
Europe/Rome 2027-11-02: spacetime 13, Intl 13
Europe/Lisbon 2027-10-28: spacetime 12, Intl 13
Europe/Lisbon 2027-11-02: spacetime 12, Intl 12
America/New_York 2027-03-10: spacetime 08, Intl 07
America/New_York 2027-03-16: spacetime 08, Intl 08' ]
