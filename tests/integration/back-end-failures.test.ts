import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { localDatabases } from '../../local/state/local-databases.ts'
import { LOCAL_SECRETS } from '../../local/workers/local-variables.ts'
import type { MarketId } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import { markets } from '../../markets/registry.ts'
import type { DataCall } from '../../worker/data/data-policy.ts'
import { damagePage, pageOf } from '../support/damage-page.ts'
import { FAULTS } from '../support/faults.ts'
import { linesOf } from '../support/log-lines.ts'
import { itsPath, meetingPath } from '../support/market-pages.ts'
import { header, type Site, startSite } from '../support/site.ts'
import { casesOfRun } from '../support/whole-run.ts'

describe('failing back end', () => {
  let site: Site
  // Real clock: responses must become stale.
  beforeAll(async () => {
    site = await startSite({ clock: null })
  })
  afterEach(() => site.fault(null))
  afterAll(() => site.stop())

  it('serves cached pages without a wait for a minute, with a notice for operators', async () => {
    const paths = ['/', '/cerca', '/eventi-wemeet', '/viaggi/giappone-tokyo-kyoto']
    // The second request stores a page.
    for (const path of [...paths, ...paths]) expect((await site.request('it', path)).status).toBe(200)
    await site.fault('status=503')
    const refreshes = () => site.logs.filter((line) => line.refresh === 'data')
    // Fresh pages come from memory.
    await expect
      .poll(
        () =>
          Promise.all(
            paths.map(async (path) => {
              const response = await site.request('it', path)
              expect(response.status).toBe(200)
              return header(response, 'x-page-cache')
            }),
          ),
        { timeout: 30_000, interval: 500, message: 'states of the pages' },
      )
      .toEqual(paths.map(() => 'stale'))
    await expect.poll(() => refreshes().map(({ call }) => call)).toContain('wemeet events')
    for (const line of refreshes())
      expect(line).toEqual({ time: expect.any(String), refresh: 'data', call: expect.any(String), failure: 'status' })
  })

  it.each([
    ['status 500', 'status=500', 'status', 'islanda-ring-road'],
    ['status 429', 'status=429', 'contract', 'georgia-svaneti'],
    ['invalid JSON', 'body=garbage', 'not json', 'malta-gozo'],
    ['more than it reads', 'body=huge', 'too large', 'vietnam-ha-giang'],
    ['a wrong shape', 'body=lying', 'contract', 'slovenia-alpi-giulie'],
    ['a timeout', 'delay=6000', 'timeout', 'peru-machu-picchu'],
  ])(
    'renders the error page for an uncached page after %s, logs the cause, and recovers immediately (§7, §8)',
    async (_name, fault, failure, slug) => {
      await site.fault(`${fault};path=/travels/show`)
      const response = await site.request('it', `/viaggi/${slug}`)
      expect(response.status).toBe(503)
      expect(header(response, 'retry-after')).toMatch(/^\d+$/)
      expect(header(response, 'cache-control')).toBe('no-store')
      expect(response.text).toContain('<h1')
      expect(response.text).not.toMatch(/\bat \w+ \(|\.tsx?:\d/)
      // The code on the page identifies the request in the log, with the cause.
      const code = /Codice della richiesta: (?:<!-- -->)?([\w-]+)/.exec(response.text)?.[1] ?? ''
      expect(code).toBe(header(response, 'x-request-id'))
      const lines = await linesOf(site, response, 2)
      expect(lines[0]).toMatchObject({ route: 'travels-travel', status: 503, error: `upstream ${failure}` })
      expect(lines[0]?.data).toContainEqual(
        expect.objectContaining({ call: 'travel', state: 'failed', failure, ms: expect.any(Number) }),
      )
      expect(lines[1]).toMatchObject({
        level: 'error',
        error: `upstream ${failure}`,
        fingerprint: lines[0]?.fingerprint,
        causes: [expect.stringMatching(`^UpstreamError: travel: ${failure} `)],
      })
      await site.fault(null)
      expect((await site.request('it', `/viaggi/${slug}`)).status).toBe(200)
    },
  )

  /** Saves the contact book as it is: all pages are to be made anew, by the failing back end. */
  const changeAll = async () => {
    const headers = { authorization: `Bearer ${LOCAL_SECRETS.API_WRITE_TOKEN}`, 'content-type': 'application/json' }
    const path = '/backoffice/layout/contacts'
    const { data } = JSON.parse((await site.request('api', path, { headers })).text)
    const saved = await site.request('api', path, { method: 'PUT', headers, body: JSON.stringify(data) })
    expect(JSON.parse(saved.text).data.announced).toBe(true)
  }

  it('serves cached pages without errors through every kind of failure, and logs each error', async () => {
    const paths = ['/', '/cerca', '/viaggi/giappone-tokyo-kyoto']
    // The second request stores a page.
    for (const path of [...paths, ...paths]) expect((await site.request('it', path)).status).toBe(200)
    const before = site.logs.length
    for (const fault of FAULTS.filter((each) => !each.includes('delay'))) {
      await site.fault(null)
      await changeAll()
      await site.fault(fault)
      await site.request('it', `/cerca?textSearch=${encodeURIComponent(fault)}`)
      for (const path of paths) expect([fault, (await site.request('it', path)).status]).toEqual([fault, 200])
    }
    await site.fault(null)
    const lines = site.logs.slice(before)
    expect(lines.filter((line) => JSON.stringify(line).includes('stale-if-error')).length).toBeGreaterThan(0)
    const broken = lines.filter(
      ({ service, status, error }) =>
        service === undefined && (status === 500 || /^(render|gateway|unhandled)/.test(error ?? '')),
    )
    expect(broken).toEqual([])
  })

  it.each(['status=503', 'body=lying'])('shows an error for a heart after %s, and logs the cause', async (fault) => {
    await site.fault(`${fault};path=/wishlist`)
    const response = await site.request('it', '/api/wishlist/travel/malta-gozo', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'wish=add',
    })
    expect([response.status, header(response, 'location')]).toEqual([303, '/preferiti?problem=failed'])
    const [line, error] = await linesOf(site, response, 2)
    expect(line).toMatchObject({ status: 303, error: 'wishlist', fingerprint: error?.fingerprint })
    expect(error).toMatchObject({ level: 'error', error: 'wishlist', causes: [expect.any(String)] })
  })

  it('responds 503 with empty results for a failing search suggestion (§7, §8)', async () => {
    await site.fault('status=503;path=/travels/top-sellers')
    for (let i = 0; i < 6; i++) await site.request('fr', `/api/destinations?search=norvege${i}`)
    expect((await site.request('fr', '/destinations/malte-gozo')).status).toBe(200)
    const response = await site.request('fr', '/api/destinations?search=norvege')
    expect(response.status).toBe(503)
    expect(JSON.parse(response.text)).toEqual({ results: [] })
  })
})

