import { beforeAll, describe, expect, it, vi } from 'vitest'
import { joinEvent } from '../../backend/api/wemeet/attendance.ts'
import { findEvent } from '../../backend/api/wemeet/event-rows.ts'
import { eventPath } from '../../markets/links.ts'
import { allMarkets } from '../../markets/registry.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../../tests/support/builders/seeded-site.ts'

type Sent = { subject: string; text: string; file: string }
const sent: Sent[] = []
const OUTBOX = {
  prepare: () => ({
    bind: (...[, , subject = '', text = '', , , attachments = '[]']: string[]) => ({
      run: async () => void sent.push({ subject, text, file: JSON.parse(attachments)[0]?.content }),
    }),
  }),
} as unknown as D1Database

let seeded: SeededSite
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  seeded = await seededSite(300)
})

/** Instant as calendar files have it. */
const stamp = (instant: string) => instant.replace(/[-:]|\.\d+/g, '')
const linesOf = (file: string) => file.replaceAll('\r\n ', '').replace(/\\(.)/g, '$1').split('\r\n')

describe('event mails of the seeded catalogue', () => {
  it.each(allMarkets.filter((market) => market.paths['events-wemeet']))(
    'have the title, day, place, host, page and calendar of the event in $id',
    async (market) => {
      const origin = `https://${market.id}.test`
      const env = { ...seeded.env, OUTBOX, SITE_ORIGINS: { ...seeded.env.SITE_ORIGINS, [market.id]: origin } }
      const open = seeded.rows.wemeet_events.filter(
        ({ guests, capacity, starts_on }, index) => index % 4 === 0 && guests < capacity && starts_on > SEED_DAY,
      )
      expect(open.length).toBeGreaterThan(50)
      // An attendee of another market may have had the last place.
      seeded.sqlite.exec('DELETE FROM wemeet_attendees')
      for (const { id, starts_on } of open) {
        sent.length = 0
        const site = seeded.site(market.id)
        const who = { kind: 'email', email: `${id}@${market.id}.test` } as never
        await joinEvent(env, site, who, id, Date.parse(`${SEED_DAY}T12:00:00Z`))
        const event = (await findEvent(site, id)) ?? expect.fail(id)
        const [mail = expect.fail(id)] = sent
        expect(mail.subject).toContain(event.title)
        const facts = [event.place, event.city.name, event.organiser.name, event.note]
        for (const fact of facts) expect(mail.text).toContain(fact)
        expect(mail.text).toMatch(new RegExp(`(?<!\\d)${Number(starts_on.slice(8))}(?!\\d)`))
        const page = `${origin}${eventPath(market, event.slug)}`
        expect(mail.text).toContain(`${page}?`)
        const lines = [`SUMMARY:${event.title}`, `LOCATION:${event.place}, ${event.city.name}`, `URL:${page}`]
        const times = [`DTSTART:${stamp(event.startsAt)}`, `DTEND:${stamp(event.endsAt)}`]
        expect(linesOf(mail.file)).toEqual(expect.arrayContaining([...lines, ...times]))
      }
    },
  )
})
