import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays } from '../dates/iso-days.ts'

type What = {
  /** Stays the same when the file is fetched again, so that calendars replace what they have. */
  id: string
  title: string
  description?: string
  url?: string
  location?: string
  /** It does not take place: calendars strike it out or remove it. */
  isCancelled?: boolean
}

/** Whole days in a calendar: the first and the last of them. */
export type CalendarEvent = What & { from: IsoDate; to: IsoDate }

/** Hours in a calendar: instants (ms), which each calendar shows in its own time zone. */
export type CalendarHours = What & { startsAt: number; endsAt: number }

type Calendar = { name: string; host: string; events: readonly (CalendarEvent | CalendarHours)[]; now: number }

/**
 * An iCalendar file (RFC 5545). Whole days do not make anybody busy, hours do.
 * @param now instant (ms) at which it is made
 */
export const calendarFile = ({ name, host, events, now }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(host)}//departures//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}@${host}`,
      `DTSTAMP:${stamp(now)}`,
      ...whenOf(event),
      // A later state of what the calendar may have already.
      ...(event.isCancelled === true ? ['STATUS:CANCELLED', 'SEQUENCE:1'] : []),
      `SUMMARY:${escaped(event.title)}`,
      ...(event.description === undefined ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
      ...(event.url === undefined ? [] : [`URL:${event.url}`]),
      ...(event.location === undefined ? [] : [`LOCATION:${escaped(event.location)}`]),
      `TRANSP:${'from' in event ? 'TRANSPARENT' : 'OPAQUE'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

const whenOf = (event: CalendarEvent | CalendarHours): string[] =>
  'from' in event
    ? [
        `DTSTART;VALUE=DATE:${event.from.replaceAll('-', '')}`,
        // The end of whole days is the day after the last.
        `DTEND;VALUE=DATE:${addDays(event.to, 1).replaceAll('-', '')}`,
      ]
    : [`DTSTART:${stamp(event.startsAt)}`, `DTEND:${stamp(event.endsAt)}`]

const stamp = (instant: number): string => new Date(instant).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n')

const encoder = new TextEncoder()
/** Octets of a line, its end not counted. */
const LONGEST = 75

/** Longer lines go on in the next one, after a space; no character is cut in two. */
const folded = (line: string): string => {
  let out = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LONGEST) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return out
}
