#!/bin/sh
# chrono-node 2.10.3 reads the Spanish "del 3 al 10 de enero" as the next three o'clock until ten, and "3 al 10 de
# enero" as the one day 10 January: its Spanish knows a range of days by a dash only. Italian, German, French and
# English read the same words as eight days. German and French have no month alone ("im August", "en août"), the others do.
# Expected: hours of the next day in Spanish, eight days elsewhere; nothing for the month in de and fr.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact chrono-node@2.10.3
cat > main.mjs <<'JS'
import * as chrono from 'chrono-node'

const day = (part) => part.get('year') + '-' + part.get('month') + '-' + part.get('day')
const read = (language, text) =>
  chrono[language]
    .parse(text, new Date('2026-11-30T12:00:00Z'), { forwardDate: true })
    .map(({ start, end }) => {
      const hour = start.isCertain('hour') ? ` at ${start.get('hour')}` : ''
      return `${day(start)}${hour} to ${end ? day(end) : '-'}`
    })
    .join('; ') || 'nothing'
const texts = [
  ['es', 'del 3 al 10 de enero'],
  ['es', '3 al 10 de enero'],
  ['es', '3-10 de enero'],
  ['it', 'dal 3 al 10 gennaio'],
  ['de', 'vom 3. bis 10. Januar'],
  ['fr', 'du 3 au 10 janvier'],
  ['en', 'from 3 to 10 January'],
  ['es', 'en agosto'],
  ['it', 'ad agosto'],
  ['en', 'in August'],
  ['de', 'im August'],
  ['fr', 'en août'],
]
for (const [language, text] of texts) console.log(`${language} ${text}: ${read(language, text)}`)
JS
output=$(TZ=UTC node main.mjs)
echo "$output"
[ "$output" = 'es del 3 al 10 de enero: 2026-12-1 at 3 to 2026-12-1
es 3 al 10 de enero: 2027-1-10 to -
es 3-10 de enero: 2027-1-3 to 2027-1-10
it dal 3 al 10 gennaio: 2027-1-3 to 2027-1-10
de vom 3. bis 10. Januar: 2027-1-3 to 2027-1-10
fr du 3 au 10 janvier: 2027-1-3 to 2027-1-10
en from 3 to 10 January: 2027-1-3 to 2027-1-10
es en agosto: 2027-8-1 to -
it ad agosto: 2027-8-1 to -
en in August: 2027-8-1 to -
de im August: nothing
fr en août: nothing' ]
