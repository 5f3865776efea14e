import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itineraryPath } from '../../markets/links.ts'
import { allMarkets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { COPY_HEADER, NEUTRAL, OFFLINE_PATH } from '../../shared/offline/offline-protocol.ts'
import { itsPath, itsSlug } from '../support/market-pages.ts'
import { header, type Site, startSite } from '../support/site.ts'
import { USER_AGENT } from '../support/user-agent.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

describe('prefetch', () => {
  it.each(allMarkets)('$id: pages link to their speculation rules', async (market) => {
    const page = await site.request(market.id, '/')
    const path = JSON.parse(header(page, 'speculation-rules')) as string
    const rules = await site.request(market.id, path)
    expect(rules.status).toBe(200)
    expect(header(rules, 'content-type')).toBe('application/speculationrules+json')
    expect(JSON.parse(rules.text)).toHaveProperty('prefetch.0.where')
    expect(rules.text).toContain(`"${market.paths.wishlist}"`)
  })

  it('has no rules for errors and calls', async () => {
    for (const path of ['/no-such-page', '/api/destinations?search=peru', '/healthz'])
      expect((await site.request('it', path)).headers['speculation-rules'], path).toBeUndefined()
  })

  it.each(['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip'])(
    'sets no cookie and is marked in the log: Sec-Purpose %s',
    async (purpose) => {
      const headers = { 'user-agent': USER_AGENT, 'sec-purpose': purpose }
      for (const path of ['/', '/cerca', '/viaggi/giappone-tokyo-kyoto', '/preferiti']) {
        const response = await site.request('it', path, { headers })
        expect(response.status).toBe(200)
        expect(response.headers['set-cookie'], path).toBeUndefined()
        expect(header(response, 'cache-control')).toMatch(/^private, no-(cache|store)$/)
      }
      expect(
        (await site.request('it', '/', { headers: { 'user-agent': USER_AGENT, cookie: '__Host-consent=granted.3' } }))
          .headers['set-cookie'],
      ).toBeDefined()
      expect(site.logs.some(({ prefetch }) => prefetch === true)).toBe(true)
    },
  )

  it('deletes no cookie when consent was refused', async () => {
    const cookie = '__Host-consent=refused.3; __Host-device=7d9c1b6e-5a53-4a3c-9a76-0e6f6c1f2a11'
    const headers = { 'user-agent': USER_AGENT, cookie, 'sec-purpose': 'prefetch' }
    expect((await site.request('it', '/', { headers })).headers['set-cookie']).toBeUndefined()
  })

  it('is cleared after a form post only', async () => {
    const post = (path: string, body: string) =>
      site.request('it', path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body,
      })
    for (const [path, body] of [
      ['/api/consent', 'choice=granted'],
      ['/api/currency', 'currency=GBP'],
      ['/api/banners/x/close', ''],
    ] as const)
      expect(header(await post(path, body), 'clear-site-data'), path).toBe('"prefetchCache", "prerenderCache"')
    expect((await post('/api/currency', 'currency=XXX')).headers['clear-site-data']).toBeUndefined()
    expect((await site.request('it', '/api/destinations?search=peru')).headers['clear-site-data']).toBeUndefined()
    expect((await site.request('it', '/')).headers['clear-site-data']).toBeUndefined()
  })
})

describe('preload headers', () => {
  it('name the same covers as the document, no icons and no font', async () => {
    for (const path of ['/', '/viaggi/giappone-tokyo-kyoto']) {
      const response = await site.request('it', path)
      const link = header(response, 'link')
      const preloads = [...response.text.matchAll(/<link rel="preload" as="image"[^>]* href="([^"]+)"[^>]*>/g)]
        .filter(([tag]) => !tag.includes('/icons-'))
        .map(([, href]) => href)
      expect(preloads.length, path).toBeGreaterThan(0)
      const named = [...link.matchAll(/<([^>]+)>; rel=preload; as=(\w+)/g)].map(([, href]) => href)
      expect(named).toEqual(preloads)
      // React preloads eager pictures before the cover, unless they have a low priority.
      expect(response.text).not.toMatch(/<link rel="preload" as="image" imageSrcSet/)
      expect(link).not.toMatch(/as=font|icons-/)
    }
  })

  it('are absent from errors', async () => expect((await site.request('it', '/nope')).headers.link).toBeUndefined())
})

describe('offline copy', () => {
  const headers = { 'user-agent': USER_AGENT, [COPY_HEADER]: NEUTRAL }

  it.each(allMarkets)('$id: exists for trips and the offline page, without visitor data', async (market) => {
    const trip = itsPath(market)
    for (const path of [trip, itineraryPath(market, itsSlug(market)), OFFLINE_PATH]) {
      const copy = await site.request(market.id, path, { headers })
      expect(copy.status, path).toBe(200)
      expect(header(copy, COPY_HEADER), path).toBe(NEUTRAL)
      expect(header(copy, 'cache-control')).toBe('private, no-store')
      for (const name of ['set-cookie', 'etag', 'speculation-rules']) expect(copy.headers[name], name).toBeUndefined()
      expect(copy.text).toMatch(new RegExp(`^<!DOCTYPE html><html data-copy=""[^>]* lang="${market.locale}"`))
      expect(copy.text).not.toContain('id="visitor"')
      // The copy contains its time for offline readers.
      const [start] = translators[market.id]('offline.copyNote', { time: '|' }).split('|')
      expect(copy.text, path).toContain(` copy-note" data-shown="true"><p class="container">${start}`)
    }
  })

  it('of the offline page needs no back end', async () => {
    await site.fault('status=503')
    try {
      const copy = await site.request('fr', OFFLINE_PATH, { headers })
      expect([copy.status, header(copy, COPY_HEADER)]).toEqual([200, NEUTRAL])
    } finally {
      await site.fault(null)
    }
  })
})

describe('installable site', () => {
  it.each(allMarkets)(
    '$id: has a manifest in the market’s language, with existing icons and shortcuts',
    async (market) => {
      const page = await site.request(market.id, '/')
      const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page.text) ?? []
      const response = await site.request(market.id, path)
      expect(header(response, 'content-type')).toBe('application/manifest+json')
      const manifest = JSON.parse(response.text)
      expect(manifest).toMatchObject({
        id: '/',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        lang: market.locale,
      })
      const shortcuts: { name: string; url: string; icons: { src: string; sizes: string }[] }[] = manifest.shortcuts
      expect(shortcuts.length).toBe(3)
      for (const { name, url } of shortcuts) {
        expect(name).not.toBe('')
        expect((await site.request(market.id, url)).status, url).toBe(200)
      }
      // One file for all markets.
      if (market.id !== 'it') return
      const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons
      expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
        '192x192',
        '512x512',
      ])
      for (const { src, sizes } of [...icons, ...shortcuts.flatMap((each) => each.icons)]) {
        const icon = await site.request('it', src)
        expect(icon.status, src).toBe(200)
        const { width, height, format } = await sharp(icon.bytes).metadata()
        if (format === 'png') expect(`${width}x${height}`, src).toBe(sizes)
      }
      const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page.text) ?? []
      expect((await sharp((await site.request('it', touch)).bytes).metadata()).width).toBe(180)
    },
  )

  it('revalidates the service worker on every request, for the scope of the whole site (§7)', async () => {
    const worker = await site.request('it', '/sw.js')
    expect([worker.status, header(worker, 'cache-control')]).toEqual([200, 'no-cache'])
    expect(header(worker, 'content-type')).toMatch(/javascript/)
    expect(header(worker, 'content-security-policy')).toContain("worker-src 'self'")
  })
})
