import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const NOW = Date.parse('2027-01-15T10:00:00.000Z')
const file = (title: string, description?: string) =>
  calendarFile({
    name: 'Japan',
    publisher: PUBLISHER,
    now: NOW,
    events: [{ id: 'trip', from: '2027-03-12', to: '2027-03-21', title, ...(description && { description }) }],
  })
const PUBLISHER = { name: 'Sojourn', domain: 'sojourn', contactEmail: 'hello@sojourn.example' }
const unfold = (text: string) => text.replace(/\r\n /g, '').split('\r\n')

describe('calendarFile', () => {
  it('writes whole days with an exclusive end', () => {
    expect(unfold(file('Japan, slowly; by train'))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sojourn//departures//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Japan',
      'BEGIN:VEVENT',
      'UID:trip@sojourn',
      'DTSTAMP:20270115T100000Z',
      'ORGANIZER;CN=Sojourn:mailto:hello@sojourn.example',
      'SEQUENCE:0',
      'DTSTART;VALUE=DATE:20270312',
      'DTEND;VALUE=DATE:20270322',
      'SUMMARY:Japan\\, slowly\\; by train',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('writes times as instants, and the location', () => {
    const event = {
      ...{ id: 'milan-run', title: 'Run', location: 'Parco Sempione, Milano' },
      ...{ startsAt: Date.parse('2027-03-28T07:00:00Z'), endsAt: Date.parse('2027-03-28T08:30:00Z') },
    }
    const lines = unfold(calendarFile({ name: 'Run', publisher: PUBLISHER, now: NOW, events: [event] }))
    expect(lines.slice(11, 17)).toEqual([
      'DTSTART:20270328T070000Z',
      'DTEND:20270328T083000Z',
      'SUMMARY:Run',
      'LOCATION:Parco Sempione\\, Milano',
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ])
  })

  it('cancels an event by method, organiser and a later sequence number', () => {
    const event = { id: 'milan-run', title: 'Run', startsAt: NOW, endsAt: NOW, isCancelled: true }
    const cancelled = unfold(calendarFile({ name: 'Run', publisher: PUBLISHER, now: NOW, events: [event] }))
    expect(cancelled).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'UID:milan-run@sojourn',
        'ORGANIZER;CN=Sojourn:mailto:hello@sojourn.example',
        'STATUS:CANCELLED',
        'SEQUENCE:1',
      ]),
    )
    expect(file('Japan')).not.toContain('STATUS')
  })

  it('folds lines at 75 octets and escapes any text reversibly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (text) => {
        const made = file(text, text)
        for (const line of made.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const line = unfold(made).find((each) => each.startsWith('SUMMARY:')) ?? ''
        const read = line.slice(8).replace(/\\(n|.)/g, (_, c: string) => (c === 'n' ? '\n' : c))
        expect(read).toBe(text.replace(/\r\n?/g, '\n'))
      }),
    )
  })
})
