import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERSON } from '../../bench/person.ts'
import { allMarkets } from '../../markets/registry.ts'
import { header } from '../support/headers.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

describe('fetching ahead', () => {
  it.each(allMarkets)('$id: pages name their rules, and the rules are served as rules', async (market) => {
    const page = await site.ask(market.id, '/')
    const path = JSON.parse(header(page, 'speculation-rules')) as string
    const rules = await site.ask(market.id, path)
    expect(rules.status).toBe(200)
    expect(header(rules, 'content-type')).toBe('application/speculationrules+json')
    expect(JSON.parse(rules.text)).toHaveProperty('prefetch.0.where')
    expect(rules.text).toContain(`"${market.paths.wishlist}"`)
  })

  it('is for public pages: no rules on private pages’ answers to keep, errors and calls', async () => {
    for (const path of ['/no-such-page', '/api/destinations?search=peru', '/healthz'])
      expect((await site.ask('it', path)).headers['speculation-rules'], path).toBeUndefined()
  })

  it.each(['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip'])(
    'sets no cookie and says so in the log: Sec-Purpose %s',
    async (purpose) => {
      const headers = { 'user-agent': PERSON, 'sec-purpose': purpose }
      for (const path of ['/', '/cerca', '/viaggi/japan-tokyo-kyoto', '/preferiti']) {
        const answer = await site.ask('it', path, { headers })
        expect(answer.status).toBe(200)
        expect(answer.headers['set-cookie'], path).toBeUndefined()
        expect(header(answer, 'cache-control')).toMatch(/^private, no-(cache|store)$/)
      }
      expect((await site.ask('it', '/', { headers: { 'user-agent': PERSON } })).headers['set-cookie']).toBeDefined()
      expect(site.logs.some(({ prefetch }) => prefetch === true)).toBe(true)
    },
  )

  it('does not refuse a choice either: a prefetch never deletes a cookie', async () => {
    const cookie = '__Host-consent=refused.1; __Host-device=7d9c1b6e-5a53-4a3c-9a76-0e6f6c1f2a11'
    const headers = { 'user-agent': PERSON, cookie, 'sec-purpose': 'prefetch' }
    expect((await site.ask('it', '/', { headers })).headers['set-cookie']).toBeUndefined()
  })

  it('is forgotten after a form post, and only then', async () => {
    const post = (path: string, body: string) =>
      site.ask('it', path, {
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
    expect((await site.ask('it', '/api/destinations?search=peru')).headers['clear-site-data']).toBeUndefined()
    expect((await site.ask('it', '/')).headers['clear-site-data']).toBeUndefined()
  })
})

describe('preloading by header', () => {
  it('says what the document says: the font and the cover', async () => {
    for (const path of ['/', '/viaggi/japan-tokyo-kyoto', '/cerca']) {
      const answer = await site.ask('it', path)
      const link = header(answer, 'link')
      // What may wait is the document's alone.
      const preloads = [...answer.text.matchAll(/<link rel="preload"[^>]* href="([^"]+)"[^>]*>/g)]
        .filter(([tag]) => !/fetchpriority="auto"/i.test(tag))
        .map(([, href]) => href)
      expect(preloads.length, path).toBeGreaterThan(0)
      const named = [...link.matchAll(/<([^>]+)>; rel=preload; as=(font|image)/g)].map(([, href]) => href)
      expect(named).toEqual(preloads)
      // React preloads eager pictures by itself, before the cover, unless they say that they may wait.
      expect(answer.text).not.toMatch(/<link rel="preload" as="image" imageSrcSet/)
      expect(link).toMatch(/as=font; type=font\/woff2; crossorigin/)
    }
  })

  it('is not on errors', async () => expect((await site.ask('it', '/nope')).headers.link).toBeUndefined())
})
