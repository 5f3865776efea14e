import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leakyBackEnd, PERSONAL } from '../support/leaky-back-end.ts'
import { type Site, startSite } from '../support/site.ts'

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0',
  cookie: '__Host-device=7d9c1b6e-5a53-4a3c-9a76-0e6f6c1f2a11; anonymous-id=alice; session=alice',
  authorization: 'Bearer alice',
  referer: 'https://evil.test/?token=alice',
  'x-anonymous-id': 'alice',
  'x-referer-url': '/alice',
  'x-forwarded-for': '203.0.113.7',
}

describe('back end that sends extra data', () => {
  let real: Site
  let site: Site
  let backEnd: Awaited<ReturnType<typeof leakyBackEnd>>
  beforeAll(async () => {
    real = await startSite()
    backEnd = await leakyBackEnd(real)
    site = await startSite({ variables: { storefront: { API_URL: backEnd.url } } })
  })
  afterAll(async () => {
    backEnd?.close()
    await Promise.all([site?.stop(), real?.stop()])
  })

  it.each([
    ['it', '/'],
    ['it', '/viaggi'],
    ['de', '/suchen'],
    ['us', '/destinations/japan-tokyo-kyoto'],
    ['fr', '/favoris'],
  ])('%s %s shows none of it, and sends no visitor data', async (market, path) => {
    const before = backEnd.receivedHeaders.length
    const answer = await site.request(market, path, { headers: BROWSER })
    expect(answer.status).toBe(200)
    for (const extra of [...Object.keys(PERSONAL), PERSONAL.wishlistOwner, PERSONAL.needsRedirect])
      expect(answer.text).not.toContain(extra)
    expect(String(answer.headers['set-cookie'] ?? '')).not.toContain('alice')
    const sentHeaders = backEnd.receivedHeaders.slice(before)
    expect(sentHeaders.length).toBeGreaterThan(0)
    expect(JSON.stringify(sentHeaders)).not.toMatch(/alice|203\.0\.113\.7|7d9c1b6e|evil\.test|Chrome/)
  })
})

describe('page cache', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  /** True if a file of the platform's cache contains a text. */
  const isCached = (text: string): boolean => {
    const folder = join(site.stateFolder, 'cache')
    return (readdirSync(folder, { recursive: true, withFileTypes: true }) as import('node:fs').Dirent[])
      .filter((entry) => entry.isFile())
      .some((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(text))
  }
  const eventuallyKept = async (text: string): Promise<boolean> => {
    for (let i = 0; i < 100; i++) {
      if (isCached(text)) return true
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return false
  }

  it('contains public pages, and never a private response', async () => {
    const search = await site.request('it', '/cerca?textSearch=publicmarker', { headers: BROWSER })
    expect([search.status, search.headers['x-page-cache']]).toEqual([200, 'miss'])

    // Without Origin, the response is a page with the form's fields.
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const visitor of ['privatemarkerone', 'privatemarkertwo']) {
      const body = `currency=EUR&note=${visitor}`
      const answer = await site.request('it', '/api/currency', { method: 'POST', headers: form, body })
      expect(answer.status).toBe(200)
      expect(answer.text).toContain(visitor)
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
    const wishlist = await site.request('it', '/preferiti', { headers: BROWSER })
    expect(wishlist.headers['cache-control']).toBe('private, no-store')

    expect(await eventuallyKept('publicmarker')).toBe(true)
    expect(isCached('privatemarker')).toBe(false)
    expect(isCached('data-route="wishlist"')).toBe(false)
    // The second visitor's page contained nothing of the first, so nothing is in memory either.
    const again = await site.request('it', '/api/currency', {
      method: 'POST',
      headers: form,
      body: 'currency=EUR&note=third',
    })
    expect(again.text).not.toContain('privatemarker')
  })
})
