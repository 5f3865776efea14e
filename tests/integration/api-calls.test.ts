import { Agent, request as httpRequest } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { availableFiltersSchema } from '../../shared/contracts/available-filters.ts'
import { BLOCK_SCHEMAS, type BlockType } from '../../shared/contracts/blocks.ts'
import { calendarDaysSchema } from '../../shared/contracts/calendar-days.ts'
import { customPageSchema } from '../../shared/contracts/custom-page.ts'
import { departureDaysSchema } from '../../shared/contracts/departure-days.ts'
import { topSellersSchema } from '../../shared/contracts/destination.ts'
import { envelope, failureSchema, pageOf } from '../../shared/contracts/envelope.ts'
import { layoutSchema } from '../../shared/contracts/layout.ts'
import { searchOptionsSchema } from '../../shared/contracts/search-options.ts'
import { tourSchema } from '../../shared/contracts/tour.ts'
import { coordinatorDetailSchema, travelDetailSchema, travelSchema } from '../../shared/contracts/travel.ts'
import { wemeetDetailSchema, wemeetListSchema } from '../../shared/contracts/wemeet.ts'
import { type RequestOptions, type Site, startSite } from '../support/site.ts'
import { TEST_DAY } from '../support/state.ts'

const TOKEN = 'local-write-token-of-no-value'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const call = async (path: string, options?: RequestOptions) => {
  const response = await site.request('api', path, options)
  return { ...response, json: () => JSON.parse(response.text) as unknown }
}
const post = (path: string, body: unknown) =>
  call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** Data of a response that matches its contract. */
const data = async <T>(schema: z.ZodType<T>, response: ReturnType<typeof call>): Promise<T> => {
  const { status, text, json } = await response
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  return envelope(schema).parse(json()).data
}
const failure = async (response: ReturnType<typeof call>) => {
  const { status, json } = await response
  return { status, ...failureSchema.parse(json()) }
}

describe('calls match their contract (§3, §7)', () => {
  it.each(MARKET_IDS)('%s', async (market) => {
    const tours = await data(pageOf(tourSchema), post(`/tours?market=${market}`, { sort: 'price:asc' }))
    const travels = await data(pageOf(travelSchema), post(`/travels?market=${market}`, {}))
    expect(await data(pageOf(travelSchema), post(`/travels/paginated?market=${market}`, {}))).toEqual(travels)
    expect(tours.data).toHaveLength(20)
    expect(travels.data).toHaveLength(20)
    expect(tours.data.every(({ startingDate }) => startingDate > TEST_DAY)).toBe(true)
    const slug = travels.data[0]?.slug
    const travel = await data(travelDetailSchema, call(`/travels/show?market=${market}&slug=${slug}`))
    expect(travel.departures.length).toBeGreaterThan(0)
    const leader = tours.data.find(({ coordinator }) => coordinator)?.coordinator?.slug
    await data(coordinatorDetailSchema, call(`/coordinators/show?market=${market}&slug=${leader}`))
    const events = await data(wemeetListSchema, call(`/wemeet/events?market=${market}`))
    expect(events.total).toBeGreaterThan(40)
    await data(wemeetDetailSchema, call(`/wemeet/events/show?market=${market}&slug=${events.data[0]?.slug}`))
    await data(availableFiltersSchema, call(`/filters?market=${market}`))
    await data(layoutSchema, call(`/layouts?market=${market}`))
    await data(topSellersSchema, call(`/travels/top-sellers?market=${market}`))
    const home = await data(customPageSchema, call(`/custompages/show?market=${market}&routingKey=index`))
    for (const { blockType, content } of home.blocks) BLOCK_SCHEMAS[blockType as BlockType].parse(content)
  })
})

describe('search widget', () => {
  it.each(MARKET_IDS)('%s loads its options', async (market) => {
    const response = await site.request(market, '/api/search-options')
    const options = searchOptionsSchema.parse(JSON.parse(response.text))
    expect(options.continents).toHaveLength(8)
    expect(options.continents.every(({ picture }) => picture !== null)).toBe(true)
    expect(options.months.length).toBeGreaterThan(12)
    expect(options.events.length).toBeGreaterThan(2)
    const from = [...options.months, ...options.events, ...options.seasons, ...options.suggested].map(
      (each) => each.from,
    )
    expect(from.every((day) => day > TEST_DAY)).toBe(true)
  })

  it('loads the days of a filter, which the back end computes by its rules', async () => {
    const filter = { continentId: ['asia'] }
    const { days } = await data(departureDaysSchema, post('/tours/days?market=it', filter))
    expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].sort())
    expect(days.every(({ day, statuses }) => day > TEST_DAY && !statuses.includes('SOLD_OUT'))).toBe(true)
    const query = 'continentId%5B%5D=asia&dateFrom=2027-05-01&sort=price:asc'
    const shown = async (rest: string) =>
      calendarDaysSchema.parse(JSON.parse((await site.request('it', `/api/departure-days?${rest}`)).text)).days
    const euros = await shown(`currency=EUR&${query}`)
    expect(euros.map(({ day, tours, cents }) => [day, tours, cents])).toEqual(
      days.map(({ day, tours, price }) => [day, tours, price.EUR]),
    )
    expect(euros.map(({ basePrice }) => basePrice !== '')).toEqual(
      days.map(({ basePrice, price }) => basePrice.EUR > price.EUR),
    )
    expect(euros.some(({ basePrice }) => basePrice !== '')).toBe(true)
    expect(days.every(({ basePrice, price }) => basePrice.EUR >= price.EUR)).toBe(true)
    expect(euros.find(({ basePrice }) => basePrice !== '')?.label).toMatch(/Prezzo pieno: [\d.]+.€/)
    expect(euros[0]?.label).toMatch(/^(?:1 partenza, |\d+ partenze, da )[\d.]+.€, /)
    expect((await shown(`currency=GBP&${query}`))[0]?.price).toMatch(/^£/)
    // Unknown parameters are ignored, with the market's currency as default.
    expect((await shown('currency=XXX&nonsense=1')).length).toBeGreaterThan(days.length)
  })

  it.each(['{', '[]', '{"dateFrom":"never"}'])('gets an error for the filter %j', async (body) => {
    expect((await site.request('api', '/tours/days?market=it', { method: 'POST', body })).status).toBe(422)
  })
})

