import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays } from '../dates/iso-days.ts'

type EventDetails = {
  /** Stable and the same in all markets: calendars that get the event again replace it. */
  id: string
  title: string
  description?: string
  url?: string
  location?: string
  isCancelled?: boolean
}

/** An event of whole days, both included, that does not block the calendar's time. */
export type CalendarEvent = EventDetails & { from: IsoDate; to: IsoDate }

/** An event between two instants (ms). */
type TimedEvent = EventDetails & { startsAt: number; endsAt: number }

/** Who publishes the events; the domain is a part of their ids. */
export type CalendarPublisher = { name: string; domain: string; contactEmail: string }

type Calendar = {
  name: string
  publisher: CalendarPublisher
  events: readonly (CalendarEvent | TimedEvent)[]
  now: number
}

/** Calendars remove an event only by its own method (RFC 5546), which needs organiser and sequence. */
export const calendarMethod = (events: readonly Pick<EventDetails, 'isCancelled'>[]): 'PUBLISH' | 'CANCEL' =>
  events.length > 0 && events.every(({ isCancelled }) => isCancelled === true) ? 'CANCEL' : 'PUBLISH'

/** Builds an iCalendar file (RFC 5545, RFC 5546). */
export const calendarFile = ({ name, publisher, events, now }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(publisher.name)}//departures//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(events)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}@${publisher.domain}`,
      `DTSTAMP:${stamp(now)}`,
      `ORGANIZER;CN=${publisher.name}:mailto:${publisher.contactEmail}`,
      ...(event.isCancelled === true ? ['STATUS:CANCELLED', 'SEQUENCE:1'] : ['SEQUENCE:0']),
      ...timeOf(event),
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

const timeOf = (event: CalendarEvent | TimedEvent): string[] =>
  'from' in event
    ? [
        `DTSTART;VALUE=DATE:${event.from.replaceAll('-', '')}`,
        // The end is exclusive.
        `DTEND;VALUE=DATE:${addDays(event.to, 1).replaceAll('-', '')}`,
      ]
    : [`DTSTART:${stamp(event.startsAt)}`, `DTEND:${stamp(event.endsAt)}`]

const stamp = (instant: number): string => new Date(instant).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n')

const encoder = new TextEncoder()
/** Octets of a line, without its end. */
const MAX_LINE = 75

/** Continues a long line in the next one, after a space, without splitting a character. */
const folded = (line: string): string => {
  let out = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_LINE) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return out
}
