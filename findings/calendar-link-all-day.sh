#!/bin/sh
# calendar-link 2.11.5 builds a calendar entry of one day for an all-day event with `duration: [8, 'day']`: it counts one
# day whatever the duration; with hours of the day, or with `end`, the same trip has its eight days. Its .ics writes
# `DTSTART:20270328` without `VALUE=DATE`, for which RFC 5545 (3.8.2.4) expects a date with a time: ical.js 2.2.1
# refuses the file, node-ical 0.27.2 reads a date.
# Expected: 1 day by duration, 8 days by end and with hours; refused by ical.js, read by node-ical.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact calendar-link@2.11.5 ical.js@2.2.1 node-ical@0.27.2
cat > main.mjs <<'JS'
import { google, ics } from 'calendar-link'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

const daysOf = (link) => {
  const [from, to] = new URL(link).searchParams.get('dates').split('/').map((day) => day.slice(0, 8))
  const time = (day) => Date.parse(day.replace(/(....)(..)(..)/, '$1-$2-$3'))
  return (time(to) - time(from)) / 86_400_000
}
const trip = { title: 'Trip', start: '2027-03-28' }
console.log('all day, duration', daysOf(google({ ...trip, allDay: true, duration: [8, 'day'] })))
console.log('all day, end', daysOf(google({ ...trip, allDay: true, end: '2027-04-05' })))
console.log('with hours', daysOf(google({ ...trip, start: '2027-03-28T10:00:00Z', duration: [8, 'day'] })))

const link = ics({ ...trip, allDay: true, end: '2027-04-05' })
const file = decodeURIComponent(link.slice(link.indexOf(',') + 1))
console.log(file.match(/DTSTART.*/)[0].trim())
try {
  new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')).startDate.toString()
  console.log('ical.js reads it')
} catch (error) {
  console.log('ical.js', error.message.split(':')[0])
}
const event = Object.values(nodeIcal.sync.parseICS(file)).find(({ type }) => type === 'VEVENT')
console.log('node-ical', event.datetype)
JS
output=$(node main.mjs)
echo "$output"
[ "$output" = 'all day, duration 1
all day, end 8
with hours 8
DTSTART:20270328
ical.js invalid date-time value
node-ical date' ]
