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
  /** When it last changed (ms): calendars take only what has a later sequence number. */
  changedAt?: number
}

/** An event of whole days, both included, that does not block the calendar's time. */
export type CalendarEvent = EventDetails & { from: IsoDate; to: IsoDate }

/** An event between two instants (ms). */
type TimedEvent = EventDetails & { startsAt: number; endsAt: number }

/** An event of which only the id is known any more. */
type CancelledEvent = EventDetails & { isCancelled: true }

type AnyEvent = CalendarEvent | TimedEvent | CancelledEvent

/** Who publishes the events; the domain is a part of their ids. */
export type CalendarPublisher = { name: string; domain: string; contactEmail: string }

type Calendar = {
  name: string
  publisher: CalendarPublisher
  events: readonly AnyEvent[]
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
      ...(event.isCancelled === true ? ['STATUS:CANCELLED'] : []),
      `SEQUENCE:${sequenceOf(event)}`,
      ...timeOf(event),
      `SUMMARY:${escaped(event.title)}`,
      ...(event.description === undefined ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
      ...(event.url === undefined ? [] : [`URL:${event.url}`]),
      ...(event.location === undefined ? [] : [`LOCATION:${escaped(event.location)}`]),
      `TRANSP:${'startsAt' in event ? 'OPAQUE' : 'TRANSPARENT'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

/** Seconds, because the number has 31 bits. */
const sequenceOf = ({ changedAt, isCancelled }: EventDetails): number =>
  changedAt === undefined ? Number(isCancelled === true) : Math.floor(changedAt / 1000)

const timeOf = (event: AnyEvent): string[] => {
  if ('startsAt' in event) return [`DTSTART:${stamp(event.startsAt)}`, `DTEND:${stamp(event.endsAt)}`]
  if (!('from' in event)) return []
  return [
    `DTSTART;VALUE=DATE:${event.from.replaceAll('-', '')}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${addDays(event.to, 1).replaceAll('-', '')}`,
  ]
}

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
