import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import { header } from '../support/headers.ts'
import { type Site, startSite } from '../support/site.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('when the back end fails', () => {
  let site: Site
  // The real clock: answers must be able to grow old.
  beforeAll(async () => {
    site = await startSite({ clock: null })
  })
  afterEach(() => site.fault(null))
  afterAll(() => site.stop())

  it('warm pages stay up and say so to operators and, where prices are, to visitors', async () => {
    for (const path of ['/', '/cerca', '/viaggi/japan-tokyo-kyoto'])
      expect((await site.ask('it', path)).status).toBe(200)
    // Past fresh and stale of the shortest page policy would take a minute: a fresh page is served from memory at
    // once, an older one stale; both must be 200 while the back end is off.
    await pause(6000)
    await site.fault('status=503')
    for (const path of ['/', '/cerca', '/viaggi/japan-tokyo-kyoto']) {
      const first = await site.ask('it', path)
      expect(first.status).toBe(200)
      await pause(700)
      const second = await site.ask('it', path)
      expect(second.status).toBe(200)
      expect(['memory', 'stale', 'stale-if-error']).toContain(header(second, 'x-page'))
    }
    const refreshes = site.logs.filter((line) => line.refresh === 'data')
    expect(refreshes.map(({ call }) => call)).toContain('tours')
    for (const line of refreshes)
      expect(line).toEqual({ time: expect.any(String), refresh: 'data', call: expect.any(String), failure: 'status' })
  })

  it.each([
    ['refuses', 'status=503;path=/travels/show'],
    ['talks garbage', 'body=garbage;path=/travels/show'],
    ['lies', 'body=lying;path=/travels/show'],
    ['is late', 'delay=6000;path=/travels/show'],
  ])('a cold page shows the error page with 503 and Retry-After when it %s', async (_name, fault) => {
    await site.fault(fault)
    const slug = {
      refuses: 'iceland-ring-road',
      'talks garbage': 'malta-gozo',
      lies: 'slovenia-julian-alps',
      'is late': 'peru-machu-picchu',
    }[_name]
    const answer = await site.ask('it', `/viaggi/${slug}`)
    expect(answer.status).toBe(503)
    expect(header(answer, 'retry-after')).toMatch(/^\d+$/)
    expect(header(answer, 'cache-control')).toBe('no-store')
    expect(answer.text).toContain('<h1')
    expect(answer.text).not.toMatch(/\bat \w+ \(|\.tsx?:\d/)
  })

  it('a failing layout never takes a page down', async () => {
    const own = await startSite({ clock: null })
    try {
      await own.fault('status=503;path=/layouts')
      for (const path of ['/', '/cerca', '/viaggi/japan-tokyo-kyoto']) {
        const answer = await own.ask('es', path.replace('cerca', 'buscar').replace('viaggi', 'viajes'))
        expect(answer.status, path).toBe(200)
        expect(answer.text).toContain('<header')
        expect(answer.text).toContain('<footer')
      }
    } finally {
      await own.stop()
    }
  })

  it('a failing look-up is silent', async () => {
    await site.fault('status=503;path=/travels/top-sellers')
    const answer = await site.ask('fr', '/api/destinations?search=norvege')
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toEqual({ results: [] })
  })
})

describe('when the back end refuses to answer', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ clock: null })
  })
  afterEach(() => site.fault(null))
  afterAll(() => site.stop())

  it.each([
    [400, 'age-groups'],
    [401, 'our-values'],
    [403, 'no-sharing-room'],
    [429, 'how-it-works'],
  ] as const)('%i is an outage: no page is missing because of it', async (status, route) => {
    const path = markets.it.paths[route] ?? ''
    await site.fault(`status=${status};path=/custompages/show`)
    expect((await site.ask('it', path)).status).toBe(503)
    await site.fault(null)
    expect((await site.ask('it', path)).status).toBe(200)
  })

  it.each([
    ['layout', '/layouts', 'fr', '/recherche'],
    ['filters', '/filters', 'de', '/suchen'],
  ])('a page made without its %s is shown, but not kept', async (_what, call, market, path) => {
    await site.fault(`status=403;path=${call}`)
    const states: string[] = []
    const visit = async () => {
      const answer = await site.ask(market, path)
      expect(answer.status).toBe(200)
      states.push(header(answer, 'x-page'))
      return answer.text.length
    }
    const without = await visit()
    await visit()
    await site.fault(null)
    expect(await visit()).toBeGreaterThan(without)
    await visit()
    expect(states).toEqual(['miss', 'miss', 'miss', 'memory'])
  })
})

describe('when the back end has never answered', () => {
  it('every page is the error page, in the market’s words, and not ready', async () => {
    const site = await startSite({ clock: null })
    try {
      await site.fault('status=500')
      const answer = await site.ask('de', '/')
      expect(answer.status).toBe(503)
      expect(answer.text).toContain('lang="de-DE"')
      expect(answer.text).toContain('Es ist ein Fehler aufgetreten!')
      expect((await site.ask('de', '/readyz')).status).toBe(503)
      expect((await site.ask('de', '/healthz')).status).toBe(200)
      await site.fault(null)
    } finally {
      await site.stop()
    }
  })
})
