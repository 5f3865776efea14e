import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LOCAL_SECRETS } from '../../local/workers/local-variables.ts'
import { runScheduled } from '../../local/workers/start-workers.ts'
import { verifyPurchase } from '../../shared/contracts/purchase.ts'
import { signStorefrontCall } from '../../shared/contracts/storefront-call.ts'
import { signWebhook } from '../../shared/signing/webhook.ts'
import { type Person, person } from '../support/person.ts'
import { header, type Site, startSite } from '../support/site.ts'
import { TEST_NOW } from '../support/state.ts'

const HALVES = { key: 'travels-first', hashAttribute: 'deviceId', variations: [false, true], weights: [0.5, 0.5] }
const TRIP = '/viaggi/giappone-tokyo-kyoto'

let site: Site
beforeAll(async () => {
  site = await startSite()
  const kv = await site.miniflare.getKVNamespace('FLAGS', 'sojourn-storefront')
  await kv.put(
    'payload',
    JSON.stringify({ features: { searchTravelsFirst: { defaultValue: false, rules: [HALVES] } } }),
  )
})
afterAll(() => site.stop())

const rows = async <Row>(table: string, who: Person): Promise<Row[]> => {
  const db = await site.miniflare.getD1Database('EVENTS_DB', 'sojourn-api')
  return (await db.prepare(`SELECT * FROM ${table} WHERE visitor = ?`).bind(visitorOf(who)).all<Row>()).results
}
const visitorOf = (who: Person): string =>
  createHash('sha256')
    .update(who.cookies('it')['__Host-device'] ?? '')
    .digest('hex')
    .slice(0, 32)
type Exposure = { experiment: string; variation: number; route: string; market: string; country: string }
type Conversion = { kind: string; tour_id: string; market: string }
/** The queue delivers asynchronously. */
const arrived = <Row>(table: string, who: Person, count = 1): Promise<Row[]> =>
  vi.waitFor(
    async () => {
      const found = await rows<Row>(table, who)
      expect(found.length, table).toBeGreaterThanOrEqual(count)
      return found
    },
    { timeout: 15_000, interval: 100 },
  )

const consent = (who: Person, choice: string, page: string) =>
  who.post(`${site.origin('it')}/api/consent`, { choice, analytics: 'true' }, { referer: site.origin('it') + page })
/** A visitor who consents on the home page, which has no experiment. */
const agreed = async (): Promise<Person> => {
  const who = person(site, { 'cf-ipcountry': 'IT' })
  await who.visit('it', '/')
  await consent(who, 'granted', '/')
  return who
}
const shownTravels = (text: string): boolean =>
  /class="search-tabs".*?<a href="([^"]*)" aria-current="page"/s.exec(text)?.[1] === '/cerca?tab=travels'

describe('exposure', () => {
  it('is recorded once, with variation and page, and never without consent, on prefetch, or for robots', async () => {
    const [before, refused, robot, who] = [person(site), person(site), await agreed(), await agreed()]
    for (const each of [before, refused]) await each.visit('it', '/cerca')
    await before.visit('it', '/cerca')
    // Also for a browser that kept a deleted cookie.
    const device = refused.cookies('it')['__Host-device'] ?? ''
    await consent(refused, 'refused', '/cerca')
    refused.setCookie('it', '__Host-device', device)
    await refused.visit('it', '/cerca')
    const address = `${site.origin('it')}/cerca`
    await robot.request(address, { headers: { 'user-agent': 'Googlebot/2.1' } })
    for (const purpose of ['prefetch', 'prefetch;prerender'])
      await robot.request(address, { headers: { 'sec-purpose': purpose } })
    await robot.request(address, { method: 'HEAD' })
    await robot.visit('it', '/')

    await who.visit('it', '/cerca')
    await who.visit('it', '/cerca?tab=tours')
    await who.visit('it', '/')
    const [exposure, ...more] = await arrived<Exposure>('exposures', who)
    expect(more).toEqual([])
    expect(exposure).toMatchObject({
      experiment: 'travels-first',
      route: 'search',
      market: 'it',
      country: 'IT',
      crossed: 0,
    })
    expect(exposure?.variation).toBe(+shownTravels((await who.visit('it', '/cerca')).text))
    // The queue preserves the order of earlier events.
    const db = await site.miniflare.getD1Database('EVENTS_DB', 'sojourn-api')
    expect((await db.prepare('SELECT visitor FROM exposures').all()).results).toEqual([{ visitor: visitorOf(who) }])
    expect(JSON.stringify(site.logs)).not.toContain(visitorOf(who))
  })

  it('is deleted when consent is withdrawn', async () => {
    const who = await agreed()
    for (let n = 0; n < 2; n++) await who.visit('it', '/cerca')
    await arrived('exposures', who)
    const known = visitorOf(who)
    const device = who.cookies('it')['__Host-device'] ?? ''
    expect(who.cookies('it')).toHaveProperty('__Host-sticky')
    await consent(who, 'refused', '/cerca')
    // Deleted with the response itself, because it may be the last.
    expect(Object.keys(who.cookies('it'))).toEqual(['__Host-consent', '__Host-chosen'])
    who.setCookie('it', '__Host-device', device)
    expect(visitorOf(who)).toBe(known)
    await vi.waitFor(async () => expect(await rows('exposures', who), 'exposures').toEqual([]), {
      timeout: 15_000,
      interval: 100,
    })
  })
})