describe('catalogue', () => {
  it('has the promised travels, countries and departures of every status', async () => {
    const travels = await data(pageOf(travelSchema), post('/travels?market=it', {}))
    expect(travels.total).toBeGreaterThanOrEqual(150)
    const filters = await data(availableFiltersSchema, call('/filters?market=it'))
    expect(filters.destinations.flatMap(({ items }) => items).length).toBeGreaterThan(100)
    const database = await site.miniflare.getD1Database('DB', 'sojourn-api')
    const { results } = await database.prepare('SELECT status, count(*) AS n FROM tours GROUP BY 1').all()
    expect(results).toHaveLength(6)
    expect(results.reduce((sum, { n }) => sum + Number(n), 0)).toBeGreaterThanOrEqual(4000)
  })

  it.each([
    ['it', 'giapone', 'Giappone'],
    ['fr', 'islnade', 'Islande'],
    ['de', 'peru', 'Peru'],
    ['es', 'nueva zelnda', 'Nueva Zelanda'],
  ])('%s: "%s" finds %s', async (market, search, name) => {
    const query = new URLSearchParams({ market, search })
    const { countries } = await data(topSellersSchema, call(`/travels/top-sellers?${query}`))
    expect(countries[0]?.name).toBe(name)
  })

  it('lists every departure exactly once across pages (§7)', async () => {
    const filter = { continentId: ['europe'], sort: 'price:desc', perPage: 50 }
    const first = await data(pageOf(tourSchema), post('/tours?market=it', filter))
    const ids = first.data.map(({ id }) => id)
    for (let page = 2; page <= first.lastPage; page++)
      ids.push(
        ...(await data(pageOf(tourSchema), post('/tours?market=it', { ...filter, page }))).data.map(({ id }) => id),
      )
    expect(ids).toHaveLength(first.total)
    expect(new Set(ids).size).toBe(first.total)
  })
})

