import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCAL_SECRETS } from '../../local/workers/local-variables.ts'
import { hostileIssuer } from '../support/hostile-issuer.ts'
import { leakyBackEnd, PERSONAL } from '../support/leaky-back-end.ts'
import { person } from '../support/person.ts'
import { createSession } from '../support/sessions.ts'
import { header, type Site, startSite } from '../support/site.ts'

const ALICE = { id: 'alice', email: 'alice@example.com', name: 'Alice Rossi', pictureImage: null, isAdmin: false }

const DEVICE = '7d9c1b6e-5a53-4a3c-9a76-0e6f6c1f2a11'

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0',
  cookie: `__Host-device=${DEVICE}; anonymous-id=alice; session=alice`,
  authorization: 'Bearer alice',
  referer: 'https://evil.test/?token=alice',
  'x-anonymous-id': 'alice',
  'x-referer-url': '/alice',
  'x-forwarded-for': '203.0.113.7',
}

describe('back end in production', () => {
  let site: Site
  let api: Awaited<ReturnType<typeof leakyBackEnd>>
  let account: typeof api
  let issuer: Awaited<ReturnType<typeof hostileIssuer>>
  beforeAll(async () => {
    api = await leakyBackEnd(() => site, 'api')
    account = await leakyBackEnd(() => site, 'account')
    issuer = await hostileIssuer(LOCAL_SECRETS.AUTH_CLIENT_SECRET)
    const ask = { ASK_URL: 'http://127.0.0.1:1', ASK_MODEL: 'small' }
    const urls = { API_URL: api.url, ACCOUNT_URL: account.url, AUTH_ISSUER: issuer.url }
    site = await startSite({ variables: { storefront: { ...urls, ...ask, ENVIRONMENT: 'production' } } })
  })
  afterAll(async () => {
    api?.close()
    account?.close()
    issuer?.close()
    await site?.stop()
  })

  it.each([
    ['it', '/'],
    ['it', '/viaggi'],
    ['de', '/suchen'],
    ['us', '/destinations/japan-tokyo-kyoto'],
    ['fr', '/favoris'],
  ])('%s %s shows no extra data of its responses, and sends no visitor data (§3)', async (market, path) => {
    const before = api.received.length
    const response = await site.request(market, path, { headers: BROWSER })
    expect(response.status).toBe(200)
    for (const extra of [...Object.keys(PERSONAL), PERSONAL.wishlistOwner, PERSONAL.needsRedirect])
      expect(response.text).not.toContain(extra)
    expect(String(response.headers['set-cookie'] ?? '')).not.toContain('alice')
    const sentHeaders = api.received.slice(before).map(({ headers }) => headers)
    expect(sentHeaders.length).toBeGreaterThan(0)
    expect(JSON.stringify(sentHeaders)).not.toMatch(/alice|203\.0\.113\.7|7d9c1b6e|evil\.test|Chrome/)
  })

  describe('gets the visitor’s page and anonymous id with calls for one visitor', () => {
    const visitor = () => {
      const who = person(site)
      who.setCookie('it', '__Host-device', DEVICE)
      who.setCookie('it', '__Host-consent', 'granted.3')
      const from = (page: string) => ({ referer: page.startsWith('/') ? site.origin('it') + page : page })
      return {
        who,
        get: (path: string) => who.get('it', path),
        post: (path: string, fields: Record<string, string>, page: string) =>
          who.post(site.origin('it') + path, fields, from(page)),
      }
    }
    /** The two headers of the calls below a path that an action makes. */
    const headersOf = async (service: typeof api, below: string, act: () => Promise<unknown>) => {
      const before = service.received.length
      await act()
      const calls = service.received.slice(before).filter(({ path }) => path.startsWith(below))
      return [...new Set(calls.map(({ headers }) => `${headers['x-referer-url']} ${headers['x-anonymous-id']}`))]
    }
    const sent = (page: string) => [`${page} ${DEVICE}`]

    it.each([
      ['/cerca?textSearch=giappone', '/cerca'],
      ['/viaggi/giappone-tokyo-kyoto?modal=&type=coordinator', '/viaggi/giappone-tokyo-kyoto'],
      ['https://evil.test/?token=alice', '/'],
      ['/api/consent', '/'],
      ['/sw.js', '/'],
    ])('heart pressed on %s: %s (§7)', async (page, path) => {
      const press = () => visitor().post('/api/wishlist/travel/japan-tokyo-kyoto', { wish: 'add' }, page)
      expect(await headersOf(api, '/wishlist', press)).toEqual(sent(path))
    })

    it('alert', async () => {
      const { who, post } = visitor()
      who.setCookie('it', '__Host-session', await createSession(site, ALICE))
      const add = () => post('/api/alerts', { travel: 'japan-tokyo-kyoto' }, '/viaggi/giappone-tokyo-kyoto')
      expect(await headersOf(api, '/alerts', add)).toEqual(sent('/viaggi/giappone-tokyo-kyoto'))
    })

    it('form of a shared list, whose page sends no referrer: its path without its secret (§7)', async () => {
      const { who } = visitor()
      const fields = { wish: 'add', return: '/preferiti?list=secret' }
      const press = () => who.post(`${site.origin('it')}/api/wishlist/travel/japan-tokyo-kyoto`, fields)
      expect(await headersOf(api, '/wishlist', press)).toEqual(sent('/preferiti'))
    })

    it('one-time codes', async () => {
      const { get, post } = visitor()
      await get('/')
      const about = { purpose: 'wishlist' }
      const signUp = async () => {
        await post('/api/sign-up/address', { ...about, email: 'alice@example.com' }, '/cerca?page=2')
        await post('/api/sign-up/continue', { ...about, marketing: 'decline' }, '/cerca?page=2')
        await post('/api/sign-up/code', { ...about, code: '000000' }, '/cerca?page=2')
      }
      expect(await headersOf(account, '/codes/', signUp)).toEqual(sent('/cerca'))
      const { received } = account
      for (const path of ['/codes/look-up', '/codes/send', '/codes/check'])
        expect(received.some((call) => call.path === path)).toBe(true)
    })

    it('sign-in, with the page that it returns to (§7)', async () => {
      const { who } = visitor()
      const signIn = async () => {
        const { searchParams } = new URL(header(await who.get('it', '/login?return=/viaggi?tab=tours'), 'location'))
        const back = { code: searchParams.get('nonce') ?? '', state: searchParams.get('state') ?? '' }
        await who.get('it', `/login/redirect?${new URLSearchParams(back)}`)
      }
      expect(await headersOf(account, '/backoffice', signIn)).toEqual(sent('/viaggi'))
    })

    it('AI search', async () => {
      const { get } = visitor()
      const search = () => get('/cerca-con-ia-9x2?q=Giappone')
      expect(await headersOf(api, '/ask', search)).toEqual(sent('/cerca-con-ia-9x2'))
    })

    it('message to the team', async () => {
      const { post } = visitor()
      const message = { name: 'Alice Rossi', email: 'alice@example.com', message: 'Partite anche a Natale?' }
      const send = () => post('/api/contact', { ...message, page: '/come-funziona' }, '/api/contact')
      expect(await headersOf(api, '/contact', send)).toEqual(sent('/come-funziona'))
    })
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

  it('contains public pages that were requested twice, and never a private response', async () => {
    for (const text of ['raremarker', 'publicmarker', 'publicmarker']) {
      const search = await site.request('it', `/cerca?textSearch=${text}`, { headers: BROWSER })
      expect([search.status, search.headers['x-page-cache']]).toEqual([200, 'miss'])
    }

    // Without Origin, the response is a page with the form's fields.
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const visitor of ['privatemarkerone', 'privatemarkertwo']) {
      const body = `currency=EUR&note=${visitor}`
      const response = await site.request('it', '/api/currency', { method: 'POST', headers: form, body })
      expect(response.status).toBe(200)
      expect(response.text).toContain(visitor)
      expect(response.headers['cache-control']).toBe('private, no-store')
    }
    const wishlist = await site.request('it', '/preferiti', { headers: BROWSER })
    expect(wishlist.headers['cache-control']).toBe('private, no-store')

    await expect.poll(() => isCached('publicmarker'), { timeout: 10_000, message: 'page in the cache' }).toBe(true)
    expect(isCached('raremarker')).toBe(false)
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