describe('rejecting back end', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ clock: null })
  })
  afterEach(() => site.fault(null))
  afterAll(() => site.stop())

  it.each([
    [400, 'age-groups'],
    [429, 'how-it-works'],
  ] as const)('makes no page missing: %i is an outage', async (status, route) => {
    const path = markets.it.paths[route] ?? ''
    await site.fault(`status=${status};path=/custompages/show`)
    expect((await site.request('it', path)).status).toBe(503)
    await site.fault(null)
    expect((await site.request('it', path)).status).toBe(200)
  })

  it.each([
    ['layout', '/layouts', 'fr', '/recherche'],
    ['filters', '/filters', 'de', '/suchen'],
  ])('serves a page without its %s, uncached', async (_what, call, market, path) => {
    await site.fault(`status=403;path=${call}`)
    const states: string[] = []
    const visit = async () => {
      const response = await site.request(market, path)
      expect(response.status).toBe(200)
      states.push(header(response, 'x-page-cache'))
      return response.text.length
    }
    const without = await visit()
    await visit()
    await site.fault(null)
    expect(await visit()).toBeGreaterThan(without)
    await visit()
    expect(states).toEqual(['miss', 'miss', 'miss', 'memory'])
  })

  it('serves pages without the layout, with links of its own in the header, and other calls as always (§2, §7)', async () => {
    await site.fault('status=503;path=/layouts')
    const paths = ['/', '/buscar', '/viajes/japon-tokio-kioto']
    for (const path of [...paths, ...Array(8).fill('/'), '/viajes/malta-gozo', '/preguntas-frecuentes']) {
      const response = await site.request('es', path)
      expect(response.status, path).toBe(200)
      expect(response.text).toContain('<footer')
      const bar = /<header.*?<\/header>/s.exec(response.text)?.[0]
      for (const link of ['/', '/viajes', '/salidas-confirmadas', '/buscar', '/lista-de-deseos'])
        expect(bar).toContain(`href="${link}"`)
    }
  })
})