describe('error responses', () => {
  it.each([
    ['/layouts', 400, 'unknown_market'],
    ['/layouts?market=xx', 400, 'unknown_market'],
    ['/filters?market=IT', 400, 'unknown_market'],
    ['/travels/show?market=it&slug=nowhere', 404, 'travel_not_found'],
    ['/travels/show?market=it', 404, 'travel_not_found'],
    ['/coordinators/show?market=it&slug=nobody', 404, 'coordinator_not_found'],
    ['/custompages/show?market=it&slug=nowhere', 404, 'page_not_found'],
    ['/custompages/show?market=it', 422, 'invalid_fields'],
    ['/travels/top-sellers?market=it&continents[]=mars', 422, 'invalid_fields'],
    ['/nothing?market=it', 404, 'no_such_call'],
  ])('GET %s: %i %s', async (path, status, code) => {
    expect(await failure(call(path))).toMatchObject({ status, error: { code } })
  })

  it.each([
    [{ priceFrom: -1, sort: 'cheapest' }, ['priceFrom', 'sort']],
    [{ page: 0, status: ['GONE'] }, ['page', 'status.0']],
    [{ dateFrom: '2027-02-30' }, ['dateFrom']],
    [{ destinationId: ["x' OR 1=1"] }, ['destinationId.0']],
    [[], ['body']],
    [null, ['body']],
  ])('POST /tours %j names %j', async (body, fields) => {
    const { status, error } = await failure(post('/tours?market=it', body))
    expect(status).toBe(422)
    for (const field of fields) expect(error.message).toContain(field)
  })

  it('a moved page responds 418 with its target (§8)', async () => {
    expect(await failure(call('/custompages/show?market=it&slug=/destinazioni'))).toMatchObject({
      status: 418,
      meta: { httpStatusCode: 301, redirectTo: '/viaggi' },
    })
  })

  describe.each(['content-length', 'chunked'] as const)('limit the size of bodies (%s)', (transfer) => {
    it.each([
      ['api', '/tours?market=it', 65_536],
      ['api', '/newsletter?market=it', 65_536],
      ['api', '/backoffice/pages/index', 1_000_000],
      ['account', '/codes/check', 8192],
      ['account', '/token', 8192],
      ['it', '/api/consent', 8192],
      ['it', '/api/backchannel-logout', 8192],
      ['it', '/api/bookings', 8192],
      ['it', '/api/changed', 8192],
      ['it', '/api/no-such-call', 8192],
      ['it', '/logout', 8192],
      ['it', '/viaggi', 8192],
      ['it', '/__growth', 8192],
      ['it', '/__growth/sign-in', 8192],
      ['it', '/__growth/sign-out', 8192],
      ['it', '/api/events', 65_536],
      ['it', '/api/flags/webhook', 3_000_000],
    ] as const)('%s%s responds 413 above %i bytes, and the connection stays usable', async (host, path, most) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const send = (bytes: number) =>
        new Promise<{ status: number; text: string; port: number }>((resolve, reject) => {
          const request = httpRequest(
            {
              ...{ host: '127.0.0.1', port: site.port, path, method: 'POST', agent },
              headers: {
                host: new URL(site.origin(host)).host,
                authorization: `Bearer ${TOKEN}`,
                'content-type': 'application/x-www-form-urlencoded',
                ...(transfer === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes }),
              },
            },
            async (response) => {
              const port = response.socket.localPort ?? 0
              resolve({
                status: response.statusCode ?? 0,
                text: Buffer.concat(await response.toArray()).toString(),
                port,
              })
            },
          )
          request.on('error', reject)
          request.end('x'.repeat(bytes))
        })
      const [first, second] = [await send(most + 1), await send(3 * most)]
      expect([first.status, second.status]).toEqual([413, 413])
      expect(first.text).not.toBe('')
      expect((await send(10)).status).not.toBe(413)
      expect(second.port, 'the same connection').toBe(first.port)
      agent.destroy()
    })
  })
})

describe('back office', () => {
  const patch = (id: string, body: unknown, token: string) =>
    call(`/backoffice/tours/${id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  it('changes a departure with the secret only', async () => {
    const page = await data(pageOf(tourSchema), post('/tours?market=it', { status: ['CONFIRMED'] }))
    const tour = page.data[0]
    if (!tour) throw new Error('none is confirmed')
    const filter = { travelId: [tour.travel.id], status: ['SOLD_OUT'] }
    const soldOut = async () => (await data(pageOf(tourSchema), post('/tours?market=it', filter))).total
    const before = await soldOut()
    expect((await patch(tour.id, { status: 'SOLD_OUT' }, 'guess')).status).toBe(401)
    expect(
      (await call(`/backoffice/tours/${tour.id}`, { method: 'PATCH', body: '{"status":"SOLD_OUT"}' })).status,
    ).toBe(401)
    expect(await soldOut()).toBe(before)
    expect((await patch(tour.id, { status: 'SOLD_OUT', freeSeats: 2 }, TOKEN)).status).toBe(422)
    expect((await patch(tour.id, { status: 'SOLD_OUT' }, TOKEN)).status).toBe(200)
    expect(await soldOut()).toBe(before + 1)
    expect((await patch('nothing', { freeSeats: 1 }, TOKEN)).status).toBe(404)
  })

  it('refuses a second departure of a coordinator at the same time, and names the first (§1)', async () => {
    const { departures } = await data(coordinatorDetailSchema, call('/coordinators/show?market=it&slug=sara-bianco'))
    const led = departures.at(-1)
    if (!led) throw new Error('leads none')
    const filter = { continentId: ['europe'], dateFrom: led.startingDate, dateTo: led.endingDate }
    const { data: tours } = await data(pageOf(tourSchema), post('/tours?market=it', filter))
    const other = tours.find(({ id, groupLanguage }) => id !== led.id && groupLanguage === 'en')
    const response = await patch(other?.id ?? '', { coordinator: 'sara-bianco' }, TOKEN)
    expect(response.status).toBe(409)
    expect(response.json()).toMatchObject({
      error: {
        code: 'coordinator_busy',
        message: `sara-bianco leads ${led.code} from ${led.startingDate} to ${led.endingDate}; 2 full days must lie between`,
      },
    })
  })
})

describe('fault switch', () => {
  afterEach(() => site.fault(null))

  it('breaks one response, or all responses of a path until cleared', async () => {
    const once = await call('/layouts?market=it', { headers: { 'x-backend-fault': 'status=503' } })
    expect(once.status).toBe(503)
    expect((await call('/layouts?market=it')).status).toBe(200)
    await site.fault('body=garbage;path=/layouts')
    expect((await call('/layouts?market=it')).json).toThrow()
    expect((await call('/filters?market=it')).status).toBe(200)
    await site.fault(null)
    expect((await call('/layouts?market=it')).status).toBe(200)
  })
})