describe('link to the booking site', () => {
  /** Booking links as browsers parse them: without spaces. */
  const bookingLinks = (text: string) =>
    [...text.matchAll(/ href="( *[^"]*\/booking\/[\w-]+\/start)"/g)].map(([, href = '']) => href.trim())

  it('is direct without consent, and goes through a counting URL with consent', async () => {
    const straight = bookingLinks((await person(site).visit('it', TRIP)).text)
    expect(straight.length).toBeGreaterThan(0)
    for (const href of straight) expect(href).toMatch(`${site.origin('booking')}/booking/`)
    const who = await agreed()
    const counted = bookingLinks((await who.visit('it', TRIP)).text)
    expect(counted).toEqual(straight.map((href) => href.replace(site.origin('booking'), '/api')))
    // Without consent, or on prefetch, the link redirects without recording.
    const visits: Record<string, string>[] = [
      { 'sec-purpose': 'prefetch' },
      { 'user-agent': 'Googlebot/2.1' },
      { cookie: '' },
    ]
    for (const headers of visits) {
      const sent = await site.request('it', counted[0] ?? '', { headers: { cookie: cookiesOf(who), ...headers } })
      expect([sent.status, sent.headers.location]).toEqual([303, straight[0]])
    }
    for (const path of [
      '/api/booking/..%2F..%2F/start',
      '/api/booking/%0d%0ax/start',
      `/api/booking/${'x'.repeat(101)}/start`,
    ])
      expect((await site.request('it', path)).status, path).toBe(404)
    expect(await rows('conversions', who)).toEqual([])
  })

  it('carries the campaign and counts nothing with consent to outside services alone', async () => {
    const who = person(site)
    await who.visit('it', '/')
    const referer = `${site.origin('it')}/?utm_source=only&gclid=zz`
    await who.post(`${site.origin('it')}/api/consent`, { choice: 'selected', marketing: 'true' }, { referer })
    const [link = ''] = bookingLinks((await who.visit('it', TRIP)).text)
    const sent = await who.request(site.origin('it') + link)
    expect(header(sent, 'location')).toMatch(/\/booking\/[\w-]+\/start\?utm_source=only&gclid=zz$/)
    expect(await rows('conversions', who)).toEqual([])
  })

  it('counts a click, and a booking that the booking site reports, once each', async () => {
    const who = await agreed()
    const [link = ''] = bookingLinks((await who.visit('it', TRIP)).text)
    const tour = /booking\/([\w-]+)\/start/.exec(link)?.[1] ?? ''
    for (const _ of [1, 2]) await who.request(site.origin('it') + link)
    const start = await who.follow(await who.request(site.origin('it') + link))
    expect(who.url().origin).toBe(site.origin('booking'))
    expect(start.text).not.toContain(visitorOf(who))
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(start.text)?.[1] ?? ''
    const fields = { booking: field('booking'), attribution: field('attribution'), market: 'it' }
    for (const _ of [1, 2]) {
      const done = await who.submit(`/booking/${tour}/complete`, fields)
      const token = /\?booked=([\w.-]+)"/.exec(done.text)?.[1] ?? ''
      const purchase = await verifyPurchase(LOCAL_SECRETS.BOOKING_KEY, token, Date.now())
      expect([done.status, purchase]).toMatchObject([200, { booking: fields.booking, tour, currency: 'EUR' }])
    }
    const found = await arrived<Conversion>('conversions', who, 2)
    expect(found.map(({ kind, tour_id, market }) => [kind, tour_id, market]).sort()).toEqual([
      ['booking', tour, 'it'],
      ['booking_click', tour, 'it'],
    ])
    await runScheduled(site.miniflare, 'api')
    const db = await site.miniflare.getD1Database('DB', 'sojourn-api')
    expect((await db.prepare('SELECT * FROM booking_callbacks').all()).results).toEqual([])
  })

  it('rejects reports of other senders', async () => {
    const who = await agreed()
    await who.visit('it', '/cerca')
    const sent = await who.request(`${site.origin('it')}/api/booking/some-tour/start`)
    const attribution = new URL(header(sent, 'location')).searchParams.get('attribution') ?? ''
    const body = JSON.stringify({ tour: 'some-tour', attribution, bookedAt: '2027-01-15T10:00:00.000Z' })
    const report = async (text: string, headers: Record<string, string>) => {
      const response = await site.request('it', '/api/bookings', { method: 'POST', body: text, headers })
      return [response.status, JSON.parse(response.text).counted ?? null]
    }
    const signed = (text = body, id = 'b-1', key: string = LOCAL_SECRETS.BOOKING_KEY, now = Date.now()) =>
      signWebhook(key, id, text, now)
    const forged = body.replace(attribution, `${attribution.slice(0, -9)}AAAAAAAAA`)
    expect(await report(body, {})).toEqual([401, null])
    expect(await report(body, await signed(body, 'b-1', 'another-key-of-no-value-0123456789'))).toEqual([401, null])
    expect(await report(`${body} `, await signed())).toEqual([401, null])
    expect(await report(body, await signed(body, 'b-1', LOCAL_SECRETS.BOOKING_KEY, Date.now() - 600_000))).toEqual([
      401,
      null,
    ])
    expect(await report(forged, await signed(forged))).toEqual([200, false])
    expect(await report('nonsense', await signed('nonsense'))).toEqual([422, null])
    expect(await report('x'.repeat(9000), {})).toEqual([413, null])
    expect(await arrived('conversions', who)).toMatchObject([{ kind: 'booking_click' }])

    const headers = await signed()
    for (const each of [headers, headers, await signed()]) expect(await report(body, each)).toEqual([200, true])
    await arrived('conversions', who, 2)
    const last = await agreed()
    await last.visit('it', '/cerca')
    await arrived('exposures', last)
    expect(await rows('conversions', who)).toHaveLength(2)
  })
})

