import { beforeAll, describe, expect, it, vi } from 'vitest'
import { joinEvent } from '../../backend/api/wemeet/attendance.ts'
import { cancelEvent } from '../../backend/api/wemeet/cancel-event.ts'
import { findEvent } from '../../backend/api/wemeet/event-rows.ts'
import { eventPath } from '../../markets/links.ts'
import type { Market } from '../../markets/market-schema.ts'
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

const NOW = Date.parse(`${SEED_DAY}T12:00:00Z`)
const envOf = ({ id }: Market) => ({
  ...{ ...seeded.env, OUTBOX },
  SITE_ORIGINS: { ...seeded.env.SITE_ORIGINS, [id]: `https://${id}.test` },
})

/** Events with places left. */
const openEvents = () =>
  seeded.rows.wemeet_events.filter(({ guests, capacity, starts_on }) => guests < capacity && starts_on > SEED_DAY)

/** Instant as calendar files have it. */
const stamp = (instant: string) => instant.replace(/[-:]|\.\d+/g, '')
const linesOf = (file: string) => file.replaceAll('\r\n ', '').replace(/\\(.)/g, '$1').split('\r\n')

describe('event mails of the seeded catalogue', () => {
  it.each(allMarkets.filter((market) => market.paths['events-wemeet']))(
    'have the title, day, place, host, page and calendar of the event in $id',
    async (market) => {
      const env = envOf(market)
      const origin = env.SITE_ORIGINS[market.id]
      const open = openEvents().filter((_, index) => index % 4 === 0)
      expect(open.length).toBeGreaterThan(50)
      // An attendee of another market may have had the last place.
      seeded.sqlite.exec('DELETE FROM wemeet_attendees')
      for (const { id, starts_on } of open) {
        sent.length = 0
        const site = seeded.site(market.id)
        const who = { kind: 'email', email: `${id}@${market.id}.test` } as never
        await joinEvent(env, site, who, id, NOW)
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

  it.each(allMarkets.filter((market) => market.paths['events-wemeet']))(
    'have the title, city, day and calendar of a cancelled event in $id',
    async (market) => {
      const env = envOf(market)
      const { id, starts_on } = openEvents()[0] ?? expect.fail('no event')
      seeded.sqlite.exec('DELETE FROM wemeet_attendees; UPDATE wemeet_events SET cancelled_at = NULL')
      const who = { kind: 'email', email: `cancelled@${market.id}.test` } as never
      await joinEvent(env, seeded.site(market.id), who, id, NOW)
      sent.length = 0
      await cancelEvent(env, id, NOW)
      const event = (await findEvent(seeded.site(market.id), id)) ?? expect.fail(id)
      const [mail = expect.fail(id)] = sent
      for (const fact of [event.title, event.city.name]) {
        expect(mail.subject).toContain(fact)
        expect(mail.text).toContain(fact)
      }
      expect(mail.text).toMatch(new RegExp(`(?<!\\d)${Number(starts_on.slice(8))}(?!\\d)`))
      expect(linesOf(mail.file)).toEqual(
        expect.arrayContaining(['STATUS:CANCELLED', `DTSTART:${stamp(event.startsAt)}`]),
      )
    },
  )
})
