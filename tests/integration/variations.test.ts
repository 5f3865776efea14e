import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runScheduled } from '../../local/workers/start-workers.ts'
import { MAX_LIVE_VARIANTS } from '../../worker/engine/cache/variant-limit.ts'
import {
  deviceOf,
  experiment,
  payloadWith,
  sendPayload,
  shownOn,
  THREE_EXPERIMENTS,
  valuesOf,
  visit,
} from '../support/flags.ts'
import { cookies, header, type Site, startSite } from '../support/site.ts'
import { TEST_NOW } from '../support/state.ts'

const NOW = Date.parse(TEST_NOW)
/** Date of a payload, in seconds after the tests' time. */
const second = (seconds: number): string => new Date(NOW + seconds * 1000).toISOString()

let site: Site
let cdn: Server
let published = 'nothing yet'
beforeAll(async () => {
  cdn = createServer((_request, response) => response.end(published))
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
  const FLAGS_URL = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/api/features/sdk-1`
  site = await startSite({ variables: { storefront: { FLAGS_URL } } })
})
afterAll(async () => {
  await site?.stop()
  cdn?.close()
})

const cover = async (): Promise<unknown> => shownOn(await visit(site, '/')).homeCover

describe('payload', () => {
  const together = payloadWith({ homeCover: [{ force: 'together' }] }, second(1))
  const planned = payloadWith({ homeCover: [{ force: 'planned' }] }, second(2))

  it('applies from the next request after GrowthBook sends it', async () => {
    expect(await cover()).toBe('editors')
    const response = await sendPayload(site, together, { id: 'first' })
    expect([response.status, response.text]).toEqual([200, '{"flags":"stored"}'])
    expect(await cover()).toBe('together')
  })

  it('is rejected from other senders, or when invalid', async () => {
    expect((await sendPayload(site, planned, { key: 'somebody-elses-key-of-32-characters' })).status).toBe(401)
    expect((await sendPayload(site, planned, { at: NOW - 301_000 })).status).toBe(401)
    expect(
      (await site.request('it', '/api/flags/webhook', { method: 'POST', body: JSON.stringify(planned) })).status,
    ).toBe(401)
    for (const body of ['', '{', '7', '{"features":7}', '{"type":"payload.changed","data":{"payload":"{}"}}'])
      expect((await sendPayload(site, planned, { body })).status, body).toBe(422)
    expect((await sendPayload(site, planned, { body: 'x'.repeat(3_000_001) })).status).toBe(413)
    expect(await cover()).toBe('together')
  })

  it('is not reverted by a repeated message', async () => {
    expect((await sendPayload(site, planned, { id: 'second' })).text).toBe('{"flags":"stored"}')
    expect((await sendPayload(site, together, { id: 'first' })).text).toBe('{"flags":"older"}')
    expect((await sendPayload(site, together, { id: 'again', at: NOW + 60_000 })).text).toBe('{"flags":"older"}')
    expect((await sendPayload(site, planned, { id: 'second' })).text).toBe('{"flags":"known"}')
    expect(await cover()).toBe('planned')
  })

  it('is polled when no message arrived, and never replaced by an older or invalid one', async () => {
    for (published of ['not json', JSON.stringify(together), JSON.stringify({ features: {} })]) {
      await runScheduled(site.miniflare, 'storefront')
      expect(await cover(), published.slice(0, 20)).toBe('planned')
    }
    published = JSON.stringify(payloadWith({ homeCover: [{ force: 'editors' }] }, second(3)))
    await runScheduled(site.miniflare, 'storefront')
    expect(await cover()).toBe('editors')
    expect(site.logs.filter(({ flags }) => flags === 'pull').map(({ problem, stored }) => problem ?? stored)).toEqual([
      'malformed JSON at line 1, column 1: a value is missing',
      expect.stringContaining('names none of our flags'),
      second(3),
    ])
  })

  it('written to KV by other means applies too, until it is deleted', async () => {
    const flags = (await site.miniflare.getKVNamespace('FLAGS', 'sojourn-storefront')) as unknown as {
      put: (key: string, value: string) => Promise<void>
      delete: (key: string) => Promise<void>
    }
    await flags.put('payload', JSON.stringify(together))
    await expect.poll(cover, { timeout: 20_000, interval: 200, message: 'cover of the home page' }).toBe('together')
    await flags.delete('payload')
    await expect.poll(cover, { timeout: 20_000, interval: 200, message: 'cover of the home page' }).toBe('editors')
  })
})

describe('visitors in experiments', () => {
  beforeAll(async () => {
    await sendPayload(site, { ...THREE_EXPERIMENTS, ...{ dateUpdated: second(4) } })
    // Concurrent visits use the previous payload while the first one reads.
    await cover()
  })
  const devices = Array.from({ length: 30 }, (_, i) => deviceOf(i + 1))

  it('see their own variation only, from the cache, rendered again, and after a purge', async () => {
    const states = new Set<string>()
    const seen = new Set<string>()
    const shownTo = (some: readonly string[]) =>
      some.map(async (device) => {
        const { homeCover, homeDeparturesFirst, searchPriceFirst } = valuesOf(THREE_EXPERIMENTS, device)
        const [home, search] = [
          await visit(site, '/', `__Host-device=${device}; __Host-consent=granted.3`),
          await visit(site, '/cerca', `__Host-device=${device}; __Host-consent=granted.3`),
        ]
        expect(shownOn(home), device).toEqual({ homeCover, homeDeparturesFirst })
        expect(!search.text.includes('card-foot"'), device).toBe(searchPriceFirst)
        seen.add(`${homeCover} ${homeDeparturesFirst} ${searchPriceFirst}`)
        states.add(header(home, 'x-page-cache')).add(header(search, 'x-page-cache'))
      })
    // In small concurrent groups.
    for (let i = 0; i < devices.length; i += 5) await Promise.all(shownTo(devices.slice(i, i + 5)))
    expect(seen.size).toBe(12)
    expect([...states].sort()).toEqual(['memory', 'miss'])
  })

  it('cannot choose a variation by the URL or by an invalid device id', async () => {
    const [device = ''] = devices
    const own = shownOn(await visit(site, '/', `__Host-device=${device}; __Host-consent=granted.3`))
    for (const query of [
      '?cover=0',
      '?cover=1',
      '?cover=2',
      '?flag-preview=planned',
      `?flag-preview=${'x'.repeat(4000)}`,
    ])
      expect(
        shownOn(await visit(site, `/${query}`, `__Host-device=${device}; __Host-consent=granted.3`)),
        query,
      ).toEqual(own)
    for (const id of ['x', 'x'.repeat(4000), `${device}'`, '00000000-0000-1000-8000-000000000000', '"><script>']) {
      const response = await visit(site, '/', `__Host-device=${id}; __Host-consent=granted.3`)
      const given = /__Host-device=([0-9a-f-]{36});/.exec(cookies(response)['__Host-device'] ?? '')?.[1] ?? ''
      expect(shownOn(response).homeCover, id).toBe(valuesOf(THREE_EXPERIMENTS, given).homeCover)
    }
  })

  it('stay in their variation when shares change, with consent only', async () => {
    const device = devices.find((each) => valuesOf(THREE_EXPERIMENTS, each).homeCover === 'together') ?? ''
    const known = `__Host-device=${device}; __Host-consent=granted.3`
    expect(cookies(await visit(site, '/', `__Host-device=${device}`))).not.toHaveProperty('__Host-sticky')
    expect(cookies(await visit(site, '/', known, { 'sec-purpose': 'prefetch' }))).toEqual({})
    const sticky = cookies(await visit(site, '/', known))['__Host-sticky']?.split(';')[0] ?? ''
    const moved = experiment('cover', ['editors', 'together', 'planned'], { weights: [0, 0, 1] })
    await sendPayload(site, payloadWith({ homeCover: [moved] }, second(5)))
    const shown = async (cookie: string) => shownOn(await visit(site, '/', cookie)).homeCover
    expect(await shown(`${known}; ${sticky}`)).toBe('together')
    expect(await shown(known)).toBe('planned')
    expect(await shown(`__Host-device=${device}; ${sticky}`), 'the control').toBe('editors')
    const other = `__Host-device=${deviceOf(999)}; __Host-consent=granted.3`
    expect(await shown(`${other}; ${sticky}`), 'another device').toBe('planned')
    expect(await shown(`${known}; ${sticky}x`), 'forged').toBe('planned')
    const refused = await visit(site, '/', `__Host-device=${device}; __Host-consent=refused.3; ${sticky}`)
    expect(cookies(refused)['__Host-sticky']).toContain('Max-Age=0')
  })

  it('get their own page when there are too many variants to cache', async () => {
    const many = Array.from({ length: 36 }, (_, i) => ({
      device: deviceOf(i + 100),
      homeCover: ['editors', 'together', 'planned'][i % 3],
      homeDeparturesFirst: i % 6 < 3,
      wishlist: i % 12 < 6,
      talkToUs: { header: i % 24 < 12, footer: i < 24 },
    }))
    const rules = (flag: 'homeCover' | 'homeDeparturesFirst' | 'wishlist' | 'talkToUs') =>
      many.map(({ device, [flag]: force }) => ({ condition: { deviceId: device }, force }))
    const names = ['homeCover', 'homeDeparturesFirst', 'wishlist', 'talkToUs'] as const
    await sendPayload(site, payloadWith(Object.fromEntries(names.map((name) => [name, rules(name)])), second(6)))
    const pages: string[] = []
    for (const { device, homeCover, homeDeparturesFirst, wishlist } of [...many, ...many.slice(-3)]) {
      const response = await visit(site, '/', `__Host-device=${device}; __Host-consent=granted.3`)
      expect(shownOn(response), device).toEqual({ homeCover, homeDeparturesFirst })
      expect(response.text.includes(' class="heart"'), device).toBe(wishlist)
      pages.push(header(response, 'x-page-cache'))
    }
    const linesOfHome = () => site.logs.filter(({ route }) => route === 'index')
    await expect
      .poll(() => linesOfHome().length, { message: 'log lines of the home page' })
      .toBeGreaterThanOrEqual(pages.length)
    const lines = linesOfHome()
    const cached = lines.filter(({ variantLimit }) => variantLimit === undefined)
    expect(new Set(cached.map(({ variations }) => JSON.stringify(variations))).size).toBe(MAX_LIVE_VARIANTS)
    expect(cached.every(({ page }) => page !== 'bypass')).toBe(true)
    const bypassed = pages.filter((page) => page === 'bypass')
    expect(bypassed.length).toBeGreaterThanOrEqual(many.length - MAX_LIVE_VARIANTS + 3)
    expect(lines.filter(({ variantLimit }) => variantLimit === 'exceeded')).toHaveLength(bypassed.length)
  })
})

it('hides the wishlist’s heart, and shows travels first where the search names no tab (§2, §9)', async () => {
  expect((await site.request('it', '/')).text).toContain('href="/preferiti"')
  const flags = { wishlist: [{ force: false }], searchTravelsFirst: [{ force: true }] }
  await sendPayload(site, payloadWith(flags, second(7)))
  const currentTab = async (path: string) =>
    /class="search-tabs".*?<a href="([^"]*)" aria-current="page"/s.exec((await site.request('it', path)).text)?.[1]
  expect((await site.request('it', '/')).text).not.toContain('href="/preferiti"')
  expect(await currentTab('/cerca')).toBe('/cerca?tab=travels')
  expect(await currentTab('/cerca?tab=tours')).toBe('/cerca?tab=tours')
})