describe('results', () => {
  const sawBold = (number: number, variation: number) => ({
    ...{ kind: 'exposure', experiment: 'bold.2', variation, visitor: number.toString(16).padStart(32, '0') },
    ...{ at: '2027-01-10T10:00:00.000Z', market: 'de', country: null, route: 'index' },
  })
  const record = async (events: object[], now = Date.parse(TEST_NOW)) =>
    site.request('api', '/experiments/events', {
      method: 'POST',
      headers: { authorization: `Bearer ${await signStorefrontCall(LOCAL_SECRETS.CONTENT_KEY, now)}` },
      body: JSON.stringify({ events }),
    })
  const operator = async (): Promise<Person> => {
    const who = person(site)
    const { local } = JSON.parse(LOCAL_SECRETS.GROWTH_OPERATORS)
    await who.visit('it', '/__growth')
    await who.submit('/__growth/sign-in', { key: local, return: '/__growth' })
    return who
  }

  it('are recorded with the storefront’s token only, and readable for operators only', async () => {
    expect((await record([sawBold(1, 0)], Date.parse(TEST_NOW) - 90_000)).status).toBe(401)
    expect((await site.request('api', '/experiments/counts?experiment=bold.2')).status).toBe(401)
    expect((await record(Array.from({ length: 101 }, () => ({})))).status).toBe(422)
    expect(header(await person(site).get('it', '/__growth/results?experiment=bold.2'), 'location')).toContain('sign-in')
  })

  /** Visitors and conversions of an hour, as triggers sum them up. */
  const sum = async (
    experiment: string,
    variation: number,
    visitors: number,
    clicks: number,
    hour = '2027-01-10T11',
  ) => {
    const db = await site.miniflare.getD1Database('EVENTS_DB', 'sojourn-api')
    await db
      .prepare(
        "INSERT INTO hourly_sums (experiment, market, variation, hour, visitors, booking_click, booking, crossed) VALUES (?, 'de', ?, ?, ?, ?, 0, 0)",
      )
      .bind(experiment, variation, hour, visitors, clicks)
      .run()
  }
  const cellsOf = (text: string) =>
    [...text.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([, row = '']) => row.split(/<[^>]+>/).filter(Boolean))

  it('show traffic, the declared goal and its interval, with a warning about a wrong split', async () => {
    const hundred = (from: number, variation: number) =>
      Array.from({ length: 100 }, (_, i) => sawBold(from + i, variation))
    for (const [from, variation] of [
      [1000, 0],
      [3000, 1],
    ] as const)
      for (const _ of [1, 2]) expect((await record(hundred(from, variation))).status).toBe(200)
    const who = await operator()
    const list = await who.get('it', '/__growth')
    expect(list.text).toMatch(/experiment=bold\.2">bold\.2<.*?>Ended<.*?>200 visitors</s)
    expect(list.text).toContain('experiment=travels-first"')
    const unknown = await who.get('it', '/__growth/results?experiment=bold.2')
    expect([header(unknown, 'cache-control'), header(unknown, 'x-robots-tag')]).toEqual([
      'private, no-store',
      'noindex, nofollow',
    ])
    expect(unknown.text).toContain('href="/__growth" aria-current="true"')
    expect(cellsOf(unknown.text).slice(0, 2)).toEqual([
      ['Variation 0', '100', '50 %'],
      ['Variation 1', '100', '50 %'],
    ])
    expect(unknown.text).toContain('No goal is declared')
    expect(unknown.text).not.toContain('Do not trust')

    const results = (market = '') => who.get('it', `/__growth/results?experiment=travels-first${market}`)
    await sum('travels-first', 0, 40_000, 2000)
    await sum('travels-first', 1, 40_000, 2040)
    expect((await results()).text).toMatch(
      /Nothing is decided\. The plan: [\d,]+ visitors for each variation find 10 %/,
    )
    await sum('travels-first', 1, 0, 360, '2027-01-11T10')
    const german = (await results('&market=de')).text
    expect(cellsOf(german).slice(0, 2)).toEqual([
      ['false', '40,000', '50 %', '2,000', '5 %'],
      ['true', '40,000', '50 %', '2,400', '6 %'],
    ])
    const { text } = await results()
    expect(text).toMatch(/true converts better than false: \+0\.\d+ to \+1\.\d+ points\./)
    expect(text).toMatch(/No sign of harm\./)
    expect(text).toContain('Sample ratio: visitors are split as was asked for.')
    expect((await who.get('it', '/__growth')).text).toMatch(
      /experiment=travels-first".*?>Running<.*?>Decided<.*?1 of 4 steps to end it/s,
    )
    await sum('travels-first', 1, 4000, 0, '2027-01-12T10')
    const broken = await results()
    expect(broken.text).toContain('Do not trust these results.<')
    expect(broken.text).toContain('The split is wrong, so this says nothing.')
    expect((await who.get('it', '/__growth/results?experiment=bold.2&market=it')).text).toContain(
      'Nobody has seen it yet',
    )
    expect((await who.get('it', '/__growth/results?experiment=%3Cscript%3E')).status).toBe(404)
    await site.fault('status=503;path=/experiments')
    expect((await who.get('it', '/__growth/results?experiment=bold.2')).text).toContain('does not tell')
    await site.fault(null)
  })

  it('of a finished experiment use its names and shares', async () => {
    const who = await operator()
    const kv = await site.miniflare.getKVNamespace('FLAGS', 'sojourn-storefront')
    const runOnly = async (rules: object[]) => {
      await kv.put('payload', JSON.stringify({ features: { searchTravelsFirst: { defaultValue: false, rules } } }))
      await runScheduled(site.miniflare, 'storefront')
    }
    const meta = [{ name: 'Departures' }, { name: 'Travels' }]
    await runOnly([{ ...HALVES, key: 'over', meta, weights: [0.2, 0.8] }])
    await record([{ ...sawBold(9000, 0), experiment: 'over' }])
    await sum('over', 0, 999, 0)
    await sum('over', 1, 4000, 300)
    await sum('over', 1, 0, 70, '2027-01-20T10')
    await runOnly([])
    const shown = () => who.get('it', '/__growth/results?experiment=over').then(({ text }) => text)
    await expect
      .poll(shown, { timeout: 15_000, interval: 500, message: 'note on the experiment' })
      .toContain('No longer in the payload since 2027-01-15')
    expect(
      cellsOf(await shown())
        .slice(0, 2)
        .map((row) => row.slice(0, 5)),
    ).toEqual([
      ['Departures', '1,000', '20 %', '0', '0 %'],
      ['Travels', '4,000', '80 %', '300', '7.5 %'],
    ])
    expect(await shown()).toContain('Sample ratio: visitors are split as was asked for.')
    expect(await shown()).not.toContain('days are left')
  })
})

const cookiesOf = (who: Person): string =>
  Object.entries(who.cookies('it'))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
