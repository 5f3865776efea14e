import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LOCAL_SECRETS } from '../../local/workers/local-variables.ts'
import { tourPath } from '../../markets/links.ts'
import { markets } from '../../markets/registry.ts'
import type { TravelDetail } from '../../shared/contracts/travel.ts'
import { header, type Site, startSite } from '../support/site.ts'

const TRUST_MS = 5000
const SLUG = 'giappone-tokyo-kyoto'
/** Asked for by nobody while prices change. */
const QUIET = `/viaggi/${SLUG}?modal=1&type=available-dates&layout=list`
/** In euro: no other departure costs as much. */
const FIRST = 7700
const LAST = 7709

let site: Site
/** Another isolate: no publication reaches it. */
let other: Site
let backEnd: Server

beforeAll(async () => {
  site = await startSite({ clock: null })
  backEnd = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const body = await text(request)
    const call = { method, ...(body !== '' && { headers: { 'content-type': 'application/json' }, body }) }
    const { status, headers, bytes } = await site.request('api', url, call)
    response.writeHead(status, headers).end(bytes)
  }).listen(0, '127.0.0.1')
  await once(backEnd, 'listening')
  const { port } = backEnd.address() as AddressInfo
  other = await startSite({ clock: null, variables: { storefront: { API_URL: `http://127.0.0.1:${port}` } } })
})
afterAll(async () => {
  await other?.stop()
  await site?.stop()
  backEnd?.closeAllConnections()
  backEnd?.close()
})

it('no page shows a price that was replaced more than five seconds ago, in any isolate, and then it is cached again', async () => {
  const { data } = JSON.parse((await site.request('api', `/travels/show?market=it&slug=${SLUG}`)).text)
  const tour = (data as TravelDetail).departures.find(({ salesStatus }) => salesStatus === 'CONFIRMED')
  if (tour === undefined) throw new Error('no departure is confirmed')
  /** When each price had been replaced, in ms. */
  const replacedAt = new Map<number, number>()
  const setPrice = async (euros: number) => {
    const cents = euros * 100
    const { status } = await site.request('api', `/backoffice/tours/${tour.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${LOCAL_SECRETS.API_WRITE_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ price: { EUR: cents, GBP: cents, USD: cents } }),
    })
    expect(status).toBe(200)
    replacedAt.set(euros - 1, Date.now())
  }
  const paths = [`/viaggi/${SLUG}`, tourPath(markets.it, SLUG, tour.code), '/cerca?sort=price:desc&textSearch=kyoto']
  const outdated: string[] = []
  /** Prices on a page of those set here. */
  const read = async (reader: Site, path: string): Promise<number[]> => {
    const askedAt = Date.now()
    const page = await reader.request('it', path)
    expect(page.status, path).toBe(200)
    const prices = [...page.text.matchAll(/class="price-now">7[.]?(7\d\d)\b/g)].map((match) => 7000 + Number(match[1]))
    for (const price of prices.filter((each) => each >= FIRST && each < LAST))
      if (askedAt - (replacedAt.get(price) ?? askedAt) > TRUST_MS) outdated.push(`${path}: ${price}`)
    return prices
  }
  let isSelling = true
  const readAll = async (reader: Site, path: string) => {
    while (isSelling) await Promise.all([read(reader, path), pause(100)])
  }
  const sell = async () => {
    for (let price = FIRST; price <= LAST; price++) await Promise.all([setPrice(price), pause(1000)])
    isSelling = false
  }
  await setPrice(FIRST)
  for (const reader of [site, other])
    await expect.poll(() => read(reader, QUIET).then(() => stateOf(reader, QUIET)), { timeout: 30_000 }).toBe('memory')
  await Promise.all([sell(), ...[site, other].flatMap((reader) => paths.map((path) => readAll(reader, path)))])
  for (const reader of [site, other]) await read(reader, QUIET)
  expect(outdated).toEqual([])
  for (const reader of [site, other])
    for (const path of [...paths, QUIET]) {
      await expect.poll(() => read(reader, path), { timeout: 30_000 }).toContain(LAST)
      await expect.poll(() => stateOf(reader, path), { timeout: 5000 }).toBe('memory')
    }
})

const stateOf = async (reader: Site, path: string) => header(await reader.request('it', path), 'x-page-cache')

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
