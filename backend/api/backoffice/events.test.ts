import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signSubject, type TokenSubject } from '../../../shared/contracts/personal-token.ts'
import { wemeetDetailSchema, wemeetListSchema } from '../../../shared/contracts/wemeet.ts'
import { SEED_DAY, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import app from '../index.ts'

const NOW = `${SEED_DAY}T12:00:00Z`
const TOKEN = 'a-token-of-no-value'
const KEY = 'a-content-key-of-no-value-but-long-0123456789'
const seeded = await seededSite(400)

type Data = { slug: string; attendees: number; mailed: number; announced: boolean; result: string }
type Kept = { key: string; recipient: string; subject: string; text: string; attachments: string }
const outbox: Kept[] = []
let isMailDown = false
const OUTBOX = {
  prepare: () => ({
    bind: (...[key, recipient, subject, text, , , attachments]: string[]) => ({
      run: async () => {
        if (isMailDown) throw new Error('no mail today')
        outbox.push({ key, recipient, subject, text, attachments } as Kept)
      },
    }),
  }),
} as unknown as D1Database

const send = async <T = Data>(method: string, path: string, body?: unknown, token = TOKEN, clock = NOW) => {
  const response = await app.request(
    path,
    {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    {
      ...seeded.env,
      ...{ CLOCK: clock, CONTENT_KEY: KEY, OUTBOX, API_WRITE_TOKEN: TOKEN },
      SITE_ORIGINS: { ...seeded.env.SITE_ORIGINS, it: 'https://it.example', de: 'https://de.example' },
    },
  )
  return {
    status: response.status,
    ...((await response.json()) as { data: T; error?: { code: string; message: string } }),
  }
}
const EVENT = {
  ...{ kind: 'aperitivo', city: 'milan', day: '2027-01-20', time: '19:30', place: 'Darsena' },
  ...{ organiser: { member: 'Chiara' }, language: 'it', capacity: 12 },
}
const add = async (change: object = {}) => send('POST', '/backoffice/events', { ...EVENT, ...change })
const show = async (slug: string, market = 'it') =>
  wemeetDetailSchema.parse((await send('GET', `/wemeet/events/show?market=${market}&slug=${slug}`)).data)
const listed = async (place: string) =>
  wemeetListSchema
    .parse((await send('GET', `/wemeet/events?market=it&place=${place}&when=this-month`)).data)
    .data.map(({ id }) => id)
const join = async (slug: string, email: string, market: string) => {
  const person: TokenSubject = { owner: `address:${email}`, provenAt: Date.parse(NOW) }
  const path = `/wemeet/attendance?market=${market}&event=${slug}`
  return (await send('PUT', path, undefined, await signSubject(KEY, person, Date.parse(NOW)))).data
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  outbox.length = 0
  isMailDown = false
})

describe('event creation', () => {
  it('lists the event in its city with the texts of its kind and local time; a second one on that day gets another slug (§2)', async () => {
    const { data } = await add({ city: 'new-york', minutes: 120 })
    expect(data).toEqual({ slug: 'new-york-aperitivo-2027-01-20', announced: false })
    expect(await listed('New%20York')).toContain(data.slug)
    expect(await show(data.slug, 'de')).toMatchObject({
      ...{ place: 'Darsena', startsAt: '2027-01-21T00:30:00.000Z', endsAt: '2027-01-21T02:30:00.000Z' },
      ...{ startsOn: '2027-01-20', attendees: 0, capacity: 12, organiser: { kind: 'member', name: 'Chiara' } },
      isCancelled: false,
    })
    expect((await add({ city: 'new-york' })).data.slug).toBe('new-york-aperitivo-2027-01-20-2')
  })

  describe('by a coordinator', () => {
    const HOST = 'martina-rinaldi'
    const host = (change: object = {}) =>
      add({ kind: 'city-walk', minutes: 60, organiser: { coordinator: HOST }, ...change })
    const [tour] = seeded.rows.tours
    beforeEach(() => {
      seeded.sqlite.exec(`UPDATE tours SET coordinator_id = NULL WHERE coordinator_id = '${HOST}';
        DELETE FROM wemeet_events WHERE coordinator_id = '${HOST}'`)
    })
    const lead = () =>
      seeded.sqlite
        .prepare(
          "UPDATE tours SET coordinator_id = ?, starting_date = '2027-03-10', ending_date = '2027-03-15' WHERE id = ?",
        )
        .run(HOST, tour?.id ?? '')

    it('shows the host in the city in which they live, and refuses others', async () => {
      const { data } = await host()
      expect((await show(data.slug)).organiser).toMatchObject({ kind: 'coordinator', slug: HOST })
      expect(await host({ city: 'rome' })).toMatchObject({
        status: 422,
        error: { message: 'organiser: martina-rinaldi lives in Milan' },
      })
    })

    it('is refused in a language that the host does not speak', async () => {
      expect(await host({ language: 'de', capacity: 1 })).toMatchObject({
        status: 422,
        error: {
          message: expect.stringMatching(
            /^organiser: martina-rinaldi does not speak German, the event's language; capacity: /,
          ),
        },
      })
      expect(await host({ language: 'es' })).toMatchObject({ status: 200 })
    })

    it.each([
      ['2027-03-07', 200],
      ['2027-03-08', 409],
      ['2027-03-12', 409],
      ['2027-03-17', 409],
      ['2027-03-18', 200],
    ])('on %s, next to a departure from 10 to 15 March, responds %i', async (day, expected) => {
      lead()
      const { status, error } = await host({ day })
      expect(status).toBe(expected)
      if (expected === 409)
        expect(error).toEqual({
          code: 'coordinator_busy',
          message: `${HOST} leads ${tour?.code} from 2027-03-10 to 2027-03-15; 2 full days must lie between`,
        })
    })

    it('refuses a second event at that time, and names the first, until it is cancelled', async () => {
      const { slug } = (await host({ minutes: 120 })).data
      const other = { kind: 'dinner', time: '21:00' }
      expect((await host({ ...other, time: '21:30' })).status).toBe(200)
      expect(await host(other)).toMatchObject({
        status: 409,
        error: { code: 'coordinator_busy', message: `${HOST} hosts ${slug} at that time` },
      })
      expect(await add({ ...other, organiser: { member: 'Chiara' } })).toMatchObject({ status: 200 })
      await send('DELETE', `/backoffice/events/${slug}`)
      expect((await host({ ...other, time: '20:00', minutes: 90 })).status).toBe(200)
    })

    it('lets one of two concurrent ones win', async () => {
      const both = await Promise.all([host(), host({ kind: 'dinner' })])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    })
  })

  it.each([
    ['a kind that there is not', { kind: 'opera' }, /kind: none is called opera; there are aperitivo, /],
    ['a city that there is not', { city: 'atlantis' }, /city: none is called atlantis; there are .*milan/],
    ['a coordinator that there is not', { organiser: { coordinator: 'nobody' } }, /no coordinator/],
    ['a day that is over', { day: SEED_DAY, time: '12:00' }, /day: must be ahead/],
    ['a day that is far off', { day: '2028-03-01' }, /within a year/],
    ['longer than a day', { minutes: 1441 }, /minutes/],
    ['no organiser', { organiser: {} }, /organiser/],
    ['an unknown field', { price: 10 }, /price/],
  ])('rejects an event with %s', async (_, change, message) => {
    const { status, error } = await add(change)
    expect([status, error?.code]).toEqual([422, 'invalid_fields'])
    expect(error?.message).toMatch(message)
  })

  it('reports all errors together, with the valid kinds and cities', async () => {
    const wrong = { kind: 'opera', city: 'atlantis', capacity: 1, minutes: 5, organiser: { coordinator: 'nobody' } }
    const { status, error } = await add({ ...wrong, place: '', language: 'la' })
    expect(status).toBe(422)
    for (const part of [
      /kind: none is called opera; there are aperitivo, /,
      /city: none is called atlantis; there are .*milan/,
      /organiser: no coordinator is called nobody/,
      /capacity: /,
      /minutes: /,
      /place: /,
      /language: /,
    ])
      expect(error?.message).toMatch(part)
    const late = await add({ day: SEED_DAY, time: '12:00', capacity: 1 })
    expect(late.error?.message).toMatch(/^day: must be ahead, within a year; capacity: /)
    for (const body of [null, [], 'x', { city: 7 }])
      expect((await send('POST', '/backoffice/events', body)).error?.message).toMatch(
        /^city: there are .*milan.*; kind: there are aperitivo, /,
      )
  })

  it('requires the write token', async () => {
    expect((await send('POST', '/backoffice/events', EVENT, 'another')).status).toBe(401)
    expect((await send('DELETE', '/backoffice/events/x', undefined, 'another')).status).toBe(401)
  })
})

describe('event cancellation', () => {
  it('removes the event from lists, rejects sign-ups, and notifies each attendee once in their language (§2)', async () => {
    const { slug } = (await add({ day: '2027-01-22' })).data
    await join(slug, 'anna@x.it', 'it')
    await join(slug, 'jens@x.de', 'de')
    outbox.length = 0
    const { data } = await send('DELETE', `/backoffice/events/${slug}`)
    expect(data).toEqual({ slug, attendees: 2, mailed: 2, announced: false })
    expect(outbox.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['anna@x.it', 'Annullato: Aperitivo tra viaggiatori, Milano'],
      ['jens@x.de', expect.stringMatching(/^Abgesagt: .*, Mailand$/)],
    ])
    expect(outbox[1]?.text).toContain('https://de.example')
    expect(outbox[1]?.text).toContain('place=Mailand')
    expect(JSON.parse(outbox[0]?.attachments ?? '[]')[0].content).toContain('STATUS:CANCELLED')
    expect(await listed('Milano')).not.toContain(slug)
    expect((await show(slug)).isCancelled).toBe(true)
    expect(await join(slug, 'late@x.it', 'it')).toEqual({ result: 'cancelled', mailed: false })
    const keys = outbox.map(({ key }) => key)
    await send('DELETE', `/backoffice/events/${slug}`)
    expect(outbox.slice(2).map(({ key }) => key)).toEqual(keys)
    expect(new Set(keys).size).toBe(2)
  })

  it('reports failed mails and retries them on repetition', async () => {
    const { slug } = (await add({ day: '2027-01-23' })).data
    await join(slug, 'anna@x.it', 'it')
    outbox.length = 0
    isMailDown = true
    expect((await send('DELETE', `/backoffice/events/${slug}`)).data).toMatchObject({ attendees: 1, mailed: 0 })
    isMailDown = false
    expect((await send('DELETE', `/backoffice/events/${slug}`)).data).toMatchObject({ attendees: 1, mailed: 1 })
    expect(outbox).toHaveLength(1)
  })

  it('rejects an unknown or started event', async () => {
    expect(await send('DELETE', '/backoffice/events/no-such')).toMatchObject({ status: 404 })
    const { slug } = (await add({ day: '2027-01-24' })).data
    const after = await send('DELETE', `/backoffice/events/${slug}`, undefined, TOKEN, '2027-01-24T20:00:00Z')
    expect(after).toMatchObject({ status: 422, error: { code: 'event_over' } })
    expect((await show(slug)).isCancelled).toBe(false)
  })
})
