import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Site, startSite } from '../support/site.ts'

const CALLS = ['/layouts', '/custompages/show', '/tours']

/** A company that sells in euro only. */
const inEuroOnly = (json: string): string =>
  JSON.stringify(
    JSON.parse(json, (key, value) => {
      if (key === 'currencies') return value.filter(({ isoCode }: { isoCode: string }) => isoCode === 'EUR')
      return key === 'GBP' || key === 'USD' ? undefined : value
    }),
  )

let site: Site
let backEnd: Server
/** What the back end says of a call that it does not have. */
let unknown = 'Not found'
const traces: (string | undefined)[] = []
beforeAll(async () => {
  backEnd = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    traces.push(headers.traceparent?.toString())
    const body = await text(request)
    if (!CALLS.includes(url.split('?')[0] ?? '')) {
      response.writeHead(404, { 'content-type': 'application/json' }).end(unknown)
      return
    }
    const call = { method, ...(body !== '' && { headers: { 'content-type': 'application/json' }, body }) }
    const { status, bytes } = await site.request('api', url, call)
    response.writeHead(status, { 'content-type': 'application/json' }).end(inEuroOnly(new TextDecoder().decode(bytes)))
  }).listen(0, '127.0.0.1')
  await once(backEnd, 'listening')
  const { port } = backEnd.address() as AddressInfo
  site = await startSite({ variables: { storefront: { API_URL: `http://127.0.0.1:${port}` } } })
})
afterAll(async () => {
  await site?.stop()
  backEnd?.closeAllConnections()
  backEnd?.close()
})

it('a back end of three calls has pages, search and trips, and what else it lacks is absent', async () => {
  const page = async (path: string) => {
    const { status, text } = await site.request('we', path)
    return { status, text }
  }
  const home = await page('/')
  expect(home.status).toBe(200)
  expect(home.text).toContain('class="header')
  const search = await page('/search')
  expect(search.status).toBe(200)
  expect(search.text).not.toMatch(/class="(search-tabs|search-grid-open)|show=map/)
  expect(search.text).not.toContain('class="prices-as-of" data-shown="true"')
  expect(search.text).toMatch(/<strong class="price-now">€[\d,]+</)
  const [, trip = ''] = /stretched" href="(\/destinations\/[\w-]+)/.exec(search.text) ?? []
  const travel = await page(trip)
  expect(travel.status).toBe(200)
  expect(`${search.text}${travel.text}`).not.toMatch(/NaN|undefined/)
  expect(travel.text).toMatch(/<h1>[^<]+<\/h1>/)
  expect(travel.text).toMatch(/href="[^"]*\/start[^"]*"/)
  for (const { text } of [home, search, travel, await page('/?modal=talk-to-us')]) {
    expect(text).not.toMatch(/class="heart|modal=(?:notify-me|group-info)|layout=contact/)
    expect(text).not.toMatch(/href="\/(?:wishlist"|compare)/)
  }
  const { text: dates } = await page('/search?modal=available-dates')
  for (const { text } of [home, search, travel, { text: dates }])
    expect(text).not.toMatch(/href="\/(?:coordinators|destinations\/[\w-]+)\/[\w-]+"/)
  expect(home.text).toContain('class="person"')
  expect((await site.request('it', '/')).text).not.toMatch(/href="\/(?:eventi-wemeet|wishlist)/)
  for (const path of ['/destinations/nowhere', '/search?tab=travels', '/sitemap.xml', '/wishlist', '/alerts'])
    expect([path, (await page(path)).status]).toEqual([path, 404])
  expect(JSON.parse((await page('/readyz')).text)).toMatchObject({ status: 'ok', backEnd: 'none' })
  expect(site.logs.filter(({ status = 0 }) => status >= 500)).toEqual([])
})

it.each([
  ['{"statusCode":404,"message":"Cannot GET /travels/show"}', 1],
  ['{"error":"no"}', 2],
  ['{}', 3],
])('a back end that says %s of calls that it lacks has trips, too', async (body, at) => {
  unknown = body
  const { text } = await site.request('we', '/search')
  const trips = [...text.matchAll(/stretched" href="(\/destinations\/[\w-]+)/g)].map(([, path = '']) => path)
  // Each has its own, which no cache has.
  const trip = trips[at] ?? ''
  expect([trip, (await site.request('we', trip)).status]).toEqual([trip, 200])
  expect((await site.request('we', `/destinations/nowhere-${at}`)).status).toBe(404)
})

it('calls of a page carry on the trace of its request', async () => {
  traces.length = 0
  const trace = '0af7651916cd43dd8448eb211c80319c'
  await site.request('we', '/search?sort=price:asc', { headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } })
  expect(traces).toContainEqual(expect.stringMatching(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`)))
  expect(site.logs.at(-1)).toMatchObject({ trace, route: 'search' })
})