/** A page that needs each call, and the result without it: the page without a part, or the error page. */
const CALLS: Record<DataCall, { path: string; page: (market: Market, tours: string[]) => string; without: 200 | 503 }> =
  {
    layouts: { path: '/layouts', page: ({ paths }) => paths['how-it-works'] ?? '', without: 200 },
    filters: { path: '/filters', page: ({ paths }) => `${paths.search}?price=MAX_1200`, without: 200 },
    'custom page': { path: '/custompages/show', page: ({ paths }) => paths['age-groups'] ?? '', without: 503 },
    tours: { path: '/tours', page: ({ paths }) => `${paths.search}?sort=price%3Aasc`, without: 503 },
    travels: { path: '/travels', page: ({ paths }) => `${paths.search}?tab=travels`, without: 503 },
    facets: { path: '/tours/facets', page: ({ paths }) => `${paths.search}?priceTo=123400`, without: 200 },
    'search counts': {
      path: '/search/counts',
      page: ({ paths }) => `${paths.search}?discounted=true&durationTo=4`,
      without: 200,
    },
    pins: { path: '/travels/pins', page: ({ paths }) => `${paths.search}?show=map`, without: 200 },
    'price grid': { path: '/tours/price-grid', page: ({ paths }) => `${paths.search}?show=prices`, without: 200 },
    'top sellers': {
      path: '/travels/top-sellers',
      page: ({ paths }) => `${paths.search}?textSearch=zzqq`,
      without: 200,
    },
    'departure days': { path: '/tours/days', page: () => '/api/departure-days', without: 200 },
    travel: { path: '/travels/show', page: (market) => itsPath(market), without: 503 },
    tour: {
      path: '/tours/show',
      page: (market, [tour]) => `${itsPath(market)}/${tour}`,
      without: 503,
    },
    flights: {
      path: '/flights',
      page: (market, [, tour]) => `${itsPath(market)}/${tour}`,
      without: 200,
    },
    coordinator: {
      path: '/coordinators',
      page: ({ segments }) => `/${segments.coordinators}/chiara-lombardi`,
      without: 503,
    },
    'wemeet events': { path: '/wemeet/events', page: ({ paths }) => paths['events-wemeet'] ?? '', without: 503 },
    'wemeet event': { path: '/wemeet/events/show', page: (market) => meetingPath(market) ?? '', without: 503 },
    sitemap: { path: '/sitemap', page: () => '/sitemap.xml', without: 503 },
  }

describe('one failing call of the back end', () => {
  let site: Site
  let tours: string[]
  beforeAll(async () => {
    site = await startSite({ clock: null })
    const { text } = await site.request('api', '/travels/show?market=us&slug=japan-tokyo-kyoto')
    tours = JSON.parse(text).data.departures.map(({ code }: { code: string }) => code.toLowerCase())
  })
  afterAll(() => site.stop())

  // Each in a separate market, without cached responses.
  const cases = casesOfRun<[string, string[], MarketId]>(
    [
      ['body=lying', ['contract'], 'fr'],
      // 4xx counts as an outage, unless the status has a meaning for the call.
      ['status=403', ['contract', 'status'], 'de'],
    ],
    [
      ['status=503', ['status'], 'it'],
      ['body=garbage', ['not json'], 'es'],
    ],
  )
  it.each(cases)(
    'shows errors in dependent parts only after %s, and recovers immediately',
    async (fault, failures, id) => {
      const walked: [string, number, boolean, number][] = []
      for (const [call, { path, page }] of Object.entries(CALLS)) {
        const address = page(markets[id], tours)
        await site.fault(`${fault};path=${path}`)
        const response = await site.request(id, address)
        const { data } = await vi.waitFor(() => {
          const line = site.logs.find((each) => each.id === header(response, 'x-request-id') && each.ms !== undefined)
          if (line === undefined) throw new Error(`no line of ${address}`)
          return line as { data?: { call: string; failure?: string }[] }
        }, 5000)
        await site.fault(null)
        const isLogged = data?.some((each) => each.call === call && failures.includes(each.failure ?? '')) === true
        walked.push([call, response.status, isLogged, (await site.request(id, address)).status])
      }
      expect(walked).toEqual(Object.entries(CALLS).map(([call, { without }]) => [call, without, true, 200]))
    },
  )
})

describe('damaged database', () => {
  it('is not ready, and is named in the log with its damaged table', async () => {
    const site = await startSite({ clock: null })
    try {
      const { file = '' } = localDatabases(site.stateFolder).find(({ name }) => name === 'api') ?? {}
      const ready = async () => [
        (await site.request('api', '/readyz')).status,
        (await site.request('it', '/readyz')).status,
      ]
      expect(await ready()).toEqual([200, 200])
      const database = await site.miniflare.getD1Database('DB', 'sojourn-api')
      const row = await database.prepare('SELECT text FROM review_texts LIMIT 1 OFFSET 300').first<{ text: string }>()
      damagePage(file, pageOf(file, row?.text ?? 'no text'))
      // Pages that the database has in memory are not read again.
      await expect
        .poll(ready, { message: 'readiness of the damaged database', timeout: 20_000, interval: 500 })
        .toEqual([503, 503])
      await expect
        .poll(() => site.logs.find(({ error }) => error === 'database'), { message: 'log line of the database' })
        .toMatchObject({
          ...{ service: 'api', level: 'error', database: 'api', table: 'review_texts' },
          advice: expect.stringMatching(/^restore the database/),
        })
    } finally {
      await site.stop()
    }
  })
})

describe('back end that has never responded', () => {
  it('leads to the error page in the market’s language, and is not ready', async () => {
    const site = await startSite({ clock: null })
    try {
      await site.fault('status=500')
      const response = await site.request('de', '/')
      expect(response.status).toBe(503)
      expect(response.text).toContain('lang="de-DE"')
      expect(response.text).toContain('Es ist ein Fehler aufgetreten!')
      expect((await site.request('de', '/readyz')).status).toBe(503)
      expect((await site.request('de', '/healthz')).status).toBe(200)
      await site.fault(null)
    } finally {
      await site.stop()
    }
  })
})
